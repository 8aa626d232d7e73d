"""PostgreSQL: what is asked of a connection, and whose the database is.

Several processes may serve at the same time; whose a table is, `leases` knows. Each holds a lock, which all share, by
the very connection it writes by, so that nobody puts another database in the place of this one meanwhile.
"""

import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from starlode.core.errors import BadInput
from starlode.server.leases import LEASE, NOW

NAMES = ("postgresql", "postgres", "postgresql+psycopg")
DRIVER = "postgresql+psycopg"
SECONDS_TO_LET_GO = 5.0  # for whoever used it before to be gone, longer than a lease
# A line that is cut without a word is noticed within seconds, not hours.
LINE = {
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
    "tcp_user_timeout": 10_000, "application_name": "starlode", "client_encoding": "utf8",
}  # fmt: skip
SETTINGS = ("statement_timeout = '30s'", "lock_timeout = '5s'", "idle_in_transaction_session_timeout = '60s'")
IDLE = "5s"
LOCK = "hashtextextended('starlode ' || current_schema(), {})"
SERVES, PREPARES = 0, 1  # what a lock is for


class Taken(SQLAlchemyError):
    """Somebody else has the database for himself, or uses it while we want to have it so."""


def engine(url: URL, reads: bool = False) -> Engine:
    """Connections that report a commit only when it is on the disk; or some that only read, each as of one moment."""
    from starlode.server import postgres_line  # only whoever has a PostgreSQL has its driver

    if reads:
        made = create_engine(url, connect_args=LINE, pool_size=2, pool_pre_ping=True, isolation_level="REPEATABLE READ")
        event.listen(made, "connect", _only_read)
    else:
        made = create_engine(url, connect_args=LINE, poolclass=NullPool)  # a connection that is let go is closed
        event.listen(made, "connect", _settle)
        event.listen(made, "begin", _begin)
    event.listen(made, "do_connect", postgres_line.connect)
    return made


def _settle(driver: Any, _: object) -> None:
    encoding = driver.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise BadInput("bad-database-encoding", found=encoding)
    _set(driver, *SETTINGS)
    # How many machines have to have it is the operator's choice; that one has, is not.
    _run(driver, "SELECT set_config('synchronous_commit', 'on', false) "
                 "WHERE current_setting('synchronous_commit') = 'off'")  # fmt: skip


def _only_read(driver: Any, _: object) -> None:
    _set(driver, *SETTINGS, "default_transaction_read_only = on")


def _set(driver: Any, *settings: str) -> None:
    _run(driver, "; ".join(f"SET {each}" for each in settings))


def _run(driver: Any, statement: str) -> None:
    """Outside of any transaction, so that it stays."""
    driver.autocommit = True
    driver.execute(statement)
    driver.autocommit = False


def _begin(connection: Connection) -> None:
    """Whether the line still stands is seen before anything is done."""
    driver: Any = connection.connection.driver_connection
    try:
        driver.ask_anything()
    except connection.dialect.loaded_dbapi.Error as error:  # as it is told everywhere else
        raise OperationalError("BEGIN", {}, error) from error


def wait_to_prepare(connection: Connection) -> None:
    """Two that make or change the tables of one database do so one after the other, however long it takes."""
    driver: Any = connection.connection.driver_connection
    driver.patience = None
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = '60s'"))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK.format(PREPARES)})"))


def wait_until_nobody_serves(connection: Connection) -> None:
    """Raise if somebody is alive: what he writes would be of the version before. Who was killed is so for a while."""
    if connection.execute(text("SELECT to_regclass('processes')")).scalar() is None:
        return  # of a version in which one server had the lock alone
    alive = text(f"SELECT EXISTS (SELECT FROM processes WHERE renewed BETWEEN {NOW} - {LEASE} AND {NOW} + {LEASE})")
    end = time.monotonic() + SECONDS_TO_LET_GO
    while connection.execute(alive).scalar():
        if time.monotonic() > end:
            raise Taken("it is served by another version")
        time.sleep(0.1)


class Holder:
    """A server's claim to the database, for every connection that it writes by; or somebody's to have it alone."""

    def __init__(self, alone: bool = False) -> None:
        self._try = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        self._last: tuple[int, Any] | None = None  # the process that served our last connection, and since when

    def take(self, connection: Connection) -> None:
        """Have the lock, or raise; whatever our last connection had begun is over then, one way or the other."""
        if self._last is not None:
            ours = "FROM pg_stat_activity WHERE pid = :pid AND backend_start = :since"
            last = dict(zip(("pid", "since"), self._last, strict=True))
            milliseconds = int(SECONDS_TO_LET_GO * 1000)
            connection.execute(text(f"SELECT pg_terminate_backend(pid, {milliseconds}) {ours}"), last)
        until = time.monotonic() + SECONDS_TO_LET_GO
        while not connection.execute(text(f"SELECT {self._try}({LOCK.format(SERVES)})")).scalar():
            if time.monotonic() > until:
                raise Taken("another server uses it")
            time.sleep(0.02)
        # Whoever is stopped in the middle of something keeps the others from his tables no longer than this.
        connection.execute(text(f"SET idle_in_transaction_session_timeout = '{IDLE}'"))
        mine = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
        pid, since = connection.execute(mine).one()
        self._last = pid, since
        connection.commit()

    def let_go(self, connection: Connection) -> None:
        """Somebody else may have it, at once."""
        connection.execute(text("SELECT pg_advisory_unlock_all()"))
