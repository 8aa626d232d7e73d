"""The pieces that views are written from, in the order of engine/sheets.py: JSON with what changes left out."""

import json
from collections.abc import Sequence

from starlode.core.engine.sheet import NAMES, Pieces
from starlode.realms.engine.sheets import NUMBERS
from starlode.realms.written.fields import COMMON_PILES, USED, seat_numbers


def pieces(ids: Sequence[str], seats: int) -> Pieces:
    """For cards of these names and so many seats."""
    names = [json.dumps(each) for each in ids] + [""] * (NAMES - len(ids))
    keys = [f"{name}:" for name in names]
    common = [',"current":', ',"explorers":', ',"quiet-since":', *(f',"{name}":' for name in COMMON_PILES)]
    hand = [',"hand":{"size":', ',"cards":', "null", ',"known":', '},"deck":{"size":', ',"top":[']
    rest = [']},"unseen":', ',"discard":', ',"in-play":[', '],"ships-played":[', "]}"]
    used = [json.dumps(each, separators=(",", ":")) for each in USED]
    card = ['{"card":', ',"count":', *(f',"used":{each}' for each in used), ',"as":', ',"damage":', "}"]
    told = seat_numbers(seats)
    first, *others = told
    all_pieces = [
        *keys,
        *names,
        '{"turn":',
        *common,
        *hand,
        *rest,
        *card,
        f'{{"{first}":',
        *(f',"{n}":' for n in others),
    ]
    assert len(all_pieces) == NUMBERS + len(told)
    ends, text = [0], bytearray()
    for piece in all_pieces:
        text += piece.encode()
        ends.append(len(text))
    return Pieces(text, ends, [*told.values()])
