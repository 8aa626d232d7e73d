"""Star Realms in numbers: the slots of an observation, in the order in which the engine writes them, and the ids."""

from collections.abc import Callable, Collection, Sequence

from starlode.core.decision import Json
from starlode.core.encoding import Block, codebook, each, one, wide
from starlode.core.engine.bits import kinds
from starlode.core.engine.codebook import Codebook
from starlode.core.features import Facts
from starlode.realms.cards import FACTIONS, Card
from starlode.realms.effects import Ability, Authority, ChooseOne, Combat, Draw, Trade
from starlode.realms.engine import codes
from starlode.realms.engine.encoding import QUESTIONS, TOP_SHOWN, WAITING
from starlode.realms.engine.seating import Seating
from starlode.realms.engine.tables import MOST_POINTS
from starlode.realms.written.notation import Notation
from starlode.realms.written.pending import QUESTIONS as NAMES

VERSION = 1
ASKED = tuple(NAMES.get(kind, f"unused-{kind}") for kind in range(1, QUESTIONS + 1))
FRAME = ("what", "seat", "card", "copied", "number", "number 256s", "step", "step 256s")


def blocks(cards: Sequence[Card], seating: Seating) -> list[Block]:
    """The slots of an observation; seats are told by how many places after the viewer they sit."""
    ids = [card.id for card in cards]
    seats = len(seating.side)
    places = range(seats)
    found = [
        each("asked", [*places, "nature", "over"], "1 for whoever is asked"),
        each("current", places, "1 for whoever has the turn"),
        wide("turn", "turns begun"),
        wide("quiet", "turns since anybody gained combat or authority or acquired a card"),
        one("explorers", "Explorers left"),
        each("trade-deck", ids, "cards of each kind, wherever they lie in it"),
        each("row", ids, "cards of each kind in the trade row"),
        each("scrap-heap", ids, "cards of each kind"),
    ]
    if seats > 2:
        found.append(each("removed", ids, "cards of each kind that left with eliminated players"))
    if seating.takes_team_turns:
        found.append(each("finished", places, "1 for each member who is done"))
        found.append(each("received", places, "1 for each member who got the turn since anything else was done"))
        found.append(each("conceded", places, "1 for each member who would give up"))
    found += [
        each("question", ASKED, "1 for what is asked; all 0 in the action phase"),
        each("question card", ids, "1 for the card that asks"),
        each("question copied", ids, "1 for the ship that it is a copy of"),
        each("question about", ids, "1 for the ship that was bought, or the card that is given"),
        each("question seat", places, "1 for whom it is about"),
        wide("question number", "how many, how much at most, or from where: 1 hand, 2 discard pile, + 4 optional"),
        wide("question second", "how many were chosen before, or the damage a base has already"),
        wide("question step", "where in the card's program, from which zones, or how much at least"),
    ]
    for depth in range(WAITING):
        found.append(
            each(f"waiting {depth + 1}", FRAME, "what goes on afterwards; kinds, cards and seats are numbers, + 1")
        )
    for place in places:
        found += [_of(place, block) for block in _seat(ids, seating)]
    return found


def _of(place: int, block: Block) -> Block:
    return Block(f"seat {place} {block.name}", block.slots, block.about)


