"""Artifacts that give points at the end."""

import pytest

from tests.cavein.table import a_table

# Crystals that give nothing by themselves and have no symbol do not exist, so what a half adds is measured.


def added(half: str, **belongings: object) -> int:
    """What a half is worth beside all that its owner has."""
    others = belongings.pop("artifacts", [])
    assert isinstance(others, list)
    without = a_table(artifacts=others, **belongings)  # type: ignore[arg-type]
    return a_table(artifacts=[*others, half], **belongings).me.points - without.me.points  # type: ignore[arg-type]


def test_contract() -> None:
    """CI-317: 1 point for each crystal of one colour."""
    assert added("contract", crystals=["green-1-plain", "green-3-cavein", "green-6-red", "blue-1-plain"]) == 3
    assert added("contract", crystals=[]) == 0


def test_the_colour_of_contract_is_the_one_with_the_most_crystals() -> None:
    """CI-318: a wild colour as well, and it is not asked for."""
    crystals = ["red-1-plain", "red-1-plain", "blue-1-plain"]
    assert added("contract", crystals=crystals) == 2
    assert added("contract", crystals=[*crystals, "blue-3-plain", "blue-6-cavein"]) == 3


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_barking_up_the_right_three(number: int, points: int) -> None:
    """CI-319: 3 points for each pair of cost 3."""
    crystals = ["red-3-plain", "blue-3-plain", "blue-3-cavein", "brown-3-red"][:number]
    assert added("barking-up-the-right-three", crystals=[*crystals, "blue-1-plain", "red-6-cavein"]) == points


@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_mass_production(number: int, points: int) -> None:
    """CI-320: 2 points for every three crystals of any kind."""
    crystals = ["red-3-plain", "blue-1-plain", "blue-10-purple", "brown-3-red", "red-6-blue", "blue-1-plain"]
    assert added("mass-production", crystals=crystals[:number]) == points


def test_totem_collector() -> None:
    """CI-321: 2 points for each totem, on top of its 3."""
    assert added("totem-collector", totems={"brown": 1, "blue": 1, "yellow": 2}) == 4
    assert a_table(artifacts=["totem-collector"], totems={"brown": 1}).me.points == 3 + 2


def test_hazard_pay() -> None:
    """CI-322: 2 points for each crystal with the cave-in symbol, mined or taken."""
    assert added("hazard-pay", crystals=["brown-3-cavein", "blue-6-cavein", "blue-1-plain", "red-3-plain"]) == 4
    table = a_table(
        hand=["sergeant"], base=["scrabber"], artifacts=["hazard-pay"], mine=["brown-3-red", "blue-3-cavein"],
        starting=True,
    )  # fmt: skip
    table.play("mine brown-3-red", "pay sergeant", "take blue-3-cavein")
    assert table.me.points == 1 + 1 + 3 + 2


@pytest.mark.parametrize(("colours", "points"), [(4, 0), (5, 4), (6, 7)])
def test_full_spectrum(colours: int, points: int) -> None:
    """CI-323: five colours, or all six."""
    crystals = [f"{colour}-1-plain" for colour in ("brown", "blue", "purple", "yellow", "red", "green")][:colours]
    assert added("full-spectrum", crystals=[*crystals, "brown-1-blue"]) == points


def test_deep_vein_bonus() -> None:
    """CI-324: 2 points for each crystal of cost 6."""
    assert added("deep-vein-bonus", crystals=["red-6-blue", "red-6-cavein", "blue-10-purple", "blue-3-plain"]) == 4


def test_faction_envoy() -> None:
    """CI-325: 1 point for each symbol, on top of the sets."""
    crystals = ["brown-1-blue", "yellow-1-blue", "blue-1-red", "red-3-cavein"]
    assert added("faction-envoy", crystals=crystals) == 3
    assert a_table(crystals=crystals, artifacts=["faction-envoy"]).me.points == 3 + (3 + 1) + 3


@pytest.mark.parametrize(("wild", "points"), [(["red", "green"], 3), (["blue", "green"], 2), (["yellow", "purple"], 0)])
def test_wild_assay(wild: list[str], points: int) -> None:
    """CI-326, CI-313: 1 point for each crystal whose printed colour is wild."""
    crystals = ["red-1-plain", "red-3-plain", "green-1-plain", "blue-1-plain", "brown-1-plain"]
    assert added("wild-assay", crystals=crystals, wild=wild) == points


def test_in_scoring_the_printed_colour_counts() -> None:
    """CI-313, CI-118: a blue crystal that was mined as a wild one is no wild one."""
    table = a_table(hand=["diggerhino", "driller"], artifacts=["wild-assay", "full-spectrum"], mine=["blue-1-plain"])
    table.play("use diggerhino", "recolour blue-1-plain", "colour red", "mine blue-1-plain as red less-1", "done")
    assert (table.me.crystals, table.me.points) == (["blue-1-plain"], 1)


def test_small_change() -> None:
    """CI-327: 1 point for each crystal of cost 1."""
    assert added("small-change", crystals=["red-1-plain", "blue-1-red", "blue-3-plain"]) == 2


def test_curator() -> None:
    """CI-328: 2 points for each artifact, itself included."""
    assert added("curator") == 2
    assert added("curator", artifacts=["dyed-overalls", "small-change"]) == 6


def test_motherlode_clause() -> None:
    """CI-329: 5 points for each crystal of cost 10."""
    assert added("motherlode-clause", crystals=["blue-10-purple", "red-10-purple", "red-6-blue"]) == 10
