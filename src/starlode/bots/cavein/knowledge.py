"""What mercenaries and artifacts of Cave-In are worth to a search, in tenths of a point."""

from collections.abc import Mapping
from typing import Any

from starlode.bots.cavein.worth import usual_worth, working_worth
from starlode.cavein.components import Components, skill_of
from starlode.cavein.engine.policy import POINT, CaveinPolicy


def cavein_policy(box: Components, options: Mapping[str, Any]) -> CaveinPolicy:
    """The policy for a box of components."""
    return CaveinPolicy(
        [round(POINT * usual_worth(skill_of(card, options))) for card in box.mercenaries],
        [round(POINT * working_worth(half.effect)) for half in box.halves],
    )
