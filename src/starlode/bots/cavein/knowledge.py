"""What mercenaries and artifacts of Cave-In are worth to a search, in tenths of a point."""

from librt.vecs import vec
from mypy_extensions import i64

from starlode.bots.cavein.worth import FIRST_CARDS, SKILLS, WORKING
from starlode.cavein.components import HALVES, Components
from starlode.cavein.engine.policy import POINT, CaveinPolicy

# What greedy works out from the moment, as a figure: how much it is in most games.
OTHERS = {
    "drollo": 2.0,
    "sergeant": 1.4,
    "shu-war": 1.3,
    "mu-shell": 2.2,
    "mindwasp": 1.2,
    "custodian": 2.0,
    "domina": 2.0,
    "mandragore": 1.5,
}
FIRST = 1.5


def cavein_policy(box: Components) -> CaveinPolicy:
    """The policy for a box of components."""
    skills = [
        FIRST if card.id in FIRST_CARDS else SKILLS.get(card.id, OTHERS.get(card.id, 0.5)) for card in box.mercenaries
    ]
    return CaveinPolicy(
        vec[i64]([round(POINT * skill) for skill in skills]),
        vec[i64]([round(POINT * WORKING.get(half, 0.0)) for half in HALVES]),
    )
