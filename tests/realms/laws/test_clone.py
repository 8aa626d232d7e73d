"""Law: clones keep apart what is true of single copies, and what is asked."""

from starlode.realms.engine import marks
from tests.laws.walker import packed
from tests.realms.laws import walks
from tests.realms.table import a_duel


def test_clones_keep_the_copies_of_needles_apart() -> None:
    table = a_duel(hand=["cutter", "stealth-needle", "cutter", "ram"], authority=40)
    table.play("play cutter", "play ram", "play stealth-needle", "copy cutter")
    original, rules = table.match.state, walks.rules_of()
    clone = original.clone()
    before = packed(original)
    clone.apply(rules.read(clone, "ally stealth-needle as cutter"))
    assert packed(original) == before
    assert packed(clone) != before
    second = original.clone()
    original.apply(rules.read(original, "end-turn"))
    assert packed(second) == before
    assert second.marked() == 1
    assert original.marked() == 0


def test_clones_give_their_second_needles_copies_of_their_own() -> None:
    rules = walks.rules_of(sets="2")
    table = a_duel(hand=["cutter", "ram", "corvette", "stealth-needle", "stealth-needle"], options=rules.options)
    table.play("play cutter", "play ram", "play stealth-needle", "copy cutter", "play stealth-needle")
    one = rules.from_position(table.match.position())
    two = one.clone()
    three = one.clone()
    for state, ship in ((one, "ram"), (two, "cutter")):
        state.apply(rules.read(state, f"copy {ship}"))
    assert (one.marked(), two.marked(), three.marked()) == (2, 2, 1)
    ids = [card.id for card in rules.cards]
    copied = [{ids[marks.card_of(state.mark_at(n))] for n in range(state.marked())} for state in (one, two, three)]
    assert copied == [{"cutter", "ram"}, {"cutter"}, {"cutter"}]


def test_clones_keep_their_open_questions_apart() -> None:
    """An interrupted ability: the draw is done, the destruction of a base is asked, and something lies below."""
    table = a_duel(in_play=["port-of-call"], deck=["scout"], foe_bases=["blob-wheel", "the-hive"])
    table.play("scrap port-of-call")
    assert table.asked == "destroy-base"
    original, rules = table.match.state, walks.rules_of()
    clone = original.clone()
    before = packed(original)
    clone.apply(rules.read(clone, "destroy 2 the-hive"))
    assert packed(original) == before
    second = original.clone()
    original.apply(rules.read(original, "decline"))
    assert packed(second) == before
    assert list(second.legal()) != list(original.legal())
