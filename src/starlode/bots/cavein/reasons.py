"""What speaks for an option of Cave-In: crystals, cards for the hand, skills, raids, artifacts; then answers."""

from collections.abc import Callable, Iterator
from typing import Any

from starlode.bots.cavein.facts import Facts, Levels
from starlode.bots.cavein.skilled import by_skill
from starlode.bots.cavein.worth import COLOUR, LEVELS, Kit, working_worth
from starlode.bots.reasons import Reason, Reasons
from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, FACTIONS, HALVES
from starlode.cavein.engine.scoring import half_points
from starlode.cavein.rules import CaveinRules
from starlode.core.decision import Decision, Option
from starlode.core.view import View

Said = Iterator[Reason]
SMALL_HAND = 3
EARLY = 0.5  # of the cave-in track


class CaveinReasons(Reasons):
    """Everything is counted from the view; the state is asked only for prices and points, which all can see."""

    def __init__(self, rules: CaveinRules) -> None:
        self._rules = rules
        self._kit = Kit(rules.box, rules.options)

    def of(self, view: View, decision: Decision, state: Any) -> list[list[Reason]]:
        facts = Facts(view, self._kit, self._rules, decision, state)
        return [list(_SPOKEN.get(option.verb, _nothing)(facts, option)) for option in decision.options]


def _nothing(facts: Facts, option: Option) -> Said:
    return iter(())


# Crystals


def _mine(facts: Facts, option: Option) -> Said:
    crystal = str(option.details["crystal"])
    known = facts.kit.crystals[crystal]
    yield from _crystal(facts, crystal)
    if option.details.get("price") == 0:
        yield Reason("why-costs-no-card", {}, 55)
    elif "less" not in option.details and facts.holder(known.colour) == facts.seat:
        yield Reason("why-totem-discount", {"colour": known.colour}, 20)
    if known.cave_in and facts.lead > 0:
        if int(facts.content["track"]) + 1 >= int(facts.content["collapse"]):
            yield Reason("why-collapse", {"lead": facts.lead}, 80)
        else:
            yield Reason("why-cave-in", {"lead": facts.lead}, 35)


def _crystal(facts: Facts, crystal: str) -> Said:
    """What it is worth to have."""
    known = facts.kit.crystals[crystal]
    gain = facts.set_points(known)
    if gain > 1:
        yield Reason("why-set", {"points": gain}, 40 + 5 * gain)
    elif gain:
        yield Reason("why-symbol", {}, 30)
    for half in facts.me["artifacts"]:
        if facts.for_half(facts.kit.halves[half], known) > 0:
            yield Reason("why-artifact-counts", {"artifact": half}, 45)
    worth = known.points + gain
    others = [facts.kit.crystals[each] for each in facts.crystals_offered if each != crystal]
    if others and worth > max(each.points + facts.set_points(each) for each in others):
        yield Reason("why-most-points", {"points": worth}, 50)
    elif known.points:
        yield Reason("why-points", {"points": known.points}, 10)


def _take(facts: Facts, option: Option) -> Said:
    if "crystal" in option.details:
        yield from _crystal(facts, str(option.details["crystal"]))
        return
    card = str(option.details["card"])
    if facts.is_highest(card):
        yield Reason("why-highest-level", {"level": LEVELS[card]}, 30)
    yield from _reaching(facts, card, 0)
    yield from _whose(facts, option)


def _whose(facts: Facts, option: Option) -> Said:
    seat = option.details.get("seat")
    if seat is not None and seat != facts.seat:
        yield Reason("why-taken-from", {"seat": seat}, 20)


# Cards


def _recruit(facts: Facts, option: Option) -> Said:
    card = str(option.details["card"])
    level = LEVELS[card]
    yield from _reaching(facts, card, facts.lost_by_recruiting(card))
    if facts.hand_size <= SMALL_HAND:
        yield Reason("why-small-hand", {"count": facts.hand_size}, 30)
    if level == 1:
        yield Reason("why-free-recruit", {}, 15)
    elif facts.is_plain:
        yield Reason("why-upgrade", {"level": level, "lower": level - 1}, 20)


def _reaching(facts: Facts, card: str, lost: int) -> Said:
    """A crystal that the hand can pay with this card, and could not before."""
    colour = COLOUR[card]
    crystal = facts.newly_payable(colour, LEVELS[card] - lost)
    if crystal is not None:
        total = int(facts.strength(colour)) + LEVELS[card] - lost
        told = {"colour": colour, "sum": total, "crystal": crystal, "price": facts.price(crystal)}
        yield Reason("why-reaches", told, 60)


