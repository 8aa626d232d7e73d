"""Tables at which bots play among themselves: a few are fun to watch, many would keep people waiting."""

from collections.abc import Callable

from starlode.server.limits import Holding, Most
from starlode.server.wire.http import NewTable


class BotTables:
    """How many of them guests, addresses and all together have running."""

    def __init__(self, most: Most, is_running: Callable[[str], bool]) -> None:
        self._held = Holding(most, "too-many-bot-tables")
        self._is_running = is_running
        self._whose: dict[str, tuple[str, str]] = {}  # by table: guest and address

    def enter(self, guest: str, address: str) -> None:
        """One more is wanted, or refused."""
        for table in [table for table in self._whose if not self._is_running(table)]:
            self.leave(*self._whose.pop(table))
        self._held.enter(guest, address)

    def leave(self, guest: str, address: str) -> None:
        """It did not come to it, or is over."""
        self._held.leave(guest, address)

    def keep(self, table: str, guest: str, address: str) -> None:
        """This is the one that was wanted."""
        self._whose[table] = guest, address


def is_for_bots_alone(wanted: NewTable) -> bool:
    """Whether nobody but bots would sit there."""
    seats = (wanted.seats if wanted.start is None else None) or len(wanted.places)
    return 0 < seats == len(wanted.places) and all(place.bot is not None for place in wanted.places)
