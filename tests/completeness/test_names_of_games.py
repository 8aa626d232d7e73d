"""Outside a game's folders nothing asks which game it is: its name stands there and in the registry alone."""

import re
import subprocess
from pathlib import Path

import pytest

from starlode.core.game import Game
from starlode.games import games

ROOT = Path(__file__).parents[2]
SEARCHED = ("src/starlode", "tools", "web", "Makefile", "hatch_build.py", "deploy", "Dockerfile", "tests/laws")
# The registries, of games and of what the laws are tested on; and what is no code: pages to read, symbols in one
# picture, and made files named by their game.
REGISTRY = ("src/starlode/games.py", "tests/laws/subjects.py")
PROSE = (".md", ".svg")
MADE = "src/starlode/i18n/generated/"
TESTS = ".test.ts"  # a test plays some game


def files() -> list[str]:
    """What is kept of the code, without tests of the client."""
    told = subprocess.run(["git", "ls-files", *SEARCHED], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return [path for path in told.stdout.splitlines() if not path.endswith((*PROSE, TESTS)) and path not in REGISTRY]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_games_name_stands_in_its_own_folders_and_in_the_registry(game: Game) -> None:
    words = {game.name, game.title, game.title.split(": ")[-1]}
    said = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    searched = [
        path for path in files() if game.name not in Path(path).with_suffix("").parts and not path.startswith(MADE)
    ]
    assert len(searched) > 300
    assert [
        f"{path}:{number}: {line.strip()}"
        for path in searched
        if (ROOT / path).is_file()
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if said.search(line)
    ] == []
