"""PPO by self-play on a `Batch` in a few lines: what `python -m starlode.learn` does, without past selves and tests.

`python examples/ppo.py cavein --updates 20` needs PyTorch and NumPy, and CuPy for a GPU, where all then stays.
"""

import argparse

import torch

from starlode import rules
from starlode.batch import Batch
from starlode.learn.net import Net
from starlode.learn.ppo import improve
from starlode.learn.shape import Shape
from starlode.learn.table import Table


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", nargs="?", default="realms")
    reader.add_argument("--updates", type=int, default=20)
    reader.add_argument("--matches", type=int, default=256, help="at once")
    given = reader.parse_args()
    device, where = ("cuda", "cuda") if torch.cuda.is_available() else ("cpu", "native")
    its_rules = rules(given.game)
    net = Net(Shape(its_rules), hidden=(256, 128)).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=6e-4)
    table = Table(Batch(its_rules, given.matches, seed=1, device=where), steps=64, device=device)
    for update in range(given.updates):
        with torch.no_grad():
            weights = net.weights()
        rows = table.gather(net, weights)  # 64 decisions of each match, and what came of them
        told = improve(net, optimizer, rows, entropy=0.01, epochs=1, size=4096, dtype=torch.float32)
        spread, error, _ = told.tolist()
        print(f"update {update + 1}: entropy {spread:.3f}, error of the guess {error:.3f}", flush=True)


if __name__ == "__main__":
    main()
