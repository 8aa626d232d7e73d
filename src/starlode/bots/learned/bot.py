"""The `policy` bot: plays what a network was taught, and looks nothing ahead."""

from threading import get_ident
from typing import Any

from starlode.bots.learned.engine.network import Network
from starlode.bots.learned.weights import Kept, kept_for
from starlode.bots.seeing import Seeing
from starlode.core.engine.listing import Options
from starlode.core.rules import Rules


class PolicyBot(Seeing):
    """Takes the option that its network holds for the best."""

    def __init__(self, seed: int, rules: Rules[Any] | None = None, kept: Kept | None = None) -> None:
        super().__init__(seed, rules)
        self._kept = kept_for(rules) if kept is None and rules is not None else kept
        self._network: Network | None = None
        self._thread = 0

    def __getstate__(self) -> dict[str, Any]:
        """A copy works its own network out again: two threads never share one."""
        return {**vars(self), "_network": None}

    def choose_action(self, state: Any, seat: int) -> int:
        """By any state behind the view, which is not changed and of which nothing hidden is looked at."""
        if self._network is None or self._thread != get_ident():
            assert self._rules is not None
            self._network, self._thread = (self._kept or kept_for(self._rules)).network(), get_ident()
        return int(self._network.choose(state, seat, Options()))
