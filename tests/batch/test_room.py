"""What rules look up has to fit into the constant memory of a GPU; what does not is refused in one line."""

import re
from typing import Any

import pytest

from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.batch.cuda import MOST_LOOKED_UP, Cuda
from starlode.batch.layout import table_words
from starlode.batch.machine import CannotPlay
from starlode.batch.source import source_of
from starlode.cavein.engine import codes as cavein_codes
from starlode.core.engine.listing import NARROW
from starlode.core.rules import Rules
from starlode.realms.cards import CARDS, Card
from starlode.realms.effects import Draw
from starlode.realms.engine import codes as realms_codes
from starlode.realms.rules import RealmsRules
from starlode.translate.build import HERE
from tests.batch.test_batch import NATIVE, host, on_every_machine
from tests.batch.ways import WAYS


def looked_up(played: Rules[Any]) -> list[int]:
    """The words that these rules look up."""
    about = source_of(played.game).about
    return table_words(played.new().tables, about["tables"], about["root"])


def with_story(steps: int) -> RealmsRules:
    """A duel with one more kind of card, of which the box holds no copy, whose text has so many steps."""
    return RealmsRules(cards=(*CARDS, Card("long-story", "blob", 1, 0, (Draw(1),) * steps)))


def wordy(words: int) -> RealmsRules:
    """The same with a text so long that its rules look exactly so many words up."""
    return with_story(words - len(looked_up(with_story(1))) + 1)


def test_rules_that_look_up_more_than_a_gpu_has_room_for_are_refused() -> None:
    """It is told before anything is asked of the GPU, so that none has to be there."""
    gpu = Cuda.__new__(Cuda)
    words = looked_up(wordy(MOST_LOOKED_UP + 1))
    assert len(words) == 6145
    with pytest.raises(CannotPlay) as refused:
        gpu.looking_up(words, [])
    told = "the rules look 6145 words up, and a GPU has room for 6144; device='native' has room for more"
    assert str(refused.value) == told


def test_where_a_gpu_has_no_room_the_processors_play_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The GPU stands there without its memory, which nothing asks for before the rules were found too large."""
    monkeypatch.setattr("starlode.batch.batch.why_not", lambda: None)
    monkeypatch.setattr("starlode.batch.batch.cuda", lambda game, progress: Cuda.__new__(Cuda))
    batch = Batch(wordy(MOST_LOOKED_UP + 1), 2, 1)
    assert batch.device != "cuda"
    assert "a GPU has room for 6144; device='native' has room for more" in capsys.readouterr().err
    batch.playout()
    batch.check()


def test_the_bound_is_the_one_that_is_compiled() -> None:
    header = (HERE / "device_runtime.h").read_text(encoding="utf-8")
    assert re.findall(r"^#define MOST_LOOKED_UP (\d+)", header, re.MULTILINE) == [str(MOST_LOOKED_UP)]


def test_every_action_fits_into_what_a_device_has_for_it() -> None:
    """A kind and a card, or an amount of ten bits; one bit is the sign."""
    longest = max(realms_codes.ACTION_KINDS << 6, (realms_codes.AMOUNT << 6) + 1024, cavein_codes.ACTION_KINDS << 6)
    assert longest <= 2 ** (NARROW["actions"] - 1)


def test_every_way_to_play_has_room_to_spare() -> None:
    assert max(len(looked_up(way.rules)) for way in WAYS) < MOST_LOOKED_UP // 4


@on_every_machine
def test_rules_that_fill_the_room_are_played_as_ever(device: Device) -> None:
    assert len(looked_up(wordy(MOST_LOOKED_UP))) == MOST_LOOKED_UP
    play_the_same(wordy(MOST_LOOKED_UP), device)


@pytest.mark.parametrize("device", NATIVE)
def test_processors_play_rules_that_a_gpu_has_no_room_for(device: Device) -> None:
    play_the_same(wordy(2 * MOST_LOOKED_UP), device)


def play_the_same(played: RealmsRules, device: Device) -> None:
    """Whole matches, as in a loop of Python."""
    fast, slow = Batch(played, 3, 1, device), Batch(played, 3, 1, "python")
    assert (host(fast.playout()) == slow.playout()).all()
    fast.check()
    assert (host(fast.checksums()) == slow.checksums()).all()
