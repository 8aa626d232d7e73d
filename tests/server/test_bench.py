"""The benchmark of the server plays real moves; how fast they are is for nobody to assert."""

from pathlib import Path

import msgspec
import pytest

from starlode.bench import server
from starlode.bench.server import growth, takeover
from starlode.bench.server.guests import Guest
from starlode.bench.server.seated import Seated
from tests.prompt.commands import Commands
from tests.server.storage import postgres_of


def test_a_bots_turn_counts_from_the_move_before_it_and_not_where_it_began_the_match() -> None:
    table = Seated("t", [Guest("")], 1, lambda _: None)
    page = table.pages[0]

    def told(*options: str) -> None:
        decision = {"options": [{"action": each} for each in options]} if options else None
        page.hear(msgspec.json.encode({"t": "update", "moment": {"decision": decision, "outcome": None}}))

    told()
    told("play scout", "end-turn")
    assert (table.waits, table.is_new_turn) == ([], True)
    table._since, table._updates = 0.0, 0  # a move long ago
    told()
    told("play scout", "end-turn")
    assert len(table.waits) == 1


def test_every_part_measures_something(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DUELS", "SIXES", "BOTS", "HELD", "WEIGHED"):
        monkeypatch.setattr(server, name, 4)
    monkeypatch.setattr(server, "ECHOES", 2)
    monkeypatch.setattr(server, "WARM_UP", 0.05)  # in ten times that a fast machine plays so few matches to their end
    monkeypatch.setattr(server, "WEIGHED_MOVES", 5)
    monkeypatch.setattr(server, "THINKING", 0.2)
    lines: list[str] = []
    told = server.measure(tuple(server.PARTS), 0.2, 1, lines.append)
    assert len(lines) == len(server.PARTS)
    for figures in (told, told["six_seats"]):
        assert figures["server_cpu_us_per_move"] > 0
        assert figures["client_cpu_us_per_move"] > 0
        assert figures["moves_per_s"] > 0
    assert told["times_echo"] > 0
    assert 0 < told["half_rate"]["answered"] == told["half_rate"]["sent"]
    assert (told["sockets"]["held"], told["sockets"]["reconnects"]) == (8, 4)
    assert told["table_moves"] == 5
    assert told["bots"]["tables"] == 4


def test_growth_is_measured_with_several_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"IDLE": (2, 4), "PLAYING": 4, "ACTIVE": 4, "WATCHERS": 5, "WARM_UP": 0.05}.items():
        monkeypatch.setattr(growth, name, value)
    monkeypatch.setattr(takeover, "TIMES", 1)
    monkeypatch.setattr(takeover, "TABLES", 2)
    lines: list[str] = []
    measured = growth.measure((2,), server.DUEL, 0.3, postgres_of(tmp_path), lines.append)
    (told,) = measured["growth"]
    assert (told["processes"], [each["tables"] for each in told["idle"]]) == (2, [2, 4])
    for figures in told["idle"]:
        assert min(figures["moves_per_s"], figures["server_cpu_us_per_move"], figures["memory_mb"]) > 0
    assert told["active"]["tables"] == 4
    watched = told["watched"]
    assert watched["told"] == watched["moves"] * watched["watchers"] == watched["moves"] * 5
    taken = measured["takeover"]
    assert 0 < taken["back_worst_s"] <= taken["moved_worst_s"]
    assert 0 < taken["passed_on_back_worst_s"] <= taken["moved_worst_s"]
    assert lines


@pytest.mark.parametrize("said", ["0", "1,x", "-1"])
def test_a_number_of_processes_that_there_cannot_be_is_refused(starlode: Commands, said: str) -> None:
    assert "--processes" in starlode.refused("bench", "server", "--processes", said)
