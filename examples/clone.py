"""Behaviour cloning with NumPy alone: a small network learns from a data set to choose as its bots did.

starlode dataset realms --bots greedy --matches 1000 --out duels
python examples/clone.py duels
"""

import argparse

import numpy as np

from starlode import BadInput
from starlode.dataset import Dataset

COLUMNS = ("observation", "mask", "action")


class Clone:
    """One hidden layer; what is not open is never chosen."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            (chance.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32)
            for shape in ((inputs, hidden), (hidden, actions))
        ]
        self.steps = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]  # Adam's two means
        self.count = 0

    def chances(self, batch: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        seen = np.log1p(batch["observation"].astype(np.float32))
        hidden = np.maximum(seen @ self.weights[0], 0)
        worth = np.where(batch["mask"], hidden @ self.weights[1], -np.inf)
        told = np.exp(worth - worth.max(axis=1, keepdims=True))
        return seen, hidden, told / told.sum(axis=1, keepdims=True)

    def learn(self, batch: dict[str, np.ndarray], rate: float = 1e-3) -> None:
        """A step of Adam on what the bot chose."""
        seen, hidden, chances = self.chances(batch)
        chances[np.arange(len(chances)), batch["action"]] -= 1
        back = (chances @ self.weights[1].T) * (hidden > 0)
        self.count += 1
        for number, slope in enumerate((seen.T @ back, hidden.T @ chances)):
            mean, square = self.steps[number]
            slope /= len(chances)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            bias = np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
            self.weights[number] -= rate * bias * mean / (np.sqrt(square) + 1e-8)

    def agrees(self, batch: dict[str, np.ndarray]) -> float:
        """How often it would have chosen the same."""
        return float((self.chances(batch)[2].argmax(axis=1) == batch["action"]).mean())


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder")
    reader.add_argument("--epochs", type=int, default=3)
    given = reader.parse_args()
    try:
        dataset = Dataset(given.folder)
    except BadInput as refused:
        reader.error(str(refused))
    kept = next(dataset.batches(500, columns=(*COLUMNS, "match")))  # of the first matches, which are not learned from
    by_lot = float((1 / kept["mask"].sum(axis=1)).mean())
    clone = Clone(kept["observation"].shape[1], dataset.num_actions)
    for epoch in range(given.epochs):
        for batch in dataset.batches(256, epoch, (*COLUMNS, "match")):
            chosen = batch["match"] > kept["match"].max()
            if chosen.any():
                clone.learn({name: batch[name][chosen] for name in COLUMNS})
        print(f"epoch {epoch + 1}: agrees in {clone.agrees(kept):.1%} of decisions (by lot {by_lot:.1%})", flush=True)


if __name__ == "__main__":
    main()
