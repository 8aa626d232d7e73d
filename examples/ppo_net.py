"""The network that examples/ppo.py teaches, and its file: what the learner and those who test it share."""

from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

from starlode import rules


def roomy(size: int) -> int:
    """The next multiple of 64, with which GPUs multiply several times faster than with odd sizes."""
    return -(-size // 64) * 64


class Net(nn.Module):
    """What is open as chances, and what the match is worth to whoever is asked."""

    def __init__(self, inputs: int, actions: int, hidden: tuple[int, int] = (1024, 512)) -> None:
        super().__init__()
        self.inputs, self.actions, (wide, narrow) = roomy(inputs), actions, hidden
        self.body = nn.Sequential(nn.Linear(self.inputs, wide), nn.ReLU(), nn.Linear(wide, narrow), nn.ReLU())
        self.head = nn.Linear(narrow, roomy(actions + 1))  # a logit for each id, then the worth
        nn.init.normal_(self.head.weight, std=0.01)  # at first all is as likely, and nobody is ahead
        nn.init.zeros_(self.head.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of chances, one for each id, and a worth from −1 to 1, both from bytes."""
        if seen.shape[-1] != self.inputs:
            seen = functional.pad(seen, (0, self.inputs - seen.shape[-1]))
        told = self.head(self.body(torch.log1p(seen.float()))).float()
        logits = told[:, : self.actions].masked_fill(mask == 0, -1e9)
        return logits.log_softmax(-1), torch.tanh(told[:, self.actions])


def new_net(hidden: tuple[int, int] = (1024, 512)) -> Net:
    """One that knows nothing of a duel yet."""
    encoding = rules("realms").encoding
    return Net(encoding.observation_size, encoding.num_actions, hidden)


def keep(net: Net, path: Path, **counted: float) -> None:
    """Write the weights, and how far they came; what the optimizer knows is not kept."""
    weights = {name: weight.detach().float().cpu() for name, weight in net.state_dict().items()}
    version = rules("realms").encoding.version
    unfinished = path.with_suffix(".new")
    torch.save({"net": weights, "encoding": version, **counted}, unfinished)
    unfinished.replace(path)


def read(path: Path | str) -> tuple[Net, dict[str, float]]:
    """A network out of its file, on the processor, and how far it came."""
    kept = torch.load(path, map_location="cpu", weights_only=True)
    weights, version = kept.pop("net"), kept.pop("encoding")
    now = rules("realms").encoding.version
    if version != now:
        raise ValueError(f"{path} was taught with encoding {version}, and this is {now}")
    net = new_net((len(weights["body.0.weight"]), len(weights["body.2.weight"])))
    net.load_state_dict(weights)
    return net, kept
