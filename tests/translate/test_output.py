"""The emitted C can be read beside its source."""

from pathlib import Path

from starlode.translate.emit import emit
from tests.translate.building import HEAD, program_of

PIECE = '''
def area(width: int, height: int) -> int:
    """How much it is."""
    if width < 0:
        return 0
    total = width * height
    return total // 3


class Box:
    """A box."""

    def __init__(self, size: int) -> None:
        self.sides = [0] * size
        self.lids = [0] * 2

    def side(self, which: int) -> int:
        return self.sides[which]

    def lid(self) -> int:
        return self.lids[1]


LEAST: Final = {"lids": 2}
'''
FIRST = len(HEAD.splitlines()) + 2
EXPECTED = f"""\
/* piece.py:{FIRST} */
static int64_t piece__area(int64_t width, int64_t height)
{{
    int64_t total = 0;
    if (width < 0) {{  /* {FIRST + 2} */
        return 0;  /* {FIRST + 3} */
    }}
    total = width * height;  /* {FIRST + 4} */
    return rt_floor_div(total, 3, P({FIRST + 5}));  /* {FIRST + 5} */
}}
"""


def test_every_statement_names_its_line(tmp_path: Path) -> None:
    assert EXPECTED in emit(program_of(tmp_path, PIECE))


def test_an_index_is_looked_at_before_it_is_used(tmp_path: Path) -> None:
    text = emit(program_of(tmp_path, PIECE))
    assert f"return AT(Numbers, self->sides, which, P({FIRST + 16}));" in text
    assert f"return AT_LEAST(2, Numbers, self->lids, 1, P({FIRST + 19}));" in text


def test_the_same_source_gives_the_same_text(tmp_path: Path) -> None:
    assert emit(program_of(tmp_path, PIECE)) == emit(program_of(tmp_path, PIECE))
