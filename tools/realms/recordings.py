"""Record short sessions at the terminal as pictures for the README: docs/pictures/play-{en,de,pl}.svg."""

import argparse
import io
import re
import sys
from pathlib import Path

from click.testing import CliRunner
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from starlode.i18n import LANGUAGES, Words
from starlode.terminal.play import play

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SEED = "7"
TYPED = {
    "en": ("1", "missile bot", "3"),
    "de": ("1", "Raketen-Bot", "3"),
    "pl": ("1", "bot rakietowy", "3"),
}
WIDTH = 80
# A picture loads nothing from elsewhere: whatever fixed-width letters the reader has will do.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def record(lang: str) -> str:
    """What somebody sees who types these lines."""
    lines = [*TYPED[lang], Words(lang).say("command-quit")]
    arguments = ["realms", "--seed", SEED, "--lang", lang, "--plain"]
    result = CliRunner(env={"COLUMNS": str(WIDTH)}).invoke(play, arguments, input="\n".join(lines) + "\n")
    if result.exception:
        raise result.exception
    return f"$ starlode play realms --seed {SEED} --lang {lang}\n{result.output}"


def picture(lang: str) -> str:
    """The recording as SVG; prompts and what was typed stand out."""
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    for line in record(lang).splitlines():
        console.print(Text(line, style="bold" if line.startswith(("> ", "$ ")) else ""))
    return console.export_svg(title=f"starlode play realms --lang {lang}", code_format=FORMAT, unique_id=f"play-{lang}")


def main() -> int:
    """Write the pictures, or say which are out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the pictures are current")
    check = parser.parse_args().check
    stale = [lang for lang in LANGUAGES if not _is_current(lang)]
    if check:
        return 1 if stale else 0
    PICTURES.mkdir(parents=True, exist_ok=True)
    for lang in stale:
        (PICTURES / f"play-{lang}.svg").write_text(picture(lang), encoding="utf-8")
    return 0


def _is_current(lang: str) -> bool:
    file = PICTURES / f"play-{lang}.svg"
    return file.is_file() and file.read_text(encoding="utf-8") == picture(lang)


if __name__ == "__main__":
    sys.exit(main())
