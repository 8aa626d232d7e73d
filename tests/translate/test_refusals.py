"""What the dialect does not have is refused, with file and line."""

from pathlib import Path

import pytest

from starlode.translate.errors import Refused
from tests.translate.building import HEAD, program_of
from tests.translate.samples.refused import REFUSED


@pytest.mark.parametrize(("text", "told"), [piece[1:] for piece in REFUSED], ids=[piece[0] for piece in REFUSED])
def test_it_is_refused_with_file_and_line(tmp_path: Path, text: str, told: str) -> None:
    line = 1 + next(number for number, found in enumerate((HEAD + text).splitlines()) if "# here" in found)
    with pytest.raises(Refused) as refused:
        program_of(tmp_path, text)
    assert str(refused.value).startswith(f"piece.py:{line}: ")
    assert told in str(refused.value)
