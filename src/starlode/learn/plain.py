"""A network without PyTorch: plain layers in NumPy, for those who test it and for making a small one of it."""

from pathlib import Path
from typing import Any

import numpy as np

from starlode.learn.shape import WHOLE, Shape


class Plain:
    """Layers of matrices, inputs × outputs, and what they read: a slot and a table for each input."""

    def __init__(self, slots: Any, read_by: Any, tables: Any, matrices: list[Any], biases: list[Any], actions: int):
        self.slots, self.read_by, self.tables = (np.asarray(each) for each in (slots, read_by, tables))
        self.matrices = [np.asarray(matrix, np.float32) for matrix in matrices]
        self.biases = [np.asarray(bias, np.float32) for bias in biases]
        self.actions = actions

    def inputs(self, observation: bytes) -> Any:
        """Whole numbers, of WHOLE."""
        return self.tables[self.read_by, np.frombuffer(observation, np.uint8)[self.slots]]

    def hidden(self, observation: bytes) -> list[Any]:
        """What each layer but the last tells."""
        told = self.inputs(observation).astype(np.float32) / WHOLE
        found = []
        for matrix, bias in zip(self.matrices[:-1], self.biases[:-1], strict=True):
            lively = np.flatnonzero(told)
            told = np.maximum(told[lively] @ matrix[lively] + bias, 0)
            found.append(told)
        return found

    def logits(self, observation: bytes, ids: Any) -> Any:
        """One for each of these ids, before they are made chances."""
        last = self.hidden(observation)[-1]
        return last @ self.matrices[-1][:, ids] + self.biases[-1][ids]

    def worth(self, observation: bytes) -> float:
        """What the match is worth to whoever is asked, from −1 to 1."""
        last = self.hidden(observation)[-1]
        return float(np.tanh(last @ self.matrices[-1][:, self.actions] + self.biases[-1][self.actions]))

    def write(self, path: Path) -> None:
        """Into a file of NumPy's, each weight in two bytes."""
        arrays: dict[str, Any] = {f"matrix_{n}": matrix.astype(np.float16) for n, matrix in enumerate(self.matrices)}
        arrays |= {f"bias_{n}": bias for n, bias in enumerate(self.biases)}
        arrays |= {"slots": self.slots, "read_by": self.read_by, "tables": self.tables, "actions": self.actions}
        np.savez(path, **arrays)


def read(path: Path | str) -> Plain:
    """One out of its file."""
    with np.load(path) as kept:
        layers = range(sum(name.startswith("matrix") for name in kept.files))
        matrices, biases = ([kept[f"{name}_{n}"] for n in layers] for name in ("matrix", "bias"))
        return Plain(kept["slots"], kept["read_by"], kept["tables"], matrices, biases, int(kept["actions"]))


def plain(net: Any, shape: Shape) -> Plain:
    """What was taught in PyTorch."""
    weights = net.weights()
    matrices, biases = ([each.detach().float().cpu().numpy() for each in part] for part in weights)
    worths = 1 if shape.seats == 2 else shape.seats
    matrices[0] = matrices[0][:, : shape.inputs]
    matrices[-1], biases[-1] = matrices[-1][: shape.actions + worths], biases[-1][: shape.actions + worths]
    return Plain(shape.slots, shape.read_by, shape.tables, [each.T for each in matrices], biases, shape.actions)
