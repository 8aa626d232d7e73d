"""The formats of Star Realms: who plays against whom, as small descriptions that the one engine reads.

SR-M1, SR-M156, SR-M189, SR-M206.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from starlode.core.company import Company
from starlode.core.engine.bits import mask_of
from starlode.core.errors import BadInput, either
from starlode.realms.engine import codes
from starlode.realms.engine.seating import Seating

AUTHORITY = 50
HAND = 5
EMPEROR_AUTHORITY = 60
EMPERORS = (1, 4)
# Raiders → the boss's authority, the cards he draws in a turn, and those of his first hand.
BOSS = {2: (50, 7, 5), 3: (70, 7, 5), 4: (70, 8, 6), 5: (90, 8, 6)}
HYDRA = {4: 75, 6: 100}

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Format:
    """How many play, in which sides, whom each may attack, what is shared, and how the match is dealt.

    SR-M77, SR-M115, SR-M188, SR-M207.
    """

    name: str
    seats: tuple[int, ...]  # how many may play; the first is what is meant unless somebody says otherwise
    sides: Callable[[int, int], Sides]  # seats and boss → the sides
    reach: int = codes.REACH_ENEMIES
    second_hand: int = HAND  # first hand of the second player, where sides are single players; the first has three
    starting_side_has_three: bool = False  # … where they are teams: three cards for each of the side that begins
    takes_team_turns: bool = False
    sees_team: bool = False  # teammates look at each other's hands
    has_places: bool = False  # by order of elimination; otherwise there are winners and losers
    damage_lasts_on_boss: bool = False
    passes_cards: bool = False
    gives_cards: bool = False  # a defeated player may leave a card to a teammate


def _everybody(seats: int, _boss: int) -> Sides:
    return tuple((seat,) for seat in range(seats))


def _halves(seats: int, _boss: int) -> Sides:
    return tuple(range(seats // 2)), tuple(range(seats // 2, seats))


def _boss_and_raiders(seats: int, boss: int) -> Sides:
    return (boss,), tuple(seat for seat in range(seats) if seat != boss)


FORMATS: tuple[Format, ...] = (
    Format("duel", (2,), _everybody),
    Format("free-for-all", (3, 4, 5, 6), _everybody, second_hand=4, has_places=True),
    Format("hunter", (3, 4, 5, 6), _everybody, codes.REACH_NEIGHBOURS, second_hand=4, has_places=True),
    Format("hydra", (4, 6), _halves, starting_side_has_three=True, takes_team_turns=True, sees_team=True),
    Format(
        "emperor", (6,), _halves, codes.REACH_FACING, starting_side_has_three=True, passes_cards=True, gives_cards=True
    ),
    Format("raid", (3, 4, 5, 6), _boss_and_raiders, sees_team=True, damage_lasts_on_boss=True, gives_cards=True),
)
BY_NAME = {each.name: each for each in FORMATS}


@dataclass(frozen=True, slots=True)
class Party:
    """A format with its seats taken: what is fixed before the deal. Seats count from 0 here."""

    format: Format
    seats: int
    sides: Sides
    boss: int | None  # None also in a raid whose boss is not drawn yet
    starters: tuple[int, ...]
    hides_hands: bool = False  # SR-M231: teammates of a Hydra do not see each other's hands

    @property
    def awaits_boss(self) -> bool:
        """Whether nature draws the boss, who begins, before anything is dealt. SR-M232."""
        return self.format.damage_lasts_on_boss and self.boss is None

    @property
    def side_of(self) -> list[int]:
        """The side of each seat."""
        return [next(n for n, side in enumerate(self.sides) if seat in side) for seat in range(self.seats)]

    def seen_by(self, seat: int) -> Sequence[int]:
        """The seats whose hands a seat sees, or which see its hand. SR-M231."""
        return self.sides[self.side_of[seat]] if self.format.sees_team and not self.hides_hands else (seat,)

    @property
    def company(self) -> Company:
        """The same as everybody outside the engine knows it, with the roles of an empire or a raid."""
        roles: list[str | None] = [None] * self.seats
        if self.format.reach == codes.REACH_FACING:
            roles = ["emperor" if seat in EMPERORS else "admiral" for seat in range(self.seats)]
        elif self.boss is not None:
            roles = ["boss" if seat == self.boss else "raider" for seat in range(self.seats)]
        sides = tuple(tuple(seat + 1 for seat in side) for side in self.sides)
        return Company(sides, tuple(roles), self.format.takes_team_turns, self.format.has_places)

    def has_turn(self, seat: int, current: int) -> bool:
        """Whether a seat takes part in the current turn."""
        return seat == current or (self.format.takes_team_turns and self.side_of[seat] == self.side_of[current])

    def authority(self, seat: int) -> int:
        """What a seat begins with; a Hydra's teams begin with one score each.

        SR-M69, SR-M79, SR-M94, SR-M95, SR-M155, SR-M192, SR-M193.
        """
        if self.format.takes_team_turns:
            return HYDRA[self.seats]
        if self.format.reach == codes.REACH_FACING:
            return EMPEROR_AUTHORITY if seat in EMPERORS else AUTHORITY
        return BOSS[self.seats - 1][0] if seat == self.boss else AUTHORITY

    def hand_size(self, seat: int) -> int:
        """What a seat draws in its draw phase. SR-M103, SR-M195, SR-M196."""
        return BOSS[self.seats - 1][1] if seat == self.boss else HAND

    def opening_hand(self, start: int, seat: int) -> int:
        """The first hand of a seat when another, or it itself, begins.

        SR-M7, SR-M71, SR-M81, SR-M102, SR-M157, SR-M194.
        """
        if self.boss is not None:
            return BOSS[self.seats - 1][2] if seat == self.boss else HAND
        if self.format.starting_side_has_three:
            return 3 if self.side_of[seat] == self.side_of[start] else HAND
        return {0: 3, 1: self.format.second_hand}.get((seat - start) % self.seats, HAND)

    def seating(self, options: Mapping[str, str]) -> Seating:
        """The same, as the engine looks it up."""
        side_of, seats = self.side_of, range(self.seats)
        shared = self.format.takes_team_turns
        team = [self.sides[side_of[seat]] for seat in seats]
        enemies = [[other for other in seats if side_of[other] != side_of[seat]] for seat in seats]
        return Seating(
            side=list(side_of),
            team=_masks(team),
            vital=_masks([self._vital(seat) for seat in seats]),
            players=_masks(
                [[other for other in enemies[seat] if not shared or team[other][0] == other] for seat in seats]
            ),
            owners=_masks(enemies),
            facing=[self._facing(seat) for seat in seats],
            score=[team[seat][0] if shared else seat for seat in seats],
            hand_size=[self.hand_size(seat) for seat in seats],
            neighbours=_masks([[other for other in team[seat] if self._may_pass(seat, other)] for seat in seats]),
            heirs=_masks([[other for other in team[seat] if self._may_inherit(seat, other)] for seat in seats]),
            sees=_masks([self.seen_by(seat) for seat in seats]),
            opening=[self.opening_hand(start, seat) for start in seats for seat in seats],
            figures=[
                self.format.reach,
                mask_of(list(self.starters)),
                len(self.sides) if shared else self.seats,
                int(shared),
                mask_of([self.boss]) if self.format.damage_lasts_on_boss and self.boss is not None else 0,
                int(options["pool-consent"] == "ask"),
                int(options["pool-explorers"] == "yes"),
            ],
        )

    def _vital(self, seat: int) -> Sequence[int]:
        """A side is beaten when all of these are out: its emperor, the first seat of a Hydra, or everybody."""
        side = self.sides[self.side_of[seat]]
        if self.format.reach == codes.REACH_FACING:
            return [EMPERORS[self.side_of[seat]]]
        return side[:1] if self.format.takes_team_turns else side

    def _facing(self, seat: int) -> int:
        if self.format.reach != codes.REACH_FACING:
            return 0
        return self.seats - 1 - seat | EMPERORS[1 - self.side_of[seat]] << 3

    def _may_pass(self, seat: int, other: int) -> bool:
        return self.format.passes_cards and abs(seat - other) == 1

    def _may_inherit(self, seat: int, other: int) -> bool:
        """An admiral's emperor, or any other raider."""
        if not self.format.gives_cards or seat == other:
            return False
        return other in EMPERORS if self.format.reach == codes.REACH_FACING else seat != self.boss


