"""The games at the terminal, by name."""

from starlode.terminal.cavein.desk import CaveinDesk
from starlode.terminal.desk import Desk
from starlode.terminal.realms.desk import RealmsDesk

DESKS: dict[str, Desk] = {"realms": RealmsDesk(), "cavein": CaveinDesk()}
