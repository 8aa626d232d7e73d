"""Whether a position that somebody wrote down can be: what the box does not hold or the rules never bring about."""

from collections import Counter

from starlode.cavein.components import DOCKS, FACTIONS, LEVELS, MINE, OPENING_HAND, Components
from starlode.cavein.engine import codes
from starlode.cavein.engine.dealing import choices
from starlode.cavein.engine.state import State, has_answer, settle
from starlode.cavein.engine.table import (
    ACTIONS,
    ACTOR,
    ARTIFACTS,
    BASE,
    BUSY,
    CAST_COLOUR,
    COMMANDED,
    CRYSTAL_STACK,
    CRYSTALS,
    CURRENT,
    DEEDS,
    DEPTH,
    DYED,
    EFFECTS,
    EMPTY,
    FIRST,
    HAND,
    HIDDEN,
    IDENTICAL,
    LIVING,
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
    TRACK,
    TURN,
    UNREVEALED,
)
from starlode.cavein.engine.table import DOCKS as DOCKS_PILE
from starlode.cavein.engine.table import FACTIONS as FACTIONS_IN_PLAY
from starlode.cavein.engine.table import MINE as MINE_PILE
from starlode.cavein.engine.turn import MOST_QUIET_ROUNDS, empty_stacks
from starlode.cavein.written import askable
from starlode.cavein.written.pending import STACKS
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput

IN_PLAY = 4
MOST_TURNS = 10**6  # more than the rounds account for
USED = codes.RECRUITING | codes.MINING | codes.COLLECTING | codes.USING


