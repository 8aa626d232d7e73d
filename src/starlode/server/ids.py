"""Names that are made up here: of tables, which nobody can guess, and of guests."""

import secrets

# Short, friendly, easy to say on the telephone.
COLOURS = (
    "amber", "azure", "bronze", "bright", "calm", "cobalt", "copper", "coral", "crimson", "distant", "dusky", "ember",
    "frosty", "gentle", "gilded", "golden", "hazel", "ivory", "jade", "keen", "lilac", "lucid", "lunar", "mellow",
    "misty", "nimble", "ochre", "opal", "pale", "polar", "quick", "quiet", "ruby", "rusty", "sable", "scarlet",
    "silent", "silver", "solar", "steady", "sunny", "swift", "teal", "tidal", "umber", "velvet", "violet", "vivid",
)  # fmt: skip
ANIMALS = (
    "badger", "beaver", "bison", "condor", "crane", "cricket", "dolphin", "eagle", "egret", "falcon", "ferret", "finch",
    "fox", "gecko", "gibbon", "hare", "hawk", "heron", "ibex", "ibis", "jackal", "jaguar", "kestrel", "lark",
    "lemur", "lynx", "magpie", "marlin", "marten", "newt", "ocelot", "osprey", "otter", "owl", "panda", "pelican",
    "petrel", "plover", "puffin", "raven", "robin", "salmon", "seal", "stork", "swan", "tapir", "toucan", "wren",
)  # fmt: skip
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
SUFFIX = 6
GUEST = 16


def table_id() -> str:
    """Two words to remember and what nobody can guess: the link is the invitation."""
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{_random(SUFFIX)}"


def guest_id() -> str:
    return _random(GUEST)


def guest_name() -> str:
    """What somebody is called who has not said it yet."""
    return f"{secrets.choice(COLOURS)} {secrets.choice(ANIMALS)}".title()


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
