"""What many games add up to: win rates with their uncertainty, lengths, and how each card fared."""

import csv
import io
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from starlode.bots.outside import is_program
from starlode.core.company import Company, Side
from starlode.lab.counted import Counted
from starlode.lab.counting import Counts
from starlode.lab.playing import Game
from starlode.lab.statistics.intervals import wilson


@dataclass
class Share:
    """How often something came out well, of how many times."""

    wins: int = 0
    games: int = 0

    def add(self, won: bool) -> None:
        self.wins += won
        self.games += 1

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: where the true rate lies with 95 % confidence."""
        return wilson(self.rate, self.games)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        rates = {"win_rate": round(self.rate, 6), "interval": [round(low, 6), round(high, 6)]}
        return {"games": self.games, "wins": self.wins, **(rates if self.games else {})}


@dataclass
class CardTally:
    """One card: copies bought or acquired, and how those fared who had at least one."""

    bought: int = 0
    decks: Share = field(default_factory=Share)


class Tally:
    """Adds up games in any order, with the same result; whoever wins and loses together counts once."""

    def __init__(self, bots: Sequence[str], company: Company, counts: Counts) -> None:
        self.bots = bots
        self.company = company
        self.games = 0
        self.draws = 0
        self.decisions = 0
        self.turns: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.by_bot = [Share() for _ in bots]
        self.by_order = [Share(), Share()]  # who began, who did not
        self.by_bot_and_order = [[Share(), Share()] for _ in bots]
        self.by_side = [Share() for _ in company.sides]
        self.by_seat = [Share() for _ in company.roles]
        self.by_turn = [Share() for _ in company.roles]  # from the starting seat on
        self.faults: list[Counter[str]] = [Counter() for _ in bots]
        self.counts = counts
        self.cards = {card.id: CardTally() for card in counts.cards}

    def add(self, game: Game) -> None:
        self.games += 1
        self.draws += not game.winners
        self.decisions += game.decisions
        self.turns[game.turns] += 1
        self.reasons[game.reason] += 1
        for side, seats in enumerate(self.company.sides):
            won = seats[0] in game.winners
            order = 0 if game.first in seats else 1
            self.by_side[side].add(won)
            self.by_order[order].add(won)
            for bot in {game.bots[seat - 1] for seat in seats}:
                self.by_bot[bot].add(won)
                self.by_bot_and_order[bot][order].add(won)
        for bot, faults in zip(game.bots, game.faults, strict=False):
            self.faults[bot].update(faults)
        for seat, cards in enumerate(game.bought, 1):
            won = seat in game.winners
            self.by_seat[seat - 1].add(won)
            self.by_turn[(seat - game.first) % len(self.by_turn)].add(won)
            for card, count in cards.items():
                self.cards[card].bought += count
                self.cards[card].decks.add(won)

    @property
    def are_equals(self) -> bool:
        """Whether a bot plays against itself, so that only the order tells the players apart."""
        return len(set(self.bots)) == 1

    @property
    def mean_turns(self) -> float:
        return sum(turns * games for turns, games in self.turns.items()) / max(self.games, 1)

    def quartiles(self) -> list[float]:
        """The lengths that a quarter, half and three quarters of the games do not exceed."""
        lengths = sorted(self.turns.elements())
        return [_quantile(lengths, part) for part in (0.25, 0.5, 0.75)] if lengths else []

    def ranked_cards(self) -> list[tuple[Counted, CardTally]]:
        """The cards from the most to the least successful; those that nobody bought come last."""
        known = [(card, self.cards[card.id]) for card in self.counts.cards]
        return sorted(known, key=lambda entry: (-min(entry[1].decks.games, 1), -entry[1].decks.rate, entry[0].id))

    def to_json(self) -> dict[str, Any]:
        bots = []
        for name, share, orders, faults in zip(self.bots, self.by_bot, self.by_bot_and_order, self.faults, strict=True):
            first, second = orders
            entry = {"bot": name, **share.to_json(), "first": first.to_json(), "second": second.to_json()}
            bots.append(entry | ({"faults": dict(sorted(faults.items()))} if is_program(name) else {}))
        mean = self.decisions / max(self.games, 1)
        return {
            "games": self.games,
            "draws": self.draws,
            "bots": bots,
            "first_player": self.by_order[0].to_json(),
            "second_player": self.by_order[1].to_json(),
            "sides": [self._side(side, share) for side, share in zip(self.company.sides, self.by_side, strict=True)],
            "seats": [{"seat": seat, **share.to_json()} for seat, share in enumerate(self.by_seat, 1)],
            "turn_order": [share.to_json() for share in self.by_turn],
            "reasons": dict(sorted(self.reasons.items())),
            "turns": {"mean": round(self.mean_turns, 3), "quartiles": self.quartiles()},
            "decisions": {"total": self.decisions, "mean": round(mean, 3)},
            "cards": {card.id: {"bought": tally.bought, **_decks(tally.decks)} for card, tally in self.ranked_cards()},
        }

    def _side(self, side: Side, share: Share) -> dict[str, Any]:
        roles = [role for seat in side if (role := self.company.role(seat))]
        return {"seats": list(side), **({"roles": roles} if roles else {}), **share.to_json()}

    def to_csv(self) -> str:
        """A line a card, for spreadsheets and data frames."""
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(["card", "faction", "cost", "bought", "decks", "wins", "win_rate", "low", "high"])
        for card, tally in self.ranked_cards():
            share = tally.decks
            figures = [share.rate, *share.interval] if share.games else []
            rates = [f"{figure:.6f}" for figure in figures] or ["", "", ""]
            table.writerow([card.id, card.faction, card.cost, tally.bought, share.games, share.wins, *rates])
        return text.getvalue()


def _decks(share: Share) -> dict[str, Any]:
    content = share.to_json()
    return {"decks": content.pop("games"), **content}


def _quantile(ordered: list[int], part: float) -> float:
    place = (len(ordered) - 1) * part
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
