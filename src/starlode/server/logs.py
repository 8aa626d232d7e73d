"""What the server notes about itself: a line of JSON each, and never a card, a secret or a cookie."""

import logging
import sys
from types import TracebackType
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

# The only fields that are written; what else code may attach stays out.
FIELDS = ("table", "bot", "why", "path", "code")
# What uvicorn says about clients that do it wrong; we count them, and no one can mend them here.
NOT_OURS = ("Invalid HTTP request received.", "Unsupported upgrade request.")


def set_up(level: int = logging.WARNING) -> None:
    """Write to the standard error stream, for us and for the libraries that we use."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter())
    handler.addFilter(lambda record: record.msg not in NOT_OURS)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("starlode").setLevel(level)


def formatter() -> logging.Formatter:
    """Every record as one line of JSON."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.processors.TimeStamper(fmt="%Y-%m-%dT%H:%M:%SZ", key="at"),
            structlog.stdlib.add_log_level,
            structlog.stdlib.ExtraAdder(allow=FIELDS),
        ],
        processors=[
            _tell_where,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )


def _tell_where(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Who says what; where it broke and what kind of error, not its text, which may quote a hand or a statement."""
    record: logging.LogRecord = event["_record"]
    told: dict[str, Any] = {
        "at": event["at"],
        "level": event["level"],
        "from": record.name,
        "what": event["event"],
        **{name: event[name] for name in FIELDS if name in event},
    }
    kind, _, trace = event.get("exc_info") or (None, None, None)
    if kind is not None:
        told["error"], told["where"] = kind.__name__, _places(trace)
    return {**told, "_record": record, "_from_structlog": False}


def _places(trace: TracebackType | None) -> list[str]:
    places = []
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "?")
        places.append(f"{module}.{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-12:]
