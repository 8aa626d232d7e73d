"""What somebody may be called: nothing invisible, nothing that looks like somebody else, nothing that insults."""

import unicodedata
from collections.abc import Iterable

from starlode.core.errors import BadInput
from starlode.server.refusals import Refusal
from starlode.server.wire.parts import MOST_NAME

# Letters of other alphabets, and digits, that are read as Latin letters: what is left decides who looks like whom.
_ALIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕԁһӏьпгԛԝ", "abekmhopctyxijsdhlbnrqw", strict=True))
    | dict(zip("αβγεζηικνορτυχω", "abyeznikvoptuxw", strict=True))
    | dict(zip("0134578@$!|łøđı", "oieastbasiilodi", strict=True))
)
MOST_MARKS = 2  # that one letter may carry
# Who could be taken for the house, or for nobody.
RESERVED = frozenset({
    "admin", "administrator", "moderator", "mod", "operator", "system", "server", "starlode", "support", "root",
    "nobody", "anonymous", "deleted", "nature",
})  # fmt: skip
# What nobody is called at a table; a host adds his own (`blocked-names`). A word counts alone, not within another.
INSULTS = frozenset({
    "arschloch", "asshole", "bastard", "bitch", "chuj", "cunt", "cwel", "faggot", "fotze", "fuck", "fucker",
    "heilhitler", "hitler", "hure", "hurensohn", "jebac", "kanake", "kurwa", "motherfucker", "nazi", "nigger", "nigga",
    "pierdol", "pizda", "retard", "schlampe", "siegheil", "skurwysyn", "slut", "suka", "whore", "wichser", "zydek",
})  # fmt: skip


class Names:
    """Which names are allowed here."""

    def __init__(self, blocked: Iterable[str] = ()) -> None:
        self._reserved = frozenset(map(skeleton, RESERVED))
        self._blocked = frozenset(map(skeleton, (*INSULTS, *blocked)))

    def check(self, wanted: str) -> str:
        """The name as it is written down, or a refusal."""
        name = " ".join(unicodedata.normalize("NFC", wanted).split())
        if not name or len(name) > MOST_NAME or not _is_readable(name):
            raise Refusal("bad-name")
        words = [skeleton(word) for word in name.replace("_", " ").replace("-", " ").split()]
        if skeleton(name) in self._reserved or self._blocked.intersection((*words, skeleton(name))):
            raise Refusal("blocked-name")
        return name


def one_line(text: str) -> str:
    """What somebody wrote, as one line of what can be seen: no sign of it does anything to a terminal."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def skeleton(name: str) -> str:
    """What is left of a name for the eye: two with the same look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each)).translate(_ALIKE)
    found = "".join(each for each in letters if each.isalnum()).replace("l", "i").replace("rn", "m").replace("vv", "w")
    return found or plain


def _is_readable(name: str) -> bool:
    """Whether every sign can be seen, one letter carries no tower of marks, and there is something to say aloud."""
    if not name.isprintable() or not any(each.isalnum() for each in name):
        return False
    marks = 0
    for each in unicodedata.normalize("NFD", name):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS or kind in ("Cf", "Co", "Cn", "Me") or each in "\u115f\u1160\u3164\uffa0\u2800\u034f":
            return False
    return True


def check_blocked(words: Iterable[str]) -> None:
    """Refuse a list of a host's that would block everything."""
    for word in words:
        if not any(each.isalnum() for each in word):
            raise BadInput("bad-blocked-name", name=word)
