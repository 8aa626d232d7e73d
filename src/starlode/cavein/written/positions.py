"""A state of Cave-In written down in full, as JSON, and read back with every doubt about it said in one line."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes, table, tints
from starlode.cavein.engine.state import State
from starlode.cavein.engine.turn import empty_stacks
from starlode.cavein.written.happenings import ACTIONS, REASONS
from starlode.cavein.written.pending import STACKS, Pending, tint_names
from starlode.cavein.written.possible import refuse_counters, refuse_impossible, refuse_unanswerable
from starlode.cavein.written.shapes import ARTIFACT_PLACES, COUNTERS, FLAGS, shapes
from starlode.core.decision import Json
from starlode.core.engine.bits import kinds, mask_of
from starlode.core.errors import THE_POSITION, BadInput, within
from starlode.core.fields import lay_pile, lay_row, write_pile, write_row
from starlode.core.reading import FORMAT, Written, read_position

NUMBERS = {"turn": table.TURN, "round": table.ROUND, "track": table.TRACK, "passes": table.PASSES}


class Positions:
    """Writes and reads the positions of a box; `first` is the state before the deal."""

    def __init__(self, box: Components, first: State) -> None:
        self.box = box
        self.first = first
        self.cards = [card.id for card in box.mercenaries]
        self.crystals = [crystal.id for crystal in box.crystals]
        self.artifacts = [artifact.id for artifact in box.artifacts]
        self.tints = tint_names(box)
        self.pending = Pending(box)

    @property
    def written(self) -> Written:
        ids = map(tuple, (self.cards, self.crystals, self.artifacts, self.tints))
        return shapes(int(self.first.seats), int(self.first.tables.collapse), *ids)

    # Writing

    def write(self, state: State) -> dict[str, Json]:
        seats: list[Json] = []
        for seat in range(state.seats):
            hand = write_pile(state, state.pile(seat, table.HAND), self.cards)
            hidden = write_pile(state, state.pile(seat, table.HIDDEN), self.cards)
            seats.append({"hand": hand, "hidden": hidden, **self.seat(state, seat)})
        stack = write_pile(state, table.STACK, self.cards)
        return {"starlode-position": FORMAT, **self.common(state), "stack": stack, "seats": seats}

    def common(self, state: State) -> dict[str, Json]:
        """All that is nobody's own; everybody may see it."""
        content: dict[str, Json] = {name: int(state.get(which)) for name, which in NUMBERS.items()}
        first = int(state.get(table.FIRST))
        content |= {
            "current": int(state.get(table.CURRENT)) + 1,
            "first": first + 1 if first >= 0 else None,
            "factions": [FACTIONS[n] for n in kinds(state.get(table.FACTIONS))],
            "totems": self._totems(state),
            "docks": write_pile(state, table.DOCKS, self.cards),
            "crystal-stack": write_pile(state, table.CRYSTAL_STACK, self.crystals),
            "mine": write_pile(state, table.MINE, self.crystals),
            "tints": [self._tint(int(state.mark_at(index))) for index in range(state.marked())],
            "removed": write_pile(state, table.REMOVED, self.cards),
            "played": write_row(state, table.PLAYED, self.cards),
            "dyed": self._dyed(state),
            "artifact-stacks": [self._artifact_stack(state, stack) for stack in range(3)],
            "unrevealed": [self.artifacts[n] for n in kinds(state.get(table.UNREVEALED))],
            "empty": [STACKS[n] for n in kinds(state.get(table.EMPTY))],
            **self._deeds(int(state.get(table.DEEDS))),
            "effects": self._effects(state),
            "pending": self.pending.write_stack(state),
        }
        if state.get(table.REASON) != codes.RUNNING:
            winners: list[Json] = [seat + 1 for seat in kinds(state.winners())]
            content["over"] = {"winners": winners, "reason": REASONS[state.get(table.REASON)]}
        return content

    def seat(self, state: State, seat: int) -> dict[str, Json]:
        """What everybody may see of a seat, besides its hand."""
        cast, command = int(state.of(seat, table.CAST_COLOUR)), int(state.of(seat, table.COMMANDED))
        return {
            "base": write_row(state, state.pile(seat, table.BASE), self.cards),
            "crystals": write_pile(state, state.pile(seat, table.CRYSTALS), self.crystals),
            "subjugated": write_pile(state, state.pile(seat, table.SUBJUGATED), self.cards),
            "artifacts": [HALVES[n] for n in kinds(state.of(seat, table.ARTIFACTS))],
            "cast": COLOURS[cast - 1] if cast else None,
            "command": FACTIONS[command - 1] if command else None,
            "left": not state.get(table.LIVING) >> seat & 1,
        }

    def _totems(self, state: State) -> dict[str, Json]:
        """Who has each totem that is in play: a seat, or null for nobody."""
        holders = {faction: int(state.holder(n)) for n, faction in enumerate(FACTIONS)}
        return {
            faction: holder + 1 if holder < table.SUPPLY else None
            for faction, holder in holders.items()
            if holder != table.OUT
        }

    def _tint(self, mark: int) -> dict[str, Json]:
        tinted = mark >> 6
        colour, less = self.box.tints[tinted - 1]
        return {"crystal": self.crystals[mark & 63], "colour": colour, "less": less}

    def _dyed(self, state: State) -> dict[str, Json]:
        piles = {colour: write_pile(state, table.DYED + n, self.cards) for n, colour in enumerate(COLOURS)}
        return {colour: pile for colour, pile in piles.items() if pile}

    def _artifact_stack(self, state: State, stack: int) -> dict[str, Json]:
        top = int(state.top_artifact(stack))
        return {
            "top": None if top == table.NO_CARD else self.artifacts[top],
            "below": int(state.artifacts_below(stack)),
        }

    def _deeds(self, deeds: int) -> dict[str, Json]:
        return {
            "phase": "starting" if deeds & table.STARTING else "actions",
            "used": [name for bit, name in ACTIONS.items() if deeds & bit],
            "actions": deeds // table.ACTIONS & 3,
            "raided": bool(deeds & table.RAIDED),
            "busy": bool(deeds & table.BUSY),
        }

    def _effects(self, state: State) -> dict[str, Json]:
        """What lasts for the turn; what does not is left out."""
        counters: dict[str, Json] = {name: int(state.effect(counter)) for name, (counter, _) in COUNTERS.items()}
        flags: dict[str, Json] = {name: True for name, flag in FLAGS.items() if state.has_effect(flag)}
        for name, colour in (("doubled-levels", state.tables.doubled), ("matching-colours", state.tables.matching)):
            if name in flags:
                flags[name] = FACTIONS[colour]  # whose levels or colours
        return {name: value for name, value in counters.items() if value} | flags

    # Reading

    def read(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state; refuse what is unreadable or cannot be."""
        self.fill(state, content)
        self.check(state)

    def fill(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state with what is written; refuse what is unreadable."""
        seats = int(state.seats)
        told = read_position(self.written.position, content, seats)
        for name, which in NUMBERS.items():
            state.set(which, told.get(name, 0))
        state.set(table.CURRENT, told.get("current", 1) - 1)
        first = told.get("first", 1)
        state.set(table.FIRST, -1 if first is None else first - 1)
        state.set(table.FACTIONS, mask_of([FACTIONS.index(faction) for faction in told.get("factions", [])]))
        for name, which, ids in (
            ("stack", table.STACK, self.cards),
            ("docks", table.DOCKS, self.cards),
            ("crystal-stack", table.CRYSTAL_STACK, self.crystals),
            ("mine", table.MINE, self.crystals),
            ("removed", table.REMOVED, self.cards),
        ):
            lay_pile(state, which, told.get(name, {}), ids)
        lay_row(state, table.PLAYED, told.get("played", []), self.cards)
        state.set(table.LIVING, 2**seats - 1)
        for seat, entry in enumerate(told["seats"]):
            self._read_seat(state, seat, entry)
        self._read_totems(state, told)
        self._read_turn(state, told)
        self._read_artifacts(state, told)
        empty = mask_of([STACKS.index(name) for name in told.get("empty", [])])
        state.set(table.EMPTY, empty if "empty" in told else empty_stacks(state))
        self.pending.read_stack(state, told.get("pending", []))
        over = told.get("over")
        if over is not None:
            state.set(table.REASON, REASONS.index(over["reason"]))
            if over.get("winners", winners := [seat + 1 for seat in kinds(state.winners())]) != winners:
                raise BadInput("bad-over-points", winners=winners, found=over["winners"])

    def _read_seat(self, state: State, seat: int, told: Mapping[str, Any]) -> None:
        for name, which, ids in (
            ("hand", table.HAND, self.cards),
            ("hidden", table.HIDDEN, self.cards),
            ("crystals", table.CRYSTALS, self.crystals),
            ("subjugated", table.SUBJUGATED, self.cards),
        ):
            lay_pile(state, state.pile(seat, which), told.get(name, {}), ids)
        lay_row(state, state.pile(seat, table.BASE), told.get("base", []), self.cards)
        state.set_of(seat, table.ARTIFACTS, mask_of([HALVES.index(half) for half in told.get("artifacts", [])]))
        if told.get("cast") is not None:
            state.set_of(seat, table.CAST_COLOUR, COLOURS.index(told["cast"]) + 1)
        if told.get("command") is not None:
            state.set_of(seat, table.COMMANDED, FACTIONS.index(told["command"]) + 1)
        if told.get("left"):
            state.set(table.LIVING, state.get(table.LIVING) & ~(1 << seat))

    def _read_totems(self, state: State, told: Mapping[str, Any]) -> None:
        """Unless said otherwise, nobody has those of the factions in play."""
        in_play = [FACTIONS[n] for n in kinds(state.get(table.FACTIONS))]
        holders = told.get("totems", dict.fromkeys(in_play))
        packed = 0
        for n, faction in enumerate(FACTIONS):
            seat = holders.get(faction)
            holder = table.OUT if faction not in holders else table.SUPPLY if seat is None else seat - 1
            packed |= holder << 3 * n
        state.set(table.TOTEMS, packed)

    def _read_turn(self, state: State, told: Mapping[str, Any]) -> None:
        """What the turn has used, and what lasts for it."""
        deeds = told.get("actions", 0) * table.ACTIONS
        for deed, name in ACTIONS.items():
            deeds |= deed if name in told.get("used", []) else 0
        raided = told.get("raided", False)
        busy = told.get("busy", deeds > 0 or raided or state.size(table.PLAYED) > 0)
        flags = {table.STARTING: told.get("phase") == "starting", table.RAIDED: raided, table.BUSY: busy}
        state.set(table.DEEDS, deeds | sum(bit for bit, is_set in flags.items() if is_set))
        effects = told.get("effects", {})
        packed = sum(effects.get(name, 0) << counter for name, (counter, _) in COUNTERS.items())
        packed |= sum(bit for name, bit in FLAGS.items() if effects.get(name))
        for colour, cards in told.get("dyed", {}).items():
            lay_pile(state, table.DYED + COLOURS.index(colour), cards, self.cards)
        has_dyed = any(state.size(table.DYED + n) for n in range(codes.COLOURS))
        state.set(table.EFFECTS, packed | (table.HAS_DYED if has_dyed else 0))
        for entry in told.get("tints", []):
            tint = f"{entry['colour']} less-{entry['less']}"
            if tint not in self.tints:
                raise BadInput("bad-shape-value", what=within(THE_POSITION, "tints"), value=tint)
            crystal = self.crystals.index(entry["crystal"])
            state.mark(tints.mark_of(crystal, self.tints.index(tint) + 1))

    def _read_artifacts(self, state: State, told: Mapping[str, Any]) -> None:
        state.set(table.UNREVEALED, mask_of([self.artifacts.index(card) for card in told.get("unrevealed", [])]))
        packed = 0
        for stack, entry in enumerate(told.get("artifact-stacks", [{}] * ARTIFACT_PLACES)):
            top = table.NO_CARD if entry.get("top") is None else self.artifacts.index(entry["top"])
            packed |= (top | entry.get("below", 0) << 4) << 7 * stack
        state.set(table.ARTIFACT_STACKS, packed)

    def check(self, state: State) -> None:
        """Refuse what the box and the rules cannot bring about; then go on to the next choice."""
        refuse_impossible(state, self.box, self.first)
        state.settle()
        refuse_counters(state, self.box)
        refuse_unanswerable(state)
