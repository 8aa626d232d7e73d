"""What examples/ppo.py learns by: matches that are gathered where the network is, advantages, and steps of PPO."""

from typing import Any, NamedTuple

import torch
from ppo_net import roomy
from torch import Tensor, nn

from starlode.batch import Batch

OVER = -2
CLIP, TRUST, GRADIENT = 0.2, 0.97, 0.5  # of a step, in later guesses (λ), and of all weights together


class Rows(NamedTuple):
    """What was seen, open and chosen, a row for each decision, the first step of all matches first."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # its logarithm, when it was chosen
    gain: Tensor  # how much better it turned out than the guess
    target: Tensor  # what the guess should have been


class Table:
    """A batch of duels with its memory of so many steps, all where the network is."""

    def __init__(self, batch: Batch, steps: int, device: str) -> None:
        self.batch, self.steps, self.device = batch, steps, device
        shape = (steps, batch.n)
        self.bytes = batch.rules.encoding.observation_size
        sizes = (roomy(self.bytes), batch.rules.encoding.num_actions)
        self.seen, self.mask = (torch.zeros((*shape, size), dtype=torch.uint8, device=device) for size in sizes)
        self.actor = torch.zeros((steps + 1, batch.n), dtype=torch.int64, device=device)
        self.action = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chance, self.value, self.reward = (torch.zeros(shape, device=device) for _ in range(3))
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)

    def taken(self, array: Any) -> Tensor:
        """An array of the batch as a tensor: the same memory, where both are on one device."""
        return torch.from_dlpack(array).to(self.device)

    def given(self, tensor: Tensor) -> Any:
        """A tensor as the batch takes it; CuPy reads those of its GPU as they are."""
        return tensor if self.batch.device == "cuda" else tensor.cpu().numpy()

    @torch.no_grad()
    def gather(self, net: Any) -> Rows:
        """Play on from where the matches are, and tell of each decision what came of it."""
        for step in range(self.steps):
            self.seen[step, :, : self.bytes] = self.taken(self.batch.observe())
            self.mask[step] = self.taken(self.batch.mask())
            self.actor[step] = self.taken(self.batch.actor).clamp_min(0)  # one that failed has nobody
            chances, self.value[step] = net(self.seen[step], self.mask[step])
            # By lot: the largest of all logarithms, each less that of an exponential draw of its own.
            lots = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
            action = (chances - lots).argmax(-1)
            self.action[step] = action
            self.chance[step] = chances.gather(-1, action[:, None])[:, 0]
            self.batch.step(self.given(action))
            self.over[step] = self.taken(self.batch.actor) == OVER
            returns = self.taken(self.batch.returns).float()
            self.reward[step] = returns.gather(-1, self.actor[step][:, None])[:, 0]
            self.batch.restart(self.given(self.over[step].to(torch.uint8)))
        self.actor[-1] = self.taken(self.batch.actor)
        _, last = net(self.taken(self.batch.observe()), self.taken(self.batch.mask()))
        gain = gains(self.value, last, self.actor, self.reward, self.over)
        columns = (self.seen, self.mask, self.action, self.chance, gain, gain + self.value)
        return Rows(*(column.flatten(0, 1) for column in columns))


def gains(value: Tensor, last: Tensor, actor: Tensor, reward: Tensor, over: Tensor) -> Tensor:
    """Generalized advantages for whoever acted, from the last step back; what one seat wins the other loses.

    So a guess that the other seat makes next counts with its sign turned, and none counts past the end of a match.
    """
    gain, ahead, later = torch.empty_like(value), torch.zeros_like(last), last
    for step in reversed(range(len(value))):
        sign = torch.where(actor[step] == actor[step + 1], 1.0, -1.0).masked_fill(over[step], 0.0)
        ahead = reward[step] + sign * (later + TRUST * ahead) - value[step]
        gain[step], later = ahead, value[step]
    return gain


def improve(net: Any, optimizer: Any, rows: Rows, entropy: float, epochs: int, size: int) -> Tensor:
    """Steps of PPO: how far a chance may move is cut, the guess learns its target, and some entropy is kept.

    Tells the means of the entropy, of the guess's error and of how often a step was cut.
    """
    told = []
    gain = (rows.gain - rows.gain.mean()) / rows.gain.std().clamp_min(0.1)  # where nothing ended yet all is noise
    for _ in range(epochs):
        for part in torch.randperm(len(gain), device=gain.device).split(size):
            chances, guess = net(rows.seen[part], rows.mask[part])
            ratio = (chances.gather(-1, rows.action[part][:, None])[:, 0] - rows.chance[part]).exp()
            cut = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            error = (guess - rows.target[part]).pow(2).mean()
            spread = -(chances.exp() * chances).sum(-1).mean()
            optimizer.zero_grad()
            (0.5 * error - cut - entropy * spread).backward()
            nn.utils.clip_grad_norm_(net.parameters(), GRADIENT)
            optimizer.step()
            told.append(torch.stack([spread, error, ((ratio - 1).abs() > CLIP).float().mean()]).detach())
    return torch.stack(told).mean(0)
