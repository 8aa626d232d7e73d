"""Which rules are learned: a game with its format or edition, its seats and its options, as command lines say it."""

import argparse
from dataclasses import dataclass
from typing import Any

from starlode.core.company import Company
from starlode.core.rules import Rules
from starlode.games import games, read_pairs, rules_of

WAYS = tuple(dict.fromkeys(game.way for game in games()))  # format, edition


@dataclass(frozen=True, slots=True)
class Which:
    """A game and what was said of its rules; small enough to be told to other processes."""

    game: str
    pairs: tuple[tuple[str, str], ...] = ()

    def rules(self) -> Rules[Any]:
        """The rules themselves."""
        return rules_of(self.game, dict(self.pairs))

    @property
    def name(self) -> str:
        """How files are called that are about them: the game, and whatever was said of its rules."""
        return "-".join((self.game, *(value for _, value in self.pairs)))


def fair(company: Company) -> float:
    """The share of matches that a side would win if all were equal."""
    return 1 / len(company.sides)


def points(company: Company, returns: list[float], seat: int) -> float:
    """What a match gave to a seat's side, of the one point that all sides share."""
    sides = len(company.sides)
    return (returns[seat] * (sides - 1) + 1) / sides


def take(reader: argparse.ArgumentParser) -> None:
    """Have a command line say which rules are meant."""
    reader.add_argument("game")
    for way in WAYS:
        reader.add_argument(f"--{way}", help="where it is not the usual one")
    reader.add_argument("--seats", type=int, help="how many play, where that is left open")
    reader.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a rule option")


def taken(given: argparse.Namespace) -> Which:
    """What it said."""
    named = {way: getattr(given, way) for way in WAYS} | {"seats": given.seats}
    return Which(given.game, tuple(read_pairs(given.option, **named).items()))
