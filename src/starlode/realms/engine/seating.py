"""Who sits where: what the engine looks up about a format, as masks and figures by seat; compiled.

One instance belongs to one `Rules`, as CardTables do. formats.py fills it. Sets of seats are masks, a bit each.
"""


class Seating:
    """Sides, reach, hands and what is shared, by seat. SR-M96."""

    def __init__(
        self,
        side: list[int],
        team: list[int],
        vital: list[int],
        players: list[int],
        owners: list[int],
        facing: list[int],
        score: list[int],
        hand_size: list[int],
        neighbours: list[int],
        heirs: list[int],
        sees: list[int],
        opening: list[int],
        figures: list[int],
    ) -> None:
        self.side = side  # the number of its side
        self.team = team  # the seats of its side, itself among them
        self.vital = vital  # its side plays on while any of these lives
        self.players = players  # enemies whose authority may be attacked, as far as they live and are in reach
        self.owners = owners  # enemies whose bases may be attacked
        self.facing = facing  # the seat opposite, then the seat to attack when that one is out, three bits each
        self.score = score  # the seat that keeps its authority: itself, or the first of its team
        self.hand_size = hand_size  # cards of a draw phase
        self.neighbours = neighbours  # teammates that it may pass cards to
        self.heirs = heirs  # teammates that it may leave a card to when it is defeated
        self.sees = sees  # seats whose hands it sees
        self.opening = opening  # starting seat * seats + seat → cards of the first hand
        self.reach = figures[0]
        self.starters = figures[1]  # seats that may begin
        self.takers = figures[2]  # turns in a round: one a seat, or one a team
        self.takes_team_turns = figures[3] != 0  # a team has one turn, one score, and its outposts protect all of it
        self.damage_lasts_on = figures[4]  # seats whose bases keep their damage
        self.asks_consent = figures[5] != 0
        self.pools_explorers = figures[6] != 0

    def opening_hand(self, start: int, seat: int, seats: int) -> int:
        """The cards of a seat's first hand."""
        return self.opening[start * seats + seat]
