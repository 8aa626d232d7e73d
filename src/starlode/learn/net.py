"""The network that is taught: what is open as chances, and what the match is worth to each seat.

Its first and last weights are partly free and partly told by cards: what a card is (what is printed on it, and what was
learned of it) times what a pile or a verb makes of cards. `weights()` is the sum, with which all is computed.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from starlode.learn.shape import COUNT, LINEAR, STEPS, WHOLE, Shape

HIDDEN = (1024, 512, 512)
EMBEDDED = 32  # numbers that a card is told by


def roomy(size: int) -> int:
    """The next multiple of 64, with which GPUs multiply several times faster than with odd sizes."""
    return -(-size // 64) * 64


class Weights(NamedTuple):
    """Plain layers: a matrix of outputs × inputs and a bias for each; the last has a logit an action, then worths."""

    matrices: tuple[Tensor, ...]
    biases: tuple[Tensor, ...]


class Reader(nn.Module):
    """Bytes of observations as the numbers that a network reads; the same as the tables of its shape."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.bytes, self.room = shape.bytes, roomy(shape.inputs) - shape.inputs
        for name in ("others", "numbers"):
            self.register_buffer(name, torch.tensor(getattr(shape, name)), persistent=False)
        self.register_buffer("steps", torch.tensor(STEPS)[:, None], persistent=False)

    def forward(self, seen: Tensor, dtype: torch.dtype) -> Tensor:
        counts = (seen[:, : self.bytes].to(dtype) * (COUNT / WHOLE)).clamp_max_(255 / WHOLE)
        others = seen.index_select(1, self.others).float().log1p_().mul_(WHOLE).round_().div_(WHOLE).to(dtype)
        numbers = seen.index_select(1, self.numbers)
        linear = (numbers.to(dtype) * (LINEAR / WHOLE)).clamp_max_(255 / WHOLE)
        reached = (numbers[:, None] >= self.steps).flatten(1).to(dtype).div_(2)
        room = torch.zeros((len(seen), self.room), dtype=dtype, device=seen.device)
        return torch.cat((counts, others, linear, reached, room), 1)


class Net(nn.Module):
    """One network for whoever is asked, in any seat."""

    def __init__(self, shape: Shape, hidden: tuple[int, ...] = HIDDEN, embedded: int = EMBEDDED) -> None:
        super().__init__()
        self.shape, self.hidden, self.embedded = shape, tuple(hidden), embedded
        self.read = Reader(shape)
        self.worths = 1 if shape.seats == 2 else shape.seats  # of two, what one wins the other loses
        sizes = [roomy(shape.inputs), *hidden, roomy(shape.actions + self.worths)]
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        head = self.layers[-1]
        nn.init.normal_(head.weight, std=0.01)  # at first all is as likely, and nobody is ahead
        nn.init.zeros_(head.bias)
        self.cards, self.printed, self.piles = nn.ParameterList(), nn.ParameterList(), nn.ParameterList()
        for n, words in enumerate(shape.vocabularies):
            facts = torch.log1p(torch.tensor(words.facts, dtype=torch.float32).reshape(len(words.names), -1))
            self.register_buffer(f"facts_{n}", facts, persistent=False)
            rows = torch.tensor([first + place for first in words.piles for place in range(len(words.names))])
            self.register_buffer(f"rows_{n}", rows, persistent=False)
            self.cards.append(nn.Parameter(0.3 * torch.randn(len(words.names), embedded)))
            self.printed.append(nn.Parameter(0.1 * torch.randn(facts.shape[1], embedded)))
            scale = 0.35 / sizes[0] ** 0.5
            self.piles.append(nn.Parameter(scale * torch.randn(len(words.piles), embedded, hidden[0])))
        self.verbs = nn.Parameter(torch.zeros(len(shape.forms), embedded, hidden[-1]))
        for n, words in enumerate(shape.vocabularies):  # all its verbs at once: one by one took half of the time
            forms = [m for m, form in enumerate(shape.forms) if form.vocabulary == n]
            ids = [number for m in forms for number in shape.forms[m].ids]
            chosen = [len(words.names) * place + name for place, m in enumerate(forms) for name in shape.forms[m].names]
            for name, found in (("forms", forms), ("ids", ids), ("chosen", chosen)):
                self.register_buffer(f"{name}_{n}", torch.tensor(found, dtype=torch.int64), persistent=False)

    def weights(self, dtype: torch.dtype = torch.float32) -> Weights:
        """All weights as plain layers."""
        cards = [own + self.get_buffer(f"facts_{n}") @ self.printed[n] for n, own in enumerate(self.cards)]
        matrices = [layer.weight for layer in self.layers]
        first = matrices[0].t()
        for n, own in enumerate(cards):
            told = torch.einsum("ne,pew->pnw", own, self.piles[n]).flatten(0, 1)
            first = first.index_add(0, self.get_buffer(f"rows_{n}"), told)
        matrices[0] = first.t()
        for n, own in enumerate(cards):
            verbs = self.verbs.index_select(0, self.get_buffer(f"forms_{n}"))
            told = torch.einsum("ne,few->fnw", own, verbs).flatten(0, 1).index_select(0, self.get_buffer(f"chosen_{n}"))
            matrices[-1] = matrices[-1].index_add(0, self.get_buffer(f"ids_{n}"), told)
        return Weights(
            tuple(matrix.to(dtype) for matrix in matrices), tuple(layer.bias.to(dtype) for layer in self.layers)
        )

    def run(self, weights: Weights, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of chances, one for each id, and worths from −1 to 1 to each place, both from bytes."""
        told = self.read(seen, weights.matrices[0].dtype)
        last = len(weights.matrices) - 1
        for n, (matrix, bias) in enumerate(zip(*weights, strict=True)):
            told = functional.linear(told, matrix, bias)
            if n < last:
                told = torch.relu(told)
        actions = self.shape.actions
        logits = told[:, :actions].float().masked_fill(mask == 0, -1e9)
        worth = torch.tanh(told[:, actions : actions + self.worths].float())
        return logits.log_softmax(-1), torch.cat((worth, -worth), 1) if self.worths == 1 else worth

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The same, with the weights as they are now."""
        return self.run(self.weights(), seen, mask)


def keep(net: nn.Module, shape: Shape, hidden: tuple[int, ...], path: Path, **counted: Any) -> None:
    """Write the weights, each in two bytes, and how far they came; what the optimizer knows is not kept."""
    weights = {name: weight.detach().half().cpu() for name, weight in net.state_dict().items()}
    unfinished = path.with_suffix(".new")
    about = {**_about(shape), "hidden": list(hidden)}
    torch.save({"net": weights, "about": about, "counted": counted}, unfinished)
    unfinished.replace(path)


def load(path: Path | str, shape: Shape) -> tuple[Net, dict[str, Any]]:
    """A network out of its file, on the processor, and how far it came."""
    kept = torch.load(path, map_location="cpu", weights_only=True)
    about = kept["about"]
    if any(about[name] != value for name, value in _about(shape).items()):
        raise ValueError(f"{path} was taught for {about}, and these are other rules or another encoding")
    net = Net(shape, tuple(about["hidden"]), kept["net"]["verbs"].shape[1])
    net.load_state_dict({name: weight.float() for name, weight in kept["net"].items()})
    return net, kept["counted"]


def _about(shape: Shape) -> dict[str, Any]:
    """What has to be the same where weights are to fit."""
    return {
        "game": shape.game, "seats": shape.seats, "encoding": shape.version,
        "bytes": shape.bytes, "actions": shape.actions,
    }  # fmt: skip
