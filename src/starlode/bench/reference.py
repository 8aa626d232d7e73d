"""The reference of all ratios: bare random games of python-chess, which everybody in the field has at hand."""

import random
import time

from starlode.core.errors import BadInput


def plies_per_second(seconds: float) -> float:
    """Random moves a second: all legal moves are listed, one is chosen, one is pushed; nothing else is looked at."""
    try:
        import chess
    except ImportError:
        raise BadInput("bad-bench-chess") from None
    rng = random.Random(1)
    plies = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            plies += 1
    return plies / elapsed
