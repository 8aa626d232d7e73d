"""One request to a push service, whose address came from a browser: only to where everybody may go.

The name is resolved once, every address that it leads to has to be a public one, and the line goes to the very address
that was looked at, so that a name cannot lead elsewhere in the meantime. No answer is followed, and none is read beyond
its headers.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import h11

MOST_ADDRESS = 1000  # characters
MOST_HEADERS = 16_384  # bytes of an answer
SECONDS = 10.0  # for all of it
READ = 4096
PUBLIC = ipaddress.ip_network("2000::/3")  # of IPv6 all that anybody is given; Python calls site-local ones global
ASSIGNMENTS = ipaddress.ip_network("192.0.0.0/24")  # of protocols; how much of it is private differs between Pythons


# Whoever has a name of his own may have it found slowly: threads that pages are read by do not wait for that.
_resolving = ThreadPoolExecutor(4, "starlode-resolving")


class Refused(Exception):
    """An address that nothing is sent to."""


def check(address: str, loopback: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address that may be one, or `Refused`; where it leads is seen later."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("no address") from None
    odd = not address.isascii() or not address.isprintable() or " " in address or len(address) > MOST_ADDRESS
    if odd or not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("no address")
    if parts.scheme != "https" and not (parts.scheme == "http" and loopback and _leads_home(host)):
        raise Refused("not https")
    if _is_number(host) and not may_go_to(host, loopback):
        raise Refused("not public")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, host, port, path


def may_go_to(number: str, loopback: bool = False) -> bool:
    """Whether an IP address is a public one; one of this machine is where tests say so."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if (inner := address.ipv4_mapped or address.sixtofour) is not None:
            return may_go_to(str(inner), loopback)
        if not address.is_loopback and (address not in PUBLIC or address.teredo is not None):
            return False
    elif address in ASSIGNMENTS:
        return False
    if address.is_loopback:
        return loopback
    return address.is_global and not address.is_multicast and not address.is_reserved


async def post(address: str, headers: Mapping[str, str], body: bytes, loopback: bool = False) -> int:
    """What a push service answers: the status alone. `Refused`, `OSError`, `TimeoutError` or h11's errors otherwise."""
    async with asyncio.timeout(SECONDS):
        return await _post(address, headers, body, loopback)


async def _post(address: str, headers: Mapping[str, str], body: bytes, loopback: bool) -> int:
    scheme, host, port, path = check(address, loopback)
    number = await _resolve(host, port, loopback)
    context = ssl.create_default_context() if scheme == "https" else None
    # Certificates are those of the name, the line is that of the address.
    reader, writer = await asyncio.open_connection(
        number, port, ssl=context, server_hostname=host if context is not None else None
    )
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEADERS)
        own = {"host": urlsplit(address).netloc, "content-length": str(len(body)), "connection": "close"}
        request = h11.Request(method="POST", target=path, headers=list({**own, **headers}.items()))
        writer.write((line.send(request) or b"") + (line.send(h11.Data(data=body)) or b""))
        writer.write(line.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(READ))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif not isinstance(event, h11.InformationalResponse):
                raise h11.RemoteProtocolError("no answer")
    finally:
        writer.close()


async def _resolve(host: str, port: int, loopback: bool) -> str:
    """The address to go to; if only one that the name leads to is none of everybody's, nobody goes to any."""
    look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_resolving, look)
    except UnicodeError:  # no name can be so, such as `a..b`
        raise Refused("no address") from None
    numbers = [str(place[0]) for *_, place in found]
    if not numbers or not all(may_go_to(number, loopback) for number in numbers):
        raise Refused("not public")
    return numbers[0]


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _leads_home(host: str) -> bool:
    return host == "localhost" or (_is_number(host) and ipaddress.ip_address(host.partition("%")[0]).is_loopback)
