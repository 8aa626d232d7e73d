"""The options of Star Realms: one table, from which docs/generated/options.md is generated. SR-335."""

from dataclasses import replace

from starlode.core.options import Choice, read_options
from starlode.realms.formats import BY_NAME, FORMATS, party

SEATS = ("1", "2", "3", "4", "5", "6")

OPTIONS: tuple[Choice, ...] = (
    Choice("format", "duel", tuple(each.name for each in FORMATS), "who plays against whom"),
    Choice("seats", "auto", ("auto", *SEATS[1:]), "how many play; auto is the fewest that the format allows"),
    Choice("start", "random", ("random", *SEATS), "the starting seat, or the first seat of the starting team"),
    Choice("boss", "1", ("random", *SEATS), "raid: the seat of the boss, who begins; random: nature draws it"),
    Choice("sets", "auto", ("auto", "1", "2", "3"), "sets of trade cards and Explorers; auto is one for two seats"),
    Choice("discards", "immediate", ("immediate", "next-turn"), "when a forced discard is carried out"),
    Choice(
        "ally-check", "at-use", ("at-use", "unlocked"), "whether an ally ability stays open when its partner leaves"
    ),
    Choice(
        "destroy-effects",
        "outposts-first",
        ("outposts-first", "any-base"),
        "whether outposts protect other bases against effects that destroy a base",
    ),
    Choice("own-bases", "no", ("no", "yes"), "whether such an effect may destroy an own base"),
    Choice(
        "needle-blob", "yes", ("yes", "no"), "whether a Stealth Needle that copies a Blob ship counts for Blob World"
    ),
    Choice("needle-scrapped", "yes", ("yes", "no"), "whether a Stealth Needle may copy a ship scrapped this turn"),
    Choice("markers", "stack", ("stack", "single"), "whether several markers for the next ship add up"),
    Choice("carrier-marker", "kept", ("kept", "used"), "whether a ship taken by Blob Carrier uses up a marker"),
    Choice("gift", "any-card", ("any-card", "draw-pile"), "emperor, raid: which cards the defeated may give away"),
    Choice("team-hands", "open", ("open", "hidden"), "hydra: whether teammates see each other's hands"),
    Choice("pool-consent", "ask", ("ask", "auto"), "hydra: whether a teammate is asked before paying along"),
    Choice("pool-explorers", "yes", ("yes", "no"), "hydra: whether teammates may pay for an Explorer together"),
    Choice("turn-limit", "1000", ("N",), "turns a seat after which the match is a draw"),
    Choice(
        "stall-claim",
        "off",
        ("off", "20", "N"),
        "house rule: turns a seat in which nobody gains combat or authority or acquires a card, "
        "after which a draw may be claimed",
    ),
)


def options_for(format: str, seats: int) -> tuple[Choice, ...]:
    """The options that a format uses, each with what it may be for so many seats."""
    chosen, places = BY_NAME[format], SEATS[:seats]
    starters = party(read_options(OPTIONS, {"format": format, "seats": str(seats)})).starters
    is_unused = {
        **dict.fromkeys(("pool-consent", "pool-explorers", "team-hands"), not chosen.takes_team_turns),
        "gift": not chosen.gives_cards,
    }
    used = []
    for choice in OPTIONS:
        if choice.name == "start" and len(starters) > 1:
            used.append(replace(choice, allowed=("random", *(str(seat + 1) for seat in starters))))
        elif choice.name == "boss" and chosen.damage_lasts_on_boss:
            used.append(replace(choice, allowed=("random", *places)))
        elif choice.name not in ("format", "seats", "start", "boss") and not is_unused.get(choice.name):
            used.append(choice)
    return tuple(used)
