"""The options of a game: what a table may settle before the deal, as texts with one clear line for a wrong one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starlode.core.errors import BadInput, either

MOST_NUMBER = 999_999  # that an option may be


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, what it may be, and what it is unless somebody says otherwise."""

    name: str
    default: str
    allowed: tuple[str, ...]  # "N" is a whole number from 1 to MOST_NUMBER, "TEXT" what the game reads itself
    about: str


def read_options(choices: Sequence[Choice], given: Mapping[str, str]) -> dict[str, str]:
    """All options, the given ones checked, the others as they are by default."""
    chosen = {choice.name: choice.default for choice in choices}
    allowed = {choice.name: choice.allowed for choice in choices}
    for name, value in given.items():
        if name not in chosen:
            raise BadInput("bad-option-name", name=name, known=", ".join(chosen))
        value = str(value)
        number = value.isascii() and value.isdigit() and len(value) <= len(str(MOST_NUMBER)) and int(value) > 0
        is_text = "TEXT" in allowed[name] and value != "TEXT"
        named = [word for word in allowed[name] if word != "N"]
        if not (value in named or ("N" in allowed[name] and number) or is_text):
            if "N" not in allowed[name]:
                raise BadInput("bad-option-value", name=name, value=value, expected=either(named))
            known, most = ", ".join(named), str(MOST_NUMBER)
            raise BadInput("bad-option-number", name=name, value=value, known=known, count=len(named), most=most)
        chosen[name] = value if value in named or is_text else str(int(value))
    return chosen
