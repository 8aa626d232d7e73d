"""The file with which a server is set up, `starlode serve --config FILE`; docs/hosting.md tells what it may say."""

import dataclasses
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from starlode.core.errors import BadInput
from starlode.server.analyses import Mode
from starlode.server.front import Networks
from starlode.server.limits import ENDLESS, LEAST, Limits, Most, Pace, Paces
from starlode.server.people.names import check_blocked

Positive = Annotated[float, Meta(gt=0, le=ENDLESS)]
Some = Annotated[int, Meta(ge=1, le=ENDLESS)]
_KINDS: dict[Any, Any] = {Pace: tuple[Positive, Positive], int: Some, float: Positive}
_PATH = re.compile(r"/([A-Za-z0-9._~-]+/)*")
_HOST = re.compile(r"[A-Za-z0-9.-]+")


class Hosting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the file may say; what it leaves out is as the command line or the default has it."""

    host: str | UnsetType = UNSET
    port: Annotated[int, Meta(ge=0, le=65535)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    database: str | None = None  # the URL of PostgreSQL; else a file in the folder
    path: str = "/"
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    keep_free: Annotated[int, Meta(ge=0)] = 50  # megabytes
    blocked_names: tuple[str, ...] = ()
    expire: Annotated[int, Meta(ge=0, le=36_500)] = 0  # days; 0: never
    expire_finished: Annotated[int, Meta(ge=0, le=36_500)] = 0
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    internal: str = "127.0.0.1"  # where other processes reach us: a host, and a port after a colon
    analysis: Mode = "always"  # of finished matches
    push: bool = True  # whether browsers may be told whose turn it is
    push_contact: str = ""
    push_loopback: bool = False  # only for tests
    bot_workers: Some = 2
    bot_seconds: Positive = 2.0
    limits: dict[str, Any] = {}

    @property
    def allowed(self) -> Limits:
        return read_limits(self.limits)


def read_hosting(file: Path | None) -> Hosting:
    """The settings of a file; without one, the defaults."""
    if file is None:
        return Hosting()
    try:
        found = msgspec.convert(tomllib.loads(file.read_text()), Hosting)
        check(found)
    except OSError as error:
        raise BadInput("bad-unreadable", path=file, why=error.strerror or error) from None
    except BadInput as refusal:
        raise BadInput("bad-in-file", name=file, why=refusal.said) from None
    except ValueError as error:  # of the library that reads it
        raise BadInput("bad-in-file", name=file, why=error) from None
    return found


def check(hosting: Hosting) -> None:
    """Refuse what could never be meant."""
    if not _PATH.fullmatch(hosting.path):
        raise BadInput("bad-hosting-path", path=hosting.path)
    for host in hosting.hosts:
        if not _HOST.fullmatch(host):
            raise BadInput("bad-host", host=host)
    for name, addresses in (("trusted-proxies", hosting.trusted_proxies), ("metrics-for", hosting.metrics_for)):
        try:
            Networks(addresses)
        except ValueError as error:
            raise BadInput("bad-networks", name=name, why=error) from None
    check_blocked(hosting.blocked_names)
    if hosting.push_contact and not hosting.push_contact.startswith(("mailto:", "https://")):
        raise BadInput("bad-push-contact", contact=hosting.push_contact)
    read_limits(hosting.limits)


def read_limits(wanted: Mapping[str, Any]) -> Limits:
    """The limits with these changed."""
    default, changed = Limits(), dict[str, Any]()
    known = {each.name.replace("_", "-"): each for each in dataclasses.fields(Limits)}
    for name, value in wanted.items():
        if name not in known:
            raise BadInput("bad-limit-name", name=name, known=", ".join(known))
        field = known[name]
        now = getattr(default, field.name)
        try:
            if isinstance(now, Paces | Most):
                kind = tuple[Positive, Positive] if isinstance(now, Paces) else Some
                parts = msgspec.convert(value, dict[str, kind])  # type: ignore[valid-type]
                changed[field.name] = dataclasses.replace(now, **parts)
            else:
                changed[field.name] = msgspec.convert(value, _KINDS[field.type])
        except (msgspec.ValidationError, TypeError):
            raise BadInput("bad-limit", name=name, value=repr(value), default=_told(now)) from None
        limit, least = changed[field.name], LEAST.get(name, 1)
        paces = dataclasses.astuple(limit) if isinstance(limit, Paces) else [limit] if isinstance(limit, tuple) else []
        if any(at_once < least for _, at_once in paces):
            raise BadInput("bad-limit-at-once", name=name, value=repr(value), least=least)
    return dataclasses.replace(default, **changed)


def _told(value: Any) -> str:
    """A limit as the file writes it."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = dataclasses.asdict(value)
        return "{" + ", ".join(f"{name} = {_told(part)}" for name, part in value.items()) + "}"
    return str(list(value)) if isinstance(value, tuple) else str(value)
