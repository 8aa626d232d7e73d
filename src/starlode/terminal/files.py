"""Files that people hand to a command, and files that it writes: every trouble is one clear line."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from starlode.core.errors import BadInput

MOST_BYTES = 64 * 1024 * 1024  # a match of a thousand turns has a fiftieth of it


def read_text(path: Path) -> str:
    """The text of a file, or BadInput."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as trouble:
        raise trouble_with(path, "read", trouble) from None
    if len(content) > MOST_BYTES:
        raise BadInput(f"{path}: larger than {MOST_BYTES // 2**20} MiB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file") from None


def read_json(path: Path) -> Any:
    """What a JSON file holds, or BadInput."""
    text = read_text(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(f"{path}: not JSON (line {error.lineno}: {error.msg})") from None
    except (ValueError, RecursionError):  # a number of thousands of digits; brackets within brackets
        raise BadInput(f"{path}: not JSON that anybody would write") from None


def write_text(path: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, all of it or nothing: beside its place first, then moved there."""
    check_writable(path)
    path = path.resolve()
    beside = None
    try:
        if path.exists() and not path.is_file():  # a pipe or /dev/stdout is written to, not replaced
            path.write_bytes(content)
            return
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        beside = Path(name)
        with os.fdopen(number, "wb") as file:
            file.write(content)
        beside.chmod(path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        beside.replace(path)
    except OSError as trouble:
        if beside is not None:
            beside.unlink(missing_ok=True)
        raise trouble_with(path, "written", trouble) from None


def check_writable(path: Path) -> None:
    """Refuse a place where nothing can be written, before any work is done for it."""
    folder = path.parent
    if path.is_dir():
        raise BadInput(f"{path}: cannot be written (it is a folder)")
    if not folder.is_dir():
        raise BadInput(f"{path}: cannot be written (there is no folder {folder})")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadInput(f"{path}: cannot be written (no permission)")


def trouble_with(path: Path, verb: str, trouble: OSError) -> BadInput:
    """What the system says about a file that cannot be read or written."""
    return BadInput(f"{path}: cannot be {verb} ({(trouble.strerror or str(trouble)).lower()})")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
