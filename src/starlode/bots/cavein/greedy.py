"""The `greedy` bot of Cave-In: takes what is worth most now, crystals before cards, and raids with an empty hand."""

from collections.abc import Callable, Mapping
from typing import Any

from starlode.bots.cavein.worth import Kit, Seen, usual_kit
from starlode.core.decision import Decision, Option
from starlode.core.view import View

SMALL_HAND = 4  # cards: with fewer, one more counts for more

Answer = Callable[[Seen, Option, Decision], float]


class GreedyCavein:
    """Looks one decision ahead: every option has a worth in points, and the best one is taken."""

    def __init__(self, rules: Any = None) -> None:
        self._kit = Kit(rules.box, rules.options) if rules is not None else None

    def choose(self, view: View, decision: Decision) -> str:
        if self._kit is None:
            self._kit = usual_kit(**_book(view))
        seen = Seen(view, self._kit)
        if decision.macros and decision.asked in ("pay-crystal", "pay-artifact"):
            return decision.macros[0].actions[0]
        if decision.asked == "action":
            return self._act(seen, decision)
        worth = ANSWERS.get(decision.asked, _first)
        return max(decision.options, key=lambda option: worth(seen, option, decision)).action

    def _act(self, seen: Seen, decision: Decision) -> str:
        """The best single action, unless a raid is worth more than the two best of different kinds together."""
        best: dict[str, tuple[float, str]] = {}
        for option in decision.options:
            if option.verb != "end-turn":
                worth = ACTIONS[option.verb](seen, option)
                if option.verb not in best or worth > best[option.verb][0]:
                    best[option.verb] = (worth, option.action)
        raid = best.pop("raid", (0.0, ""))
        ranked = sorted(best.values(), reverse=True)
        if raid[0] > sum(worth for worth, _ in ranked[:2] if worth > 0) and raid[0] > 0:
            return raid[1]
        if ranked and ranked[0][0] > 0:
            return ranked[0][1]
        return raid[1] or decision.options[-1].action


def _book(view: View) -> dict[str, str]:
    """What a view says of the texts that are played by."""
    options: Any = view.content["options"]
    return {name: options[name] for name in ("edition", "weedlocks")}


# What an action is worth


def _mine(seen: Seen, option: Option) -> float:
    details: Mapping[str, Any] = option.details
    cost = seen.cost_of(str(details["crystal"])) - float(details.get("less", 0))
    return seen.crystal(str(details["crystal"])) - 0.3 * cost


def _collect(seen: Seen, option: Option) -> float:
    return seen.artifact(str(option.details["artifact"])) - 2.0


def _recruit(seen: Seen, option: Option) -> float:
    level = seen.level(str(option.details["card"]))
    return 0.55 * level + (0.6 if seen.hand_size < SMALL_HAND else 0.0)


def _use(seen: Seen, option: Option) -> float:
    return seen.skill(str(option.details["card"])) - 0.2


def _raid(seen: Seen, option: Option) -> float:
    return seen.raid(int(str(option.details["seat"])))


ACTIONS: dict[str, Callable[[Seen, Option], float]] = {
    "mine": _mine,
    "collect": _collect,
    "recruit": _recruit,
    "use": _use,
    "raid": _raid,
}


# What an answer is worth


def _first(seen: Seen, option: Option, decision: Decision) -> float:
    return 0.0


def _starting(seen: Seen, option: Option, decision: Decision) -> float:
    return {"activate": 2.0, "lead": 1.0}.get(option.verb, 0.0)


def _pay(seen: Seen, option: Option, decision: Decision) -> float:
    """Nothing rather than a card, a low card rather than a high one; a finished payment is finished."""
    return 1.0 if option.verb in ("done", "free") else -float(seen.level(str(option.details["card"])))


def _take_crystal(seen: Seen, option: Option, decision: Decision) -> float:
    return seen.crystal(str(option.details["crystal"])) if option.verb == "take" else 0.0


def _take_card(seen: Seen, option: Option, decision: Decision) -> float:
    if option.verb in ("decline", "done"):
        return 0.0
    others = 0.5 if option.details.get("seat", seen.seat) != seen.seat else 0.0
    return seen.level(str(option.details["card"])) + others


def _second_raid(seen: Seen, option: Option, decision: Decision) -> float:
    return seen.raid(int(str(option.details["seat"]))) if option.verb == "raid" else 0.0


def _sacrifice(seen: Seen, option: Option, decision: Decision) -> float:
    return 1.0 if option.verb == "subjugate" else 0.0


def _recolour(seen: Seen, option: Option, decision: Decision) -> float:
    """A crystal that is worth much and that the hand's best colour could pay."""
    if option.verb == "decline":
        return 0.0
    crystal = str(option.details["crystal"])
    reachable = seen.cost_of(crystal) - seen.kit.recolour_less <= seen.best_strength
    return seen.crystal(crystal) if reachable else 0.1


def _strong_colour(seen: Seen, option: Option, decision: Decision) -> float:
    """The colour of which the hand holds most; paying with it, or counting as it."""
    if option.verb != "colour":
        return 0.5 if decision.asked == "dye-colour" else 99.0
    return seen.strength(str(option.details["colour"]))


def _weakest_colour(seen: Seen, option: Option, decision: Decision) -> float:
    return 99.0 if option.verb != "colour" else -seen.strength(str(option.details["colour"]))


def _stop(seen: Seen, option: Option, decision: Decision) -> float:
    return 1.0 if option.verb in ("decline", "done") else 0.0


ANSWERS: dict[str, Answer] = {
    "starting": _starting,
    "pay-recruit": _pay,
    "pay-crystal": _pay,
    "pay-artifact": _pay,
    "take-crystal": _take_crystal,
    "take-from-docks": _take_card,
    "take-from-bases": _take_card,
    "take-from-bottom": _take_card,
    "subjugate": _take_card,
    "subjugate-from-hand": _sacrifice,
    "second-raid": _second_raid,
    "recolour": _recolour,
    "new-colour": _strong_colour,
    "cast-colour": _strong_colour,
    "paying-colour": _weakest_colour,
    "dye-colour": _stop,
    "dye": _stop,
}
