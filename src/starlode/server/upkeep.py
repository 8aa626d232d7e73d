"""For those who look after a server: whether it is well, whether it is ready, and what it counts."""

from typing import Any

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST

from starlode.server.lobby import lobby_of
from starlode.server.refusals import Refusal
from starlode.server.wire import http

Asking = Request[Any, Any, State]
_WELL = {503: ResponseSpec(http.Health, generate_examples=False, description="something is wrong")}


@get("/health", summary="Whether database and disk are well", responses=_WELL)
async def get_health(request: Asking) -> Response[http.Health]:
    troubles = list(await lobby_of(request).health.troubles())
    return Response(http.Health(not troubles, troubles), status_code=503 if troubles else 200)


@get("/ready", summary="Whether it takes new matches", responses=_WELL)
async def get_ready(request: Asking) -> Response[http.Health]:
    health = lobby_of(request).health
    troubles = list(await health.troubles()) + (["server-stopping"] if health.is_stopping else [])
    return Response(http.Health(not troubles, troubles), status_code=503 if troubles else 200)


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Asking) -> Response[bytes]:
    """What Prometheus reads; for everybody else there is nothing."""
    named = request.app.state.settings
    # Somebody else's request that a proxy passes on which we were not told to trust.
    is_passed_on = not named.proxies and {"x-forwarded-for", "forwarded"} & set(request.headers)
    client = request.client.host if request.client is not None else ""
    if is_passed_on or client not in named.metrics_for:
        raise Refusal("not-found")
    return Response(lobby_of(request).services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


upkeep = Router("/", route_handlers=[Router("/api", route_handlers=[get_health, get_ready]), get_metrics])
