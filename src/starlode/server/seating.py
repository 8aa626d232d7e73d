"""Opening a table, taking a seat, leaving it, and playing again."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Connection

from starlode.bots import NAMES
from starlode.core.agreement import NO_SALT, secret_hash
from starlode.core.lesson import Lesson
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.games import game_of
from starlode.server import agreeing, beginnings, companions, ids, lessons, matches, rounds, store, timekeeping
from starlode.server.ids import keeper_of
from starlode.server.people import accounts, blocks, opponents
from starlode.server.refusals import Refusal
from starlode.server.stored import REVEAL_DAY, Sitting, StoredMatch, StoredTable
from starlode.server.table import LiveTable
from starlode.server.tables import Tables
from starlode.server.timing import Timing
from starlode.server.viewer import Viewer
from starlode.server.wire import http
from starlode.server.wire.http import Join, NewLesson, NewTable
from starlode.server.wire.replay import Continuation

A_DAY = 24 * 3600
LEAST_GRACE = 30  # seconds at a rated table: nobody loses it by a blip of the net
log = logging.getLogger("starlode.tables")


async def open_table(tables: Tables, guest: str, wanted: NewTable) -> LiveTable:
    """A new table as somebody wants it; it starts at once if every seat is taken."""
    start: beginnings.Begun | None = None
    if (file := wanted.start) is not None:
        start = await asyncio.to_thread(beginnings.start, wanted.game, file.text, file.rows)
    if start is not None:
        format, rules, components = start.format, start.rules, start.components
    else:
        seats = wanted.seats or len(wanted.places) or None
        components = wanted.components or tables.services.components.get(wanted.game)
        format, rules = matches.rules_for(wanted.game, wanted.format, seats, wanted.options, components)
    if len(wanted.places) > rules.seats:
        raise Refusal("wrong-seats", seats=len(wanted.places))
    for place in wanted.places:
        if place.bot is not None and place.bot not in NAMES:
            raise Refusal("unknown-bot", bot=place.bot)
    _check_places(wanted.places)
    manners = _manners(wanted, rules)
    now = tables.services.now()
    sits, kept, names = await tables.services.write(lambda connection: _company(connection, guest, wanted, now))
    places = [
        Sitting(seat, sits.get(seat), place.bot, None if place.salted else NO_SALT, kept=kept.get(seat))
        for seat, place in enumerate(wanted.places, 1)
    ]
    places += [Sitting(seat) for seat in range(len(places) + 1, rules.seats + 1)]
    deal = wanted.deal if start is None else secrets.token_bytes(agreeing.SECRET_BYTES).hex()
    if deal is not None and any(place.salted for place in wanted.places):
        raise Refusal("bad-request", at="places")  # nothing can be added to draws that are given
    if start is not None and wanted.public:
        raise Refusal("bad-request", at="public")  # who brings a position knows it, and so shall those who come
    return await add(
        tables, guest, wanted.game, format, rules, places, components,
        deal=deal, manners=manners, known_names=names, position=None if start is None else start.position,
    )  # fmt: skip


def _check_places(places: Sequence[http.NewPlace]) -> None:
    """One seat is one person's; whoever invites, or has others beside him, plays along."""
    mine = [place for place in places if place.me]
    is_held = [sum(map(bool, (place.me, place.bot, place.invited, place.other))) for place in places]
    brings = any(place.invited or place.other for place in places)
    if max(is_held, default=0) > 1 or len(mine) > 1 or (brings and not mine):
        raise Refusal("bad-request", at="places")
    if any(place.salted and not place.me for place in places):
        raise Refusal("bad-request", at="places")


def _company(
    connection: Connection, guest: str, wanted: NewTable, now: int
) -> tuple[dict[int, str], dict[int, str], dict[str, str]]:
    """Who sits where, for whom seats are kept, and their names; only whoever has played with somebody invites him."""
    sits: dict[int, str] = {}
    kept: dict[int, str] = {}
    for seat, place in enumerate(wanted.places, 1):
        if place.me:
            sits[seat] = guest
        elif place.other is not None:
            sits[seat] = companions.add(connection, guest, place.other, now)
        if place.invited is not None:
            found = opponents.sat_at(connection, guest, place.invited.table, place.invited.seat)
            if found is None:
                raise Refusal("nobody-to-invite")
            kept[seat] = found
    return sits, kept, store.names(connection, (*sits.values(), *kept.values()))


