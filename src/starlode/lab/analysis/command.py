"""`starlode analyse FILE`: chances over a match as each seat knew them, turning points, and what was better."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import click

from starlode.analysis.analysing import LEAST_WAYS, MOST_WAYS, WAYS, Answer, Inquiry, Subject
from starlode.games import replay
from starlode.i18n import Words
from starlode.lab import workers
from starlode.lab.analysis import report
from starlode.lab.runs import FILE, carry_out, check_outputs, read_jobs
from starlode.prompt.arguments import components_option, language_option
from starlode.prompt.files import write_bytes
from starlode.prompt.layout import ONE_COLUMN, screen_width
from starlode.prompt.records import open_record


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--ways", default=WAYS, type=click.IntRange(LEAST_WAYS, MOST_WAYS), show_default=True,
              help="How much is looked ahead at each moment.")  # fmt: skip
@click.option("--jobs", default="all", metavar="all|N", show_default=True, help="How many processes think at once.")
@components_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--plot", "plot_file", type=FILE, help="Draw the chances to this .png, .svg or .pdf file.")
@language_option
@click.pass_context
def analyse(
    context: click.Context,
    file: Path,
    ways: int,
    jobs: str,
    components: Path | None,
    as_json: bool,
    plot_file: Path | None,
    lang: str,
) -> None:
    """Tell how a recorded match turned: chances to win, turning points, better moves, and how well everybody chose."""
    _, record, box = open_record(file, components)
    subject = Subject(record, box, ways)
    processes = read_jobs(jobs)
    check_outputs(plot=plot_file)
    inquiry = Inquiry(subject)
    words = Words(lang, replay(record, 0, box).rules)
    answers: list[Answer] = []
    questions = len(inquiry)
    batches = workers.play_all(Work(subject), workers.Numbers(range(questions)), min(processes, questions))
    whole = carry_out(batches, None, answers.append, questions, 0, words, rate="analyse-rate")
    found = inquiry.report(answers)
    if plot_file is not None:
        from starlode.lab.analysis import picture

        write_bytes(plot_file, picture.draw(found, words, plot_file.suffix[1:].lower()))
    if as_json:
        click.echo(json.dumps(found.to_json(), indent=1, ensure_ascii=False))
    elif answers:
        click.echo(report.write(found, words, min(screen_width(), ONE_COLUMN)))
    if not whole:
        click.echo(words.say("analyse-stopped", done=len(answers), questions=questions), err=True)
        context.exit(1)


@dataclass(frozen=True)
class Work:
    """The questions of an analysis, for `workers.play_all`."""

    subject: Subject

    def begin(self, stopped: Callable[[], bool]) -> "Analyst":
        return Analyst(Inquiry(self.subject), stopped)


class Analyst:
    """Answers questions by their numbers."""

    def __init__(self, inquiry: Inquiry, stopped: Callable[[], bool]) -> None:
        self._inquiry = inquiry
        self._stopped = stopped

    def play(self, number: int) -> Answer:
        if self._stopped():
            raise KeyboardInterrupt
        return self._inquiry.answer(number)

    def close(self) -> None:
        """There is nothing to let go."""
