"""What the engine looks up about mercenaries, crystals, artifacts and options, as flat tables; compiled.

One instance belongs to one `Rules`; every state of its matches holds a reference to it. program.py fills it.
A mercenary's number is its faction times 4 plus its level − 1, so colour and level need no table.
"""

from typing import Final

from starlode.core.engine.codebook import Codebook

COSTS: Final = (1, 3, 6, 10)


class CaveinTables:
    """The components of a box as masks and figures, and the options that change play. CI-116, CI-230, CI-303."""

    def __init__(
        self,
        skill: list[int],
        crystal: list[int],
        by_cost: list[int],
        up_to: list[int],
        by_colour: list[int],
        artifact_cost: list[int],
        card_of_half: list[int],
        halves_of_card: list[int],
        by_level: list[int],
        cards_by_colour: list[int],
        cost: list[int],
        half: list[int],
        figures: list[int],
        artifacts: list[int],
        options: list[int],
        codebook: Codebook,
    ) -> None:
        self.skill = skill  # mercenary → op + operand << 5
        self.crystal = crystal  # crystal * 8 + (place of its cost, colour, points, symbol or 7, cave-in)
        self.by_cost = by_cost  # place of a cost → mask of crystals
        self.up_to = up_to  # 0 to 10 → mask of the crystals that cost no more
        self.by_colour = by_colour  # colour → mask of crystals
        self.artifact_cost = artifact_cost  # artifact card → cost
        self.card_of_half = card_of_half  # half → its card
        self.halves_of_card = halves_of_card  # card → its halves, five bits each
        self.by_level = by_level  # level → mask of mercenaries; 0 is nobody
        self.cards_by_colour = cards_by_colour  # colour → mask of mercenaries
        self.cost = cost  # place of a cost → the cost
        self.half = half  # artifact half → what it is worth, op + figures (codes.py)
        # Figures of skills that last, the same for all cards that have them.
        self.lower_recruits = figures[0]  # levels
        self.recolour_less = figures[1]
        self.second_place = figures[2]  # of the dearest cost of which a second crystal may be taken
        self.matching = figures[3]  # the colour whose cards match any crystal
        self.doubled = figures[4]  # … and whose levels count double
        # The halves that work during play, each as a mask of the halves that have its word, with its figure.
        self.overalls = artifacts[0]
        self.agents = artifacts[1]
        self.agents_level = artifacts[2]
        self.cast = artifacts[3]
        self.cast_less = artifacts[4]
        self.arm = artifacts[5]
        self.arm_cards = artifacts[6]
        self.bunkhouse = artifacts[7]
        self.bunkhouse_cards = artifacts[8]
        self.baton = artifacts[9]
        self.baton_place = artifacts[10]
        self.lift = artifacts[11]
        self.lift_place = artifacts[12]
        self.vision = artifacts[13]
        self.loyalty = artifacts[14]
        self.ledger = artifacts[15]
        self.ledger_levels = artifacts[16]
        self.whistle = artifacts[17]
        self.loupe = artifacts[18]
        self.loupe_less = artifacts[19]
        self.loupe_place = artifacts[20]  # of the least cost that is less
        self.collapse = options[0]  # where the track ends the match
        self.taken_cave_in = options[1] != 0
        self.surplus = options[2] != 0
        self.unowned_totems = options[3] != 0
        self.one_dye = options[4] != 0
        self.empty_skills = options[5] != 0
        self.round_limit = options[6]
        self.codebook = codebook  # how environments number actions

    def cost_place(self, crystal: int) -> int:
        return self.crystal[crystal << 3]

    def colour_of(self, crystal: int) -> int:
        return self.crystal[(crystal << 3) + 1]

    def points(self, crystal: int) -> int:
        return self.crystal[(crystal << 3) + 2]

    def symbol(self, crystal: int) -> int:
        return self.crystal[(crystal << 3) + 3]

    def has_cave_in(self, crystal: int) -> bool:
        at = (crystal << 3) + 4
        return self.crystal[at] != 0


def level_of(card: int) -> int:
    return (card & 3) + 1


def faction_of(card: int) -> int:
    return card >> 2
