"""What playouts do by habit with bases that have to scrap a card."""

from starlode.bots.brain import policy_of
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from tests.realms.table import Table, a_duel


def picked(table: Table) -> set[str]:
    """All that a playout does here."""
    state, rules = table.match.state, table.match.rules
    options, rng = Options(), Rng(1)
    state.list_into(options)
    return {rules.write(policy_of(rules).pick(state, options, rng)) for _ in range(40)}


def test_machine_base_is_used_on_junk_before_the_hand_is_played() -> None:
    assert picked(a_duel(in_play=["machine-base"], hand=["viper", "cutter"])) == {"use machine-base"}


def test_machine_base_does_not_scrap_a_good_card() -> None:
    assert picked(a_duel(in_play=["machine-base"], hand=["cutter"])) == {"play cutter"}
    assert "use machine-base" not in picked(a_duel(in_play=["machine-base"], trade=4, row=["cutter"], combat=2))


def test_junkyard_finds_junk_in_the_discard_pile_too() -> None:
    assert picked(a_duel(in_play=["junkyard"], discard=["scout"], hand=["cutter"])) == {"use junkyard"}
    assert "use junkyard" not in picked(
        a_duel(in_play=["junkyard"], discard=["cutter"], combat=2, trade=3, row=["ram"])
    )
