"""What may stand in positions and views of Cave-In: read by these shapes, and told to others by their schemas."""

from functools import lru_cache

from starlode.cavein.components import COLOURS, COSTS, FACTIONS, HALVES
from starlode.cavein.engine import codes, table
from starlode.cavein.written.happenings import ACTIONS, REASONS
from starlode.cavein.written.pending import STACKS
from starlode.core.reading import (
    Shape,
    Told,
    Written,
    by_name,
    fields,
    listed,
    noted,
    number,
    one_of,
    pile,
    several,
    written,
)

MOST = 10**7  # no counter comes near in the most rounds there can be
MOST_PLAYED = 40
MOST_TINTS = 3  # the leader's, and those of two cards that were played for their skill
MOST_BELOW = 4
MOST_COPIES = 100  # of one thing in one place, and more than any box
ARTIFACT_PLACES = 3
# Amounts that last for the turn, each with the most that three skills can bring.
COUNTERS = {
    "extra-mines": (table.EXTRA_MINES, 9),
    "artifact-discounts": (table.ARTIFACT_DISCOUNTS, 18),
    "mining-discounts": (table.MINING_DISCOUNTS, 18),
    "second-crystals": (table.SECOND_CRYSTALS, 3),
}
FLAGS = {
    "cheap-recruits": table.CHEAP_RECRUITS,
    "identical-actions": table.IDENTICAL,
    "doubled-levels": table.DOUBLED,
    "matching-colours": table.MATCHING,
    "lift-used": table.LIFT_USED,
    "ledger-used": table.LEDGER_USED,
    "arm-used": table.ARM_USED,
    "agents-used": table.AGENTS_USED,
}
OF_A_FACTION = ("doubled-levels", "matching-colours")  # whose levels or colours


@lru_cache(maxsize=20)
def shapes(
    seats: int,
    collapse: int,
    cards: tuple[str, ...],
    crystals: tuple[str, ...],
    artifacts: tuple[str, ...],
    tints: tuple[str, ...],
) -> Written:
    """What may stand in positions and views."""
    card, crystal, artifact, colour, faction = map(one_of, (cards, crystals, artifacts, COLOURS, FACTIONS))
    some_cards, some_crystals = pile(cards, MOST_COPIES), pile(crystals, MOST_COPIES)
    who, count = number(1, seats), number(0, MOST)
    effects: dict[str, Shape] = {name: number(0, most) for name, (_, most) in COUNTERS.items()}
    effects |= {name: faction if name in OF_A_FACTION else bool for name in FLAGS}
    tint = fields("Tint", {"crystal": crystal, "colour": colour, "less": number(0, len(tints))})
    stack = fields("ArtifactStack", {"top": artifact | None, "below": number(0, MOST_BELOW)})
    both = Told(
        {
            "turn": count,
            "round": noted(count, "rounds that are over"),
            "track": count,
            "passes": noted(count, "turns in a row in which nothing was done"),
            "first": noted(who | None, "the start player; null until nature has chosen"),
            "factions": several(FACTIONS),
            "totems": noted(by_name(FACTIONS, who | None), "of the factions in play; null: nobody has it"),
            "docks": some_cards,
            "crystal-stack": some_crystals,
            "mine": some_crystals,
            "tints": noted(listed(tint, 0, MOST_TINTS), "crystals of the mine that count as another colour this turn"),
            "removed": some_cards,
            "played": noted(several(cards, MOST_PLAYED), "from bottom to top"),
            "dyed": noted(
                by_name(COLOURS, some_cards), "cards in the hand of the seat in turn that count as another colour"
            ),
            "artifact-stacks": listed(stack, ARTIFACT_PLACES, ARTIFACT_PLACES),
            "unrevealed": several(artifacts),
            "empty": noted(several(STACKS), "stacks that have run out"),
            "phase": one_of(["starting", "actions"]),
            "used": several([*ACTIONS.values()]),
            "actions": number(0, 2),
            "raided": bool,
            "busy": noted(bool, "something was done, taken or subjugated in this turn"),
            "effects": noted(fields("Effects", {}, effects), "what lasts for the turn; what does not is left out"),
        },
        {
            "base": noted(several(cards, codes.BASE_LIMIT), "from bottom to top"),
            "crystals": some_crystals,
            "subjugated": some_cards,
            "artifacts": several(HALVES),
            "cast": noted(colour | None, "the colour of the Spare Totem Cast"),
            "command": faction | None,
            "left": bool,
        },
    )
    hidden = noted(some_cards, "the part of the hand that nobody else has seen")
    hand = {
        "size": number(0, MOST_COPIES),
        "cards": noted(some_cards | None, "null where the viewer may not look; without dyed cards"),
        "known": noted(some_cards, "what everybody knows to be in it"),
        "hidden": noted(some_cards | None, "of the own hand what nobody else has seen"),
        "levels": noted(listed(number(0, 2), 4, 4), "how many cards of levels 1 to 4 nobody else has seen"),
    }
    unseen = noted(some_cards, "what lies in the stacks or hidden in another hand, nobody knows where")
    return written(
        seats,
        REASONS[1:],
        both,
        Told(
            {"stack": noted(some_cards, "the mercenaries of all four stacks, in no order")},
            {"hand": some_cards, "hidden": hidden},
        ),
        Told(
            {
                "collapse": noted(one_of([collapse]), "where the track ends the match"),
                "stack-sizes": listed(number(0, MOST_COPIES), 4, 4),
                "unseen": unseen,
            },
            {"hand": fields("Hand", hand), "points": count},
        ),
        card=card,
        crystal=crystal,
        faction=faction,
        colour=colour,
        cost=one_of(COSTS),
        half=one_of(HALVES),
        artifact_card=artifact,
        stack=one_of(STACKS),
        tint_text=one_of(tints),
        pile=some_cards,
        crystals=some_crystals,
    )
