"""What a card says is what it does: every figure of the file, changed once, changes play and text together."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from starlode.cavein.components import COLOURS, COSTS, FACTIONS, Components, default_text, load, read
from starlode.cavein.effects import OF_A_TABLE, RANGES
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.vocabulary import figures_of, word_of
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.voices import voice_of
from tests.cavein.laws.walks import rich_position

pytestmark = pytest.mark.once  # about the file of components, which every engine reads alike

MOST_MATCHES = 6000  # the first one that differs is enough
SHARED = [word_of(kind) for kind in OF_A_TABLE]
ORDERS: dict[str, tuple[Any, ...]] = {"cost": COSTS, "colour": COLOURS, "faction": FACTIONS}


def figures() -> Iterator[tuple[str, str, str]]:
    """Whose, in which key, and which: ("sergeant", "skill", "cards")."""
    for card in load().mercenaries:
        for key, skill in (("skill", card.skill), ("skill-2018", card.skill_2018)):
            if skill is not None:
                yield from ((card.id, key, figure) for figure in figures_of(skill))
    for half in load().halves:
        yield from ((half.id, "effect", figure) for figure, value in figures_of(half.effect).items() if value)


def another(figure: str, value: Any) -> Any:
    """A figure that is allowed as well."""
    if figure in ORDERS:
        order = ORDERS[figure]
        return order[order.index(value) - 1]  # one up would not do: there are no two crystals of cost 10 in the mine
    return value + 1 if value < RANGES[figure][1] else value - 1


def with_another(whose: str, key: str, figure: str) -> Components:
    """The box with one figure changed; cards that must share it have it changed together."""
    lines = default_text().split("\n")
    start = lines.index(f'id = "{whose}"')
    at = next(number for number in range(start, len(lines)) if lines[number].startswith(f"{key} = "))
    written = re.search(rf'\b{figure} = ("?)([\w-]+)\1', lines[at])
    assert written is not None
    old = written[2] if written[1] else int(written[2])
    new = written[0].replace(written[2], str(another(figure, old)))
    effect = lines[at].partition("word = ")[2]
    is_shared = effect.split('"')[1] in SHARED
    for number, line in enumerate(lines):
        if number == at or (is_shared and line.endswith(effect)):
            lines[number] = line.replace(written[0], new)
    return read("\n".join(lines), "my-box.toml")


def rules_for(key: str, box: Components) -> list[CaveinRules]:
    """For two, three and four players, in the edition that a key is for."""
    edition = "de2018" if key == "skill-2018" else "en2021"
    return [CaveinRules({"edition": edition, "seats": str(seats)}, box) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("whose", "key", "figure"), [pytest.param(*each, id=" ".join(each)) for each in figures()])
def test_a_changed_figure_changes_play_and_text(whose: str, key: str, figure: str) -> None:
    """CI-394: the engine and the words read the same entry."""
    usual, changed = rules_for(key, load()), rules_for(key, with_another(whose, key, figure))
    for language in LANGUAGES:
        before, after = (told(language, rules[0], whose) for rules in (usual, changed))
        assert before[0] != after[0], "the text"
        assert before[1] != after[1], "the short line"
    assert any(end(usual[seed % 3], seed) != end(changed[seed % 3], seed) for seed in range(MOST_MATCHES))


def told(language: str, rules: CaveinRules, whose: str) -> tuple[str, str]:
    line = voice_of(rules).lore.face(Words(language).say, whose)["lines"][0]
    return line["text"], line["pieces"][0]["text"]


def end(rules: CaveinRules, seed: int) -> tuple[int, list[int]]:
    """How a match at random goes and ends that begins with much on the table; the same chance for every box."""
    state = rules.from_position(rich_position(rules, Rng(seed)))
    return int(state.playout(Rng(seed))), [int(state.score(seat)) for seat in range(rules.seats)]
