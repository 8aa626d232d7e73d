"""Any program as a bot: lines of JSON on its standard input and output, as docs/bot-protocol.md has them."""

from starlode.bots.outside.naming import PREFIX, arguments_of, is_program, split_bots
from starlode.bots.outside.player import ProgramBot, Programs, seated
from starlode.bots.outside.process import kill_all
from starlode.bots.outside.terms import FAULTS, PROTOCOL, USUAL, Fault, Forfeit, Terms

__all__ = [
    "FAULTS",
    "PREFIX",
    "PROTOCOL",
    "USUAL",
    "Fault",
    "Forfeit",
    "ProgramBot",
    "Programs",
    "Terms",
    "arguments_of",
    "is_program",
    "kill_all",
    "seated",
    "split_bots",
]
