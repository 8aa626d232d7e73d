"""The table of Star Realms at a glance: a view, and nothing but a view, as plain text."""

from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

from starlode.core.company import Side
from starlode.i18n import Words
from starlode.prompt import layout
from starlode.prompt.wrapping import HARD_SPACE, wrap
from starlode.realms.cards import CARDS, Card
from starlode.terminal.headline import headline

BY_ID = {card.id: card for card in CARDS}


def show(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """All that the viewer sees: the market, the others, and last the viewer's own side and seat."""
    sight = _Sight(words, view, names)
    blocks = sight.sides()
    if len(view["seats"]) > 2 and width >= layout.TWO_COLUMNS:
        others = blocks if view["seat"] is None else blocks[:-1]
        columns = layout.in_two_columns([sight.market(), *blocks[len(others) :]], others, min(width, layout.MOST_WIDTH))
        return "\n".join([headline(words, view, names), *columns])
    width = min(width, layout.ONE_COLUMN)
    head = wrap(headline(words, view, names), max(width, layout.LEAST_WIDTH))
    return "\n".join(head + layout.laid_out([sight.market(), *blocks], width))


def discard_piles(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """Every seat's discard pile, the scrap heap, and what left with players who are out: all of it lies open."""
    living = [seat for side in _sides(words, view) for seat in side if not view["seats"][seat - 1].get("place")]
    piles = [(f"  {names[seat]}", layout.cards(words, view["seats"][seat - 1]["discard"])) for seat in living]
    heaps = [[(words.say("table-scrapped"), layout.cards(words, view["scrap-heap"]))]]
    if view["removed"]:
        heaps.append([(words.say("table-removed"), layout.cards(words, view["removed"]))])
    return "\n".join(
        [words.say("table-discard-piles"), *layout.laid_out([piles, *heaps], min(width, layout.ONE_COLUMN))[1:]]
    )


def _sides(words: Words, view: Mapping[str, Any]) -> list[Side]:
    """The seats side by side, clockwise from the viewer's left; the own side, and in it the own seat, comes last."""
    number, own = len(view["seats"]), view["seat"]
    seats = [((own or number) + step) % number + 1 for step in range(number)]
    sides = dict.fromkeys(words.company.side_of(seat) for seat in seats)
    arranged = [tuple(seat for seat in seats if seat in side) for side in sides]
    return sorted(arranged, key=lambda side: own in side)


# What is on it


class _Sight:
    """A view in the words and with the names of whoever looks at it."""

    def __init__(self, words: Words, view: Mapping[str, Any], names: Mapping[int, str]) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.company = words.company
        self.reaches = words.voice.reaches(view)

    def market(self) -> layout.Rows:
        words, view = self.words, self.view
        offers = [(BY_ID[card], count) for card, count in view["row"].items()]
        offers.sort(key=lambda offer: (offer[0].cost, normalize("NFKD", words.card(offer[0].id).casefold())))
        if view["explorers"]:
            offers.append((BY_ID["explorer"], view["explorers"]))
        named = [layout.times(words.card(card.id), count) for card, count in offers]
        column = max((len(name) for name in named), default=0)
        told = [f"{name.ljust(column)}  {_offer(words, card)}" for name, (card, _) in zip(named, offers, strict=True)]
        piles = [words.say("table-trade-deck", count=sum(view["trade-deck"].values()))]
        if view["scrap-heap"]:
            piles.append(words.say("table-scrap-heap", count=sum(view["scrap-heap"].values())))
        first, *others = [*(told or [words.say("table-none")]), " · ".join(piles)]
        return [(words.say("table-row"), first), *(("", line) for line in others)]

    def sides(self) -> list[layout.Rows]:
        """A block for each team; where there are no teams, the boss, all others, and the viewer's own seat."""
        sides = _sides(self.words, self.view)
        if self.company.has_teams:
            return [self._team(side) for side in sides]
        own = self.view["seat"]
        if len(sides) > 2:  # those who play alone need no lines between them
            sides = [tuple(seat for side in sides for seat in side)]
        blocks = [[seat for seat in side if seat != own] for side in sides] + [[own] if own else []]
        return [[row for seat in block for row in self._seat(seat)] for block in blocks if block]

    def _team(self, side: Side) -> layout.Rows:
        known = self.company
        name = self.words.say("side-number", number=known.sides.index(known.side_of(side[0])) + 1)
        if self.view["seat"] is not None:
            name = self.words.say("side-own" if self.view["seat"] in side else "side-other")
        score = self.view["seats"][side[0] - 1]["authority"]
        heading = (name, self.words.say("table-authority", count=score) if known.shares_turns else "")
        return [heading, *((f"  {label}", text) for seat in side for label, text in self._seat(seat))]

    def _seat(self, seat: int) -> layout.Rows:
        words, name, entry = self.words, self.names[seat], self.view["seats"][seat - 1]
        hand = entry["hand"]
        if place := entry.get("place"):
            placed = self.company.has_places
            return [(name, words.say("table-out-placed", place=place) if placed else words.say("table-out"))]
        rows = [(name, " · ".join(self._figures(seat)))]
        in_play = [(BY_ID[found["card"]], found) for found in entry["in-play"]]
        for label, wanted in (("table-bases", True), ("table-ships", False)):
            told = ", ".join(_in_play(words, card, content) for card, content in in_play if card.is_base == wanted)
            if told:
                rows.append((f"  {words.say(label)}", told))
        if hand["cards"] is not None:
            rows.append((f"  {words.say('table-hand')}", layout.cards(words, hand["cards"])))
        elif hand["known"]:
            rows.append(
                (f"  {words.say('table-hand')}", words.say("table-known", cards=layout.cards(words, hand["known"])))
            )
        if entry["deck"]["top"]:
            top = ", ".join(words.card(card) for card in entry["deck"]["top"])
            rows.append((f"  {words.say('table-top')}", top))
        return rows

    def _figures(self, seat: int) -> list[str]:
        words, entry = self.words, self.view["seats"][seat - 1]
        figures = []
        if not self.company.shares_turns:  # where teams have one score, it is told with the team
            figures.append(words.say("table-authority", count=entry["authority"]))
        if seat in self.company.sharing(self.view["current"]) and "over" not in self.view:
            figures.append(words.say("table-trade", count=entry["trade"]))
            figures.append(words.say("table-combat", count=entry["combat"]))
        if entry["hand"]["cards"] is None:
            figures.append(words.say("table-hand-size", count=entry["hand"]["size"]))
        figures.append(words.say("table-deck", count=entry["deck"]["size"]))
        figures.append(words.say("table-discard", count=sum(entry["discard"].values())))
        if entry["markers"]:
            figures.append(words.say("table-markers", count=entry["markers"]))
        if entry["owes"]:
            figures.append(words.say("table-owes", count=entry["owes"]))
        if seat in self.view.get("finished", ()):
            figures.append(words.say("table-done"))
        if seat in self.view.get("conceded", ()):
            figures.append(words.say("table-gives-up"))
        if seat in self.reaches:
            figures.append(words.phrase(self.reaches[seat], self.names))
        return figures


def _offer(words: Words, card: Card) -> str:
    """Cost and faction, and for a base its defense."""
    told = words.say("table-cost", cost=card.cost)
    if card.faction != "unaligned":
        told += f" · {words.faction(card.faction)}"
    return f"{told}, {_defense(words, card)}" if card.is_base else told


def _defense(words: Words, card: Card) -> str:
    return words.say("table-outpost" if card.outpost else "table-base", defense=card.defense or 0)


def _in_play(words: Words, card: Card, entry: Mapping[str, Any]) -> str:
    """A card in play; of a base also its defense, its damage, and whether it was used."""
    notes = [_defense(words, card)] if card.is_base else []
    if "damage" in entry:
        notes.append(words.say("table-damage", count=entry["damage"]))
    if "as" in entry:
        notes.append(words.say("table-copy", card=words.card(entry["as"])))
    if "primary" in entry["used"]:
        notes.append(words.say("table-used"))
    name = layout.times(words.card(card.id), entry["count"])
    told = ", ".join(note.replace(" ", HARD_SPACE) for note in notes)
    return f"{name} ({told})" if notes else name
