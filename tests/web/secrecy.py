"""Every byte that reached a browser is accounted for: a file of the client, or what its guest may know."""

import re
import sqlite3
from typing import Any

import msgspec

from starlode.core.agreement import table_key
from starlode.core.record import Record
from starlode.games import table_rules
from starlode.server.folder import DATABASE, KEY
from starlode.server.ids import keeper_of
from starlode.server.pages import CLIENT
from starlode.server.previews import MATCHES
from starlode.server.wire import http, people, polling
from starlode.server.wire.analysis import Analysed
from starlode.server.wire.replay import Reel, Reported
from starlode.server.wire.socket import OpenTables, Turns
from starlode.server.wire.standings import Standings
from tests.server import knowledge
from tests.server.house import Process
from tests.web.line import Answer
from tests.web.person import Person

# What the API answers; nothing of it holds a card before the match is over.
ANSWERS: dict[str, Any] = {
    "games": http.Games, "me": http.Me, "open": list[http.OpenTable], "quick": http.Table, "lessons": http.Table,
    "tables": http.Tables | http.Table, "": http.Table,
    "join": http.Table, "leave": http.Table, "rematch": http.Table, "record": http.Finished, "components": http.Checked,
    "starts": http.Started,
    "history": people.History, "account": http.Me, "sign-in": people.SignedIn, "sign-out": people.SignOut,
    "export": dict[str, Any], "delete-me": people.Parted, "blocks": people.Blocks, "opponents": people.Opponents,
    "unblock": people.Blocks, "block": people.Blocks, "report-player": people.PlayerReport, "kick": http.Table,
    "device": people.DeviceCode, "whose-code": people.CodeOwner, "use-code": people.SignedIn, "reset": people.SignedIn,
    "replay": Reel, "continue": http.Table, "report": Reported, "standings": Standings,
    "analysis": Analysed, "feed": people.Feed, "push": people.Pushing,
}  # fmt: skip


def check_person(person: Person) -> None:
    """Hold everything that came over somebody's line against what he may know."""
    with sqlite3.connect(person.server.data / DATABASE) as database:
        tables = set()
        for answer in person.line.answers():
            if answer.path.startswith("/api/"):
                tables |= _check_api(answer)
            else:
                _check_file(answer)
        for text in person.line.said("/api/open/socket"):
            assert msgspec.json.encode(msgspec.json.decode(text, type=OpenTables | Turns)).decode() == text
        guests = _guests(person)
        for table in tables:
            seated = database.execute("SELECT seat, guest FROM places WHERE table_id = ?", (table,))
            sits = {place: guest for place, guest in seated if guest is not None}
            seat = next((place for place, guest in sits.items() if guest in guests), None)
            box = database.execute("SELECT text FROM boxes WHERE table_id = ?", (table,)).fetchone()
            record = read_record(person.server, table)
            messages = [*person.line.messages(table), *_polled(person, table)]
            if record.start is not None:
                messages = _since_last_jump(messages)
            knowledge.check(messages, seat, record, box and box[0])
            # Where several sit at one device, each page looked as one of them, or behind the curtain as none.
            for place in range(len(sits) + 1):
                beside = person.line.said(f"/api/tables/{table}/socket?seat={place}")
                assert not beside or place == 0 or keeper_of(sits[place]) in guests
                knowledge.check(beside, place or None, record, box and box[0])
        _check_canaries(person, database, guests)


def _polled(person: Person, table: str) -> list[str]:
    """What came to a table by requests instead of a socket, each message once."""
    lines: dict[str, dict[int, str]] = {}
    for answer in person.line.answers():
        parts, asked = answer.path.partition("?")[0].split("/")[2:], answer.path.partition("after=")[2]
        if not answer.path.startswith("/api/") or answer.status >= 400 or not answer.is_whole:
            continue
        if parts[0] == "tables" and parts[1:] == [table, "line"]:
            lines[msgspec.json.decode(answer.body, type=polling.NewLine).line] = {}
        elif parts[0] == "lines" and answer.method == "GET" and parts[1] in lines:
            heard = msgspec.json.decode(answer.body)
            first = heard["n"] - len(heard["messages"]) + 1
            assert first <= int(asked) + 1
            told = [msgspec.json.encode(message).decode() for message in heard["messages"]]
            lines[parts[1]] |= dict(enumerate(told, first))
    return [texts[n] for texts in lines.values() for n in sorted(texts)]


def _since_last_jump(messages: list[str]) -> list[str]:
    """What came since a lesson went to another step, which is all that its record tells."""
    begins = [at for at, text in enumerate(messages) if msgspec.json.decode(text)["t"] == "sync"]
    return messages[begins[-1] :] if begins else messages


