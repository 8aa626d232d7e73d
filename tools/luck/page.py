"""Writes the tables of docs/luck-and-skill.md from the results, and draws its pictures."""

import json
from pathlib import Path
from typing import Any

from luck import pictures, policy, search
from luck.about import about, forgotten, title
from starlode.games import find, names

PAGE, RESULTS, STRENGTH = "docs/luck-and-skill.md", "docs/results/luck.json", "docs/results/strength.json"
BEGIN, END = "<!-- luck: {} -->\n", "<!-- until here -->\n"
NOTHING = "Not measured yet."
Results = dict[str, Any]


def write(root: Path, results: Results) -> None:
    """Both, into a repository."""
    page = root / PAGE
    page.write_text(written(page.read_text(encoding="utf-8"), results, strength_of(root)), encoding="utf-8")
    pictures.draw(root / "docs" / "pictures", results)


def read(root: Path) -> Results:
    """What is committed, or nothing."""
    file = root / RESULTS
    found: Results = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def strength_of(root: Path) -> Results:
    found: Results = json.loads((root / STRENGTH).read_text(encoding="utf-8"))
    return found


def written(page: str, results: Results, strength: Results) -> str:
    """The page with the tables of these results, each with the names of the points that it lacks."""
    tables = {
        "budgets": _budgets(results),
        "levels": _levels(results, strength),
        "beginning": _beginning(results),
        "mirrored": _mirrored(results),
        "cards": _cards(results),
        "formats": _formats(results),
        "memory": _memory(results),
    }
    for name, lines in tables.items():
        lines += lacking(name, lines, results, strength)
        before, rest = page.split(BEGIN.format(name))
        page = before + BEGIN.format(name) + "".join(line + "\n" for line in lines) + END + rest.split(END, 1)[1]
    return page


LEVELS = (("calm", "novice"), ("keen", "calm"), ("sharp", "keen"), ("fierce", "sharp"), ("relentless", "fierce"))
# By which words a table knows its points; those of the formats have none of these.
KNOWN_BY = {
    "budgets": " budget ",
    "levels": " level ",
    "beginning": " first ",
    "mirrored": " mirrored ",
    "cards": " cards ",
    "memory": " memory ",
}


def lacking(table_name: str, lines: list[str], results: Results, strength: Results) -> list[str]:
    """The points of a table that were not measured yet, unless it says of all of it that it was not."""
    if lines == [NOTHING]:
        return []
    word = KNOWN_BY.get(table_name)
    points = [*policy.points(), *(point.name for point in search.points())]
    wanted = [
        name for name in points
        if (word in name if word else not any(each in name for each in KNOWN_BY.values()))
    ]  # fmt: skip
    missing = [name for name in wanted if name not in results]
    if table_name == "levels":
        steps = [f"{about(game)['called']} {first} {second}" for game in names() for first, second in LEVELS]
        told = {f"{about(game)['called']} fierce sharp" for game in names() if f"{game} level sharp" in results}
        missing = [*(name for name in steps if name not in strength and name not in told), *missing]
    return ["", f"Not measured yet: {', '.join(f'`{name}`' for name in missing)}."] if missing else []


def picture(name: str, tells: str) -> list[str]:
    return ["", f"![{tells}](pictures/luck-{name}.svg)"]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    if not rows:
        return [NOTHING]
    return [f"| {' | '.join(each)} |" for each in (head, ["---"] * len(head), *rows)]


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _budgets(results: Results) -> list[str]:
    rows = []
    for budget in search.BUDGETS:
        row = [f"{budget:,}"]
        for game in names():
            for kind in ("plain", "advised"):
                found = results.get(f"{game} budget {kind} {budget}")
                row.append(f"{percent(found['score'])} ({span(*found['interval'])})" if found else "")
        if any(row[1:]):
            rows.append(row)
    lines = table(["ways", *(f"{title(game)}, {kind}" for game in names() for kind in ("plain", "advised"))], rows)
    return lines + (picture("budgets", "Wins by the number of ways looked at, without and with advice") if rows else [])


def _levels(results: Results, strength: Results) -> list[str]:
    rows = []
    for game in names():
        for first, second in LEVELS:
            found = strength.get(f"{about(game)['called']} {first} {second}")
            if found is None and first == "fierce":
                found = results.get(f"{game} level {second}")
            if found:
                rows.append([title(game), f"`{first}`", f"`{second}`", *_score(found)])
        for level in ("novice", "calm", "keen", "sharp"):
            found = results.get(f"{game} level {level}")
            if found and level != "sharp":
                rows.append([title(game), "`fierce`", f"`{level}`", *_score(found)])
    return table(["game", "who", "against", "wins", "95 %", "matches"], rows)


