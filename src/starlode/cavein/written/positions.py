"""A state of Cave-In written down in full, as JSON, and read back with every doubt about it said in one line."""

from collections.abc import Mapping

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes, tints
from starlode.cavein.engine.state import State, settle
from starlode.cavein.engine.table import (
    ACTIONS as ONE_ACTION,
)
from starlode.cavein.engine.table import (
    AGENTS_USED,
    ARM_USED,
    ARTIFACT_DISCOUNTS,
    ARTIFACT_STACKS,
    ARTIFACTS,
    BASE,
    BUSY,
    CAST_COLOUR,
    CHEAP_RECRUITS,
    COMMANDED,
    CRYSTAL_STACK,
    CRYSTALS,
    CURRENT,
    DEEDS,
    DOCKS,
    DOUBLED,
    DYED,
    EFFECTS,
    EMPTY,
    EXTRA_MINES,
    FIRST,
    HAND,
    HAS_DYED,
    HIDDEN,
    IDENTICAL,
    LEDGER_USED,
    LIFT_USED,
    LIVING,
    MATCHING,
    MINE,
    MINING_DISCOUNTS,
    NO_CARD,
    OUT,
    PASSES,
    PLAYED,
    RAIDED,
    REASON,
    REMOVED,
    ROUND,
    SECOND_CRYSTALS,
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
from starlode.core.decision import Json
from starlode.core.engine.bits import kinds, mask_of
from starlode.core.errors import THE_POSITION, BadInput, at_seat, within
from starlode.core.fields import (
    flag,
    listed,
    no_other_fields,
    number,
    place,
    read_pile,
    read_row,
    write_pile,
    write_row,
)

FORMAT = 1
MOST = 10**7  # no counter comes near in the most rounds there can be
MOST_PLAYED = 40
MOST_TINTS = 3  # the leader's, and those of two cards that were played for their skill
NUMBERS = {"turn": TURN, "round": ROUND, "track": TRACK, "passes": PASSES}
# Amounts that last for the turn, each with the most that three skills can bring.
COUNTERS = {
    "extra-mines": (EXTRA_MINES, 9),
    "artifact-discounts": (ARTIFACT_DISCOUNTS, 18),
    "mining-discounts": (MINING_DISCOUNTS, 18),
    "second-crystals": (SECOND_CRYSTALS, 3),
}
FLAGS = {
    "cheap-recruits": CHEAP_RECRUITS,
    "identical-actions": IDENTICAL,
    "doubled-levels": DOUBLED,
    "matching-colours": MATCHING,
    "lift-used": LIFT_USED,
    "ledger-used": LEDGER_USED,
    "arm-used": ARM_USED,
    "agents-used": AGENTS_USED,
}
COMMON = (*NUMBERS, "current", "first", "factions", "totems", "docks", "crystal-stack", "mine", "tints", "removed")
COMMON += ("played", "dyed", "artifact-stacks", "unrevealed", "empty", "phase", "used", "actions", "raided", "busy")
COMMON += ("effects", "pending", "over")
OF_A_SEAT = {"base", "crystals", "subjugated", "artifacts", "cast", "command", "left"}


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
        where = THE_POSITION
        written = content.get("starlode-position")
        if type(written) is not int or written != FORMAT:
            raise BadInput("bad-position-format", found=written, format=FORMAT)
        no_other_fields(content, {"starlode-position", "game", "stack", "seats", *COMMON}, where)
        seats = content.get("seats")
        if not isinstance(seats, list) or len(seats) != state.seats:
            raise BadInput("bad-position-seats", seats=state.seats)
        for name, which in NUMBERS.items():
            state.set(which, number(content, name, 0, where, most=MOST))
        state.set(CURRENT, number(content, "current", 1, where, 1, int(state.seats)) - 1)
        first = content.get("first", 1)
        state.set(FIRST, -1 if first is None else number(content, "first", 1, where, 1, int(state.seats)) - 1)
        state.set(FACTIONS_IN_PLAY, mask_of(listed(content, "factions", FACTIONS, where)))
        for name, pile, ids in (
            ("stack", STACK, self.cards),
            ("docks", DOCKS, self.cards),
            ("crystal-stack", CRYSTAL_STACK, self.crystals),
            ("mine", MINE, self.crystals),
            ("removed", REMOVED, self.cards),
        ):
            read_pile(state, pile, content.get(name), ids, name)
        read_row(state, PLAYED, listed(content, "played", self.cards, where), MOST_PLAYED, "played")
        state.set(LIVING, 2**state.seats - 1)
        for seat, entry in enumerate(seats):
            self._read_seat(state, seat, entry)
        self._read_totems(state, content)
        self._read_turn(state, content)
        self._read_artifacts(state, content)
        said = "empty" in content
        state.set(EMPTY, mask_of(listed(content, "empty", STACKS, where)) if said else empty_stacks(state))
        self.pending.read_stack(state, content.get("pending", []))
        self._read_end(state, content.get("over"))

    def _read_seat(self, state: State, seat: int, content: Json) -> None:
        where = at_seat(seat)
        if not isinstance(content, dict):
            raise BadInput("bad-cavein-seat", where=where)
        no_other_fields(content, {"hand", "hidden", *OF_A_SEAT}, where)
        for name, which, ids in (
            ("hand", HAND, self.cards),
            ("hidden", HIDDEN, self.cards),
            ("crystals", CRYSTALS, self.crystals),
            ("subjugated", SUBJUGATED, self.cards),
        ):
            read_pile(state, state.pile(seat, which), content.get(name), ids, within(where, name))
        base = listed(content, "base", self.cards, where)
        read_row(state, state.pile(seat, BASE), base, codes.BASE_LIMIT, within(where, "base"))
        state.set_of(seat, ARTIFACTS, mask_of(listed(content, "artifacts", HALVES, where)))
        if content.get("cast") is not None:
            state.set_of(seat, CAST_COLOUR, place(COLOURS, content["cast"], where) + 1)
        if content.get("command") is not None:
            state.set_of(seat, COMMANDED, place(FACTIONS, content["command"], where) + 1)
        if flag(content, "left", where):
            state.set(LIVING, state.get(LIVING) & ~state.tables.bit(seat))

    def _read_totems(self, state: State, content: Mapping[str, Json]) -> None:
        """Unless said otherwise, nobody has those of the factions in play."""
        in_play = [FACTIONS[n] for n in kinds(state.get(FACTIONS_IN_PLAY))]
        holders = content.get("totems", dict.fromkeys(in_play))
        if not isinstance(holders, dict):
            raise BadInput("bad-totems")
        no_other_fields(holders, set(FACTIONS), "totems")
        packed = 0
        for n, faction in enumerate(FACTIONS):
            holder = OUT
            if faction in holders:
                seat = holders[faction]
                holder = SUPPLY if seat is None else number(holders, faction, 1, "totems", 1, int(state.seats)) - 1
            packed |= holder << 3 * n
        state.set(TOTEMS, packed)

    def _read_turn(self, state: State, content: Mapping[str, Json]) -> None:
        """What the turn has used, and what lasts for it."""
        where = THE_POSITION
        deeds = number(content, "actions", 0, where, 0, 2) * ONE_ACTION
        names = list(ACTIONS.values())
        for used in listed(content, "used", names, where):
            deeds |= list(ACTIONS)[used]
        phase = content.get("phase", "actions")
        if phase not in ("starting", "actions"):
            raise BadInput("bad-phase", where=where, phase=phase)
        raided = flag(content, "raided", where)
        busy = flag(content, "busy", where, unless_said=deeds > 0 or raided or state.size(PLAYED) > 0)
        flags = {STARTING: phase == "starting", RAIDED: raided, BUSY: busy}
        state.set(DEEDS, deeds | sum(bit for bit, is_set in flags.items() if is_set))
        effects = content.get("effects", {})
        if not isinstance(effects, dict):
            raise BadInput("bad-effects")
        no_other_fields(effects, {*COUNTERS, *FLAGS}, "effects")
        packed = 0
        for name, (counter, most) in COUNTERS.items():
            packed |= number(effects, name, 0, "effects", 0, most) << counter
        told = {name: True if value in FACTIONS else value for name, value in effects.items()}
        for name, bit in FLAGS.items():
            packed |= bit if flag(told, name, "effects") else 0
        dyed = content.get("dyed", {})
        if not isinstance(dyed, dict):
            raise BadInput("bad-dyed")
        for colour in dyed:
            read_pile(state, DYED + place(COLOURS, colour, "dyed"), dyed[colour], self.cards, "dyed")
        has_dyed = any(state.size(DYED + n) for n in range(codes.COLOURS))
        state.set(EFFECTS, packed | (HAS_DYED if has_dyed else 0))
        marked = content.get("tints", [])
        if not isinstance(marked, list) or len(marked) > MOST_TINTS:
            raise BadInput("bad-tints", most=MOST_TINTS)
        for entry in marked:
            if not isinstance(entry, dict):
                raise BadInput("bad-tint")
            no_other_fields(entry, {"crystal", "colour", "less"}, "tints")
            crystal = place(self.crystals, entry.get("crystal"), "tints")
            tint = f"{entry.get('colour')} less-{entry.get('less', self.box.tints[0][1])}"
            state.mark(tints.mark_of(crystal, place(self.tints, tint, "tints") + 1))

    def _read_artifacts(self, state: State, content: Mapping[str, Json]) -> None:
        state.set(UNREVEALED, mask_of(listed(content, "unrevealed", self.artifacts, THE_POSITION)))
        stacks = content.get("artifact-stacks", [{}, {}, {}])
        if not isinstance(stacks, list) or len(stacks) != 3:
            raise BadInput("bad-artifact-stacks")
        packed = 0
        for stack, entry in enumerate(stacks):
            if not isinstance(entry, dict):
                raise BadInput("bad-artifact-stack")
            no_other_fields(entry, {"top", "below"}, "artifact-stacks")
            top = NO_CARD if entry.get("top") is None else place(self.artifacts, entry["top"], "artifact-stacks")
            packed |= (top | number(entry, "below", 0, "artifact-stacks", 0, 4) << 4) << 7 * stack
        state.set(ARTIFACT_STACKS, packed)

    def _read_end(self, state: State, over: Json) -> None:
        if over is None:
            return
        if not isinstance(over, dict) or str(over.get("reason")) not in REASONS[1:]:
            raise BadInput("bad-over-reason", known=", ".join(REASONS[1:]))
        no_other_fields(over, {"reason", "winners"}, "over")
        state.set(REASON, REASONS.index(str(over["reason"])))
        if over.get("winners", winners := [seat + 1 for seat in kinds(state.winners())]) != winners:
            raise BadInput("bad-over-points", winners=winners, found=over["winners"])

    def check(self, state: State) -> None:
        """Refuse what the box and the rules cannot bring about; then go on to the next choice."""
        refuse_impossible(state, self.box, self.first)
        settle(state)
        refuse_counters(state, self.box)
        refuse_unanswerable(state)
