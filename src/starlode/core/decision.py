"""What somebody is asked: a decision with its options, as clients, bots and the wire know it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


@dataclass(frozen=True, slots=True)
class Option:
    """One allowed action: its line of notation, and the same taken apart for whoever draws or speaks it."""

    action: str
    verb: str
    details: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"action": self.action, "verb": self.verb, **self.details}


@dataclass(frozen=True, slots=True)
class Macro:
    """Several actions for one click, applied in order until the first question or refusal."""

    label: str
    actions: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        return {"label": self.label, "actions": list(self.actions)}


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked, what, by which card, and which actions are allowed."""

    seat: int
    asked: str
    source: str | None
    copied: str | None  # the ship that the source is a copy of
    options: tuple[Option, ...]
    macros: tuple[Macro, ...] = ()

    @property
    def actions(self) -> list[str]:
        return [option.action for option in self.options]

    def to_json(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "asked": self.asked,
            "source": self.source,
            "as": self.copied,
            "options": [option.to_json() for option in self.options],
            "macros": [macro.to_json() for macro in self.macros],
        }

    @staticmethod
    def from_json(content: Mapping[str, Any]) -> "Decision":
        """The decision that `to_json` told, for a bot in another process."""
        options = [
            Option(option["action"], option["verb"], {key: option[key] for key in option.keys() - {"action", "verb"}})
            for option in content["options"]
        ]
        macros = [Macro(label=macro["label"], actions=tuple(macro["actions"])) for macro in content["macros"]]
        return Decision(
            content["seat"], content["asked"], content["source"], content["as"], tuple(options), tuple(macros)
        )
