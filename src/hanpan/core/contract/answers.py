"""Answers without a list: put together piece by piece, drawn at random, looked for and counted.

A question whose answers may be more than LISTED_MOST is composed (`prompt.composed`): `legal` is empty, and the game
says which pieces may come next (`Composes.pieces`). Whoever needs an answer to any question takes it from here, so that
nobody lists what is without number, and what chance answers is the same everywhere.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import comb
from typing import Any, TypeAlias, cast

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import LISTED_MOST, STOP, AnyGame, Composes, Prompt
from hanpan.core.contract.seat import Seat

LONGEST = 1000  # pieces of one answer: a game that goes on after them never ends

Said: TypeAlias = tuple[str, ...]  # the pieces of an answer so far
Next: TypeAlias = Callable[[Said], Sequence[str]]  # what may come after them


class TooManyAnswers(HanpanError, ValueError):
    """A question that somebody wanted in full has more answers than may be listed."""

    def __init__(self, most: int) -> None:
        super().__init__(
            f"the question has more than {most} answers, too many to list",
            ko=f"이 물음에는 답이 {most}개가 넘어서 늘어놓을 수 없습니다",
        )


def pieces_of(game: AnyGame, view: Any, prompt: Prompt) -> Next:
    """What may come next in an answer to a composed question."""
    pieces = cast(Composes, game).pieces
    return lambda said: pieces(view, prompt, said)


def walked(following: Next, choose: Callable[[Sequence[str]], str], said: Said = ()) -> str:
    """The text of the answer that is made by choosing piece after piece; a single one is not chosen but taken."""
    while len(said) <= LONGEST:
        options = following(said)
        piece = options[0] if len(options) == 1 else choose(options)
        if piece == STOP:
            return " ".join(said)
        said = (*said, piece)
    raise RuntimeError(f"an answer has not ended after {LONGEST} pieces: {' '.join(said[:3])} …")


def sample(game: AnyGame, state: Any, seat: Seat, chance: Chance, label: str | None = None) -> Any:
    """What chance answers for a seat that is asked: the answer of the random bot, which uses this too."""
    prompt, legal = game.pending(state)[seat], game.legal(state, seat)
    if legal or not prompt.composed:  # a view is only needed to compose an answer, and takes long to make
        return legal[0] if len(legal) == 1 else chance.pick(label or f"ai/{seat}/{prompt.kind}", legal)
    return drawn(game, game.view(state, seat), prompt, legal, chance, label)


def drawn(
    game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance, label: str | None = None
) -> Any:
    """The same from the view: one of the list, each equally likely; without a list piece by piece, each piece that may
    come next equally likely. Where nothing can be chosen nothing is drawn."""
    label = label or f"ai/{view.seat}/{prompt.kind}"
    if legal or not prompt.composed:
        return legal[0] if len(legal) == 1 else chance.pick(label, legal)
    return game.read(walked(pieces_of(game, view, prompt), lambda options: chance.pick(label, options)))


def first(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any]) -> Any:
    """The first answer: of the list, or made of first pieces."""
    return led(game, view, prompt) if prompt.composed and not legal else legal[0]


def last(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any]) -> Any:
    """The last answer: of the list, or made of last pieces."""
    if legal or not prompt.composed:
        return legal[-1]
    return game.read(walked(pieces_of(game, view, prompt), lambda options: options[-1]))


def led(game: AnyGame, view: Any, prompt: Prompt, said: Said = ()) -> Any:
    """The first answer to a composed question that begins so."""
    return game.read(walked(pieces_of(game, view, prompt), lambda options: options[0], said))


def openings(game: AnyGame, view: Any, prompt: Prompt) -> list[Any]:
    """To a composed question: for each piece that may come first, the first answer that begins with it."""
    return [led(game, view, prompt, (piece,)) for piece in pieces_of(game, view, prompt)(())]


def every(game: AnyGame, view: Any, prompt: Prompt, most: int = LISTED_MOST, said: Said = ()) -> list[Any]:
    """Every answer to a composed question (that begins so), in the order of its pieces. Raises TooManyAnswers."""
    texts = list(islice(_texts(pieces_of(game, view, prompt), said), most + 1))
    if len(texts) > most:
        raise TooManyAnswers(most)
    return [game.read(text) for text in texts]


def reaches(following: Next, text: str) -> bool:
    """Whether the pieces of a composed question lead to an answer of this text."""
    said: Said = ()
    left = text.split()
    while left:
        found = next(
            (piece for piece in following(said) if piece and left[: len(words := piece.split())] == words), None
        )
        if found is None:
            return False
        said = (*said, found)
        left = left[len(found.split()) :]
    return bool(said) and STOP in following(said)


# For games whose answers are some of a number of cards.


def selections(size: int, least: int, most: int) -> int:
    """How many ways there are at most to take so many of `size` cards, which may be alike."""
    return sum(comb(size, count) for count in range(least, min(size, most) + 1))


def more_of(cards: Sequence[str], taken: Sequence[str], least: int, most: int) -> list[str]:
    """The pieces that may follow where some of these cards, sorted, are named in their order, so that each selection is
    made in one way; `taken` are those named so far, STOP may follow when they are enough."""
    at = 0
    for card in taken:
        at = cards.index(card, at) + 1
    missing = least - len(taken)
    stop = [STOP] if missing <= 0 else []
    if len(taken) >= most:
        return stop
    return [*stop, *dict.fromkeys(cards[at : len(cards) - max(0, missing - 1)])]


def _texts(following: Next, said: Said) -> Iterator[str]:
    for piece in following(said):
        if piece == STOP:
            yield " ".join(said)
        else:
            yield from _texts(following, (*said, piece))
