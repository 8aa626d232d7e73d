"""`starlode serve`: tables in the browser, for this computer or for friends."""

import gc
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import click
import uvicorn
from litestar import Litestar
from msgspec import UNSET
from msgspec.structs import replace

from starlode.core.errors import BadInput
from starlode.games import games
from starlode.i18n import Words
from starlode.prompt.arguments import components_option, language, want
from starlode.prompt.pages import with_pages
from starlode.server import front, hosting, lines, logs, several
from starlode.server.analyses import MODES, Mode
from starlode.server.app import Settings, identity_of, make_app, open_store
from starlode.server.database import Database, database_option
from starlode.server.folder import default_data
from starlode.server.front import Front, Networks
from starlode.server.hosting import Hosting
from starlode.server.switchboard import Switchboard
from starlode.server.wire.parts import MOST_FRAME

SECONDS_TO_STOP = 3
FILES_BESIDES = 200  # for the database, bots and the client's files
GARBAGE = (50_000, 10, 20)  # objects, and rounds, until cycles are looked for
SECONDS_TO_READ = 1.0  # for pages to be told that we stop


@click.command("serve")
@click.option("--host", default=None, help="Whom to serve: 0.0.0.0 is everybody.  [default: 127.0.0.1]")
@click.option("--port", default=None, type=click.IntRange(0, 65535), help="0 takes any free one.  [default: 8000]")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Where tables are kept.")
@database_option
@click.option("--config", type=click.Path(path_type=Path), default=None,
              help=with_pages("A file with these and further settings; docs/hosting.md tells them."))  # fmt: skip
@click.option("--path", default=None, help="The path under which a proxy shows the server, like /starlode/.")
@click.option("--allow-host", "hosts", multiple=True, help="A name under which the server may be asked.")
@click.option("--trusted-proxy", "proxies", multiple=True, help="An address or network that may say who asks.")
@click.option("--expire", type=click.IntRange(0, 36_500), default=None,
              help="Days after which unfinished tables are deleted that nobody touches.  [default: never]")  # fmt: skip
@click.option("--expire-finished", type=click.IntRange(0, 36_500), default=None,
              help="The same for all tables, finished or not.  [default: never]")  # fmt: skip
@click.option("--processes", type=click.IntRange(1, several.MOST), default=None,
              help="How many processes serve, on PostgreSQL.  [default: 1]")  # fmt: skip
@click.option("--internal", default=None, metavar="HOST[:PORT]",
              help="Where other processes with the same PostgreSQL reach this one.  [default: 127.0.0.1]")  # fmt: skip
@click.option("--socket", "handle", type=int, default=None, hidden=True)
@click.option("--analysis", type=click.Choice(MODES), default=None,
              help="Whether finished matches are analysed.  [default: always]")  # fmt: skip
@components_option
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option("--verbose", is_flag=True, help="Note on the error stream what happens at the tables.")
@language("The language of all words here; every player chooses for himself.")
def serve(
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    config: Path | None,
    path: str | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    expire: int | None,
    expire_finished: int | None,
    processes: int | None,
    internal: str | None,
    handle: int | None,
    analysis: Mode | None,
    components: Path | None,
    opens: bool,
    verbose: bool,
    lang: str,
) -> None:
    """Serve tables in the browser."""
    words = Words(lang)
    file = hosting.read_hosting(config)
    file = replace(
        file,
        expire=file.expire if expire is None else expire,
        expire_finished=file.expire_finished if expire_finished is None else expire_finished,
        processes=file.processes if processes is None else processes,
        internal=file.internal if internal is None else internal,
        analysis=analysis or file.analysis,
    )
    wanted = _together(file, host, port, data, database, path, hosts, proxies)
    store = Database.of(Path(str(wanted.data)), wanted.database)
    boxes = {} if components is None else _boxes(components, words)
    if wanted.processes > 1 and store.file is not None:
        raise BadInput("serve-one-process", path=str(store))
    if store.file is None:
        _check_among(wanted)
    listening = (
        bind(str(wanted.host), int(wanted.port or 0)) if handle is None else socket.socket(fileno=os.dup(handle))
    )

    def announce(address: str) -> None:
        click.echo(words.say("serve-ready", address=address))
        sys.stdout.flush()
        if opens and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if wanted.processes > 1 and handle is None:
        with closing(open_store(store)) as writer:
            identity_of(writer)
        house = several.Several(
            wanted.processes, several.command(), listening, lambda: announce(_address(listening) + wanted.path[1:])
        )
        sys.exit(house.run())
    if handle is not None:
        several.end_with(os.getppid())
    with store.claim(words):
        # Looked at beforehand, so that what cannot be used is refused in one line.
        with closing(open_store(store)) as writer:
            identity_of(writer)
        logs.set_up(logging.INFO if verbose else logging.WARNING)
        _allow_files(wanted.allowed.connections.all + FILES_BESIDES)
        among = None if store.file is not None else bind(*_among(wanted.internal))
        app = make_app(_settings(wanted, boxes, "" if among is None else _named(among)))
        Server(app, listening, announce, among).run(sockets=[listening, *([] if among is None else [among])])


