"""Matches that are gathered where the network is: self-play, and a share of matches against past selves."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from starlode.batch import Batch
from starlode.learn.net import Net, Weights, roomy

TRUST = 0.97  # in later guesses (λ)


class Rows(NamedTuple):
    """What was seen, open and chosen, a row for each decision, the first step of all matches first."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # its logarithm, when it was chosen
    gain: Tensor  # how much better it turned out than the guess, for whoever chose
    target: Tensor  # what the guess should have been, for each place
    own: Tensor  # false where a past self chose


class Table:
    """A batch of matches with its memory of so many steps, all where the network is.

    In the first `rivals` matches a past self sits, in seats by turns; the rest is played with oneself alone.
    """

    def __init__(self, batch: Batch, steps: int, device: str, rivals: int = 0) -> None:
        self.batch, self.length, self.device, self.rivals = batch, steps, device, rivals
        encoding, self.seats = batch.rules.encoding, batch.rules.seats
        self.bytes, shape = encoding.observation_size, (steps, batch.n)
        self.steps = batch.steps("same-step")
        sizes = (roomy(self.bytes), encoding.num_actions)
        self.seen, self.mask = (torch.zeros((*shape, size), dtype=torch.uint8, device=device) for size in sizes)
        self.action = torch.zeros(shape, dtype=torch.int64, device=device)
        self.actor = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chance = torch.zeros(shape, device=device)
        self.value, self.reward = (torch.zeros((*shape, self.seats), device=device) for _ in range(2))
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.sits = torch.full((batch.n,), -1, device=device)
        self.sits[:rivals] = torch.arange(rivals, device=device) % self.seats
        self.steps.observations[:] = batch.observe()

    def taken(self, array: Any) -> Tensor:
        """An array of the batch as a tensor: the same memory, where both are on one device."""
        if array.dtype == bool:
            array = array.view("uint8")
        if self.batch.device != "cuda" and not array.flags.writeable:
            array = array.copy()
        return torch.from_dlpack(array).to(self.device)

    def given(self, tensor: Tensor) -> Any:
        """A tensor as the batch takes it; CuPy reads those of its GPU as they are."""
        return tensor if self.batch.device == "cuda" else tensor.cpu().numpy()

    @torch.no_grad()
    def gather(self, net: Net, weights: Weights, past: Weights | None = None) -> Rows:
        """Play on from where the matches are, and tell of each decision what came of it."""
        for step in range(self.length):
            self._see(self.seen[step], self.mask[step], self.actor[step])
            chances, worth = net.run(weights, self.seen[step], self.mask[step])
            if past is not None and self.rivals:
                few = slice(0, self.rivals)
                theirs, _ = net.run(past, self.seen[step, few], self.mask[step, few])
                is_theirs = (self.actor[step, few] == self.sits[few])[:, None]
                chances[few] = torch.where(is_theirs, theirs, chances[few])
            self.value[step] = by_seat(worth, self.actor[step])
            # By lot: the largest of all logarithms, each less that of an exponential draw of its own.
            lots = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
            action = (chances - lots).argmax(-1)
            self.action[step] = action
            self.chance[step] = chances.gather(-1, action[:, None])[:, 0]
            self.steps.step(self.given(action))
            self.over[step] = self.taken(self.steps.ended) != 0
            self.reward[step] = self.taken(self.steps.returns).float()
        last, mask = torch.zeros_like(self.seen[0]), torch.zeros_like(self.mask[0])
        actor = torch.zeros_like(self.actor[0])
        self._see(last, mask, actor)
        ahead = by_seat(net.run(weights, last, mask)[1], actor)
        gain = gains(self.value, ahead, self.reward, self.over)
        own = torch.ones_like(self.over) if past is None else self.actor != self.sits
        target = by_place(gain + self.value, self.actor)
        mine = gain.gather(-1, self.actor[..., None])[..., 0]
        columns = (self.seen, self.mask, self.action, self.chance, mine, target, own)
        return Rows(*(column.flatten(0, 1) for column in columns))

    def _see(self, seen: Tensor, mask: Tensor, actor: Tensor) -> None:
        seen[:, : self.bytes] = self.taken(self.steps.observations)
        mask.copy_(self.taken(self.batch.mask()))
        actor.copy_(self.taken(self.batch.actor).clamp_min(0))  # one that failed has nobody


def by_seat(worth: Tensor, actor: Tensor) -> Tensor:
    """Worths that are told from the actor's place, by the seats of the table."""
    seats = worth.shape[-1]
    places = (torch.arange(seats, device=worth.device) - actor[..., None]) % seats
    return worth.gather(-1, places)


def by_place(worth: Tensor, actor: Tensor) -> Tensor:
    """Worths of the seats of the table, told from the actor's place."""
    seats = worth.shape[-1]
    those = (torch.arange(seats, device=worth.device) + actor[..., None]) % seats
    return worth.gather(-1, those)


def gains(value: Tensor, last: Tensor, reward: Tensor, over: Tensor) -> Tensor:
    """Generalized advantages of every seat, from the last step back; no guess counts past the end of a match."""
    gain, ahead, later = torch.empty_like(value), torch.zeros_like(last), last
    for step in reversed(range(len(value))):
        goes_on = (~over[step]).to(value.dtype)[:, None]
        ahead = reward[step] + goes_on * (later + TRUST * ahead) - value[step]
        gain[step], later = ahead, value[step]
    return gain