def _seat(ids: Sequence[str], seating: Seating) -> list[Block]:
    found = [
        wide("authority", "authority, of a Hydra that of the team"),
        wide("trade", "trade left this turn"),
        wide("combat", "combat left this turn"),
        one("markers", "how many of the next ships may go on top of the deck"),
        one("blobs-played", "Blob cards played this turn"),
        one("owes", "cards to discard at the start of the next turn"),
        wide("shuffles", "how often the discard pile became the deck"),
        one("hand-size", "cards in hand"),
        one("deck-size", "cards in the deck"),
        each("unlocked", FACTIONS, "1 for factions whose ally abilities stay open (option ally-check=unlocked)"),
    ]
    if len(seating.side) > 2:
        found += [
            one("living", "1 until it is eliminated"),
            one("friend", "1 if it is on the viewer's side"),
            one("vital", "1 if its side plays on while it lives"),
            one("boss", "1 for the boss of a raid"),
        ]
        if seating.takes_team_turns:
            found.append(one("promised", "what it adds to the payment that is open"))
    found += [
        each("hand", ids, "cards of each kind in hand; all 0 where the viewer does not see it"),
        each("known", ids, "cards of the hand that everybody knows of"),
        each("unseen", ids, "the deck, with what the viewer does not know of the hand"),
        each("discard", ids, "cards of each kind in the discard pile"),
        each("ready", ids, "cards in play with no ability used"),
        each("primary-used", ids, "cards in play, primary ability used (every ship), ally ability not"),
        each("ally-used", ids, "cards in play, ally ability used, primary ability not"),
        each("both-used", ids, "cards in play, both used"),
        each("ships-played", ids, "1 for each kind of ship played this turn"),
        each("copies", ids, "Stealth Needles that are a copy of this ship, its ally ability not used"),
        each("copies-used", ids, "the same, the copied ally ability used"),
    ]
    if seating.damage_lasts_on:
        found.append(each("damaged", ids, "bases with damage"))
        found.append(each("damage", ids, "the damage that they have in all"))
    if seating.takes_team_turns:
        found.append(each("refused", ids, "1 for each card or base that a teammate refused to help it with"))
    found.append(
        each("top", range(1, TOP_SHOWN + 1), "the next cards of the deck, as far as known: number of the kind + 1")
    )
    return found


