"""The box as a file: what the default one holds, and what another one changes."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from starlode.cavein.components import (
    COLOUR_OF,
    COSTS,
    FACTIONS,
    HALVES,
    LEVELS,
    Components,
    Crystal,
    default_text,
    load,
    read,
)
from starlode.cavein.effects import HALF_WORDS, SCORING_WORDS, SKILL_WORDS, WORKING_WORDS
from starlode.core.errors import BadInput
from starlode.core.vocabulary import word_of

BOX = load()
TEXT = default_text()

COLONEL = 'id = "colonel"\nfaction = "terrons"\nlevel = 4\ncopies = 1'
FIRST_CRYSTAL = '[[crystals]]\ncolour = "brown"\ncost = 1\npoints = 0\nsymbol = "blue"\ncopies = 1'
FIRST_ARTIFACT = 'halves = ["contract", "dyed-overalls"]\ncost = 4\nsource = "reconstructed"'


def changed(old: str, new: str) -> str:
    """The default file with its first occurrence of something changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def crystals(box: Components, **wanted: object) -> list[Crystal]:
    return [each for each in box.crystals if all(getattr(each, name) == value for name, value in wanted.items())]


# What the box holds


def test_the_box_holds_78_mercenaries_13_of_each_faction() -> None:
    """CI-1."""
    copies = Counter(dict.fromkeys(FACTIONS, 0))
    for each in BOX.mercenaries:
        copies[each.faction] += each.copies
    assert copies == dict.fromkeys(FACTIONS, 13)
    assert copies.total() == 78


def test_each_faction_has_its_colour() -> None:
    """CI-2."""
    assert COLOUR_OF == {
        "terrons": "brown",
        "hydrans": "blue",
        "minegglers": "purple",
        "metanels": "yellow",
        "bioss": "red",
        "weedlocks": "green",
    }
    assert [each.colour for each in BOX.mercenaries if each.id in ("fish-bean", "domina")] == ["blue", "red"]


def test_each_faction_has_one_mercenary_a_level_with_a_skill_of_its_own() -> None:
    """CI-3, CI-4."""
    places = [(each.faction, each.level) for each in BOX.mercenaries]
    assert places == [(faction, level) for faction in FACTIONS for level in LEVELS]
    assert len({each.skill for each in BOX.mercenaries}) == 24
    assert {each.id for each in BOX.mercenaries if each.skill_2018} == {"stalkroot", "seeder", "mandragore"}


def test_the_13_cards_of_a_faction_are_split_as_6_4_2_1() -> None:
    """CI-5."""
    assert [each.copies for each in BOX.mercenaries] == [6, 4, 2, 1] * 6
    assert {each.source for each in BOX.mercenaries} == {"reconstructed"}


def test_the_box_holds_12_artifact_cards_with_a_cost_and_two_halves() -> None:
    """CI-7."""
    assert len(BOX.artifacts) == 12
    assert sorted(half for card in BOX.artifacts for half in card.halves) == sorted(HALVES)
    assert sorted(card.cost for card in BOX.artifacts) == [4, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8]


def test_a_first_half_gives_points_and_a_second_one_works_during_play() -> None:
    """CI-8, CI-312."""
    words = {half.id: word_of(type(half.effect)) for half in BOX.halves}
    assert all(words[card.halves[0]] in SCORING_WORDS for card in BOX.artifacts)
    assert all(words[card.halves[1]] in WORKING_WORDS for card in BOX.artifacts)


def test_the_box_holds_60_crystals() -> None:
    """CI-9."""
    assert sum(each.copies for each in BOX.crystals) == 60
    assert [sum(each.copies for each in crystals(BOX, cost=cost)) for cost in COSTS] == [24, 18, 12, 6]
    assert {sum(each.copies for each in crystals(BOX, colour=colour)) for colour in COLOUR_OF.values()} == {10}


def test_a_crystal_has_a_colour_a_cost_and_points() -> None:
    """CI-10."""
    plain = {each.cost: each.points for each in BOX.crystals if each.symbol is None}
    marked = {each.cost: each.points for each in BOX.crystals if each.symbol is not None}
    assert plain == {1: 1, 3: 3, 6: 6, 10: 10}
    assert marked == {1: 0, 3: 1, 6: 4, 10: 6}


def test_five_symbols_of_each_faction_and_15_cave_in_symbols_are_on_the_crystals() -> None:
    """CI-11, CI-12."""
    symbols = Counter(each.symbol for each in BOX.crystals for _copy in range(each.copies) if each.symbol)
    assert symbols == dict.fromkeys(COLOUR_OF.values(), 5)
    assert sum(each.copies for each in crystals(BOX, cave_in=True)) == 15


def test_equal_crystals_share_an_id_of_colour_cost_and_mark() -> None:
    ids = {each.id: each.copies for each in BOX.crystals}
    assert len(ids) == len(BOX.crystals) == 54
    assert (ids["yellow-1-plain"], ids["yellow-3-red"], ids["yellow-3-cavein"]) == (2, 1, 1)
    assert all(re.fullmatch(r"[a-z]+-(1|3|6|10)-(plain|cavein|[a-z]+)", each) for each in ids)


def test_an_artifact_card_is_named_by_both_halves() -> None:
    assert "faction-envoy+enhanced-vision" in [card.id for card in BOX.artifacts]


def test_what_the_rulebooks_and_public_pages_tell_of_the_artifacts_is_flagged() -> None:
    told = {half.id: half.source for half in BOX.halves}
    assert sorted(half for half, source in told.items() if source == "rulebook") == [
        "barking-up-the-right-three",
        "contract",
        "enhanced-vision",
    ]
    assert [half for half, source in told.items() if source == "inferred"] == ["third-cyber-arm", "baton-of-coaxing"]
    assert [half for half, source in told.items() if source == "public"] == ["mass-production"]
    assert list(told.values()).count("reconstructed") == 18


