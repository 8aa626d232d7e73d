"""What an option tells of the moment: its price, its points, and whether it does nothing now."""

import pytest

from starlode.cavein.components import load
from starlode.i18n import LANGUAGES, Words
from tests.cavein.table import Table, a_player, a_table


def told(table: Table, action: str) -> dict[str, object]:
    decision = table.match.decision
    assert decision is not None
    return next(dict(option.details) for option in decision.options if option.action == action)


def labels(table: Table, action: str) -> list[str]:
    decision = table.match.decision
    assert decision is not None
    option = next(option for option in decision.options if option.action == action)
    spoken = [Words(language, table.match.rules) for language in LANGUAGES]
    view = table.match.view(1).to_json()
    return [words.option(option.to_json(), {}, decision.to_json(), view) for words in spoken]


def test_a_crystal_tells_what_it_costs_now_and_what_it_is_worth() -> None:
    table = a_table(hand=["drollo", "robuster"], mine=["yellow-3-red"], totems={"yellow": 1})
    points = next(each.points for each in load().crystals if each.id == "yellow-3-red")
    assert told(table, "mine yellow-3-red") == {"crystal": "yellow-3-red", "price": 2, "points": points}
    for label, cost in zip(
        labels(table, "mine yellow-3-red"), ("costs\u00a02", "kostet\u00a02", "koszt\u00a02"), strict=True
    ):
        assert cost in label


@pytest.mark.parametrize("base", [[], ["drollo"]])
def test_a_skill_that_can_do_nothing_says_so(base: list[str]) -> None:
    table = a_table(hand=["diggerhino"], mine=["red-1-plain"] if base else [], foe=a_player(base=base))
    before = table.match.position()
    assert told(table, "use diggerhino") == {"card": "diggerhino"} | ({} if base else {"idle": True})
    ends = ("does nothing now", "bewirkt jetzt nichts", "teraz nic nie daje")
    for label, end in zip(labels(table, "use diggerhino"), ends, strict=True):
        assert label.endswith(end) == (not base)
    assert table.match.position() == before


def test_a_card_does_not_count_for_its_own_skill() -> None:
    assert told(a_table(hand=["robuster"]), "use robuster")["idle"] is True
    assert "idle" not in told(a_table(hand=["robuster", "driller"]), "use robuster")


def test_what_lasts_is_never_said_to_do_nothing() -> None:
    table = a_table(hand=["foreman", "fish-bean"])
    assert "idle" not in told(table, "use foreman")
    assert "idle" not in told(table, "use fish-bean")


def test_a_card_to_pay_with_says_how_much_it_pays_doubled_or_not() -> None:
    """CI-297."""
    wild = ("yellow", "red")
    plain = a_table(hand=["sapling", "stalkroot"], mine=["green-3-purple"], wild=wild)
    plain.play("mine green-3-purple")
    assert told(plain, "pay sapling")["worth"] == 1
    doubled = a_table(hand=["seeder", "sapling", "sapling"], mine=["green-3-purple"], wild=wild)
    doubled.play("use seeder", "mine green-3-purple")
    assert told(doubled, "pay sapling")["worth"] == 2