def party(options: Mapping[str, str]) -> Party:
    """The seats of a match by its options, or BadInput where they do not fit together.

    SR-M2, SR-M8, SR-M9, SR-M68, SR-M70, SR-M78, SR-M80, SR-M93, SR-M101, SR-M154, SR-M158, SR-M191, SR-M232.
    """
    chosen = BY_NAME[options["format"]]
    seats = _seats(chosen, options["seats"])
    has_boss = chosen.damage_lasts_on_boss
    boss = int(options["boss"]) - 1 if has_boss and options["boss"] != "random" else None
    if boss is not None and boss >= seats:
        raise BadInput("bad-boss", boss=boss + 1, seats=seats)
    sides = _everybody(seats, 0) if has_boss and boss is None else chosen.sides(seats, boss or 0)
    starters = tuple(range(seats))
    if boss is not None:
        starters = (boss,)
    elif chosen.starting_side_has_three:
        starters = tuple(side[0] for side in sides)
    start = options["start"]
    if start != "random":
        if int(start) - 1 not in starters:
            allowed = either([seat + 1 for seat in starters])
            raise BadInput("bad-start", start=start, name=chosen.name, seats=seats, known=allowed)
        starters = (int(start) - 1,)
    hides_hands = chosen.takes_team_turns and options.get("team-hands") == "hidden"
    return Party(chosen, seats, sides, boss, starters, hides_hands)


def _seats(chosen: Format, given: str) -> int:
    if given == "auto":
        return chosen.seats[0]
    if int(given) not in chosen.seats:
        raise BadInput("bad-seats", seats=given, name=chosen.name, known=either(chosen.seats))
    return int(given)


def _masks(sets: Sequence[Sequence[int]]) -> list[int]:
    return [mask_of(list(seats)) for seats in sets]
