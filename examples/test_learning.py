"""Learning by self-play with PyTorch, for a few steps: `make test-learn`, outside `make test`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from starlode import rules
from starlode.batch import Batch
from starlode.bots.learned.bot import PolicyBot
from starlode.bots.learned.engine.network import ONE
from starlode.bots.learned.weights import kept_for, read
from starlode.bots.quick import QuickTable
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.games import games, table_rules
from starlode.learn import distil, meetings
from starlode.learn.net import Net, load
from starlode.learn.plain import plain
from starlode.learn.ppo import improve
from starlode.learn.shape import Shape
from starlode.learn.table import TRUST, Table, gains
from starlode.learn.which import Which, fair, points

TINY = "--matches 8 --steps 8 --size 32 --hidden 16 16 --workers 1 --every 0 --minutes 3 --last 0.5"
FEW = "--tests 2 --last-tests 4 --rivals random greedy --last-rivals sharp@5"
EVERY = [(game.name, way, seats) for game in games() for way, numbers in game.ways.items() for seats in numbers]


def run(*arguments: object) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def seated(matches: int, steps: int) -> tuple[Net, Table]:
    torch.manual_seed(1)
    duel = rules("realms")
    return Net(Shape(duel), (16, 16)), Table(Batch(duel, matches, 3, "native"), steps, "cpu")


def test_a_gain_is_what_was_won_less_what_was_guessed() -> None:
    """A match by hand, as each seat sees it: it ends at its second step and is dealt anew."""
    value = torch.tensor([[[0.1, -0.1]], [[-0.3, 0.3]], [[0.5, -0.5]]])
    reward = torch.tensor([[[0.0, 0.0]], [[-1.0, 1.0]], [[0.0, 0.0]]])
    over = torch.tensor([[False], [True], [False]])
    lost = -1 + 0.3  # seat 0 lost where it had guessed −0.3
    first = -0.3 - 0.1 + TRUST * lost
    open_end = 0.7 - 0.5  # in the new match, which goes on
    wanted = torch.tensor([[[first, -first]], [[lost, -lost]], [[open_end, -open_end]]])
    torch.testing.assert_close(gains(value, torch.tensor([[0.7, -0.7]]), reward, over), wanted)


def test_rows_hold_what_was_open_and_chosen() -> None:
    net, table = seated(4, 40)
    rows = table.gather(net, net.weights())
    assert len(rows.action) == 160
    assert rows.mask.gather(1, rows.action[:, None]).all()
    assert (rows.chance <= 0).all()
    table.batch.check()


def test_a_network_moves_towards_what_gained() -> None:
    net, table = seated(16, 16)
    rows = table.gather(net, net.weights())
    first = rows.mask.float().argmax(1)  # the first of all that is open is what turns out well
    rows = rows._replace(gain=torch.where(rows.action == first, 1.0, -1.0))
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    for _ in range(5):
        improve(net, optimizer, rows, entropy=0.0, epochs=2, size=64, dtype=torch.float32)
    chances, _ = net(rows.seen, rows.mask)
    was = rows.chance[rows.action == first].exp().mean()
    assert chances.gather(1, first[:, None]).exp().mean() > was + 0.1


def test_plain_layers_answer_as_the_network_does() -> None:
    net, table = seated(4, 2)
    shape, rows = Shape(rules("realms")), table.gather(net, net.weights())
    seen, ids = rows.seen[0], rows.mask[0].nonzero()[:, 0]
    chances, worth = net(seen[None], rows.mask[:1])
    few = plain(net, shape)
    observation = bytes(seen[: shape.bytes].tolist())
    logits = torch.tensor(few.logits(observation, ids.numpy()))
    torch.testing.assert_close(logits.log_softmax(-1), chances[0, ids].detach(), atol=1e-4, rtol=1e-3)
    assert abs(few.worth(observation) - float(worth[0, 0].detach())) < 1e-4


def test_a_batch_takes_whole_numbers_of_pytorch_alone() -> None:
    batch = Batch(rules("realms"), 2, 1, "python")
    for kind in (torch.float32, torch.bfloat16, torch.complex64):
        with pytest.raises(ValueError, match="whole numbers or truths"):
            batch.step(torch.zeros(2, dtype=kind))
    for kind in (torch.int64, torch.int32, torch.uint8):
        batch.step(torch.from_numpy(batch.choose(1)).to(kind))
        batch.check()


def test_it_learns_tests_keeps_and_goes_on(tmp_path: Path) -> None:
    line = ["-m", "starlode.learn", "realms", *f"{TINY} {FEW}".split(), "--out", tmp_path]
    assert "learned for" in run(*line, "--updates", 3)
    curve = json.loads((tmp_path / "realms-curve.json").read_text())
    assert curve["trouble"] == []
    assert [point["updates"] for point in curve["points"]][-1] == 3
    assert {rival: met["matches"] for rival, met in curve["points"][-1]["against"].items()} == {
        "random": 4, "greedy": 4, "sharp@5": 4,
    }  # fmt: skip
    kept = tmp_path / "realms.pt"
    _, counted = load(kept, Shape(rules("realms")))
    assert (counted["updates"], counted["decisions"]) == (3, 3 * 64)
    run(*line, "--updates", 1, "--resume", kept, "--past", kept)
    again = json.loads((tmp_path / "realms-curve.json").read_text())
    assert [point["updates"] for point in again["points"]][-1] == 4
    assert len(again["points"]) > len(curve["points"])
    run("-m", "starlode.learn.picture", tmp_path / "realms-curve.json", tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().count("<path") > 20


def test_what_was_learned_becomes_a_bot(tmp_path: Path) -> None:
    run("-m", "starlode.learn", "cavein", *TINY.split(), "--updates", 2, "--last", 0, "--rivals", "--out", tmp_path)
    small = tmp_path / "cavein.net"
    told = run("-m", "starlode.learn.quantise", "cavein", tmp_path / "cavein.npz", small, "--matches", 1)
    assert "other choices" in told
    table = QuickTable(rules("cavein"))
    bot = PolicyBot(1, table.rules, read(small))
    end = table.play([table.seat_bot(bot), table.player("random", 1)], Rng(1))
    assert sum(end.returns()) == 0


@pytest.mark.parametrize(("game", "way", "seats"), EVERY)
def test_every_format_and_number_of_seats_is_learned_alike(game: str, way: str, seats: int) -> None:
    its_rules = table_rules(game, way, seats, {})
    shape = Shape(its_rules)
    net, table = Net(shape, (8, 8)), Table(Batch(its_rules, 4, 3, "native"), 16, "cpu", rivals=2)
    rows = table.gather(net, net.weights(), net.weights())
    table.batch.check()
    assert rows.target.shape == (64, seats)
    assert 0 < rows.own.sum() < 64
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    assert improve(net, optimizer, rows, entropy=0.01, epochs=1, size=32, dtype=torch.float32).isfinite().all()
    _, worth = net(rows.seen[:1], rows.mask[:1])
    assert (
        abs(plain(net, shape).worth(bytes(rows.seen[0, : shape.bytes].tolist())) - float(worth[0, 0].detach())) < 1e-4
    )


def test_points_of_a_match_are_one_in_all() -> None:
    """Alone against three a fourth of the matches is a fair share; two teams of two share as two players do."""
    alone = table_rules("realms", "free-for-all", 4, {}).company
    teams = table_rules("realms", "hydra", 4, {}).company
    assert (fair(alone), fair(teams)) == (0.25, 0.5)
    assert [points(alone, [1.0, -1 / 3, -1 / 3, -1 / 3], seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [points(teams, [-1.0, -1.0, 1.0, 1.0], seat) for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(("way", "seats", "sides"), [("free-for-all", 3, 3), ("raid", 3, 2)])
def test_a_network_meets_bots_in_every_side(tmp_path: Path, way: str, seats: int, sides: int) -> None:
    which = Which("realms", (("format", way), ("seats", str(seats))))
    shape = Shape(which.rules())
    plain(Net(shape, (8, 8)), shape).write(tmp_path / "net.npz")
    found = meetings.play(str(tmp_path / "net.npz"), which, "random", [0, 1])
    assert [len(each) for each in found] == [sides, sides]
    assert all(0 <= point <= 1 for each in found for point in each)


def test_a_team_learns_and_its_network_becomes_a_bot(tmp_path: Path) -> None:
    teams = ["realms", "--format", "hydra", "--seats", 4]
    run("-m", "starlode.learn", *teams, *TINY.split(), *FEW.split(), "--updates", 2, "--out", tmp_path)
    curve = json.loads((tmp_path / "realms-hydra-4-curve.json").read_text())
    assert (curve["trouble"], curve["about"]["fair"]) == ([], 0.5)
    assert curve["about"]["options"] == {"format": "hydra", "seats": "4"}
    kept, small = tmp_path / "realms-hydra-4.npz", tmp_path / "realms-hydra-4.net"
    told = run("-m", "starlode.learn.quantise", *teams, kept, small, "--matches", 1, "--lean")
    assert "other choices" in told
    shape, lean = Shape(table_rules("realms", "hydra", 4, {})), read(small)
    assert 0 < lean.about["sizes"][0] == len(lean.read_by) == lean.starts[-1] < shape.inputs
    table = QuickTable(table_rules("realms", "hydra", 4, {}))
    team = [table.seat_bot(PolicyBot(seat, table.rules, read(small))) for seat in (0, 1)]
    assert sum(table.play([*team, table.player("random", 2), table.player("random", 3)], Rng(1)).returns()) == 0
    with pytest.raises(ValueError, match="other rules"):
        load(tmp_path / "realms-hydra-4.pt", Shape(rules("realms")))


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_a_small_network_is_read_back_by_pytorch(game: str) -> None:
    """What bots carry says in PyTorch what it says in whole numbers."""
    its_rules = rules(game)
    shape, kept = Shape(its_rules), kept_for(its_rules)
    words, network = distil.weights_of(kept, shape), kept.network()
    table = Table(Batch(its_rules, 2, 3, "native"), 30, "cpu")
    net = Net(shape, (8, 8))
    rows = table.gather(net, net.weights())
    chances, worth = net.run(words, rows.seen, rows.mask)
    for row in (0, 31, 59):
        network.look_at(bytearray(rows.seen[row, : shape.bytes].tolist()))
        ids = rows.mask[row].nonzero()[:, 0].tolist()
        logits = torch.tensor([network.answer(number) for number in ids]) / ONE
        torch.testing.assert_close(logits.log_softmax(-1), chances[row, ids], atol=0.02, rtol=0.01)
        assert abs(network.worth() / WHOLE * 2 - 1 - float(worth[row, 0])) < 0.01


def test_a_pupil_comes_to_say_what_its_teacher_says() -> None:
    duel = rules("realms")
    shape = Shape(duel)
    words = distil.weights_of(kept_for(duel), shape)
    torch.manual_seed(1)
    net, table = Net(shape, (32, 32)), Table(Batch(duel, 32, 3, "native"), 8, "cpu")
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    rows = table.gather(net, words)
    told = [distil.follow(net, optimizer, words, rows, 64, torch.float32) for _ in range(12)]
    assert (told[-1] < 0.6 * told[0]).all()


def test_what_was_distilled_is_gone_on_with(tmp_path: Path) -> None:
    line = ["-m", "starlode.learn.distil", "realms", "src/starlode/bots/learned/realms.net", "--out", tmp_path]
    few = ["--matches", "4", "--steps", "4", "--size", "8", "--hidden", "16", "16", "--updates", "1"]
    kept = tmp_path / "realms.pt"
    assert "kept" in run(*line, *few)
    assert "kept" in run(*line, *few, "--resume", kept)
    _, counted = load(kept, Shape(rules("realms")))
    assert counted["distilled"] == 2 * 16
    run("-m", "starlode.learn", "realms", *TINY.split(), "--updates", 1, "--last", 0, "--rivals", "--resume", kept,
        "--out", tmp_path)  # fmt: skip


def test_a_rival_that_cannot_start_costs_no_learning(tmp_path: Path) -> None:
    line = ["-m", "starlode.learn", "realms", *TINY.split(), "--updates", 2, "--out", tmp_path]
    assert "learned for" in run(*line, "--rivals", "nobody", "--last-rivals")
    assert "nobody" in json.loads((tmp_path / "realms-curve.json").read_text())["trouble"][0]
    assert (tmp_path / "realms.pt").is_file()


def test_the_example_learns_a_few_steps() -> None:
    assert "update 2: entropy" in run(Path(__file__).parent / "ppo.py", "--updates", 2, "--matches", 4)
