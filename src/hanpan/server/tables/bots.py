"""Bots and the coach: who thinks, for how long, and in which order. The event loop never waits for them."""

import logging
import time
from contextlib import suppress
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame
from hanpan.plugin import Advice, Comparison
from hanpan.server.metrics import Metrics
from hanpan.server.thinking.thinkers import Thinker
from hanpan.server.thinking.thoughts import Asked, NoThought, OutOfTime, Question, ThinkerLost
from hanpan.server.thinking.turns import Owner, Turns

_LOG = logging.getLogger("hanpan.minds")
_THINK = "hanpan.server.thinking.thoughts:think"


class Minds:
    """A small pool of thinkers. They are started when they are needed, and replaced when they die."""

    def __init__(self, metrics: Metrics, thinkers: int = 2, deadline_s: float = 10, think: str = _THINK) -> None:
        self._metrics = metrics
        self._deadline_s = deadline_s
        self._think = think
        self._turns = Turns(thinkers)
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()
        self._closed = False
        metrics.count_thoughts(lambda: self._turns.waiting)

    async def answer(self, game: AnyGame, level: str, question: Question, chance: Chance, owner: Owner) -> Any:
        """The bot's answer. The same question and chance give the same answer.

        Thoughts wait in turn (turns.py). Raises OutOfTime, NoThought or ThinkerLost.
        """
        return await self._thought(_asked(game, question, level, chance), owner)

    async def advice(self, game: AnyGame, question: Question, owner: Owner) -> Advice | None:
        """What the coach says; None where the game has no coach. Raises as `answer` does."""
        found: Advice | None = await self._thought(_asked(game, question, None, None), owner)
        return found

    async def comparison(self, game: AnyGame, question: Question, answer: Any, owner: Owner) -> Comparison | None:
        """A legal answer beside the coach's; None where the game has no coach. Raises as `answer` does."""
        asked = _asked(game, question, None, None)._replace(answer=answer)
        found: Comparison | None = await self._thought(asked, owner)
        return found

    async def warm(self) -> None:
        """Have one thinker ready before anybody asks."""
        with suppress(ThinkerLost):
            self._idle.append(await Thinker.start())

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return sorted(thinker.pid for thinker in (*self._idle, *self._busy))

    def close(self) -> None:
        """No more thoughts."""
        self._closed = True
        for thinker in (*self._idle, *self._busy):
            thinker.kill()
        self._idle, self._busy = [], set()

    async def _thought(self, asked: Asked, owner: Owner) -> Any:
        async with self._turns.place(owner):
            started = time.perf_counter()
            try:
                return await self._tried(asked)
            except OutOfTime:
                self._metrics.late.inc()
                self._turns.ran_out(owner)
                raise
            finally:
                self._metrics.thought.observe(time.perf_counter() - started)

    async def _tried(self, asked: Asked) -> Any:
        """The answer, by another thinker if the first one dies over it. Raises as `answer` does."""
        try:
            return await self._ask(asked)
        except ThinkerLost:
            self._metrics.lost_thinkers.inc()
            _LOG.warning("thinker lost", extra={"game": asked.game, "bot": asked.level or "coach"})
        return await self._ask(asked)

    async def _ask(self, asked: Asked) -> Any:
        if self._closed:
            raise ThinkerLost("the server is stopping")
        coach = asked.level is None
        thinker = self._take(coach) or await Thinker.start()
        self._busy.add(thinker)
        kept = False
        try:
            answer = await thinker.ask(self._think, asked, self._deadline_s)
            kept = True
        except TimeoutError as error:
            raise OutOfTime(f"no answer within {self._deadline_s:g} s") from error
        except NoThought:
            kept = True
            raise
        finally:
            self._busy.discard(thinker)
            if kept and not self._closed:
                thinker.coached = thinker.coached or coach
                self._idle.append(thinker)
            else:
                thinker.kill()
        return answer

    def _take(self, coach: bool) -> Thinker | None:
        """An idle thinker: for the coach one that has read what a coach needs, for a bot rather another."""
        if not self._idle:
            return None
        found = next((thinker for thinker in self._idle if thinker.coached == coach), self._idle[-1])
        self._idle.remove(found)
        return found


def _asked(game: AnyGame, question: Question, level: str | None, chance: Chance | None) -> Asked:
    info = game.info
    return Asked(info.id, tuple(info.overrides.items()), info.rules_version, info.day, question, level, chance)
