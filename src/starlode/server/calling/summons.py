"""That it is somebody's turn at a table: all that is ever told to whoever is not there, in his language."""

from collections.abc import Mapping
from typing import NamedTuple

from starlode.i18n import Words
from starlode.server.stored import StoredTable


class Summons(NamedTuple):
    """Whose turn it is, at which table, and who else sits there: what everybody at the table may know."""

    guest: str
    table: str
    game: str
    others: tuple[tuple[str | None, str], ...]  # a bot's name or None, and what a person is called
    since: int | None

    @staticmethod
    def to(guest: str, stored: StoredTable, names: Mapping[str, str]) -> "Summons":
        mine = stored.seat_of(guest)
        others = [place for place in stored.places if place.seat != mine]
        told = tuple((place.bot, names.get(place.guest or "", "")) for place in others)
        return Summons(guest, stored.id, stored.game, told, stored.asked_since)

    def about(self, words: Words) -> str:
        """Which table it is, as the list of tables tells it."""
        players = [words.say(f"bot-{bot}") if bot else name or words.say("player-left") for bot, name in self.others]
        game = words.say(f"game-{self.game}") if words.has(f"game-{self.game}") else self.game
        return words.say("turn-about", game=game, players=words.listed(players))
