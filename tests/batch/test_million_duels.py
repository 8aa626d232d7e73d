"""The example that plays a million duels, with fewer: what it prints is what the duels' own positions tell."""

import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from starlode import rules
from starlode.batch import Batch
from starlode.batch.batch import Device
from tests.batch.test_batch import on_all

EXAMPLE = Path(__file__).parents[2] / "examples" / "million_duels.py"


@pytest.fixture
def example() -> Any:
    spec = spec_from_file_location("million_duels", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def by_positions(duels: int, seed: int, had: Counter[str], won: Counter[str]) -> int:
    """Count the owners, and those who won, as the positions of the last moment tell; and the cards on top of decks."""
    game = rules("realms")
    batch = Batch(game, duels, seed, "python")
    batch.playout()
    on_top = 0
    for state in batch.states():
        seats: Any = game.position(state)["seats"]
        for seat, entry in enumerate(seats):
            cards = {*entry["deck"], *entry["top"], *entry["hand"], *entry["discard"]}
            cards |= {played["card"] for played in entry["in-play"]}
            on_top += len(entry["top"])
            had.update(cards)
            if state.returns()[seat] > 0:
                won.update(cards)
    return on_top


@on_all
def test_the_million_duels_count_who_owned_each_card_at_the_end(
    device: Device, example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In chunks, the last of which is smaller; the cards on top of a deck are counted with it."""
    pytest.importorskip("msgspec", reason="positions are written with it, and a machine with a GPU may lack it")
    monkeypatch.setattr(example, "CHUNK", 100)
    monkeypatch.setattr(sys, "argv", ["million_duels.py", "--matches", "220", "--device", device])
    example.main()
    printed = capsys.readouterr()
    had: Counter[str] = Counter()
    won: Counter[str] = Counter()
    on_top = sum(by_positions(duels, seed, had, won) for seed, duels in enumerate((100, 100, 20)))
    assert on_top > 0, "some duel has to end with a card on top of a deck, or it is not seen here"
    rows = [line.split() for line in printed.out.splitlines()[1:]]
    assert {card: int(owners.replace(",", "")) for card, owners, _ in rows} == had
    assert {card: share for card, _, share in rows} == {card: f"{won[card] / had[card]:.1%}" for card in had}
    assert [float(share.rstrip("%")) for _, _, share in rows] == sorted(
        (float(share.rstrip("%")) for _, _, share in rows), reverse=True
    )
    progress = [line for line in printed.err.splitlines() if " duels, " in line]
    assert [line.split()[0] for line in progress] == ["100", "200", "220"]


def test_no_matches_at_all_are_refused_in_one_line(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["million_duels.py", "--matches", "0"])
    with pytest.raises(SystemExit) as refused:
        example.main()
    assert refused.value.code == 2
    assert "at least one match" in capsys.readouterr().err
