"""A row of numbers for each action that a rule set can use, for networks that look at actions one by one."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from starlode.core.decision import Json

Facts: TypeAlias = Mapping[str, Mapping[str, Mapping[str, int]]]  # detail of an action → its value → its figures


class Features:
    """Columns with names, and a row of bytes for each action: its verb, what it is about, and the figures of that."""

    def __init__(self, actions: Iterable[tuple[str, Mapping[str, Json]]], facts: Facts) -> None:
        told = [_row(verb, details, facts) for verb, details in actions]
        groups: dict[str, dict[str, None]] = {}
        for row in told:
            for name in row:
                groups.setdefault(name.partition(" ")[0], {})[name] = None
        self.names = tuple(name for group in groups.values() for name in group)
        self.rows = tuple(bytes(row.get(name, 0) for name in self.names) for row in told)

    @property
    def matrix(self) -> bytes:
        """All rows, one after the other."""
        return b"".join(self.rows)


def _row(verb: str, details: Mapping[str, Json], facts: Facts) -> dict[str, int]:
    row = {f"verb {verb}": 1}
    for key, value in details.items():
        if key == "seat":
            row[f"place {int(str(value)) - 1}"] = 1  # lines are written as the first seat would write them
        elif isinstance(value, int):
            row[key] = value
        else:
            row[f"{key} {value}"] = 1
            row |= {f"{key} {name}": number for name, number in facts.get(key, {}).get(str(value), {}).items()}
    return row
