"""What every request meets before the app: under which name and path the server was asked, and by whom."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from starlode.server.wire.http import Problem

MISDIRECTED = 421
OURSELVES = ("localhost",)


class Networks:
    """Addresses, each alone or as a network: 10.0.0.7, 10.0.0.0/8, fd00::/8."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(name, strict=False) for name in named]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)


class Front:
    """Refuses names that are not ours, and takes off the path under which a proxy has put us."""

    def __init__(self, app: Any, hosts: Iterable[str] = (), path: str = "/") -> None:
        self._app = app
        self._hosts = {host.casefold() for host in (*OURSELVES, *_own_names(), *hosts)}
        self._prefix = path.rstrip("/")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif not self._is_ours(scope["headers"]):
            await _refuse(scope, send)
        else:
            path, prefix = scope["path"], self._prefix
            if prefix and (path == prefix or path.startswith(prefix + "/")):
                raw = scope["raw_path"].partition(b"?")[0]
                scope = {**scope, "path": path[len(prefix) :] or "/", "raw_path": raw[len(prefix) :] or b"/"}
            await self._app(scope, receive, send)

    def _is_ours(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """An address says itself where it leads; a name could have been bent to lead here."""
        named = [value for name, value in headers if name == b"host"]
        if len(named) != 1:
            return False
        host = named[0].decode("latin-1").casefold()
        host, _, port = host.rpartition(":") if host[-1:].isdigit() and ":" in host else (host, "", "")
        if port and not port.isdigit():
            return False
        if host.startswith("[") and host.endswith("]"):
            return _is_address(host[1:-1])
        return host.rstrip(".") in self._hosts or _is_address(host)


def behind(app: Any, proxies: list[str]) -> Any:
    """The app, told by these proxies, and by nobody else, where a request came from."""
    return ProxyHeadersMiddleware(app, trusted_hosts=proxies) if proxies else app


def _own_names() -> list[str]:
    """What this computer is called at home."""
    name = socket.gethostname().partition(".")[0]
    return [socket.gethostname(), name, f"{name}.local"] if name else []


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def _refuse(scope: Any, send: Any) -> None:
    body = msgspec.json.encode(Problem("wrong-host", {}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
