"""A file of components that cannot be used is refused in one line, which says where to look and what to do."""

import re
from pathlib import Path

import pytest

from starlode.cavein.components import COSTS, MERCENARIES, MINE, default_text, load, read
from starlode.core.errors import BadInput

TEXT = default_text()
FIRST_CRYSTAL = '[[crystals]]\ncolour = "brown"\ncost = 1\npoints = 0\nsymbol = "blue"\ncopies = 1'


def changed(old: str, new: str) -> str:
    """The default file with its first occurrence of something changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        read(text, "my-box.toml")
    told = str(refused.value)
    assert "\n" not in told
    return told


OF_ONE_LINE = [
    ('id = "foreman"', 'id = "boss"', "id is boss: expected driller, foreman, sergeant, "),
    ('id = "foreman"', 'id = "driller"', "driller is there twice: expected one entry with all its copies"),
    ('faction = "hydrans"', 'faction = "hydras"', "faction is hydras: expected terrons, hydrans, "),
    (
        'faction = "hydrans"',
        'faction = "bioss"',
        "frogt-opus is of the hydrans by every rulebook, not of the bioss",
    ),
    ("level = 2", "level = 5", "level is 5: expected a whole number from 1 to 4"),
    ("level = 2", "level = 3", "foreman has level 2 by every rulebook, not 3"),
    ("copies = 4", "copies = 0", "copies is 0: expected a whole number from 1 to 30"),
    ("copies = 4", "copies = 4.5", "copies is 4.5: expected a whole number from 1 to 30"),
    ("copies = 4", "copies = true", "copies is True: expected a whole number from 1 to 30"),
    ("copies = 4", 'copies = "four"', "copies is four: expected a whole number from 1 to 30"),
    (
        "copies = 4",
        "copis = 4",
        "unknown key copis: expected id, faction, level, copies, skill, skill-2018, source or note",
    ),
    ('colour = "blue"', 'colour = "cyan"', "colour is cyan: expected brown, blue, purple, "),
    ("cost = 3", "cost = 4", "cost is 4: expected 1, 3, 6 or 10"),
    ("cost = 3", "cost = 11", "cost is 11: expected a whole number from 1 to 10"),
    ("points = 10", "points = -1", "points is -1: expected a whole number from 0 to 60"),
    ('symbol = "red"', 'symbol = "bioss"', "symbol is bioss: expected brown, blue, purple, "),
    ("cave-in = true", "cave-in = 1", "cave-in is 1: expected true or false"),
    ("cost = 8", "cost = 0", "cost is 0: expected a whole number from 1 to 60"),
    (
        '"hazard-pay", ',
        '"hazard-play", ',
        "halves is hazard-play: expected contract, barking-up-the-right-three, ",
    ),
    ('"hazard-pay", ', '"contract", ', "contract is there twice: expected every artifact on one card only"),
    (
        '["hazard-pay", "locked-bunkhouse"]',
        '["hazard-pay"]',
        'halves is not a list of two: expected halves = ["…", "…"]',
    ),
    ('halves = ["hazard-pay", "locked-bunkhouse"]', 'halves = "curator"', "halves is not a list of two: expected "),
    (
        'source = "reconstructed"',
        'source = "rumour"',
        "source is rumour: expected rulebook, public, inferred, reconstructed or box",
    ),
    ('word = "cheaper-recruits"', 'word = "free-beer"', "word is free-beer: expected take-crystal, "),
    ("cards = 2 }", "cards = 8 }", "cards is 8: expected a whole number from 1 to 7"),
    (", cards = 2 }", " }", "cards is missing in this entry: add cards = …"),
    ("lower = 2 }", "lower = 2, level = 1 }", "unknown key level: expected word or lower"),
    ('word = "subjugate-lowest" }', 'word = "subjugate-lowest", less = 1 }', "unknown key less: expected word"),
    ('colour = "brown", cost = 1 }', 'colour = "brown", cost = 2 }', "cost is 2: expected 1, 3, 6 or 10"),
    ('{ word = "cheaper-recruits", lower = 2 }', "2", 'skill is not in braces: expected skill = { word = "…" }'),
    (
        'word = "take-from-one-base", cards = 1',
        'word = "recolour-crystal", less = 2',
        "recolour-crystal has other figures on another card: expected the same on all",
    ),
    (
        'word = "any-colour-in-mining"',
        'word = "second-raid"',
        "second-raid is on dyed-overalls already: expected it on one artifact only",
    ),
    ('id = "hazard-pay"', 'id = "contract"', "contract is there twice: expected one entry for each artifact"),
    ('note = "split', "note = 5 # ", "note is 5: expected a text in quotation marks"),
]


# Where two lines do not fit together, the second one is told.
SECOND = {
    'word = "recolour-crystal", less = 2': 'word = "recolour-crystal", less = 1',
    'word = "second-raid"': 'word = "second-raid"',
}


@pytest.mark.parametrize(("old", "new", "told"), OF_ONE_LINE, ids=[told[:50] for _old, _new, told in OF_ONE_LINE])
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, told: str) -> None:
    """CI-396."""
    line = line_of(TEXT, SECOND.get(new, old))
    assert refusal(changed(old, new)).startswith(f"my-box.toml, line {line}: {told}")


def test_a_missing_key_is_told_with_the_line_of_its_entry() -> None:
    """CI-396."""
    text = changed("level = 3\n", "")
    line = line_of(text, 'id = "sergeant"') - 1
    assert refusal(text) == f"my-box.toml, line {line}: level is missing in this entry: add level = …"


def test_a_missing_mercenary_is_told() -> None:
    """CI-396."""
    start = TEXT.index('[[mercenaries]]\nid = "domina"')
    text = TEXT[:start] + TEXT[TEXT.index("[[", start + 2) :]
    expected = "my-box.toml: level 4 of the bioss is missing: add [[mercenaries]] with id domina"
    assert refusal(text) == expected


def test_a_missing_half_is_told() -> None:
    """CI-396."""
    start = TEXT.index('[[halves]]\nid = "hazard-pay"')
    text = TEXT[:start] + TEXT[TEXT.index("[[", start + 2) :]
    assert refusal(text) == "my-box.toml: hazard-pay is missing: add [[halves]] with id hazard-pay"


def test_a_text_that_is_too_long_is_refused() -> None:
    """CI-396: whoever opens a table may send one."""
    told = "my-box.toml is too long for a file of components: expected no more than 100000 bytes"
    assert refusal(f"{TEXT}\n#{'a' * 100_000}") == told


@pytest.mark.parametrize("line", [f"{'a.' * 4000}a = 1", f"x = {{{'a.' * 4000}a = 1}}", f"[{'a.' * 4000}a]"])
def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(line: str) -> None:
    """CI-396: to read one of 30,000 parts would take minutes and all memory, and whoever opens a table may send it."""
    told = "my-box.toml, line 1: there are more than 100 dots in this line: no key has so many parts"
    assert refusal(f"{line}\n{TEXT}") == told


def test_a_number_that_nobody_could_write_is_refused_like_any_other() -> None:
    """CI-396."""
    line = line_of(TEXT, "level = ")
    for number in ("0x" + "f" * 9000, "[0x" + "f" * 9000 + "]"):
        told = f"my-box.toml, line {line}: level is …: expected a whole number from 1 to 4"
        assert refusal(changed("level = 1", f"level = {number}")) == told
    assert refusal(changed("level = 1", "level = " + "9" * 5000)) == "my-box.toml is not TOML"
    assert len(refusal(changed("level = 1", f'level = "{"x" * 50_000}"'))) < 400


def test_a_crystal_that_is_there_twice_is_told() -> None:
    """CI-396."""
    text = changed(FIRST_CRYSTAL, f'{FIRST_CRYSTAL}\nsource = "box"\n\n{FIRST_CRYSTAL}')
    line = line_of(text, FIRST_CRYSTAL) + 8
    told = (
        f"my-box.toml, line {line}: brown-1-blue with 0 points is there twice: expected one entry with all its copies"
    )
    assert refusal(text) == told


def test_more_kinds_of_crystals_than_fit_are_refused() -> None:
    """CI-396."""
    entry = '[[crystals]]\ncolour = "brown"\ncost = 1\npoints = {}\ncopies = 1\nsource = "box"\n'
    more = "\n".join(entry.format(points) for points in range(20, 29))
    text = f"{TEXT}\n{more}"
    line = line_of(text, "points = 28") - 3
    told = f"my-box.toml, line {line}: there are more than 62 kinds of crystals, and the engine holds no more"
    assert refusal(text) == told
    assert len(read(f"{TEXT}\n{more[: more.rindex('[[')]}", "my-box.toml").crystals) == 62


@pytest.mark.parametrize("table", ["mercenaries", "crystals", "halves", "artifacts"])
def test_a_table_that_is_missing_is_told(table: str) -> None:
    """CI-394, CI-396: a part of the box is not enough."""
    head, *entries = re.split(r"^(?=\[\[)", TEXT, flags=re.MULTILINE)
    text = head + "".join(entry for entry in entries if not entry.startswith(f"[[{table}]]"))
    told = f"my-box.toml: there are no {table}: expected entries that begin with [[{table}]]"
    assert refusal(text) == told


def test_a_table_that_is_unknown_is_told() -> None:
    """CI-396."""
    line = TEXT.count("\n") + 2
    told = f"my-box.toml, line {line}: unknown key totems: expected mercenaries, crystals, halves or artifacts"
    assert refusal(f"{TEXT}\n[[totems]]\nid = 1\n") == told


@pytest.mark.parametrize(
    ("level", "have", "need"), [(1, 8, 12), (2, 4, 7)], ids=["two of level 1 a player", "one of level 2 a player"]
)
def test_too_few_mercenaries_for_docks_and_hands_of_four_players_are_refused(level: int, have: int, need: int) -> None:
    """CI-39."""
    text = TEXT
    for which in [four[level - 1] for four in MERCENARIES.values()][:4]:
        text = re.sub(rf'(id = "{which}"\n.*\n.*\n)copies = \d', rf"\g<1>copies = {have // 4}", text)
    assert refusal(text) == (
        f"my-box.toml: 4 factions may have only {have} mercenaries of level {level}: "
        f"expected at least {need} for the Docks and 4 opening hands, so raise copies"
    )


@pytest.mark.parametrize(("cost", "need"), list(zip(COSTS, MINE, strict=True)))
def test_too_few_crystals_for_the_mine_are_refused(cost: int, need: int) -> None:
    """CI-39."""
    head, *entries = re.split(r"^(?=\[\[)", TEXT, flags=re.MULTILINE)
    of_cost = [entry for entry in entries if f"cost = {cost}\n" in entry and entry.startswith("[[crystals]]")]
    single = [entry for entry in of_cost if "copies = 1\n" in entry]
    left = [entry for entry in entries if entry not in of_cost or entry in single[: need - 1]]
    told = f"my-box.toml: there are {need - 1} crystals of cost {cost}: expected at least {need} for the mine"
    assert refusal(head + "".join(left)) == told
    enough = [entry for entry in entries if entry not in of_cost or entry in single[:need]]
    assert read(head + "".join(enough), "my-box.toml").warnings


def test_other_than_twelve_artifact_cards_cannot_be_laid_in_three_stacks_of_four() -> None:
    """CI-34, CI-396."""
    text = TEXT[: TEXT.rindex("[[artifacts]]")]
    assert refusal(text) == "my-box.toml: there are 11 artifact cards: expected 12 for 3 stacks of 4"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "my-box.toml is not a file of components: expected a first line starlode-components = 2"),
        (
            TEXT.replace("starlode-components = 2", "starlode-components = 1"),
            "my-box.toml is not a file of components: expected a first line starlode-components = 2",
        ),
        (
            "starlode-components = 2\nmercenaries = 5\n",
            "my-box.toml: there are no mercenaries: expected entries that begin with [[mercenaries]]",
        ),
        (
            "starlode-components = 2\nmercenaries = [5]\n",
            "my-box.toml: there are no mercenaries: expected entries that begin with [[mercenaries]]",
        ),
    ],
    ids=["empty", "of another version", "no table", "no entries"],
)
def test_what_is_no_file_of_components_is_refused(text: str, told: str) -> None:
    """CI-396."""
    assert refusal(text) == told


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    """CI-396."""
    told = refusal(changed('id = "foreman"', 'id = "foreman'))
    line = line_of(TEXT, 'id = "foreman"')
    assert re.fullmatch(rf"my-box\.toml, line {line}, character \d+: this is not TOML", told)
    assert refusal("[" * 100_000) == "my-box.toml, line 1, character 3: this is not TOML"
    assert refusal("a = " + "[" * 50_000) == "my-box.toml is not TOML"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "box.bin"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match=r"box\.bin is not a text file in UTF-8: expected a file of components"):
        load(binary)
    with pytest.raises(BadInput, match=r"cannot read .*nowhere\.toml: No such file"):
        load(tmp_path / "nowhere.toml")
    with pytest.raises(BadInput, match=r"cannot read .*: Is a directory"):
        load(tmp_path)
    with pytest.raises(BadInput, match="cannot read "):
        load("nul\0byte")