def refuse_impossible(state: State, box: Components, first: State) -> None:
    """Raise BadInput with the first thing that cannot be; `first` is the state before the deal."""
    _refuse_copies(state, box)
    stack = [int(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
    if stack and frames.what(stack[0]) == codes.DEAL:
        _refuse_deal(state, first)
        return
    _refuse_factions(state, box)
    if state.get(FIRST) < 0:
        raise BadInput("first: only before the deal is done there is no start player")
    _refuse_places(state, box)
    _refuse_artifacts(state, box)
    for seat in range(state.seats):
        _refuse_seat(state, box, seat)
    _refuse_turn(state)
    if state.get(REASON) != codes.RUNNING:
        _refuse_end(state)
        return
    if state.get(ROUND) >= state.tables.round_limit:
        raise BadInput(f"round: the match ends after {state.tables.round_limit} rounds")
    living = len(kinds(state.get(LIVING)))
    if living < 2:
        raise BadInput("left: a match goes on between two players at least")
    is_tidying = bool(stack) and frames.what(stack[0]) in (codes.COUNT_STACKS, codes.BEGIN_TURN)
    if not is_tidying and not state.get(LIVING) >> state.get(CURRENT) & 1:
        raise BadInput(f"current: seat {state.get(CURRENT) + 1} has left, so it is not its turn")
    if is_tidying and (state.get(DEEDS) or state.get(EFFECTS) or state.size(PLAYED) or state.marked()):
        raise BadInput("between two turns nothing is played, used or recoloured")
    _refuse_empty(state, is_tidying)
    askable.refuse_questions(state, stack)


def refuse_unanswerable(state: State) -> None:
    """An open question that nobody could answer; also where somebody has begun a payment that he cannot finish."""
    if state.actor == codes.OVER:
        return
    if len(state.legal()) == 0 or (state.actor >= 0 and state.get(DEPTH) > 0 and not has_answer(state)):
        raise BadInput("the position cannot be: the open question has no answer")


def refuse_counters(state: State, box: Components) -> None:
    """Where the token, the turns and the passes cannot have come to: no further than what moves them allows."""
    if state.actor == codes.OVER or state.get(TURN) == 0:
        return
    gone = (state.get(CURRENT) - state.get(FIRST)) % state.seats  # places of the round that have had their turn
    most_turns = MOST_TURNS + state.seats * state.get(ROUND) + gone
    # At the start of a round the mine stands, and two rounds were not quiet.
    most_track = state.tables.collapse - 1 + _moved(state, box)
    has_passed = any(frames.what(frame) == codes.COUNT_STACKS for frame in _frames(state))
    most_passes = MOST_QUIET_ROUNDS * len(kinds(state.get(LIVING))) - 1 + gone + has_passed
    for name, which, most in (
        ("turn", TURN, most_turns), ("track", TRACK, most_track), ("passes", PASSES, most_passes)
    ):  # fmt: skip
        if state.get(which) > most:
            raise BadInput(f"the position: {name} is {state.get(which)}, which is at most {most} at this point")


def _moved(state: State, box: Components) -> int:
    """How many things that move the track once are gone: crystals with the symbol, and stacks."""
    crystals = sum(
        crystal.copies - int(state.count(CRYSTAL_STACK, kind) + state.count(MINE_PILE, kind))
        for kind, crystal in enumerate(box.crystals)
        if crystal.cave_in
    )
    stacks = [int(state.top_artifact(stack)) for stack in range(3) if state.artifacts_below(stack) == 0]
    return crystals + len(kinds(state.get(EMPTY))) + stacks.count(NO_CARD)


# Cards and crystals


def count_cards(state: State) -> Counter[int]:
    """How many of each mercenary there are, wherever they lie."""
    total: Counter[int] = Counter()
    piles = [STACK, DOCKS_PILE, REMOVED, *range(DYED, DYED + codes.COLOURS)]
    rows = [PLAYED]
    for seat in range(state.seats):
        piles += [state.pile(seat, HAND), state.pile(seat, SUBJUGATED)]
        rows.append(state.pile(seat, BASE))
    for pile in piles:
        total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
    for row in rows:
        total.update(int(state.at(row, position)) for position in range(state.size(row)))
    return total


def count_crystals(state: State) -> Counter[int]:
    """How many of each crystal there are, wherever they lie."""
    total: Counter[int] = Counter()
    for pile in (CRYSTAL_STACK, MINE_PILE, *(state.pile(seat, CRYSTALS) for seat in range(state.seats))):
        total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
    return total


def _refuse_copies(state: State, box: Components) -> None:
    for kind, count in count_cards(state).items():
        card = box.mercenaries[kind]
        if count > card.copies:
            raise BadInput(f"the position holds {count} of {card.id}: there are only {card.copies}")
    for kind, count in count_crystals(state).items():
        crystal = box.crystals[kind]
        if count > crystal.copies:
            raise BadInput(f"the position holds {count} of {crystal.id}: there are only {crystal.copies}")


def _refuse_factions(state: State, box: Components) -> None:
    in_play = [FACTIONS[n] for n in kinds(state.get(FACTIONS_IN_PLAY))]
    if len(in_play) != IN_PLAY:
        raise BadInput(f"factions: expected the {IN_PLAY} that are in play")
    for kind in count_cards(state):
        card = box.mercenaries[kind]
        if card.faction not in in_play:
            raise BadInput(f"{card.id} lies on the table, but the {card.faction} are not in play")
    for n, faction in enumerate(FACTIONS):
        if (state.holder(n) == OUT) == (faction in in_play):
            raise BadInput(f"totems: expected those of the factions in play, {', '.join(in_play)}, and no other")


def _refuse_places(state: State, box: Components) -> None:
    for level, most in zip(LEVELS, DOCKS, strict=True):
        if state.count_all(DOCKS_PILE, state.mask(DOCKS_PILE) & state.tables.by_level[level]) > most:
            raise BadInput(f"docks: there is room for {most} of level {level}")
    for place, most in enumerate(MINE):
        if state.count_all(MINE_PILE, state.mask(MINE_PILE) & state.tables.by_cost[place]) > most:
            raise BadInput(f"mine: there is room for {most} of cost {state.tables.cost[place]}")
    marks = [int(state.mark_at(index)) for index in range(state.marked())]
    for kind, tinted in Counter(mark & 63 for mark in marks).items():
        if tinted > state.count(MINE_PILE, kind):
            raise BadInput(f"tints: fewer of {box.crystals[kind].id} lie in the mine")


def _refuse_empty(state: State, is_tidying: bool) -> None:
    """What has run out is counted in the clean-up, and never fills again."""
    counted, empty = state.get(EMPTY), empty_stacks(state)
    for n, name in enumerate(STACKS):
        is_counted, is_empty = counted >> n & 1, empty >> n & 1
        if is_counted > is_empty or (is_counted < is_empty and not is_tidying):
            raise BadInput(f"empty: {name} has{' not' if is_counted else ''} run out")


def _refuse_artifacts(state: State, box: Components) -> None:
    """An artifact card is unrevealed, on top of one stack, or somebody's, and then only one half of it."""
    tops = [int(state.top_artifact(stack)) for stack in range(3) if state.top_artifact(stack) != NO_CARD]
    owned = [
        int(state.tables.card_of_half[half])
        for seat in range(state.seats)
        for half in kinds(state.of(seat, ARTIFACTS))
    ]  # fmt: skip
    unrevealed = kinds(state.get(UNREVEALED))
    for card, times in Counter([*tops, *owned, *unrevealed]).items():
        if times > 1:
            raise BadInput(f"the artifact card {box.artifacts[card].id} is in two places")
    below = sum(int(state.artifacts_below(stack)) for stack in range(3))
    if below != len(unrevealed):
        raise BadInput(f"artifact-stacks: {below} cards lie below, but {len(unrevealed)} are unrevealed")
    waiting = [frames.number_of(frame) for frame in _frames(state) if frames.what(frame) == codes.N_ARTIFACT]
    for stack in range(3):
        is_covered = state.top_artifact(stack) == NO_CARD and state.artifacts_below(stack) > 0
        if is_covered and stack not in waiting:
            raise BadInput(f"artifact-stacks: the top card of stack {stack + 1} lies open")


# Seats


def _refuse_seat(state: State, box: Components, seat: int) -> None:
    where = f"seat {seat + 1}"
    hand, hidden = state.pile(seat, HAND), state.pile(seat, HIDDEN)
    for kind in kinds(state.mask(hidden)):
        if state.count(hidden, kind) > state.count(hand, kind):
            raise BadInput(f"{where}: {box.mercenaries[kind].id} is hidden in a hand where it is not")
    for level, most in zip(LEVELS, OPENING_HAND, strict=True):
        if state.count_all(hidden, state.mask(hidden) & state.tables.by_level[level]) > most:
            raise BadInput(f"{where}: of level {level} at most {most} of the first cards can be hidden")
    has_cast = state.owns(seat, state.tables.cast)
    is_asked = any(frames.what(frame) == codes.Q_CAST_COLOUR for frame in _frames(state)) and seat == state.get(CURRENT)
    if (state.of(seat, CAST_COLOUR) > 0) != (has_cast and not is_asked):
        raise BadInput(f"{where}: cast is the colour that its artifact has asked for, and of nothing else")
    command = state.of(seat, COMMANDED)
    if command:
        if not state.get(FACTIONS_IN_PLAY) >> (command - 1) & 1:
            raise BadInput(f"{where}: the {FACTIONS[command - 1]} are not in play")
        if any(state.of(other, COMMANDED) == command for other in range(seat)):
            raise BadInput(f"{where}: another seat commands the {FACTIONS[command - 1]}")


# The turn


def _refuse_turn(state: State) -> None:
    """What a turn has used: two actions, equal ones only where something allows it, or a raid."""
    deeds = int(state.get(DEEDS))
    used, actions = len(kinds(deeds & USED)), deeds // ACTIONS & 3
    may_be_equal = state.has_effect(IDENTICAL) or state.owns(state.get(CURRENT), state.tables.whistle)
    if used > actions or (actions > 0 and used == 0) or (actions > used and not may_be_equal):
        raise BadInput(f"actions: {actions} were taken, of {used} different kinds")
    if deeds & RAIDED and actions:
        raise BadInput("raided: a raid stands for both actions")
    if not deeds & BUSY and (actions or deeds & RAIDED or state.size(PLAYED)):
        raise BadInput("busy: something was done in this turn")
    if deeds & STARTING and (deeds & ~BUSY != STARTING or askable.dyed(state) or state.marked()):
        raise BadInput("phase: nothing is played, dyed or recoloured before the actions")
    if not deeds & RAIDED and state.get(REASON) == codes.RUNNING:  # after a raid the leader may be in the hand again
        _refuse_colours(state)


def _refuse_colours(state: State) -> None:
    """Cards are dyed, and crystals recoloured, by the leader or by cards that were played for their skill."""
    base = state.pile(state.get(CURRENT), BASE)
    cards = [int(state.at(PLAYED, position)) for position in range(state.size(PLAYED))]
    cards += [int(state.at(base, state.size(base) - 1))] if state.size(base) else []
    words = [int(state.tables.skill[card]) for card in cards]
    dyes = sum(word >> 5 for word in words if word & 31 == codes.OP_DYE)
    recolours = sum(word & 31 == codes.OP_RECOLOUR_CRYSTAL for word in words)
    for name, done, most in (("dyed", askable.dyed(state), dyes), ("tints", askable.recoloured(state), recolours)):
        if done > most:
            raise BadInput(f"{name}: no card has done so much of that in this turn")


def _refuse_end(state: State) -> None:
    reason = state.get(REASON)
    if state.get(DEPTH) > 0:
        raise BadInput("over: nothing is asked after the end")
    living = len(kinds(state.get(LIVING)))
    if (reason == codes.RESIGNED) != (living == 1):
        raise BadInput(f"over: {living} players have not given up")
    if reason == codes.COLLAPSE and state.get(TRACK) < state.tables.collapse:
        raise BadInput(f"over: the mine collapses at {state.tables.collapse}, and the track is at {state.get(TRACK)}")
    if reason == codes.ROUND_LIMIT and state.get(ROUND) < state.tables.round_limit:
        raise BadInput(f"over: the match ends after {state.tables.round_limit} rounds")


# The deal


def _refuse_deal(state: State, first: State) -> None:
    """Only what nature can have dealt: what lies there is dealt once more, and must lead to this very state."""
    trial = first.clone()
    settle(trial)
    target = state.clone()
    target.set(ACTOR, codes.NATURE)
    while _frames(trial) != _frames(target) or trial.checksum() != target.checksum():
        low = _dealt(trial, target) if trial.actor == codes.NATURE else -1
        if low < 0:
            raise BadInput("the position cannot be: no deal leads to it")
        trial.apply(low)


def _dealt(trial: State, target: State) -> int:
    """One of nature's choices for the trial that the target has made as well, or −1."""
    top = trial.frame()
    kind, seat = frames.what(top), frames.seat_of(top)
    for low in kinds(choices(trial, top)):
        if kind == codes.N_FACTION:
            fits = target.get(FACTIONS_IN_PLAY) >> low & 1 == 1
        elif kind == codes.N_COMMAND:
            fits = target.of(seat, COMMANDED) == low + 1
        elif kind == codes.N_START:
            fits = target.get(FIRST) == low
        elif kind == codes.N_ARTIFACT:
            fits = target.top_artifact(frames.number_of(top)) == low
        else:
            pile = trial.pile(seat, HAND) if kind == codes.N_HAND else DOCKS_PILE
            pile = MINE_PILE if kind == codes.N_MINE else pile
            fits = target.count(pile, low) > trial.count(pile, low)
        if fits:
            return low
    return -1


def _frames(state: State) -> list[int]:
    return [int(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
