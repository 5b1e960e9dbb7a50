"""An answer said word by word: a fixed set of words for each game, and at each moment those that lead on.

The answers of a game are whole things (`queue A03 A01@2`), sometimes millions of them. A learner gets their words
instead, one at a time: the set of words never changes, and a mask says which may come next. An answer ends by itself
where nothing longer begins with it, else with the word STOP. The words of a composed question come from its pieces:
nothing is listed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hanpan.core.contract.answers import Next, pieces_of
from hanpan.core.contract.game import STOP as END
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.seat import Seat
from hanpan.envs.words import vocabulary_of

STOP = 0  # ends an answer; also what a seat says that is not asked


class UnknownWord(ValueError):
    """A legal answer has a word that the game's vocabulary lacks."""


class Vocabulary:
    """The words of one game, by number."""

    def __init__(self, game_id: str) -> None:
        """Raises UnknownGame."""
        self.words: tuple[str, ...] = ("", *vocabulary_of(game_id).words)
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, text: str) -> tuple[int, ...]:
        """The numbers of an answer's words. Raises UnknownWord."""
        try:
            return tuple(self._numbers[word] for word in text.split())
        except KeyError as error:
            raise UnknownWord(f"{text!r}: the vocabulary has no word {error.args[0]!r}") from None


class PartialAction(Protocol):
    """One answer being said. Immutable: `say` gives the next."""

    @property
    def said(self) -> tuple[int, ...]:
        """The words so far."""
        ...

    @property
    def following(self) -> tuple[int, ...]:
        """The words that may come next, in the order of their numbers."""
        ...

    def say(self, word: int) -> "PartialAction":
        """The answer with one more word. Raises ValueError for a word that leads nowhere."""
        ...

    @property
    def whole(self) -> Any | None:
        """The answer, once nothing else can follow; None until then."""
        ...


def partial_action_of(game: AnyGame, vocabulary: Vocabulary, state: Any, seat: Seat) -> PartialAction:
    """The beginning of an answer to what the seat is asked. Raises UnknownWord."""
    prompt = game.pending(state)[seat]
    if prompt.composed:
        return ComposedPartial(game, vocabulary, pieces_of(game, game.view(state, seat), prompt))
    return ListedPartial.among(game, vocabulary, game.legal(state, seat))


class ListedPartial:
    """One of a list of answers."""

    __slots__ = ("_left", "said")

    def __init__(self, left: Mapping[tuple[int, ...], Any], said: tuple[int, ...] = ()) -> None:
        self._left = left
        self.said = said

    @classmethod
    def among(cls, game: AnyGame, vocabulary: Vocabulary, legal: Sequence[Any]) -> "ListedPartial":
        """The beginning of one of these answers. Raises UnknownWord."""
        return cls({vocabulary.spell(game.write(action)): action for action in legal})

    @property
    def following(self) -> tuple[int, ...]:
        at = len(self.said)
        return tuple(sorted({words[at] if len(words) > at else STOP for words in self._left}))

    def say(self, word: int) -> "ListedPartial":
        at = len(self.said)
        left = {words: act for words, act in self._left.items() if (words[at] if len(words) > at else STOP) == word}
        if not left:
            raise _nowhere(word, self.following)
        return ListedPartial(left, (*self.said, word))

    @property
    def whole(self) -> Any | None:
        if len(self._left) > 1:
            return None
        ((words, action),) = self._left.items()
        return action if len(self.said) >= len(words) else None


class ComposedPartial:
    """An answer of pieces, of which some have several words."""

    __slots__ = ("_game", "_options", "_pieces", "_said_pieces", "_vocabulary", "said")

    def __init__(
        self,
        game: AnyGame,
        vocabulary: Vocabulary,
        pieces: Next,
        said: tuple[int, ...] = (),
        said_pieces: tuple[str, ...] = (),
        options: Mapping[tuple[int, ...], str] | None = None,
    ) -> None:
        self._game = game
        self._vocabulary = vocabulary
        self._pieces = pieces
        self.said = said
        self._said_pieces = said_pieces
        # What is left to say of each piece that may come next, and the piece.
        self._options = _spelled(vocabulary, pieces(said_pieces)) if options is None else options

    @property
    def following(self) -> tuple[int, ...]:
        return tuple(sorted({words[0] for words in self._options}))

    def say(self, word: int) -> "ComposedPartial":
        left = {words[1:]: piece for words, piece in self._options.items() if words[0] == word}
        if not left:
            raise _nowhere(word, self.following)
        said, pieces = (*self.said, word), self._said_pieces
        if () in left:  # a piece is said, and no other begins with it
            pieces = (*pieces, left[()])
            if left[()] == END:
                return ComposedPartial(self._game, self._vocabulary, self._pieces, said, self._said_pieces, {})
            return ComposedPartial(self._game, self._vocabulary, self._pieces, said, pieces)
        return ComposedPartial(self._game, self._vocabulary, self._pieces, said, pieces, left)

    @property
    def whole(self) -> Any | None:
        if self._options and self.following != (STOP,):
            return None
        return self._game.read(" ".join(self._said_pieces))


def _spelled(vocabulary: Vocabulary, pieces: Sequence[str]) -> dict[tuple[int, ...], str]:
    return {vocabulary.spell(piece) if piece != END else (STOP,): piece for piece in pieces}


def _nowhere(word: int, following: Sequence[int]) -> ValueError:
    return ValueError(f"word {word} may not come here; possible: {list(following)}")
