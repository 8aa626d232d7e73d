"""What the server notes about itself: a line of JSON each, and never a card, a secret or a cookie."""

import json
import logging
import sys
import time

# The only fields that are written; what else code may attach stays out.
FIELDS = ("table", "bot", "why", "path", "code")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0] is not None:
            # Where it broke and what kind of error, not its text, which may quote a hand or a statement's values.
            told["error"] = record.exc_info[0].__name__
            told["where"] = _where(record)
        return json.dumps(told)


def _where(record: logging.LogRecord) -> list[str]:
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        module = trace.tb_frame.f_globals.get("__name__", "?")
        places.append(f"{module}.{code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-12:]


def set_up(level: int = logging.WARNING) -> None:
    """Write to the standard error stream, for us and for the libraries that we use."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("starlode").setLevel(level)
