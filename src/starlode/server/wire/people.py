"""What is asked and answered about people: accounts, second devices."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starlode.server.wire.http import Table
from starlode.server.wire.parts import MOST_NAME, Seat

MOST_PASSWORD = 200
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Password = Annotated[str, Meta(min_length=1, max_length=MOST_PASSWORD)]
Code = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password with which a guest can come back from anywhere."""

    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has an account; with `keep` his matches as a guest here become the account's."""

    name: Name
    password: Password
    keep: bool = True


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; everybody else who is signed in with this account has to sign in anew."""

    old: Password
    new: Password


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Here, or everywhere."""

    everywhere: bool = False


class Parting(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be forgotten; with an account he says its password."""

    password: Password | None = None


class Parted(Struct, frozen=True):
    """How many matches stay, without his name."""

    matches: int


class Feed(Struct, frozen=True):
    """Where my feed is, below the root of the server; whoever knows it reads where it is my turn."""

    path: str


class Pushing(Struct, frozen=True):
    """By which key browsers know this server, and how many of mine are told; null: this server tells nobody."""

    key: str | None
    browsers: int


class NewBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told when it is my turn: what its push subscription says, and my language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    language: Annotated[str, Meta(min_length=2, max_length=20)]


class OldBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """One that does not want to be told any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class DeviceCode(Struct, frozen=True):
    """What a second device shows to be the same person: once, and for so many seconds."""

    code: str
    seconds: int


class LookAtCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device, or from somebody who says so."""

    code: Code


class CodeOwner(Struct, frozen=True):
    """Who whoever uses the code becomes."""

    name: str


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device; with `keep` one's matches as a guest here become his whose code it is."""

    code: Code
    keep: bool = False


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an operator's link, and the new password."""

    code: Code
    password: Password


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, by where he sits."""

    seat: Seat


class PlayerReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator should know of somebody."""

    seat: Seat
    reason: Literal["name", "chat", "play", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class Blocked(Struct, frozen=True):
    """Somebody whom I have blocked, by a word that is only good for taking it back."""

    id: str
    name: str


class Blocks(Struct, frozen=True):
    """All of them, the last one first."""

    blocked: list[Blocked]


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to let play with me again."""

    id: Code


class PastMatch(Struct, frozen=True):
    """A match of mine that is over, and when that was, in milliseconds."""

    table: Table
    at: int


class History(Struct, frozen=True):
    """My finished matches, the last ones first, and how many there are in all."""

    matches: list[PastMatch]
    count: int


class SignedIn(Struct, frozen=True):
    """Who one is now, and how many matches came along."""

    id: str
    name: str
    account: bool
    moved: int


class Opponent(Struct, frozen=True):
    """Somebody that I have played with: where, so that he can be invited."""

    name: str
    table: str
    seat: int


class Opponents(Struct, frozen=True):
    """Those that I have played with, the last ones first."""

    opponents: list[Opponent]
