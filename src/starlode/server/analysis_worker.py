"""The process that analyses a finished match, at the lowest priority: a subject comes in, an analysis goes out."""

import os
import sys
from typing import Any

import msgspec

from starlode.analysis.analysing import LEAST_WAYS, WAYS, Inquiry, Subject
from starlode.core.record import Record

WAYS_IN_ALL = 300_000  # about half a minute of one core, however long the match is


def main() -> None:
    """Answer once."""
    if hasattr(os, "nice"):
        os.nice(19)
    request = msgspec.json.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(found(request)))


def found(request: dict[str, Any]) -> dict[str, Any]:
    """The analysis of a record; of a long match every moment is looked at less."""
    record, components = Record.from_json(request["record"]), request["components"]
    questions = len(Inquiry(Subject(record, components)))
    ways = min(WAYS, max(LEAST_WAYS, WAYS_IN_ALL // questions))
    inquiry = Inquiry(Subject(record, components, ways))
    return inquiry.report(map(inquiry.answer, range(len(inquiry)))).to_json()


if __name__ == "__main__":
    main()
