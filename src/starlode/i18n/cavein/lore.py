"""The mercenaries, artifacts, crystals and totems of a box as players read about them, by the edition played."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from starlode.cavein import components
from starlode.cavein.effects import Effect
from starlode.i18n.bundles import Argument, capitalised
from starlode.i18n.cavein.effect_phrases import SCORING, effect_phrase, label_of, short_phrase
from starlode.i18n.cavein.names import FACTION_OF_COLOUR, PLACES, TOTEMS, crystal_data, crystal_name, mark_of
from starlode.i18n.effect_text import CardLine, Piece, piece_json
from starlode.i18n.phrase import CardName, FactionName, MessageText, Phrase
from starlode.i18n.voice import Lore, Say

EFFECT = "effect"  # how the one thing is called that a mercenary or an artifact half does
Kind: TypeAlias = Literal["mercenary", "artifact", "crystal", "totem"]

# The symbol beside a short line, by the type of what is done.
ICONS: dict[str, str] = {
    "TakeCrystal": "crystal", "CheaperRecruits": "recruit", "TakeFromBottom": "base", "TakeLevelsFromDocks": "docks",
    "TakeLevelFromDocks": "docks", "TakeFromOneBase": "base", "RecolourCrystal": "recolour",
    "CheaperArtifacts": "cheaper", "CheaperMining": "cheaper", "ExtraMine": "mine", "DyeCards": "recolour",
    "SecondCrystal": "crystal", "SubjugateLowest": "subjugate", "SubjugateLevel": "subjugate",
    "SubjugateFromHand": "subjugate", "MatchAnyCrystal": "recolour", "DoubleLevels": "double",
    "TakeFactionFromBases": "base", "TakeFactionFromOneBase": "base", "AnyColourInMining": "recolour",
    "TakeLevelAtStart": "docks", "CheaperColour": "cheaper", "TakeBottomAtStart": "base", "LimitRaids": "shield",
    "CrystalPerRaid": "crystal", "SecondOfCost": "crystal", "SecondRaid": "raid", "SafeFromSkills": "shield",
    "LowerRecruit": "recruit", "IdenticalActions": "double", "CheaperDearCrystals": "cheaper",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CaveinText:
    """A mercenary, an artifact half, a crystal or a totem as a player reads it; what it has not is None."""

    id: str
    name: str
    kind: Kind
    faction: components.Faction | None
    colour: components.Colour | None
    level: int | None
    cost: int | None
    points: int | None
    symbol: components.Faction | None
    cave_in: bool
    lines: tuple[CardLine, ...]
    unsure: Mapping[str, str]  # what of it is reconstructed or inferred: copies, token, cost, effect
    notes: Mapping[str, str]  # what that rests on, in English
    mark: str | None  # the message that says so; None where nothing that is shown is in doubt


class CaveinLore(Lore):
    """The cards and crystals of one box and edition."""

    def __init__(self, box: components.Components, options: Mapping[str, Any]) -> None:
        self.box = box
        self.options = options
        self._crystals = {crystal.id: crystal for crystal in box.crystals}
        self._cards = {half: card for card in box.artifacts for half in card.halves}
        self._effects: dict[str, Effect] = {card.id: components.skill_of(card, options) for card in box.mercenaries}
        self._effects |= {half.id: half.effect for half in box.halves}
        self._sources: dict[str, components.Mercenary | components.Half] = {card.id: card for card in box.mercenaries}
        self._sources |= {half.id: half for half in box.halves}
        self._copies = {card.id: card.copies for card in box.mercenaries}
        self._copies |= {crystal.id: crystal.copies for crystal in box.crystals}

    @property
    def ids(self) -> Sequence[str]:
        return (*PLACES, *(half for card in self.box.artifacts for half in card.halves), *self._crystals, *TOTEMS)

    def name(self, say: Say, thing: str) -> str:
        if thing in TOTEMS:
            return say("totem-name", faction=say(f"faction-{TOTEMS[thing]}"))
        return spoken(say, crystal_name(thing)) if crystal_data(thing) else say(f"card-{thing}")

    def points_of(self, crystal: str) -> int:
        return self._crystals[crystal].points

    def cost_of(self, half: str) -> int:
        """What the artifact card costs that a half is on."""
        return self._cards[half].cost

    def text(self, say: Say, thing: str) -> CaveinText:
        if thing in self._crystals:
            return self._crystal(say, self._crystals[thing])
        if thing in TOTEMS:
            return self._totem(say, thing)
        effect = self._effects[thing]
        text = capitalised(spoken(say, effect_phrase(effect, self.options))) + "."
        lines = (CardLine(EFFECT, say(label_of(effect)), text),)
        if thing in self._cards:
            card = self._cards[thing]
            return CaveinText(
                thing, self.name(say, thing), "artifact", None, None, None, card.cost, None, None, False, lines,
                *_doubts(cost=card, effect=self._sources[thing]),
            )  # fmt: skip
        faction, level = PLACES[thing]
        return CaveinText(
            thing, self.name(say, thing), "mercenary", faction, components.COLOUR_OF[faction], level, None, None, None,
            False, lines, *_doubts(copies=self._sources[thing]),
        )  # fmt: skip

    def _crystal(self, say: Say, crystal: components.Crystal) -> CaveinText:
        symbol = FACTION_OF_COLOUR[crystal.symbol] if crystal.symbol else None
        data = crystal_data(crystal.id)
        assert data is not None
        faction = say(f"faction-{symbol}") if symbol else ""
        text = capitalised(say(f"crystal-text-{mark_of(data)}", faction=faction)) + "."
        return CaveinText(
            crystal.id, self.name(say, crystal.id), "crystal", None, crystal.colour, None, crystal.cost,
            crystal.points, symbol, crystal.cave_in, (CardLine("crystal", say("crystal-line"), text),),
            *_doubts(token=crystal),
        )  # fmt: skip

    def _totem(self, say: Say, totem: str) -> CaveinText:
        """What a totem does for whoever has it. CI-106, CI-197."""
        colour = components.COLOUR_OF[TOTEMS[totem]]
        line = CardLine(EFFECT, say("totem-line"), say("totem-text", colour=say(f"colour-{colour}")))
        return CaveinText(
            totem, self.name(say, totem), "totem", TOTEMS[totem], colour, None, None, None, None, False, (line,),
            {}, {}, None,
        )  # fmt: skip

    def lines(self, say: Say, thing: str) -> list[str]:
        text = self.text(say, thing)
        told: dict[str, Argument] = {"name": text.name}
        if text.kind == "totem":
            told["colour"] = say(f"colour-{text.colour}")
        elif text.level is not None:
            told |= {"faction": say(f"faction-{text.faction}"), "colour": say(f"colour-{text.colour}")}
            told["level"] = text.level
        elif text.points is not None:
            told["points"] = text.points
        else:
            told["cost"] = text.cost or 0
        head = say(f"card-head-{text.kind}", **told)
        lines = [head, *(say("card-line", label=line.label, text=line.text) for line in text.lines)]
        return [*lines, say("card-unsure", mark=say(text.mark))] if text.mark else lines

    def face(self, say: Say, thing: str) -> dict[str, Any]:
        told = asdict(self.text(say, thing))
        del told["unsure"], told["notes"]
        for line in told["lines"]:
            if thing in self._crystals or thing in TOTEMS:
                line |= {"short": line["text"].rstrip("."), "pieces": []}
            else:
                line["short"] = self.ability(say, thing, EFFECT)
                line["pieces"] = [piece_json(Piece(_icon(self._effects[thing]), text=self.short(say, thing)))]
        told["branches"] = []
        return told

    def is_unsure(self, thing: str) -> bool:
        """Whether what it does, or all of it, is reconstructed or inferred."""
        return thing not in TOTEMS and (self._crystals.get(thing) or self._sources[thing]).source in components.UNSURE

    def faction_of(self, thing: str) -> str | None:
        return PLACES[thing][0] if thing in PLACES else TOTEMS.get(thing)

    def copies_of(self, thing: str) -> int:
        return self._copies.get(thing, 1)

    def ability(self, say: Say, card: str, ability: str) -> str:
        """What a mercenary or an artifact half does, which is all it has."""
        return spoken(say, effect_phrase(self._effects[card], self.options))

    def short(self, say: Say, thing: str) -> str:
        """The same on a small card."""
        return spoken(say, short_phrase(self._effects[thing], self.options))


# The message for what of a thing is reconstructed or inferred.
MARKS = {
    ("token",): "unsure-token",
    ("cost",): "unsure-cost",
    ("effect",): "unsure-effect",
    ("inferred",): "unsure-inferred",
    ("cost", "effect"): "unsure-cost-effect",
    ("cost", "inferred"): "unsure-cost-inferred",
}


def _doubts(
    **parts: components.Mercenary | components.Crystal | components.Half | components.ArtifactCard,
) -> tuple[dict[str, str], dict[str, str], str | None]:
    """What is not sure of some parts, what that rests on, and the mark for a reader, who is shown no copies."""
    unsure: dict[str, str] = {name: part.source for name, part in parts.items() if part.source in components.UNSURE}
    marks = ["inferred" if (name, source) == ("effect", "inferred") else name for name, source in unsure.items()]
    shown = tuple(mark for mark in marks if mark != "copies")
    return unsure, {name: parts[name].note for name in unsure}, MARKS[shown] if shown else None


def _icon(effect: Effect) -> str:
    return "points" if isinstance(effect, SCORING) else ICONS[type(effect).__name__]


def spoken(say: Say, phrase: Phrase) -> str:
    """A phrase that names nobody, as text."""

    def argument(value: object) -> Argument:
        match value:
            case str() | int():
                return value
            case FactionName(faction):
                return say(f"faction-{faction}")
            case CardName(card):
                return say(f"card-{card}")
            case MessageText(message):
                return say(message)
            case Phrase():
                return spoken(say, value)
            case _:
                raise TypeError(f"not to be said without players: {value}")

    return say(phrase.id, **{name: argument(value) for name, value in phrase.args.items()})
