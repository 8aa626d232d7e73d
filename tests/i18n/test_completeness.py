"""Nothing that a player can meet lacks a message, in any language, and no message is left over."""

import ast
import re
from itertools import chain

import pytest

from starlode import rules
from starlode.i18n import LANGUAGES, Phrase, Words
from starlode.i18n.bundles import bundle, files
from tests.i18n.games import CAVEIN_VERBS, GAMES, REALMS_VERBS, WAYS, lore, rules_by
from tests.i18n.messages import (
    PACKAGE,
    asked_by_the_client,
    calls,
    messages,
    own_messages,
    refusals,
    strings,
    trees,
)

# What a game says in its own way that others leave as it is.
OTHERWISE = {"play-help"}
# A detail of every refusal, as some refusal gives it.
DETAILS: dict[str, object] = {
    "seat": 2, "actor": 1, "card": "cutter", "copied": "ram", "faction": "blob", "need": 5, "have": 2, "turns": 20,
    "action": "buy cutter", "option": "sets", "value": "7", "game": "chess", "format": "solo", "bot": "deep",
    "seats": 9, "at": "places", "limit": 7, "artifact": "contract", "crystal": "yellow-3-red",
    "round": 2, "why": "my-box.toml, line 3: there is no such word", "reply": Phrase("lesson-reply"),
}  # fmt: skip


def first_words(name: str) -> set[str]:
    """What calls of something begin with, anywhere in the package."""
    return {word for call in calls(name) if call.args for word in strings(call.args[0])}


def expected(game: str) -> list[str]:
    """What is needed at the tables of a game."""
    return [
        *GAMES[game].messages,
        *(f"event-{name}" for name in (*first_words("Event"), *GAMES[game].events)),
        *(f"error-{code}" for code, _ in refusals(game)),
        *(f"{what}-{way}" for way in GAMES[game].ways for what in ("format", "format-about")),
    ]


def test_the_lists_of_what_needs_a_message_are_not_empty() -> None:
    events = first_words("Event").union(*(game.events for game in GAMES.values()))
    assert {"card-drawn", "action-undone", "match-ended", "help-promised", "base-raided", "cave-in"} <= events
    assert {"attack", "use", "scrap-row", "draw", "amount", "target", "hand-over", "pass"} <= REALMS_VERBS
    assert {"recruit", "mine", "collect", "use", "raid", "lead", "go-on", "pay", "recolour"} <= CAVEIN_VERBS
    assert {"no-such-copy", "match-over", "out-of-reach", "hand-full"} <= {
        code for game in GAMES for code, _ in refusals(game)
    }
    assert [way for _, way in WAYS] == [
        "duel", "free-for-all", "hunter", "hydra", "emperor", "raid", "en2021", "de2018", "pl2018"
    ]  # fmt: skip
    assert first_words("Macro") == {"best-payment", "play-simple-cards"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "way"), WAYS)
def test_everything_that_lies_on_a_table_has_a_name_of_its_own_and_a_text(game: str, way: str, language: str) -> None:
    words = Words(language, rules_by(game, way))
    names = [words.thing(thing) for thing in words.lore.ids]
    assert len(set(names)) == len(names) >= 49
    for thing in words.lore.ids:
        head, *lines = words.card_lines(thing)
        assert head.startswith(words.thing(thing))
        assert lines
        assert words.lore.copies_of(thing) >= 1


