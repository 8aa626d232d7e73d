"""One server in a thread for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, a_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house
