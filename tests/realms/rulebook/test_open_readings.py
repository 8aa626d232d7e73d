"""What the rulebook leaves open and a table may read otherwise: an option for each, both readings played."""

from typing import Any

import pytest

from tests.realms.table import a_duel, a_seat, a_table


@pytest.mark.parametrize(
    ("reading", "offered"),
    [
        ("outposts-first", ["destroy 2 trading-post", "decline"]),
        ("any-base", ["destroy 2 blob-wheel", "destroy 2 trading-post", "decline"]),
    ],
)
def test_outposts_and_effects_that_destroy_a_base(reading: str, offered: list[str]) -> None:
    """SR-358: an attack meets outposts first whatever was chosen."""
    table = a_duel(
        options={"destroy-effects": reading}, hand=["missile-mech"], foe_bases=["trading-post", "blob-wheel"], combat=9
    )
    assert "attack 2 blob-wheel" not in table.options
    table.play("play missile-mech")
    assert sorted(table.options[:-1]) + table.options[-1:] == offered


def test_an_effect_destroys_the_base_of_a_teammate_behind_outposts_too() -> None:
    """SR-358: also the outposts of a hydra."""
    at = {1: a_seat(hand=["missile-mech"]), 3: a_seat(in_play=["trading-post"]), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at, options={"destroy-effects": "any-base"})
    table.play("play missile-mech", "destroy 4 blob-wheel")
    assert table.seat(4).discard == ["blob-wheel"]


def test_an_own_base_may_be_destroyed_where_the_table_says_so() -> None:
    """SR-359: of two equal ones that goes which was used."""
    lines = ["use trading-post", "choose 1", "play missile-mech"]
    set_up: dict[str, Any] = {"hand": ["missile-mech"], "in_play": ["trading-post", "trading-post"]}
    table = a_duel(**set_up)
    table.play(*lines)
    assert table.asked == "action"
    table = a_duel(**set_up, options={"own-bases": "yes"})
    table.play(*lines)
    assert table.options == ["destroy 1 trading-post", "decline"]
    table.play("destroy 1 trading-post")
    assert (table.me.in_play, table.me.discard) == (["trading-post", "missile-mech"], ["trading-post"])
    assert "use trading-post" in table.options


@pytest.mark.parametrize(("reading", "drawn"), [("yes", 3), ("no", 2)])
def test_a_needle_as_a_blob_ship_and_blob_world(reading: str, drawn: int) -> None:
    """SR-360: Blob Fighter, the Needle as it, and Blob World itself."""
    table = a_duel(
        options={"needle-blob": reading}, hand=["blob-fighter", "stealth-needle", "blob-world"], deck=["scout"] * 8
    )
    table.play("play blob-fighter", "play stealth-needle", "copy blob-fighter", "play blob-world")
    table.play("use blob-world", "choose 2")
    assert len(table.me.hand) == drawn


@pytest.mark.parametrize(("reading", "copied"), [("yes", ["copy explorer", "copy scout"]), ("no", ["copy scout"])])
def test_a_needle_and_a_ship_that_was_scrapped(reading: str, copied: list[str]) -> None:
    """SR-361."""
    table = a_duel(options={"needle-scrapped": reading}, hand=["explorer", "scout", "stealth-needle"])
    table.play("play explorer", "scrap explorer", "play scout", "play stealth-needle")
    assert sorted(table.options) == copied


def test_a_needle_that_copies_a_scrapped_needle_finds_what_that_was() -> None:
    """SR-224, SR-361: another Needle counts as what it is now."""
    table = a_duel(
        options={"needle-scrapped": "no", "sets": "2"}, hand=["explorer", "stealth-needle", "stealth-needle"]
    )
    table.play("play explorer", "play stealth-needle", "copy explorer", "scrap explorer", "play stealth-needle")
    assert table.options == ["copy explorer"]


@pytest.mark.parametrize(("reading", "markers"), [("stack", 2), ("single", 1)])
def test_two_markers_for_the_next_ship(reading: str, markers: int) -> None:
    """SR-362."""
    table = a_duel(options={"markers": reading, "sets": "2"}, in_play=["central-office", "central-office"])
    table.play("use central-office", "use central-office")
    assert table.me.markers == markers


@pytest.mark.parametrize(("reading", "markers"), [("kept", 1), ("used", 0)])
def test_a_ship_of_the_blob_carrier_and_a_marker(reading: str, markers: int) -> None:
    """SR-363: on top of the deck it goes in both readings."""
    table = a_duel(options={"carrier-marker": reading}, in_play=["central-office", "blob-carrier", "the-hive"])
    table.play("use central-office", "ally blob-carrier", "acquire explorer")
    assert (table.me.markers, table.me.top) == (markers, ["explorer"])


@pytest.mark.parametrize(
    ("reading", "offered"),
    [("any-card", ["give ram", "give cutter", "decline"]), ("draw-pile", ["give ram", "decline"])],
)
def test_what_the_defeated_give_away(reading: str, offered: list[str]) -> None:
    """SR-M230: any card that he owns, or a card of his draw pile."""
    at = {1: a_seat(combat=3), 2: a_seat(authority=3, deck=["ram"], hand=["cutter"])}
    table = a_table("raid", at, options={"gift": reading})
    table.play("attack 2", "amount 3")
    assert (table.asked, sorted(table.options)) == ("gift", sorted(offered))


def test_with_an_empty_draw_pile_nothing_is_given() -> None:
    """SR-M230."""
    at = {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["cutter"])}
    table = a_table("raid", at, options={"gift": "draw-pile"})
    table.play("attack 2", "amount 3")
    assert (table.actor, table.asked) == (1, "action")


@pytest.mark.parametrize(("reading", "seen"), [("open", {"ram": 1}), ("hidden", None)])
def test_hands_within_a_hydra(reading: str, seen: dict[str, int] | None) -> None:
    """SR-M231."""
    table = a_table("hydra", {2: a_seat(hand=["ram"])}, options={"team-hands": reading})
    seats = table.match.view(1).to_json()["seats"]
    assert isinstance(seats, list)
    entry = seats[1]
    assert isinstance(entry, dict)
    assert isinstance(entry["hand"], dict)
    assert entry["hand"]["cards"] == seen
