"""Refusals: what a person or a program asked for that cannot be, said in one line."""

MOST_TOLD = 300  # characters of a refusal; what was given may be endless


class BadInput(Exception):
    """A file, an option or a position that cannot be used; the text is one clear line for a person."""

    def __init__(self, text: str) -> None:
        line = " ".join(text.split())
        super().__init__(line if len(line) <= MOST_TOLD else line[:MOST_TOLD] + " …")


class IllegalAction(Exception):
    """A move that the rules do not allow now; the code is a message in every language."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code, args)
        self.code = code
        self.details = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
