"""Laws of what is offered: no colour in vain, and the walks meet everything there is."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from tests.cavein.laws import walks
from tests.cavein.table import a_player, a_table
from tests.laws.walker import all_lines


def test_a_colour_of_which_no_card_is_in_hand_is_not_offered_for_a_wild_crystal() -> None:
    """The overalls let a card of any colour count, but then its own colour does as well."""
    table = a_table(hand=["driller", "foreman", "drollo"], artifacts=["dyed-overalls"], mine=["red-3-plain"])
    table.play("mine red-3-plain")
    assert (table.asked, table.options) == ("paying-colour", ["colour brown", "colour yellow"])
    table.play("colour yellow")
    assert table.options == ["pay driller", "pay foreman", "pay drollo"]
    table.play("pay drollo")
    assert table.options == ["pay driller", "pay foreman"]


# What the walks come by is everything there is


def family(action: int) -> str:
    """A kind of action; dyed cards, recoloured crystals and second copies are kinds of their own."""
    kind = action >> 6
    for first, last, name in (
        (codes.USE, codes.RAID, "use"), (codes.PAY, codes.FREE, "pay"), (codes.DYE, codes.SUBJUGATE_FROM_HAND, "dye"),
        (codes.SUBJUGATE_FROM_HAND, codes.TAKE_FROM_BASE, "subjugate-from-hand"),
        (codes.MINE, codes.LEAD, "mine"), (codes.RECOLOUR, codes.TAKE_CRYSTAL, "recolour"),
        (codes.TAKE_CRYSTAL, codes.START, "take-crystal"),
    ):  # fmt: skip
        if first <= kind < last:
            return f"{name} {'changed' if kind > first else 'plain'}"
    for first, last, name in (
        (codes.TAKE_FROM_BASE, codes.SUBJUGATE, "take-from-base"), (codes.SUBJUGATE, codes.RECOLOUR, "subjugate")
    ):  # fmt: skip
        if first <= kind < last:
            return f"{name} {'copy' if (kind - first) % codes.COPIES else 'plain'}"
    return str(kind)


def test_the_walks_meet_every_question_and_every_kind_of_action() -> None:
    """A law that is never put to the test proves nothing. What no walk comes by in short is on the tables below."""
    asked, met = set(), set()
    for number in range(60):
        case = walks.ALL_CASES[number * 37 % len(walks.ALL_CASES)]
        for state in walks.walk(case, number):
            met |= {family(action) for action in state.legal()}
            if state.actor >= 0:
                asked.add(case.rules.decision(state).asked)
    assert asked == {
        "starting", "action", "pay-recruit", "paying-colour", "pay-crystal", "pay-artifact", "take-crystal",
        "take-from-docks", "take-from-bases", "take-from-bottom", "recolour", "new-colour", "dye-colour", "dye",
        "subjugate", "subjugate-from-hand", "second-raid", "cast-colour",
    }  # fmt: skip
    for table in rare_tables():
        met |= {family(action) for action in table.legal()}
    assert {family(action) for action in all_lines(walks.rules_of()).values()} - met == set()


def rare_tables() -> list[State]:
    """Tables at which the rarest actions are offered."""
    found = []
    table = a_table(
        base=["robuster"], hand=["drollo", "driller", "robuster", "domina"], wild=("green", "blue"), starting=True
    )
    table.play("lead", "colour red", "dye drollo", "dye driller", "done")
    found.append(table.match.state.clone())  # use … dyed
    table.play("use robuster", "colour yellow")
    found.append(table.match.state.clone())  # dye … dyed
    table.play("done")
    table = a_table(base=["robuster"], hand=["driller", "domina"], wild=("green", "blue"), starting=True)
    table.play("lead", "colour red", "dye driller", "use domina")
    found.append(table.match.state.clone())  # subjugate … dyed
    table = a_table(
        base=["diggerhino"], hand=["diggerhino", "mineracoon"], mine=["blue-1-plain", "purple-1-plain"], starting=True
    )
    table.play("lead", "recolour blue-1-plain", "colour purple", "use diggerhino")
    found.append(table.match.state.clone())  # recolour … as
    table = a_table(base=["diggerhino"], hand=["mineracoon"], mine=["blue-1-plain"], starting=True)
    table.play("lead", "recolour blue-1-plain", "colour purple", "use mineracoon")
    found.append(table.match.state.clone())  # take … as
    table = a_table(hand=["mu-shell"], foe=a_player(base=["driller", "drollo", "driller", "drollo", "drollo"]))
    table.play("use mu-shell")
    found.append(table.match.state.clone())  # take … copy-2
    table = a_table(
        hand=["custodian"], foe=a_player(base=["drollo", "oddgrabber", "drollo", "oddgrabber"]), wild=("green", "blue")
    )
    table.play("use custodian")
    found.append(table.match.state.clone())  # subjugate … copy-2
    return found
