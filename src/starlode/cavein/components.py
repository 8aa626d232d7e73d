"""What lies in the box: mercenaries, crystals and artifact cards, read from a file that an owner can correct.

CI-1 to CI-5, CI-7 to CI-13, CI-15, CI-18, CI-19, CI-220.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from starlode.cavein import effects
from starlode.cavein.component_file import Entry, parse
from starlode.cavein.factions import COLOUR_OF as COLOUR_OF
from starlode.cavein.factions import COLOURS as COLOURS
from starlode.cavein.factions import COSTS as COSTS
from starlode.cavein.factions import FACTIONS as FACTIONS
from starlode.cavein.factions import LEVELS as LEVELS
from starlode.cavein.factions import Colour as Colour
from starlode.cavein.factions import Faction as Faction
from starlode.core.errors import BadInput, Said, said
from starlode.core.vocabulary import word_of

Source: TypeAlias = Literal["rulebook", "public", "inferred", "reconstructed", "box"]
SOURCES: tuple[Source, ...] = get_args(Source)
UNSURE: tuple[Source, ...] = ("inferred", "reconstructed")  # what is marked wherever it is shown
MOST_TEXT = 100_000  # bytes of a file; ours has a third of it

DOCKS = (4, 3, 2, 1)  # places for levels 1 to 4
MINE = (4, 3, 2, 1)  # places for costs 1 to 10
OPENING_HAND = (2, 1, 0, 0)  # cards of levels 1 to 4
MOST_SEATS = 4
FACTIONS_IN_PLAY = 4
ARTIFACT_STACKS = 3
ARTIFACTS_IN_A_STACK = 4

# What a box holds, by the rulebooks.
BOX_OF_A_FACTION = 13
BOX_CRYSTALS = 60
ARTIFACTS = ARTIFACT_STACKS * ARTIFACTS_IN_A_STACK

LATEST = "en2021"  # the edition whose book agrees with what the cards show
MOST_KINDS = 62  # as many as a mask of the engine holds
MOST_COPIES = 30
MOST_POINTS = 60
MOST_COST = 60

# Every mercenary that has a name: of each faction one a level, from 1 to 4.
MERCENARIES: dict[Faction, tuple[str, str, str, str]] = {
    "terrons": ("driller", "foreman", "sergeant", "colonel"),
    "hydrans": ("frogt-opus", "fish-bean", "shu-war", "mu-shell"),
    "minegglers": ("mineracoon", "diggerhino", "ancientone", "maccarat"),
    "metanels": ("oddgrabber", "drollo", "robuster", "scrabber"),
    "bioss": ("cyberwitch", "mindwasp", "custodian", "domina"),
    "weedlocks": ("sapling", "stalkroot", "seeder", "mandragore"),
}

# Every artifact half that has a name, in the order in which the engine numbers them.
HALVES = (
    "contract",
    "barking-up-the-right-three",
    "mass-production",
    "totem-collector",
    "hazard-pay",
    "full-spectrum",
    "deep-vein-bonus",
    "faction-envoy",
    "wild-assay",
    "small-change",
    "curator",
    "motherlode-clause",
    "dyed-overalls",
    "alien-species-agents",
    "spare-totem-cast",
    "third-cyber-arm",
    "locked-bunkhouse",
    "baton-of-coaxing",
    "twin-shaft-lift",
    "enhanced-vision",
    "loyalty-bonus",
    "recruiters-ledger",
    "shift-whistle",
    "prospectors-loupe",
)


@dataclass(frozen=True, slots=True)
class Mercenary:
    """A kind of mercenary card, with its skill in the books of 2018 if another; the source is that of the copies."""

    id: str
    faction: Faction
    level: int
    copies: int
    source: Source
    skill: effects.Skill
    skill_2018: effects.Skill | None
    note: str

    @property
    def colour(self) -> Colour:
        return COLOUR_OF[self.faction]


@dataclass(frozen=True, slots=True)
class Crystal:
    """A kind of crystal token; `symbol` is the colour of the faction whose symbol it shows."""

    id: str
    colour: Colour
    cost: int
    points: int
    symbol: Colour | None
    cave_in: bool
    copies: int
    source: Source
    note: str


@dataclass(frozen=True, slots=True)
class Half:
    """One of the two artifacts on a card; its source is that of name and effect."""

    id: str
    effect: effects.Scoring | effects.Working
    source: Source
    note: str


@dataclass(frozen=True, slots=True)
class ArtifactCard:
    """An artifact card; its owner keeps one of the two halves. Its source is that of cost and pairing."""

    halves: tuple[str, str]
    cost: int
    source: Source
    note: str

    @property
    def id(self) -> str:
        return "+".join(self.halves)


@dataclass(frozen=True, slots=True)
class Components:
    """A box, in canonical order whatever the order of its file; `warnings` say where it differs from the rulebooks."""

    mercenaries: tuple[Mercenary, ...]  # by faction, then level
    crystals: tuple[Crystal, ...]  # by colour, then cost
    artifacts: tuple[ArtifactCard, ...]  # by their first half
    halves: tuple[Half, ...]  # in the order of HALVES
    warnings: tuple[Said, ...] = field(default=(), hash=False)

    @property
    def tints(self) -> tuple[tuple[Colour, int], ...]:
        """What a recoloured crystal may count as, and what it costs less, in the order of the engine."""
        recolouring = effects.one_of((card.skill for card in self.mercenaries), effects.RecolourCrystal)
        less = recolouring.less if recolouring else 1
        return tuple((colour, times * less) for colour in COLOURS for times in (1, 2, 3))


def skill_of(card: Mercenary, options: Mapping[str, Any]) -> effects.Skill:
    """The skill of a mercenary as a table plays it: by the book of its edition, or as the cards show it.

    CI-218, CI-219, CI-225, CI-228, CI-232, CI-233, CI-240, CI-242, CI-244, CI-245, CI-254, CI-256, CI-259, CI-260,
    CI-264, CI-273, CI-283, CI-284, CI-288, CI-289, CI-293, CI-294, CI-297, CI-298, CI-304, CI-305, CI-310, CI-391,
    CI-401.
    """
    by_2018 = options.get("edition", LATEST) != LATEST and options.get("weedlocks", "book") == "book"
    return card.skill_2018 or card.skill if by_2018 else card.skill


def load(path: str | Path | None = None) -> Components:
    """The components of a file, or those of this package; BadInput if no game can be set up with them."""
    if path is None:
        return _default()
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("bad-components-text", path=path) from None
    except (OSError, ValueError) as error:
        raise BadInput("bad-unreadable", path=path, why=getattr(error, "strerror", None) or error) from None
    return read(text, Path(path).name)


@cache
def _default() -> Components:
    return read(default_text(), "components.toml")


def default_text() -> str:
    """The file of this package, as a start for one's own."""
    return (files("starlode.cavein") / "components.toml").read_text(encoding="utf-8")


