"""The client in a real browser."""

import pytest

pytest.register_assert_rewrite("tests.server.knowledge", "tests.web.secrecy", "tests.web.stops", "tests.web.ways")
