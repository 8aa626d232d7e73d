"""Short whole frames of a WebSocket, which nearly all are: read and written at once, without the library's many steps.

RFC 6455, section 5.2. Whatever is longer, in parts, of another kind or wrong is left to the library.
"""

from collections.abc import Iterable

TEXT = 0x81  # a text that is whole
MASKED = 0x80
SHORT, MIDDLE = 126, 127  # from here on the length stands in two more bytes, or in eight
MIDDLE_MOST = 65_536
HEAD = 6  # bytes before a short text of a client: two, and the mask


def text_frames(texts: Iterable[bytes]) -> bytes:
    """Texts as a server sends them."""
    parts: list[bytes] = []
    for text in texts:
        parts += (_head(len(text)), text)
    return b"".join(parts)


def _head(size: int) -> bytes:
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE_MOST:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, MIDDLE)) + size.to_bytes(8, "big")


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text, if the data is one frame of a client with a whole text of so many bytes at most, and nothing else."""
    if len(data) < HEAD or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, HEAD
    if size == MIDDLE:
        return None
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
        if size < SHORT:  # longer than it need be, which is not allowed
            return None
    if size > most or len(data) != start + size:
        return None
    mask = int.from_bytes((data[start - 4 : start] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data[start:], "big") ^ mask).to_bytes(size, "big")


def are_whole(data: bytes) -> bool:
    """Whether the data, which begins with a frame, ends with one."""
    at = 0
    while at < len(data):
        if len(data) - at < 2:
            return False
        size, wide = data[at + 1] & ~MASKED, 0
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        at += 2 + wide + size + (4 if data[at + 1] & MASKED else 0)
    return at == len(data)