def read(text: str, name: str) -> Components:
    """The components that a text in TOML tells; `name` is what its refusals call it. CI-394, CI-396."""
    text = text.removeprefix("\ufeff")  # some editors begin a file with a mark of its encoding
    if len(text.encode()) > MOST_TEXT:
        raise BadInput("bad-components-length", name=name, most=MOST_TEXT)
    entries = parse(text, name)
    mercenaries = _mercenaries(entries.mercenaries, name)
    crystals = _crystals(entries.crystals)
    halves = _halves(entries.halves, name)
    artifacts = _artifacts(entries.artifacts, name)
    _refuse_small_stacks(mercenaries, crystals, name)
    return Components(mercenaries, crystals, artifacts, halves, _warnings(mercenaries, crystals, name))


def _mercenaries(entries: Sequence[Entry], name: str) -> tuple[Mercenary, ...]:
    found: dict[str, Mercenary] = {}
    shared: dict[type, effects.Skill] = {}
    for entry in entries:
        entry.allow("id", "faction", "level", "copies", "skill", "skill-2018", "source", "note")
        known = {each: faction for faction, four in MERCENARIES.items() for each in four}
        which = entry.choice("id", tuple(known))
        if which in found:
            entry.refuse("id", "bad-twice-copies", which=which)
        faction = entry.choice("faction", FACTIONS)
        level = entry.number("level", LEVELS[0], LEVELS[-1])
        if faction != known[which]:
            entry.refuse("faction", "bad-other-faction", which=which, known=known[which], faction=faction)
        if level != MERCENARIES[faction].index(which) + 1:
            entry.refuse(
                "level", "bad-other-level", which=which, known=MERCENARIES[faction].index(which) + 1, level=level
            )
        copies = entry.number("copies", 1, MOST_COPIES)
        skill = _effect(entry, "skill", effects.SKILL_WORDS)
        other = _effect(entry, "skill-2018", effects.SKILL_WORDS) if entry.has("skill-2018") else None
        for key, its in (("skill", skill), ("skill-2018", other)):
            if isinstance(its, effects.OF_A_TABLE) and shared.setdefault(type(its), its) != its:
                entry.refuse(key, "bad-other-figures", word=word_of(type(its)))
        found[which] = Mercenary(which, faction, level, copies, _source(entry), skill, other, entry.text("note"))
    for faction, four in MERCENARIES.items():
        for level, which in zip(LEVELS, four, strict=True):
            if which not in found:
                raise BadInput("bad-missing-mercenary", name=name, level=level, faction=faction, which=which)
    return tuple(found[which] for four in MERCENARIES.values() for which in four)


