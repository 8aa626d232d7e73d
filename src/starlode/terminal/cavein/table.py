"""The table of Cave-In at a glance: a view, and nothing but a view, as plain text."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from starlode.cavein.components import COLOUR_OF, COLOURS, COSTS, FACTIONS, LEVELS
from starlode.cavein.figures import ACTIONS, HAND_LIMIT
from starlode.i18n import Words
from starlode.i18n.cavein.lore import CaveinLore, spoken
from starlode.i18n.cavein.names import FACTION_OF_COLOUR, PLACES, crystal_data, is_wild, mark_of, mercenary_name
from starlode.prompt import layout
from starlode.prompt.wrapping import HARD_SPACE, wrap
from starlode.terminal.desk import Names
from starlode.terminal.headline import headline

UNSURE = "°"  # beside what is reconstructed or inferred
EFFECTS = (
    "extra-mines", "cheap-recruits", "identical-actions", "doubled-levels", "matching-colours", "artifact-discounts",
    "mining-discounts", "second-crystals",
)  # fmt: skip


def show(words: Words, view: Mapping[str, Any], names: Names, width: int = 80) -> str:
    """Docks, mine, artifacts and totems; then the others, and last the viewer's own seat."""
    sight = Sight(words, view, names)
    middle = [sight.docks() + sight.mine(), sight.artifacts() + sight.totems()]
    others = [sight.seat(seat) for seat in sight.order() if seat != view["seat"]]
    own = [sight.seat(view["seat"])] if view["seat"] else []
    head = " · ".join([headline(words, view, names), sight.track()])
    note = [words.say("table-unsure")] if any(map(sight.lore.is_unsure, sight.lore.ids)) else []
    if width >= layout.TWO_COLUMNS:
        columns = layout.in_two_columns([*middle, *own], others, min(width, layout.MOST_WIDTH), len(middle))
        return "\n".join([head, *columns, *note])
    width = max(min(width, layout.ONE_COLUMN), layout.LEAST_WIDTH)
    lines = wrap(head, width) + layout.laid_out([*middle, *others, *own], width)
    return "\n".join(lines + [line for text in note for line in wrap(text, width)])


def put_aside(words: Words, view: Mapping[str, Any], names: Names, width: int = 80) -> str:
    """Subjugated cards, and those that left the game: all of them were seen."""
    seats = [(f"  {names[n]}", layout.cards(words, seat["subjugated"])) for n, seat in enumerate(view["seats"], 1)]
    removed = [[(words.say("table-removed"), layout.cards(words, view["removed"]))]]
    return "\n".join(
        [words.say("table-subjugated-cards"), *layout.laid_out([seats, *removed], min(width, layout.ONE_COLUMN))[1:]]
    )


def unseen(words: Words, view: Mapping[str, Any], names: Names) -> list[str]:
    """What is left in the stacks, and what is known of hands."""
    lines = []
    for level, size in zip(LEVELS, view["stack-sizes"], strict=True):
        left = {card: count for card, count in view["unseen"].items() if PLACES[card][1] == level}
        lines.append(words.say("table-stack-level", level=level, count=size, cards=layout.cards(words, left)))
    for cost in COSTS:
        stack = {crystal: count for crystal, count in view["crystal-stack"].items() if cost_of(crystal) == cost}
        told = layout.cards(words, stack)
        lines.append(words.say("table-stack-cost", cost=cost, count=sum(stack.values()), crystals=told))
    halves = [" / ".join(words.card(half) for half in card.split("+")) for card in view["unrevealed"]]
    lines.append(words.say("table-stack-artifacts", cards=", ".join(halves) or words.say("table-none")))
    for seat, entry in enumerate(view["seats"], 1):
        if seat != view["seat"] and entry["hand"]["known"]:
            known = layout.cards(words, entry["hand"]["known"])
            lines.append(words.say("play-hand-known", player=names[seat], cards=known))
    return lines


