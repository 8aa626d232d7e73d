"""What a push message is wrapped in: encrypted for one browser (RFC 8291, RFC 8188), signed by this server (RFC 8292).

The primitives are those of `cryptography`, the token is that of PyJWT; here stands only in which order they come.
"""

import base64
import os
from collections.abc import Mapping
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the points of P-256
POINT, AUTH, SALT = 65, 16, 16  # bytes
RECORD = 4096  # bytes; a message is one record
MOST = RECORD - 17 - 1  # bytes of a message: a tag and one that says where it ends come along
GOOD_SECONDS = 12 * 3600  # of a signature; at most a day is allowed
LAST = b"\x02"  # ends the last record


def unwritten(text: str) -> bytes:
    """Bytes that were written as base64url, with or without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def plain(content: bytes) -> str:
    """Bytes as base64url, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def is_point(content: bytes) -> bool:
    """Whether it is the public key of a browser: a point of the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, content)
    except ValueError:
        return False
    return len(content) == POINT


def seal(
    message: bytes, p256dh: bytes, auth: bytes, salt: bytes | None = None, key: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only the browser with these keys can read; salt and key are new for each, but in a test."""
    if len(message) > MOST:
        raise ValueError("too long for one record")
    salt, key = salt or os.urandom(SALT), key or ec.generate_private_key(CURVE)
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = _derive(shared, auth, b"WebPush: info\0" + p256dh + ours, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), message + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """Says who sends: browsers are told our public key when they subscribe, and take messages of nobody else."""

    def __init__(self, key: bytes, contact: str) -> None:
        """`key` is any 32 random bytes, `contact` whom a push service writes to when something is wrong."""
        self._key = ec.derive_private_key(int.from_bytes(key, "big") % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = plain(_point(self._key.public_key()))

    def headers(self, origin: str, now: float) -> Mapping[str, str]:
        """For a push service at this origin."""
        claims: dict[str, Any] = {"aud": origin, "exp": int(now) + GOOD_SECONDS, "sub": self._contact}
        token = jwt.encode(claims, self._key, algorithm="ES256")
        return {"authorization": f"vapid t={token}, k={self.public}"}
