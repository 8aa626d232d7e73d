"""Law: what is put together from parts that were encoded before is, byte for byte, what the plain way gives."""

import json
from contextlib import suppress
from typing import Any

import pytest

from starlode import games
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.event import Event
from starlode.core.match import Match
from starlode.i18n.voices import voice_of
from starlode.server import sheets, showing, teams
from starlode.server.viewer import encode
from starlode.server.wire.socket import Update
from tests.depth import seeds
from tests.laws import subjects
from tests.laws.walker import Case

pytestmark = pytest.mark.once  # about what the server sends

STEPS = 120


def plainly(match: Match[Any], seat: int | None, after: int, bots: set[int]) -> str:
    """An update as one would write it who looks up everything for every viewer."""
    view, decision, outcome = match.view(seat), match.decision, match.outcome
    shown: Any = view.to_json()
    voice = voice_of(match.rules)
    asked: Any = None if decision is None else decision.to_json()
    own = None if seat is None else match.decision_of(seat)
    mine: Any = None if own is None else own.to_json()
    moment = {
        "view": shown,
        "digest": sheets.digest(_json(shown).encode()),  # of the very bytes
        "decision": mine,
        "asked": asked and {"seat": asked["seat"], "say": voice.asked(asked, match.view(None).to_json()).to_json()},
        "question": mine and voice.question(mine, shown).to_json(),
        "labels": [voice.option(each, mine, shown).to_json() for each in (mine["options"] if mine else [])],
        "macros": [voice.macro(each).to_json() for each in (mine["macros"] if mine else [])],
        "undo": None if seat is None else match.undo_takes(seat),
        "undoes": None if seat is None else _undoes(match, seat),
        "warnings": [phrase.to_json() for phrase in voice.lost_by_ending(shown, mine)] if mine else [],
        "cautions": _cautions(match, seat, mine),
        "reaches": [{"seat": other, "say": phrase.to_json()} for other, phrase in voice.reaches(shown).items()],
        "resigning": None if seat is None else teams.resigning(match, seat, bots),
        "claims": match.rules.claims_draws,
        "outcome": None if outcome is None else outcome.to_json(),
    }
    events = [{**event, "say": voice.event(event).to_json()} for event in match.seen_by(seat, after)]
    update = {"t": "update", "from": after, "v": len(match.events), "events": events, "moment": moment}
    return _json(update)


def _undoes(match: Match[Any], seat: int) -> Any:
    undone = match.undone_by(seat)
    if undone is None:
        return None
    line = None
    if undone.first is not None and not _is_hidden(undone.first, seat):
        line = voice_of(match.rules).event(undone.first.seen_by(seat)).to_json()
    return {"say": line, "others": undone.others}


def _is_hidden(event: Event, seat: int) -> bool:
    return event.seen_by(seat)["event"] == "hidden"


def _cautions(match: Match[Any], seat: int | None, mine: Any) -> Any:
    if match.decision is None or match.decision.seat != seat:
        return []
    lost = voice_of(match.rules).lost_by_choosing(mine, match.state)
    return [{"action": action, "say": phrase.to_json()} for action, phrase in lost.items()]


def _json(content: Any) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def quickly(match: Match[Any], now: showing.Now, seat: int | None, after: int) -> str:
    return encode(Update(after, len(match.events), showing.told(match, seat, after), now.moment(seat))).decode()


@pytest.mark.parametrize("seed", seeds(1, 1))
@pytest.mark.parametrize("case", subjects.FEW, ids=str)
def test_a_viewer_gets_the_bytes_that_the_plain_way_gives(case: Case, seed: int) -> None:
    rng = Rng(seed)
    match: Match[Any] = Match(case.rules, seed=seed)
    shown, bots = 0, {1 + seed % case.rules.seats}
    memory = showing.Memory()  # of all that was shown before, as a table has it
    for _ in range(STEPS):
        now = showing.Now(match, bots, memory)
        for viewer in case.viewers:
            assert quickly(match, now, viewer, shown) == plainly(match, viewer, shown, bots)
        shown = len(match.events)
        decision = match.decision
        if decision is None:
            return
        seat = decision.seat
        if rng.below(12) == 0 and match.undo_takes(seat) is not None:
            match.undo(seat, consent=True)
        elif rng.below(60) == 0:
            with suppress(IllegalAction):  # who has left does not leave again
                match.resign(1 + int(rng.below(case.rules.seats)))
        else:
            actions = decision.actions
            match.play(actions[int(rng.below(len(actions)))])


SETTINGS = [
    (name, way, seats)
    for name in games.names()
    for way, all_seats in games.find(name).ways.items()
    for seats in all_seats
]


@pytest.mark.parametrize(("game", "way", "seats"), SETTINGS)
def test_what_giving_up_means_is_told_as_it_is_now(game: str, way: str, seats: int) -> None:
    """Whoever leaves in the very last turn ends the match, who a moment ago would only have left it."""
    rules = games.table_rules(game, way, seats, {})
    if "turn-limit" in rules.options:
        rules = games.table_rules(game, way, seats, {"turn-limit": "1"})
    rng = Rng(seats)
    match: Match[Any] = Match(rules, seed=seats)
    memory = showing.Memory()
    while (decision := match.decision) is not None:
        now = showing.Now(match, (), memory)
        for seat in range(1, seats + 1):
            assert now.resigning(seat) == teams.resigning(match, seat, ()), f"seat {seat} after {match.record.rows}"
        match.play(decision.actions[int(rng.below(len(decision.actions)))])


def test_who_has_finished_or_concedes_is_what_everybody_sees() -> None:
    """The rules are asked instead of a spectator's view, and say the same."""
    for case in subjects.FEW:
        rng = Rng(5)
        match: Match[Any] = Match(case.rules, seed=5)
        for number in range(STEPS):
            content: Any = match.view(None).content
            rules, state = match.rules, match.state
            assert sorted(seat + 1 for seat in rules.finished(state)) == sorted(content.get("finished", []))
            assert sorted(seat + 1 for seat in rules.conceding(state)) == sorted(content.get("conceded", []))
            decision = match.decision
            if decision is None:
                break
            if number == STEPS // 2:
                match.resign(decision.seat)
            else:
                match.play(decision.actions[int(rng.below(len(decision.actions)))])
