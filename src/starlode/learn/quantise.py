"""Makes the small network of whole numbers that bots carry, and says what it loses.

`python -m starlode.learn.quantise GAME learned/GAME.npz src/starlode/bots/learned/GAME.net` needs NumPy alone. Matches
that the network plays with itself show how far its units go, and others how often both choose alike. With `--lean` it
leaves out inputs that told nothing in all those matches, of which there should then be some hundreds.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from starlode.bots.learned.engine.network import MIDDLE, MOST, ONE, SHIFT
from starlode.bots.learned.weights import Kept, names_of, write
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules
from starlode.games import way_of
from starlode.learn.plain import Plain, read
from starlode.learn.shape import WHOLE
from starlode.learn.which import take, taken

HEADROOM = 1.3  # over what was seen; what goes beyond is cut
LARGEST = 2**31 - 1


def lean(net: Plain, samples: list[bytes]) -> Plain:
    """The same without the inputs that are 0 in all samples: cards that are never in a pile, steps never reached."""
    told = np.flatnonzero(np.any([net.inputs(seen) > 0 for seen in samples], axis=0))
    matrices = [net.matrices[0][told], *net.matrices[1:]]
    return Plain(net.slots[told], net.read_by[told], net.tables, matrices, net.biases, net.actions)


def small(net: Plain, samples: list[bytes], about: dict[str, Any]) -> Kept:
    """Weights as bytes, each unit with a scale of its own; samples show how far units go."""
    order = np.argsort(net.slots, kind="stable")  # inputs by the slot that they read
    slots = net.slots[order]
    starts = np.searchsorted(slots, np.arange(about["bytes"] + 1))
    reach = [np.max([told[layer].max() for told in map(net.hidden, samples)]) for layer in range(len(net.matrices) - 1)]
    steps = [1 / WHOLE, *(HEADROOM * max(float(most), 1e-6) / MOST for most in reach)]  # what 1 is worth, by layer
    weights, biases, scales = [], list[int](), list[int]()
    for layer, (matrix, bias) in enumerate(zip(net.matrices, net.biases, strict=True)):
        is_last = layer == len(net.matrices) - 1
        rows = matrix[order] if layer == 0 else matrix
        unit = np.maximum(np.abs(rows).max(0) / 127, 1e-9).astype(np.float64)
        whole = np.clip(np.rint(rows / unit), -127, 127).astype(np.int64) + MIDDLE
        weights.append((whole.T if is_last else whole).astype(np.uint8).tobytes())
        sum_step = steps[layer] * unit  # what 1 in a sum is worth
        biases += [int(each) for each in np.clip(np.rint(bias / sum_step), -LARGEST, LARGEST)]
        target = 1 / ONE if is_last else steps[layer + 1]
        scales += [int(each) for each in np.clip(np.rint(sum_step / target * 2**SHIFT), 1, LARGEST)]
    sizes = [len(net.matrices[0]), *(matrix.shape[1] for matrix in net.matrices)]
    return Kept(
        about | {"sizes": sizes}, starts.tolist(), net.read_by[order].astype(np.uint8).tobytes(),
        net.tables.astype(np.uint8).tobytes(), b"".join(weights), biases, scales,
    )  # fmt: skip


def moments(net: Plain, table: Rules[Any], matches: int, seed: int) -> list[tuple[bytes, list[int]]]:
    """What was seen and open where there was a choice, in matches of the network with itself, by its chances."""
    lots, found = np.random.default_rng(seed), []
    for match in range(matches):
        state, nature = table.new(), Rng(seed * 1_000_003 + match)
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            offered = state.legal()
            if len(offered) == 1:
                state.apply(offered[0])
                continue
            ids = [int(state.id_of(action)) for action in offered]
            seen = table.encoding.observe(state, actor)
            found.append((seen, ids))
            logits = net.logits(seen, ids)
            state.apply(offered[int((logits + lots.gumbel(size=len(ids))).argmax())])
    return found


def compared(net: Plain, kept: Kept, met: list[tuple[bytes, list[int]]]) -> dict[str, float]:
    """How much the small one differs: choices that are others, what those cost, and how far logits and worths are."""
    network = kept.network()
    others, cost, apart, worth = 0, 0.0, 0.0, 0.0
    for seen, ids in met:
        network.look_at(bytearray(seen))
        whole, found = net.logits(seen, ids), np.array([network.answer(number) for number in ids]) / ONE
        chances = np.exp(whole - whole.max())
        chances /= chances.sum()
        best, chosen = int(whole.argmax()), int(found.argmax())
        others += best != chosen
        cost += chances[best] - chances[chosen]
        apart += np.abs((found - found.mean()) - (whole - whole.mean())).mean()
        worth += abs(np.tanh(network.answer(net.actions) / ONE) - net.worth(seen))
    many = len(met)
    return {
        "moments": many,
        "other choices": others / many,
        "chance lost": cost / many,
        "logits apart": apart / many,
        "worths apart": worth / many,
    }


def main() -> None:
    reader = argparse.ArgumentParser(
        "python -m starlode.learn.quantise", description="Make the network of whole numbers that bots carry."
    )
    take(reader)
    reader.add_argument("plain", type=Path, help="a network as learning leaves it, .npz")
    reader.add_argument("small", type=Path, help="the file to write, .net")
    reader.add_argument("--matches", type=int, default=20, help="of the network with itself, for each of two looks")
    reader.add_argument("--lean", action="store_true", help="leave out inputs that tell nothing in those matches")
    given = reader.parse_args()
    table, net = taken(given).rules(), read(given.plain)
    encoding = table.encoding
    about = {
        "game": given.game, "way": way_of(table), "names": names_of(encoding), "bytes": encoding.observation_size,
    }  # fmt: skip
    samples = [seen for seen, _ in moments(net, table, given.matches, 1)]
    kept = small(lean(net, samples) if given.lean else net, samples, about)
    write(given.small, kept)
    size = given.small.stat().st_size
    print(f"{given.small}: {size:,} bytes, {kept.about['sizes'][0]:,} of {len(net.slots):,} inputs")
    for name, figure in compared(net, kept, moments(net, table, given.matches, 2)).items():
        print(f"{name}: {figure:,.5g}")


if __name__ == "__main__":
    main()
