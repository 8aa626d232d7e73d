"""What the engine reaches on one core: decisions, games, clones, imagined deals, playouts, bytes."""

import gc
import sys
import time
from collections.abc import Callable
from typing import Any

from starlode import _compiled
from starlode.bench.reference import plies_per_second
from starlode.core.engine import filling
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.rules import NATURE, OVER, Rules
from starlode.core.uncompiled import working_on
from starlode.games import game_of, way_of

PLAYERS = {
    False: "END only with an empty hand, or when nothing else is left",
    True: "uniform over legal actions",
}
MOST = 1_000_000  # in one batch
MIDGAME_DECISIONS = 150  # where clones and imagined deals are taken: hands and decks mixed, bases in play
TRIES = 100  # matches until it is looked for earlier in them


def measure(rules: Rules[Any], seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures; the headline's player ends a turn only with an empty hand."""
    progress("bench: the reference, python-chess …")
    reference = plies_per_second(seconds)
    progress("bench: whole matches …")
    headline = _matches(rules, False, seconds)
    uniform = _matches(rules, True, seconds)
    # The reference is measured before and after, because machines get slower and faster meanwhile.
    reference = (reference + plies_per_second(seconds)) / 2
    progress("bench: clones, imagined deals, playouts …")
    middle = midgame(rules)
    drill = _drill(middle)
    rng = Rng(7)
    for figures in (headline, uniform):
        figures["ratio"] = round(figures["decisions_per_s"] / reference, 1)
    return {
        "game": rules.game,
        "format": way_of(rules),
        "seats": rules.seats,
        "compiled": _compiled.is_fast(),
        "engine": _compiled.status(),
        **headline,
        "reference": "python-chess, bare random games of at most 200 plies",
        "reference_plies_per_s": round(reference),
        "api_decisions_per_s": round(_through_the_api(rules, seconds)),
        "clones_per_s": round(rate(lambda n: drill.make_clones(middle, n), seconds)),
        "imagines_per_s": round(rate(lambda n: drill.make_imagined(middle, 0, n, rng), seconds)),
        "playouts_per_s": round(rate(lambda n: drill.play_imagined(dealt(rules), 0, n, rng), seconds)),
        "bytes_per_state": _bytes_per_state(middle),
        "uniform": uniform,
        "encoding": _encoding(rules, middle, seconds),
    }


def as_table(figures: dict[str, Any], indent: str = "") -> str:
    """The figures as a person reads them."""
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines.append(f"{indent}{name}:\n{as_table(value, indent + '  ')}")
        else:
            shown = f"{value:,}" if isinstance(value, int | float) and not isinstance(value, bool) else value
            lines.append(f"{indent}{name:<24}{shown}")
    return "\n".join(lines)


def _matches(rules: Rules[Any], keep_hand: bool, seconds: float) -> dict[str, Any]:
    first = rules.new()
    drill = _drill(first)
    rng = Rng(1)
    decisions = 0
    matches = 0

    def play(number: int) -> None:
        nonlocal decisions, matches
        decisions += drill.play_matches(first, number, keep_hand, rng)
        matches += number

    elapsed = _repeat(play, seconds, MOST)
    limit = game_of(rules).limit
    return {
        "player": PLAYERS[keep_hand],
        "turn_cap": int(rules.options[limit]) if limit else None,
        "decisions_per_game": round(decisions / matches, 1),
        "decisions_per_s": round(decisions / elapsed),
        "games_per_s": round(matches / elapsed, 1),
    }


def _encoding(rules: Rules[Any], state: Any, seconds: float) -> dict[str, Any] | None:
    """What it takes to tell a moment in numbers, in nanoseconds; None for a game without an encoding."""
    try:
        encoding = rules.encoding
    except BadInput:
        return None
    drill, options = _drill(state), Options()
    out = filling.room(max(encoding.observation_size, encoding.num_actions))
    observations = rate(lambda n: drill.make_observations(state, state.actor, n, out), seconds)
    masks = rate(lambda n: drill.make_masks(state, options, n, out), seconds)
    return {
        "observation_bytes": encoding.observation_size,
        "actions": encoding.num_actions,
        "observe_ns": round(1e9 / observations),
        "mask_ns": round(1e9 / masks),
    }


def _drill(state: Any) -> Any:
    return working_on(state, "starlode.core.engine.drill")


# Seconds are the process's own: what else the machine does meanwhile does not count.


def _repeat(run: Callable[[int], object], seconds: float, most: int) -> float:
    """Run ever larger batches, up to a size, until the time is over, and say how long they took."""
    start = time.process_time()
    batch = 1
    while (elapsed := time.process_time() - start) < seconds:
        begun = time.process_time()
        run(batch)
        if time.process_time() - begun < seconds / 20:
            batch = min(2 * batch, most)
    return elapsed


def rate(run: Callable[[int], object], seconds: float, most: int = MOST) -> float:
    """How often a second something can be done; `run` does it so often."""
    done = 0

    def count(number: int) -> None:
        nonlocal done
        run(number)
        done += number

    elapsed = _repeat(count, seconds, most)
    return done / elapsed


def _through_the_api(rules: Rules[Any], seconds: float) -> float:
    """Decisions a second when interpreted Python calls legal() and apply() for each, and sample() for nature."""
    rng = Rng(3)
    decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        state = rules.new()
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(rng)
                continue
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
    return decisions / elapsed


def dealt(rules: Rules[Any]) -> Any:
    """A match at its first decision."""
    state = rules.new()
    state.sample(Rng(5))
    return state


def midgame(rules: Rules[Any]) -> Any:
    """A state in the middle of a random match that is not over; where matches are short, earlier in one."""
    rng = Rng(11)
    tries = 0
    while True:
        state = dealt(rules)
        for _ in range(MIDGAME_DECISIONS >> tries // TRIES):
            if state.actor == NATURE:
                state.sample(rng)
            elif state.actor != OVER:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
        if state.actor >= 0:
            return state
        tries += 1


def _bytes_per_state(state: Any) -> int:
    """What one more state costs in memory, buffers and all, by the growth of the process."""
    number = 20_000
    gc.collect()
    first = [state.clone() for _ in range(number)]  # fills what the process has free, so that the rest must grow it
    before = resident_bytes()
    kept = [state.clone() for _ in range(number)]
    grown = resident_bytes() - before
    del first, kept
    return round(grown / number)


def resident_bytes() -> int:
    """The memory of this process; where the system does not tell it by the page, its greatest extent so far."""
    import resource  # not on every system, and nothing but this needs it

    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
