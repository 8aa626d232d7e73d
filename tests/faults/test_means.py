"""The means of mischief do what they say."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.faults.clocks import Clock, can_jump
from tests.faults.mischief import JUMPS
from tests.faults.proxy import Proxy

SAYS = """
import sys, time
print(int(time.time()), flush=True)
sys.stdin.readline()
print(int(time.time()), time.monotonic())
"""


@pytest.mark.skipif(not can_jump(), reason="there is no C compiler")
def test_a_clock_jumps_while_a_program_runs(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    clock.set(86_400)
    piped = subprocess.PIPE
    command = [sys.executable, "-c", SAYS]
    begun = time.monotonic()
    with subprocess.Popen(command, stdin=piped, stdout=piped, text=True, env=clock.environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert int(process.stdout.readline()) >= time.time() + 86_400 - 1000
        clock.set(min(JUMPS))
        process.stdin.write("\n")
        process.stdin.flush()
        told, counted = process.stdout.readline().split()
    assert int(told) <= time.time() + min(JUMPS) + 1
    assert begun <= float(counted) <= time.monotonic()  # this one never jumps


def test_a_line_can_be_kept_back_cut_and_refused(tmp_path: Path) -> None:
    async def echo(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        while said := await reads.readline():
            writes.write(said)
        writes.close()

    async def is_hung_up(reads: asyncio.StreamReader) -> bool:
        try:
            return await reads.read() == b""
        except ConnectionError:
            return True

    async def walk() -> None:
        behind = tmp_path / "behind"
        server = await asyncio.start_unix_server(echo, str(behind))
        proxy = Proxy(behind)
        await proxy.start()
        reads, writes = await asyncio.open_connection("127.0.0.1", proxy.port)

        async def say(what: bytes) -> bytes:
            writes.write(what)
            return await reads.readline()

        assert await say(b"one\n") == b"one\n"
        silence = asyncio.create_task(proxy.keep_back(60))
        await asyncio.sleep(0)
        answer = asyncio.create_task(say(b"two\n"))
        await asyncio.sleep(0.05)
        assert not answer.done()
        silence.cancel()
        assert await answer == b"two\n"
        proxy.cut()
        assert await is_hung_up(reads)
        refusal = asyncio.create_task(proxy.refuse(60))
        await asyncio.sleep(0)
        others, _ = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await is_hung_up(others)
        refusal.cancel()
        await asyncio.wait([refusal])
        reads, writes = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await say(b"three\n") == b"three\n"
        writes.close()
        await proxy.close()
        server.close()

    asyncio.run(walk())
