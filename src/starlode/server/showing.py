"""What one viewer is shown of a match: only views, events as he may see them, and his own decision ever leave."""

from collections.abc import Collection, Mapping
from dataclasses import asdict
from typing import Any, cast

from msgspec import Raw, convert

from starlode.core.engine.packed import CURRENT
from starlode.core.match import Match, Undone
from starlode.games import find
from starlode.i18n import phrase
from starlode.i18n.voices import voice_of
from starlode.server import lessons, matches, teams
from starlode.server.sheets import Sheets, Shown
from starlode.server.stored import StoredTable
from starlode.server.telling import Teller, encode, teller_of
from starlode.server.wire import http
from starlode.server.wire.parts import Phrase
from starlode.server.wire.socket import Asked, Caution, Moment, Reach, UndoAsked, Undoes

MOST_EVENTS = 400  # of a match that somebody comes to late


def said(told: phrase.Phrase) -> Phrase:
    """A phrase as it goes over the wire."""
    written: Any = told.to_json()["args"] if told.args else {}
    return Phrase(told.id, written)


def told(match: Match[Any], seat: int | None, after: int) -> list[Any]:
    """The events after a number, as far as the viewer may see them, each with its log line, encoded."""
    teller = teller_of(match.rules)
    return [teller.event(number, event, seat) for number, event in enumerate(match.events[after:], after + 1)]


def told_to_all(match: Match[Any], after: int) -> list[Any] | None:
    """The same where it is the same for all viewers; None where somebody may see more than another."""
    return None if any(event.secret for event in match.events[after:]) else told(match, None, after)


class Memory:
    """What a table remembers of the moment that it showed last, so that only what has changed is written anew."""

    def __init__(self) -> None:
        self.sheets = Sheets()
        self._standing: object = None
        self._resigning: dict[int, teams.Resigning | None] = {}

    def resigning(self, *standing: object) -> dict[int, teams.Resigning | None]:
        """What giving up would mean, by seat, as far as somebody has asked since it was last otherwise."""
        if standing != self._standing:
            self._standing, self._resigning = standing, {}
        return self._resigning


class Now:
    """How things stand in a match; what is the same for all viewers, or as before, is looked up, and encoded, once."""

    def __init__(
        self,
        match: Match[Any],
        bots: Collection[int] = (),
        memory: Memory | None = None,
        *,
        rated: bool = False,
        hints: bool = True,
    ) -> None:
        memory = memory or Memory()
        self._rated, self._hints = rated, hints
        self._match = match
        self._voice = voice_of(match.rules)
        self._bots = bots
        self._is_duel = match.rules.seats == 2  # so that it is plain whom one can attack
        self._sheets = memory.sheets
        self._known = memory.resigning(match.rules.standing(match.state), match.actor is None, bots)
        self._views = match.rules.views(match.state, memory.sheets.kept)
        self._teller = teller_of(match.rules)
        decision, outcome = match.decision, match.outcome
        asked: Any = None if decision is None else decision.to_json()
        self._decision = asked
        self._asked = None
        if asked is not None:
            # What everybody may know of the question is in the view of one who watches.
            say = self._teller.asked(asked, lambda: Shown(self._views, None))
            self._asked = Asked(asked["seat"], cast(Any, say))
        self._outcome = None if outcome is None else convert(outcome.to_json(), http.Outcome)

    def moment(self, seat: int | None) -> Moment:
        """What a seat, or with None a spectator, is shown of it; the large parts are encoded already."""
        sheet, digest = self._sheets.write(self._views, seat)
        mine = self._asked_of(seat)
        # Most look at a duel, and wait: nothing is read off their view.
        shown: Any = None if mine is None and self._is_duel else Shown(self._views, seat)
        hinted = mine if self._hints else None
        undone = None if seat is None else self._match.undone_by(seat)
        if undone is not None and undone.takes == "consent" and self._rated:
            undone = None
        voice, teller = self._voice, self._teller
        say: Any = teller.say
        return Moment(
            view=cast(Any, sheet),
            digest=digest,
            decision=None if mine is None else cast(Any, Raw(encode(mine))),
            asked=self._asked,
            question=None if mine is None else cast(Any, teller.question(mine, shown)),
            labels=[] if mine is None else cast(Any, teller.labels(mine, shown)),
            macros=[] if mine is None else [say(voice.macro(each)) for each in mine["macros"]],
            undo=None if undone is None else undone.takes,
            undoes=None if undone is None else _undoes(teller, undone, seat),
            warnings=[] if hinted is None else [say(lost) for lost in voice.lost_by_ending(shown, hinted)],
            cautions=[] if hinted is None else self._cautions(hinted),
            reaches=[] if self._is_duel else self._reaches(shown),
            resigning=None if seat is None else self.resigning(seat),
            claims=self._match.rules.claims_draws,
            outcome=self._outcome,
        )

    def _reaches(self, shown: Any) -> list[Reach]:
        found = self._voice.reaches(shown, self._match.state)
        return [Reach(other, cast(Any, self._teller.say(why))) for other, why in found.items()]

    def resigning(self, seat: int) -> teams.Resigning | None:
        """What giving up would mean, which follows from who is still in the match.

        Whoever has the turn would also end it, and with the last one the match.
        """
        if not self._is_duel and self._match.state.get(CURRENT) + 1 in teams.team_of(self._match, seat):
            return teams.resigning(self._match, seat, self._bots)
        if seat not in self._known:
            self._known[seat] = teams.resigning(self._match, seat, self._bots)
        return self._known[seat]

    def _cautions(self, mine: Any) -> list[Caution]:
        if mine is not self._decision:  # a teammate who would take over: nothing is tried out for him before he does
            return []
        lost = self._voice.lost_by_choosing(mine, self._match.state)
        return [Caution(action, cast(Any, self._teller.say(phrase))) for action, phrase in lost.items()]

    def _asked_of(self, seat: int | None) -> Any:
        """The decision of a seat; a teammate with whom the turn is shared has one too, once he takes over."""
        asked = self._decision
        if asked is None or seat is None:
            return None
        if asked["seat"] == seat:
            return asked
        if not self._match.rules.company.shares_turns:
            return None
        decision = self._match.decision_of(seat)
        return None if decision is None else decision.to_json()


