"""Every error over HTTP as a code with details, without prose and without secrets."""

import logging
import re
from types import TracebackType
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

from starlode.core.errors import IllegalAction
from starlode.server.refusals import Refusal
from starlode.server.wire.http import Problem

CODES = {401: "who-are-you", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 429: "too-fast"}
log = logging.getLogger("starlode.http")


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    request.app.state.lobby.services.metrics.count_refusal(refusal.code)
    return Response(Problem(refusal.code, refusal.details), status_code=refusal.status)


def _illegal(_: Request[Any, Any, Any], refusal: IllegalAction) -> Response[Problem]:
    return Response(Problem(refusal.code, refusal.details), status_code=409)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "server-error")
    status = error.status_code
    place = re.search(r"\$[\w.\[\]]*", str(error.detail) + str(error.extra))
    details = {"at": place[0]} if code == "bad-request" and place else {}
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Problem(code, details), status_code=status, headers=headers)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets are the asker's mistake; any other endless way down is ours."""
    if _was_reading(error.__traceback__):
        return Response(Problem("bad-request", {}), status_code=400)
    return _broken(request, error)


def _was_reading(trace: TracebackType | None) -> bool:
    last = None
    while trace is not None:
        last, trace = trace.tb_frame.f_globals.get("__name__", ""), trace.tb_next
    return last is not None and last.startswith("litestar.serialization")


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request-failed", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return Response(Problem("server-error", {}), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: _refused, IllegalAction: _illegal, HTTPException: _http, RecursionError: _too_deep, Exception: _broken,
}  # fmt: skip
