"""Guests over HTTP: they are given a cookie, open tables and sit down."""

import http.client
import json
from dataclasses import dataclass
from typing import Any


@dataclass
class Guest:
    """Somebody with a cookie."""

    cookie: str


class Door:
    """The HTTP side of a server, one request after the other on one connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._connection = http.client.HTTPConnection(host, port, timeout=60)

    def new_guest(self) -> Guest:
        self._connection.request("GET", "/api/me")
        response = self._connection.getresponse()
        response.read()
        return Guest(str(response.headers["Set-Cookie"]).split(";")[0])

    def open_table(self, guests: list[Guest], **wanted: Any) -> str:
        """A table with these guests at its first seats, who join one after the other; its id."""
        table = str(self._post("/api/tables", guests[0], **wanted)["id"])
        for guest in guests[1:]:
            self._post(f"/api/tables/{table}/join", guest)
        return table

    def close(self) -> None:
        """Hang up, because the server does so with who is silent; the next request calls again."""
        self._connection.close()

    def _post(self, path: str, guest: Guest, **content: Any) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": guest.cookie}
        self._connection.request("POST", path, json.dumps(content), headers)
        response = self._connection.getresponse()
        text = response.read()
        if response.status not in (200, 201):
            raise ConnectionError(f"{path}: {response.status} {text.decode()}")
        return json.loads(text)