def _guests(person: Person) -> set[str]:
    """Whom the server took him for; whoever signs in is somebody else from then on."""
    told = [
        msgspec.json.decode(answer.body)["id"]
        for answer in person.line.answers()
        if answer.path in ("/api/me", "/api/sign-in", "/api/use-code", "/api/reset")
        and answer.status == 200
        and answer.is_whole
    ]
    return set(told)


def _check_file(answer: Answer) -> None:
    """The client's files are the same for everybody."""
    if answer.status == 404 and answer.is_whole:
        msgspec.json.decode(answer.body, type=http.Problem)
        return
    assert (answer.method, answer.status) == ("GET", 200), answer
    name = answer.path.partition("?")[0].strip("/")
    file = CLIENT / name if name and (CLIENT / name).is_file() else CLIENT / "index.html"
    packed = {"br": ".br", "gzip": ".gz"}.get(answer.headers.get("content-encoding", ""), "")
    content = file.with_name(file.name + packed).read_bytes()
    if file.name == "index.html":  # the page is told where it lives
        content = content.replace(b'="./', b'="/')
    body = answer.body
    if name.startswith(MATCHES):  # … and tells who won, if anybody has
        body = re.sub(rb'(<meta (property|name)="[^"]*" content="[^"]*" />)*</head>', b"</head>", body)
    assert content.startswith(body), f"{answer.path} is not the file"


def _check_api(answer: Answer) -> set[str]:
    """What the API answers is what the wire says and nothing besides; the table, if it was the socket of one."""
    parts = answer.path.partition("?")[0].split("/")[2:]
    if parts[-1] == "socket":
        assert answer.status == 101
        return {parts[1]} if parts[0] == "tables" else set()
    if parts[0] == "tables" and parts[2:] == ["components"]:  # the file of the table, which everybody at it may see
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, "application/toml")
        return set()
    if parts[0] == "lines" and answer.status < 400:
        if answer.is_whole:
            msgspec.json.decode(answer.body, type=polling.Heard)
        return set()
    if parts[0] == "tables" and parts[2:] == ["line"] and answer.status < 400:
        return {parts[1]}
    if parts[0] == "feeds" and answer.status < 400:
        assert answer.headers["content-type"].split(";")[0] == "application/atom+xml"
        return set()
    kind = parts[0] if len(parts) == 1 or parts[0] == "push" else parts[2] if len(parts) == 3 else ""
    expected = ANSWERS[kind] if answer.status < 400 else http.Problem
    if kind == "tables":
        expected = http.Tables if answer.method == "GET" else http.Table
    elif parts[0] == "games" and len(parts) > 1:  # what a game says, and its cards
        expected = http.GameWords if parts[2] == "words" else dict[str, Any]
    elif parts[2:3] == ["cards"]:  # the texts of a table that has its own
        expected = dict[str, Any]
    if not answer.is_whole:  # the browser was closed meanwhile; secrets are looked for in it like in all that came
        return set()
    content = msgspec.json.decode(answer.body, type=expected)
    assert msgspec.json.encode(content) == answer.body, answer.path
    return set()


def read_record(server: Process, table: str) -> Record:
    """A match as it is written down."""
    asked = "SELECT game, format, seats, options FROM tables WHERE id = ?"
    with sqlite3.connect(server.data / DATABASE) as database:
        game, format, seats, options = database.execute(asked, (table,)).fetchone()
        rows = database.execute("SELECT text FROM rows WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        begun = database.execute("SELECT position FROM starts WHERE table_id = ?", (table,)).fetchone()
    start = None if begun is None else {k: v for k, v in msgspec.json.decode(begun[0]).items() if k != "stacks"}
    rules = table_rules(game, format, seats, msgspec.json.decode(options))
    return Record(game, rules.version, seats, dict(rules.options), [text for (text,) in rows], start)


def _check_canaries(person: Person, database: sqlite3.Connection, guests: set[str]) -> None:
    """Neither secrets nor other guests' ids are anywhere in what came; a finished match's secret may be asked for."""
    heard = person.line.heard
    canaries = [(person.server.data / KEY).read_bytes()]
    asked = "SELECT id, secrets.round, secret FROM tables JOIN secrets ON table_id = id"
    asked += " WHERE phase != 'over' AND NOT known"  # what somebody may know is no secret
    for table, round, secret in database.execute(asked).fetchall():
        salts = database.execute("SELECT salt FROM places WHERE table_id = ? ORDER BY seat", (table,))
        canaries += [secret, table_key(secret, table, round, [salt or "" for (salt,) in salts])]
    written = [form for canary in canaries for form in (canary, canary.hex().encode())]
    written += [other.encode() for (other,) in database.execute("SELECT id FROM guests") if other not in guests]
    assert [form for form in written if form in heard] == []
