"""The examples that need PyTorch or sb3-contrib, for a few steps: `make test-train`, outside `make test`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from ppo import seated
from ppo_learning import TRUST, gains, improve
from ppo_net import new_net, read

from starlode import rules
from starlode.batch import Batch

HERE = Path(__file__).parent
TINY = "--matches 8 --steps 8 --size 32 --hidden 16 16 --workers 1 --every 0 --minutes 3 --last 0.5"
FEW = "--tests 2 --last-tests 4 --rivals random greedy --last-rivals sharp@5"


def run(name: str, *arguments: object) -> str:
    line = [sys.executable, str(HERE / name), *map(str, arguments)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_gain_is_what_was_won_less_what_was_guessed() -> None:
    """Two matches by hand: the first ends at its second step and is dealt anew, the other goes on."""
    actor = torch.tensor([[0, 1], [1, 1], [0, 0], [0, 1]])
    over = torch.tensor([[False, False], [True, False], [False, False]])
    reward = torch.tensor([[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]])
    value = torch.tensor([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]])
    last = torch.tensor([0.7, 0.8])
    won = 1 - 0.3  # seat 1 won where it had guessed 0.3
    first = -0.3 - 0.1 - TRUST * won  # so seat 0, which had guessed 0.1 before, was that much worse off
    open_end = 0.7 - 0.5  # the same seat is asked again, in the new match
    turned = -0.8 - 0.6
    middle = -0.6 - 0.4 - TRUST * turned
    begun = 0.4 - 0.2 + TRUST * middle
    wanted = torch.tensor([[first, begun], [won, middle], [open_end, turned]])
    torch.testing.assert_close(gains(value, last, actor, reward, over), wanted)


def test_rows_hold_what_was_open_and_chosen() -> None:
    table = seated(4, 40, "cpu", seed=3)
    rows = table.gather(new_net((8, 8)))
    assert len(rows.action) == 160
    assert rows.mask.gather(1, rows.action[:, None]).all()
    assert (rows.chance <= 0).all()
    table.batch.check()


def test_a_network_moves_towards_what_gained() -> None:
    torch.manual_seed(1)
    table = seated(16, 16, "cpu", seed=3)
    net = new_net((16, 16))
    rows = table.gather(net)
    first = rows.mask.float().argmax(1)  # the first of all that is open is what turns out well
    rows = rows._replace(gain=torch.where(rows.action == first, 1.0, -1.0))
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    for _ in range(5):
        improve(net, optimizer, rows, entropy=0.0, epochs=2, size=64)
    chances, _ = net(rows.seen, rows.mask)
    was = rows.chance[rows.action == first].exp().mean()
    assert chances.gather(1, first[:, None]).exp().mean() > was + 0.1


def test_ppo_learns_tests_keeps_and_goes_on(tmp_path: Path) -> None:
    told = run("ppo.py", *f"{TINY} {FEW}".split(), "--updates", 3, "--out", tmp_path, "--keep", 1)
    assert "learned for" in told
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert curve["trouble"] == []
    assert [point["updates"] for point in curve["points"]][-1] == 3
    assert {rival: met["matches"] for rival, met in curve["points"][-1]["against"].items()} == {
        "random": 4, "greedy": 4, "sharp@5": 2,
    }  # fmt: skip
    _, counted = read(tmp_path / "net.pt")
    assert (counted["updates"], counted["decisions"]) == (3, 3 * 64)
    run("ppo.py", *f"{TINY} {FEW}".split(), "--updates", 1, "--out", tmp_path, "--resume", tmp_path / "net.pt")
    again = json.loads((tmp_path / "curve.json").read_text())
    assert [point["updates"] for point in again["points"]][-1] == 4
    assert len(again["points"]) > len(curve["points"])
    run("ppo_picture.py", tmp_path / "curve.json", tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().count("<path") > 20


def test_a_rival_that_cannot_start_costs_no_learning(tmp_path: Path) -> None:
    told = run("ppo.py", *TINY.split(), "--updates", 2, "--out", tmp_path, "--rivals", "nobody", "--last-rivals")
    assert "learned for" in told
    assert "nobody" in json.loads((tmp_path / "curve.json").read_text())["trouble"][0]
    assert (tmp_path / "net.pt").is_file()


def test_a_batch_takes_whole_numbers_of_pytorch_alone() -> None:
    batch = Batch(rules("realms"), 2, 1, "python")
    for kind in (torch.float32, torch.bfloat16, torch.complex64):
        with pytest.raises(ValueError, match="whole numbers or truths"):
            batch.step(torch.zeros(2, dtype=kind))
    for kind in (torch.int64, torch.int32, torch.uint8):
        batch.step(torch.from_numpy(batch.choose(1)).to(kind))
        batch.check()


def test_masked_ppo_learns_a_few_steps() -> None:
    assert "won against greedy after 64 steps" in run("masked_ppo.py", "--steps", 64)
