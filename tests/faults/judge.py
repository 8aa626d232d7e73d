"""What the database says afterwards, held against what players were told."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay, table_rules
from starlode.server.database import Database
from tests.faults.players import Acknowledged, Ledger

# Who wrote which row in which epoch, noted by the database itself: nothing that a server does can get around it.
WATCH = """
CREATE TABLE watched (at BIGSERIAL PRIMARY KEY, table_id TEXT, n INTEGER, epoch INTEGER, process TEXT);
CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO watched (table_id, n, epoch, process)
  SELECT NEW.table_id, NEW.n, {epoch}, current_setting('starlode.process', true) FROM tables WHERE id = NEW.table_id;
  RETURN NEW;
END $$;
CREATE TRIGGER watch AFTER INSERT ON rows FOR EACH ROW EXECUTE FUNCTION watch();
"""


@dataclass(frozen=True)
class Row:
    """A line of a record."""

    n: int
    text: str
    guest: str | None
    message: str | None
    v: int | None


def watch(database: Database) -> None:
    """Have PostgreSQL note who writes what."""
    with database.engine().connect() as connection:
        asked = "SELECT 1 FROM information_schema.columns WHERE table_name = 'tables' AND column_name = 'epoch'"
        has_epochs = connection.execute(text(asked)).first() is not None
        connection.execute(text(WATCH.format(epoch="epoch" if has_epochs else "0")))
        connection.commit()


def judge(database: Database, ledger: Ledger) -> list[str]:
    """Everything that is not as it has to be."""
    with database.engine().connect() as connection:
        rows, found = _rows(connection), []
        found += _moves(rows, ledger)
        found += _lines(connection, ledger)
        found += _records(connection, rows, ledger)
        if database.file is None:
            found += _owners(connection)
    return found + [f"{page.table}: {each}" for _, page in ledger.pages for each in page.trouble]


def lost(database: Database, ledger: Ledger) -> int:
    """Acknowledged moves that are not in the record."""
    with database.engine().connect() as connection:
        written = {(table, row.guest, row.message, row.v) for table, rows in _rows(connection).items() for row in rows}
    return sum((each.table, each.guest, each.id, each.v) not in written for each in ledger.moves)


def _rows(connection: Connection) -> dict[str, list[Row]]:
    rows = defaultdict(list)
    for table, *row in connection.execute(text("SELECT table_id, n, text, guest, message, v FROM rows ORDER BY 1, 2")):
        rows[table].append(Row(*row))
    return rows


def _moves(rows: dict[str, list[Row]], ledger: Ledger) -> list[str]:
    """Every acknowledged move is there exactly once, as it was chosen, and none that was refused."""
    begins: dict[tuple[str, str, str], list[Row]] = defaultdict(list)  # where a message's rows begin, each time
    for table, its in rows.items():
        before = None
        for row in its:
            if row.message is not None and row.guest is not None and row.message != before:
                begins[table, row.guest, row.message].append(row)
            before = row.message
    found = [f"{where} stands in the record {len(there)} times" for where, there in begins.items() if len(there) > 1]
    for move in ledger.moves:
        there = begins.get(_key(move), [])
        if not there:
            found.append(f"lost: {move}")
        elif (there[0].v, there[0].text.partition(" ")[2]) != (move.v, move.what):
            found.append(f"{move} was written as {there[0]}")
    found += [f"{where} was refused, and is in the record" for where in ledger.refused if where in begins]
    return found + [f"{id}: acknowledged twice" for id in _doubles(ledger.moves)]


def _key(move: Acknowledged) -> tuple[str, str, str]:
    return move.table, move.guest, move.id


def _doubles(moves: list[Acknowledged]) -> set[tuple[str, str, str]]:
    return {key for key, times in Counter(map(_key, moves)).items() if times > 1}


def _lines(connection: Connection, ledger: Ledger) -> list[str]:
    """Everything that was said and acknowledged was said once."""
    times: dict[tuple[Any, ...], int] = defaultdict(int)
    for said in connection.execute(text("SELECT table_id, guest, message, text FROM chat")):
        times[tuple(said)] += 1
    wanted = [(each.table, each.guest, each.id, each.what) for each in ledger.said]
    found = [f"said, and lost: {each}" for each in wanted if each not in times]
    return found + [f"said {number} times: {each}" for each, number in times.items() if number > 1]


def _records(connection: Connection, rows: dict[str, list[Row]], ledger: Ledger) -> list[str]:
    """Every record replays without a gap, ends as its table says, and is what people were shown."""
    found = []
    matches: dict[str, Match[Any]] = {}
    asked = text("SELECT id, game, format, seats, options, phase, outcome, v FROM tables WHERE phase <> 'waiting'")
    for id, game, way, seats, options, phase, outcome, v in connection.execute(asked):
        its = rows.get(id, [])
        if [row.n for row in its] != list(range(1, len(its) + 1)):
            found.append(f"{id}: its rows have gaps")
            continue
        rules = table_rules(game, way, seats, json.loads(options))
        try:
            match = replay(Record(game, rules.version, seats, dict(rules.options), [row.text for row in its]))
        except Exception as error:  # whatever it is, the record is broken
            found.append(f"{id}: does not replay: {error!r}")
            continue
        matches[id] = match
        if len(match.events) != v:
            found.append(f"{id}: has {len(match.events)} events, and its table says {v}")
        if (match.outcome is None) != (phase != "over") or (outcome is None) != (match.outcome is None):
            found.append(f"{id}: is {phase}, and its outcome {match.outcome}")
        if match.outcome is None and id in ledger.tables:
            found.append(f"{id}: does not end")
    for seat, page in ledger.pages:
        if page.table in matches:
            told: list[Any] = matches[page.table].seen_by(seat or None)
            shown = {
                n: {key: value for key, value in event.items() if key != "say"} for n, event in page.events.items()
            }
            if any(n > len(told) or told[n - 1] != event for n, event in shown.items()):
                found.append(f"{page.table}: seat {seat} was shown what is not in the record")
    return found


def _owners(connection: Connection) -> list[str]:
    """Epochs of a table never fall, and an epoch is one process's."""
    found = []
    last: dict[str, tuple[int, str]] = {}
    for table, n, epoch, process in connection.execute(
        text("SELECT table_id, n, epoch, process FROM watched ORDER BY table_id, n")
    ):
        epoch_before, process_before = last.get(table, (0, process))
        if epoch < epoch_before:
            found.append(f"{table}: row {n} is of epoch {epoch}, after one of {epoch_before}")
        elif epoch == epoch_before and epoch and process != process_before:
            found.append(f"{table}: {process} and {process_before} both wrote in epoch {epoch}")
        last[table] = epoch, process
    return found
