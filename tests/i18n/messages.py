"""What the .ftl files hold, and what the code can ask of them: for the tests of completeness."""

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from starlode.games import names
from starlode.i18n.bundles import files

PACKAGE = Path(__file__).parents[2] / "src" / "starlode"
CLIENT = Path(__file__).parents[2] / "web" / "src"
SHARED = ("core", "server")  # rooms that refuse at every table


class _Arguments(Visitor):
    """The variables of a message, each with the words that it selects by."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str, game: str | None = None) -> dict[str, dict[str, set[str]]]:
    """Every message at a table of a game with its variables, its own before the shared; or those of all games."""
    found = dict(own_messages(language))
    for name in [game] if game is not None else names():
        found |= own_messages(language, name)
    return found


@cache
def own_messages(language: str, game: str | None = None) -> dict[str, dict[str, set[str]]]:
    """Every message that a game has for itself, or that all games share."""
    found = {}
    for file in files(language, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                visitor = _Arguments()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of the package, read once."""
    return tuple((path, ast.parse(path.read_bytes())) for path in sorted(PACKAGE.rglob("*.py")))


def calls(name: str) -> list[ast.Call]:
    """Every call of something by its name, anywhere in the package."""
    return [call for path, _ in trees() for call in _calls().get((path, name), [])]


@cache
def _calls() -> dict[tuple[Path, str], list[ast.Call]]:
    """By module and name."""
    found: dict[tuple[Path, str], list[ast.Call]] = {}
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault((path, node.func.id), []).append(node)
    return found


def strings(node: ast.AST) -> list[str]:
    """All strings that stand in a piece of code."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@cache
def refusals(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The codes of the rules' IllegalAction and the server's Refusal, with the names of their details.

    Those that stand in the room of this game, or in one that all share.
    """
    found = set()
    for path, _ in trees():
        if path.relative_to(PACKAGE).parts[0] not in (game, *SHARED):
            continue
        for call in chain(*(_calls().get((path, name), []) for name in ("IllegalAction", "Refusal"))):
            details = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
            # Of `"a" if card.scrap else "b"` either may come.
            found |= {(code, details) for code in strings(call.args[0])}
    return tuple(sorted(found))


@cache
def asked_by_the_client() -> tuple[frozenset[str], tuple[str, ...]]:
    """What the web client's code may ask for: whole ids, and the starts of ids that it puts together."""
    named: set[str] = set()
    starts: set[str] = set()
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            code = path.read_text(encoding="utf-8")
            named.update(re.findall(r"""['"`]([a-z]+(?:-[a-z0-9]+)*)['"`]""", code))
            starts.update(re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", code))
            starts.update(f"{start}-" for start in re.findall(r"wordFor\('([a-z-]+)'", code))
    return frozenset(named), tuple(sorted(starts))
