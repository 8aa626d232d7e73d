"""What the .ftl files hold, and what the code can ask of them: for the tests of completeness."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from starlode.i18n.bundles import FILES, source

PACKAGE = Path(__file__).parents[2] / "src" / "starlode"
CLIENT = Path(__file__).parents[2] / "web" / "src"


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
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """Every message of a language with its variables."""
    found = {}
    for name in FILES:
        for entry in FluentParser().parse(source(language, name)).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                visitor = _Arguments()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_bytes())


def calls(name: str) -> list[ast.Call]:
    """Every call of something by its name, anywhere in the package."""
    return [
        node
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def strings(node: ast.AST) -> list[str]:
    """All strings that stand in a piece of code."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def refusals() -> list[tuple[str, tuple[str, ...]]]:
    """The codes of the rules' IllegalAction and the server's Refusal, with the names of their details."""
    found = set()
    for call in calls("IllegalAction") + calls("Refusal"):
        details = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        # Of `"a" if card.scrap else "b"` either may come.
        first = call.args[0]
        found |= {(code, details) for code in strings(first)}
    return sorted(found)


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
