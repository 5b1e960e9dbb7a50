"""An answer said word by word: a fixed set of words for each game, and at each moment those that lead on.

The legal answers of a game are whole things (`queue A03 A01@2`), sometimes thousands of them. A learner gets
their words instead, one at a time: the set of words never changes, and a mask says which may come next. An
answer ends by itself where nothing longer begins with it, else with the word STOP.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hanpan.core.game import AnyGame
from hanpan.games.vocabulary import words_of

STOP = 0  # ends an answer; also what a seat says that is not asked


class UnknownWord(ValueError):
    """A legal answer has a word that the game's vocabulary lacks."""


class Vocabulary:
    """The words of one game, by number."""

    def __init__(self, game_id: str) -> None:
        """Raises UnknownGame."""
        self.words: tuple[str, ...] = ("", *words_of(game_id))
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, text: str) -> tuple[int, ...]:
        """The numbers of an answer's words. Raises UnknownWord."""
        try:
            return tuple(self._numbers[word] for word in text.split())
        except KeyError as error:
            raise UnknownWord(f"{text!r}: the vocabulary has no word {error.args[0]!r}") from None


class Speech:
    """One answer being said. Immutable: `say` gives the next."""

    __slots__ = ("_left", "said")

    def __init__(self, left: Mapping[tuple[int, ...], Any], said: tuple[int, ...] = ()) -> None:
        self._left = left
        self.said = said

    @classmethod
    def among(cls, game: AnyGame, vocabulary: Vocabulary, legal: Sequence[Any]) -> "Speech":
        """The beginning of one of these answers. Raises UnknownWord."""
        return cls({vocabulary.spell(game.write(action)): action for action in legal})

    @property
    def following(self) -> tuple[int, ...]:
        """The words that may come next, in the order of their numbers."""
        at = len(self.said)
        return tuple(sorted({words[at] if len(words) > at else STOP for words in self._left}))

    def say(self, word: int) -> "Speech":
        """The answer with one more word. Raises ValueError for a word that leads nowhere."""
        at = len(self.said)
        left = {words: act for words, act in self._left.items() if (words[at] if len(words) > at else STOP) == word}
        if not left:
            raise ValueError(f"word {word} may not come here; possible: {list(self.following)}")
        return Speech(left, (*self.said, word))

    @property
    def whole(self) -> Any | None:
        """The answer, once nothing else can follow; None until then."""
        if len(self._left) > 1:
            return None
        ((words, action),) = self._left.items()
        return action if len(self.said) >= len(words) else None