def undo_asked(match: Match[Any] | None, stored: StoredTable, viewer: int | None) -> UndoAsked | None:
    """What somebody asks to take back, as a viewer may know it, and who has still to agree."""
    asked = stored.undo
    undone = None if match is None or asked is None else match.undone_by(asked.by)
    if match is None or asked is None or undone is None:
        return None
    awaited = teams.who_agrees(match, stored.places, asked.by) - set(asked.agreed)
    return UndoAsked(_undoes(teller_of(match.rules), undone, viewer), sorted(awaited))


def _undoes(teller: Teller, undone: Undone, viewer: int | None) -> Undoes:
    """By the first line that the log has for it, where the viewer's log has one."""
    line = None if undone.first is None else teller.line(undone.first, viewer)
    return Undoes(cast(Any, line), undone.others)


def table(
    stored: StoredTable, names: Mapping[str, str], here: Collection[str], watchers: int, viewer: str | None
) -> http.Table:
    """A table from outside, as one guest sees it; `here` are the guests whose page is open."""
    places = [
        http.Place(
            seat=place.seat,
            kind="bot" if place.bot else "human" if place.guest else "open",
            name=place.bot or (names.get(place.guest) if place.guest else None),
            you=place.guest is not None and place.guest == viewer,
            here=place.bot is not None or place.guest in here,
            bot=place.bot,
            kept=names.get(place.kept) if place.kept and place.is_open else None,
            for_you=place.is_open and place.kept is not None and place.kept == viewer,
        )
        for place in stored.places
    ]
    company = matches.company_of(stored)
    beside = stored.seats_beside(viewer)
    return http.Table(
        id=stored.id, game=stored.game, format=stored.format, seats=stored.seats, options=stored.options,
        places=places, phase=stored.phase, v=stored.v, commitment=stored.commitment, draws=draws(stored, names),
        watchers=watchers,
        sides=[list(side) for side in company.sides], roles=list(company.roles),
        absence=http.Absence(cast(Any, stored.absent), stored.grace),
        clock=timing(stored), public=stored.public, host=stored.seat_of(stored.host),
        sent_away=viewer in stored.kicked,
        brought=stored.start is not None and stored.lesson is None,
        beside=beside if len(beside) > 1 else [],
        rated=stored.rated, hints=stored.hints,
        rematch=stored.rematch, undo_asked_by=stored.undo.by if stored.undo else None,
        components=stored.has_components, texts=matches.has_own_texts(stored),
        figures=dict(find(stored.game).figures), lesson=lessons.shown(stored),
        outcome=convert(stored.outcome, http.Outcome) if stored.outcome else None,
    )  # fmt: skip


def timing(stored: StoredTable) -> http.Timing | None:
    """The clock that a table has chosen."""
    return None if stored.timing is None else http.Timing(**asdict(stored.timing))


def draws(stored: StoredTable, names: Mapping[str, str]) -> http.Draws:
    """How far a table is with what its draws follow from."""
    void = [
        http.VoidRound(each.round, each.seats, [names.get(guest, "") for guest in each.guests]) for each in stored.voids
    ]
    awaited = stored.awaited if stored.phase == "waiting" else []
    return http.Draws(stored.round, stored.agreement is not None, awaited, stored.patience, stored.known, void)
