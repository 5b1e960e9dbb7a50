"""Text forms of answers follow from their types."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import pytest

from hanpan.core.contract.bounds import Whole
from hanpan.core.contract.forms import Forms, Spelled


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Nothing at all."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]
    seat: Literal["p1", "p2"] | None = None
    loud: bool = False


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    at: Annotated[int, Spelled(lambda word: "abc".index(word), lambda at: "abc"[at])]
    cards: tuple[Literal["ace", "king"], ...] = ()
    price: Whole = 0


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    gone: str = ""
    come: str = ""

    def to_words(self) -> list[str]:
        return [f"{self.gone}>{self.come}"]

    @classmethod
    def from_words(cls, words: Sequence[str]) -> "Swap":
        gone, sign, come = " ".join(words).partition(">")
        if not sign:
            raise ValueError("write a swap as ace>king")
        return cls(gone, come)


FORMS: Forms[Any] = Forms(Pass | Bid | Lay | Swap, names={"nothing": Lay(0)}, short={"9": Bid(9)}, examples="'bid 3'")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Bid(3), "bid 3"),
        (Bid(3, "p2"), "bid 3 p2"),
        (Bid(3, None, True), "bid 3 - true"),
        (Lay(0), "nothing"),
        (Lay(1), "lay b"),
        (Lay(2, ("ace", "ace", "king"), 4), "lay c ace ace king price 4"),
        (Lay(0, (), -4), "lay a price -4"),
        (Swap("ace", "king"), "swap ace>king"),
    ],
)
def test_a_text_names_its_answer(action: Any, text: str) -> None:
    assert FORMS.write(action) == text
    assert FORMS.read(text) == action


def test_short_forms_are_read_and_never_written() -> None:
    assert FORMS.read("9") == Bid(9)
    assert FORMS.write(Bid(9)) == "bid 9"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "'' is not a move; try 'bid 3'"),
        ("sing", "'sing' is not a move; try 'bid 3'"),
        ("bid", "'bid' is not a move"),
        ("bid 1 p1 true more", "after 'bid' comes: count, seat, loud"),
        ("bid two", "'two' is not a whole number"),
        ("bid 12", "Expected `int` <= 9"),
        ("bid 3 p7", "seat: 'p7' is none of p1, p2, -"),
        ("lay a jack", "cards: 'jack' is none of ace, king"),
        ("lay a price", "'price' must be followed by one word"),
        ("swap ace", "write a swap as ace>king"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        FORMS.read(text)
    assert told in str(caught.value)
