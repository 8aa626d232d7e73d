"""What is said where a source leaves the dialect."""

import ast


class Refused(Exception):
    """A construct that the dialect does not have, with file and line."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file = file
        self.line = line
        self.why = why


def shown(node: ast.AST) -> str:
    """A construct as one short line, for a message."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else f"{text[:57]}…"
