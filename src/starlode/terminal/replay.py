"""`starlode replay`: a record forwards and back, as a seat or somebody who watches saw it."""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

import click

from starlode.core.errors import BadInput, said
from starlode.core.event import Event
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay as replayed
from starlode.i18n import Words
from starlode.prompt.arguments import components_option, language_option
from starlode.prompt.layout import ONE_COLUMN, screen_width
from starlode.prompt.records import open_record
from starlode.prompt.wrapping import wrap
from starlode.terminal import table
from starlode.terminal.desk import desk_of
from starlode.terminal.following import Follower, WrongRow, follow, rows_to

Viewer: TypeAlias = int | Literal["all"] | None


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="Show the table after this row.")
@click.option("--seat", metavar="N|all", help="As this seat saw it; all: with everything that was hidden.")
@components_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: events and view.")
@language_option
def replay(file: Path, at: int | None, seat: str | None, components: Path | None, as_json: bool, lang: str) -> None:
    """Step through a record, show its table at a row, or print its log."""
    _, record, box = open_record(file, components)
    words = Words(lang, replayed(record, 0, box).rules)
    rows = rows_to(record, at)
    viewer = _read_seat(seat, record)
    try:
        reel = Reel(record, words, viewer, box)
    except WrongRow as wrong:
        reason = words.error(wrong.code, **wrong.details)
        why = said("verify-illegal", row=wrong.number, text=wrong.row, reason=reason)
        raise BadInput("bad-in-file", name=file, why=why) from None
    if as_json:
        click.echo(json.dumps(reel.content(rows), indent=1, ensure_ascii=False))
    elif at is not None:
        click.echo(reel.picture(rows))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(reel)
    else:
        for line in reel.log():
            click.echo(line)


def _read_seat(seat: str | None, record: Record) -> Viewer:
    if seat is None:
        return None
    if seat == "all":
        return "all"
    if seat.isascii() and seat.isdigit() and 1 <= int(seat) <= record.seats:
        return int(seat)
    raise BadInput("bad-replay-seat", seat=seat, seats=record.seats)


@dataclass
class Reel:
    """A record with its events in place, and somebody who looks at it."""

    record: Record
    words: Words
    viewer: Viewer
    components: str | None = None
    events: list[Event] = field(default_factory=list)
    steps: list[tuple[int, int]] = field(default_factory=list)  # rows and events after each step

    def __post_init__(self) -> None:
        for step in follow(self.record, Follower(self.record.rows, None), self.components):
            self.events = step.match.events
            self.steps.append((step.rows, len(self.events)))

    # What there is to see

    def log(self) -> list[str]:
        """Every step with the number of its last row, which `--at` takes."""
        lines = []
        width = len(str(len(self.record.rows)))
        told = 0
        for rows, events in self.steps:
            for number, line in enumerate(self._tell(self.events[told:events])):
                lines.append(f"{rows if number == 0 else '':>{width}}  {line}")
            told = events
        return lines

    def picture(self, rows: int) -> str:
        """The table after so many rows, under the events of the step that ended there."""
        match = replayed(self.record, rows, self.components)
        before = max((events for at, events in self.steps if at < rows), default=0)
        head = self.words.say("replay-at", row=rows, rows=len(self.record.rows), viewer=self._viewer_name())
        width = terminal_width()
        wide = screen_width()
        events = [piece for line in self._tell(match.events[before:]) for piece in wrap(f"  {line}", width, indent=4)]
        shown = table.show(self.words, self._view(match), self.names(), wide)
        return "\n".join([*wrap(head, width), *events, "", shown])

    def content(self, rows: int) -> dict[str, Any]:
        """Events and view after so many rows, as JSON."""
        match = replayed(self.record, rows, self.components)
        return {
            "game": self.record.game,
            "options": self.record.options,
            "rows": len(self.record.rows),
            "at": rows,
            "seat": self.viewer,
            "events": [{"n": number, **self._seen(event)} for number, event in enumerate(match.events, 1)],
            "view": self._view(match),
        }

    def names(self) -> dict[int, str]:
        viewer = self.viewer if isinstance(self.viewer, int) else None
        return self.words.names_for(viewer)

    def change_viewer(self) -> None:
        """On to the next seat, after the last to somebody who watches."""
        seats: list[Viewer] = [None, *range(1, self.record.seats + 1)]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)] if self.viewer != "all" else None

    # How the viewer sees it

    def _tell(self, events: list[Event]) -> list[str]:
        return desk_of(self.record.game).tell(self.words, [self._seen(event) for event in events], self.names())

    def _seen(self, event: Event) -> dict[str, Any]:
        if self.viewer == "all":
            return {"event": event.name, **event.details}
        return event.seen_by(self.viewer)

    def _view(self, match: Match[Any]) -> dict[str, Any]:
        return table.everything(match) if self.viewer == "all" else match.view(self.viewer).to_json()

    def _viewer_name(self) -> str:
        if isinstance(self.viewer, int):
            return self.words.names_for(None)[self.viewer]
        return self.words.say("replay-all" if self.viewer == "all" else "replay-spectator")


def terminal_width() -> int:
    """How wide the terminal is now: people make it wider and narrower."""
    return min(screen_width(), ONE_COLUMN)


def _step_through(reel: Reel) -> None:
    """Lines in, lines out: forwards, back, to a row, as another seat."""
    stops = [rows for rows, _ in reel.steps]
    at = stops[0]
    click.echo(reel.picture(at))
    while True:
        _say(reel.words, "replay-keys")
        try:
            answer = click.prompt("", prompt_suffix="> ", default="n", show_default=False).strip().lower()
        except click.Abort:
            click.echo()
            return
        if answer == "q":
            return
        if answer == "n":
            at = next((rows for rows in stops if rows > at), len(reel.record.rows))
        elif answer == "p":
            at = max((rows for rows in stops if rows < at), default=stops[0])
        elif answer.isascii() and answer.isdigit() and int(answer) <= len(reel.record.rows):
            at = int(answer)
        elif answer == "s":
            reel.change_viewer()
        else:
            _say(reel.words, "replay-unknown", most=len(reel.record.rows))
            continue
        click.echo("\n" + reel.picture(at))


def _say(words: Words, message: str, **details: int) -> None:
    click.echo("\n".join(wrap(words.say(message, **details), terminal_width())))
