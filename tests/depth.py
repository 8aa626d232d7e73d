"""How deeply the suite looks, said in one place: STARLODE_DEPTH is `glance`, `brief` or `deep`.

Briefly by default, deeply for `make test-all`. A glance is for the second run of the engine's tests, interpreted: the
sources play as the native engine does, which the laws of the builds prove by checksums, so that few examples suffice.
"""

import os
from datetime import date
from typing import TypeVar

Any_ = TypeVar("Any_")

DEPTHS = ("glance", "brief", "deep")
DEPTH = os.environ.get("STARLODE_DEPTH") or "brief"
assert DEPTH in DEPTHS, f"STARLODE_DEPTH is one of {', '.join(DEPTHS)}"
DEEP = DEPTH == "deep"
GLANCE = DEPTH == "glance"
# Deeply, more cases and more seeds are looked at, others every day; STARLODE_SEED=N brings those of day N back.
TODAY = int(os.environ.get("STARLODE_SEED", date.today().toordinal()))
os.environ["STARLODE_SEED"] = str(TODAY)  # for workers and programs it is the same day, also after midnight


def seeds(brief: int, deep: int) -> list[int]:
    """Always the same few, and deeply so many of today's; they stand in the names of the tests."""
    first = TODAY * 1000
    return [*range(1, (min(brief, 1) if GLANCE else brief) + 1), *(range(first, first + deep) if DEEP else ())]


def examples(brief: int, deep: int) -> int:
    """How many examples Hypothesis tries where each is a walk."""
    return deep if DEEP else max(brief // 5, 5) if GLANCE else brief


def one_a_day(*cases: Any_) -> list[Any_]:
    """All of them deeply, else one, another one every day: for cases that take long and seldom fail alone."""
    return list(cases) if DEEP else [cases[TODAY % len(cases)]]


def some(cases: list[Any_], briefly: int = 1) -> list[Any_]:
    """All of them deeply; at a glance one in three, briefly one in so many, others every day."""
    every = 1 if DEEP else max(briefly, 3) if GLANCE else briefly
    return cases[TODAY % every :: every]
