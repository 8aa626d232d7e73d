"""The face of a card for clients that draw it: what its abilities do as symbols, figures and short lines."""

from collections.abc import Iterator
from dataclasses import asdict
from itertools import count, takewhile
from typing import Any, Literal, TypeAlias, assert_never

from starlode.i18n.effect_text import Piece, details_of, piece_json, short_message_of
from starlode.i18n.realms.card_text import abilities_of, ability_label, branch_of, branch_text, card_text
from starlode.i18n.voice import Say
from starlode.realms import effects as does
from starlode.realms.cards import Card
from starlode.realms.effects import Ability, Effect

Icon: TypeAlias = Literal[
    "trade", "combat", "authority", "draw", "discard", "destroy", "row", "scrap", "top", "acquire", "copy", "ally",
    "fleet", "or",
]  # fmt: skip


def card_json(say: Say, card: Card) -> dict[str, Any]:
    """All that a client needs to draw a card and to speak of it, in the language of the messages."""
    told = asdict(card_text(say, card))
    abilities = abilities_of(card)
    for line in told["lines"]:
        ability = abilities[line["ability"]]
        line["short"] = ability_label(say, ability)
        line["pieces"] = [piece_json(piece) for piece in pieces(say, ability)]
    branches = takewhile(lambda branch: branch_of(card, branch), count(1))
    told["branches"] = [branch_text(say, card, branch) for branch in branches]
    return told


def pieces(say: Say, ability: Ability) -> list[Piece]:
    """An ability from left to right."""
    return [piece for effect in ability for piece in _pieces(say, effect)]


def _pieces(say: Say, effect: Effect) -> Iterator[Piece]:
    def line(icon: Icon) -> Piece:
        return Piece(icon, text=say(short_message_of(type(effect)), **details_of(effect)), brief=_brief(effect))

    match effect:
        case does.Trade(amount):
            yield Piece("trade", amount)
        case does.Combat(amount):
            yield Piece("combat", amount)
        case does.Authority(amount):
            yield Piece("authority", amount)
        case does.ChooseOne(branches):
            for number, branch in enumerate(branches):
                if number:
                    yield Piece("or")
                yield from pieces(say, branch)
        case does.Draw() | does.DiscardThenDraw() | does.DrawPerBlob() | does.DrawIfBases():
            yield line("draw")
        case does.OpponentDiscards():
            yield line("discard")
        case does.DestroyBase():
            yield line("destroy")
        case does.ScrapTradeRow():
            yield line("row")
        case does.Scrap() | does.ScrapThenDraw():
            yield line("scrap")
        case does.NextShipToTop():
            yield line("top")
        case does.AcquireShipToTop():
            yield line("acquire")
        case does.CopyShip():
            yield line("copy")
        case does.AllyOfAllFactions():
            yield line("ally")
        case does.CombatPerShip():
            yield line("fleet")
        case _:
            assert_never(effect)


def _brief(effect: Effect) -> str | None:
    """Its figure for where there is no room for words; whatever else decides leaves its mark there."""
    match effect:
        case does.Draw(cards) | does.OpponentDiscards(cards):
            return str(cards)
        case does.DestroyBase() | does.ScrapTradeRow():
            return "1"
        case does.Scrap(zones):
            return "1" if len(zones) > 1 else "1…"  # The sign says hand or discard pile.
        case does.DiscardThenDraw(up_to) | does.ScrapThenDraw(up_to):
            return f"≤{up_to}…"
        case does.DrawPerBlob():
            return "1×…"
        case does.DrawIfBases(_, cards):
            return f"{cards}…"
        case does.CombatPerShip(amount):
            return f"{amount}×"
        case _:
            return None
