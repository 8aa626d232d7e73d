"""Games on a Ray cluster: the same batches as on one machine, to actors that are started anew where one is lost."""

import os
import socket
import sys
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, redirect_stdout, suppress
from typing import Any, TypeVar

from starlode.bots.outside import kill_all
from starlode.core.errors import BadInput
from starlode.games import VARIABLE
from starlode.lab.workers import BATCH_SECONDS, Batches, Schedule, Work, interrupts_wait, obey, timed

G = TypeVar("G")
MOST_LOSSES = 100  # in a row, before a cluster is given up
LEAVING_SECONDS = 5.0
KNOCKING_SECONDS = 10.0


class ClusterTrouble(Exception):
    """The cluster is gone, or lost a batch again and again."""


class Player:
    """What plays in an actor, with the games that are registered where it was asked for."""

    def __init__(self, work: Work[Any], registered: str) -> None:
        os.environ[VARIABLE] = registered  # an actor has the environment of its cluster
        self._player = work.begin(lambda: False)

    def play(self, numbers: list[int]) -> tuple[list[Any], float]:
        return timed(self._player, numbers)

    def leave(self) -> None:
        """End the programs, also while one of them is being asked; whoever asks has lost interest."""
        kill_all()


def play_all(work: Work[G], schedule: Schedule, address: str, jobs: int | None) -> Generator[list[G], None, None]:
    """The games of a schedule as they finish, in whatever order, on as many processors as the cluster has."""
    ray = _ray()
    with ExitStack() as stack:
        interrupted = stack.enter_context(interrupts_wait())  # Ray, too, is left only between two batches
        stack.enter_context(redirect_stdout(sys.stderr))  # what Ray has to say is no result
        if not ray.is_initialized():
            stack.callback(ray.shutdown)
            _connect(ray, address)
        actors: list[Any] = []
        stack.callback(_dismiss, ray, actors)
        try:
            count = jobs or max(int(ray.cluster_resources().get("CPU", 1)), 1)
            kind = ray.remote(num_cpus=1, max_restarts=-1, concurrency_groups={"leaving": 1})(Player)
            actors += [
                kind.remote(work, os.environ.get(VARIABLE, "")) for _ in range(min(count, max(len(schedule), 1)))
            ]
            yield from _batches(ray, actors, schedule, interrupted)
        except ray.exceptions.RayError as trouble:
            raise ClusterTrouble(str(trouble)) from None


def _connect(ray: Any, address: str) -> None:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it would warn otherwise
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
    except (OSError, OverflowError, RuntimeError, ValueError) as trouble:
        reason = " ".join(str(trouble).split())
        raise BadInput("bad-ray", address=address, why=reason) from None


def _knock(address: str) -> None:
    """Find out in seconds whether anybody is there: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING_SECONDS).close()


def _batches(
    ray: Any, actors: list[Any], schedule: Schedule, interrupted: threading.Event
) -> Generator[list[Any], None, None]:
    batches = Batches(schedule, len(actors))
    running: dict[Any, tuple[Any, list[int]]] = {}
    losses = 0  # in a row
    for actor in (*actors, *actors):  # two batches each, so that nobody waits
        if batch := batches.next():
            running[actor.play.remote(batch)] = actor, batch
    while running:
        finished, _ = ray.wait(list(running), timeout=BATCH_SECONDS)
        for reference in finished:
            actor, batch = running.pop(reference)
            try:
                games, seconds = ray.get(reference)
            except (ray.exceptions.ActorDiedError, ray.exceptions.ActorUnavailableError):
                losses += 1
                if losses > MOST_LOSSES:
                    raise
                time.sleep(BATCH_SECONDS)  # it is started anew, maybe elsewhere
                running[actor.play.remote(batch)] = actor, batch
                continue
            losses = 0
            batches.learn(len(games), seconds)
            yield games
            if batch := batches.next():
                running[actor.play.remote(batch)] = actor, batch
        obey(interrupted)


def _dismiss(ray: Any, actors: list[Any]) -> None:
    """Programs first, while there is somebody to end them."""
    with suppress(Exception):
        leaving = [actor.leave.options(concurrency_group="leaving").remote() for actor in actors]
        ray.wait(leaving, num_returns=len(actors), timeout=LEAVING_SECONDS)
    for actor in actors:
        with suppress(Exception):
            ray.kill(actor)


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise BadInput("bad-no-extra", module="ray", extra="ray") from None
    return ray


def check() -> None:
    """Refuse before anything is played where Ray is missing."""
    _ray()
