"""A bare WebSocket echo on the server's own transport: what no server of ours can be cheaper than.

`python -m starlode.bench.server.echo`
"""

import socket
from typing import Any

import uvicorn


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Send back what comes."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    settings = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None)
    _Server(settings).run(sockets=[listening])
