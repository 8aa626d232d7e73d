"""Nothing that a player can meet lacks a message, in any language, and no message is left over."""

import ast
import re
from itertools import chain
from typing import get_args

import pytest

from starlode.i18n import LANGUAGES, Words
from starlode.i18n.bundles import FILES
from starlode.i18n.card_face import short_message_of
from starlode.i18n.card_text import POINTS, AbilityName, message_of
from starlode.i18n.company import Role
from starlode.realms.cards import CARDS, FACTIONS
from starlode.realms.effects import ChooseOne, Effect
from starlode.realms.formats import FORMATS
from starlode.realms.happenings import _TELLERS, REASONS
from starlode.realms.options import OPTIONS
from starlode.realms.pending import QUESTIONS
from tests.i18n.messages import PACKAGE, calls, messages, refusals, strings, trees, verbs

EVENTS = sorted(
    {name for name, _ in _TELLERS.values()}
    | {name for call in calls("Event") if call.args for name in strings(call.args[0])}
)
MACROS = sorted({label for call in calls("Macro") if call.args for label in strings(call.args[0])})
EFFECTS = get_args(Effect)
# A detail of every refusal, as some refusal gives it.
DETAILS: dict[str, object] = {
    "seat": 2, "actor": 1, "card": "cutter", "copied": "ram", "faction": "blob", "need": 5, "have": 2, "turns": 20,
    "action": "buy cutter",
}  # fmt: skip

EXPECTED = [
    *(f"card-{card.id}" for card in CARDS),
    *(f"faction-{faction}" for faction in ("unaligned", *FACTIONS)),
    *(f"kind-{kind}" for kind in ("ship", "base", "outpost")),
    *(f"ability-{name}" for name in get_args(AbilityName)),
    *(message_of(effect) for effect in EFFECTS),
    *(short_message_of(effect) for effect in EFFECTS if effect not in (*POINTS, ChooseOne)),
    *(f"event-{name}" for name in EVENTS),
    *(f"question-{name}" for name in ("action", *QUESTIONS.values())),
    *(f"option-{verb}" for verb in verbs()),
    *(f"error-{code}" for code, _ in refusals()),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"macro-{label}" for label in MACROS),
    *(f"{what}-{each.name}" for each in FORMATS for what in ("format", "format-about")),
    *(f"{what}-{role}" for role in get_args(Role) for what in ("name", "role")),
]


def test_the_lists_of_what_needs_a_message_are_not_empty() -> None:
    assert len(CARDS) == 49
    assert {"card-drawn", "action-undone", "match-ended", "help-promised"} <= set(EVENTS)
    assert {"attack", "use", "scrap-row", "draw", "amount", "target", "hand-over", "pass"} <= set(verbs())
    assert {"no-such-copy", "no-such-ability", "match-over", "out-of-reach"} <= {code for code, _ in refusals()}
    assert [each.name for each in FORMATS] == ["duel", "free-for-all", "hunter", "hydra", "emperor", "raid"]
    assert MACROS == ["play-simple-cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_message(language: str) -> None:
    assert [needed for needed in EXPECTED if needed not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_those_that_are_read(language: str) -> None:
    folder = PACKAGE / "i18n" / "locales" / language
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{name}.ftl" for name in FILES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: set(variables) for name, variables in messages("en").items()}
    assert {name: set(variables) for name, variables in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name, variables in messages(language).items():
        values: list[str | int] = [0, 1, 2, 5, 22, 1000, *sorted(set(chain(*variables.values())))]
        for value in values:
            text = words.say(name, **dict.fromkeys(variables, value))
            assert text.strip() == text != "", f"{name} with {value}"
            assert "  " not in text, f"{name} with {value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "details"), refusals(), ids=lambda value: str(value))
def test_every_refusal_is_said_with_its_details(language: str, code: str, details: tuple[str, ...]) -> None:
    text = Words(language).error(code, **{name: DETAILS[name] for name in details})
    assert text[-1] in ".r)", text  # a sentence, or “Not possible now: buy cutter”


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_each_of_its_values_is_explained(language: str) -> None:
    words = Words(language)
    for choice in OPTIONS:
        assert words.option_about(choice.name)
        for value in choice.allowed:
            assert words.option_value(choice.name, "30" if value == "N" else value)


def test_no_message_is_left_over() -> None:
    """A message is asked for by a list above, by its id in the code, or from other rooms by its first words."""
    named: set[str] = set(EXPECTED)
    prefixes: set[str] = set()
    for path, tree in trees():
        named.update(strings(tree))
        if not path.is_relative_to(PACKAGE / "i18n"):
            prefixes |= _prefixes(tree)
    for option in OPTIONS:
        values = {"number" if value == "N" or value.isdigit() else value for value in option.allowed}
        named |= {f"rule-{option.name}", *(f"rule-{option.name}-{value}" for value in values)}
    left = [name for name in messages("en") if name not in named and not name.startswith(tuple(prefixes))]
    assert left == []


def _prefixes(tree: ast.Module) -> set[str]:
    """The starts of ids that are put together, as in f"command-{name}"."""
    joined = [node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values]
    starts = [first.value for first in joined if isinstance(first, ast.Constant) and isinstance(first.value, str)]
    return {start for start in starts if re.fullmatch(r"[a-z]{3,}-([a-z]+-)*", start)}


def test_the_german_heap_is_never_called_as_the_card_junkyard() -> None:
    files = sorted((PACKAGE / "i18n" / "locales" / "de").iterdir())
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    texts = [line for line in lines if not line.startswith("#")]
    assert [line for line in texts if "Schrottplatz" in line] == ["card-junkyard = Schrottplatz"]
