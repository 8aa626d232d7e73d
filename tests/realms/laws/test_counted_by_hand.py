"""Positions whose first two depths of perft were counted from the rulebook's words, not from the engine.

For each first action: how many ways there are to go on, with the reason of each number. A turn that ends is followed
by nature's draws, one way for each kind of card that may come first.
"""

import pytest

from tests.laws import subjects
from tests.laws.test_perft import read

# Seat 1 has 4 combat; his prey's Trading Post is an outpost (4), his hunter's bases need 5.
HUNTED_FROM_THE_LEFT = {
    "play viper": 5,  # with 5 combat: the Mech, the outpost, both bases of the hunter on the right, the end
    "play missile-mech": 4,  # a base to destroy: one of the prey, two of the hunter; or none
    "attack 2 trading-post": 3,  # nothing is left to attack with: two cards, the end
    "end-turn": 1,  # a deck of one Scout
}
# Admiral 1 has 1 trade and 4 combat; the admiral who faces him, seat 6, has 4 authority.
AN_ADMIRAL_FALLS = {
    "play scout": 7,  # with 2 trade: Viper, Corvette or Explorer, the attack, two cards to pass on, the end
    "play viper": 5,  # Scout, the attack, two cards to pass on, the end
    "attack 6": 4,  # 1 to 4 of it
    "pass 2 scout": 4,  # one card is passed on in a turn: two cards to play, the attack, the end
    "pass 2 cutter": 4,
    "end-turn": 3,  # hand and discard pile are shuffled: a Scout, a Viper or the Cutter comes first
}
# The boss has 5 combat; raiders 2 and 4 are open with 3 and 4 authority, raider 3 is behind an outpost (4).
THE_BOSS_STRIKES = {
    "play viper": 5,  # the Fighter, two raiders, the outpost, the end
    "play imperial-fighter": 3,  # who discards: all three raiders have cards
    "attack 2": 3,  # 1 to 3 of it
    "attack 3 space-station": 6,  # 1 combat is left: two cards, three open raiders, the end
    "attack 4": 4,
    "end-turn": 2,  # a Viper or a Fighter comes first
}


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("hunted-from-the-left", HUNTED_FROM_THE_LEFT),
        ("an-admiral-falls", AN_ADMIRAL_FALLS),
        ("the-boss-strikes", THE_BOSS_STRIKES),
    ],
)
def test_the_ways_to_go_on_are_those_of_the_rules(name: str, counted: dict[str, int]) -> None:
    """SR-M13, SR-M229: any part of one's combat may be spent on a player."""
    subject = subjects.SUBJECTS["realms"]
    rules, position = read(subject, name)
    state = rules.from_position(position)
    found = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found[rules.write(action)] = len(after.legal())
    assert found == counted
    assert [len(counted), sum(counted.values())] == list(subject.ways[name][:2])
