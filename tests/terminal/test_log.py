"""The log of the terminal: headings come from what a kind of event declares, not from its name."""

from hanpan.cli.terminal.log import told
from hanpan.core.contract.happening import Happening


class Chapter(Happening, kind="chapter", heading=True):
    """Something begins."""


class News(Happening, kind="news"):
    """Something happens."""


def test_a_heading_with_nothing_under_it_is_left_out() -> None:
    one, two, three = (Chapter(clause, None) for clause in ("1", "2", "3"))
    news = News("2", None)
    assert told([one, two, news, three]) == [two, news]