@dataclass(frozen=True)
class Manners:
    """What a table has chosen besides its rules: the clock, what is done when somebody stays away, who sees it."""

    timing: Timing | None = None
    absence: http.Absence = field(default_factory=http.Absence)
    public: bool = False
    rated: bool = False
    hints: bool = True

    def note(self, stored: StoredTable) -> None:
        """Make them those of a table."""
        stored.timing, stored.absent, stored.grace = self.timing, self.absence.then, self.absence.grace
        stored.public, stored.rated, stored.hints = self.public, self.rated, self.hints
        if self.timing is not None and self.timing.takes_days:
            stored.patience = REVEAL_DAY

    @staticmethod
    def of(stored: StoredTable) -> "Manners":
        absence = http.Absence(cast(Any, stored.absent), stored.grace)
        return Manners(stored.timing, absence, rated=stored.rated, hints=stored.hints)


def _manners(wanted: NewTable, rules: Rules[Any]) -> Manners:
    """The manners that somebody wants, or a refusal: a rated table is the same for all, and waits for nobody."""
    timing = _timing(wanted.clock)
    by_clock = timing is not None and timing.takes_days  # then nobody has to be there, and the clock alone decides
    absence = wanted.absence or http.Absence("claim" if wanted.rated and not by_clock else "wait")
    hints = not wanted.rated if wanted.hints is None else wanted.hints
    if wanted.rated:
        amiss = {
            "absence": absence.then == "bot"
            or (not by_clock and (absence.then == "wait" or absence.grace < LEAST_GRACE)),
            "components": wanted.components is not None,
            "deal": wanted.deal is not None,
            "start": wanted.start is not None,
            "hints": hints,
            "options": any(rules.options[each.name] != each.default for each in game_of(rules).table_options),
            "places": any(place.other for place in wanted.places)
            or (len(wanted.places) == rules.seats and all(place.bot for place in wanted.places)),
        }
        for at in (each for each, is_amiss in amiss.items() if is_amiss):
            raise Refusal("not-rated", at=at)
    return Manners(timing, absence, wanted.public, wanted.rated, hints)


def _timing(wanted: http.Timing | None) -> Timing | None:
    """The clock that somebody wants, or a refusal: days are whole ones, and only who has one bank has increments."""
    if wanted is None:
        return None
    is_days = wanted.kind == "days"
    if is_days != (wanted.seconds >= A_DAY) or (is_days and wanted.seconds % A_DAY):
        raise Refusal("bad-request", at="clock.seconds")
    if wanted.increment and wanted.kind != "bank":
        raise Refusal("bad-request", at="clock.increment")
    return Timing(wanted.kind, wanted.seconds, wanted.increment)


@dataclass(frozen=True)
class Beginning:
    """Where a guided match is taken up: a chapter, and how many steps of it are done."""

    lesson: Lesson
    chapter: int
    steps: int

    def note(self, stored: StoredTable) -> None:
        """Make a table begin there."""
        stored.start, stored.lesson = self.lesson.chapters[self.chapter].position, self.lesson.name
        stored.chapter = self.chapter

    def play(self, stored: StoredTable, match: Match[Any]) -> None:
        """Play what comes before that step."""
        lessons.play_up_to(match, self.lesson, self.chapter, self.steps)
        matches.note_progress(stored, match)


async def open_lesson(tables: Tables, guest: str, wanted: NewLesson) -> LiveTable:
    """A guided match from a step on; whoever learns may know the draws, so the table is casual."""
    lesson = lessons.find_lesson(wanted.game, wanted.lesson)
    if wanted.step >= lesson.steps:
        raise Refusal("bad-request", at="step")
    format, rules = matches.rules_for(lesson.game, lesson.way, lessons.SEATS, lesson.options)
    begin = Beginning(lesson, *lesson.place_of(wanted.step))
    return await add(tables, guest, lesson.game, format, rules, lessons.seats(guest), None, begin=begin)