class Names:
    """The lines of actions; damage lasts on the boss's bases alone, wherever he sits."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation

    def write(self, action: int) -> str:
        line = self._notation.write(action)
        if not _is_on_damaged(action >> 6):
            return line
        verb, _, *rest = line.split()
        return " ".join((verb, "boss", *rest))

    def verb_and_details(self, action: int) -> tuple[str, dict[str, Json]]:
        verb, details = self._notation.verb_and_details(action)
        if _is_on_damaged(action >> 6):
            details = {name: value for name, value in details.items() if name != "seat"}
        return verb, details


def _is_on_damaged(kind: int) -> bool:
    return codes.ATTACK_DAMAGED < kind < codes.TARGET


def facts(cards: Sequence[Card]) -> Facts:
    """What is printed on each card, for the rows of actions."""
    return {"card": {card.id: _printed(card) for card in cards}}


def _printed(card: Card) -> dict[str, int]:
    told = {"cost": card.cost, "defense": card.defense or 0, "base": int(card.is_base), "outpost": int(card.outpost)}
    told |= {f"of {faction}": int(card.faction == faction) for faction in FACTIONS}
    for name, ability in (("primary", card.primary), ("ally", card.ally), ("scrap", card.scrap)):
        for word, kind in (("trade", Trade), ("combat", Combat), ("authority", Authority)):
            told[f"{name} {word}"] = sum(effect.amount for effect in ability if isinstance(effect, kind))
        told[f"{name} cards"] = sum(effect.cards for effect in ability if isinstance(effect, Draw))
        told[f"{name} other"] = sum(not isinstance(effect, (Trade, Combat, Authority, Draw)) for effect in ability)
    return told


def book(cards: Sequence[Card], seating: Seating, usable: Collection[int], own_bases: bool, owner: int) -> Codebook:
    """The ids of a rule set: every action that a seat could ever have, told from its place.

    `usable` are the kinds of bases with a primary ability that is used.
    """
    lows = _lows(cards, seating, {cards[kind].id for kind in usable}, own_bases)
    size = sum(len(block.slots) for block in blocks(cards, seating))
    return codebook(lows, codes.ACTION_KINDS, codes.START, size, owner)


def _branches(ability: Ability) -> int:
    """The most branches that a choice in an ability has."""
    choices = [effect.branches for effect in ability if isinstance(effect, ChooseOne)]
    return max((max(len(choice), *map(_branches, choice)) for choice in choices), default=0)


def _lows(
    cards: Sequence[Card], seating: Seating, usable: Collection[str], own_bases: bool
) -> dict[int, Sequence[int]]:
    """What can stand in the low part of each kind of action."""

    def those(wanted: Callable[[Card], object]) -> list[int]:
        return [kind for kind, card in enumerate(cards) if wanted(card)]

    def has_use(card: Card) -> bool:
        return card.id in usable

    def used(card: Card) -> bool:
        """Whether a copy can be in play with its primary ability used."""
        return not card.is_base or has_use(card)

    every = range(len(cards))
    bases, ships = those(lambda card: card.is_base), those(lambda card: not card.is_base)
    row = those(lambda card: card.faction != "unaligned")
    explorer = those(lambda card: card.id == "explorer")
    zero = (0,)
    lows: dict[int, Sequence[int]] = {
        codes.PLAY: every,
        codes.BUY: row + explorer,
        codes.USE: those(has_use),
        codes.USE + 1: those(lambda card: has_use(card) and card.ally),
        codes.ALLY: those(lambda card: card.is_base and card.ally),
        codes.ALLY + 1: those(lambda card: used(card) and card.ally),
        codes.SCRAP: those(lambda card: card.is_base and card.scrap),
        codes.SCRAP + 1: those(lambda card: used(card) and card.scrap),
        codes.SCRAP + 2: those(lambda card: card.is_base and card.ally and card.scrap),
        codes.SCRAP + 3: those(lambda card: used(card) and card.ally and card.scrap),
        codes.ALLY_AS: those(lambda card: not card.is_base and card.ally),
        codes.SCRAP_AS: those(lambda card: not card.is_base and card.scrap),
        codes.SCRAP_AS + 1: those(lambda card: not card.is_base and card.ally and card.scrap),
        codes.ATTACK: [place for place, score in _enemies(seating) if score],
        codes.END_TURN: zero,
        codes.CHOOSE: range(max(_branches(part) for card in cards for part in (card.primary, card.ally, card.scrap))),
        codes.DISCARD: every,
        codes.SCRAP_HAND: every,
        codes.SCRAP_DISCARD: every,
        codes.SCRAP_ROW: row,
        codes.ACQUIRE: [kind for kind in row + explorer if kind in ships],
        codes.COPY: ships,
        codes.TO_TOP: zero,
        codes.TO_DISCARD: zero,
        codes.DECLINE: zero,
        codes.DONE: zero,
        codes.START: kinds(seating.starters),
        codes.DRAW: every,
        codes.REVEAL: row,
    }
    for place, _ in _enemies(seating):
        lows[codes.ATTACK_BASE + place] = lows[codes.DESTROY + place] = bases
    if own_bases:
        lows[codes.DESTROY] = bases
    if len(seating.side) > 2:
        lows |= _of_formats(cards, seating)
    return lows


def _of_formats(cards: Sequence[Card], seating: Seating) -> dict[int, Sequence[int]]:
    """What a duel never asks."""
    seats, every = len(seating.side), range(len(cards))
    lows: dict[int, Sequence[int]] = {codes.TARGET: range(1, seats), codes.AMOUNT: range(1, 64)}
    for more in (1, 2, 3):
        lows[codes.AMOUNT + more] = range(64)
    for place in _places(seating, [kinds(mask) for mask in seating.neighbours]):
        lows[codes.PASS + place] = every
    if any(seating.heirs):
        lows[codes.GIVE] = every
    if seating.takes_team_turns:
        lows[codes.HAND_OVER] = [place for place in _places(seating, [kinds(team) for team in seating.team]) if place]
        lows[codes.CONSENT] = lows[codes.REFUSE] = (0,)
    if seating.damage_lasts_on:
        for damage in range(1, MOST_POINTS):
            lasting = [kind for kind, card in enumerate(cards) if card.is_base and (card.defense or 0) > damage]
            lows[codes.ATTACK_DAMAGED + damage] = lows[codes.DESTROY_DAMAGED + damage] = lasting
    return lows


def _places(seating: Seating, seen: Sequence[Sequence[int]]) -> list[int]:
    """The places, counted from whoever acts, of the seats that each seat has to do with."""
    seats = len(seating.side)
    return sorted({(other - seat) % seats for seat, others in enumerate(seen) for other in others})


def _enemies(seating: Seating) -> list[tuple[int, bool]]:
    """The places where enemies sit, each with whether one there keeps a score that can be attacked."""
    seats = range(len(seating.side))
    enemies = [[other for other in seats if seating.side[other] != seating.side[seat]] for seat in seats]
    scores = [[other for other in others if seating.score[other] == other] for others in enemies]
    scored = _places(seating, scores)
    return [(place, place in scored) for place in _places(seating, enemies)]
