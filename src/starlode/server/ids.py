"""Names that are made up here: of tables, which nobody can guess, and of guests."""

import secrets

from starlode.i18n import LANGUAGES

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
# The same in other languages, so that any two fit: German in one word, Polish with animals of one gender.
OTHER_NAMES = {
    "de": (
        (
            "Abend", "Bernstein", "Bronze", "Eis", "Feuer", "Fluss", "Gold", "Herbst", "Jade", "Kobalt", "Korallen",
            "Kupfer", "Licht", "Mond", "Morgen", "Nacht", "Nebel", "Nord", "Opal", "Polar", "Purpur", "Rubin", "Samt",
            "Schatten", "See", "Silber", "Sonnen", "Stern", "Sturm", "Wald", "Wind", "Winter",
        ),
        (
            "adler", "biber", "dachs", "delfin", "drossel", "eule", "falke", "fink", "fuchs", "gecko", "hase", "hirsch",
            "igel", "kranich", "lachs", "lemur", "lerche", "luchs", "marder", "molch", "otter", "panda", "pelikan",
            "rabe", "reiher", "robbe", "schwan", "specht", "storch", "tapir", "tukan", "wiesel",
        ),
    ),
    "pl": (
        (
            "Bursztynowy ", "Bystry ", "Cichy ", "Daleki ", "Dzielny ", "Gwiezdny ", "Jasny ", "Kobaltowy ",
            "Łagodny ", "Lekki ", "Leśny ", "Liliowy ", "Lodowy ", "Mglisty ", "Miedziany ", "Morski ", "Nocny ",
            "Polarny ", "Poranny ", "Prędki ", "Rubinowy ", "Rudy ", "Słoneczny ", "Spokojny ", "Srebrny ",
            "Szkarłatny ", "Śmiały ", "Turkusowy ", "Wesoły ", "Zimowy ", "Złoty ", "Zwinny ",
        ),
        (
            "Bażant", "Bielik", "Bocian", "Bóbr", "Borsuk", "Delfin", "Drozd", "Gekon", "Gibon", "Jastrząb", "Jaguar",
            "Jeleń", "Jeż", "Kondor", "Kos", "Kruk", "Lemur", "Lis", "Łabędź", "Łosoś", "Orzeł", "Pelikan", "Puchacz",
            "Ryś", "Skowronek", "Sokół", "Szop", "Tapir", "Tukan", "Wróbel", "Zając", "Żuraw",
        ),
    ),
}  # fmt: skip
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
SUFFIX = 6
GUEST = 16


def table_id() -> str:
    """Two words to remember and what nobody can guess: the link is the invitation."""
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{_random(SUFFIX)}"


def guest_id() -> str:
    return _random(GUEST)


MARK = "+"  # stands in the id of whoever sits at the device of another guest, and in no other


def companion_id(keeper: str) -> str:
    """Somebody who sits at the device of a guest."""
    return f"{keeper}{MARK}{_random(SUFFIX)}"


def curtain_of(keeper: str) -> str:
    """As whom a device looks while none of its people does: this one sits nowhere."""
    return keeper + MARK


def is_curtain(guest: str) -> bool:
    return guest.endswith(MARK)


def keeper_of(guest: str) -> str:
    """Whose device somebody sits at: his own, or his keeper's."""
    return guest.partition(MARK)[0]


def moved(guest: str, old: str, new: str) -> str:
    """Who somebody is once a guest has become another: he himself, and whoever sits beside him."""
    return new + guest[len(old) :] if old in (guest, keeper_of(guest)) else guest


def guest_name(accepted: str = "") -> str:
    """What somebody is called who has not said it yet, in the first of the browser's languages that we speak."""
    language = language_of(accepted)
    if language in OTHER_NAMES:
        return "".join(map(secrets.choice, OTHER_NAMES[language]))
    return f"{secrets.choice(COLOURS)} {secrets.choice(ANIMALS)}".title()


def language_of(accepted: str) -> str:
    """The first of a browser's languages that we speak."""
    wanted = [tag.strip()[:2].lower() for tag in accepted.split(",", 10)]
    return next((tag for tag in wanted if tag in LANGUAGES), "en")


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
