"""Past selves: those a network meets so that it does not forget how to beat what it was, and their mean."""

import random
from collections.abc import Sequence

import torch

from starlode.learn.net import Net, Weights

MOST = 64  # past selves that are remembered
MEAN = 0.02  # of the mean that each update replaces: it holds about the last fifty


class League:
    """The selves of a run so far, and the mean of the latest, which is what is kept and tested."""

    def __init__(self, net: Net, mean: Net, dtype: torch.dtype, seed: int) -> None:
        self.net, self.mean, self.dtype = net, mean, dtype
        self.selves: list[Weights] = []
        self._lots = random.Random(seed)

    @torch.no_grad()
    def follow(self, share: float = MEAN) -> None:
        """Move the mean a little towards the network as it is now."""
        mean, now = list(self.mean.parameters()), list(self.net.parameters())
        torch._foreach_lerp_(mean, now, share)

    @torch.no_grad()
    def add(self, net: Net | None = None) -> None:
        """Remember the mean, or another network; when there is no room, one by lot is forgotten."""
        weights = (net or self.mean).weights(self.dtype)
        self.selves.append(Weights(*(tuple(each.clone() for each in part) for part in weights)))
        if len(self.selves) > MOST:
            del self.selves[self._lots.randrange(len(self.selves) - 1)]

    def rival(self) -> Weights | None:
        """One by lot: every other time of the latest eight, else of all."""
        if not self.selves:
            return None
        those: Sequence[Weights] = self.selves[-8:] if self._lots.random() < 0.5 else self.selves
        return self._lots.choice(those)
