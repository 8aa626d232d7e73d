"""What the policy and mere chance tell by the million: a point is one figure of one game, worked out in batches."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import numpy as np

from luck.matches import BEST, BY_LOT, Mind, play
from luck.memory import forgetting
from luck.network import Network
from luck.trials import Trials, worths
from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.bots.learned.weights import kept_for
from starlode.core.rules import Rules
from starlode.games import find, names, rules

SEED = 2026
AT_ONCE = {"cuda": 131_072, "native": 1_024, "python": 64}
MILLION = 1 << 20
Share = dict[str, Any]
Point = Callable[[Device, int], dict[str, Any]]  # where, and how many matches at most: what was found


def points() -> dict[str, Point]:
    """All of them by their names, the most important first."""
    found: dict[str, Point] = {}
    for what, point in (("first", _first), ("mirrored", _mirrored), ("cards", _cards)):
        found |= {f"{game} {what} policy": partial(point, game) for game in names()}
    for game in names():
        found |= {f"{game} memory {what}": partial(_memory, game, what) for what in forgetting(rules(game))}
    for game in names():
        for way, seats in find(game).ways.items():
            found |= {f"{game} {way} {n} random": partial(_random, game, way, n) for n in seats}
    return found


def device() -> Device:
    """Where matches are played by the million: a GPU, all cores, or Python."""
    return cast(Device, Batch(rules(names()[0]), 1).device)


def _first(game: str, device: Device, most: int) -> dict[str, Any]:
    """Who begins wins so often, where both play their best, and where both play by lot."""
    found: dict[str, Any] = {}
    for name, mind in (("best", BEST), ("by lot", BY_LOT)):
        found[name] = share(_points(_played(_begun(game), device, min(most, MILLION), (mind, mind)), 0))
    return found


def _mirrored(game: str, device: Device, most: int) -> dict[str, Any]:
    """The best against one by lot, seats exchanged on each deal; and both by lot twice on the same deal and seats."""
    table, deals = rules(game), min(most, MILLION) // 2
    own = _points(_played(table, device, deals, (BEST, BY_LOT)), 0)
    other = _points(_played(table, device, deals, (BY_LOT, BEST)), 1)
    once = _points(_played(table, device, deals, (BY_LOT, BY_LOT)), 0)
    again = _points(_played(table, device, deals, (BY_LOT, BY_LOT), lots=1), 0)
    varies = once.std() > 0 and again.std() > 0
    alike = round(float(np.corrcoef(once, again)[0, 1]), 5) if varies else None
    return {**mirrored(own, other), "same deal again": alike}


def mirrored(own: Any, other: Any) -> dict[str, Any]:
    """What one side got on each deal from either seat, and how much less the two together vary than two deals would."""
    both, single = own + other, np.concatenate((own, other))
    spread = float(single.var())
    return {
        **share(single),
        "deals": len(own),
        "won twice": round(float((both == 2).mean()), 5),
        "won once": round(float((both == 1).mean()), 5),
        "lost twice": round(float((both == 0).mean()), 5),
        "variance": round(float(both.var()) / (2 * spread), 5) if spread else None,
    }


def _memory(game: str, what: str, device: Device, most: int) -> dict[str, Any]:
    """One who knows all that ever was seen, against the same who forgot some of it; mirrored."""
    table, deals = rules(game), min(most, MILLION) // 2
    forgetful = Mind(forgets=forgetting(table)[what])
    own = _points(_played(table, device, deals, (BEST, forgetful)), 0)
    other = _points(_played(table, device, deals, (forgetful, BEST)), 1)
    return mirrored(own, other)


def _cards(game: str, device: Device, most: int) -> dict[str, Any]:
    """What each card is worth in each part of a match."""
    total: Any = 0
    matches, labels = 0, list[str]()
    for n, seed in _chunks(device, min(most, 4 * MILLION)):
        batch, network = Batch(rules(game), n, seed, device), network_for(rules(game), device, seed)
        trials = Trials(rules(game), network, n, seed)
        total = total + trials.sums(play(batch, network, (BEST, BEST), trials))
        matches, labels = matches + n, trials.names
    return {"matches": matches, "worth": worths(total, labels)}


def _random(game: str, way: str, seats: int, device: Device, most: int) -> dict[str, Any]:
    """How often each seat wins where everybody plays at random, and the first begins; who shares a victory has won."""
    table, shares = _begun(game, way, seats), list[Any]()
    for n, seed in _chunks(device, min(most, MILLION // 4)):
        batch = Batch(table, n, seed, device)
        batch.playout()
        batch.check()
        shares.append(np.asarray(batch.returns.get() if hasattr(batch.returns, "get") else batch.returns))
    won = np.concatenate(shares) > 0
    return {"matches": len(won), "seats": [share(won[:, seat].astype(float)) for seat in range(seats)]}


def network_for(table: Rules[Any], device: Device, seed: int) -> Network:
    return Network(kept_for(table), "cuda" if device == "cuda" else "cpu", seed)


def share(points: Any) -> Share:
    """How many points of how many matches, ± two standard deviations."""
    spread = 2 * float(points.std()) / math.sqrt(len(points))
    return {"matches": len(points), "score": round(float(points.mean()), 5), "spread": round(spread, 5)}


def _begun(game: str, way: str | None = None, seats: int = 2) -> Rules[Any]:
    """The rules where the first seat begins; in a raid the boss does, who sits there."""
    if way is None:
        return rules(game, start="1")
    chosen = {find(game).way: way, "seats": str(seats)}
    return rules(game, **chosen, **({} if way == "raid" else {"start": "1"}))


def _points(played: Iterator[tuple[int, Any]], seat: int) -> Any:
    return np.concatenate([(returns[:, seat] + 1) / 2 for _, returns in played])


def _played(
    table: Rules[Any], device: Device, matches: int, minds: tuple[Mind, ...], lots: int = 0
) -> Iterator[tuple[int, Any]]:
    """So many matches; the same deals with other lots where those are asked for."""
    for n, seed in _chunks(device, matches):
        yield n, play(Batch(table, n, seed, device), network_for(table, device, seed + 1000 * lots), minds)


def _chunks(device: Device, matches: int) -> Iterator[tuple[int, int]]:
    """How many at a time, with a seed each."""
    size = AT_ONCE[device]
    for number in range(-(-matches // size)):
        yield min(size, matches - number * size), SEED + number
