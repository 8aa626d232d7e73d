"""The `greedy` bot of Star Realms: plays everything useful, buys by simple values, kills when it can."""

from starlode.bots.realms.answers import best_answer
from starlode.bots.realms.attacking import best_attack, winning_strike
from starlode.bots.realms.buying import best_purchase
from starlode.bots.realms.seeing import BY_ID, Seen, card_of, points
from starlode.bots.realms.teamwork import best_pass, let_other_buy, let_others_finish, let_others_play
from starlode.core.decision import Decision, Option
from starlode.core.view import View

# Played first because later cards profit, or last because it copies them.
FIRST = ("fleet-hq", "mech-world")
LAST = ("stealth-needle",)


class GreedyRealms:
    """Looks one decision ahead: what is free to use is used, the best that can be paid is bought, then it attacks."""

    def choose(self, view: View, decision: Decision) -> str:
        seen = Seen(view, decision)
        return (self._act(seen, decision) if decision.asked == "action" else best_answer(seen, decision)).action

    def _act(self, seen: Seen, decision: Decision) -> Option:
        by_verb: dict[str, list[Option]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(option)
        attacks, hand_overs = by_verb.get("attack", []), by_verb.get("hand-over", [])
        won = winning_strike(seen, attacks)
        if won is not None:
            return won
        if "play" in by_verb:
            return max(by_verb["play"], key=_order_of_play)
        for verb in ("use", "ally"):
            if verb in by_verb:
                return max(by_verb[verb], key=lambda option: card_of(option).cost)
        chosen = let_others_play(seen, hand_overs)
        if chosen is not None:
            return chosen
        purchase = best_purchase(seen, by_verb.get("buy", []))
        if purchase is not None:
            return let_other_buy(seen, hand_overs, card_of(purchase)) or purchase
        for option in by_verb.get("scrap", []):
            if _worth_scrapping(seen, option):
                return option
        return (
            best_attack(seen, attacks)
            or best_pass(seen, by_verb.get("pass", []))
            or let_others_finish(seen, hand_overs)
            or by_verb["end-turn"][0]
        )


def _order_of_play(option: Option) -> int:
    card = card_of(option)
    if card.id in FIRST:
        return 3
    if card.id in LAST:
        return 0
    return 2 if card.is_base else 1


def _worth_scrapping(seen: Seen, option: Option) -> bool:
    """Explorers and spent bases are worth more as combat once the opening is over, and anything if it kills."""
    card = BY_ID[str(option.details.get("as") or option.details["card"])]
    combat = points(card.scrap)
    if combat and any(not foe.outposts and seen.me.combat + combat >= foe.authority for foe in seen.foes):
        return True
    return card.id == "explorer" and not seen.is_early
