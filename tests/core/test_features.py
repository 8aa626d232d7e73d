"""Rows of numbers for actions: what an action is about, with the figures of that."""

from starlode import rules


def test_a_purchase_tells_its_card_and_what_is_printed_on_it() -> None:
    encoding = rules("realms").encoding
    names, row = encoding.features.names, encoding.features.rows[encoding.actions.index("buy space-station")]
    told = {name: number for name, number in zip(names, row, strict=True) if number}
    assert told["verb buy"] == told["card space-station"] == told["card base"] == told["card outpost"] == 1
    assert (told["card cost"], told["card defense"], told["card of star-empire"]) == (4, 4, 1)
    assert (told["card primary combat"], told["card scrap trade"]) == (2, 4)


def test_an_attack_tells_whom_by_his_place() -> None:
    encoding = rules("realms", format="free-for-all", seats=4).encoding
    names, row = encoding.features.names, encoding.features.rows[encoding.actions.index("attack 3")]
    assert {name for name, number in zip(names, row, strict=True) if number} == {"verb attack", "place 2"}


def test_damaged_bases_are_the_boss_s_wherever_he_sits() -> None:
    encoding = rules("realms", format="raid", seats=3, boss=2).encoding
    number = encoding.actions.index("attack boss space-station damaged-3")
    told = dict(zip(encoding.features.names, encoding.features.rows[number], strict=True))
    assert told["damage"] == 3
    assert not any(number for name, number in told.items() if name.startswith("place"))


def test_a_crystal_tells_its_colour_its_cost_and_its_points() -> None:
    encoding = rules("cavein").encoding
    names = encoding.features.names
    row = dict(zip(names, encoding.features.rows[encoding.actions.index("mine yellow-3-red")], strict=True))
    assert (row["crystal cost"], row["crystal is yellow"], row["crystal symbol red"]) == (3, 1, 1)
    again = dict(zip(names, encoding.features.rows[encoding.actions.index("mine recoloured-2")], strict=True))
    assert (again["verb mine"], again["recoloured 2"], again["crystal cost"]) == (1, 1, 0)


def test_there_is_a_row_for_every_id_and_no_two_are_alike() -> None:
    for encoding in (rules("realms").encoding, rules("realms", format="hydra").encoding, rules("cavein").encoding):
        assert len(encoding.features.rows) == encoding.num_actions == len(set(encoding.features.rows))
        assert len(encoding.features.matrix) == encoding.num_actions * len(encoding.features.names)
