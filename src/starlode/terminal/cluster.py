"""Games on a Ray cluster: the same batches as on one machine, to actors that are started anew where one is lost."""

import os
from collections.abc import Generator
from contextlib import suppress
from typing import Any, TypeVar

from starlode.core.errors import BadInput
from starlode.terminal.workers import BATCH_SECONDS, Batches, Schedule, Work, timed

G = TypeVar("G")
RETRIES = 3  # of a batch whose machine was lost


class ClusterTrouble(Exception):
    """The cluster is gone, or lost a batch again and again."""


class Player:
    """What plays in an actor."""

    def __init__(self, work: Work[Any]) -> None:
        self._player = work.begin(lambda: False)

    def play(self, numbers: list[int]) -> tuple[list[Any], float]:
        return timed(self._player, numbers)

    def close(self) -> None:
        self._player.close()


def play_all(work: Work[G], schedule: Schedule, address: str, jobs: int | None) -> Generator[list[G], None, None]:
    """The games of a schedule as they finish, in whatever order, on as many processors as the cluster has."""
    ray = _ray()
    is_ours = not ray.is_initialized()
    if is_ours:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it would warn otherwise
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError, OSError) as trouble:
            reason = " ".join(str(trouble).split())
            raise BadInput(f"--ray {address}: there is no such cluster ({reason})") from None
    actors: list[Any] = []
    try:
        count = jobs or max(int(ray.cluster_resources().get("CPU", 1)), 1)
        kind = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=RETRIES)(Player)
        actors += [kind.remote(work) for _ in range(min(count, max(len(schedule), 1)))]
        yield from _batches(ray, actors, schedule)
    except ray.exceptions.RayError as trouble:
        raise ClusterTrouble(str(trouble)) from None
    finally:
        _dismiss(ray, actors)
        if is_ours:
            ray.shutdown()


def _batches(ray: Any, actors: list[Any], schedule: Schedule) -> Generator[list[Any], None, None]:
    batches = Batches(schedule, len(actors))
    running: dict[Any, Any] = {}
    for actor in (*actors, *actors):  # two batches each, so that nobody waits
        if batch := batches.next():
            running[actor.play.remote(batch)] = actor
    while running:
        finished, _ = ray.wait(list(running), timeout=BATCH_SECONDS)
        for reference in finished:
            actor = running.pop(reference)
            games, seconds = ray.get(reference)
            batches.learn(len(games), seconds)
            yield games
            if batch := batches.next():
                running[actor.play.remote(batch)] = actor


def _dismiss(ray: Any, actors: list[Any]) -> None:
    """Programs first, while there is somebody to end them."""
    with suppress(Exception):
        ray.wait([actor.close.remote() for actor in actors], num_returns=len(actors), timeout=2)
    for actor in actors:
        with suppress(Exception):
            ray.kill(actor)


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise BadInput("--ray needs Ray: install starlode[ray]") from None
    return ray


def check() -> None:
    """Refuse before anything is played where Ray is missing."""
    _ray()
