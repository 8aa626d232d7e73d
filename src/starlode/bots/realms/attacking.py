"""Whom `greedy` attacks, and with what: first who can be killed, then bases, then whoever is most worth it."""

from dataclasses import dataclass

from starlode.bots.realms.seeing import BY_ID, Player, Seen, card_of, points
from starlode.core.decision import Option


@dataclass(frozen=True)
class Prey:
    """Somebody who could be beaten: a player, or a Hydra team as a whole."""

    players: list[Player]
    strike: Option | None  # None: an outpost stands before him
    bases: list[Option]  # of his that can be attacked

    @property
    def authority(self) -> int:
        return self.players[0].authority

    @property
    def needed(self) -> int:
        """The combat that it takes to beat him."""
        return self.authority + sum(base.left for player in self.players for base in player.outposts)

    @property
    def danger(self) -> float:
        return sum(player.danger for player in self.players)


def winning_strike(seen: Seen, attacks: list[Option]) -> Option | None:
    """An attack that ends the match, or has it ended by a teammate with the combat that is there already."""
    for option in attacks:
        if "card" in option.details:
            continue
        target = seen.players[int(str(option.details["seat"])) - 1]
        if strength(seen) >= target.authority and (
            len(seen.foes) == 1 or seen.format == "hydra" or seen.is_emperor(target.number)
        ):
            return option
    return None


def strength(seen: Seen) -> int:
    """The combat of this turn: the own, and that of a Hydra's teammates."""
    return sum(player.combat for player in seen.team) if seen.format == "hydra" else seen.me.combat


def best_attack(seen: Seen, attacks: list[Option]) -> Option | None:
    """Who can be beaten is; then the dearest base in reach, then whoever is most worth it."""
    if not attacks:
        return None
    if seen.boss and seen.boss != seen.seat:
        return _raid(seen, attacks)
    prey = ranked(seen, attacks)
    for each in prey:
        if each.needed <= strength(seen):
            return each.strike or min(each.bases, key=lambda option: card_of(option).defense or 0)
    bases = [option for option in attacks if "card" in option.details]
    if bases:
        return max(bases, key=lambda option: card_of(option).cost)
    return next((each.strike for each in prey if each.strike is not None), None)


def ranked(seen: Seen, attacks: list[Option]) -> list[Prey]:
    """Those who can be attacked, the most rewarding first."""
    groups = [seen.foes] if seen.format == "hydra" else [[foe] for foe in seen.foes]
    if seen.format == "hunter":
        groups = [[foe] for foe in seen.foes if foe.number == seen.left]
    found = []
    for players in groups:
        numbers = [player.number for player in players]
        theirs = [option for option in attacks if option.details["seat"] in numbers]
        if theirs:
            strike = next((option for option in theirs if "card" not in option.details), None)
            found.append(Prey(players, strike, [option for option in theirs if "card" in option.details]))
    return sorted(found, key=lambda each: _reward(seen, each), reverse=True) if len(found) > 1 else found


def _reward(seen: Seen, prey: Prey) -> float:
    """Danger that is out of the way: by itself where everybody fights, else for the combat that it takes."""
    if seen.format == "free-for-all":
        return prey.danger
    return (prey.danger + 1) / prey.needed


# Raiders: damage on the boss's bases lasts until his turn


def _raid(seen: Seen, attacks: list[Option]) -> Option:
    """What the raiders can finish together before his turn: the boss himself, else his dearest base."""
    together = seen.me.combat + sum(expected_combat(mate) for mate in seen.following)
    strike = next((option for option in attacks if "card" not in option.details), None)
    if strike is not None and together >= seen.foes[0].authority:
        return strike
    bases = [option for option in attacks if "card" in option.details]
    within = [option for option in bases if _left(option) <= together]
    if within:
        return max(within, key=lambda option: (card_of(option).cost, -_left(option)))
    return strike or min(bases, key=_left)


def _left(option: Option) -> int:
    return (card_of(option).defense or 0) - int(str(option.details.get("damage", 0)))


def expected_combat(player: Player) -> int:
    """What a teammate's hand and bases will give, if its cards do what they say."""
    cards = [BY_ID[card] for card, count in player.hand.items() for _ in range(count)]
    cards += [base.card for base in player.bases]
    total = 0
    for card in cards:
        total += points(card.primary)
        if sum(other.faction == card.faction for other in cards) > 1:
            total += points(card.ally)
    return total
