"""A state of Cave-In written down in full, as JSON, and read back with every doubt about it said in one line."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes, tints
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import (
    ACTIONS as ONE_ACTION,
)
from starlode.cavein.engine.table import (
    ARTIFACT_STACKS,
    ARTIFACTS,
    BASE,
    BUSY,
    CAST_COLOUR,
    COMMANDED,
    CRYSTAL_STACK,
    CRYSTALS,
    CURRENT,
    DEEDS,
    DOCKS,
    DYED,
    EFFECTS,
    EMPTY,
    FIRST,
    HAND,
    HAS_DYED,
    HIDDEN,
    LIVING,
    MINE,
    NO_CARD,
    OUT,
    PASSES,
    PLAYED,
    RAIDED,
    REASON,
    REMOVED,
    ROUND,
    STACK,
    STARTING,
    SUBJUGATED,
    SUPPLY,
    TOTEMS,
    TRACK,
    TURN,
    UNREVEALED,
)
from starlode.cavein.engine.table import (
    FACTIONS as FACTIONS_IN_PLAY,
)
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

NUMBERS = {"turn": TURN, "round": ROUND, "track": TRACK, "passes": PASSES}


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
            hand = write_pile(state, state.pile(seat, HAND), self.cards)
            hidden = write_pile(state, state.pile(seat, HIDDEN), self.cards)
            seats.append({"hand": hand, "hidden": hidden, **self.seat(state, seat)})
        stack = write_pile(state, STACK, self.cards)
        return {"starlode-position": FORMAT, **self.common(state), "stack": stack, "seats": seats}

    def common(self, state: State) -> dict[str, Json]:
        """All that is nobody's own; everybody may see it."""
        content: dict[str, Json] = {name: int(state.get(which)) for name, which in NUMBERS.items()}
        first = int(state.get(FIRST))
        content |= {
            "current": int(state.get(CURRENT)) + 1,
            "first": first + 1 if first >= 0 else None,
            "factions": [FACTIONS[n] for n in kinds(state.get(FACTIONS_IN_PLAY))],
            "totems": self._totems(state),
            "docks": write_pile(state, DOCKS, self.cards),
            "crystal-stack": write_pile(state, CRYSTAL_STACK, self.crystals),
            "mine": write_pile(state, MINE, self.crystals),
            "tints": [self._tint(int(state.mark_at(index))) for index in range(state.marked())],
            "removed": write_pile(state, REMOVED, self.cards),
            "played": write_row(state, PLAYED, self.cards),
            "dyed": self._dyed(state),
            "artifact-stacks": [self._artifact_stack(state, stack) for stack in range(3)],
            "unrevealed": [self.artifacts[n] for n in kinds(state.get(UNREVEALED))],
            "empty": [STACKS[n] for n in kinds(state.get(EMPTY))],
            **self._deeds(int(state.get(DEEDS))),
            "effects": self._effects(state),
            "pending": self.pending.write_stack(state),
        }
        if state.get(REASON) != codes.RUNNING:
            winners: list[Json] = [seat + 1 for seat in kinds(state.winners())]
            content["over"] = {"winners": winners, "reason": REASONS[state.get(REASON)]}
        return content

    def seat(self, state: State, seat: int) -> dict[str, Json]:
        """What everybody may see of a seat, besides its hand."""
        cast, command = int(state.of(seat, CAST_COLOUR)), int(state.of(seat, COMMANDED))
        return {
            "base": write_row(state, state.pile(seat, BASE), self.cards),
            "crystals": write_pile(state, state.pile(seat, CRYSTALS), self.crystals),
            "subjugated": write_pile(state, state.pile(seat, SUBJUGATED), self.cards),
            "artifacts": [HALVES[n] for n in kinds(state.of(seat, ARTIFACTS))],
            "cast": COLOURS[cast - 1] if cast else None,
            "command": FACTIONS[command - 1] if command else None,
            "left": not state.get(LIVING) >> seat & 1,
        }

    def _totems(self, state: State) -> dict[str, Json]:
        """Who has each totem that is in play: a seat, or null for nobody."""
        holders = {faction: int(state.holder(n)) for n, faction in enumerate(FACTIONS)}
        return {
            faction: holder + 1 if holder < SUPPLY else None for faction, holder in holders.items() if holder != OUT
        }

    def _tint(self, mark: int) -> dict[str, Json]:
        tinted = mark >> 6
        colour, less = self.box.tints[tinted - 1]
        return {"crystal": self.crystals[mark & 63], "colour": colour, "less": less}

    def _dyed(self, state: State) -> dict[str, Json]:
        piles = {colour: write_pile(state, DYED + n, self.cards) for n, colour in enumerate(COLOURS)}
        return {colour: pile for colour, pile in piles.items() if pile}

    def _artifact_stack(self, state: State, stack: int) -> dict[str, Json]:
        top = int(state.top_artifact(stack))
        return {"top": None if top == NO_CARD else self.artifacts[top], "below": int(state.artifacts_below(stack))}

    def _deeds(self, deeds: int) -> dict[str, Json]:
        return {
            "phase": "starting" if deeds & STARTING else "actions",
            "used": [name for bit, name in ACTIONS.items() if deeds & bit],
            "actions": deeds // ONE_ACTION & 3,
            "raided": bool(deeds & RAIDED),
            "busy": bool(deeds & BUSY),
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
        state.set(CURRENT, told.get("current", 1) - 1)
        first = told.get("first", 1)
        state.set(FIRST, -1 if first is None else first - 1)
        state.set(FACTIONS_IN_PLAY, mask_of([FACTIONS.index(faction) for faction in told.get("factions", [])]))
        for name, which, ids in (
            ("stack", STACK, self.cards),
            ("docks", DOCKS, self.cards),
            ("crystal-stack", CRYSTAL_STACK, self.crystals),
            ("mine", MINE, self.crystals),
            ("removed", REMOVED, self.cards),
        ):
            lay_pile(state, which, told.get(name, {}), ids)
        lay_row(state, PLAYED, told.get("played", []), self.cards)
        state.set(LIVING, 2**seats - 1)
        for seat, entry in enumerate(told["seats"]):
            self._read_seat(state, seat, entry)
        self._read_totems(state, told)
        self._read_turn(state, told)
        self._read_artifacts(state, told)
        empty = mask_of([STACKS.index(name) for name in told.get("empty", [])])
        state.set(EMPTY, empty if "empty" in told else empty_stacks(state))
        self.pending.read_stack(state, told.get("pending", []))
        over = told.get("over")
        if over is not None:
            state.set(REASON, REASONS.index(over["reason"]))
            if over.get("winners", winners := [seat + 1 for seat in kinds(state.winners())]) != winners:
                raise BadInput("bad-over-points", winners=winners, found=over["winners"])

    def _read_seat(self, state: State, seat: int, told: Mapping[str, Any]) -> None:
        for name, which, ids in (
            ("hand", HAND, self.cards),
            ("hidden", HIDDEN, self.cards),
            ("crystals", CRYSTALS, self.crystals),
            ("subjugated", SUBJUGATED, self.cards),
        ):
            lay_pile(state, state.pile(seat, which), told.get(name, {}), ids)
        lay_row(state, state.pile(seat, BASE), told.get("base", []), self.cards)
        state.set_of(seat, ARTIFACTS, mask_of([HALVES.index(half) for half in told.get("artifacts", [])]))
        if told.get("cast") is not None:
            state.set_of(seat, CAST_COLOUR, COLOURS.index(told["cast"]) + 1)
        if told.get("command") is not None:
            state.set_of(seat, COMMANDED, FACTIONS.index(told["command"]) + 1)
        if told.get("left"):
            state.set(LIVING, state.get(LIVING) & ~state.tables.bit(seat))

    def _read_totems(self, state: State, told: Mapping[str, Any]) -> None:
        """Unless said otherwise, nobody has those of the factions in play."""
        in_play = [FACTIONS[n] for n in kinds(state.get(FACTIONS_IN_PLAY))]
        holders = told.get("totems", dict.fromkeys(in_play))
        packed = 0
        for n, faction in enumerate(FACTIONS):
            seat = holders.get(faction)
            holder = OUT if faction not in holders else SUPPLY if seat is None else seat - 1
            packed |= holder << 3 * n
        state.set(TOTEMS, packed)

    def _read_turn(self, state: State, told: Mapping[str, Any]) -> None:
        """What the turn has used, and what lasts for it."""
        deeds = told.get("actions", 0) * ONE_ACTION
        for deed, name in ACTIONS.items():
            deeds |= deed if name in told.get("used", []) else 0
        raided = told.get("raided", False)
        busy = told.get("busy", deeds > 0 or raided or state.size(PLAYED) > 0)
        flags = {STARTING: told.get("phase") == "starting", RAIDED: raided, BUSY: busy}
        state.set(DEEDS, deeds | sum(bit for bit, is_set in flags.items() if is_set))
        effects = told.get("effects", {})
        packed = sum(effects.get(name, 0) << counter for name, (counter, _) in COUNTERS.items())
        packed |= sum(bit for name, bit in FLAGS.items() if effects.get(name))
        for colour, cards in told.get("dyed", {}).items():
            lay_pile(state, DYED + COLOURS.index(colour), cards, self.cards)
        has_dyed = any(state.size(DYED + n) for n in range(codes.COLOURS))
        state.set(EFFECTS, packed | (HAS_DYED if has_dyed else 0))
        for entry in told.get("tints", []):
            tint = f"{entry['colour']} less-{entry['less']}"
            if tint not in self.tints:
                raise BadInput("bad-shape-value", what=within(THE_POSITION, "tints"), value=tint)
            crystal = self.crystals.index(entry["crystal"])
            state.mark(tints.mark_of(crystal, self.tints.index(tint) + 1))

    def _read_artifacts(self, state: State, told: Mapping[str, Any]) -> None:
        state.set(UNREVEALED, mask_of([self.artifacts.index(card) for card in told.get("unrevealed", [])]))
        packed = 0
        for stack, entry in enumerate(told.get("artifact-stacks", [{}] * ARTIFACT_PLACES)):
            top = NO_CARD if entry.get("top") is None else self.artifacts.index(entry["top"])
            packed |= (top | entry.get("below", 0) << 4) << 7 * stack
        state.set(ARTIFACT_STACKS, packed)

    def check(self, state: State) -> None:
        """Refuse what the box and the rules cannot bring about; then go on to the next choice."""
        refuse_impossible(state, self.box, self.first)
        state.settle()
        refuse_counters(state, self.box)
        refuse_unanswerable(state)
