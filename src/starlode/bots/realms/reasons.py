"""What speaks for an option of Star Realms, in the order of a turn: playing, using, buying, attacking; then answers."""

from collections.abc import Callable, Iterator
from typing import Any

from starlode.bots.realms.facts import STARTERS, WEAK, Facts, most, stands_for_all, sure
from starlode.bots.realms.praise import praise
from starlode.bots.realms.seeing import BY_ID, card_of
from starlode.bots.reasons import Reason, Reasons
from starlode.core.decision import Decision, Option
from starlode.core.view import View
from starlode.realms import effects as does
from starlode.realms.cards import Card
from starlode.realms.effects import Ability

Said = Iterator[Reason]


class RealmsReasons(Reasons):
    """Everything is counted from the view; the state is asked only for who can be reached."""

    def of(self, view: View, decision: Decision, state: Any) -> list[list[Reason]]:
        facts = Facts(view, decision, state)
        return [list(_SPOKEN.get(option.verb, _nothing)(facts, option, decision)) for option in decision.options]


def _nothing(facts: Facts, option: Option, decision: Decision) -> Said:
    return iter(())


# What an ability brings now


def _brings(facts: Facts, ability: Ability, more: int = 0) -> Said:
    """What is new by it: a card that can be paid, an outpost that can be destroyed, cards, a thinner deck.

    More is the combat that others give with it.
    """
    trade, combat, authority = (most(ability, kind) for kind in (does.Trade, does.Combat, does.Authority))
    combat += more
    have = facts.me.trade
    dearest = max(
        (BY_ID[card] for card in facts.row if have < BY_ID[card].cost <= have + trade), key=_cost, default=None
    )
    if dearest is not None:
        yield Reason("why-within-reach", {"card": dearest.id, "cost": dearest.cost}, 60)
    hit = [base for _, base in facts.blocking if facts.me.combat < base.left <= facts.me.combat + combat]
    if hit and facts.format == "duel":
        yield Reason("why-breaks-outpost", {"card": hit[0].card.id}, 62)
    if cards := min(sure(ability, does.Draw), facts.left_to_draw):
        yield Reason("why-draws", {"cards": cards}, 64)
    if any(pile.get(card, 0) for pile in facts.scrapped_from(ability) for card in STARTERS):
        yield Reason("why-scraps-now", {}, 66)
    if any(isinstance(effect, does.OpponentDiscards) for effect in ability) and facts.can_make_discard:
        yield Reason("why-makes-discard", {}, 45)
    if any(isinstance(effect, does.DestroyBase) for effect in ability) and facts.can_destroy:
        yield Reason("why-destroys-base", {}, 58)
    if any(isinstance(effect, does.AcquireShipToTop) for effect in ability):
        yield Reason("why-free-ship", {}, 70)
    gained = {"trade": trade, "combat": combat, "authority": authority}
    if any(gained.values()) and not any(isinstance(effect, does.ChooseOne) for effect in ability):
        yield Reason("why-gains", {name: amount for name, amount in gained.items() if amount}, 10)


def _cost(card: Card) -> int:
    return card.cost


def _play(facts: Facts, option: Option, decision: Decision) -> Said:
    card = card_of(option)
    if not card.is_base:
        yield from _brings(facts, card.primary, facts.more_per_ship)
    elif card.outpost:
        yield Reason("why-outpost", {"defense": card.defense or 0}, 40)
    else:
        yield Reason("why-base-stays", {}, 30)
    helped = facts.newly_allied(card)
    if helped:
        yield Reason("why-turns-on", {"card": max(helped, key=_cost).id}, 55)
    if card.ally and facts.has_company(card):
        yield Reason("why-ally-works", {}, 50)
    if any(isinstance(effect, does.CombatPerShip) for effect in card.primary) and facts.holds_ships:
        yield Reason("why-before-ships", {}, 75)
    yield Reason("why-costs-nothing", {}, 5)