def payment(words: Words, view: Mapping[str, Any]) -> str | None:
    """How far the open payment is: `6 − 1 = 5, paid 3, 2 missing`."""
    waiting = (view.get("pending") or [{}])[-1]
    if "paid" not in waiting:
        return None
    lore = words.lore
    assert isinstance(lore, CaveinLore)
    printed = lore.cost_of(waiting["artifact"]) if "artifact" in waiting else cost_of(waiting["crystal"])
    cost, paid = waiting["cost"], waiting["paid"]
    figures = {"cost": cost, "paid": paid, "missing": max(cost - paid, 0)}
    if printed == cost:
        return words.say("table-payment", **figures)
    return words.say("table-payment-less", printed=printed, less=printed - cost, **figures)


def cost_of(crystal: str) -> int:
    """The printed cost of a crystal."""
    data = crystal_data(crystal)
    assert data is not None
    return data.cost


class Sight:
    """A view in the words and with the names of whoever looks at it."""

    def __init__(self, words: Words, view: Mapping[str, Any], names: Names) -> None:
        assert isinstance(words.lore, CaveinLore)
        self.lore: CaveinLore = words.lore
        self.words = words
        self.view = view
        self.names = names
        self.is_over = "over" in view

    def order(self) -> list[int]:
        """Clockwise from the viewer's left."""
        number = len(self.view["seats"])
        return [((self.view["seat"] or number) + step) % number + 1 for step in range(number)]

    def track(self) -> str:
        track, collapse = self.view["track"], self.view["collapse"]
        is_last = track >= collapse and not self.is_over
        return self.words.say("table-last-round" if is_last else "table-track", track=track, collapse=collapse)

    # The middle

    def docks(self) -> layout.Rows:
        rows = {}
        for level, size in zip(LEVELS, self.view["stack-sizes"], strict=True):
            there = [(card, count) for card, count in self.view["docks"].items() if PLACES[card][1] == level]
            told = [layout.times(self._dock_card(card), count) for card, count in there]
            rows[level] = self._with_stack(told, size)
        return _numbered(self.words.say("table-docks"), self._room(), rows)

    def _dock_card(self, card: str) -> str:
        colour = self.words.say(f"colour-{COLOUR_OF[PLACES[card][0]]}")
        return self.words.say("table-mercenary", card=self.words.card(card), colour=colour)

    def mine(self) -> layout.Rows:
        rows = {}
        for cost in COSTS:
            told = []
            for crystal, count in self.view["mine"].items():
                if cost_of(crystal) == cost:
                    tints = [tint for tint in self.view["tints"] if tint["crystal"] == crystal]
                    plain = count - len(tints)
                    told += [layout.times(self._crystal(crystal), plain)] if plain else []
                    told += [self._tinted(tint) for tint in tints]
            left = sum(count for crystal, count in self.view["crystal-stack"].items() if cost_of(crystal) == cost)
            rows[cost] = self._with_stack(told, left)
        label = self.words.say("table-mine")
        if any(self.lore.is_unsure(crystal) for crystal in self.view["mine"]):
            label += UNSURE
        return _numbered(label, self._room(), rows)

    def _room(self) -> int:
        return max(len(self.words.say("table-docks")), len(self.words.say("table-mine") + UNSURE))

    def _with_stack(self, told: list[str], size: int) -> str:
        listed = _listed(told) or self.words.say("table-none")
        stack = self.words.say("table-stack", count=size).replace(" ", HARD_SPACE)
        return f"{listed}; {stack}"

    def _crystal(self, crystal: str) -> str:
        """A crystal of the mine beside its cost: colour, points and what it shows."""
        data = crystal_data(crystal)
        assert data is not None
        colour = self.words.say(f"colour-{data.colour}")
        symbol = self.words.faction(FACTION_OF_COLOUR[data.symbol]) if data.symbol else ""
        points = self.lore.points_of(crystal)
        return self.words.say(f"table-crystal-{mark_of(data)}", colour=colour, points=points, faction=symbol)

    def _tinted(self, tint: Mapping[str, Any]) -> str:
        colour = self.words.say(f"colour-{tint['colour']}")
        return self.words.say(
            "table-crystal-tinted", crystal=self._crystal(tint["crystal"]), colour=colour, less=tint["less"]
        )

    def artifacts(self) -> layout.Rows:
        rows: layout.Rows = []
        label = self.words.say("table-artifacts")
        for stack in self.view["artifact-stacks"]:
            if stack["top"] is None:
                rows.append((label, self.words.say("table-empty-stack")))
            else:
                first, second = stack["top"].split("+")
                cost, below = self.lore.cost_of(first), stack["below"]
                rows.append((label, self.words.say("table-artifact", cost=cost, below=below, text=self._half(first))))
                rows.append(("", self.words.say("table-other-half", text=self._half(second))))
            label = ""
        return rows

    def _half(self, half: str) -> str:
        name = self.words.card(half) + (UNSURE if self.lore.is_unsure(half) else "")
        return self.words.say("table-half", card=name, text=self.lore.short(self.words.say, half))

    def totems(self) -> layout.Rows:
        """The totems that nobody has, and the wild colours."""
        free = [faction for faction, holder in self.view["totems"].items() if holder is None]
        wild = [colour for colour in COLOURS if is_wild(colour, self.view["factions"])]
        named = ", ".join(self.words.say(f"colour-{colour}") for colour in wild)
        rows = [(self.words.say("table-wild"), named)]
        if free:
            rows.append((self.words.say("table-free-totems"), ", ".join(map(self._totem, free))))
        return rows

    def _totem(self, faction: str) -> str:
        colour = self.words.say(f"colour-{COLOUR_OF[FACTIONS[FACTIONS.index(faction)]]}")
        return self.words.say("table-totem", faction=self.words.faction(faction), colour=colour)

    # The seats

    def seat(self, seat: int) -> layout.Rows:
        entry = self.view["seats"][seat - 1]
        name = self.names[seat]
        figures = [*self._figures(seat), *([self.words.say("table-out")] if entry["left"] else [])]
        rows = [(name, " · ".join(figures))]
        is_current = seat == self.view["current"] and not self.is_over
        if entry["base"]:
            rows.append((f"  {self.words.say('table-base-of')}", self._base(entry["base"])))
        if hand := self._hand(seat, is_current):
            rows.append((f"  {self.words.say('table-hand')}", hand))
        if entry["artifacts"]:
            rows.append((f"  {self.words.say('table-artifacts')}", self._owned(entry)))
        if entry["crystals"] and self._sees_crystals(seat):
            told = [
                layout.times(self.words.say("table-own-crystal", crystal=self.words.thing(crystal),
                                     points=self.lore.points_of(crystal)), count)
                for crystal, count in entry["crystals"].items()
            ]  # fmt: skip
            rows.append((f"  {self.words.say('table-crystals')}", _listed(told)))
        if entry["subjugated"]:
            rows.append((f"  {self.words.say('table-subjugated')}", layout.cards(self.words, entry["subjugated"])))
        return rows + (self._turn() if is_current else [])

    def _sees_crystals(self, seat: int) -> bool:
        """Collected crystals lie face down: shown to their owner, at the end, and where the table agreed on it."""
        return seat == self.view["seat"] or self.is_over or self.view["options"]["open-crystals"] == "yes"

    def _figures(self, seat: int) -> list[str]:
        words, entry = self.words, self.view["seats"][seat - 1]
        figures = []
        if self._sees_crystals(seat):
            figures.append(words.say("table-points", count=entry["points"]))
        figures.append(words.say("table-hand-of", count=entry["hand"]["size"], limit=HAND_LIMIT))
        costs = Counter(cost_of(crystal) for crystal in Counter(entry["crystals"]).elements())
        told = ", ".join(layout.times(str(cost), costs[cost]) for cost in sorted(costs))
        figures.append(words.say("table-crystal-count", count=costs.total(), costs=told or "none"))
        held = [self._totem(faction) for faction, holder in self.view["totems"].items() if holder == seat]
        if held:
            figures.append(words.say("table-totems-held", count=len(held), totems=", ".join(held)))
        return figures

    def _base(self, base: list[str]) -> str:
        """From the leader down."""
        *others, leader = base
        faction, level = PLACES[leader]
        told = self.words.say(
            "table-leader",
            card=self.words.card(leader),
            colour=self.words.say(f"colour-{COLOUR_OF[faction]}"),
            level=level,
        )
        return _listed([told, *(self._full(card) for card in reversed(others))])

    def _full(self, card: str, dye: str | None = None) -> str:
        return spoken(self.words.say, mercenary_name(card, dye))

    def _hand(self, seat: int, is_current: bool) -> str:
        hand = self.view["seats"][seat - 1]["hand"]
        open_cards = hand["known"] if hand["cards"] is None else hand["cards"]
        told = [layout.times(self._full(card), count) for card, count in _by_level(open_cards)]
        if is_current:
            for colour, pile in self.view["dyed"].items():
                told += [layout.times(self._full(card, colour), count) for card, count in pile.items()]
        if hand["cards"] is None:
            levels = zip(LEVELS, hand["levels"], strict=True)
            hidden = [
                self.words.say("table-hidden-level", level=level, count=count) for level, count in levels if count
            ]
            told += [self.words.say("table-hidden-cards", levels=", ".join(hidden))] if hidden else []
        return _listed(told)

    def _owned(self, entry: Mapping[str, Any]) -> str:
        told = [self._half(half) for half in entry["artifacts"]]
        if entry["cast"]:
            told.append(self.words.say("table-cast", colour=self.words.say(f"colour-{entry['cast']}")))
        return ", ".join(told)

    def _turn(self) -> layout.Rows:
        """What this turn has used, what lasts in it, what was played, and how far a payment is."""
        words, view = self.words, self.view
        rows: layout.Rows = []
        notes = [words.say("table-starting")] if view["phase"] == "starting" else [self._actions()]
        effects = view["effects"]
        for name in EFFECTS:
            if figure := effects.get(name):
                of_whom = words.faction(figure) if isinstance(figure, str) else ""
                notes.append(words.say(f"table-{name}", **{"faction": of_whom} if of_whom else {"count": int(figure)}))
        rows.append((f"  {words.say('table-this-turn')}", " · ".join(notes)))
        if view["played"]:
            played = ", ".join(words.card(card) for card in view["played"])
            rows.append((f"  {words.say('table-played')}", played))
        if paying := payment(words, view):
            rows.append((f"  {words.say('table-paying')}", paying))
        return rows

    def _actions(self) -> str:
        words, view = self.words, self.view
        if view["raided"]:
            return words.say("table-raided")
        done = ", ".join(words.say(f"action-{name}") for name in view["used"])
        return words.say("table-actions", done=done or "none", left=ACTIONS - view["actions"])


def _numbered(name: str, room: int, rows: Mapping[int, str]) -> layout.Rows:
    """Rows with a number at the end of each label, the name before the first."""
    labels = [name.ljust(room), *[" " * room] * len(rows)]
    return [(f"{label} {number:>2}", text) for label, (number, text) in zip(labels, rows.items(), strict=False)]


def _listed(items: Iterable[str]) -> str:
    """A list that is broken between its items only."""
    return ", ".join(item.replace(" ", HARD_SPACE) for item in items)


def _by_level(pile: Mapping[str, int]) -> Iterable[tuple[str, int]]:
    """By colour, then level: what pays together stands together."""
    order = {faction: place for place, faction in enumerate(FACTIONS)}
    return sorted(pile.items(), key=lambda entry: (order[PLACES[entry[0]][0]], PLACES[entry[0]][1]))
