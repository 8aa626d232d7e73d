"""What is told to a table besides moves: by a seat, or by others for a seat that does not act any more."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from starlode.core.errors import IllegalAction
from starlode.core.event import Event
from starlode.core.rules import Outcome, Rules

# What others settle for a seat: it gives up, and an event tells why, which is also why a match that ends so ended.
SETTLED = {"time-out": "time-ran-out", "absent": "player-missed"}
RESIGNED = "resigned"  # the reason of a match that ended by giving up, in every game
PLAY_ON = "play-on"  # where a team decides: the wish to give up is taken back
WITHDRAWN = "surrender-withdrawn"
HINT = "hint"  # somebody has asked for a hint, which everybody may know; it changes nothing
HINTED = "hint-asked"
MESSAGES = ("resign", *SETTLED, PLAY_ON, "claim-draw", HINT, "undo")


def tell(rules: Rules[Any], state: Any, seat: int, word: str) -> None:
    """Have a message, other than to take back, change a state; IllegalAction where it cannot."""
    if word == HINT:
        if state.actor != seat - 1 and rules.hand_over(state, seat - 1) is None:
            raise IllegalAction("not-your-turn", seat=seat)
    elif word == "claim-draw":
        rules.claim_draw(state, seat - 1)
    elif word == PLAY_ON:
        rules.play_on(state, seat - 1)
    else:
        rules.resign(state, seat - 1)


def told(seat: int, word: str, happened: list[Event]) -> Iterator[Event]:
    """What a message led to; what the rules do not tell comes first, and the reason is the message's."""
    if word in SETTLED:
        yield Event(SETTLED[word], {"seat": seat})
    elif word == PLAY_ON:
        yield Event(WITHDRAWN, {"seat": seat})
    elif word == HINT:
        yield Event(HINTED, {"seat": seat})
    for event in happened:
        if word in SETTLED and event.details.get("reason") == RESIGNED:
            event = Event(event.name, {**event.details, "reason": word})
        yield event


def ended(outcome: Outcome, last: object) -> Outcome:
    """How a match ended whose last step was this one."""
    if outcome.reason == RESIGNED and isinstance(last, str) and last in SETTLED:
        return replace(outcome, reason=last)
    return outcome