def _use(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from _brings(facts, card_of(option).primary)
    yield Reason("why-every-turn", {}, 5)


def _ally(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from _brings(facts, _acting(option).ally)
    yield Reason("why-once-a-turn", {}, 5)


def _scrap(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from _brings(facts, _acting(option).scrap)
    if card_of(option).id in WEAK:
        yield Reason("why-leaves-deck", {"card": card_of(option).id}, 25)


def _acting(option: Option) -> Card:
    """The card itself, or the ship that it is a copy of."""
    return BY_ID[str(option.details.get("as") or option.details["card"])]


# Buying, fighting, ending


def _buy(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from praise(facts, card_of(option))


def _attack(facts: Facts, option: Option, decision: Decision) -> Said:
    seat = int(str(option.details["seat"]))
    if "card" in option.details:
        base = card_of(option)
        needed = (base.defense or 0) - int(str(option.details.get("damage") or 0))
        yield from _against(facts, base, seat, seat != facts.boss or facts.me.combat >= needed)
        return
    left = facts.players[seat - 1].authority - facts.me.combat
    if facts.format == "duel" and left > 0:
        yield Reason("why-hits", {"seat": seat, "left": left}, 30)
    yield Reason("why-unspent-combat", {}, 5)


def _against(facts: Facts, base: Card, seat: int, falls: bool = True) -> Said:
    """Why a base shall go, of a rival or for once an own one; or why it is only damaged, as a boss's can be."""
    if all(foe.number != seat for foe in facts.foes):
        return
    if not falls:
        yield Reason("why-damage-stays", {"card": base.id}, 40)
    elif base.outpost and len(facts.shield(seat)) == 1:
        yield Reason("why-opens-way", {"card": base.id, "seat": seat}, 50)
    elif base.outpost:
        yield Reason("why-one-outpost-less", {"card": base.id}, 40)
    else:
        yield Reason("why-serves", {"card": base.id, "seat": seat}, 35)
    if stands_for_all(base):
        yield Reason("why-stands-for-all", {"card": base.id}, 45)
    elif facts.has_allies_for(base, facts.players[seat - 1]):
        yield Reason("why-base-allies", {"card": base.id, "faction": base.faction}, 20)


def _end(facts: Facts, option: Option, decision: Decision) -> Said:
    others = {other.verb for other in decision.options} - {"end-turn"}
    kept = [card_of(other) for other in facts.offered("scrap")]
    if not others:
        return
    if others <= {"buy"}:
        yield Reason("why-nothing-worth-buying", {}, 30, is_judgement=True)
    elif others <= {"scrap"} and kept:
        yield Reason("why-keeps", {"card": max(kept, key=_cost).id}, 30, is_judgement=True)
    elif others <= {"buy", "scrap"} and kept:
        yield Reason("why-nothing-worth-it", {}, 30, is_judgement=True)


# Answers


def _scrap_card(facts: Facts, option: Option, decision: Decision) -> Said:
    card = card_of(option)
    if card.id in STARTERS:
        yield Reason("why-thins", {"card": card.id, "count": facts.starters}, 60)
    elif card.id in WEAK:
        yield Reason("why-weak-by-now", {"card": card.id}, 40)
    lying = {str(other.details["card"]) for other in facts.offered("scrap-discard")}
    is_weakest = (card.primary, card.ally) == ((does.Combat(1),), ()) and not card.is_base
    if option.verb == "scrap-hand" and is_weakest and not facts.more_per_ship:
        yield Reason("why-only-one-combat", {}, 20)
    if option.verb == "scrap-discard" and card.id in facts.me.hand and card.id in lying:
        yield Reason("why-hand-stays", {}, 30)


def _discard(facts: Facts, option: Option, decision: Decision) -> Said:
    card = card_of(option)
    costs = [card_of(other).cost for other in facts.offered("discard")]
    if decision.asked == "discard-then-draw":
        yield Reason("why-fresh-card", {"card": card.id}, 30, is_judgement=True)
    elif card.id in STARTERS:
        yield Reason("why-starter", {"card": card.id}, 30)
    elif card.cost == min(costs) < max(costs):
        yield Reason("why-cheapest", {"card": card.id}, 25)


def _scrap_row(facts: Facts, option: Option, decision: Decision) -> Said:
    card = card_of(option)
    rival = facts.collector(card.faction)
    if rival is not None:
        player, count = rival
        yield Reason("why-denies", {"seat": player.number, "faction": card.faction, "count": count}, 50)
    others = [BY_ID[each].cost for each in facts.row if each != card.id]
    if card.cost > max(others, default=0) and facts.me.trade < card.cost:
        yield Reason("why-dearest-of-row", {}, 20)
    if facts.has_trade_deck:
        yield Reason("why-new-card", {}, 5)


def _choose(facts: Facts, option: Option, decision: Decision) -> Said:
    card = BY_ID.get(decision.copied or decision.source or "")
    for ability in (card.primary, card.ally, card.scrap) if card else ():
        for effect in ability:
            if isinstance(effect, does.ChooseOne):
                yield from _brings(facts, effect.branches[int(str(option.details["branch"])) - 1])


def _copy(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from _brings(facts, card_of(option).primary)


def _destroy(facts: Facts, option: Option, decision: Decision) -> Said:
    yield from _against(facts, card_of(option), int(str(option.details["seat"])))
    yield Reason("why-no-combat-spent", {}, 10)


def _to_top(facts: Facts, option: Option, decision: Decision) -> Said:
    yield Reason("why-next-hand", {}, 30)


def _target(facts: Facts, option: Option, decision: Decision) -> Said:
    if decision.asked != "target":
        return
    target = facts.players[int(str(option.details["seat"])) - 1]
    others = [facts.players[int(str(other.details["seat"])) - 1] for other in decision.options]
    if target.danger == max(other.danger for other in others):
        yield Reason("why-most-dangerous", {"seat": target.number}, 30)


_SPOKEN: dict[str, Callable[[Facts, Option, Decision], Said]] = {
    "play": _play, "use": _use, "ally": _ally, "scrap": _scrap, "buy": _buy, "attack": _attack, "end-turn": _end,
    "scrap-hand": _scrap_card, "scrap-discard": _scrap_card, "discard": _discard, "scrap-row": _scrap_row,
    "choose": _choose, "copy": _copy, "destroy": _destroy, "acquire": _buy, "to-top": _to_top, "target": _target,
}  # fmt: skip
