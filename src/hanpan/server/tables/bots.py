"""Bots and the coach think in threads of their own; the event loop never waits for them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from hanpan.bots.catalogue import load_bot
from hanpan.bots.coaches import Advice, advise
from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.game import AnyGame, Prompt

T = TypeVar("T")


class Question(NamedTuple):
    """What a seat is asked and what it may know: all that a thinker gets."""

    view: Any
    prompt: Prompt
    legal: Sequence[Any]


class Minds:
    """A small pool of thinkers."""

    def __init__(self, threads: int = 2, on_thought: Callable[[float], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="mind")
        self._on_thought = on_thought

    async def answer(self, game: AnyGame, level: str, question: Question, chance: Chance) -> Any:
        """The bot's answer. The same question and chance give the same answer."""

        def think() -> Any:
            bot: Bot = load_bot(game, level)
            return bot.choose(question.view, question.prompt, question.legal, chance)

        return await self._run(think)

    async def advice(self, game: AnyGame, question: Question) -> Advice | None:
        """What the coach says; None where the game has no coach."""
        return await self._run(lambda: advise(game, question.view, question.prompt, question.legal))

    def close(self) -> None:
        """No more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, think: Callable[[], T]) -> T:
        started = time.perf_counter()
        result = await asyncio.get_running_loop().run_in_executor(self._pool, think)
        if self._on_thought is not None:
            self._on_thought(time.perf_counter() - started)
        return result
