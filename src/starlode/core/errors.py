"""Refusals: what a person or a program asked for that cannot be, said in one line."""


class BadInput(Exception):
    """A file, an option or a position that cannot be used; the text is one clear line for a person."""


class IllegalAction(Exception):
    """A move that the rules do not allow now; the code is a message in every language."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code, args)
        self.code = code
        self.details = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
