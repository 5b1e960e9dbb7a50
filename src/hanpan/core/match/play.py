"""A whole game between bots in one plain loop: no record, no sealing, nothing but the rules."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from hanpan.core.chance.chance import Keys, SeededChance, fixed_key, step_chance
from hanpan.core.contract.bot import BOT_STEP, Bot
from hanpan.core.contract.game import AnyGame, Outcome, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refused
from hanpan.core.contract.seat import Seat

OnStep: TypeAlias = Callable[[int, Any, Mapping[Seat, Any], Step], None]
"""Called with the step's number, the state before it, the moves, and what followed."""


class EndlessGame(RuntimeError):
    """A game that takes more steps than its rules say."""


class Playout(NamedTuple):
    """A game that was played to its end."""

    state: Any
    events: list[Happening]
    steps: int  # calls of `apply`
    outcome: Outcome | None


def play_out(
    game: AnyGame, mode: str, bots: Mapping[Seat, Bot], keys: Keys, *, on_step: OnStep | None = None
) -> Playout:
    """Play one game; the same keys and bots give the same game as a Match does.

    Raises Refused for a bot that answers with what it may not do, EndlessGame past `info.max_steps`.
    """
    state, events = game.setup(mode, step_chance(keys, 0, 0))
    log = list(events)
    most = game.info.max_steps
    number, of_round, key, hidden = 0, -1, 0, 0
    fixed = fixed_key(keys)
    while asked := game.pending(state):
        number += 1
        if number > most:
            raise EndlessGame(f"{game.info.id} has not ended after {most} steps")
        if (now := game.round(state)) != of_round:
            of_round, key, hidden = now, keys.round_key(now), keys.hidden_key(now)
        moves: dict[Seat, Any] = {}
        for seat, prompt in asked.items():
            draws = SeededChance(key, BOT_STEP + number)
            moves[seat] = bots[seat].choose(game.view(state, seat), prompt, game.legal(state, seat), draws)
            refusal = game.check(state, seat, moves[seat])
            if refusal is not None:
                raise Refused(refusal)
        step = game.apply(state, moves, SeededChance(key, number, hidden, fixed))
        if on_step is not None:
            on_step(number, state, moves, step)
        state = step.state
        log += step.events
    return Playout(state, log, number, game.outcome(state))
