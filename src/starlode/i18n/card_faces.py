"""The cards of a game as clients draw them and speak of them: written by the build, or told by a server."""

from functools import cache
from typing import Any

from starlode.core.game import Game
from starlode.games import find, table_rules
from starlode.i18n.words import Words


def card_faces(game: Game, way: str, language: str) -> dict[str, dict[str, Any]]:
    """Every card by its id, in one language."""
    words = Words(language, table_rules(game.name, way, game.ways[way][0], {}))
    faces = [words.lore.face(words.say, card) for card in words.lore.ids]
    return {face.pop("id"): face for face in faces}


def decks(game: Game) -> dict[str, str]:
    """The decks that a game's cards are read in, each with a way to which it belongs: one for all, or one a way."""
    found: dict[str, str] = {}
    for way in game.ways:
        found.setdefault(deck_of(game.name, way), way)
    return found


@cache
def deck_of(game: str, way: str) -> str:
    """The deck of a way of playing a game: where all ways have the same cards, it is called as the game."""
    entry = find(game)
    told = [card_faces(entry, each, "en") for each in entry.ways]
    return game if all(each == told[0] for each in told) else f"{game}.{way}"
