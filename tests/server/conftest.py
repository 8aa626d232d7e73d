"""One server in a thread for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, a_house
from tests.server.storage import ON_POSTGRES

# What is about files, or says itself where everything is kept.
ABOUT_FILES = {
    "test_admin", "test_backup", "test_bench", "test_bot_house", "test_full_disk", "test_identity", "test_leases",
    "test_migrations", "test_ownership", "test_postgres", "test_processes", "test_serve", "test_upkeep",
}  # fmt: skip


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL only what can be there."""
    if ON_POSTGRES:
        there = [item for item in items if item.path.stem not in ABOUT_FILES]
        config.hook.pytest_deselected(items=[item for item in items if item.path.stem in ABOUT_FILES])
        items[:] = there


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house
