"""A push service for tests, on this machine: it takes messages over HTTP, and browsers that can read them."""

import http.server
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import jwt
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from starlode.server.calling.sealing import plain, unwritten


@dataclass
class Posted:
    """A message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """What came, and what is answered: by path, else 201."""

    url: str = ""
    posted: list[Posted] = field(default_factory=list)
    answers: dict[str, list[int]] = field(default_factory=dict)
    held: threading.Event | None = None  # until then nobody is answered


class Browser:
    """Somebody's browser, with the keys of its subscription."""

    def __init__(self, service: Service, name: str) -> None:
        self.service, self.path = service, f"/{name}"
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, Any]:
        return {
            "endpoint": f"{self.service.url}{self.path}",
            "p256dh": plain(self._point),
            "auth": plain(self._auth),
            "language": language,
        }

    @property
    def sealed(self) -> list[Posted]:
        return [posted for posted in list(self.service.posted) if posted.path == self.path]

    def told(self) -> list[dict[str, Any]]:
        """What the browser reads, as RFC 8188 and RFC 8291 say that it does."""
        return [dict(msgspec.json.decode(open_sealed(each.body, self._key, self._auth))) for each in self.sealed]


def open_sealed(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """One record of aes128gcm: salt, its size, whose key it is, and what is in it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    ours = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + ours + theirs).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    opened = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert opened.endswith(b"\x02"), "the last record says so"
    return opened[:-1]


def signed_by(posted: Posted, public: str) -> dict[str, Any]:
    """What a message says of its sender, if it is signed with the key that browsers were told. RFC 8292."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, said["k"]) == ("vapid", public)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwritten(public))
    aud = f"http://{posted.headers['host']}"
    return dict(jwt.decode(said["t"], key, algorithms=["ES256"], audience=aud, options={"verify_exp": False}))


@contextmanager
def a_service() -> Iterator[Service]:
    """A push service that is gone afterwards."""
    service = Service()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            if service.held is not None:
                service.held.wait()
            waiting = service.answers.get(self.path, [])
            self.send_response(waiting.pop(0) if len(waiting) > 1 else waiting[0] if waiting else 201)
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        if service.held is not None:
            service.held.set()
        server.shutdown()
        server.server_close()
        thread.join()
