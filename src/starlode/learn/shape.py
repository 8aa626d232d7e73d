"""What a network for a rule set looks like: which numbers it reads, and which of its weights tell of the same card.

All of it is worked out from the encoding, for any game and any number of seats; places are told from whoever is asked.
"""

from dataclasses import dataclass
from functools import cached_property
from math import log1p
from typing import Any

from starlode.core.rules import Rules

FEWEST = 12  # names that make a vocabulary: cards, crystals, artifacts, and not seats or colours
# Numbers such as authority are told several times: as a logarithm, as they are, and by whether they reach these.
STEPS = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60)
WHOLE = 32  # what 1 is in the tables below, so that they hold whole numbers
COUNT, LINEAR = 22, 2  # of WHOLE, for each card of a kind (at most eleven count), and for each point of a number


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Names that several piles count: what is printed on each, and from which slot on each pile counts them."""

    names: tuple[str, ...]
    facts: tuple[tuple[int, ...], ...]  # a row for each name
    piles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """Actions that differ by a name alone, such as `buy …`: their ids, and the vocabulary and number of each name."""

    ids: tuple[int, ...]
    vocabulary: int
    names: tuple[int, ...]


class Shape:
    """What is read and answered under some rules."""

    def __init__(self, rules: Rules[Any]) -> None:
        encoding = rules.encoding
        self.game, self.version, self.seats = rules.game, encoding.version, rules.seats
        self.bytes, self.actions = encoding.observation_size, encoding.num_actions
        starts, blocks, at = [], list(encoding.blocks), 0
        for block in blocks:
            starts.append(at)
            at += len(block.slots)
        together: dict[tuple[str, ...], list[int]] = {}
        for block, start in zip(blocks, starts, strict=True):
            if len(block.slots) >= FEWEST:
                together.setdefault(block.slots, []).append(start)
        piles = {names: found for names, found in together.items() if len(found) > 1}
        printed = {name: told for group in encoding.facts.values() for name, told in group.items()}
        self.vocabularies = tuple(
            Vocabulary(names, _rows(names, printed), tuple(found)) for names, found in piles.items()
        )
        counted = {start + place for names, found in piles.items() for start in found for place in range(len(names))}
        self.others = [slot for slot in range(self.bytes) if slot not in counted]
        self.numbers = [start for block, start in zip(blocks, starts, strict=True) if block.slots[0] == ""]
        self.forms = _forms(encoding.actions[: self.actions], self.vocabularies)

    @property
    def inputs(self) -> int:
        """How many numbers are read: all slots, those that count no cards, and numbers as they are and by steps."""
        return self.bytes + len(self.others) + (1 + len(STEPS)) * len(self.numbers)

    @cached_property
    def slots(self) -> list[int]:
        """The byte that each input is read from."""
        return [*range(self.bytes)] + self.others + (1 + len(STEPS)) * self.numbers

    @cached_property
    def tables(self) -> list[list[int]]:
        """What each byte is read as, of WHOLE."""
        count = [min(255, COUNT * byte) for byte in range(256)]
        logarithm = [round(WHOLE * log1p(byte)) for byte in range(256)]
        linear = [min(255, LINEAR * byte) for byte in range(256)]
        return [count, logarithm, linear, *([WHOLE * (byte >= step) // 2 for byte in range(256)] for step in STEPS)]

    @cached_property
    def read_by(self) -> list[int]:
        """The table of each input."""
        numbers = [table for table in range(2, 3 + len(STEPS)) for _ in self.numbers]
        return [0] * self.bytes + [1] * len(self.others) + numbers


def _rows(names: tuple[str, ...], printed: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    columns = list(dict.fromkeys(column for name in names for column in printed.get(name, {})))
    return tuple(tuple(int(printed.get(name, {}).get(column, 0)) for column in columns) for name in names)


def _forms(actions: tuple[str, ...], vocabularies: tuple[Vocabulary, ...]) -> tuple[Form, ...]:
    """Lines with their last name left out, as far as more than one line is the same then."""
    where = {name: (n, m) for n, one in enumerate(vocabularies) for m, name in enumerate(one.names)}
    found: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for number, line in enumerate(actions):
        words = line.split()
        named = [place for place, word in enumerate(words) if word in where]
        if named:
            vocabulary, name = where[words[named[-1]]]
            words[named[-1]] = "…"
            found.setdefault((" ".join(words), vocabulary), []).append((number, name))
    return tuple(
        Form(tuple(number for number, _ in those), vocabulary, tuple(name for _, name in those))
        for (_, vocabulary), those in found.items()
        if len(those) > 1
    )
