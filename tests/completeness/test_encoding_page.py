"""The tables of docs/encoding.md are the ones that the code writes."""

import encoding_page


def test_the_tables_are_up_to_date() -> None:
    """Otherwise: python tools/encoding_page.py --write."""
    assert encoding_page.PAGE.read_text(encoding="utf-8") == encoding_page.page()
