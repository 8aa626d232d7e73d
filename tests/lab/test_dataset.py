"""`starlode dataset`: the choices of bots as numbers, the same bytes each time, nothing lost when it is cut off."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.rules import NATURE
from starlode.dataset import Dataset
from starlode.games import rules
from tests.prompt.commands import Commands, files_in

QUICK = ("dataset", "realms", "--bots", "greedy,random", "--option", "turn-limit=20", "--jobs", 1, "--shard", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "run.jsonl"}


def rows_of(folder: Path) -> dict[str, Any]:
    shards = list(Dataset(folder).shards())
    return {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0]}


@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_a_data_set_tells_matches_that_can_be_played_again(starlode: Commands, tmp_path: Path, form: str) -> None:
    out = tmp_path / "set"
    told = starlode.well(*QUICK, "--matches", 3, "--as", form, "--out", out, "--json").json
    rows = rows_of(out)
    assert len(Dataset(out)) == told["decisions"] == len(rows["match"])
    duel = rules("realms", turn_limit=20)
    for match in range(3):
        mine = {name: column[rows["match"] == match] for name, column in rows.items()}
        state, nature, row = duel.new(), Rng(int(mine["seed"][0])), 0
        while state.actor >= NATURE:
            if state.actor == NATURE:
                state.sample(nature)
            elif len(state.legal()) == 1:
                state.apply(state.legal()[0])
            else:
                assert state.actor == mine["seat"][row]
                assert duel.encoding.observe(state, state.actor) == mine["observation"][row].tobytes()
                assert duel.encoding.mask(state) == mine["mask"][row].tobytes()
                state.apply(duel.encoding.action_of(state, int(mine["action"][row])))
                row += 1
        assert row == len(mine["seat"])
        assert mine["returns"][0].tolist() == state.returns()
        assert set(zip(mine["seat"].tolist(), mine["bot"].tolist(), strict=True)) == {
            (0, match % 2),
            (1, 1 - match % 2),
        }


def test_the_same_seed_gives_the_same_bytes_however_often_it_is_cut_off(starlode: Commands, tmp_path: Path) -> None:
    whole, cut, other = (tmp_path / name for name in ("whole", "cut", "other"))
    starlode.well(*QUICK, "--matches", 5, "--out", whole)
    starlode.well(*QUICK, "--matches", 3, "--out", cut)
    (cut / "matches-000000.npz").write_bytes(b"half a fi")
    (cut / "card.json").unlink()
    starlode.well(*QUICK, "--matches", 5, "--out", cut)
    assert contents(cut) == contents(whole)
    starlode.well(*QUICK, "--matches", 5, "--seed", 1, "--out", other)
    assert contents(other).keys() == contents(whole).keys()
    assert contents(other)["matches-000001.npz"] != contents(whole)["matches-000001.npz"]


def test_a_run_that_goes_on_plays_only_what_is_missing(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "set"
    starlode.well(*QUICK, "--matches", 4, "--out", out)
    monkeypatch.setattr("starlode.lab.dataset.shards._Maker.play", None)
    assert json.loads((out / "card.json").read_text()) == starlode.well(
        *QUICK, "--matches", 4, "--out", out, "--json"
    ).json  # fmt: skip


def test_stopped_by_ctrl_c_it_keeps_what_is_whole(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from starlode.lab.dataset.shards import _Maker

    play = _Maker.play

    def stopping(self: _Maker, number: int) -> Any:
        if number == 1:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(_Maker, "play", stopping)
    out = tmp_path / "set"
    ran = starlode(*QUICK, "--matches", 5, "--out", out)
    assert (ran.status, ran.err) == (1, "Stopped after 2 of 5 games.\n")
    assert Dataset(out).card["complete"] is False
    assert "the same command goes on" in (out / "README.md").read_text(encoding="utf-8")
    monkeypatch.undo()
    starlode.well(*QUICK, "--matches", 5, "--out", out)
    assert Dataset(out).card["complete"] is True


def test_random_bots_play_the_same_on_every_device(starlode: Commands, tmp_path: Path) -> None:
    line = ("dataset", "realms", "--bots", "random", "--matches", 3, "--shard", 2, "--option", "turn-limit=3")
    for device in ("native", "python"):
        starlode(*line, "--jobs", 1, "--device", device, "--out", tmp_path / device)
    assert contents(tmp_path / "native") == contents(tmp_path / "python")


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("cavein", ("--bots", "greedy")),
        ("realms", ("--format", "hydra", "--seats", 4, "--option", "turn-limit=8", "--bots", "keen@3,random")),
    ],
)
def test_every_game_and_bot_can_be_written_down(
    starlode: Commands, tmp_path: Path, game: str, line: tuple[object, ...]
) -> None:
    out = tmp_path / "set"
    told = starlode.well("dataset", game, "--matches", 1, "--jobs", 1, "--out", out, "--json", *line).json
    rows = rows_of(out)
    assert rows["mask"].shape == (told["decisions"], told["encoding"]["actions"])
    assert rows["mask"][np.arange(told["decisions"]), rows["action"]].all()
    assert (rows["mask"].sum(axis=1) > 1).all()


def test_batches_have_every_decision_once(starlode: Commands, tmp_path: Path) -> None:
    starlode.well(*QUICK, "--matches", 5, "--out", tmp_path / "set")
    dataset = Dataset(tmp_path / "set")
    keys = ("match", "observation")
    ordered, by_lot, again = (list(dataset.batches(64, seed, keys)) for seed in (None, 1, 1))
    assert {len(batch["match"]) for batch in by_lot[:-1]} == {64}
    assert sum(len(batch["match"]) for batch in by_lot) == len(dataset)
    assert all((one["observation"] == other["observation"]).all() for one, other in zip(by_lot, again, strict=True))
    assert not (ordered[0]["observation"] == by_lot[0]["observation"]).all()
    found = [sorted(row.tobytes() for batch in order for row in batch["observation"]) for order in (ordered, by_lot)]
    assert found[0] == found[1]
    parts = [batch for part in (0, 1) for batch in dataset.batches(64, 1, keys, part=part, parts=2)]
    assert sorted(row.tobytes() for batch in parts for row in batch["observation"]) == found[0]


def test_the_card_tells_sizes_and_columns_in_three_languages(starlode: Commands, tmp_path: Path) -> None:
    for lang, word in (
        ("en", "what the seat could know"),
        ("de", "was der Platz wissen konnte"),
        ("pl", "co to miejsce"),
    ):
        starlode.well(*QUICK, "--matches", 1, "--out", tmp_path / lang, "--lang", lang)
        assert word in (tmp_path / lang / "README.md").read_text(encoding="utf-8")
    card = Dataset(tmp_path / "en").card
    assert card["columns"]["observation"]["bytes"] == card["decisions"] * card["encoding"]["observation"]
    files = sum(file.stat().st_size for file in (tmp_path / "en").glob("*.npz"))
    assert sum(column["bytes_in_files"] for column in card["columns"].values()) < files == card["bytes_in_files"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("--matches", 0), "0"), (("--shard", 0), "0"), (("--as", "csv"), "csv"), (("--bots", "nobody"), "nobody"),
        (("--device", "native"), "--bots random alone"), (("--jobs", "some"), "--jobs some"), ((), "--out"),
        (("--out", "no/such/folder"), "no/such/folder"), (("--out", "full"), "a new or empty folder"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_and_nothing_written(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: tuple[object, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("hello")
    out = () if "--out" in line or not line else ("--out", "set")
    assert told in starlode.refused("dataset", "realms", *out, *line)
    assert files_in(tmp_path) == {str(tmp_path / "full" / "letter.txt"): b"hello"}


def test_another_run_and_fewer_matches_are_refused(starlode: Commands, tmp_path: Path) -> None:
    out = tmp_path / "set"
    starlode.well(*QUICK, "--matches", 3, "--out", out)
    before = files_in(out)
    assert "another run (seed is 0, now 1)" in starlode.refused(*QUICK, "--matches", 3, "--out", out, "--seed", 1)
    assert "3 matches already, more than 2" in starlode.refused(*QUICK, "--matches", 2, "--out", out)
    assert files_in(out) == before


def test_what_is_no_data_set_is_refused_in_one_line(starlode: Commands, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no data set with a card\.json"):
        Dataset(tmp_path)
    starlode.well(*QUICK, "--matches", 1, "--out", tmp_path / "set")
    dataset = Dataset(tmp_path / "set")
    with pytest.raises(BadInput, match="there is no column colour"):
        next(dataset.shards(["colour"]))
    with pytest.raises(BadInput, match="there is no column"):
        next(dataset.batches(4, columns=[]))
    whole = dataset.files[0].read_bytes()
    for damaged in (b"", b"PK", whole[:-1], whole[:600] + bytes([whole[600] ^ 1]) + whole[601:]):
        dataset.files[0].write_bytes(damaged)
        with pytest.raises(BadInput, match="not a whole file of a data set"):
            next(dataset.shards())


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "starlode[data]" in starlode.refused(*QUICK, "--out", tmp_path / "set", "--as", "parquet")
    assert files_in(tmp_path) == {}
