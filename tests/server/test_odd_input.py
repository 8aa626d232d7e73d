"""Whatever is sent, the server neither breaks nor grows: malformed messages and odd requests by the thousand."""

import json
import os
import random
import string
from pathlib import Path

from starlode.server import pages
from tests.depth import examples
from tests.server.house import Process, a_process
from tests.server.people import Guest, a_duel
from tests.server.raw import Raw
from tests.server.test_faults import TEXT

MESSAGES = examples(1_500, 100_000)
REQUESTS = examples(200, 10_000)
BATCH = 250
GROWTH = 12_000_000  # bytes, after the first tenth, when everything has been needed once

GOOD = [
    '{"t":"hello","have":null}', '{"t":"act","v":3,"id":"a","action":"end-turn"}', '{"t":"undo","id":"b"}',
    '{"t":"macro","v":3,"id":"c","actions":["play scout","play viper"]}', '{"t":"answer-undo","id":"d","yes":true}',
    '{"t":"ask-undo","id":"e"}', '{"t":"claim-draw","id":"f"}',
]  # fmt: skip
ODD = [
    "null",
    "[]",
    "{}",
    '""',
    "0",
    "-1e999",
    "1e400",
    "\\u0000",
    "\\ud800",
    "[" * 900,
    '{"a":' * 500,
    "9" * 400,
    "Ω" * 50,
]


def seed() -> int:
    found = int(os.environ.get("STARLODE_SEED", random.SystemRandom().randrange(10**9)))
    print(f"seed {found} (STARLODE_SEED brings it back)")
    return found


def memory(process: Process) -> int:
    """What the server holds, in bytes."""
    pages_held = int(Path(f"/proc/{process._process.pid}/statm").read_text().split()[1])
    return pages_held * os.sysconf("SC_PAGESIZE")


def malformed(rng: random.Random) -> bytes:
    """A message with something wrong in it; now and then it is right after all."""
    text = rng.choice(GOOD)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:at] + rng.choice(ODD) + text[at:]
            case 1:
                text = text[:at] + text[at + rng.randrange(1, 9) :]
            case 2:
                text = text[:at] + rng.choice(string.printable) + text[at + 1 :]
            case 3:
                text = text.replace(rng.choice('"tvid:{}[]'), rng.choice(ODD), 1)
            case _:
                text = text[:at] + text
    return text.encode("utf-8", "replace")[:16_000]


def test_malformed_messages_change_nothing_and_cost_no_memory(tmp_path: Path) -> None:
    rng = random.Random(seed())
    with a_process(tmp_path / "data", "no-bots") as process:
        one, _, first, second = a_duel(process.url)
        table, warm = first.table["id"], 0
        for number in range(0, MESSAGES, BATCH):
            with Raw(process.url) as line:
                assert line.upgrade(f"/api/tables/{table}/socket", b"Cookie: " + one.cookie.encode())[0] == 101
                last = b'{"t":"act","v":0,"id":"last-%d"}' % number  # it is answered when all before it are
                line.send(b"".join(line.frame(TEXT, malformed(rng)) for _ in range(BATCH)) + line.frame(TEXT, last))
                answered = b""
                while b'"id":"last-%d"' % number not in answered:
                    found = line.socket.recv(1 << 20)
                    assert found, "the server hung up"
                    answered = answered[-40:] + found
                # And some that no reader of frames can like.
                line.send(rng.randbytes(rng.randrange(1, 60)))
            if number <= MESSAGES // 10:
                warm = memory(process)
        assert memory(process) - warm < GROWTH
        # Those that were right after all may have moved the match on; it goes on from there.
        page = one.page(table)
        assert page.moment is not None
        second.close()
        assert process.stop() == 0
        assert _errors(process) == []


def odd_request(rng: random.Random) -> tuple[bytes, list[bytes], bytes, bytes]:
    """Target, headers, method and body."""
    parts = [
        "api", "tables", "me", "games", "join", "record", "schema", "socket", "health", "t", "assets", "%00", "..",
        "%2e%2e",
        "x" * rng.choice([1, 40, 300]), "%ff", "%F0%9F%9A%80", "amber-heron-k3x9q2", ";", "a.js", "%", "%zz", "*",
        "//", "~",
    ]  # fmt: skip
    target = "/" + "/".join(rng.choices(parts, k=rng.randrange(6)))
    if rng.random() < 0.3:
        target += "?" + "&".join(f"{rng.choice(parts)}={rng.choice(parts)}" for _ in range(rng.randrange(4)))
    method = rng.choice(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "FOO", "get"])
    body = b"" if rng.random() < 0.4 else malformed(rng)[: rng.choice([10, 500, 15_000])]
    headers = rng.sample(
        [b"Content-Type: application/json", b"Content-Type: text/plain", b"Accept: nothing/at-all", b"Cookie: \xff\xfe",
         b"Cookie: starlode-guest=x.y; starlode-guest=", b"Origin: null", b"Origin: ://", b"X-Forwarded-For: \xf0",
         b"Range: bytes=9-1", b"If-None-Match: *", b"Expect: 100-continue", b"Accept-Encoding: br;q=x", b"Upgrade: h2c",
         b"Accept-Language: " + b"x" * 500, b"Content-Encoding: gzip", b"Transfer-Encoding: gzip", b"TE: trailers",
         b"Authorization: Basic !!!", b"Forwarded: for=\"[", b"Content-Type: application/json; charset=utf-99"],
        k=rng.randrange(5),
    )  # fmt: skip
    return target.encode(), [*headers, b"Content-Length: %d" % len(body), b"Connection: close"], method.encode(), body


def test_odd_requests_are_answered_and_cost_no_memory(tmp_path: Path) -> None:
    rng = random.Random(seed())
    is_built = (pages.CLIENT / "index.html").is_file()
    with a_process(tmp_path / "data", "no-bots") as process:
        guest, warm = Guest(process.url), 0
        guest.open_table()
        for number in range(REQUESTS):
            target, headers, method, body = odd_request(rng)
            if rng.random() < 0.5:
                headers.append(b"Cookie: " + guest.cookie.encode())
            with Raw(process.url) as line:
                if method == b"HEAD":
                    line.send(b"HEAD " + target + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    status = int(line.socket.recv(20).split()[1])
                else:
                    status, _ = line.ask(target, *headers, method=method, body=body)
            assert 200 <= status < 500 or (status == 503 and not is_built), (status, method, target, headers, body)
            if number <= REQUESTS // 10:
                warm = memory(process)
        assert memory(process) - warm < GROWTH
        assert guest.get("/api/tables")["tables"]
        assert process.stop() == 0
        assert _errors(process) == []


def _errors(process: Process) -> list[str]:
    return [line for line in process.log.read_text().splitlines() if json.loads(line)["level"] == "error"]
