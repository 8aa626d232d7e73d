"""Cave-In in numbers: the slots of an observation, in the order in which the engine writes them, and the ids."""

from collections.abc import Collection, Sequence

from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, COSTS, FACTIONS, HALVES, LEVELS, Components
from starlode.cavein.effects import Skill
from starlode.cavein.engine import codes
from starlode.cavein.engine.encoding import FIRST_FLAG, FLAGS, MOST_TINTS, PLAYED_SHOWN, QUESTIONS, STACKS, WAITING
from starlode.cavein.written.notation import Notation
from starlode.cavein.written.pending import QUESTIONS as NAMES
from starlode.cavein.written.shapes import FLAGS as EFFECTS
from starlode.core.decision import Json
from starlode.core.encoding import Block, codebook, each, one, wide
from starlode.core.engine.codebook import Codebook
from starlode.core.features import Facts

VERSION = 1
ASKED = tuple(NAMES.get(kind, f"unused-{kind}") for kind in range(1, QUESTIONS + 1))
FRAME = ("what", "seat", "card", "number", "second", "rest")
# Actions with a recoloured crystal are told by its number among those.
TINTED = {codes.MINE: "mine", codes.RECOLOUR: "recolour", codes.TAKE_CRYSTAL: "take"}
COPIES = codes.BASE_LIMIT - 2  # that can be told apart in a Base: below the leader, and with another card between them


def blocks(box: Components, seats: int) -> list[Block]:
    """The slots of an observation; seats are told by how many places after the viewer they sit."""
    cards, crystals = [card.id for card in box.mercenaries], [crystal.id for crystal in box.crystals]
    artifacts = [artifact.id for artifact in box.artifacts]
    places = range(seats)
    found = [
        each("asked", [*places, "nature", "over"], "1 for whoever is asked"),
        each("current", places, "1 for whoever has the turn"),
        each("first", places, "1 for the start player"),
        wide("turn", "turns begun"),
        wide("round", "rounds that are over"),
        one("track", "where the cave-in track stands"),
        one("collapse", "where it ends the match"),
        one("passes", "turns in a row without any action"),
        each("factions", FACTIONS, "1 for those in play"),
    ]
    found += [each(f"totem {each_of}", [*places, "supply"], "1 for who has it") for each_of in FACTIONS]
    found += [
        each("docks", cards, "mercenaries of each kind"),
        each("removed", cards, "mercenaries that fell off the bottom of a Base"),
        each("crystal-stack", crystals, "crystals of each kind that are still covered"),
        each("mine", crystals, "crystals of each kind"),
    ]
    tint = ("crystal", *COLOURS, "times", "cost", "points")
    for number in range(MOST_TINTS):
        about = "number of the crystal + 1, 1 for the colour it has now, how often it was recoloured, as printed"
        found.append(each(f"recoloured {number + 1}", tint, about))
    for stack in range(STACKS):
        found.append(each(f"artifacts {stack + 1} top", artifacts, "1 for the card on top of the stack"))
        found.append(one(f"artifacts {stack + 1} below", "cards below it"))
    found += [
        each("unrevealed", artifacts, "1 for each artifact card that nobody has seen"),
        each("empty", [*(f"level-{n}" for n in LEVELS), *(f"cost-{n}" for n in COSTS)], "1 for stacks that ran out"),
        each("unseen", cards, "the stacks, with what the viewer does not know of other hands"),
        each("stack-size", LEVELS, "cards of each level in the stacks"),
        one("starting", "1 in the starting phase"),
        one("raided", "1 after a raid"),
        one("busy", "1 once the turn is no pass"),
        each("used", ("recruit", "mine", "collect", "use"), "1 for actions that the turn has used"),
        one("actions", "normal actions taken"),
        one("extra-mines", "further mining actions"),
        one("artifact-discounts", "what artifacts cost less"),
        one("mining-discounts", "what crystals cost less"),
        one("second-crystals", "second crystals that may be taken"),
        each("effect", [*EFFECTS], "1 for what lasts for the turn"),
    ]
    assert [bit.bit_length() - 1 for bit in EFFECTS.values()] == list(range(FIRST_FLAG, FIRST_FLAG + FLAGS))
    card = (*FACTIONS, "level")
    for number in range(PLAYED_SHOWN):
        found.append(each(f"played {number + 1}", card, "a card of the turn in its order: its faction and its level"))
    found += [each(f"dyed {colour}", cards, "cards in the current hand that count as the colour") for colour in COLOURS]
    found += _question(cards, crystals, places)
    for place in places:
        found += _seat(place, cards, crystals)
    return found


def _question(cards: Sequence[str], crystals: Sequence[str], places: Sequence[int]) -> list[Block]:
    found = [
        each("question", ASKED, "1 for what is asked; all 0 in the phases of a turn"),
        each("question card", cards, "1 for the card that asks, or that is recruited"),
        each("question crystal", crystals, "1 for the crystal that is paid for or recoloured"),
        each("question crystal colour", COLOURS, "1 for the colour that it has now"),
        one("question crystal times", "how often it was recoloured"),
        each("question artifact", HALVES, "1 for the artifact that is paid for"),
        each("question colour", COLOURS, "1 for the colour that pays, is dyed, or may be taken; all 0 for any"),
        each("question seat", places, "1 for who was raided, or whose Bases were taken from"),
        one("question number", "the cost, how many are left, or which level; of a crystal to take the place of a cost"),
        one("question second", "what is paid already"),
        one("question overalls", "1 if a card of another colour has paid"),
        one("question rest", "cards paid with, the one level, the mode, or 1 by the lift"),
    ]
    for depth in range(WAITING):
        found.append(
            each(f"waiting {depth + 1}", FRAME, "what goes on afterwards; kinds, cards and seats are numbers, + 1")
        )
    return found


