"""Why something is a good choice, in no language: a message id with its details, true of the view it is told about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlode.core.decision import Decision, Json
from starlode.core.view import View

DECISIVE = 900  # the weight of what wins


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for an option; the weight says how much a player would care, and is not told.

    A judgement is no fact of the table: it is told of the best option only, where looking ahead bears it out.
    """

    message: str
    details: Mapping[str, Json] = field(default_factory=dict)
    weight: int = field(default=0, compare=False)
    is_judgement: bool = field(default=False, compare=False)

    def to_json(self) -> dict[str, Json]:
        return {"message": self.message, "details": dict(self.details)}


class Reasons:
    """What a game can say for an option; here nothing, so that only what looking ahead found is told."""

    def of(self, view: View, decision: Decision, state: Any) -> list[list[Reason]]:
        """For each option of the decision what speaks for it, in any order.

        The state is one behind the view: nothing may be read of it that the view does not tell.
        """
        return [[] for _ in decision.options]


def by_weight(reasons: Sequence[Reason], shared: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """The weightiest first; what is as true of another option comes last, unless it decides the match."""
    return tuple(sorted(reasons, key=lambda reason: (reason in shared and reason.weight < DECISIVE, -reason.weight)))
