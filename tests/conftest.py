"""How deeply the suite looks: briefly by default, deeply for `make test-all`."""

import os

from hypothesis import settings

settings.register_profile("brief", deadline=None, print_blob=True)
settings.register_profile("deep", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile(os.environ.get("STARLODE_DEPTH", "brief"))
