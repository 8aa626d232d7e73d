"""What the engine looks up about cards, options and seats, as flat tables of integers; compiled.

One instance belongs to one `Rules`; every state of its matches holds a reference to it. program.py fills it.
"""

from typing import Final

from starlode.core.engine.codebook import Codebook
from starlode.realms.engine.seating import Seating

MOST_POINTS: Final = 15  # no card costs more, no base has more defense


class CardTables:
    """The cards of a rule set as masks and figures by kind, and the options that change play."""

    def __init__(
        self,
        code: list[int],
        program: list[int],
        figures: list[int],
        presence: list[int],
        factions: list[int],
        affordable: list[int],
        breakable: list[int],
        use_if: list[int],
        ally_if: list[int],
        masks: list[int],
        options: list[int],
        seating: Seating,
        codebook: Codebook,
    ) -> None:
        self.code = code  # all programs, one after the other
        self.program = program  # card * 4 + ability → where its program starts
        self.figures = figures  # card * 4 + (cost, defense, combat per ship, is it Blob)
        self.presence = presence  # card → what it adds to its owner's faction counters
        self.factions = factions  # four bits of factions → mask of their cards
        self.affordable = affordable  # trade (at most MOST_POINTS) → mask of the cards that cost no more
        self.breakable = breakable  # combat (at most MOST_POINTS) → mask of the bases with no more defense
        self.use_if = use_if  # condition → mask of the bases whose primary does something under it
        self.ally_if = ally_if  # condition → mask of the cards whose ally ability does something under it
        self.ships = masks[0]
        self.bases = masks[1]
        self.outposts = masks[2]
        self.has_use = masks[3]  # bases with a primary ability to use
        self.has_ally = masks[4]
        self.has_scrap = masks[5]
        self.has_any = masks[3] | masks[4] | masks[5]
        self.use_always = masks[6]  # … which always does something
        self.ally_always = masks[7]
        self.simple = masks[8]  # ships that only give trade, combat or authority when played
        self.explorer = masks[9]  # the kind of the Explorer, not a mask
        self.explorer_cost = figures[4 * masks[9]]
        self.needle = masks[10]  # the kind of the Stealth Needle
        self.discard_next_turn = options[0] != 0
        self.stays_unlocked = options[1] != 0
        self.turn_limit = options[2]
        self.stall_turns = options[3]  # 0: no draw can be claimed
        self.destroys_any_base = options[4] != 0  # effects pass outposts by
        self.destroys_own_bases = options[5] != 0
        self.needle_is_blob = options[6] != 0  # as a copy of a Blob ship, for Blob World
        self.copies_scrapped = options[7] != 0
        self.markers_stack = options[8] != 0
        self.carrier_uses_marker = options[9] != 0
        self.gift_from_deck = options[10] != 0
        self.seating = seating
        self.codebook = codebook  # how environments number actions

    def affordable_with(self, trade: int) -> int:
        """The cards that cost no more than this."""
        return self.affordable[trade if trade < MOST_POINTS else MOST_POINTS]

    def breakable_with(self, combat: int) -> int:
        """The bases whose defense is no more than this."""
        return self.breakable[combat if combat < MOST_POINTS else MOST_POINTS]

    def program_of(self, card: int, ability: int) -> int:
        return self.program[(card << 2) + ability]

    def cost(self, card: int) -> int:
        return self.figures[card << 2]

    def defense(self, card: int) -> int:
        return self.figures[(card << 2) + 1]

    def combat_per_ship(self, card: int) -> int:
        return self.figures[(card << 2) + 2]

    def is_blob(self, card: int) -> int:
        return self.figures[(card << 2) + 3]

    def allied(self, presence: int) -> int:
        """The four bits of the factions of which at least two cards are counted."""
        # Four counters of eight bits: adding 126 to each carries into its top bit from two on.
        return _top_bits(presence + 0x7E7E7E7E)

    def present(self, presence: int) -> int:
        """The four bits of the factions of which any card is counted."""
        return _top_bits(presence + 0x7F7F7F7F)


def _top_bits(counters: int) -> int:
    """The top bits of four counters of eight bits, side by side."""
    # Bits 0, 8, 16 and 24 are shifted by 24, 17, 10 and 3 at once; nothing else gets to places 24 to 27.
    return (((counters >> 7) & 0x01010101) * 0x01020408 >> 24) & 15
