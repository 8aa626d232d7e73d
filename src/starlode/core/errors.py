"""Refusals: what a person or a program asked for that cannot be, said in one line."""

MOST_TOLD = 300  # characters of a refusal; what was given may be endless


def shown(text: str) -> str:
    """What somebody gave, as one line that can be printed: no control characters, and not without end."""
    line = "".join(char if char.isprintable() else "\ufffd" for char in " ".join(text.split()))
    return line if len(line) <= MOST_TOLD else line[:MOST_TOLD] + " …"


class BadInput(Exception):
    """A file, an option or a position that cannot be used; the text is one clear line for a person."""

    def __init__(self, text: str) -> None:
        super().__init__(shown(text))


class IllegalAction(Exception):
    """A move that the rules do not allow now; the code is a message in every language."""

    def __init__(self, code: str, **args: object) -> None:
        details = {name: shown(value) if isinstance(value, str) else value for name, value in args.items()}
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal, (self.code, self.details)  # so that it can cross a process

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code


def _illegal(code: str, details: dict[str, object]) -> IllegalAction:
    return IllegalAction(code, **details)