def _score(found: Results) -> list[str]:
    return [percent(found["score"]), span(*found["interval"]), f"{found['games']:,}"]


def _beginning(results: Results) -> list[str]:
    rows = []
    for game in names():
        told = results.get(f"{game} first policy", {})
        for name, who in (("best", "the policy"), ("by lot", "the policy by lot")):
            if name in told:
                rows.append([title(game), who, *_share(told[name])])
        search_found = results.get(f"{game} first search")
        if search_found:
            first = search_found["sides"][0]
            figures = [percent(first["win_rate"]), span(*first["interval"]), f"{search_found['games']:,}"]
            rows.append([title(game), "`fierce`", *figures])
        chance = results.get(f"{game} {next(iter(find(game).ways))} 2 random")
        if chance:
            rows.append([title(game), "anybody, at random", *_share(chance["seats"][0])])
    return table(["game", "both play like", "who begins wins", "95 %", "matches"], rows)


def _share(found: Results) -> list[str]:
    low, high = found["score"] - found["spread"], found["score"] + found["spread"]
    return [percent(found["score"]), span(low, high), f"{found['matches']:,}"]


def _mirrored(results: Results) -> list[str]:
    rows = []
    for game in names():
        told = results.get(f"{game} mirrored policy")
        if told:
            rows.append([title(game), "the policy", "the policy by lot", *_deals(told)])
        for name, found in results.items():
            if name.startswith(f"{game} budget") and 30 <= int(name.rsplit(" ", 1)[1]) <= 1000:
                rows.append([title(game), f"`{found['bot']}`", f"`{search.MEASURE}`", *_deals(found["mirrored"])])
    lines = table(["game", "who", "against", "deals", "won twice", "once", "never", "variance"], rows)
    for game in names():
        told = results.get(f"{game} mirrored policy")
        if told and told["same deal again"] is not None:
            lines += [
                "",
                f"{find(game).title}: two matches on the same deal with the same seats, all by lot, have a correlation"
                f" of {told['same deal again']:.3f}.",
            ]
    return lines


def _deals(told: Results) -> list[str]:
    shares = [percent(told[name]) for name in ("won twice", "won once", "lost twice")]
    return [f"{told['deals']:,}", *shares, f"{told['variance'] or 0:.2f}"]


def _cards(results: Results) -> list[str]:
    lines = []
    for game in names():
        found = results.get(f"{game} cards policy")
        if found:
            rows = [[f"`{name}`", *map(_worth, parts)] for name, parts in pictures.ranked(found)]
            lines += [f"**{find(game).title}**, {found['matches']:,} matches", ""]
            lines += table(["", "early", "in the middle", "late"], rows)
            lines += [*picture(f"cards-{game}", "What each is worth early, in the middle and late"), ""]
    return lines[:-1] or [NOTHING]


def _worth(part: list[float] | None) -> str:
    return "" if part is None else f"{100 * part[0]:+.1f} ± {100 * part[1]:.1f}"


def _formats(results: Results) -> list[str]:
    rows = []
    for game in names():
        for way, all_seats in find(game).ways.items():
            for seats in all_seats:
                chance, played = (results.get(f"{game} {way} {seats} {how}") for how in ("random", "search"))
                if seats > 2 and (chance or played):
                    rows.append([f"{way}, {seats}", _chances(chance), _turns(played)])
    lines = table(["", "at random, by seat (the first begins)", "`fierce@50`, by turn order or side"], rows)
    return lines + (picture("formats", "Wins of who begins, by format and number of seats") if rows else [])


def _chances(found: Results | None) -> str:
    return ", ".join(f"{100 * seat['score']:.1f}" for seat in found["seats"]) + " %" if found else ""


def _turns(found: Results | None) -> str:
    if not found:
        return ""
    shares = found["turn_order"] or found["sides"]
    return ", ".join(f"{100 * each['win_rate']:.0f} ({span(*each['interval'])})" for each in shares)


def _memory(results: Results) -> list[str]:
    rows = []
    for game in names():
        for what, said in forgotten(game).items():
            found = results.get(f"{game} memory {what}")
            if found:
                rows.append([title(game), said, *_share(found)])
    return table(["game", "the other forgets", "who remembers wins", "95 %", "matches"], rows)
