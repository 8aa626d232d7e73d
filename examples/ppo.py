"""PPO by self-play on a `Batch`, in PyTorch: one network for whoever is asked, in thousands of matches at once.

`python examples/ppo.py --updates 2000 --plot curve.svg` needs PyTorch, NumPy and, for the picture, matplotlib.
After every so many updates it meets random, greedy, sharp and fierce, and notes when it first beat each of them.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from starlode import rules
from starlode.batch import Batch
from starlode.bots.quick import QuickTable
from starlode.core.engine.rng import Rng

RIVALS = ("random", "greedy", "sharp", "fierce")


class Net(nn.Module):
    """What is open as chances, and what the match is worth to whoever is asked."""

    def __init__(self, inputs: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, seen, mask):
        body = self.body(torch.log1p(seen.float()))
        chances = torch.distributions.Categorical(logits=self.policy(body).masked_fill(~mask, -1e9))
        return chances, torch.tanh(self.value(body)).squeeze(-1)


def gather(net, batch, steps, device):
    """Rows of self-play, each with what the match was worth to its seat in the end; open matches count as the guess."""
    rows, ends = [], []
    for _ in range(steps):
        seen, mask = (torch.from_dlpack(each.copy()).to(device) for each in (batch.observe(), batch.mask()))
        actor = torch.as_tensor(_host(batch.actor)).long()
        with torch.no_grad():
            chances, value = net(seen, mask.bool())
            action = chances.sample()
        rows.append([seen, mask.bool(), actor, action, chances.log_prob(action), value])
        batch.step(action.cpu().numpy())
        over = _host(batch.actor) == -2
        ends.append((torch.as_tensor(over), torch.as_tensor(_host(batch.returns)).float()))
        if over.any():
            batch.restart(over)
    # From the last step back: a seat's worth is the match's return where it ended, else what its next look said.
    count, seats = len(ends[0][0]), ends[0][1].shape[1]
    worth, targets = torch.full((count, seats), float("nan")), []
    for (_, _, actor, _, _, value), (over, returns) in zip(rows[::-1], ends[::-1], strict=True):
        worth[over] = returns[over]
        mine = worth[torch.arange(count), actor]
        guess = value.cpu()
        target = torch.where(mine.isnan(), guess, mine)
        targets.append(target)
        worth[torch.arange(count), actor] = 0.95 * target + 0.05 * guess
    targets = torch.stack(targets[::-1]).to(device)
    kept = ([seen, mask, action, chance, value] for seen, mask, _, action, chance, value in rows)
    columns = [torch.stack(column) for column in zip(*kept, strict=True)]
    return [column.flatten(0, 1) for column in (*columns, targets)]


def _host(array):
    """An array of NumPy's, from wherever it lies."""
    return array.get() if hasattr(array, "get") else np.array(array)


def improve(net, optimizer, data, epochs=2, size=4096):
    """Steps of PPO: the ratio is cut at 0.2, the value learns the target, and some entropy is kept."""
    seen, mask, action, before, value, target = data
    gain = target - value
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(action), device=action.device).split(size):
            chances, guess = net(seen[part], mask[part])
            ratio = (chances.log_prob(action[part]) - before[part]).exp()
            clipped = torch.minimum(ratio * gain[part], ratio.clamp(0.8, 1.2) * gain[part])
            loss = (guess - target[part]).pow(2).mean() - clipped.mean() - 0.01 * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def score(net, game, rival, matches, device):
    """The share of matches that the network wins against a bot, from either seat."""
    table, encoding, won = QuickTable(game), game.encoding, 0

    def choose(state, seat):
        seen, mask = (torch.frombuffer(bytearray(each), dtype=torch.uint8)[None].to(device)
                      for each in (encoding.observe(state, seat), encoding.mask(state)))  # fmt: skip
        with torch.no_grad():
            return int(state.action_of(int(net(seen, mask.bool())[0].probs.argmax())))

    for number in range(matches):
        players = [choose, table.player(rival, number)]
        end = table.play(players if number % 2 == 0 else players[::-1], Rng(number))
        won += end.returns()[number % 2] > 0
    return won / matches


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=1024, help="at once")
    reader.add_argument("--steps", type=int, default=64, help="of each match between two updates")
    reader.add_argument("--updates", type=int, default=200)
    reader.add_argument("--every", type=int, default=20, help="updates between two tests")
    reader.add_argument("--tests", type=int, default=20, help="matches against each rival")
    reader.add_argument("--plot")
    given = reader.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    game = rules("realms")
    batch = Batch(game, given.matches, seed=1, device="native" if device == "cpu" else "auto")
    net = Net(game.encoding.observation_size, game.encoding.num_actions).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-4)
    begun, curve, beaten = time.monotonic(), [], {}
    for update in range(1, given.updates + 1):
        improve(net, optimizer, gather(net, batch, given.steps, device))
        if update % given.every == 0 or update == given.updates:
            shares = [score(net, game, rival, given.tests, device) for rival in RIVALS]
            curve.append((time.monotonic() - begun, *shares))
            won = [rival for rival, share in zip(RIVALS, shares, strict=True) if share > 0.5]
            beaten = dict.fromkeys(won, curve[-1][0]) | beaten
            told = ", ".join(f"{rival} {share:.0%}" for rival, share in zip(RIVALS, shares, strict=True))
            print(f"update {update}, {curve[-1][0]:.0f} s: {told}", flush=True)
    times = ", ".join(f"{rival} {seconds:.0f} s" for rival, seconds in beaten.items())
    print(f"first beaten after: {times or 'nobody yet'}")
    if given.plot:
        from matplotlib import pyplot

        for number, rival in enumerate(RIVALS, 1):
            pyplot.plot([row[0] for row in curve], [row[number] for row in curve], label=rival)
        for seconds in beaten.values():
            pyplot.axvline(seconds, color="grey", linewidth=0.5)
        pyplot.xlabel("seconds")
        pyplot.ylabel("share won")
        pyplot.legend()
        pyplot.savefig(given.plot)


if __name__ == "__main__":
    main()
