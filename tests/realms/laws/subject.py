"""Star Realms, as the laws of every game meet it."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from starlode.core.engine import frames
from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.engine.codes import N_DRAW
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DECK, DEPTH, HAND, KNOWN, PLACE
from starlode.realms.rules import RealmsRules
from starlode.realms.written.pending import QUESTIONS
from tests.laws.subject import Observer as AnyObserver
from tests.laws.subject import Subject
from tests.laws.walker import Case as AnyCase
from tests.realms.laws import walks
from tests.realms.laws.endings import assert_ended_well
from tests.realms.laws.forms import FORMS
from tests.realms.laws.observer import Observer, hands_open_to
from tests.realms.laws.sanity import assert_sane

# From each position of positions/, from depth 1 on; the last of each is counted deeply only.
WAYS = {
    "opening": [3, 9, 67, 359, 1249, 3310, 6328, 14574, 19710, 33008, 59988],
    "needle-and-blobs": [12, 106, 871, 7008, 54731, 420157, 3172582],
    "outposts-at-the-end": [10, 50, 260, 1246, 6015, 29786, 147841, 741097],
    "three-open-players": [5, 14, 43, 126, 331, 1013, 3022, 9216, 26802],
    "hunted-from-the-left": [4, 13, 39, 110, 284, 626, 1239, 2281, 4000],
    "two-heads-pay-together": [7, 28, 109, 409, 1431, 4979, 16315],
    "three-heads-are-asked": [6, 25, 98, 352, 1216, 4256, 14729, 49859],
    "an-admiral-falls": [6, 27, 101, 352, 1133, 3305, 8887, 21628, 46898],
    "damage-that-lasts": [6, 20, 86, 261, 836, 2340, 6098, 15190],
    "the-boss-strikes": [6, 23, 79, 242, 721, 2094, 5730, 15063, 36849],
}
NONSENSE = (
    "", " ", "play", "play nobody", "buy scout cutter", "attack", "attack 0", "attack 7", "attack 2 2", "END-TURN",
)  # fmt: skip
FROM_THE_DEAL = [case for case in walks.ALL_CASES if case.begins == "deal"]
DUELS = [
    walks.Case("immediate", "at-use", "1", "busy", "deal"),
    walks.Case("next-turn", "unlocked", "2", "eager", "deal"),
]


def hands_seen(case: AnyCase, viewer: int | None) -> set[int]:
    assert isinstance(case, walks.Case)
    return {seat - 1 for seat in hands_open_to(viewer, case.format, case.seats, case.boss)}


def swapped(case: AnyCase, state: State, viewer: int | None) -> Iterator[State]:
    """Every state in which one unknown card of a hand and one card of its deck have changed places."""
    for seat in set(range(state.seats)) - hands_seen(case, viewer):
        hand, deck, known = (state.pile(seat, pile) for pile in (HAND, DECK, KNOWN))
        kinds = range(len(CARDS))
        for given_away in [kind for kind in kinds if state.count(hand, kind) > state.count(known, kind)]:
            for taken in [kind for kind in kinds if state.count(deck, kind) and kind != given_away]:
                other = state.clone()
                other.move(hand, deck, given_away)
                other.move(deck, hand, taken)
                yield other


def is_hidden_draw(state: State, seen: set[int]) -> bool:
    frame = state.frame()
    return frames.what(frame) == N_DRAW and frames.seat_of(frame) not in seen


def lays_open(event: Mapping[str, Any], seen: set[int]) -> bool:
    """Whether an event lays open cards of a hand that the viewer did not know."""
    return event["event"] == "card-discarded" and event["seat"] - 1 not in seen


def observers(case: AnyCase, match: Match[Any]) -> list[AnyObserver]:
    """In a duel they have watched from the deal on; later they know what the view says when they come."""
    assert isinstance(case, walks.Case)
    box = {card.id: count for card, count in zip(CARDS, case.rules.supply, strict=True) if card.faction != "unaligned"}
    found: list[AnyObserver] = []
    for viewer in case.viewers:
        if case.format == "duel":
            observer = Observer(viewer, box)
            observer.read(match.seen_by(viewer))
        else:
            observer = Observer(viewer, {}, format=case.format, seats=case.seats, boss=case.boss)
            observer.take_up(match.view(viewer).to_json())
        found.append(observer)
    return found


@cache
def good_positions() -> list[tuple[Any, Any]]:
    """Positions with every kind of open question in every format, and a few without any; each with its rules."""
    found: dict[str, tuple[Any, Any]] = {}
    duels = [walks.ALL_CASES[number * 7 % len(walks.ALL_CASES)] for number in range(30)]
    others = [cases[number] for cases in walks.FORMAT_CASES.values() for number in (13, 31, 50, 66)]
    for seed, case in enumerate([*duels, *others]):
        for state in walks.walk(case, seed, 250):
            asked = [frames.what(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
            out = sum(state.of(seat, PLACE) > 0 for seat in range(state.seats))
            name = f"{case.format} {asked} {state.marked()} {out or state.actor}"
            if name not in found:
                found[name] = short_rules(case), json.loads(json.dumps(case.rules.position(state)))
    return list(found.values())


@cache
def short_rules(case: walks.Case) -> RealmsRules:
    """The rules of a case with a limit that is near; the walks' positions are of turn 9 and later."""
    return RealmsRules({**case.options, "turn-limit": "12" if case.seats == 2 else "5"})


def plainly(rules: Any, line: str) -> str:
    """SR-M106: whichever head of a Hydra is attacked, its team is, which is offered by its first head."""
    match line.split():
        case ["attack", seat] if rules.options["format"] == "hydra":
            heads = {str(head): side[0] for side in rules.company.sides for head in side}
            return f"attack {heads.get(seat, seat)}"
    return line


REALMS = Subject(
    "realms",
    few=[*walks.FEW_CASES, *walks.FEW_FORMATS],
    cases=walks.EVERYTHING,
    every=walks.every_case(),
    count=lambda rules, state: rules.count_cards(state),
    nonsense=NONSENSE,
    choose=walks.choose,
    plainly=plainly,
    assert_sane=assert_sane,
    assert_ended_well=assert_ended_well,
    is_in=lambda state, seat: state.of(seat, PLACE) == 0,
    hands_seen=hands_seen,
    swapped=swapped,
    is_hidden_draw=is_hidden_draw,
    lays_open=lays_open,
    observers=observers,
    observed=[*(FROM_THE_DEAL[walks.TODAY % 3 :: 3] if walks.DEEP else DUELS), *walks.FORMATS_TODAY],
    folder=Path(__file__).parent,
    ways=WAYS,
    checksummed=[*walks.ALL_CASES[::5], *walks.FEW_FORMATS],
    search_steps=lambda case: (0, 40, 150) if case.format == "duel" else (30,),
    good_positions=good_positions,
    forms=FORMS,
    words=["scout", "stealth-needle", "the-hive", "primary", "ally", *QUESTIONS.values(), *(card.id for card in CARDS)],
)
