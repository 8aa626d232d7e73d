"""Teaches a small network what a larger one says: `python -m starlode.learn.distil GAME TEACHER --hidden 384 256 256`.

The teacher is a network as bots carry it (.net) or as learning leaves it (.pt). It plays matches with itself, in half
of them with the pupil in one seat, and the pupil learns how likely it holds each option and what it holds the match
for worth. What is left, GAME.pt and GAME.npz, is as learning leaves it: `--resume` goes on from it, here and there.
"""

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor, nn

from starlode.batch import Batch
from starlode.bots.learned.engine.network import MIDDLE, ONE, SHIFT
from starlode.bots.learned.weights import Kept, names_of, read
from starlode.learn.net import Net, Weights, keep, load, roomy
from starlode.learn.plain import plain
from starlode.learn.shape import WHOLE, Shape
from starlode.learn.table import Rows, Table
from starlode.learn.which import take, taken

WORTH = 2.0  # how much an error of a worth counts beside one of the chances
LEFT = 0.02  # of the learning rate, at the end


def weights_of(kept: Kept, shape: Shape) -> Weights:
    """A network in whole numbers as layers of PyTorch; that units end somewhere is left out."""
    sizes = kept.about["sizes"]
    inputs = {pair: number for number, pair in enumerate(zip(shape.slots, shape.read_by, strict=True))}
    slots = [slot for slot in range(shape.bytes) for _ in range(kept.starts[slot + 1] - kept.starts[slot])]
    order = [inputs[pair] for pair in zip(slots, kept.read_by, strict=True)]
    matrices, biases, at, unit, last = [], [], 0, 0, len(sizes) - 2
    for layer in range(last + 1):
        rows, width = sizes[layer], sizes[layer + 1]
        scale = torch.tensor(kept.scales[unit : unit + width], dtype=torch.float32)[:, None] / 2**SHIFT
        if layer == last:
            scale = scale / ONE
        part = torch.frombuffer(bytearray(kept.weights[at : at + rows * width]), dtype=torch.uint8).float() - MIDDLE
        matrix = (part.reshape(width, rows) if layer == last else part.reshape(rows, width).t()) * scale
        if layer == 0:
            matrix = torch.zeros((width, roomy(shape.inputs))).index_copy(1, torch.tensor(order), matrix * WHOLE)
        matrices.append(matrix)
        biases.append(torch.tensor(kept.biases[unit : unit + width], dtype=torch.float32) * scale[:, 0])
        at, unit = at + rows * width, unit + width
    return Weights(tuple(matrices), tuple(biases))


def teacher(path: Path, shape: Shape, names: int) -> Weights:
    """What a file says, whichever of both it is."""
    if path.suffix != ".net":
        return load(path, shape)[0].weights()
    kept = read(path)
    if kept.about["names"] != names:
        raise SystemExit(f"{path} was taught other rules, or by another encoding")
    return weights_of(kept, shape)


def follow(
    net: Net, optimizer: torch.optim.Optimizer, taught: Weights, rows: Rows, size: int, dtype: torch.dtype
) -> Tensor:
    """Steps towards what a teacher says of all that was seen; tells how far chances and worths were apart."""
    told = []
    for part in torch.randperm(len(rows.action), device=rows.action.device).split(size):
        seen, mask = rows.seen[part], rows.mask[part]
        with torch.no_grad():
            wanted, worth = net.run(taught, seen, mask)
        chances, guess = net.run(net.weights(dtype), seen, mask)
        apart = (wanted.exp() * (wanted - chances)).sum(-1).mean()
        error = (guess - worth).square().mean()
        optimizer.zero_grad(set_to_none=True)
        (apart + WORTH * error).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        told.append(torch.stack([apart, error]).detach())
    return torch.stack(told).mean(0)


def main() -> None:
    reader = argparse.ArgumentParser("python -m starlode.learn.distil", description="Teach a small network.")
    take(reader)
    reader.add_argument("teacher", type=Path, help="a network, .net or .pt")
    reader.add_argument(
        "--hidden", type=int, nargs="+", default=[384, 256, 256], help="how wide the pupil's layers are"
    )
    reader.add_argument("--resume", type=Path, help="go on with this pupil")
    reader.add_argument("--minutes", type=float, default=4)
    reader.add_argument("--updates", type=int, default=10**9, help="at most so many")
    reader.add_argument("--matches", type=int, help="at once; 16,384 on a GPU, 256 elsewhere")
    reader.add_argument("--steps", type=int, default=32, help="of each match between two updates")
    reader.add_argument("--size", type=int, default=16_384, help="decisions of one step of the optimizer")
    reader.add_argument("--rate", type=float, default=1e-3)
    reader.add_argument("--out", type=Path, default=Path("learned"))
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    which, begun = taken(given), time.monotonic()
    its_rules, device = which.rules(), "cuda" if torch.cuda.is_available() else "cpu"
    dtype = torch.bfloat16 if device == "cuda" else torch.float32
    torch.manual_seed(given.seed)
    shape = Shape(its_rules)
    net, counted = load(given.resume, shape) if given.resume else (Net(shape, tuple(given.hidden)), {})
    net = net.to(device)
    words = teacher(given.teacher, shape, names_of(its_rules.encoding))
    words = Weights(*(tuple(each.detach().to(device, dtype) for each in part) for part in words))
    matches = given.matches or (16_384 if device == "cuda" else 256)
    batch = Batch(its_rules, matches, given.seed, "cuda" if device == "cuda" else "native")
    table = Table(batch, given.steps, device, matches // 2)
    optimizer = torch.optim.Adam(net.parameters(), lr=given.rate, eps=1e-5)
    until, done, shown = begun + 60 * given.minutes, 0, 0.0
    while (now := time.monotonic()) < until and done < given.updates:
        left = max(LEFT, 1 - max((now - begun) / (until - begun), done / given.updates))
        optimizer.param_groups[0]["lr"] = given.rate * left
        with torch.no_grad():
            rows = table.gather(net, words, net.weights(dtype))
        told, done = follow(net, optimizer, words, rows, given.size, dtype), done + 1
        if now - shown > 10 or done == given.updates:
            shown, (apart, error) = now, told.tolist()
            print(f"update {done}, {now - begun:.0f} s: chances apart {apart:.4f}, worths {error:.4f}", flush=True)
    batch.check()
    counted = {**counted, "distilled": counted.get("distilled", 0) + done * matches * given.steps}
    keep(net, shape, net.hidden, given.out / f"{which.name}.pt", **counted)
    plain(net, shape).write(given.out / f"{which.name}.npz")
    print(f"kept {given.out / which.name}.pt", flush=True)


if __name__ == "__main__":
    main()
