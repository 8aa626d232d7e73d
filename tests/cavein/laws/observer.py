"""Onlookers with perfect memory. They read nothing but seen_by events, and are asked what a view should say."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement, product
from typing import Any

from starlode.cavein.components import COSTS, FACTIONS, LEVELS, Components

Pile = Counter[str]
COLLAPSE = {2: 7, 3: 8, 4: 9}
ACTION_ORDER = ["recruit", "mine", "collect", "use"]


class Memory:
    """What an onlooker knows of one seat."""

    def __init__(self) -> None:
        self.drawn = 0
        self.known: Pile = Counter()  # in the hand, for everybody has seen it go there
        self.hidden: Pile = Counter()  # the rest of the hand, if it is the onlooker's own
        self.levels = [0, 0, 0, 0]  # of that rest, which everybody knows by the rules of the deal
        self.base: list[str] = []
        self.crystals: Pile = Counter()
        self.subjugated: Pile = Counter()
        self.artifacts: set[str] = set()
        self.cast: str | None = None
        self.command: str | None = None
        self.left = False


class Observer:
    """Remembers a whole match as one viewer (None: a spectator) sees it; knows only box, rules and options before."""

    def __init__(self, viewer: int | None, box: Components, seats: int, factions: Iterable[str], first: int | None):
        self.viewer, self.box = viewer, box
        self.level = {card.id: card.level for card in box.mercenaries}
        self.seats = {seat: Memory() for seat in range(1, seats + 1)}
        self.factions: set[str] = set()
        self.totems: dict[str, int | None] = {}
        self.unseen: Pile = Counter()  # in the stacks, or hidden in another hand
        self.docks: Pile = Counter()
        self.removed: Pile = Counter()
        self.crystal_stack: Pile = Counter({crystal.id: crystal.copies for crystal in box.crystals})
        self.mine: Pile = Counter()
        self.tints: Pile = Counter()  # "crystal as colour less-n"
        self.played: list[str] = []
        self.dyed: dict[str, Pile] = {}
        self.tops: list[str | None] = [None, None, None]
        self.below = [4, 4, 4]
        self.unrevealed = {artifact.id for artifact in box.artifacts}
        self.used: set[str] = set()
        self.actions, self.raided, self.busy = 0, False, False
        self.turn, self.round, self.track, self.passes, self.current, self.first = 0, 0, 0, 0, 1, first
        self.ended: int | None = None  # whose turn has ended
        for faction in factions:
            self._faction(faction)

    def read(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            getattr(self, "_" + event["event"].replace("-", "_"))(event)

    # The deal

    def _faction(self, faction: str) -> None:
        self.factions.add(faction)
        self.totems[faction] = None
        self.unseen.update({card.id: card.copies for card in self.box.mercenaries if card.faction == faction})

    def _faction_chosen(self, event: Mapping[str, Any]) -> None:
        self._faction(event["faction"])

    def _crystal_uncovered(self, event: Mapping[str, Any]) -> None:
        self.crystal_stack[event["crystal"]] -= 1
        self.mine[event["crystal"]] += 1

    def _mercenary_shown(self, event: Mapping[str, Any]) -> None:
        self.unseen[event["card"]] -= 1
        self.docks[event["card"]] += 1

    def _card_drawn(self, event: Mapping[str, Any]) -> None:
        """Two cards of level 1 and then one of level 2 are dealt to each seat."""
        memory, card = self.seats[event["seat"]], event["card"]
        memory.levels[0 if memory.drawn < 2 else 1] += 1
        memory.drawn += 1
        assert (card is not None) == (event["seat"] == self.viewer)
        if card is not None:
            memory.hidden[card] += 1
            self.unseen[card] -= 1

    def _command_taken(self, event: Mapping[str, Any]) -> None:
        self.seats[event["seat"]].command = event["faction"]
        self.totems[event["faction"]] = event["seat"]

    def _artifact_revealed(self, event: Mapping[str, Any]) -> None:
        """On the stack that has no open card; in the deal one after the other."""
        stack = next(n for n in range(3) if self.tops[n] is None and self.below[n])
        self.tops[stack] = event["artifact-card"]
        self.below[stack] -= 1
        self.unrevealed.remove(event["artifact-card"])

    def _start_chosen(self, event: Mapping[str, Any]) -> None:
        self.first = event["seat"]

    # The turn

    def _turn_started(self, event: Mapping[str, Any]) -> None:
        self._count_round()
        self.current, self.turn = event["seat"], event["turn"]

    def _leader_used(self, event: Mapping[str, Any]) -> None:
        assert self.seats[event["seat"]].base[-1] == event["card"]

    def _artifact_activated(self, event: Mapping[str, Any]) -> None:
        assert event["artifact"] in self.seats[event["seat"]].artifacts

    def _action_taken(self, event: Mapping[str, Any]) -> None:
        self.busy = True
        if not event["extra"]:
            self.used.add(event["action"])
            self.actions += 1

    def _skill_used(self, event: Mapping[str, Any]) -> None:
        assert self.played[-1] == event["card"]

    def _leave_hand(self, seat: int, card: str, dye: str | None) -> None:
        memory = self.seats[seat]
        if dye is not None:
            self.dyed[dye][card] -= 1
            assert self.dyed[dye][card] >= 0
        elif memory.known[card]:
            memory.known[card] -= 1
        else:
            memory.levels[self.level[card] - 1] -= 1
            (memory.hidden if seat == self.viewer else self.unseen)[card] -= 1
            assert min(memory.levels) >= 0

    def _card_played(self, event: Mapping[str, Any]) -> None:
        self._leave_hand(event["seat"], event["card"], event["dyed"])
        self.played.append(event["card"])

    def _card_dyed(self, event: Mapping[str, Any]) -> None:
        self._leave_hand(event["seat"], event["card"], event["was"])
        self.dyed.setdefault(event["colour"], Counter())[event["card"]] += 1

    def _mercenary_recruited(self, event: Mapping[str, Any]) -> None:
        self.docks[event["card"]] -= 1
        self.seats[event["seat"]].known[event["card"]] += 1

    def _taken_from_docks(self, event: Mapping[str, Any]) -> None:
        self._mercenary_recruited(event)
        self.busy = True

    def _crystal_mined(self, event: Mapping[str, Any]) -> None:
        if event["tint"] is not None:
            self.tints[f"{event['crystal']} as {event['tint']}"] -= 1
        self.mine[event["crystal"]] -= 1
        self.seats[event["seat"]].crystals[event["crystal"]] += 1

    def _crystal_taken(self, event: Mapping[str, Any]) -> None:
        self._crystal_mined(event)
        self.busy = True

    def _crystal_recoloured(self, event: Mapping[str, Any]) -> None:
        if event["was"] is not None:
            self.tints[f"{event['crystal']} as {event['was']}"] -= 1
        self.tints[f"{event['crystal']} as {event['colour']} less-{event['less']}"] += 1

    def _artifact_collected(self, event: Mapping[str, Any]) -> None:
        self.seats[event["seat"]].artifacts.add(event["artifact"])
        stack = next(n for n in range(3) if event["artifact"] in str(self.tops[n]).split("+"))
        self.tops[stack] = None

    def _cast_coloured(self, event: Mapping[str, Any]) -> None:
        self.seats[event["seat"]].cast = event["colour"]

    def _out_of_base(self, event: Mapping[str, Any]) -> None:
        base = self.seats[event["target"]].base
        assert base[event["position"] - 1] == event["card"]
        self.busy = True
        del base[event["position"] - 1]

    def _taken_from_base(self, event: Mapping[str, Any]) -> None:
        self._out_of_base(event)
        self.seats[event["seat"]].known[event["card"]] += 1

    def _mercenary_subjugated(self, event: Mapping[str, Any]) -> None:
        if event["from"] == "hand":
            self._leave_hand(event["seat"], event["card"], event["dyed"])
            self.busy = True
        else:
            self._out_of_base(event)
        self.seats[event["seat"]].subjugated[event["card"]] += 1

    def _base_raided(self, event: Mapping[str, Any]) -> None:
        self.raided = self.busy = True

    def _leader_returned(self, event: Mapping[str, Any]) -> None:
        memory = self.seats[event["seat"]]
        assert memory.base.pop() == event["card"]
        memory.known[event["card"]] += 1

    def _totem_taken(self, event: Mapping[str, Any]) -> None:
        self.totems[event["faction"]] = event["seat"]

    def _cave_in(self, event: Mapping[str, Any]) -> None:
        self.track += 1
        assert event["track"] == self.track

    # Clean-up and end

    def _turn_ended(self, event: Mapping[str, Any]) -> None:
        memory = self.seats[event["seat"]]
        for pile in self.dyed.values():
            memory.known.update(pile)
        memory.base += self.played
        self.passes = 0 if self.busy else self.passes + 1
        self.played, self.dyed, self.tints, self.used = [], {}, Counter(), set()
        self.actions, self.raided, self.busy = 0, False, False
        self.ended = event["seat"]

    def _leader_changed(self, event: Mapping[str, Any]) -> None:
        assert self.seats[event["seat"]].base[-1] == event["card"]

    def _mercenary_removed(self, event: Mapping[str, Any]) -> None:
        assert self.seats[event["seat"]].base.pop(0) == event["card"]
        self.removed[event["card"]] += 1

    def _player_left(self, event: Mapping[str, Any]) -> None:
        """Those who are left have two full rounds before the match is stuck; a turn that is broken off is no pass."""
        self.seats[event["seat"]].left = True
        self.passes = 0
        goes_on = sum(not memory.left for memory in self.seats.values()) > 1
        self.busy |= goes_on and event["seat"] == self.current

    def _match_ended(self, event: Mapping[str, Any]) -> None:
        if event["reason"] != "resigned":
            self._count_round()

    def _count_round(self) -> None:
        """A round is over when the turn passes the start player, even if he has left."""
        seat, self.ended = self.ended, None
        while seat is not None:
            seat = seat % len(self.seats) + 1
            self.round += seat == self.first
            if not self.seats[seat].left:
                return

    # What a view should say

    def assert_agrees(self, view: Mapping[str, Any]) -> None:
        """A view says what this onlooker knows: all of it, and nothing more."""
        others = [memory for seat, memory in self.seats.items() if seat != self.viewer]
        hidden = [sum(memory.levels[n] for memory in others) for n in range(4)]
        unseen = [sum(n for card, n in self.unseen.items() if self.level[card] == level) for level in LEVELS]
        stacks = [all_of - in_hands for all_of, in_hands in zip(unseen, hidden, strict=True)]
        cost = {crystal.id: crystal.cost for crystal in self.box.crystals}
        empty = [f"mercenaries-{level}" for level, size in zip(LEVELS, stacks, strict=True) if not size]
        empty += [
            f"crystals-{each}" for each in COSTS if not sum(n for c, n in self.crystal_stack.items() if cost[c] == each)
        ]
        expected = {
            "turn": self.turn, "round": self.round, "track": self.track, "passes": self.passes,
            "current": self.current, "first": self.first, "collapse": COLLAPSE[len(self.seats)],
            "factions": [faction for faction in FACTIONS if faction in self.factions], "totems": self.totems,
            "docks": +self.docks, "mine": +self.mine, "removed": +self.removed, "crystal-stack": +self.crystal_stack,
            "played": self.played, "dyed": {colour: +pile for colour, pile in self.dyed.items() if +pile},
            "unrevealed": [artifact.id for artifact in self.box.artifacts if artifact.id in self.unrevealed],
            "artifact-stacks": [{"top": t, "below": n} for t, n in zip(self.tops, self.below, strict=True)],
            "empty": empty, "used": [name for name in ACTION_ORDER if name in self.used], "actions": self.actions,
            "raided": self.raided, "busy": self.busy, "unseen": +self.unseen, "stack-sizes": stacks,
        }  # fmt: skip
        assert {name: view[name] for name in expected} == expected
        tints = Counter(f"{tint['crystal']} as {tint['colour']} less-{tint['less']}" for tint in view["tints"])
        assert tints == +self.tints
        assert set(view) - set(expected) <= {
            "game", "seat", "options", "actor", "phase", "effects", "pending", "over", "tints", "seats",
        }  # fmt: skip
        for seat, memory in self.seats.items():
            self._assert_seat(seat, memory, view["seats"][seat - 1])

    def _assert_seat(self, seat: int, memory: Memory, told: Mapping[str, Any]) -> None:
        dyed = sum(pile.total() for pile in self.dyed.values()) if seat == self.current else 0
        own = seat == self.viewer
        assert told["hand"] == {
            "size": memory.known.total() + sum(memory.levels) + dyed,
            "cards": +(memory.known + memory.hidden) if own else None,
            "known": +memory.known, "hidden": +memory.hidden if own else None, "levels": memory.levels,
        }  # fmt: skip
        assert {name: told[name] for name in told if name not in ("hand", "points", "artifacts")} == {
            "base": memory.base, "crystals": +memory.crystals, "subjugated": +memory.subjugated, "cast": memory.cast,
            "command": memory.command, "left": memory.left,
        }  # fmt: skip
        assert set(told["artifacts"]) == memory.artifacts


Hand = tuple[str, ...]


class Worlds:
    """Every hand that a seat may hold, by trying all first cards and dropping what events contradict. No memory rule.

    A world is what a seat was dealt. What came to its hand later, and what left it, everybody has seen.
    """

    def __init__(self, box: Components, seats: int) -> None:
        self.box = box
        self.factions: set[str] = set()
        self.shown: Pile = Counter()
        self.gained: dict[int, Pile] = {seat: Counter() for seat in range(1, seats + 1)}  # less what left
        self.dealt: dict[int, Pile] = {seat: Counter() for seat in range(1, seats + 1)}  # at least
        self.dyed: Pile = Counter()  # named openly in the hand of the seat in turn

    def read(self, event: Mapping[str, Any]) -> None:
        name, card, seat = event["event"], str(event.get("card")), event.get("seat")
        if name == "faction-chosen":
            self.factions.add(event["faction"])
        elif name == "mercenary-shown":
            self.shown[card] += 1
        elif name in ("mercenary-recruited", "taken-from-docks", "taken-from-base", "leader-returned"):
            self.gained[int(str(seat))][card] += 1
        elif name == "card-played" or (name == "mercenary-subjugated" and event["from"] == "hand"):
            self.gained[int(str(seat))][card] -= 1
            self.dyed[card] -= event["dyed"] is not None
            self._was_there(int(str(seat)), card)
        elif name == "card-dyed":
            self.dyed[card] += event["was"] is None
            self._was_there(int(str(seat)), card)
        elif name == "turn-ended":
            self.dyed.clear()

    def _was_there(self, seat: int, card: str) -> None:
        """A card that left the hand, or was named in it, has come to it or was dealt."""
        dealt = self.dealt[seat]
        dealt[card] = max(dealt[card], self.dyed[card] - self.gained[seat][card])

    def hands(self, seat: int) -> set[Hand]:
        """All hands that a spectator cannot rule out."""
        elsewhere = sum((pile for other, pile in self.dealt.items() if other != seat), self.shown)
        left = {
            card.id: card.copies - elsewhere[card.id] for card in self.box.mercenaries if card.faction in self.factions
        }
        level = {card.id: card.level for card in self.box.mercenaries}
        low, high = ([card for card in left if level[card] == n] for n in (1, 2))
        found = set()
        for first, second in product(combinations_with_replacement(low, 2), high):
            dealt = Counter([*first, second])
            if all(self.dealt[seat][card] <= dealt[card] for card in self.dealt[seat]) and all(
                dealt[card] <= left[card] for card in dealt
            ):
                hand = Counter({**dealt})
                hand.update(self.gained[seat])
                assert min(hand.values()) >= 0
                found.add(tuple(sorted(hand.elements())))
        return found


def hands_of_view(view: Mapping[str, Any], seat: int, box: Components) -> set[Hand]:
    """Every hand that a spectator's view leaves possible for a seat."""
    told = view["seats"][seat - 1]["hand"]
    level = {card.id: card.level for card in box.mercenaries}
    known: Pile = Counter(told["known"])
    if seat == view["current"]:
        for pile in view["dyed"].values():
            known.update(pile)
    choices = [
        combinations_with_replacement([card for card in view["unseen"] if level[card] == n], told["levels"][n - 1])
        for n in LEVELS
    ]
    found = set()
    for parts in product(*choices):
        hidden = Counter(card for part in parts for card in part)
        if all(hidden[card] <= view["unseen"][card] for card in hidden):
            found.add(tuple(sorted((known + hidden).elements())))
    return found
