"""What one viewer is shown of a match: only views, events as he may see them, and his own decision ever leave."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import convert

from starlode.core.match import Match
from starlode.i18n import phrase
from starlode.i18n.voice import macro_phrase
from starlode.i18n.voices import voice_of
from starlode.server import matches, teams
from starlode.server.stored import StoredTable
from starlode.server.wire import http
from starlode.server.wire.parts import Phrase
from starlode.server.wire.socket import Asked, Decision, Macro, Moment, Reach

MOST_EVENTS = 400  # of a match that somebody comes to late


def said(told: phrase.Phrase) -> Phrase:
    """A phrase as it goes over the wire."""
    written: Any = told.to_json()
    return Phrase(written["id"], written["args"])


def told(match: Match[Any], seat: int | None, after: int) -> list[dict[str, Any]]:
    """The events after a number, as far as the viewer may see them, each with its log line."""
    voice = voice_of(match.rules)
    return [
        event if event["event"] == "hidden" else {**event, "say": said(voice.event(event))}
        for event in match.seen_by(seat, after)
    ]


class Now:
    """How things stand in a match; what is the same for all viewers is looked up once."""

    def __init__(self, match: Match[Any], bots: Collection[int] = ()) -> None:
        self._match = match
        self._voice = voice_of(match.rules)
        self._bots = bots
        decision, outcome = match.decision, match.outcome
        asked: Any = None if decision is None else decision.to_json()
        self._decision = asked
        self._question = None
        if decision is not None:
            # What everybody may know of the question is in the view of one who watches.
            known = {} if decision.asked == "action" else match.view(None).to_json()
            self._question = said(self._voice.asked(asked, known))
        self._outcome = None if outcome is None else convert(outcome.to_json(), http.Outcome)

    def moment(self, seat: int | None) -> Moment:
        """What a seat, or with None a spectator, is shown of it."""
        view, asked, voice = self._match.view(seat), self._decision, self._voice
        shown = view.to_json()
        mine = self._asked_of(seat)
        return Moment(
            view=shown,
            digest=view.digest,
            decision=None if mine is None else _decision(mine),
            asked=None if self._question is None else Asked(asked["seat"], self._question),
            question=None if mine is None else said(voice.question(mine, shown)),
            labels=[] if mine is None else [said(voice.option(each, mine, shown)) for each in mine["options"]],
            macros=[] if mine is None else [said(macro_phrase(each)) for each in mine["macros"]],
            undo=None if seat is None else self._match.undo_takes(seat),
            warnings=[] if mine is None else [said(lost) for lost in voice.lost_by_ending(shown, mine)],
            reaches=[Reach(other, said(why)) for other, why in voice.reaches(shown).items()],
            resigning=None if seat is None else teams.resigning(self._match, seat, self._bots),
            outcome=self._outcome,
        )

    def _asked_of(self, seat: int | None) -> Any:
        """The decision of a seat; a teammate with whom the turn is shared has one too, once he takes over."""
        asked = self._decision
        if asked is None or seat is None:
            return None
        if asked["seat"] == seat:
            return asked
        decision = self._match.decision_of(seat)
        return None if decision is None else decision.to_json()


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
        )
        for place in stored.places
    ]
    company = matches.company_of(stored)
    return http.Table(
        id=stored.id, game=stored.game, format=stored.format, seats=stored.seats, options=stored.options,
        places=places, phase=stored.phase, v=stored.v, commitment=stored.commitment, watchers=watchers,
        sides=[list(side) for side in company.sides], roles=list(company.roles),
        rematch=stored.rematch, undo_asked_by=stored.undo.by if stored.undo else None,
        outcome=convert(stored.outcome, http.Outcome) if stored.outcome else None,
    )  # fmt: skip


def _decision(content: dict[str, Any]) -> Decision:
    macros = [Macro(**macro) for macro in content["macros"]]
    return Decision(
        content["seat"], content["asked"], content["source"], content["as"], content["options"], macros
    )  # fmt: skip
