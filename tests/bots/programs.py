"""Tiny programs that play badly, each in its own way."""

import shlex
import sys
from pathlib import Path

FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"

# What each does when it is asked; hello is answered well unless the program says otherwise.
MISBEHAVING = {
    "crashes": "sys.exit('my bot has a hole')",
    "garbage": "say('no JSON at all')",
    "list": "say('[1, 2]')",
    "deep": "say('[' * 30000)",
    "binary": "os.write(1, bytes(range(255, 127, -1)) + b'\\n')",
    "both": 'say(\'{"action": "end-turn", "index": 0}\')',
    "neither": "say('{}')",
    "out-of-step": 'say(\'{"n": 99, "index": 0}\')',
    "illegal": 'say(\'{"action": "buy everything"}\')',
    "index-too-large": "say('{\"index\": 999}')",
    "index-negative": "say('{\"index\": -1}')",
    "index-true": "say('{\"index\": true}')",
    "another-kind": 'say(\'{"t": "ready", "index": 0}\')',
    "silent": "time.sleep(60)",
    "endless-line": "\n        while True: os.write(1, b'x' * 65536)",
    "closes": "os.close(1); time.sleep(60)",
    "noisy": "\n        while True: os.write(2, b'x' * 65536)",
}
FAULT_OF = {
    "crashes": "crashed", "garbage": "garbage", "list": "garbage", "deep": "garbage", "binary": "garbage",
    "both": "garbage", "neither": "garbage", "out-of-step": "garbage", "illegal": "illegal",
    "index-too-large": "illegal", "index-negative": "illegal", "index-true": "illegal", "another-kind": "protocol",
    "silent": "timeout", "endless-line": "too-long", "closes": "crashed", "noisy": "timeout",
}  # fmt: skip


def command(folder: Path, asked: str, hello: str = "say('{\"protocol\": 1}')", begin: str = "") -> str:
    """The name of a bot that does this when it is asked, and that when it is greeted."""
    file = folder / f"bot{len(list(folder.iterdir()))}.py"
    file.write_text(
        "import json, os, subprocess, sys, time\n"
        "def say(line): print(line, flush=True)\n"
        f"{begin}\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['t'] == 'hello':\n"
        f"        {hello}\n"
        "    elif message['t'] == 'ask':\n"
        f"        {asked}\n"
        "    elif message['t'] == 'quit':\n"
        "        break\n",
        encoding="utf-8",
    )
    return of_file(file)


def of_file(file: Path, *arguments: str) -> str:
    return f"cmd:{shlex.join([sys.executable, str(file), *arguments])}"
