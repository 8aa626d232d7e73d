"""How much somebody may ask for, by an injected clock."""

import asyncio

from starlode.server.limits import Bucket, Buckets


class Clock:
    """Time that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 60
    assert bucket.is_full
    assert not bucket.take(6)
    assert bucket.take(5)


def test_everybody_has_a_bucket_of_his_own_and_full_ones_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets((1, 2), clock)
    buckets.MOST = 3
    assert [buckets.of("a").take() for _ in range(3)] == [True, True, False]
    assert buckets.of("b").take()
    clock.now += 1.5
    for who in ("c", "d", "e"):
        assert buckets.of(who).take()
    assert "b" not in buckets._buckets
    assert [buckets.of("a").take(), buckets.of("a").take()] == [True, False]


def test_who_sends_too_much_waits() -> None:
    async def send() -> float:
        bucket = Bucket(100, 1)
        begun = asyncio.get_running_loop().time()
        for _ in range(4):
            await bucket.wait()
        return asyncio.get_running_loop().time() - begun

    assert asyncio.run(send()) >= 0.025
