"""What nobody chooses: nature's part, and options that are the only one; compiled."""

from starlode.core.engine.listing import Options
from starlode.core.engine.packed import NATURE, OVER, Packed
from starlode.core.engine.rng import Rng


def go_on(state: Packed, rng: Rng, options: Options, skips_forced: bool) -> None:
    """Play until somebody has a choice, or is asked at all, or the match is over; what is open then is filled in."""
    options.size = 0
    while state.actor != OVER:
        if state.actor == NATURE:
            state.sample(rng)
            continue
        state.list_into(options)
        if options.size != 1 or not skips_forced:
            return
        state.apply(options.actions[0])
        options.size = 0
