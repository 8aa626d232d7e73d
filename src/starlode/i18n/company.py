"""Who is who at a table by the options of its rules: sides, roles, and who shares what. Seats count from 1."""

from collections.abc import Mapping
from typing import Any

from starlode.core.errors import BadInput
from starlode.i18n.sides import STRANGERS, Company, Role, Side
from starlode.i18n.voices import voice_of

__all__ = ["STRANGERS", "Company", "Role", "Side", "company"]


def company(options: Mapping[str, Any]) -> Company:
    """Who sits at a table with these options, as views and records tell them; strangers if there are none."""
    try:
        return voice_of(options).company(options)
    except BadInput:  # of no game that is known here
        return STRANGERS
