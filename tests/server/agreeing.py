"""Players who promise, keep and reveal as a client does."""

import secrets
from pathlib import Path
from typing import Any

from starlode.core.agreement import Agreement, salt_hash
from tests.server.people import Guest, Page


class Player:
    """Somebody who adds a salt to chance, and keeps what was agreed in a file."""

    def __init__(self, guest: Guest, table: str, seat: int, folder: Path) -> None:
        self.guest, self.table, self.seat, self.folder = guest, table, seat, folder
        self.salt = ""
        self.page: Page

    def new_salt(self, round: int = 1) -> str:
        """Think of one; its hash."""
        self.salt = secrets.token_hex(32)
        return salt_hash(self.salt, self.table, round, self.seat)

    def come(self) -> "Player":
        self.page = self.guest.page(self.table)
        return self

    def promise(self, round: int = 1) -> dict[str, Any]:
        return self.page.do("promise", round=round, hash=self.new_salt(round))

    def keep(self) -> Path:
        """Put the agreement away as soon as it is there."""
        self.page.wait(lambda page: page.agreement is not None)
        assert self.page.agreement is not None
        file = self.folder / f"kept-{self.seat}-{self.page.agreement['round']}.json"
        file.write_text(Agreement.from_json(self.page.agreement).dump(), encoding="utf-8")
        return file

    def reveal(self, round: int = 1) -> dict[str, Any]:
        return self.page.do("reveal", round=round, salt=self.salt)


def two_players(url: str, folder: Path, **wanted: Any) -> tuple[Player, Player]:
    """One who opens a table and promises, and one who joins it with his hash."""
    host, friend = Guest(url), Guest(url)
    table = host.open_table({"me": True, "salted": True}, {}, **wanted)["id"]
    one, two = Player(host, table, 1, folder).come(), Player(friend, table, 2, folder)
    assert one.promise()["t"] == "done"
    friend.join(table, seat=2, hash=two.new_salt())
    return one, two.come()


def record_of(player: Player) -> dict[str, Any]:
    answer: dict[str, Any] = player.guest.get(f"/api/tables/{player.table}/record")
    return answer
