"""How deeply the suite looks: briefly by default, deeply for `make test-all`."""

import os
from datetime import date

from hypothesis import settings

settings.register_profile("brief", deadline=None, print_blob=True)
settings.register_profile("deep", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile(os.environ.get("STARLODE_DEPTH", "brief"))


def pytest_report_header() -> str:
    """Which of the rotating samples is looked at today; STARLODE_SEED=N brings the one of day N back."""
    day = os.environ.get("STARLODE_SEED", date.today().toordinal())
    return f"samples: STARLODE_SEED={day}, {os.environ.get('STARLODE_DEPTH', 'brief')}"