def _crystals(entries: Sequence[Entry]) -> tuple[Crystal, ...]:
    found: dict[tuple[Colour, int, Colour | None, bool, int], Crystal] = {}
    for entry in entries:
        entry.allow("colour", "cost", "points", "symbol", "cave-in", "copies", "source", "note")
        colour = entry.choice("colour", COLOURS)
        cost = entry.number("cost", COSTS[0], COSTS[-1])
        if cost not in COSTS:
            entry.refuse("cost", "bad-crystal-cost", cost=cost)
        points = entry.number("points", 0, MOST_POINTS)
        symbol = entry.choice("symbol", COLOURS) if entry.has("symbol") else None
        cave_in = entry.flag("cave-in") if entry.has("cave-in") else False
        copies = entry.number("copies", 1, MOST_COPIES)
        key = (colour, cost, symbol, cave_in, points)
        if key in found:
            entry.refuse(None, "bad-twice-crystal", which=_mark(found[key]), points=points)
        if len(found) == MOST_KINDS:
            entry.refuse(None, "bad-crystal-kinds", most=MOST_KINDS)
        found[key] = Crystal("", colour, cost, points, symbol, cave_in, copies, _source(entry), entry.text("note"))
    return _named(sorted(found.values(), key=_place))


def _halves(entries: Sequence[Entry], name: str) -> tuple[Half, ...]:
    found: dict[str, Half] = {}
    working: dict[str, str] = {}
    for entry in entries:
        entry.allow("id", "effect", "source", "note")
        which = entry.choice("id", HALVES)
        if which in found:
            entry.refuse("id", "bad-twice-half", which=which)
        effect: effects.Scoring | effects.Working = _effect(entry, "effect", effects.HALF_WORDS)
        word = word_of(type(effect))
        if word in effects.WORKING_WORDS and working.setdefault(word, which) != which:
            entry.refuse("effect", "bad-twice-word", word=word, half=working[word])
        found[which] = Half(which, effect, _source(entry), entry.text("note"))
    for which in HALVES:
        if which not in found:
            raise BadInput("bad-missing-half", name=name, which=which)
    return tuple(found[which] for which in HALVES)


