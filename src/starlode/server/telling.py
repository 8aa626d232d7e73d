"""What is said at tables of the same rules, as bytes: a log line or a label is put into words once."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, TypeVar

import msgspec

from starlode.core.event import Event
from starlode.core.rules import Rules
from starlode.i18n.phrase import NOTHING, Phrase
from starlode.i18n.telling import is_optional
from starlode.i18n.voices import voice_of

MOST_KEPT = 20_000  # of each sort; then it begins anew
MOST_RULES = 50

encode = msgspec.json.Encoder().encode


def said(phrase: Phrase) -> bytes:
    """A phrase as it goes over the wire."""
    return encode(phrase.to_json())


@lru_cache(MOST_RULES)
def teller_of(rules: Rules[Any]) -> "Teller":
    """The one who speaks at all tables of these rules."""
    return Teller(rules)


class Teller:
    """Remembers what it has said before; which is only what follows from nothing but what it was asked."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._voice = voice_of(rules)
        self._events: dict[Any, _Line] = {}
        self._same: dict[tuple[int, bool], tuple[Event, _Line]] = {}  # events that matches share, with the object
        self._phrases: dict[Any, msgspec.Raw] = {}

    def event(self, number: int, event: Event, seat: int | None) -> msgspec.Raw:
        """A numbered event as a seat may see it, with its log line."""
        return msgspec.Raw(b'{"n":%d,%b' % (number, self._seen(event, seat)[0]))

    def line(self, event: Event, seat: int | None) -> msgspec.Raw | None:
        """The log line alone; None where the seat may not see what happened."""
        return self._seen(event, seat)[1]

    def _seen(self, event: Event, seat: int | None) -> "_Line":
        key = id(event), not event.secret or seat in event.known_to
        same = self._same.get(key)
        if same is None:
            seen = event.seen_by(seat)
            if len(self._same) >= MOST_KEPT:
                self._same.clear()
            same = self._same[key] = event, _kept(self._events, _key(seen), lambda: self._told(seen))
        return same[1]

    def _told(self, seen: dict[str, Any]) -> "_Line":
        if seen["event"] == "hidden":
            return encode(seen)[1:], None
        say = msgspec.Raw(said(self._voice.event(seen)))
        return encode({**seen, "say": say})[1:], say

    def asked(self, decision: Mapping[str, Any], known: Callable[[], Mapping[str, Any]]) -> msgspec.Raw:
        """Who is asked what, as everybody may know it; `known` is the view of one who watches."""
        if decision["asked"] != "action":
            return msgspec.Raw(said(self._voice.asked(decision, known())))
        key = ("asked", decision["seat"])  # who has his turn: nothing else is told
        return self._say(key, lambda: self._voice.asked(decision, NOTHING))

    def question(self, decision: Mapping[str, Any], view: Mapping[str, Any]) -> msgspec.Raw:
        """The same as it is put to the one who is asked."""
        if decision["asked"] != "action":
            return msgspec.Raw(said(self._voice.question(decision, view)))
        key = ("question", decision["seat"], is_optional(decision))
        return self._say(key, lambda: self._voice.question(decision, view))

    def labels(self, decision: Mapping[str, Any], view: Mapping[str, Any]) -> list[msgspec.Raw]:
        """What the options of a decision are called."""
        leans_on, labels = self._voice.leans_on, []
        for option in decision["options"]:
            leans = leans_on(option, decision, view)
            key = None if leans is None else (leans, *option.items())
            labels.append(self._before(key) or self._say(key, partial(self._voice.option, option, decision, view)))
        return labels

    def say(self, phrase: Phrase) -> msgspec.Raw:
        """A phrase that follows from more than can be told beforehand."""
        key = (phrase.id, *phrase.args.items())
        return self._before(key) or self._say(key, lambda: phrase)

    def _before(self, key: Any) -> msgspec.Raw | None:
        """What was said by this key before, which is mostly so."""
        try:
            return self._phrases.get(key)
        except TypeError:
            return None

    def _say(self, key: Any, make: Callable[[], Phrase]) -> msgspec.Raw:
        return _kept(self._phrases, key, lambda: msgspec.Raw(said(make())))


_Line = tuple[bytes, msgspec.Raw | None]  # an event without its number, and what is said of it
T = TypeVar("T")


def _key(content: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(content.items())


def _kept(kept: dict[Any, T], key: Any, make: Callable[[], T]) -> T:
    """What was said by this key before; what has no key, or holds a list and so cannot be one, is said anew."""
    if key is None:
        return make()
    try:
        found = kept.get(key)
    except TypeError:
        return make()
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = make()
    return found
