"""A match that is over, as it is given out: the record, and all that its draws follow from."""

from typing import Any

from starlode.core.match import Match
from starlode.server import matches
from starlode.server.rounds import FailedRound
from starlode.server.stored import StoredMatch, StoredTable
from starlode.server.wire import http


def finished(stored: StoredTable, match: Match[Any], kept: StoredMatch, void: list[FailedRound]) -> http.Finished:
    """Everything; only now is the secret told."""
    chance = http.Chance(
        table=stored.id,
        round=stored.round,
        secret=kept.secret.hex(),
        salts=matches.salts_of(stored),
        key=matches.key_of(stored, kept.secret).hex(),
        commitment=stored.commitment,
        agreement=None if stored.agreement is None else http.agreement(stored.agreement),
        known=stored.known,
        void=[
            http.FailedRound(http.agreement(each.agreement), each.secret.hex(), each.salts, each.void.seats, each.names)
            for each in void
        ],
        draws=[
            http.Draw(draw.row, draw.event, draw.stream, draw.count, draw.below, draw.copies, draw.total)
            for draw in Match.draws(match.rules, match.record)
        ],
    )
    return http.Finished(match.record.to_json(), chance, stored.components)
