"""A private feed of "your turn": its address is a secret of one guest, and he can have another one."""

import secrets
import uuid
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree

from sqlalchemy import Connection, delete, select, text

from starlode.i18n import Words
from starlode.server import store
from starlode.server.calling.summons import Summons
from starlode.server.schema import feeds

ATOM = "http://www.w3.org/2005/Atom"
KIND = "application/atom+xml"
SECRET_BYTES = 24
MOST_LISTED = 100
ElementTree.register_namespace("", ATOM)


class Feed(NamedTuple):
    """Where it is somebody's turn, the last one first, and when that was last otherwise."""

    made: int
    changed: int
    summons: list[Summons]


# What is kept; each of these is a job for the writer.


def address_of(connection: Connection, guest: str, now: int) -> str:
    """The secret part of a guest's address, which is made when he first asks."""
    made = {"guest": guest, "secret": secrets.token_urlsafe(SECRET_BYTES), "made": now}
    # Another process may do the same at the same time.
    connection.execute(text("INSERT INTO feeds VALUES (:guest, :secret, :made) ON CONFLICT (guest) DO NOTHING"), made)
    return str(connection.execute(select(feeds.c.secret).where(feeds.c.guest == guest)).scalar_one())


def renew(connection: Connection, guest: str, now: int) -> str:
    """Another address; at the one before there is nothing any more."""
    forget(connection, guest)
    return address_of(connection, guest, now)


def forget(connection: Connection, guest: str) -> None:
    connection.execute(delete(feeds).where(feeds.c.guest == guest))


def read(connection: Connection, secret: str) -> Feed | None:
    """Where it is the turn of whoever has this address, or of somebody beside him. A job for whoever reads."""
    found = connection.execute(select(feeds.c.guest, feeds.c.made).where(feeds.c.secret == secret)).first()
    if found is None:
        return None
    guest, made = str(found.guest), int(found.made)
    played = [each for each in store.tables_of(connection, guest, MOST_LISTED) if each.phase == "running"]
    names = store.names(connection, {person for table in played for person in table.people})
    mine = [table for table in played if set(table.asked or ()) & set(table.seats_beside(guest))]
    changed = max([made, *(table.asked_since or made for table in played)])
    return Feed(made, changed, [Summons.to(guest, table, names) for table in mine])


# What is told


def written(feed: Feed, secret: str, language: str, root: str, address: str) -> bytes:
    """The feed as Atom (RFC 4287); `root` is where the tables are, `address` where this was asked for."""
    words = Words(language)
    top = ElementTree.Element(f"{{{ATOM}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": language})
    _add(top, "id", _name(secret))
    _add(top, "title", words.say("turn-feed"))
    _add(top, "updated", _time(feed.changed))
    _add(_add(top, "author"), "name", "starlode")
    _add(top, "link", rel="self", type=KIND, href=address)
    _add(top, "link", rel="alternate", type="text/html", href=root)
    for each in sorted(feed.summons, key=lambda summons: -(summons.since or 0)):
        since = each.since or feed.made
        entry = _add(top, "entry")
        _add(entry, "id", _name(secret, each.table, str(since)))
        _add(entry, "title", f"{words.say('turn-title')}: {each.about(words)}")
        _add(entry, "updated", _time(since))
        _add(entry, "link", rel="alternate", type="text/html", href=f"{root}t/{each.table}")
        _add(entry, "summary", words.say("turn-since", time=_plainly(since)))
    return bytes(ElementTree.tostring(top, encoding="utf-8", xml_declaration=True))


def _add(
    above: ElementTree.Element, name: str, content: str | None = None, /, **attributes: str
) -> ElementTree.Element:
    part = ElementTree.SubElement(above, f"{{{ATOM}}}{name}", attributes)
    part.text = content
    return part


def _name(*parts: str) -> str:
    """What stays the same for ever, and tells nobody the address."""
    return uuid.uuid5(uuid.NAMESPACE_URL, " ".join(("starlode feed", *parts))).urn


def _plainly(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
