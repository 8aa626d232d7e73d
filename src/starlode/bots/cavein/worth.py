"""What things of Cave-In are worth, in points, to the one who looks at a view."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from starlode.cavein.components import COLOURS, FACTIONS, MERCENARIES, Crystal, load
from starlode.core.view import View

HAND_LIMIT = 7
LEVELS = {card: level for names in MERCENARIES.values() for level, card in enumerate(names, 1)}
COLOUR = {card: COLOURS[n] for n, faction in enumerate(FACTIONS) for card in MERCENARIES[faction]}
FIRST_CARDS = {names[0] for names in MERCENARIES.values()}
# Points that a working half brings, more or less, if it is had from early on.
WORKING = {
    "dyed-overalls": 4.0,
    "alien-species-agents": 6.0,
    "spare-totem-cast": 3.5,
    "third-cyber-arm": 5.5,
    "locked-bunkhouse": 1.5,
    "baton-of-coaxing": 4.5,
    "twin-shaft-lift": 5.0,
    "enhanced-vision": 4.0,
    "loyalty-bonus": 1.0,
    "recruiters-ledger": 4.0,
    "shift-whistle": 5.0,
    "prospectors-loupe": 4.5,
}
# … and what a skill is worth that only helps what comes after it.
SKILLS = {
    "foreman": 0.9,
    "colonel": 2.6,
    "fish-bean": 1.3,
    "diggerhino": 0.6,
    "ancientone": 0.4,
    "maccarat": 1.6,
    "robuster": 0.1,
    "scrabber": 1.4,
    "stalkroot": 0.4,
    "seeder": 0.4,
}


@cache
def _box() -> dict[str, Crystal]:
    return {crystal.id: crystal for crystal in load().crystals}


class Seen:
    """What the bot looks at in its view."""

    def __init__(self, view: View) -> None:
        content: Any = view.content
        self.content = content
        self.seat = view.seat or 1
        self.me: Mapping[str, Any] = content["seats"][self.seat - 1]
        self.hand: dict[str, int] = self.me["hand"]["cards"] or {}
        self.hand_size = int(self.me["hand"]["size"])
        self.late = int(content["track"]) / int(content["collapse"])
        self._symbols = _symbols(self.me["crystals"])
        self._strengths: Counter[str] = Counter()
        for card, count in self.hand.items():
            self._strengths[COLOUR[card]] += LEVELS[card] * count

    def level(self, card: str) -> int:
        return LEVELS.get(card, 1)

    def strength(self, colour: str) -> float:
        """What the cards of a colour in hand add up to."""
        return float(self._strengths[colour])

    @property
    def best_strength(self) -> float:
        return float(max(self._strengths.values(), default=0))

    def cost_of(self, crystal: str) -> int:
        return int(crystal.split("-")[1])

    def crystal(self, crystal: str) -> float:
        """Points, and what its symbol adds to the sets."""
        known = _box().get(crystal)
        if known is None:  # of another box: its name tells colour, cost and mark
            return 0.7 * self.cost_of(crystal)
        worth = float(known.points)
        if known.symbol is not None:
            more = self._symbols + Counter({known.symbol: 1})
            worth += _sets(more) - _sets(self._symbols)
        return worth + self._for_artifacts(known)

    def _for_artifacts(self, crystal: Crystal) -> float:
        """What owned scoring halves add for one more such crystal."""
        owned = self.me["artifacts"]
        worth = 0.67 if "mass-production" in owned else 0.0
        for half, cost, points in (
            ("barking-up-the-right-three", 3, 1.5),
            ("deep-vein-bonus", 6, 2.0),
            ("small-change", 1, 1.0),
            ("motherlode-clause", 10, 5.0),
        ):
            worth += points if half in owned and crystal.cost == cost else 0.0
        if "hazard-pay" in owned and crystal.cave_in:
            worth += 2.0
        if "faction-envoy" in owned and crystal.symbol is not None:
            worth += 1.0
        return worth

    def artifact(self, half: str) -> float:
        """What a half would bring: working ones less the nearer the end, scoring ones by what is owned already."""
        if half in WORKING:
            return WORKING[half] * (1.0 - self.late)
        crystals: Mapping[str, int] = self.me["crystals"]
        costs = Counter(dict.fromkeys((1, 3, 6, 10), 0))
        colours: Counter[str] = Counter()
        for crystal, count in crystals.items():
            costs[self.cost_of(crystal)] += count
            colours[crystal.split("-")[0]] += count
        total = sum(crystals.values())
        growth = 1.0 + 0.8 * (1.0 - self.late)
        wild = sum(
            n for colour, n in colours.items() if FACTIONS[COLOURS.index(colour)] not in self.content["factions"]
        )
        worth = {
            "contract": max(colours.values(), default=0),
            "barking-up-the-right-three": 1.5 * costs[3],
            "mass-production": 0.67 * total,
            "totem-collector": 2 * self.totems,
            "hazard-pay": 2 * sum(n for c, n in crystals.items() if c in _box() and _box()[c].cave_in),
            "full-spectrum": 7 if len(colours) == 6 else 4 if len(colours) == 5 else len(colours) / 2,
            "deep-vein-bonus": 2 * costs[6],
            "faction-envoy": sum(self._symbols.values()),
            "wild-assay": wild,
            "small-change": costs[1],
            "curator": 2 * (1 + len(self.me["artifacts"])),
            "motherlode-clause": 5 * costs[10],
        }.get(half, 1.0)
        return float(worth) * growth + 0.5

    @property
    def totems(self) -> int:
        return sum(holder == self.seat for holder in self.content["totems"].values())

    def skill(self, card: str) -> float:
        """What using a card's skill would bring now."""
        if card in FIRST_CARDS:
            return self._best_crystal(COLOUR[card])
        mine, rivals = self._below_leader(self.seat), self._below_others()
        if card == "drollo":
            return self._best_payable()
        if card == "sergeant":
            return 0.8 * min(2, len(mine), HAND_LIMIT - self.hand_size + 1)
        if card in ("shu-war", "mu-shell"):
            cards = sorted((LEVELS[c] for c in [*mine, *rivals]), reverse=True)
            return 0.6 * sum(cards[: 1 if card == "shu-war" else 2])
        if card == "mindwasp":
            return float(min((LEVELS[c] for c in mine), default=0))
        if card == "custodian":
            return 2.5 if any(LEVELS[c] == 2 for c in [*mine, *rivals]) else 0.0
        if card == "domina":
            first = sum(n for c, n in self.hand.items() if LEVELS[c] == 1)
            return 1.8 * min(3, first)
        if card == "mandragore":
            return 0.7 * sum(COLOUR[c] == "green" for c in [*mine, *rivals])
        return SKILLS.get(card, 0.3)

    def _below_leader(self, seat: int) -> list[str]:
        base: list[str] = self.content["seats"][seat - 1]["base"]
        return base[:-1]

    def _below_others(self) -> list[str]:
        seats = range(1, len(self.content["seats"]) + 1)
        return [card for seat in seats if seat != self.seat for card in self._below_leader(seat)]

    def _best_crystal(self, colour: str) -> float:
        crystals = [c for c in self.content["mine"] if c.startswith(f"{colour}-1-")]
        return max((self.crystal(crystal) for crystal in crystals), default=0.0)

    def _best_payable(self) -> float:
        worths = [self.crystal(c) for c in self.content["mine"] if self.cost_of(c) <= self.best_strength - 2]
        return max(worths, default=0.0)

    def raid(self, owner: int) -> float:
        """Cards for an empty hand, a totem, and what the other loses."""
        base: list[str] = self.content["seats"][owner - 1]["base"]
        room = max(0, HAND_LIMIT - self.hand_size - (owner == self.seat))
        taken = base[:-1][::-1][:room]
        worth = sum(0.3 + 0.45 * LEVELS[card] for card in taken)
        faction = FACTIONS[COLOURS.index(COLOUR[base[-1]])]
        holder = self.content["totems"].get(faction)
        if holder != self.seat:
            worth += 3.0 if holder is None else 4.0
        if owner == self.seat:
            worth += 0.4 * LEVELS[base[-1]]
        return worth


def _symbols(crystals: Mapping[str, int]) -> Counter[str]:
    found: Counter[str] = Counter()
    for crystal, count in crystals.items():
        known = _box().get(crystal)
        if known is not None and known.symbol is not None:
            found[known.symbol] += count
    return found


def _sets(symbols: Counter[str]) -> int:
    """Sets of different symbols, the largest first."""
    total, most = 0, max(symbols.values(), default=0)
    for row in range(1, most + 1):
        different = sum(count >= row for count in symbols.values())
        total += different * (different + 1) // 2
    return total
