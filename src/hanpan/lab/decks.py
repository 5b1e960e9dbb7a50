"""Decks that a simulation fixes: the answer to the question for a deck is known, everything else is the bot's."""

from collections.abc import Sequence
from typing import Any

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import refusal_text

ASKED = "deck"  # the kind of question that a deck answers


class BadDeck(HanpanError, ValueError):
    """A deck that cannot be played; the message says whose and why."""


class WithDeck:
    """A bot that brings a deck of somebody else's choice."""

    def __init__(self, bot: Bot, answer: Any) -> None:
        self.name = bot.name
        self._bot = bot
        self._answer = answer

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """The given deck, and otherwise what the bot says."""
        return self._answer if prompt.kind == ASKED else self._bot.choose(view, prompt, legal, chance)


def deck_answer(game: AnyGame, mode: str, seat: Seat, deck: str) -> Any:
    """The answer that takes this deck: a name, or a list of cards with blanks between them. Raises BadDeck."""
    if seat not in game.info.seats:
        raise BadDeck(
            f"deck {seat}={deck}: {game.info.id} has no seat {seat!r}",
            ko=f"덱 {seat}={deck}: {game.info.id}에 없는 자리입니다: {seat!r}",
        )
    state = game.setup(mode, SeededChance(0, 0)).state
    prompt = game.pending(state).get(seat)
    if prompt is None or prompt.kind != ASKED:
        raise BadDeck(
            f"deck {seat}={deck}: {seat} chooses no deck in mode {mode} of {game.info.id}",
            ko=f"덱 {seat}={deck}: {game.info.id}의 {mode} 모드에서는 {seat} 자리가 덱을 고르지 않습니다",
        )
    try:
        answer = game.read(f"{ASKED} {deck}")
    except ValueError as error:
        raise BadDeck(f"deck {seat}={deck}: {error}", ko=f"덱 {seat}={deck}: {told(error, 'ko')}") from error
    refusal = game.check(state, seat, answer)
    if refusal is not None:
        english, korean = (refusal_text(game.texts(lang), refusal) for lang in ("en", "ko"))
        raise BadDeck(
            f"deck {seat}={deck}: {english} ({refusal.clause})", ko=f"덱 {seat}={deck}: {korean} ({refusal.clause})"
        )
    return answer