def test_no_id_means_something_in_two_games() -> None:
    assert not set(lore("realms", "duel").ids) & set(lore("cavein", "en2021").ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_message(game: str, language: str) -> None:
    assert [needed for needed in expected(game) if needed not in messages(language, game)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_those_that_are_read(language: str) -> None:
    folder = PACKAGE / "i18n" / "locales" / language
    assert sorted(folder.rglob("*.ftl")) == sorted(chain(*(files(language, game) for game in (None, *GAMES))))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", [None, *GAMES])
def test_all_languages_have_the_same_messages_with_the_same_variables(game: str | None, language: str) -> None:
    english = {name: set(variables) for name, variables in own_messages("en", game).items()}
    assert {name: set(variables) for name, variables in own_messages(language, game).items()} == english


def test_what_games_say_in_the_same_words_stands_once() -> None:
    """A game says a shared message otherwise only where it must: `OTHERWISE` lists what."""
    shared = own_messages("en").keys()
    assert {name for game in GAMES for name in own_messages("en", game) if name in shared} == OTHERWISE
    bundles = [[bundle(language, game) for game in GAMES] for language in LANGUAGES]
    for name in set.intersection(*(set(own_messages("en", game)) for game in GAMES)):
        assert [
            language for language, own in zip(LANGUAGES, bundles, strict=True)
            if len({str(each.get_message(name).value) for each in own}) == 1
        ] != list(LANGUAGES), name  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(game: str, language: str) -> None:
    words = Words(language, rules(game))
    for name, variables in messages(language, game).items():
        values: list[str | int] = [0, 1, 2, 5, 22, 1000, *sorted(set(chain(*variables.values())))]
        for value in values:
            text = words.say(name, **dict.fromkeys(variables, value))
            assert text.strip() == text != "", f"{name} with {value}"
            assert "  " not in text, f"{name} with {value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_said_with_its_details(language: str, game: str) -> None:
    words = Words(language, rules(game))
    for code, details in refusals(game):
        text = words.error(code, **{name: DETAILS[name] for name in details})
        assert text[-1] in ".r)", text  # a sentence, or “Not possible now: buy cutter”


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_each_of_its_values_is_explained(language: str) -> None:
    written = {"N": "30", "TEXT": "terrons+hydrans+bioss+weedlocks"}
    for game in GAMES:
        words = Words(language, rules(game))
        for choice in GAMES[game].options:
            assert words.option_about(choice.name)
            for value in choice.allowed:
                assert words.option_value(choice.name, written.get(value, value))


def test_no_message_is_left_over() -> None:
    """A message is asked for by a list above, by its id in the code, or from other rooms by its first words."""
    named: set[str] = {*(f"macro-{label}" for label in first_words("Macro")), *chain(*map(expected, GAMES))}
    prefixes: set[str] = set()
    for path, tree in trees():
        named.update(strings(tree))
        if not path.is_relative_to(PACKAGE / "i18n"):
            prefixes |= _prefixes(tree)
    kinds = {"N": "number", "TEXT": "text"}
    for option in chain(*(game.options for game in GAMES.values())):
        values = {"number" if value.isdigit() else kinds.get(value, value) for value in option.allowed}
        named |= {f"rule-{option.name}", *(f"rule-{option.name}-{value}" for value in values)}
    in_the_browser, starts = asked_by_the_client()
    named |= in_the_browser
    prefixes |= set(starts)
    named |= {f"card-{thing}" for game, way in WAYS for thing in lore(game, way).ids}
    left = [name for name in messages("en") if name not in named and not name.startswith(tuple(prefixes))]
    assert left == []


def _prefixes(tree: ast.Module) -> set[str]:
    """The starts of ids that are put together, as in f"command-{name}"."""
    joined = [node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values]
    starts = [first.value for first in joined if isinstance(first, ast.Constant) and isinstance(first.value, str)]
    return {start for start in starts if re.fullmatch(r"[a-z]{3,}-([a-z]+-)*", start)}


def test_the_german_heap_is_never_called_as_the_card_junkyard() -> None:
    files = sorted((PACKAGE / "i18n" / "locales" / "de").rglob("*.ftl"))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    texts = [line for line in lines if not line.startswith("#")]
    assert [line for line in texts if "Schrottplatz" in line] == ["card-junkyard = Schrottplatz"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_that_is_asked_for_and_a_tip_are_told_apart(language: str) -> None:
    """Both are buttons of one screen, and only a hint is told to everybody."""
    words = Words(language)
    assert words.say("web-hint") != words.say("web-tip")
