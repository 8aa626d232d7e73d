"""How a command line names bots: `greedy`, or `cmd:` and the command line of a program."""

import shlex

from starlode.core.errors import BadInput

PREFIX = "cmd:"


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def arguments_of(name: str) -> list[str]:
    """The program of a name and its arguments, as a shell would take them apart; BadInput if it cannot."""
    try:
        arguments = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise BadInput("bad-program-words", name=name) from None
    if not arguments or "\0" in name:
        raise BadInput("bad-program", name=name, prefix=PREFIX)
    return arguments


def split_bots(text: str) -> list[str]:
    """The bots of a list: commas separate them, except inside quotes and behind a backslash."""
    names, quote, is_escaped = [""], "", False
    for letter in text:
        if letter == "," and not quote and not is_escaped:
            names.append("")
            continue
        names[-1] += letter
        if is_escaped:
            is_escaped = False
        elif letter == "\\" and quote != "'":
            is_escaped = True
        elif letter == quote:
            quote = ""
        elif letter in "\"'" and not quote:
            quote = letter
    return [name.strip() for name in names]