def _seat(place: int, cards: Sequence[str], crystals: Sequence[str]) -> list[Block]:
    me = f"seat {place}"
    found = [
        one(f"{me} living", "1 until it gives up"),
        wide(f"{me} points", "victory points as things stand"),
        one(f"{me} hand-size", "cards in hand, dyed ones too"),
        each(f"{me} hidden-level", LEVELS, "cards in hand of each level that nobody else has seen"),
        each(f"{me} hand", cards, "undyed cards in hand; all 0 where the viewer does not see it"),
        each(f"{me} known", cards, "undyed cards in hand that everybody knows of"),
    ]
    for position in range(codes.BASE_LIMIT):
        found.append(each(f"{me} base {position + 1}", (*FACTIONS, "level"), "a card of the Base, from the bottom"))
    return [
        *found,
        each(f"{me} crystals", crystals, "crystals of each kind"),
        each(f"{me} subjugated", cards, "subjugated mercenaries of each kind"),
        each(f"{me} artifacts", HALVES, "1 for each half it has"),
        each(f"{me} cast", COLOURS, "1 for the colour of its spare totem cast"),
        each(f"{me} command", FACTIONS, "1 for the faction of its command card"),
    ]


class Names:
    """The lines of actions, with recoloured crystals by their number."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation

    def write(self, action: int) -> str:
        verb, number = _recoloured(action >> 6)
        return f"{verb} recoloured-{number}" if number else self._notation.write(action)

    def verb_and_details(self, action: int) -> tuple[str, dict[str, Json]]:
        verb, number = _recoloured(action >> 6)
        return (verb, {"recoloured": str(number)}) if number else self._notation.verb_and_details(action)


def _recoloured(kind: int) -> tuple[str, int]:
    """The verb and the number of the crystal; 0 where it is none of those."""
    return next(((verb, kind - first) for first, verb in TINTED.items() if first < kind <= first + MOST_TINTS), ("", 0))


def facts(box: Components) -> Facts:
    """What is printed on each card, crystal and artifact, for the rows of actions."""
    crystals = {
        crystal.id: {
            "cost": crystal.cost,
            "points": crystal.points,
            "cave-in": int(crystal.cave_in),
            **{f"is {colour}": int(crystal.colour == colour) for colour in COLOURS},
            **{f"symbol {colour}": int(crystal.symbol == colour) for colour in COLOURS},
        }
        for crystal in box.crystals
    }
    cards = {
        card.id: {"level": card.level, **{f"of {faction}": int(card.faction == faction) for faction in FACTIONS}}
        for card in box.mercenaries
    }
    artifacts = {half: {"cost": artifact.cost} for artifact in box.artifacts for half in artifact.halves}
    return {"card": cards, "crystal": crystals, "artifact": artifacts}


def book(box: Components, skills: Sequence[Skill], factions: Collection[str], seats: int, owner: int) -> Codebook:
    """The ids of a rule set: every action that a seat could ever have, told from its place.

    `factions` are those that can be in play: all, or the four that the table chose.
    """
    cards = [kind for kind, card in enumerate(box.mercenaries) if card.faction in factions]
    there = [skills[kind] for kind in cards]
    crystals = range(len(box.crystals))
    halves = [HALVES.index(half) for artifact in box.artifacts for half in artifact.halves]
    starting = (does.TakeBottomAtStart, does.TakeLevelAtStart)
    zero = (0,)
    lows: dict[int, Sequence[int]] = {
        codes.RECRUIT: cards,
        codes.COLLECT: halves,
        codes.RAID: range(seats),
        codes.END_TURN: zero,
        codes.MINE: crystals,
        codes.LEAD: zero,
        codes.ACTIVATE: [n for n, half in enumerate(box.halves) if isinstance(half.effect, starting) and n in halves],
        codes.GO_ON: zero,
        codes.FREE: zero,
        codes.DONE: zero,
        codes.DECLINE: zero,
        codes.TAKE_FROM_DOCKS: cards,
        codes.COLOUR: range(codes.COLOURS),
        codes.TAKE_CRYSTAL: crystals,
        codes.START: range(seats),
        codes.FACTION: range(len(FACTIONS)),
        codes.COMMAND: range(len(FACTIONS)),
        codes.DRAW: cards,
        codes.SHOW: cards,
        codes.UNCOVER: crystals,
        codes.REVEAL: range(len(box.artifacts)),
    }
    # Without a card that dyes or recolours, nothing is dyed or recoloured.
    dyes = any(isinstance(skill, does.DyeCards) for skill in there)
    levels = {skill.level for skill in there if isinstance(skill, does.SubjugateFromHand)}
    for variant in range(codes.VARIANTS if dyes else 1):
        lows[codes.USE + variant] = lows[codes.PAY + variant] = cards
        lows[codes.SUBJUGATE_FROM_HAND + variant] = [n for n in cards if box.mercenaries[n].level in levels]
        if dyes:
            lows[codes.DYE + variant] = cards
    if any(isinstance(skill, does.RecolourCrystal) for skill in there):
        lows[codes.RECOLOUR] = crystals
        for kind in TINTED:
            for number in range(MOST_TINTS):
                lows[kind + 1 + number] = zero
    for block in (codes.TAKE_FROM_BASE, codes.SUBJUGATE):
        for place in range(seats):
            for copy in range(COPIES):
                of_a_kind = [n for n in cards if box.mercenaries[n].copies > copy]
                lows[block + place * codes.COPIES + copy] = of_a_kind
    size = sum(len(block.slots) for block in blocks(box, seats))
    return codebook(lows, codes.ACTION_KINDS, codes.START, size, owner)
