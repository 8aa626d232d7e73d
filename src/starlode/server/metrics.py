"""What the server counts, for Prometheus: plain numbers while it works, put into words when somebody asks."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

MOVES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds
THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0)


class Spread:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Add how long this takes, also if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def family(self, name: str, about: str) -> HistogramMetricFamily:
        so_far, buckets = 0, []
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            buckets.append((bound, float(so_far)))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self.sum)


@dataclass(eq=False)
class Metrics(Collector):
    """Everything that is counted; the names stand in docs/hosting.md."""

    moves: int = 0  # that were written down
    move_seconds: Spread = field(default_factory=lambda: Spread(MOVES))  # from message to acknowledgement
    reconnects: int = 0  # pages that came back with events they had
    resyncs: int = 0  # pages that were out of step
    bot_seconds: Spread = field(default_factory=lambda: Spread(THOUGHTS))
    degraded_bots: int = 0  # that failed, so that another answer was taken
    refused: dict[str, int] = field(default_factory=dict)  # by code
    not_stored: int = 0
    pushes: dict[str, int] = field(default_factory=dict)  # messages to browsers, by what became of them
    # What is looked up when somebody asks: name and label → number.
    gauges: dict[tuple[str, str], Callable[[], float]] = field(default_factory=dict)

    def count_refusal(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("starlode_moves", "Moves that were written down.", self.moves)
        yield self.move_seconds.family("starlode_move_seconds", "From a player's message to its acknowledgement.")
        yield CounterMetricFamily("starlode_reconnects", "Pages that came back to a table.", self.reconnects)
        yield CounterMetricFamily("starlode_resyncs", "Pages that were out of step.", self.resyncs)
        yield self.bot_seconds.family("starlode_bot_seconds", "How long bots thought.")
        yield CounterMetricFamily("starlode_bots_degraded", "Bots that failed or were too slow.", self.degraded_bots)
        yield CounterMetricFamily("starlode_not_stored", "Writes to the database that failed.", self.not_stored)
        refused = CounterMetricFamily("starlode_refused", "Refusals by their code.", labels=["code"])
        for code, count in sorted(self.refused.items()):
            refused.add_metric([code], count)
        yield refused
        pushes = CounterMetricFamily("starlode_pushes", "Messages to browsers, by what became of them.", labels=["to"])
        for result, count in sorted(self.pushes.items()):
            pushes.add_metric([result], count)
        yield pushes
        yield from self._gauges()

    def _gauges(self) -> Iterator[Metric]:
        about = {
            "starlode_tables": ("Tables in memory, by phase.", "phase"),
            "starlode_connected": ("Lines that are open.", "kind"),
            "starlode_oldest_wait_seconds": ("How long the one has waited who has waited longest.", "for"),
        }
        for name, (text, label) in about.items():
            family = GaugeMetricFamily(name, text, labels=[label])
            for (whose, value), read in self.gauges.items():
                if whose == name:
                    family.add_metric([value], read())
            yield family

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry)
