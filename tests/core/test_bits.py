"""Sets of kinds as bits, compiled and interpreted."""

from starlode.core.engine import bits


def test_the_lowest_bit_of_every_set_is_found() -> None:
    for low in range(bits.MOST_KINDS):
        for high in range(low, bits.MOST_KINDS):
            assert bits.lowest(2**low | 2**high) == low


def test_the_table_and_the_length_of_an_integer_agree() -> None:
    """The compiled engine looks bits up in a table; interpreted, Python's own method stands in for it."""
    for low in range(bits.MOST_KINDS):
        looked_up = bits._POSITION[(2**low * bits._SEQUENCE >> 58) & 63]
        assert looked_up == bits._lowest_by_length(2**low) == low


def test_a_set_is_read_back_as_it_was_made() -> None:
    kinds = [0, 3, 31, 32, 48, 61]
    assert bits.kinds(bits.mask_of(kinds)) == kinds
    assert [bits.BIT[kind] for kind in kinds] == [2**kind for kind in kinds]
