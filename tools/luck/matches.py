"""Many matches of the policy with itself, or with one that errs or forgets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from luck.network import Network
from luck.trials import Trials
from starlode.batch import Batch


@dataclass(frozen=True)
class Mind:
    """How one side plays: by its best option or by lot, and what of an observation it has forgotten."""

    by_lot: bool = False
    forgets: Callable[[Any], Any] | None = None  # rows of observations, changed or others


BEST, BY_LOT = Mind(), Mind(by_lot=True)


def play(batch: Batch, network: Network, minds: tuple[Mind, ...], trials: Trials | None = None) -> Any:
    """Every match to its end; what each was worth to each seat."""
    while True:
        asked = network.host(batch.actor)
        live = np.flatnonzero(asked >= 0)
        if not len(live):
            break
        rows, actor = network.given(live), asked[live]
        seen, mask = network.array(batch.observe())[rows], network.array(batch.mask())[rows]
        by_lot = np.array([mind.by_lot for mind in minds])[actor]
        for seat, mind in enumerate(minds):
            if mind.forgets is not None and (actor == seat).any():
                own = network.given(np.flatnonzero(actor == seat))
                seen[own] = mind.forgets(seen[own])
        if trials is not None:
            mask = trials.bans(live, seen, mask)
        ids, worth = network.choose(seen, mask, network.given(by_lot))
        if trials is not None:
            trials.tries(live, actor, seen, mask, ids, worth)
        chosen = np.zeros(batch.n, np.int64)
        chosen[live] = ids
        batch.step(network.given(chosen))
    batch.check()
    return network.host(batch.returns).copy()