def _use(facts: Facts, option: Option) -> Said:
    if not option.details.get("idle"):
        yield from by_skill(facts, str(option.details["card"]), 1)


def _lead(facts: Facts, option: Option) -> Said:
    if facts.leader:
        yield from by_skill(facts, facts.leader, 0)
        yield Reason("why-leader-free", {}, 30)


def _activate(facts: Facts, option: Option) -> Said:
    yield Reason("why-activates", {}, 20)


def _collect(facts: Facts, option: Option) -> Said:
    half = str(option.details["artifact"])
    effect = facts.kit.halves[half]
    if working_worth(effect):
        if facts.late < EARLY:
            track = {name: facts.content[name] for name in ("track", "collapse")}
            yield Reason("why-works-on", track, 35)
        return
    if not isinstance(effect, does.PointsPerArtifact):
        points = int(half_points(facts.state, facts.seat - 1, HALVES.index(half)))
        if points > 0:
            yield Reason("why-worth-already", {"points": points}, 35 + points)


def _raid(facts: Facts, option: Option) -> Said:
    owner = int(str(option.details["seat"]))
    base: list[str] = facts.content["seats"][owner - 1]["base"]
    if not base:
        return
    faction = FACTIONS[COLOURS.index(COLOUR[base[-1]])]
    holder = facts.content["totems"].get(faction)
    if holder is not None and holder != facts.seat:
        yield Reason("why-totem-from", {"faction": faction, "seat": holder}, 65)
    elif holder is None and facts.content["options"]["unowned-totems"] == "yes":
        yield Reason("why-totem", {"faction": faction}, 55)
    cards = facts.raided(owner)
    if cards:
        yield Reason("why-raid-cards", {"count": cards}, 30 + 5 * cards)
    if owner == facts.seat:
        yield Reason("why-leader-back", {"card": base[-1]}, 25)
    else:
        yield from _keeping(facts)


def _keeping(facts: Facts) -> Said:
    """Nothing was played this turn, so that the leader stays."""
    if facts.leader and not facts.content["played"]:
        yield Reason("why-keeps-leader", {"card": facts.leader}, 20)


def _end(facts: Facts, option: Option) -> Said:
    yield from _keeping(facts)


# Payments and other answers


def _pay(facts: Facts, option: Option) -> Said:
    card = str(option.details["card"])
    levels = Levels(facts.offered("pay"))
    if facts.asked == "pay-recruit":
        others = levels.colours - {COLOUR[card]}
        if others and facts.strength(COLOUR[card]) < min(map(facts.strength, others)):
            yield Reason("why-least-of-colour", {"colour": COLOUR[card]}, 20)
        return
    missing = facts.missing
    if missing is not None and missing > 0 and facts.is_plain:
        if LEVELS[card] == missing:
            yield Reason("why-pays-exactly", {}, 40)
        if LEVELS[card] >= missing:
            yield Reason("why-last-leads", {"card": card}, 15)
            if LEVELS[card] < levels.most:
                yield Reason("why-keeps-higher", {}, 25)


def _done(facts: Facts, option: Option) -> Said:
    if facts.asked in ("pay-crystal", "pay-artifact"):
        yield Reason("why-enough", {}, 20)


def _free(facts: Facts, option: Option) -> Said:
    yield Reason("why-costs-no-card", {}, 30)


def _subjugate(facts: Facts, option: Option) -> Said:
    yield Reason("why-subjugate-points", {"points": LEVELS[str(option.details["card"])]}, 40)
    yield from _whose(facts, option)


def _colour(facts: Facts, option: Option) -> Said:
    colour = str(option.details["colour"])
    total = int(facts.strength(colour))
    if facts.asked in ("new-colour", "cast-colour") and total > 0 and total == facts.best_strength:
        yield Reason("why-strongest-colour", {"colour": colour, "sum": total}, 30)


_SPOKEN: dict[str, Callable[[Facts, Option], Said]] = {
    "mine": _mine, "recruit": _recruit, "use": _use, "lead": _lead, "activate": _activate, "collect": _collect,
    "raid": _raid, "end-turn": _end, "take": _take, "pay": _pay, "done": _done, "free": _free,
    "subjugate": _subjugate, "colour": _colour,
}  # fmt: skip
