"""An analysis as a person reads it in a terminal."""

from starlode.analysis.analysing import Analysis
from starlode.analysis.turning import Point, TurningPoint
from starlode.games import find, way_of
from starlode.i18n import Words
from starlode.prompt.layout import columns
from starlode.prompt.wrapping import wrap

BARS = "▁▂▃▄▅▆▇█"
INDENT = 6


def write(found: Analysis, words: Words, width: int) -> str:
    """Curves, chances by turn, turning points, and how well everybody chose."""
    assert words.rules is not None
    form = words.format_name(way_of(words.rules))
    title = f"{find(found.game).title}, {form}"
    names = words.names_for(None)
    lines = wrap(words.say("analyse-head", game=title, ways=found.ways), width)
    lines += ["", *wrap(words.say("analyse-chances"), width), "", *_curves(found, names, width)]
    lines += ["", *columns(_turns(found, words, names))]
    for seat in range(1, found.seats + 1):
        mine = [point for point in found.turning if point.seat == seat]
        if not mine and not found.complete:
            continue  # what was not judged yet cannot be said to have cost nothing
        lines += ["", words.say("analyse-turning", player=names[seat])]
        for point in mine:
            lines += _turning(found, point, words, names, width)
        if not mine:
            lines += wrap("  " + words.say("analyse-none"), width, 2)
    return "\n".join([*lines, "", *columns(_players(found, words, names))])


def _curves(found: Analysis, names: dict[int, str], width: int) -> list[str]:
    """A bar for every turn; where there are more turns than columns, some are left out evenly."""
    label = max(map(len, names.values()))
    room = max(width - label - 2, 10)
    shown = _evenly(found.points, room)
    bars = {seat: "".join(_bar(point.chances[seat - 1]) for point in shown) for seat in names}
    return [f"{names[seat]:<{label}}  {bars[seat]}" for seat in names]


def _evenly(points: tuple[Point, ...], most: int) -> list[Point]:
    if len(points) <= most:
        return list(points)
    return [points[at * (len(points) - 1) // (most - 1)] for at in range(most)]


def _bar(chance: int) -> str:
    return BARS[min(chance * len(BARS) // 1000, len(BARS) - 1)]


def _turns(found: Analysis, words: Words, names: dict[int, str]) -> list[list[str]]:
    head = [words.say("analyse-turn"), words.say("analyse-row"), *names.values()]
    rows = [head]
    for point in found.points:
        begins = words.say("analyse-end") if point.seat is None else f"{point.turn} · {names[point.seat]}"
        rows.append([begins, str(point.rows), *(percent(words, chance) for chance in point.chances)])
    return rows


def _turning(found: Analysis, point: TurningPoint, words: Words, names: dict[int, str], width: int) -> list[str]:
    before, after = percent(words, point.before), percent(words, point.after)
    head = words.say("analyse-point", turn=point.turn, row=point.rows, before=before, after=after)
    lines = wrap(f"  {point.number}  {head}", width, INDENT)
    better = found.better(point)
    if better is None:
        told = [words.say(f"analyse-{point.kind}")]
    else:
        told = [
            words.say("analyse-could", best=words.phrase(better.best.say, names)),
            words.say("analyse-played", played=words.phrase(better.played.say, names)),
            *(words.phrase(reason, names) for reason in better.reasons),
        ]
        if len(better.line) > 1:
            steps = "; ".join(words.phrase(deed.say, names) for deed in better.line)
            told.append(words.say("analyse-line", line=steps))
    return lines + [piece for text in told for piece in wrap(f"     {text}", width, INDENT + 1)]


def _players(found: Analysis, words: Words, names: dict[int, str]) -> list[list[str]]:
    rows = [["", *(words.say(f"analyse-{name}") for name in ("accuracy", "choices", "lost"))]]
    for player in found.players:
        accuracy = "–" if player.accuracy is None else str(player.accuracy)
        rows.append([names[player.seat], accuracy, str(player.choices), percent(words, player.lost)])
    return rows


def percent(words: Words, thousandths: int) -> str:
    """A chance as it is told."""
    return words.say("hint-percent", percent=(thousandths + 5) // 10)
