"""What a seat may know, from an independent replay; everything that reached it is held against this."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from starlode.bots.brain import brain_of
from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.view import View
from starlode.games import replay
from starlode.i18n.voices import voice_of
from starlode.server.sheets import digest

# What a message may hold beside what comes from the match.
MOMENT = {
    "view", "digest", "decision", "asked", "question", "labels", "macros", "undo", "undoes", "warnings", "cautions",
    "reaches", "resigning", "claims", "outcome"
}  # fmt: skip
BY_LOOKING_AHEAD = {"why-wins", "why-wins-turn", "why-only", "why-better", "why-hardly-matters", "why-looked-ahead"}
NUMBERS = {
    "clock": {"left", "owners", "running", "paused", "pause", "vacation", "away"},
    "presence": {"here", "watchers", "gone", "lags", "waited", "claimable", "played-for"},
}


@dataclass(frozen=True)
class Stage:
    """What a seat may know after a row of the record."""

    events: int
    view: dict[str, Any]
    decision: dict[str, Any] | None


def stages(match: Match[Any], rows: Iterable[str], seat: int | None) -> dict[str, list[Stage]]:
    """Play rows without the server: the match after each of them, by the digests of the seat's views."""
    found: dict[str, list[Stage]] = {}
    for row in [None, *rows]:
        if row is not None:
            match._replay_row(row)
        if match.actor != 0:  # nature acts before anybody is told
            view = match.view(seat).to_json()
            encoded = msgspec.json.encode(view)
            found.setdefault(digest(encoded), []).append(
                Stage(len(match.events), msgspec.json.decode(encoded), _mine(match, seat))
            )
    return found


def _mine(match: Match[Any], seat: int | None) -> dict[str, Any] | None:
    asked = None if seat is None else match.decision_of(seat)
    if asked is None or asked.seat != seat:
        return None
    decision: dict[str, Any] = _json(asked.to_json())
    return decision


def _json(content: Any) -> Any:
    return json.loads(json.dumps(content))


def check(messages: Iterable[str], seat: int | None, record: Record, components: str | None = None) -> None:
    """Hold every message of a table's sockets against what the seat, or with None a spectator, may know."""
    heard = list(messages)
    if not heard:
        return
    match = replay(record, 0, components=components)
    known = stages(match, record.rows, seat)
    whole, voice = match.seen_by(seat), voice_of(match.rules)
    lines = [voice.event(event).to_json() for event in whole if event["event"] != "hidden"]
    for text in heard:
        message = json.loads(text)
        if message["t"] in NUMBERS:  # numbers alone, the same for everybody
            assert set(message) == NUMBERS[message["t"]] | {"t"}
            assert text.count(':"') == 1  # what it is; no other text is in it
            continue
        if message["t"] == "chat":
            _check_chat(message, seat, match)
            continue
        if message["t"] == "hinted":
            _check_hint(message, known, match)
            continue
        if message["t"] not in ("sync", "update"):
            fields = {"t", "id", "v", "table", "undo", "agreement", "code", "details", "say"}
            assert set(message) <= fields
            if message.get("undo"):
                _check_undoes(message["undo"]["undoes"], lines)
            continue
        for event in message["events"]:
            said = event.pop("say", None)
            assert event == whole[event["n"] - 1]
            assert said == (None if event["event"] == "hidden" else voice.event(event).to_json())
        moment = message["moment"]
        if moment is None:
            assert (message["v"], message["events"]) == (0, [])  # the match has not begun
            continue
        assert moment.keys() == MOMENT
        shown = Stage(message["v"], moment["view"], moment["decision"])
        assert shown in known[moment["digest"]]  # a question may be open or not: some answers add no event
        assert moment["reaches"] == [
            {"seat": other, "say": phrase.to_json()} for other, phrase in voice.reaches(shown.view).items()
        ]
        assert moment["resigning"] is None or seat is not None
        assert (moment["undoes"] is None) == (moment["undo"] is None)
        _check_undoes(moment["undoes"], lines)
        if shown.decision is None:
            assert (moment["question"], moment["labels"], moment["macros"], moment["warnings"]) == (None, [], [], [])
            assert moment["cautions"] == []


def _check_chat(message: dict[str, Any], seat: int | None, match: Match[Any]) -> None:
    """Players hear no spectators before the end, spectators no team, and a team only itself."""
    assert set(message) == {"t", "lines"}
    for line in message["lines"]:
        assert set(line) == {"channel", "n", "seat", "name", "mark", "text", "phrase", "ago"}
        assert re.fullmatch("[0-9a-f]{16}", line["mark"])  # of two guests, and of nothing that lies on the table
        if line["channel"] == "team":
            assert seat is not None
            assert line["seat"] in match.rules.company.side_of(seat)
        if line["channel"] == "watchers":
            assert seat is None or match.outcome is not None


def _check_hint(message: dict[str, Any], known: dict[str, list[Stage]], match: Match[Any]) -> None:
    """A hint is about what the seat was asked then, and its reasons are what the view alone tells."""
    assert set(message) == {"t", "v", "ways", "options"}
    if not message["options"]:
        return
    asked = [stage for each in known.values() for stage in each if stage.decision and stage.events == message["v"]]
    assert asked
    said = [option for stage in asked for option in _reasons(match, stage).items()]
    for option in message["options"]:
        assert set(option) == {"action", "chance", "reasons"}
        told = [reasons for action, reasons in said if action == option["action"]]
        assert told
        for reason in option["reasons"]:
            assert reason["id"] in BY_LOOKING_AHEAD or any(reason in reasons for reasons in told)


def _reasons(match: Match[Any], stage: Stage) -> dict[str, list[Any]]:
    """What can be said for each option of a stage, by its view."""
    rules, view, voice = match.rules, View.from_json(stage.view), voice_of(match.rules)
    assert stage.decision is not None
    decision = Decision.from_json(stage.decision)
    told = brain_of(rules.game).reasons(rules).of(view, decision, rules.from_view(view, Rng(1)))
    return {
        option.action: [_json(voice.why(reason.message, reason.details).to_json()) for reason in reasons]
        for option, reasons in zip(decision.options, told, strict=True)
    }


def _check_undoes(undoes: dict[str, Any] | None, lines: list[Any]) -> None:
    """What is to be taken back tells nothing that the log does not tell this viewer."""
    if undoes and undoes["say"]:
        assert undoes["say"] in lines