def _together(
    file: Hosting,
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    path: str | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
) -> Hosting:
    """What the file says, and the command line over it."""
    wanted = replace(
        file,
        host=host or (file.host if file.host is not UNSET else "127.0.0.1"),
        port=port if port is not None else (file.port if file.port is not UNSET else 8000),
        data=str(data) if data is not None else (file.data if file.data is not UNSET else str(default_data())),
        database=database or file.database,
        path=path if path is not None else file.path,
        hosts=(*file.hosts, *hosts),
        trusted_proxies=(*file.trusted_proxies, *proxies),
    )
    hosting.check(wanted)
    return wanted


def _boxes(components: Path, words: Words) -> dict[str, str]:
    """The text of a file of components, for every game that takes one; refused if tables cannot be opened with it."""
    chosen = want({}, components, words.language)
    boxed = [game.name for game in games() if game.read_box is not None]
    for name in boxed:
        chosen.rules(name)
    return dict.fromkeys(boxed, str(chosen.components))


def _check_among(wanted: Hosting) -> None:
    """Where the others look for us there must be us, and nobody else."""
    host, port = _among(wanted.internal)
    if _is_everywhere(host):
        raise BadInput("serve-internal-everywhere", address=wanted.internal)
    if port and wanted.processes > 1:
        raise BadInput("serve-internal-port", address=wanted.internal)


def _is_everywhere(host: str) -> bool:
    """Whether it is every address of this machine, however that is written: 0.0.0.0, 0, ::."""
    with suppress(OSError, ValueError):
        found = ip_address(str(socket.getaddrinfo(host, 0)[0][4][0]).partition("%")[0])
        return (getattr(found, "ipv4_mapped", None) or found).is_unspecified
    return False  # it cannot be served at, and that is told there


def _among(wanted: str) -> tuple[str, int]:
    """Host and port at which other processes reach us; port 0 is any free one."""
    is_address = wanted.count(":") > 1 and not wanted.startswith("[")  # of IPv6, which has colons of its own
    host, _, port = wanted.rpartition(":") if not is_address and re.fullmatch(r".+:\d+", wanted) else (wanted, "", "0")
    return host.strip("[]"), int(port)


def _settings(wanted: Hosting, boxes: dict[str, str], address: str) -> Settings:
    return Settings(
        Path(str(wanted.data)),
        address=address,
        database=wanted.database,
        components=boxes,
        limits=wanted.allowed,
        path=wanted.path,
        hosts=wanted.hosts,
        proxies=wanted.trusted_proxies,
        metrics_for=Networks(wanted.metrics_for),
        blocked_names=wanted.blocked_names,
        expire=wanted.expire,
        expire_finished=wanted.expire_finished,
        keep_free=wanted.keep_free * 1_000_000,
        analysis=wanted.analysis,
        push=wanted.push,
        push_contact=wanted.push_contact,
        push_loopback=wanted.push_loopback,
        bot_workers=wanted.bot_workers,
        bot_budget=wanted.bot_seconds,
    )


class Server(uvicorn.Server):
    """uvicorn as we use it, which says where it is once it is ready, and goodbye before it stops."""

    def __init__(
        self,
        app: Litestar,
        listening: socket.socket,
        announce: Callable[[str], None],
        among: socket.socket | None = None,
    ) -> None:
        settings: Settings = app.state.settings
        where = None if among is None else among.getsockname()[:2]
        inside: Any = Front(app, settings.hosts, settings.path)
        if settings.store.file is None:
            inside = Switchboard(inside, app.state, settings.path, where)
        config = lines.Config(
            front.behind(inside, list(settings.proxies)),
            http=lines.HttpLine,
            ws=lines.SocketLine,
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            proxy_headers=False,  # only proxies that are named are believed
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
        )
        proxies = Networks(settings.proxies)
        config.lines = lines.Lines(settings.limits, lambda address: address in proxies)
        config.lines.among = where
        super().__init__(config)
        self.app = app
        self.address = _address(listening) + settings.path.lstrip("/")
        self.announce = announce

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Until somebody stops us; what keeps us from starting is raised, and told in one line as any refusal is."""
        state, noted = self.app.state, logging.getLogger("uvicorn.error")

        def is_news(_: logging.LogRecord) -> bool:
            return state.get("refusal") is None

        noted.addFilter(is_news)
        try:
            super().run(sockets)
        except SystemExit:
            if (refusal := state.get("refusal")) is not None:
                raise refusal from None
            raise
        finally:
            noted.removeFilter(is_news)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be stopped is what was asked for, and no failure: uvicorn would raise the signal anew at the end."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is there now stays, and what a move leaves behind has no cycles: it need not be looked through often.
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self.announce(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody at a table, then finish what was begun and close."""
        lobby = self.app.state.lobby
        lobby.health.is_stopping = True
        lobby.tables.announce("server-stopping")
        await lobby.tables.told(SECONDS_TO_READ)
        await super().shutdown(sockets)


def _allow_files(wanted: int) -> None:
    """Have as many lines as our limits allow: where a shell gives a thousand, two addresses could take them all."""
    if sys.platform == "win32":  # has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # more than this system ever gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _has_screen() -> bool:
    """Whether a browser would come up beside the terminal, and not in it."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(it) for it in ("DISPLAY", "WAYLAND_DISPLAY"))


def bind(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is one clear line."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput("serve-no-port", address=f"{host}:{port}", reason=reason) from None
    return listening


def _address(listening: socket.socket) -> str:
    return f"http://{_named(listening)}/"


def _named(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{named}:{port}"
