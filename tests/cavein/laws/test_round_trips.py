"""Law: what is written is read back as what it was, also where nothing is left to write."""

from tests.cavein.table import a_table
from tests.laws.test_round_trips import assert_position_returns


def test_a_hand_that_was_dyed_and_is_no_more_is_a_hand_like_any_other() -> None:
    """The last dyed card has paid: nothing is left to write down about dyes."""
    table = a_table(hand=["robuster", "driller", "driller"], mine=["blue-1-plain"])
    table.play("use robuster", "colour blue", "dye driller", "done", "mine blue-1-plain", "pay driller dyed-blue")
    assert table.position["dyed"] == {}
    assert_position_returns(table.match.rules, table.match.state)
