"""Writes docs/generated/options.md from the options in the code (`--write`), or says that it is stale (`--check`)."""

import argparse
import sys
from pathlib import Path

from starlode.core.options import Choice
from starlode.games import games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "generated" / "options.md"

HEAD = """\
# Options

<!-- Written by `python tools/options_page.py --write` from the options.py of each game. Change them there. -->

Options are the rules of a table that its players agree on before the deal.
Their names and values are the same in Python, on the command line, in views and in records.
In Python a hyphen may be an underscore.
An unknown name or value is refused with one line that says what was expected.

```python
>>> from starlode import rules
>>> rules("{game}", {name}="{value}").options["{option}"]
'{value}'
>>> rules("{game}", {name}="never")
Traceback (most recent call last):
    ...
starlode.core.errors.BadInput: option {option} is never: expected {expected}

```

On the command line: `starlode play {game} --option {option}={value} --option start=1`.
There {ways} and `--seats 4` are short for `--option {shorts}` and so on.
An option that a format has no use for changes nothing.
"""


def page() -> str:
    """The page as it has to be now."""
    first = games()[0]
    chosen = next(choice for choice in first.table_options if len(choice.allowed) == 2 and choice.name != "start")
    ways = [f"--{game.way} {list(game.ways)[-1]}" for game in games()]
    head = HEAD.format(
        game=first.name, option=chosen.name, name=chosen.name.replace("-", "_"), value=chosen.allowed[-1],
        expected=" or ".join(chosen.allowed), ways=", ".join(f"`{way}`" for way in ways),
        shorts=ways[0].removeprefix("--").replace(" ", "="),
    )  # fmt: skip
    parts = [head]
    for game in games():
        rows = ["| option | may be | unless said | decides |", "|---|---|---|---|", *map(_row, game.options)]
        parts.append(f"## {game.title}\n\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _row(option: Choice) -> str:
    told = {"N": "a whole number from 1 to 999999", "TEXT": "a text such as `bioss+hydrans+terrons+weedlocks`"}
    values = [told.get(value, f"`{value}`") for value in option.allowed]
    return f"| `{option.name}` | {', '.join(values)} | `{option.default}` | {option.about} |"


def main() -> int:
    """Write or check the page; the exit status is 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Keep docs/generated/options.md in step with the code.")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="write the page")
    mode.add_argument("--check", action="store_true", help="say whether it is out of date")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    current = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == page()
    if not current:
        print("docs/generated/options.md: out of date, run python tools/options_page.py --write")
    return 0 if current else 1


if __name__ == "__main__":
    sys.exit(main())
