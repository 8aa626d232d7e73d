"""The options of Cave-In: one table, from which docs/generated/options.md is generated. CI-393."""

from starlode.cavein.effects import EDITIONS
from starlode.core.options import Choice

FIRST_GAME = ("hydrans", "metanels", "terrons", "minegglers")
YES_NO = ("yes", "no")

OPTIONS: tuple[Choice, ...] = (
    Choice("edition", "en2021", EDITIONS, "which rulebook"),
    Choice("weedlocks", "book", ("book", "cards"), "Weedlocks by the edition's book, or as the cards show them"),
    Choice("seats", "2", ("2", "3", "4"), "how many play"),
    Choice("factions", "random", ("random", "first-game", "TEXT"), "the four factions in play, joined by +"),
    Choice("start", "random", ("random", "1", "2", "3", "4"), "the start player"),
    Choice("taken-crystals-cave-in", "no", YES_NO, "whether a taken crystal with the symbol moves the track"),
    Choice("surplus-cards", "yes", YES_NO, "whether a payment may hold cards that could be left out"),
    Choice("unowned-totems", "yes", YES_NO, "whether a raid takes a totem that nobody has"),
    Choice("robuster-one-colour", "auto", ("auto", *YES_NO), "whether all cards dyed by a Robuster get one colour"),
    Choice("empty-skills", "yes", YES_NO, "whether a card may be played for a skill that can do nothing"),
    Choice("open-crystals", "no", YES_NO, "whether clients show what lies on collected crystals"),
    Choice("round-limit", "200", ("N",), "rounds after which the match is scored as it stands"),
)
