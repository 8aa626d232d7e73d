"""Frames that go the short way are what the library would read and write."""

import random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import OP_TEXT, Frame
from websockets.uri import parse_uri

from starlode.server import frames

SIZES = [0, 1, 4, 5, 125, 126, 127, 500, 65_535]
MOST = 100_000


def from_a_client(text: bytes, **changes: bool) -> bytes:
    return Frame(OP_TEXT, text, **changes).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_a_client_is_read(size: int) -> None:
    text = random.Random(size).randbytes(size)
    assert frames.whole_text(from_a_client(text), MOST) == text


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    text = random.Random(size).randbytes(size)
    assert frames.text_frames([text]) == Frame(OP_TEXT, text).serialize(mask=False)


def test_whatever_is_not_one_whole_short_text_is_left_to_the_library() -> None:
    whole = from_a_client(b"hello")
    for other in (
        b"",
        whole[:-1],  # not all of it
        whole + b"\x81",  # and the next one's beginning
        whole + whole,
        from_a_client(b"hello", fin=False),
        Frame(OP_TEXT, b"hello").serialize(mask=False),
        b"\x82" + whole[1:],  # bytes
        bytes((whole[0] | 0x40,)) + whole[1:],  # compressed
        from_a_client(b"x" * (MOST + 1)),
        b"\x81\xfe\x00\x05" + whole[2:],  # a length in more bytes than it needs
    ):
        assert frames.whole_text(other, MOST) is None


def test_it_is_known_whether_a_frame_is_still_open() -> None:
    rng = random.Random(1)
    data, ends = b"", {0}
    for size in (0, 3, 125, 126, 700, 70_000, 2):
        data += from_a_client(rng.randbytes(size))
        ends.add(len(data))
    assert [cut for cut in (*range(2000), *sorted(ends), *(end + 1 for end in ends if end < len(data)))
            if frames.are_whole(data[:cut]) != (cut in ends)] == []  # fmt: skip


def test_a_client_of_the_library_reads_what_is_sent() -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.state = client.state.OPEN
    client.reader.feed_data(frames.text_frames([b"one", b"two" * 100]))
    read = Frame.parse(client.reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as found:
        next(read)
    assert found.value.value.data == b"one"
