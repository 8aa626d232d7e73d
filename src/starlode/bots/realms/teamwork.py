"""How `greedy` plays with teammates: handing the turn over in a Hydra, passing cards in an Emperor's team."""

from starlode.bots.realms.buying import worth
from starlode.bots.realms.seeing import BY_ID, Player, Seen, card_of
from starlode.core.decision import Option
from starlode.realms.cards import Card

GOOD = 3  # what a card costs at least that an emperor is glad of


def let_others_play(seen: Seen, hand_overs: list[Option]) -> Option | None:
    """All cards of the team are played before anything is bought or attacked, so that everybody knows what is there."""
    for option in hand_overs:
        mate = _mate(seen, option)
        if mate.hand_size and mate.number not in seen.done:
            return option
    return None


def let_other_buy(seen: Seen, hand_overs: list[Option], card: Card) -> Option | None:
    """A card that is paid together goes to whom it helps most."""
    if not hand_overs:
        return None
    mine = _fit(seen.me, card)
    best = max(hand_overs, key=lambda option: _fit(_mate(seen, option), card))
    return best if _fit(_mate(seen, best), card) > mine else None


def _fit(player: Player, card: Card) -> float:
    """A small deck with cards of the same faction."""
    allies = sum(count for other, count in player.deck.items() if BY_ID[other].faction == card.faction)
    allies += sum(base.card.faction == card.faction for base in player.bases)
    return 2.0 * allies - player.deck.total()


def let_others_finish(seen: Seen, hand_overs: list[Option]) -> Option | None:
    """Whoever is done and still has combat may use it after all."""
    for option in hand_overs:
        mate = _mate(seen, option)
        if mate.combat:
            return option
    return None


def _mate(seen: Seen, option: Option) -> Player:
    return seen.players[int(str(option.details["seat"])) - 1]


def best_pass(seen: Seen, passes: list[Option]) -> Option | None:
    """For trade that is left over an admiral's good cards go to the emperor, and his weak ones to a smaller deck."""
    if not passes:
        return None
    if seen.is_emperor(seen.seat):
        weak = [option for option in passes if card_of(option).cost == 0]
        return min(weak, key=lambda option: _mate(seen, option).deck.total(), default=None)
    best = max(passes, key=lambda option: worth(seen, card_of(option)))
    return best if card_of(best).cost >= GOOD else None
