"""Sets of kinds as bits."""

from starlode.core.engine import bits


def test_the_lowest_bit_of_every_set_is_found() -> None:
    for low in range(bits.MOST_KINDS):
        for high in range(low, bits.MOST_KINDS):
            assert bits.lowest(2**low | 2**high) == low


def test_a_set_is_read_back_as_it_was_made() -> None:
    kinds = [0, 3, 31, 32, 48, 61]
    assert bits.kinds(bits.mask_of(kinds)) == kinds
    assert bits.count_bits(bits.mask_of(kinds)) == len(kinds)
