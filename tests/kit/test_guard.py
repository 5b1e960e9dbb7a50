"""The guarded chance can be drawn from, and nothing else can be done with it unseen."""

import contextlib
import copy
import pickle
from collections.abc import Callable

import pytest

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.proofs.kit.guard import Ledger, Peeked


def ledger() -> Ledger:
    return Ledger(SeededChance(1, 1))


def test_draws_pass_through_and_are_written_down() -> None:
    book, same = ledger(), SeededChance(1, 1)
    drawn = [book.guard.pick("die/p1", range(1, 7)), book.guard.pick("card/p1", ("a", "b"), (0, 1))]
    assert drawn == [same.pick("die/p1", range(1, 7)), "b"]
    assert book.draws == [("die/p1", drawn[0]), ("card/p1", "b")]
    assert book.wrong == []


PEEKS: dict[str, Callable[[Chance], object]] = {
    "reads the key": lambda chance: getattr(chance, "_key"),  # noqa: B009
    "reads its ledger": lambda chance: getattr(chance, "_ledger"),  # noqa: B009
    "asks for its class": lambda chance: isinstance(chance, SeededChance),
    "reads all of it": lambda chance: vars(chance),
    "sets something": lambda chance: setattr(chance, "pick", None),
    "copies it": copy.copy,
    "copies it deeply": copy.deepcopy,
    "pickles it": pickle.dumps,
}


@pytest.mark.parametrize("peek", PEEKS.values(), ids=list(PEEKS))
def test_a_peek_is_refused_and_written_down(peek: Callable[[Chance], object]) -> None:
    book = ledger()
    with pytest.raises(Peeked):
        peek(book.guard)
    assert len(book.wrong) == 1


@pytest.mark.parametrize("peek", PEEKS.values(), ids=list(PEEKS))
def test_a_peek_is_seen_though_the_rule_hides_the_error(peek: Callable[[Chance], object]) -> None:
    book = ledger()
    with contextlib.suppress(Exception):
        peek(book.guard)
    assert len(book.wrong) == 1


def test_a_draw_after_the_step_is_refused() -> None:
    book = ledger()
    book.close()
    with pytest.raises(Peeked, match="after its step was over"):
        book.guard.pick("die/p1", range(1, 7))
    assert book.draws == []


@pytest.mark.parametrize(
    ("label", "options", "weights", "words"),
    [
        ("", (1, 2), None, "needs a label"),
        ("die", ((1, 2), (2, 1)), None, "only numbers and words"),
        ("die", (1.5, 2.5), None, "only numbers and words"),
        ("die", (1, 2), (1, 1, 0), "2 options have 3 weights"),
        ("die", (1, 2), (-1, 2), "not whole numbers"),
    ],
)
def test_a_question_that_makes_no_sense_is_written_down(
    label: str, options: tuple[object, ...], weights: tuple[int, ...] | None, words: str
) -> None:
    book = ledger()
    with contextlib.suppress(ValueError):
        book.guard.pick(label, options, weights)
    assert len(book.wrong) == 1
    assert words in book.wrong[0]


def test_nothing_to_draw_from_is_written_down() -> None:
    book = ledger()
    with pytest.raises(IndexError):
        book.guard.pick("die", ())
    assert book.wrong == ["'die': there is nothing to draw from"]
