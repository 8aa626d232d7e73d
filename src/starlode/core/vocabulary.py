"""The words that cards are made of: a class each, with its figures. What a card does and says comes from them."""

import re
from dataclasses import dataclass, fields
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class Word:
    """What a card, or a part of it, does: every kind of word is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


def word_of(kind: type) -> str:
    """How files and messages call a type of words: `take-from-bottom`."""
    return re.sub(r"(?=[A-Z])", "-", kind.__name__).lower().lstrip("-")


def figures_of(word: Any) -> dict[str, Any]:
    """The figures of a word by their names."""
    return {each.name: getattr(word, each.name) for each in fields(word)}