async def go_on_from(tables: Tables, before: LiveTable, guest: str, wanted: Continuation) -> LiveTable:
    """A table that goes on from a moment of a finished match, with the guest at one seat and a bot at all others.

    Whoever has seen the match may know what everybody holds, so the table is casual.
    """
    if wanted.bot not in NAMES:
        raise Refusal("unknown-bot", bot=wanted.bot)

    async def look() -> matches.Played:
        if before.stored.phase != "over" or before.match is None:
            raise Refusal("match-not-over")
        if wanted.seat > before.stored.seats:
            raise Refusal("no-such-seat", seat=wanted.seat)
        return matches.Played(before.match.rules, before.match.record)  # nothing is added to it any more

    played, stored = await before.do(look), before.stored
    position = await asyncio.to_thread(played.position, wanted.rows)
    if position is None:
        raise Refusal("bad-request", at="rows")
    options = {choice.name: played.rules.options[choice.name] for choice in game_of(played.rules).table_options}
    format, rules = matches.rules_for(stored.game, stored.format, stored.seats, options, stored.components)
    if rules.is_out(rules.from_position(position), wanted.seat - 1):
        raise Refusal("bad-request", at="seat")
    places = [
        Sitting(seat, guest) if seat == wanted.seat else Sitting(seat, None, wanted.bot)
        for seat in range(1, stored.seats + 1)
    ]
    deal = secrets.token_bytes(agreeing.SECRET_BYTES).hex()
    return await add(tables, guest, stored.game, format, rules, places, stored.components, deal=deal, position=position)


async def take_to(table: LiveTable, step: int, viewer: Viewer | None = None, message: str | None = None) -> None:
    """Go to another step of a guided match at the table where it is played. A job of its queue."""
    stored, now = table.stored, table.services.now()
    if stored.lesson is None or stored.phase != "running":
        raise Refusal("already-started")
    lesson = lessons.find_lesson(stored.game, stored.lesson)
    begin = Beginning(lesson, *lesson.place_of(step))
    whose = None if viewer is None or viewer.guest is None or message is None else (viewer.guest, message)

    def write(connection: Connection) -> Match[Any]:
        begin.note(stored)
        match = matches.begin(stored, rounds.secret_of(connection, stored.id))
        begin.play(stored, match)
        store.begin_anew(connection, stored)
        store.append(connection, stored, 1, match.record.rows, whose, now)
        return match

    table.match = await table.write(write)
    if viewer is not None and whose is not None:
        table.answer(viewer, whose)
    table.show_anew()


async def add(
    tables: Tables,
    guest: str,
    game: str,
    format: str,
    rules: Rules[Any],
    places: list[Sitting],
    components: str | None,
    before: LiveTable | None = None,
    deal: str | None = None,
    begin: Beginning | None = None,
    manners: Manners | None = None,
    position: dict[str, Any] | None = None,
    known_names: Mapping[str, str] | None = None,
) -> LiveTable:
    """Write a new table down, with the deal if it is full, and link it to the one that it follows."""
    services = tables.services
    if begin is not None:
        deal = lessons.DEAL
    secret = secrets.token_bytes(agreeing.SECRET_BYTES) if deal is None else bytes.fromhex(deal)
    now, uptime, id = services.now(), services.uptime.now(), ids.table_id()
    stored = StoredTable(
        id=id, game=game, rules=rules.version, format=format, seats=rules.seats,
        options={choice.name: rules.options[choice.name] for choice in game_of(rules).table_options},
        commitment=secret_hash(secret, id, 1), made=now, places=places, known=deal is not None,
        has_components=components is not None, components=components, start=position, host=guest,
    )  # fmt: skip
    owner = None if services.heart is None else services.heart.lease.id
    stored.epoch = 0 if owner is None else 1
    (manners or Manners()).note(stored)
    if begin is not None:
        begin.note(stored)

    def write(connection: Connection) -> tuple[list[str], dict[str, str]]:
        name = accounts.welcome(connection, guest, now)
        if store.count_open(connection, guest) >= services.limits.open_tables.guest:
            raise Refusal("too-many-tables")
        store.add_table(connection, stored, secret, owner)
        match = agreeing.go_on(connection, stored, now)
        if match is not None and begin is not None:
            begin.play(stored, match)
        if match is not None:
            timekeeping.begin(stored, match, uptime)
        rows = [] if match is None else list(match.record.rows)
        store.append(connection, stored, 1, rows, None, now)
        if before is not None:
            store.link_rematch(connection, before.stored.id, stored.id)
        return rows, {**(known_names or {}), guest: name}

    # What it follows is written to as well, so that has to be ours.
    rows, names = await (services.write if before is None else before.write)(write)
    log.info("table-opened", extra={"table": stored.id})
    table = tables.add(stored, StoredMatch(rows, {}, secret), names)
    services.turn_changed(stored)
    return table


