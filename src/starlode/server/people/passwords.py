"""Passwords: hashed by Argon2 in a thread of its own, one after the other, so that sign-ins cannot starve tables."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from starlode.server.people.names import skeleton
from starlode.server.refusals import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
LEAST, MOST = 8, 200  # letters
MOST_WAITING = 40  # each takes some tens of milliseconds
COMMON = frozenset({
    "password", "passwort", "12345678", "123456789", "1234567890", "qwertyui", "qwertyuiop", "qwertzuiop", "11111111",
    "iloveyou", "starlode", "password1", "passw0rd", "hasło123", "zaq12wsx", "00000000", "abcdefgh", "sunshine",
    "football", "baseball", "princess", "trustno1", "superman", "computer", "internet",
})  # fmt: skip


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "starlode-passwords")
        self._waiting = 0

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # costs time and memory that a server without accounts need not spend

        # RFC 9106's second choice takes 64 MB; OWASP's least is meant for servers with many other things to do.
        return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        """What is written down of a password."""
        return await self._later(lambda: self._hasher.hash(password))

    async def is_right(self, written: str | None, password: str) -> bool:
        """Whether it is the one; without an account it takes as long to say no."""

        def check() -> bool:
            from argon2.exceptions import Argon2Error, InvalidHashError

            try:
                self._hasher.verify(written or self._nobody, password)
                return written is not None
            except (Argon2Error, InvalidHashError):
                return False

        return await self._later(check)

    async def _later(self, job: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("server-full")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def check(password: str, name: str) -> str:
    """A password that is neither short nor the first that somebody would try."""
    if not LEAST <= len(password) <= MOST:
        raise Refusal("short-password", limit=LEAST)
    if password.casefold() in COMMON or len(set(password)) < 3 or skeleton(password) == skeleton(name):
        raise Refusal("weak-password")
    return password
