"""Whom the reader can attack, and if not, why not: phrases from a view, asked of the rules themselves."""

from collections.abc import Mapping
from typing import Any

from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.rules import OVER, Rules
from starlode.core.view import View
from starlode.i18n.phrase import Phrase, Seat
from starlode.realms.engine import codes, reach
from starlode.realms.engine.state import State


def reaches(rules: Rules[Any], view: Mapping[str, Any], state: State | None = None) -> dict[int, Phrase]:
    """For each living enemy whether the viewer can attack him; nothing in a duel, or for somebody who watches.

    Whoever has the state behind the view at hand spares us making one.
    """
    viewer = view["seat"]
    if viewer is None or rules.seats == 2 or (state is None and "over" in view):
        return {}
    # Who can be attacked depends on nothing hidden: any deal behind the view tells it.
    state = rules.from_view(View.from_json(view), Rng(0)) if state is None else state
    living = [seat for seat in range(1, rules.seats + 1) if not rules.is_out(state, seat - 1)]
    if state.actor == OVER or viewer not in living:
        return {}
    team = rules.company.side_of(viewer)
    me = viewer - 1
    players, owners = set(kinds(reach.players(state, me))), set(kinds(reach.owners(state, me)))
    return {seat: _reach(state, me, seat - 1, players, owners) for seat in living if seat not in team}


def _reach(state: State, me: int, other: int, players: set[int], owners: set[int]) -> Phrase:
    """Seats count from 0 here."""
    seating = state.tables.seating
    if seating.score[other] in players:
        return Phrase("reach-open" if reach.is_open(state, other) else "reach-outposts")
    if other in owners:
        return Phrase("reach-bases")
    if seating.reach == codes.REACH_FACING and other == seating.facing[me] >> 3:
        return Phrase("reach-later", {"player": Seat(int(seating.facing[me] & 7) + 1)})
    return Phrase("reach-none")