async def join(table: LiveTable, guest: str, wanted: Join, *, takes_along: bool = False) -> None:
    """Take a seat, or another one, and promise a salt; what follows when nobody is missing does. A job of the queue.

    Who plays again takes those along who sat beside him.
    """
    stored, seat = table.stored, wanted.seat
    mine = stored.seat_of(guest)
    if stored.phase != "waiting" or stored.agreement is not None:
        if mine is not None and seat in (None, mine):
            return
        raise Refusal("already-started")
    if wanted.hash is not None and seat is None:
        raise Refusal("bad-request", at="hash")
    if guest in stored.kicked or (mine is None and await _is_blocked(table, guest)):
        raise Refusal("not-welcome")
    free = [place.seat for place in stored.places if stored.is_free_for(place, guest) or place.seat == mine]
    if not free:
        raise Refusal("table-full" if stored.is_full else "seat-kept")
    if seat is not None and seat > stored.seats:
        raise Refusal("no-such-seat", seat=seat)
    if seat is not None and seat not in free and stored.places[seat - 1].is_open:
        raise Refusal("seat-kept")
    if seat is not None and seat not in free:
        raise Refusal("seat-taken")
    kept = [place.seat for place in stored.places if place.kept == guest and place.seat in free]
    new = seat or mine or (kept or free)[0]
    before = NO_SALT if mine is None else stored.places[mine - 1].promise
    if mine is not None and mine != new:
        stored.places[mine - 1] = Sitting(mine, kept=stored.places[mine - 1].kept)
        before = None if before else before  # what was promised is bound to the seat
    stored.places[new - 1] = Sitting(new, guest, kept=stored.places[new - 1].kept)
    if not stored.known:  # else there is nothing to add to
        agreeing.pledge(stored.places[new - 1], wanted.hash or (None if wanted.salted else before))
    if takes_along:
        _take_along(stored, guest)
    await agreeing.settle(table, guest)


async def seat_other(table: LiveTable, guest: str, wanted: Join, name: str) -> None:
    """Another person at the device of somebody who sits there takes a seat. A job of the queue."""
    stored = table.stored
    if stored.phase != "waiting" or stored.agreement is not None:
        raise Refusal("already-started")
    if stored.seat_of(guest) is None:
        raise Refusal("not-seated")
    if stored.rated or wanted.hash is not None or wanted.salted:
        raise Refusal("not-rated" if stored.rated else "bad-request", at="places" if stored.rated else "hash")
    free = [place.seat for place in stored.places if place.is_open and place.kept is None]
    if wanted.seat is not None and wanted.seat > stored.seats:
        raise Refusal("no-such-seat", seat=wanted.seat)
    if wanted.seat is not None and wanted.seat not in free:
        raise Refusal("seat-kept" if stored.places[wanted.seat - 1].is_open else "seat-taken")
    if not free:
        raise Refusal("table-full" if stored.is_full else "seat-kept")
    now = table.services.now()
    other = await table.services.write(lambda connection: companions.add(connection, guest, name, now))
    seat = wanted.seat or free[0]
    stored.places[seat - 1] = Sitting(seat, other)
    await agreeing.settle(table, other)


def _take_along(stored: StoredTable, guest: str) -> None:
    """Whoever sat beside a guest before sits down again where that is kept for him; written with what follows."""
    for place in stored.places:
        if place.is_open and place.kept is not None and place.kept != guest and keeper_of(place.kept) == guest:
            place.guest = place.kept


async def _is_blocked(table: LiveTable, guest: str) -> bool:
    """Whether somebody who sits there does not want to play with him."""
    seated = [place.guest for place in table.stored.places if place.guest is not None]
    return bool(await table.services.write(lambda connection: blocks.blocking(connection, guest, seated)))


async def leave(table: LiveTable, guest: str, seat: int | None = None) -> None:
    """Give a seat back before the match begins, or one that is kept; or that of another at one's device.

    A job of the queue.
    """
    mine = table.stored.seat_of(guest)
    if seat is not None and seat not in table.stored.seats_beside(guest):
        if table.stored.phase == "waiting" and table.stored.is_free(seat):
            return  # it was given back already, as when a request is repeated whose answer was lost
        raise Refusal("not-seated")
    mine = mine if seat is None else seat
    if mine is None:
        if table.stored.phase != "waiting":
            raise Refusal("not-seated")
        if table.stored.keep_nothing_for(guest):
            await agreeing.settle(table)
        return  # who says it twice has left all the same
    if table.stored.phase != "waiting":
        raise Refusal("already-started")
    await agreeing.lose_seats(table, [mine])
