"""Law: clones keep apart what lasts for a turn."""

from tests.cavein.table import a_table
from tests.laws.walker import packed


def test_clones_keep_their_recoloured_crystals_and_dyed_cards_apart() -> None:
    table = a_table(hand=["diggerhino", "robuster", "driller"], mine=["blue-1-plain", "brown-3-red"])
    table.play("use diggerhino", "recolour blue-1-plain")
    original, rules = table.match.state.clone(), table.match.rules
    before = packed(original)
    clone = original.clone()
    clone.apply(rules.read(clone, "colour red"))
    second = original.clone()
    second.apply(rules.read(second, "colour brown"))
    assert packed(original) == before
    assert (original.marked(), clone.marked(), second.marked()) == (0, 1, 1)
    assert clone.mark_at(0) != second.mark_at(0)
