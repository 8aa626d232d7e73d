"""What somebody may be called: to be read, not to be taken for somebody else, and not to insult."""

import pytest

from starlode.core.errors import BadInput
from starlode.server.people.names import Names, check_blocked, skeleton
from starlode.server.refusals import Refusal
from tests.server.house import House
from tests.server.people import Guest
from tests.server.test_tables import refused


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"), ("Zoë", "Zoë"), ("Zoe\u0308", "Zoë"), ("Łukasz Żółw", "Łukasz Żółw"),
        ("Jörg & Ann-Kathrin", "Jörg & Ann-Kathrin"), ("山田太郎", "山田太郎"), ("Ольга", "Ольга"),
        ("O'Neil 3", "O'Neil 3"),
        ("Nature Boy", "Nature Boy"), ("Scunthorpe", "Scunthorpe"), ("🦊 Fox", "🦊 Fox"), ("X" * 40, "X" * 40),
    ],
)  # fmt: skip
def test_names_of_all_kinds_are_taken_as_they_are(wanted: str, name: str) -> None:
    assert Names().check(wanted) == name


@pytest.mark.parametrize(
    "wanted",
    ["", "   ", "\u200b\u200b", "Ada\u200bL", "Ada\u202eL", "\u3164", "A\u0301\u0301\u0301\u0301", "---", "🦊",
     "a\x00b", "Ad\u00ada", "\u2800a", "X" * 41, "a\ue000"],
)  # fmt: skip
def test_what_cannot_be_seen_or_said_is_no_name(wanted: str) -> None:
    with pytest.raises(Refusal, match=r"^bad-name$"):
        Names().check(wanted)


@pytest.mark.parametrize(
    "wanted",
    ["admin", "ADMIN", "Аdmin", "4dmin", "A d m i n", "Adm\u0131n", "starlode", "what a FUCKER", "f.u.c.k", "Kurwa_1"],
)
def test_what_insults_or_passes_for_the_house_is_refused(wanted: str) -> None:
    with pytest.raises(Refusal, match=r"^blocked-name$"):
        Names().check(wanted)


def test_a_host_adds_words_of_his_own() -> None:
    Names().check("Gurke")
    with pytest.raises(Refusal, match=r"^blocked-name$"):
        Names(["gurke"]).check("GURKE 7")
    with pytest.raises(BadInput):
        check_blocked(["…"])


@pytest.mark.parametrize(("one", "other"), [("Paul", "РAUL"), ("Mona", "rnona"), ("Bill", "Bi11"), ("Willi", "VViIIi")])
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_a_refused_name_changes_nothing(house: House) -> None:
    guest = Guest(house.url)
    before = guest.get("/api/me")
    assert refused(guest.http.put("/api/me", json={"name": "Administrator"})) == (400, "blocked-name")
    assert refused(guest.http.put("/api/me", json={"name": "\u200b"})) == (400, "bad-name")
    assert guest.get("/api/me") == before
