"""A second opinion on what a format allows: read off a view, with the rulebook's table of targets and nothing else.

It knows what may be attacked, destroyed, demanded, bought, passed and handed over; seats count from 1.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from starlode.realms.cards import CARDS

BY_ID = {card.id: card for card in CARDS}


class Referee:
    """One moment of a match as everybody may see it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.format = str(view["options"]["format"])
        self.players = dict(enumerate(view["seats"], 1))
        self.seats = len(self.players)
        self.boss = int(view["options"]["boss"])
        self.me = int(view["current"])

    # Who sits where

    @property
    def living(self) -> list[int]:
        return [seat for seat, player in self.players.items() if not player.get("place")]

    def team(self, seat: int) -> list[int]:
        half = self.seats // 2
        if self.format in ("hydra", "emperor"):
            return list(range(1, half + 1)) if seat <= half else list(range(half + 1, self.seats + 1))
        if self.format == "raid" and seat != self.boss:
            return [other for other in self.players if other != self.boss]
        return [seat]

    def enemies(self) -> list[int]:
        return [seat for seat in self.living if seat not in self.team(self.me)]

    def next_living(self, step: int) -> int:
        seat = self.me
        while True:
            seat = (seat - 1 + step) % self.seats + 1
            if seat in self.living:
                return seat

    # The table of targets (multiplayer.md, "Legal-target summary")

    def players_in_reach(self) -> list[int]:
        if self.format == "hunter":
            return [self.next_living(1)]
        if self.format == "emperor" and self.me not in (2, 5):
            facing = self.seats + 1 - self.me
            return [facing] if facing in self.living else [5 if self.me < 4 else 2]
        return self.enemies()

    def owners_in_reach(self) -> list[int]:
        if self.format == "hunter":
            return sorted({self.next_living(1), self.next_living(-1)})
        return self.players_in_reach()

    def outposts(self, seat: int) -> list[dict[str, Any]]:
        return [entry for entry in self.bases(seat) if BY_ID[entry["card"]].outpost]

    def bases(self, seat: int) -> list[dict[str, Any]]:
        return [entry for entry in self.players[seat]["in-play"] if BY_ID[entry["card"]].is_base]

    def is_open(self, seat: int) -> bool:
        protecting = self.team(seat) if self.format == "hydra" else [seat]
        return not any(self.outposts(other) for other in protecting)

    def targets(self, owner: int) -> list[dict[str, Any]]:
        """The bases of a seat that no outpost protects."""
        return self.outposts(owner) or (self.bases(owner) if self.is_open(owner) else [])

    # What follows

    def attacks(self) -> Iterator[str]:
        combat = self.players[self.me]["combat"]
        if not combat:
            return
        for seat in self.players_in_reach():
            if self.is_open(seat) and (self.format != "hydra" or seat == self.team(seat)[0]):
                yield f"attack {seat}"
        for owner in self.owners_in_reach():
            for entry in self.targets(owner):
                lasts = self.format == "raid" and owner == self.boss
                need = 1 if lasts else BY_ID[entry["card"]].defense or 0
                if combat + self._help(entry["card"], "combat", owner) >= need:
                    yield f"attack {owner} {entry['card']}{_damage(entry)}"

    def destroys(self) -> Iterator[str]:
        for owner in self.owners_in_reach():
            for entry in self.targets(owner):
                yield f"destroy {owner} {entry['card']}{_damage(entry)}"

    def victims(self) -> Iterator[str]:
        for seat in self.enemies() if self.format == "hydra" else self.players_in_reach():
            yield f"target {seat}"

    def purchases(self) -> Iterator[str]:
        trade = self.players[self.me]["trade"]
        for card in self.view["row"]:
            if trade + self._help(card, "trade", None) >= BY_ID[card].cost:
                yield f"buy {card}"
        together = self.view["options"]["pool-explorers"] == "yes"
        if self.view["explorers"] and trade + together * self._help("explorer", "trade", None) >= 2:
            yield "buy explorer"

    def passes(self) -> Iterator[str]:
        mine = self.players[self.me]
        if self.format == "emperor" and mine["trade"]:
            for seat in (self.me - 1, self.me + 1):
                if seat in self.team(self.me) and seat in self.living:
                    yield from (f"pass {seat} {card}" for card in mine["discard"])

    def hand_overs(self) -> Iterator[str]:
        if self.format == "hydra":
            for seat in self.team(self.me):
                if seat != self.me and seat not in self.view["received"]:
                    yield f"hand-over {seat}"

    def _help(self, card: str, pool: str, owner: int | None) -> int:
        """What a Hydra's other heads could add, those that have not refused just this."""
        if self.format != "hydra":
            return 0
        refused = {
            entry["by"]
            for entry in self.view["refusals"]
            if (entry["seat"], entry["card"], entry.get("owner")) == (self.me, card, owner)
        }
        helping = set(self.team(self.me)) - {self.me} - refused
        return sum(int(self.players[seat][pool]) for seat in helping)


def _damage(entry: Mapping[str, Any]) -> str:
    return f" damaged-{entry['damage']}" if "damage" in entry else ""
