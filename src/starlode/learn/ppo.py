"""Steps of proximal policy optimization (PPO) on what was gathered."""

import torch
from torch import Tensor, nn

from starlode.learn.net import Net
from starlode.learn.table import Rows

CLIP, GRADIENT = 0.2, 0.5  # how far a chance may move, and all weights together


def improve(
    net: Net, optimizer: torch.optim.Optimizer, rows: Rows, entropy: float, epochs: int, size: int, dtype: torch.dtype
) -> Tensor:
    """How far a chance may move is cut, the guess learns its target, and some entropy is kept.

    What past selves chose teaches only the guess. Tells the means of the entropy, of the guess's error and of how often
    a step was cut.
    """
    told = []
    own = rows.own.float()
    mean = (rows.gain * own).sum() / own.sum()
    spread = (((rows.gain - mean).square() * own).sum() / own.sum()).sqrt()
    gain = (rows.gain - mean) / spread.clamp_min(0.1) * own  # where nothing ended yet all is noise
    for _ in range(epochs):
        for part in torch.randperm(len(gain), device=gain.device).split(size):
            chances, guess = net.run(net.weights(dtype), rows.seen[part], rows.mask[part])
            mine = own[part]
            ratio = (chances.gather(-1, rows.action[part][:, None])[:, 0] - rows.chance[part]).clamp(-20, 20).exp()
            cut = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            error = (guess - rows.target[part]).square().mean()
            lots = -((chances.exp() * chances).sum(-1) * mine).mean()
            optimizer.zero_grad(set_to_none=True)
            (0.5 * error - cut - entropy * lots).backward()
            nn.utils.clip_grad_norm_(net.parameters(), GRADIENT)
            optimizer.step()
            told.append(torch.stack([lots, error, (((ratio - 1).abs() > CLIP).float() * mine).mean()]).detach())
    return torch.stack(told).mean(0)
