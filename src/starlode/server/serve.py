"""`starlode serve`: tables in the browser, for this computer or for friends."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import uvicorn

from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.surroundings import default_language
from starlode.server import logs
from starlode.server.app import KEY, Settings, make_app, open_store
from starlode.server.folder import claim
from starlode.server.identity import Identity
from starlode.server.wire.parts import MOST_FRAME

SECONDS_TO_STOP = 3


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Whom to serve: 0.0.0.0 is everybody.")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), show_default=True, help="0 takes any free one.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Where tables are kept.")
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option("--verbose", is_flag=True, help="Note on the error stream what happens at the tables.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=default_language, show_default="yours",
              help="The language of all words here; every player chooses for himself.")  # fmt: skip
def serve(host: str, port: int, data: Path | None, opens: bool, verbose: bool, lang: str) -> None:
    """Serve tables in the browser."""
    words = Words(lang)
    listening = bind(host, port, words)
    with claim(data or default_data(), words) as folder:
        # Looked at beforehand, so that what cannot be used is refused in one line.
        open_store(folder).close()
        Identity.from_file(folder / KEY)
        logs.set_up(logging.INFO if verbose else logging.WARNING)

        def announce(address: str) -> None:
            click.echo(words.say("serve-ready", address=address))
            sys.stdout.flush()
            if opens and _has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        Server(make_app(Settings(folder)), listening, announce).run(sockets=[listening])


class Server(uvicorn.Server):
    """uvicorn as we use it, which says where it is once it is ready."""

    def __init__(self, app: object, listening: socket.socket, announce: Callable[[str], None]) -> None:
        config = uvicorn.Config(
            app,  # type: ignore[arg-type]
            ws="websockets-sansio",
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="on",
        )
        super().__init__(config)
        self.address = _address(listening)
        self.announce = announce

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be stopped is what was asked for, and no failure: uvicorn would raise the signal anew at the end."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce(self.address)


def _has_screen() -> bool:
    """Whether a browser would come up beside the terminal, and not in it."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(it) for it in ("DISPLAY", "WAYLAND_DISPLAY"))


def bind(host: str, port: int, words: Words) -> socket.socket:
    """Take the port before anything else, so that a taken one is one clear line."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(words.say("serve-no-port", address=f"{host}:{port}", reason=reason)) from None
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}/"


def default_data() -> Path:
    """Where programs keep what is theirs."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "starlode"
