"""What a batch needs of the machine that plays it: arrays, and calls that do one thing for all matches."""

from collections.abc import Callable
from typing import Any, Protocol


class CannotPlay(Exception):
    """Says in one line why this machine cannot play batches."""


class Machine(Protocol):
    """A GPU, or the processors of this computer."""

    name: str
    about: dict[str, Any]  # how it was built

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any: ...
    def array(self, values: Any, dtype: str) -> Any: ...
    def to_host(self, array: Any) -> Any: ...
    def address(self, array: Any) -> int: ...
    def shown(self, array: Any) -> Any:
        """The same for others to look at. Only NumPy can keep them from writing into it."""

    def places(self, matches: int, sizes: dict[str, int]) -> tuple[dict[str, Any], dict[str, int]]:
        """Where the parts of all matches lie, as arrays with a row of words for each match, and words that say more."""

    def looking_up(self, words: list[int], of_all: list[int]) -> tuple["Machine", Any]: ...
    def call(self, name: str, words: Any, matches: int, a: int, b: int, c: int) -> None: ...


Progress = Callable[[str], None]
