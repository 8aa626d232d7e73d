"""What is said at tables of the same rules, as bytes: a log line or a label is put into words once."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

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
        self._events: dict[Any, bytes] = {}
        self._same: dict[tuple[int, bool], tuple[Event, bytes]] = {}  # events that matches share, with the object
        self._phrases: dict[Any, bytes] = {}

    def event(self, number: int, event: Event, seat: int | None) -> msgspec.Raw:
        """A numbered event as a seat may see it, with its log line."""
        key = id(event), not event.secret or seat in event.known_to
        same = self._same.get(key)
        if same is None:
            seen = event.seen_by(seat)
            if len(self._same) >= MOST_KEPT:
                self._same.clear()
            same = self._same[key] = event, _kept(self._events, _key(seen), lambda: self._told(seen))
        return msgspec.Raw(b'{"n":%d,%b' % (number, same[1]))

    def _told(self, seen: dict[str, Any]) -> bytes:
        line = {} if seen["event"] == "hidden" else {"say": self._voice.event(seen).to_json()}
        return encode({**seen, **line})[1:]

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
        return [self._label(option, decision, view) for option in decision["options"]]

    def _label(self, option: Mapping[str, Any], decision: Mapping[str, Any], view: Mapping[str, Any]) -> msgspec.Raw:
        leans_on = self._voice.leans_on(option, decision, view)
        key = None if leans_on is None else (_key(option), leans_on)
        return self._say(key, lambda: self._voice.option(option, decision, view))

    def _say(self, key: Any, make: Callable[[], Phrase]) -> msgspec.Raw:
        return msgspec.Raw(_kept(self._phrases, key, lambda: said(make())))


def _key(content: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(content.items())


def _kept(kept: dict[Any, bytes], key: Any, make: Callable[[], bytes]) -> bytes:
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
