"""Which clause a kind of event cites: what is declared, what happens, and what is only one of the two."""

from collections import Counter

from hanpan.core.contract.happening import Happening
from hanpan.core.proofs.citations import Citation, by_kind, cited_by, pairs_of, undeclared


class Won(Happening, kind="won", cites=("X-1", "X-2")):
    """A game is won."""

    seat: None


class Lost(Happening, kind="lost", cites=("X-3",)):
    """A game is lost."""

    seat: None


def test_a_pair_that_only_happens_and_one_that_is_only_declared_are_named() -> None:
    report = cited_by(
        "x", (Won, Lost), {("won", "X-1"): 4, ("lost", "X-9"): 1}, {("won", "X-1"): 2, ("lost", "X-3"): 1}
    )
    assert report.citations == (
        Citation("won", "X-1", True, 4, 2),
        Citation("won", "X-2", True, 0, 0),
        Citation("lost", "X-3", True, 0, 1),
        Citation("lost", "X-9", False, 1, 0),
    )
    assert [(each.kind, each.clause) for each in report.undeclared] == [("lost", "X-9")]
    assert [(each.kind, each.clause) for each in report.unreached] == [("won", "X-2")]
    assert not report.ok
    assert cited_by("x", (Lost,), {("lost", "X-3"): 1}, {}).ok


def test_an_event_that_cites_another_clause_is_found_among_others() -> None:
    wrong = Lost("X-1", None)
    assert undeclared((Won("X-1", None), wrong, Won("X-2", None)), (Won, Lost)) == [wrong]
    assert undeclared((wrong,), (Won,)) == []  # the core's own events have no list


def test_a_table_is_its_pairs_again() -> None:
    pairs = Counter({("won", "X-2"): 1, ("lost", "X-3"): 5, ("won", "X-1"): 2})
    assert by_kind(pairs) == {"lost": {"X-3": 5}, "won": {"X-1": 2, "X-2": 1}}
    assert pairs_of(by_kind(pairs)) == pairs
