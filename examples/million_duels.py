"""A million duels at random, and how often the owners of each card won: `python examples/million_duels.py`.

Needs `pip install 'starlode[gpu]'` on a machine with a GPU; `starlode[batch]` plays on the processors, the same duels.
What is counted is who owned a card at the end, wherever it lay; a card that was scrapped is owned by nobody.
"""

import argparse
import sys
import time

from starlode import rules
from starlode.batch import Batch
from starlode.core.engine.packed import PILES
from starlode.realms.engine.table import COMMON_PILES, DECK, DISCARD_PILE, HAND, IN_PLAY, SEAT_PILES, TOP

CHUNK = 65_536  # duels at a time: about 400 MB
COUNTED = [DECK, HAND, DISCARD_PILE, *range(IN_PLAY, IN_PLAY + 4)]


def owners(batch):
    """Whether each seat owns each kind of card: matches × seats × kinds."""
    piles = batch.counts()[:, COMMON_PILES:].reshape(batch.n, -1, SEAT_PILES, 64)
    owns = piles[:, :, COUNTED].any(axis=2)
    # What lies openly on a deck is listed in its order: kinds, and how many there are.
    top = piles[:, :, TOP]
    sizes = batch.numbers()[:, [PILES + 2 * (COMMON_PILES + SEAT_PILES * seat + TOP) + 1 for seat in (0, 1)]]
    for place in range(int(sizes.max())):
        match, seat = (sizes > place).nonzero()
        owns[match, seat, top[match, seat, place].astype("int64")] = True
    return owns


def play(game, duels, seed, device):
    """Play so many duels: decisions, and for each kind of card how many seats had it and how many of them won."""
    batch = Batch(game, duels, seed, device)
    decisions = int(batch.playout().sum())
    batch.check()
    owns, won = owners(batch), batch.returns > 0
    return batch.device, decisions, owns.sum(axis=(0, 1)).tolist(), (owns & won[:, :, None]).sum(axis=(0, 1)).tolist()


def main():
    """Play in chunks, so that memory stays bounded, and print the cards by how often their owners won."""
    parser = argparse.ArgumentParser(description="Play many duels at random and tell how often each card's owners won.")
    parser.add_argument("--matches", type=int, default=1_000_000, help="how many duels (default: a million)")
    parser.add_argument("--device", default="auto", choices=["auto", "cuda", "native", "python"])
    wanted = parser.parse_args()
    if wanted.matches < 1:
        parser.error("at least one match")
    game = rules("realms")
    had, won, done, decisions, started = [0] * 64, [0] * 64, 0, 0, time.monotonic()
    for seed in range(-(-wanted.matches // CHUNK)):
        duels = min(CHUNK, wanted.matches - done)
        device, taken, owned, owners_won = play(game, duels, seed, wanted.device)
        had = [sum(pair) for pair in zip(had, owned, strict=True)]
        won = [sum(pair) for pair in zip(won, owners_won, strict=True)]
        done, decisions, spent = done + duels, decisions + taken, time.monotonic() - started
        print(f"{done:,} duels, {decisions:,} decisions, {spent:.1f} s ({device})", file=sys.stderr, flush=True)
    print(f"{'card':<20}{'owners':>12}{'won':>9}")
    shares = {kind: won[kind] / had[kind] for kind in range(len(game.cards)) if had[kind]}
    for kind in sorted(shares, key=shares.__getitem__, reverse=True):
        print(f"{game.cards[kind].id:<20}{had[kind]:>12,}{shares[kind]:>9.1%}")


if __name__ == "__main__":
    main()
