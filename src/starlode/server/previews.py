"""What a link to a match tells before anybody follows it: the tags that messengers read, in three languages."""

from collections.abc import Mapping
from html import escape

from sqlalchemy import Connection

from starlode.i18n import LANGUAGES, Words
from starlode.server import store
from starlode.server.stored import StoredTable

LOCALES = {"en": "en_GB", "de": "de_DE", "pl": "pl_PL"}
MATCHES = "r/"  # the path of a match to be looked back at


def read(connection: Connection, table: str) -> tuple[StoredTable, dict[str, str]] | None:
    """A finished match and who played it; nothing is told of others."""
    stored = store.find_table(connection, table)
    if stored is None or stored.phase != "over":
        return None
    return stored, store.names(connection, [place.guest for place in stored.places if place.guest is not None])


def tags(stored: StoredTable, names: Mapping[str, str], language: str, address: str) -> str:
    """The tags of a finished match for the head of its page."""
    words = Words(language)
    players = {
        place.seat: words.say(f"bot-{place.bot}")
        if place.bot
        else names.get(place.guest or "") or words.say("player-left")
        for place in stored.places
    }
    outcome = stored.outcome or {"winners": [], "reason": ""}
    won = words.listed([players[seat] for seat in outcome["winners"]]) if outcome["winners"] else ""
    way = words.format_name(stored.format) if words.has(f"format-{stored.format}") else stored.format
    game = words.say(f"game-{stored.game}") if words.has(f"game-{stored.game}") else stored.game
    title = words.say("web-won-by", player=won) if won else words.say("web-drawn")
    about = words.say("preview-about", game=game, way=way, players=words.listed(list(players.values())))
    told = [
        ("og:site_name", "starlode"), ("og:type", "article"), ("og:title", f"{title} · {game}"),
        ("og:description", about), ("og:url", address), ("og:locale", LOCALES[language]),
        *(("og:locale:alternate", LOCALES[each]) for each in LANGUAGES if each != language),
    ]  # fmt: skip
    meta = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in told]
    meta += [f'<meta name="description" content="{escape(about)}" />', '<meta name="twitter:card" content="summary" />']
    return "".join(meta)
