"""Why an action is not allowed: the code, and figures, of a refusal."""

from starlode.core.errors import IllegalAction
from starlode.realms.cards import Card
from starlode.realms.engine import codes, reach
from starlode.realms.engine.allies import open_allies
from starlode.realms.engine.attacks import keeps_damage, whole
from starlode.realms.engine.marks import copies
from starlode.realms.engine.state import State
from starlode.realms.engine.table import COMBAT, CURRENT, DEPTH, DISCARD_PILE, EXPLORERS, IN_PLAY, LIVING, ROW, TRADE
from starlode.realms.written.notation import Notation


def refusal(notation: Notation, state: State, line: str) -> IllegalAction:
    """The reason why a line is not among the legal ones."""
    words = line.split()
    if not words:
        return IllegalAction("unknown-action", action=line)
    meanings = notation.meanings(line)
    if not meanings:
        unknown = [word for word in words[1:] if not _is_known(notation, word)]
        if unknown and not unknown[0].isdigit():
            return IllegalAction("unknown-card", card=unknown[0])
        return IllegalAction("unknown-action", action=line)
    kind, low = divmod(meanings[0], 64)
    if state.actor == codes.NATURE or kind >= codes.START:
        return IllegalAction("not-asked", action=line)
    if state.get(DEPTH) > 0:
        return IllegalAction("answer-first", action=line)
    if codes.DESTROY <= kind < codes.PASS or kind >= codes.DESTROY_DAMAGED:
        return IllegalAction("not-asked", action=line)
    return _in_the_action_phase(notation, state, kind, low)


def _is_known(notation: Notation, word: str) -> bool:
    words = ("as", "used-primary", "used-ally", "used-both")
    return word in notation.ids or word in words or word.startswith("damaged-")


def _in_the_action_phase(notation: Notation, state: State, kind: int, low: int) -> IllegalAction:
    seat = state.get(CURRENT)
    if kind == codes.ATTACK:
        return _attack(notation, state, low, None)
    if kind == codes.HAND_OVER:
        return IllegalAction("no-handing-over", seat=low + 1)
    card = notation.cards[low]
    if kind >= codes.ATTACK_DAMAGED:
        return IllegalAction("no-such-copy", card=card.id)
    if kind >= codes.PASS:
        return _pass(state, seat, kind - codes.PASS, low, card)
    if kind >= codes.ATTACK_BASE:
        return _attack(notation, state, kind - codes.ATTACK_BASE, low)
    if kind == codes.PLAY:
        return IllegalAction("not-in-hand", card=card.id)
    if kind == codes.BUY:
        return _buy(state, seat, low, card)
    if kind >= codes.ALLY_AS:
        return _copied(state, seat, kind, low, card)
    return _ability(state, seat, kind, low, card)


def _buy(state: State, seat: int, low: int, card: Card) -> IllegalAction:
    if low == state.tables.explorer:
        if state.get(EXPLORERS) == 0:
            return IllegalAction("no-explorers")
    elif state.count(ROW, low) == 0:
        return IllegalAction("not-in-row", card=card.id)
    return IllegalAction("not-enough-trade", card=card.id, need=card.cost, have=int(state.of(seat, TRADE)))


def _attack(notation: Notation, state: State, target: int, base: int | None) -> IllegalAction:
    seat = state.get(CURRENT)
    if target == seat or target >= state.seats:
        return IllegalAction("no-such-target", seat=target + 1)
    owners = reach.players(state, seat) if base is None else reach.owners(state, seat)
    if not owners >> target & 1:
        return IllegalAction("out-of-reach", seat=target + 1)
    if base is not None and state.count(state.pile(target, IN_PLAY), base) == 0:
        return IllegalAction("no-such-base", seat=target + 1, card=notation.ids[base])
    is_open = reach.is_open(state, target) if base is None else reach.targets(state, target) >> base & 1
    if not is_open:
        return IllegalAction("outposts-first", seat=target + 1)
    need = 1
    if base is not None and not keeps_damage(state, target):
        need = notation.cards[base].defense or 0
    elif base is not None and not whole(state, target, 1 << base):
        return IllegalAction("no-such-copy", card=notation.ids[base])
    return IllegalAction("not-enough-combat", need=need, have=int(state.of(seat, COMBAT)))


def _pass(state: State, seat: int, receiver: int, low: int, card: Card) -> IllegalAction:
    if not state.tables.seating.neighbours[seat] & state.get(LIVING) & (1 << receiver):
        return IllegalAction("no-neighbour", seat=receiver + 1)
    if state.count(state.pile(seat, DISCARD_PILE), low) == 0:
        return IllegalAction("not-in-discard-pile", card=card.id)
    return IllegalAction("not-enough-trade", card=card.id, need=1, have=int(state.of(seat, TRADE)))


def _ability(state: State, seat: int, kind: int, low: int, card: Card) -> IllegalAction:
    held = [state.count(state.pile(seat, IN_PLAY) + copy, low) for copy in range(4)]
    if not any(held):
        return IllegalAction("not-in-play", card=card.id)
    if kind >= codes.SCRAP:
        return IllegalAction("no-such-copy" if card.scrap else "no-such-ability", card=card.id)
    is_ally = kind >= codes.ALLY
    if (is_ally and not card.ally) or (not is_ally and not state.tables.has_use & (1 << low)):
        return IllegalAction("no-such-ability", card=card.id)
    unused = held[0] + held[1] if is_ally else held[0] + held[2]
    if not unused:
        return IllegalAction("already-used", card=card.id)
    wanted = held[kind - codes.ALLY] if is_ally else held[2 * (kind - codes.USE)]
    if not wanted:
        return IllegalAction("no-such-copy", card=card.id)
    return _closed(state, seat, low, card, is_ally)


def _closed(state: State, seat: int, low: int, card: Card, is_ally: bool) -> IllegalAction:
    if is_ally and not open_allies(state, seat) & (1 << low):
        return IllegalAction("no-ally", card=card.id, faction=card.faction)
    return IllegalAction("nothing-to-gain", card=card.id)


def _copied(state: State, seat: int, kind: int, low: int, ship: Card) -> IllegalAction:
    """An ability that a Needle would have as a copy of the ship."""
    bit = 1 << low
    unused = copies(state, seat, 0) & bit
    if not unused and not copies(state, seat, 1) & bit:
        return IllegalAction("not-in-play", card="stealth-needle", copied=ship.id)
    if kind == codes.ALLY_AS and ship.ally:
        return _closed(state, seat, low, ship, True) if unused else IllegalAction("already-used", card=ship.id)
    return IllegalAction("no-such-copy" if kind != codes.ALLY_AS and ship.scrap else "no-such-ability", card=ship.id)