def test_every_entry_says_where_it_comes_from_and_why() -> None:
    entries = len(re.findall(r"^\[\[", TEXT, re.MULTILINE))
    assert entries == 24 + 54 + 24 + 12
    assert len(re.findall(r'^source = "reconstructed"$', TEXT, re.MULTILINE)) == entries - 6
    assert len(re.findall(r'^note = ".{10,}"$', TEXT, re.MULTILINE)) == entries


def test_the_crystals_of_the_scoring_example_are_in_the_box() -> None:
    """Points as told, symbols as sets of three, one and one, one pair of cost 3, and green the most frequent colour."""
    ids = ["red-10-purple", "green-6-red", "brown-3-red", "purple-10-red", "blue-3-plain", "green-1-brown"]
    eight = [
        next(each for each in BOX.crystals if each.id == which) for which in [*ids, "green-1-plain", "brown-1-plain"]
    ]
    assert [each.points for each in eight] == [6, 4, 1, 6, 3, 0, 1, 1]
    assert sorted(Counter(each.symbol for each in eight if each.symbol).values()) == [1, 1, 3]
    assert [each.cost for each in eight].count(3) == 2
    assert Counter(each.colour for each in eight).most_common(1) == [("green", 3)]


def test_the_default_file_gives_no_warning() -> None:
    assert BOX.warnings == ()


# Another file


def test_a_changed_file_changes_the_box(tmp_path: Path) -> None:
    """CI-394."""
    mine = tmp_path / "my-box.toml"
    mine.write_text(changed(COLONEL, COLONEL.replace("copies = 1", "copies = 2")), encoding="utf-8")
    box = load(mine)
    assert next(each for each in box.mercenaries if each.id == "colonel").copies == 2
    assert [each for each in box.mercenaries if each.id != "colonel"] == [
        each for each in BOX.mercenaries if each.id != "colonel"
    ]
    mine.write_text("\ufeff" + mine.read_text(encoding="utf-8"), encoding="utf-8", newline="\r\n")
    assert load(str(mine)) == box  # as some editors save it


def test_numbers_that_differ_from_the_box_are_a_warning() -> None:
    """CI-395."""
    text = changed(COLONEL, COLONEL.replace("copies = 1", "copies = 2"))
    told = [str(warning) for warning in read(text, "my-box.toml").warnings]
    assert told == ["my-box.toml: the terrons have 14 mercenaries, in the box they have 13"]
    text = changed(FIRST_CRYSTAL, FIRST_CRYSTAL.replace("copies = 1", "copies = 3"))
    told = [str(warning) for warning in read(text, "my-box.toml").warnings]
    assert told == ["my-box.toml: there are 62 crystals, in the box there are 60"]


def test_the_order_of_a_file_does_not_matter() -> None:
    head, *entries = re.split(r"^(?=\[\[)", TEXT, flags=re.MULTILINE)
    assert read(head + "\n".join(reversed(entries)), "my-box.toml") == BOX


def test_a_file_may_be_written_with_inline_tables() -> None:
    head, *entries = re.split(r"^(?=\[\[)", re.sub(r"^#.*$", "", TEXT, flags=re.MULTILINE), flags=re.MULTILINE)
    tables: dict[str, list[str]] = {}
    for entry in entries:
        name, *lines = entry.split("\n")
        tables.setdefault(name.strip("[]"), []).append(f"{{ {', '.join(line for line in lines if line)} }}")
    text = head + "\n".join(f"{name} = [{', '.join(rows)}]" for name, rows in tables.items())
    assert read(text, "my-box.toml") == BOX
    with pytest.raises(BadInput, match=r"^my-box\.toml, entry 2 of mercenaries: id is boss: expected driller"):
        read(text.replace('id = "foreman"', 'id = "boss"'), "my-box.toml")


def test_an_owner_flags_what_was_read_off_the_box() -> None:
    text = changed(FIRST_ARTIFACT, FIRST_ARTIFACT.replace("4", "3").replace("reconstructed", "box"))
    card = read(text, "my-box.toml").artifacts[0]
    assert (card.cost, card.source) == (3, "box")


def test_notes_may_be_left_out() -> None:
    box = read(re.sub(r"^note = .*\n", "", TEXT, flags=re.MULTILINE), "my-box.toml")
    assert box.mercenaries == tuple(replace(card, note="") for card in BOX.mercenaries)


def test_a_crystal_may_show_both_symbols() -> None:
    """CI-13."""
    box = read(changed(FIRST_CRYSTAL, FIRST_CRYSTAL + "\ncave-in = true"), "my-box.toml")
    both = next(each for each in box.crystals if each.symbol and each.cave_in)
    assert (both.id, both.symbol, both.copies) == ("brown-1-blue-cavein", "blue", 1)


def test_crystals_that_differ_in_points_alone_are_told_apart_by_them() -> None:
    text = changed(FIRST_CRYSTAL, '[[crystals]]\ncolour = "brown"\ncost = 1\npoints = 2\ncopies = 1')
    ids = [each.id for each in read(text, "my-box.toml").crystals if each.colour == "brown" and each.cost == 1]
    assert ids == ["brown-1-plain-1", "brown-1-plain-2", "brown-1-purple"]


def test_the_page_lists_the_whole_vocabulary() -> None:
    page = (Path(__file__).parents[2] / "docs/cavein/components.md").read_text(encoding="utf-8")
    for word, kind in (*SKILL_WORDS.items(), *HALF_WORDS.items()):
        figures = ", ".join(f"`{name}`" for name in kind.__dataclass_fields__) or "–"
        assert f"| `{word}` | {figures} | {kind.__doc__} |" in page
