"""The table at a glance: a view, and nothing but a view, as plain text."""

from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

from starlode.i18n import Words
from starlode.realms.cards import CARDS, Card
from starlode.terminal.wrapping import HARD_SPACE, wrap

BY_ID = {card.id: card for card in CARDS}
LEAST_WIDTH = 30


def show(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """All that the viewer sees: the market, the opponents, and last the viewer's own seat."""
    blocks = [_market(words, view)] + [_seat(words, view, seat, names[seat]) for seat in _order(view)]
    return "\n".join(wrap(_headline(words, view, names), max(width, LEAST_WIDTH)) + _laid_out(blocks, width))


def discard_piles(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """Every seat's discard pile and the scrap heap, card by card: all of them lie open."""
    piles = [(f"  {names[seat]}", cards(words, view["seats"][seat - 1]["discard"])) for seat in _order(view)]
    heap = [(words.say("table-scrapped"), cards(words, view["scrap-heap"]))]
    return "\n".join([words.say("table-discard-piles"), *_laid_out([piles, heap], width)[1:]])


def cards(words: Words, pile: Mapping[str, int]) -> str:
    """The cards of a pile by name, with how many where there are several."""
    return ", ".join(_times(words.card(card), count) for card, count in pile.items()) or words.say("table-none")


def everything(match: Any) -> dict[str, Any]:
    """A spectator's view with every seat as its owner sees it: for files that somebody owns, never for a player."""
    view: dict[str, Any] = match.view(None).to_json()
    view["seats"] = [match.view(seat).content["seats"][seat - 1] for seat in range(1, match.rules.seats + 1)]
    return view


# The parts, each as rows of a label and a text


def _order(view: Mapping[str, Any]) -> list[int]:
    """The seats as they are shown: the viewer's own comes last."""
    own = view["seat"]
    return [seat for seat in range(1, len(view["seats"]) + 1) if seat != own] + ([own] if own else [])


def _laid_out(blocks: list[list[tuple[str, str]]], width: int) -> list[str]:
    """Blocks of rows with their texts in one column, an empty line before each."""
    column = min(max(len(label) for block in blocks for label, _ in block), width // 4) + 2
    lines = []
    for block in blocks:
        lines.append("")
        for label, text in block:
            lines += _wrap(label, column, text, max(width, LEAST_WIDTH))
    return lines


def _headline(words: Words, view: Mapping[str, Any], names: Mapping[int, str]) -> str:
    over = view.get("over")
    if over is None:
        return words.say("table-turn", turn=view["turn"], player=names[view["current"]])
    reason = words.reason(over["reason"])
    if over["winner"] is None:
        return words.say("table-drawn", turn=view["turn"], reason=reason)
    return words.say("table-won", turn=view["turn"], player=names[over["winner"]], reason=reason)


def _market(words: Words, view: Mapping[str, Any]) -> list[tuple[str, str]]:
    offers = [(BY_ID[card], count) for card, count in view["row"].items()]
    offers.sort(key=lambda offer: (offer[0].cost, normalize("NFKD", words.card(offer[0].id).casefold())))
    if view["explorers"]:
        offers.append((BY_ID["explorer"], view["explorers"]))
    named = [_times(words.card(card.id), count) for card, count in offers]
    column = max((len(name) for name in named), default=0)
    label = words.say("table-row")
    rows = []
    for name, (card, _) in zip(named, offers, strict=True):
        rows.append((label, f"{name.ljust(column)}  {_offer(words, card)}"))
        label = ""
    rows = rows or [(label, words.say("table-none"))]
    piles = [words.say("table-trade-deck", count=sum(view["trade-deck"].values()))]
    if view["scrap-heap"]:
        piles.append(words.say("table-scrap-heap", count=sum(view["scrap-heap"].values())))
    return [*rows, ("", " · ".join(piles))]


def _offer(words: Words, card: Card) -> str:
    """Cost and faction, and for a base its defense."""
    told = words.say("table-cost", cost=card.cost)
    if card.faction != "unaligned":
        told += f" · {words.faction(card.faction)}"
    return f"{told}, {_defense(words, card)}" if card.is_base else told


def _defense(words: Words, card: Card) -> str:
    return words.say("table-outpost" if card.outpost else "table-base", defense=card.defense or 0)


def _seat(words: Words, view: Mapping[str, Any], seat: int, name: str) -> list[tuple[str, str]]:
    entry = view["seats"][seat - 1]
    hand = entry["hand"]
    sees = hand["cards"] is not None
    rows = [(name, _figures(words, entry, seat == view["current"], sees))]
    in_play = [(BY_ID[found["card"]], found) for found in entry["in-play"]]
    for label, wanted in (("table-bases", True), ("table-ships", False)):
        found = ", ".join(_in_play(words, card, content) for card, content in in_play if card.is_base == wanted)
        if found:
            rows.append((f"  {words.say(label)}", found))
    if sees:
        rows.append((f"  {words.say('table-hand')}", cards(words, hand["cards"])))
    elif hand["known"]:
        rows.append((f"  {words.say('table-hand')}", words.say("table-known", cards=cards(words, hand["known"]))))
    if entry["deck"]["top"]:
        top = ", ".join(words.card(card) for card in entry["deck"]["top"])
        rows.append((f"  {words.say('table-top')}", top))
    return rows


def _figures(words: Words, entry: Mapping[str, Any], is_current: bool, sees: bool) -> str:
    figures = [words.say("table-authority", count=entry["authority"])]
    if is_current:
        figures += [words.say("table-trade", count=entry["trade"]), words.say("table-combat", count=entry["combat"])]
    if not sees:
        figures.append(words.say("table-hand-size", count=entry["hand"]["size"]))
    figures.append(words.say("table-deck", count=entry["deck"]["size"]))
    figures.append(words.say("table-discard", count=sum(entry["discard"].values())))
    if entry["markers"]:
        figures.append(words.say("table-markers", count=entry["markers"]))
    if entry["owes"]:
        figures.append(words.say("table-owes", count=entry["owes"]))
    return " · ".join(figures)


def _in_play(words: Words, card: Card, entry: Mapping[str, Any]) -> str:
    """A card in play; of a base also its defense and whether it was used."""
    notes = [_defense(words, card)] if card.is_base else []
    if "as" in entry:
        notes.append(words.say("table-copy", card=words.card(entry["as"])))
    if "primary" in entry["used"]:
        notes.append(words.say("table-used"))
    name = _times(words.card(card.id), entry["count"])
    return f"{name} ({', '.join(notes)})" if notes else name


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _wrap(label: str, column: int, text: str, width: int) -> list[str]:
    """A text beside its label, or below a label that is too long for the column."""
    room = max(width - column, LEAST_WIDTH // 2)
    if "·" in text:  # figures are broken between each other, not within, where there is room for that
        text = text.replace(" ", HARD_SPACE).replace(f"{HARD_SPACE}·{HARD_SPACE}", f"{HARD_SPACE}· ")
    pieces = wrap(text, room)
    above = [label] if len(label) >= column else []
    labels = ["" if above else label, *[""] * len(pieces)]
    return above + [f"{before:<{column}}{piece}".rstrip() for before, piece in zip(labels, pieces, strict=False)]