def _effect(entry: Entry, key: str, words: Mapping[str, type[Any]]) -> Any:
    """A word of the vocabulary with all its figures, such as { word = "take-from-bottom", cards = 2 }."""
    part = entry.part(key)
    kind = words[part.choice("word", tuple(words))]
    part.allow("word", *(each.name for each in fields(kind)))
    figures: dict[str, Any] = {}
    for each in fields(kind):
        figure = each.name
        if not part.has(figure) and each.default is not MISSING:
            continue
        if figure in effects.RANGES:
            figures[figure] = part.number(figure, *effects.RANGES[figure])
        else:
            figures[figure] = part.choice(figure, effects.CHOICES[figure])
    return kind(**figures)


def _artifacts(entries: Sequence[Entry], name: str) -> tuple[ArtifactCard, ...]:
    used: set[str] = set()
    found = []
    for entry in entries:
        entry.allow("halves", "cost", "source", "note")
        first, second = entry.pair("halves", HALVES)
        for half in (first, second):
            if half in used:
                entry.refuse("halves", "bad-twice-artifact", half=half)
            used.add(half)
        cost = entry.number("cost", 1, MOST_COST)
        found.append(ArtifactCard((first, second), cost, _source(entry), entry.text("note")))
    if len(found) != ARTIFACTS:
        stacks, each = ARTIFACT_STACKS, ARTIFACTS_IN_A_STACK
        raise BadInput("bad-artifact-count", name=name, count=len(found), need=ARTIFACTS, stacks=stacks, each=each)
    return tuple(sorted(found, key=lambda card: HALVES.index(card.halves[0])))


def _source(entry: Entry) -> Source:
    return entry.choice("source", SOURCES)


def _place(crystal: Crystal) -> tuple[int, int, int, bool, int]:
    symbol = COLOURS.index(crystal.symbol) + 1 if crystal.symbol else 0
    return COLOURS.index(crystal.colour), crystal.cost, symbol, crystal.cave_in, crystal.points


def _named(crystals: Sequence[Crystal]) -> tuple[Crystal, ...]:
    """The same with their ids: colour, cost and mark, and the points too where only these differ."""
    marks = [_mark(crystal) for crystal in crystals]
    return tuple(
        replace(crystal, id=mark if marks.count(mark) == 1 else f"{mark}-{crystal.points}")
        for crystal, mark in zip(crystals, marks, strict=True)
    )


def _mark(crystal: Crystal) -> str:
    signs = [crystal.symbol or "", "cavein" if crystal.cave_in else ""]
    return f"{crystal.colour}-{crystal.cost}-{'-'.join(filter(None, signs)) or 'plain'}"


def _refuse_small_stacks(mercenaries: Sequence[Mercenary], crystals: Sequence[Crystal], name: str) -> None:
    """Whichever factions are drawn and however many play, Docks, mine and opening hands must be filled. CI-39."""
    for level, places, dealt in zip(LEVELS, DOCKS, OPENING_HAND, strict=True):
        copies = sorted(each.copies for each in mercenaries if each.level == level)
        have, need = sum(copies[:FACTIONS_IN_PLAY]), places + MOST_SEATS * dealt
        if have < need:
            where = {"factions": FACTIONS_IN_PLAY, "level": level, "hands": MOST_SEATS}
            raise BadInput("bad-few-mercenaries", name=name, have=have, need=need, **where)
    for cost, places in zip(COSTS, MINE, strict=True):
        have = sum(each.copies for each in crystals if each.cost == cost)
        if have < places:
            raise BadInput("bad-few-crystals", name=name, have=have, cost=cost, places=places)


def _warnings(mercenaries: Sequence[Mercenary], crystals: Sequence[Crystal], name: str) -> tuple[Said, ...]:
    """Where the box differs from that of the rulebooks, which is played all the same. CI-395."""
    told = []
    for faction in FACTIONS:
        cards = sum(each.copies for each in mercenaries if each.faction == faction)
        if cards != BOX_OF_A_FACTION:
            told.append(said("odd-faction", name=name, faction=faction, have=cards, box=BOX_OF_A_FACTION))
    tokens = sum(each.copies for each in crystals)
    if tokens != BOX_CRYSTALS:
        told.append(said("odd-crystals", name=name, have=tokens, box=BOX_CRYSTALS))
    return tuple(told)
