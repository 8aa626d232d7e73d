"""A choice held against what looking ahead holds for the best."""

from dataclasses import dataclass
from typing import Any

from starlode.analysis.lines import Deed, deed_of, line_from
from starlode.analysis.looking import chance, sensible
from starlode.analysis.moments import Moment
from starlode.bots.hints import LEAST_TRIED, Advice, Tip, advise
from starlode.core.engine.rng import Rng
from starlode.i18n.phrase import Phrase
from starlode.i18n.voices import voice_of

CLOSE = 20  # thousandths by which options may differ at first sight, without a second look
SECOND_LOOK = 4  # times as many ways, of each of two options
MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Better:
    """What a seat could have done instead, and what that would have been worth, in thousandths."""

    played: Deed
    best: Deed
    chance: int  # with the best …
    kept: int  # … and with what was played
    reasons: tuple[Phrase, ...]
    line: tuple[Deed, ...]

    @property
    def lost(self) -> int:
        return self.chance - self.kept


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of somebody who had a choice; better is None where nothing clearly was."""

    rows: int
    turn: int
    seat: int
    better: Better | None

    @property
    def lost(self) -> int:
        return 0 if self.better is None else self.better.lost


def judge(moment: Moment, ways: int) -> Choice | None:
    """What became of a choice; None where there was none."""
    if moment.seat is None or moment.played is None:
        return None
    rules, view = moment.rules, moment.view(moment.seat)
    state: Any = rules.from_view(view, Rng(int(view.digest[:12], 16)))
    played = rules.read(state, moment.played)
    actions = sensible(rules, state)
    if len(state.legal()) == 1 or actions == [played]:
        return None
    nothing_better = Choice(moment.rows, moment.turn, moment.seat, None)
    advice = advise(rules, view, ways, clock=lambda: 0.0)
    first, mine = advice.tips[0], advice.about(moment.played)
    assert mine is not None
    if first is mine or _are_close(first, mine):
        return nothing_better
    best = rules.read(state, first.option.action)
    of_best = chance(rules, view, SECOND_LOOK * ways, best)
    of_mine = chance(rules, view, SECOND_LOOK * ways, played)
    if not of_best.clearly_over(of_mine):
        return nothing_better
    better = Better(
        deed_of(rules, state, moment.seat - 1, played),
        deed_of(rules, state, moment.seat - 1, best),
        of_best.thousandths,
        of_mine.thousandths,
        _reasons(moment, advice),
        line_from(rules, view, best, ways),
    )
    return Choice(moment.rows, moment.turn, moment.seat, better)


def _are_close(first: Tip, mine: Tip) -> bool:
    if first.chance is None or mine.chance is None or mine.tried < 2 * LEAST_TRIED:
        return False
    return first.chance - mine.chance < CLOSE


def _reasons(moment: Moment, advice: Advice) -> tuple[Phrase, ...]:
    """What speaks for the best; what was found by looking ahead alone is told by the chances."""
    voice = voice_of(moment.rules)
    told = [each for each in advice.tips[0].reasons if each.message not in ("why-better", "why-looked-ahead")]
    return tuple(voice.why(each.message, each.details) for each in told[:MOST_REASONS])
