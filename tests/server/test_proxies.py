"""Behind real proxies, as deploy/ sets them up: under a path, with TLS, for requests and for sockets."""

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from starlode.server.front import Networks
from starlode.server.wire.parts import MOST_REQUEST_WITH_COMPONENTS
from tests.server.house import PATIENCE, House, a_house, hold_port, until
from tests.server.people import LASTING

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "play.example.org"
PATH = "/starlode/"
BROWSER = "127.0.0.2"  # somebody else than the proxy, on the same computer


def certificate(folder: Path) -> tuple[Path, Path]:
    """One for the host of the examples, signed by itself."""
    key, made = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-keyout", str(key), "-out", str(made), "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def is_there() -> bool:
        assert process.poll() is None, process.stderr and process.stderr.read().decode()
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", port)) == 0

    try:
        until(is_there)
        yield
    finally:
        process.terminate()
        process.wait(120)


def nginx(folder: Path, house: House, port: int) -> list[str]:
    made, key = certificate(folder)
    server = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), ("http://127.0.0.1:8000", house.url),
        (f"/etc/ssl/{HOST}.pem", str(made)), (f"/etc/ssl/{HOST}.key", str(key)),
    ):  # fmt: skip
        assert old in server
        server = server.replace(old, new)
    temp = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "server.conf").write_text(server)
    whole = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{whole}http {{\naccess_log off;\n{temp}include {folder}/server.conf;\n}}\n")
    return [_found("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"]


def caddy(folder: Path, house: House, port: int) -> list[str]:
    made, key = certificate(folder)
    server = (DEPLOY / "Caddyfile").read_text()
    assert f"{HOST} {{" in server
    server = server.replace(f"{HOST} {{", f"https://{HOST}:{port} {{\n\tbind 127.0.0.1\n\ttls {made} {key}")
    server = server.replace("127.0.0.1:8000", house.url.removeprefix("http://"))
    head = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {folder}/caddy\n}}\n"
    (folder / "Caddyfile").write_text(head + server)
    return [_found("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def _found(name: str) -> str:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or ""


PROXIES = [(name, make) for name, make in (("nginx", nginx), ("caddy", caddy)) if _found(name)]


def test_the_examples_say_what_the_server_needs() -> None:
    """Where neither proxy is installed this is all that can be seen; CI has both."""
    for file in ("nginx.conf", "Caddyfile"):
        assert PATH in (DEPLOY / file).read_text()
    allowed = re.search(r"client_max_body_size (\d+)k;", (DEPLOY / "nginx.conf").read_text())
    assert allowed is not None
    assert int(allowed[1]) * 1024 >= MOST_REQUEST_WITH_COMPONENTS
    settings = (DEPLOY / "starlode.toml").read_text()
    assert f'path = "{PATH}"' in settings
    assert HOST in settings


@pytest.mark.parametrize(("name", "make"), PROXIES)
def test_a_match_is_played_through_a_proxy_with_tls_under_a_path(tmp_path: Path, name: str, make: Any) -> None:
    seen: list[str] = []
    here: dict[str, Any] = {"path": PATH, "hosts": (HOST,), "proxies": ("127.0.0.1",)}
    with a_house(tmp_path / "data", **here, metrics_for=Networks(["127.0.0.1"])) as house:
        held = hold_port()
        port = held.getsockname()[1]
        tempo: Any = house.lobby.requests
        take = tempo.take

        def watch(guest: str | None, address: str, cost: float = 1) -> None:
            seen.append(address)
            take(guest, address, cost)

        tempo.take = watch
        with running(make(tmp_path, house, port), port):
            trusted = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
            address = f"https://{HOST}:{port}{PATH}"
            transport = httpx.HTTPTransport(verify=trusted, local_address=BROWSER)
            with httpx.Client(
                transport=Through(transport), timeout=PATIENCE, headers={"x-forwarded-for": "203.0.113.9"}
            ) as http:
                me = http.get(f"{address}api/me")
                assert me.status_code == 200, me.text
                cookie = me.headers["set-cookie"]
                http.headers["cookie"] = cookie.partition(";")[0]
                assert "secure" in cookie.lower()
                assert f"Path={PATH}" in cookie
                page = http.get(address)
                assert page.status_code in (200, 503)
                assert page.status_code == 503 or f'content="{PATH}"' in page.text
                for file in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
                    assert file.startswith(PATH)
                    assert http.get(f"https://{HOST}:{port}{file}").status_code == 200
                origin = {"origin": f"https://{HOST}:{port}"}
                wanted = {"game": "realms", "places": [{"me": True}, {"bot": "random"}]}
                table = http.post(f"{address}api/tables", json=wanted, headers=origin)
                assert table.status_code == 201, table.text
                evil = http.post(f"{address}api/tables", json=wanted, headers={"origin": "https://evil.example"})
                assert evil.json()["code"] == "wrong-origin"
                assert http.get(f"{address}api/nothing").json()["code"] == "not-found"
                assert http.get(f"{address}metrics").status_code == 404
            with connect(
                f"wss://{HOST}:{port}{PATH}api/tables/{table.json()['id']}/socket",
                sock=socket.create_connection(("127.0.0.1", port), PATIENCE, (BROWSER, 0)), ssl=trusted,
                server_hostname=HOST, additional_headers={"Cookie": cookie.partition(";")[0], **origin},
                compression=None, **LASTING,
            ) as line:  # fmt: skip
                line.send('{"t":"hello","have":null}')
                assert '"t":"table"' in str(line.recv(PATIENCE))
    held.close()
    # What the browser claims about itself is not believed; what the proxy says about it is.
    assert set(seen) == {BROWSER}


class Through(httpx.BaseTransport):
    """The name of the examples, looked up on this computer."""

    def __init__(self, transport: httpx.HTTPTransport) -> None:
        self._transport = transport

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = HOST
        request.url = request.url.copy_with(host="127.0.0.1")
        return self._transport.handle_request(request)
