"""What speaks for using a mercenary's skill of Cave-In, now and at this table."""

from collections.abc import Iterator

from starlode.bots.cavein.facts import Facts
from starlode.bots.cavein.worth import COLOUR, LEVELS
from starlode.bots.reasons import Reason
from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, FACTIONS
from starlode.cavein.figures import HAND_LIMIT


def by_skill(facts: Facts, card: str, played: int) -> Iterator[Reason]:
    """By what the skill does; `played` cards leave the hand for it."""
    skill = facts.kit.skills[card]
    room = HAND_LIMIT - facts.hand_size + played
    match skill:
        case does.TakeCrystal(colour, cost):
            if any(crystal.startswith(f"{colour}-{cost}-") for crystal in facts.content["mine"]):
                yield Reason("why-takes-crystal", {"colour": colour, "cost": cost}, 50)
        case does.ExtraMine():
            yield Reason("why-extra-mine", {}, 50)
        case does.CheaperMining(less) if facts.can_still("mine", played):
            yield Reason("why-cheaper-mining", {"less": less}, 40)
        case does.CheaperArtifacts(less) if facts.can_still("collect", played):
            yield Reason("why-cheaper-artifacts", {"less": less}, 35)
        case does.CheaperRecruits(lower) if facts.can_still("recruit", played):
            yield Reason("why-cheaper-recruits", {"lower": lower}, 35)
        case does.SecondCrystal(cost) if facts.can_still("mine", played):
            yield Reason("why-second-crystal", {"cost": cost}, 45)
        case does.TakeFromBottom(cards):
            count = min(cards, len(facts.below_leader(facts.seat)), room)
            if count > 0:
                yield Reason("why-cards-back", {"count": count}, 40)
        case does.TakeLevelsFromDocks(levels):
            found = sorted(LEVELS[each] for each, count in facts.content["docks"].items() for _ in range(count))
            count = min(room, sum(sum(found[:cards]) <= levels for cards in range(1, len(found) + 1)))
            if count > 0:
                yield Reason("why-from-docks", {"count": count}, 40)
        case does.TakeLevelFromDocks(level):
            if room > 0 and any(LEVELS[each] == level for each in facts.content["docks"]):
                yield Reason("why-from-docks", {"count": 1}, 40)
        case does.TakeFromOneBase() | does.TakeFactionFromBases() | does.TakeFactionFromOneBase():
            some = None if isinstance(skill, does.TakeFromOneBase) else COLOURS[FACTIONS.index(skill.faction)]
            if room > 0 and any(some in (None, COLOUR[each]) for each in facts.below_leaders):
                yield Reason("why-from-bases", {}, 40)
        case does.SubjugateLowest():
            if facts.below_leader(facts.seat):
                yield Reason("why-subjugates", {}, 45)
        case does.SubjugateLevel(level):
            if any(LEVELS[each] == level for each in facts.below_leaders):
                yield Reason("why-subjugates", {}, 45)
        case does.SubjugateFromHand(level=level):
            if any(LEVELS[each] == level for each in facts.hand):
                yield Reason("why-subjugates", {}, 45)
        case _:
            return
