"""Options: what a side may use or leave, as its game says it; where it says nothing, its answers themselves.

An option is used by an answer, so that it can be forbidden or forced (lab/without.py). What only happens to a side,
such as an event that is drawn, is no option.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hanpan.core.chance.chance import SeedKeys, step_chance
from hanpan.core.contract.answers import drawn, openings
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import AnyGame
from hanpan.games.loading import load_game
from hanpan.lab.known import lab_facts
from hanpan.plugin.lab import Limits, Options

_GAMES = 20  # of each mode, looked through where a game names no options
_MOST = 60  # answers that are options one by one; where there are more, their first words are


class BadOption(HanpanError, ValueError):
    """An option that is not there, or options that leave no answer."""


def options_of(game: AnyGame) -> tuple[str, ...]:
    """Every option of a game, in the order of its rulebook."""
    return of_game(game.info.id).names


def uses(game_id: str, action: Any) -> frozenset[str]:
    """The options that an answer uses."""
    return of_game(game_id).uses(action)


def of_game(game_id: str) -> Options:
    """What may be forbidden or forced in a game."""
    return lab_facts(game_id).options or _answers(game_id)


def check_limits(options: Options, limits: Limits) -> None:
    """Raise BadOption for a name that is no option, and for a ban of everything that has to be answered with."""
    for name in (*limits.never, *limits.always):
        if name not in options.names:
            raise BadOption(
                f"{name!r} is no option here; the options are: {', '.join(options.names)}",
                ko=f"여기에 없는 선택지입니다: {name!r}. 있는 선택지: {', '.join(options.names)}",
            )
    for kind in options.one_of:
        if {name for name in options.names if name.startswith(f"{kind}:")} <= set(limits.never):
            raise BadOption(
                f"one {kind} at least must be left: a side has to answer with one",
                ko=f"{kind}: 하나는 남겨야 합니다. 그중 하나로 답해야 하기 때문입니다",
            )


@lru_cache
def _answers(game_id: str) -> Options:
    """Every answer that some games of chance show (`bid:2`), or its first word where there are many."""
    game = load_game(game_id)
    texts = {text for mode in game.info.playable for number in range(_GAMES) for text in _texts(game, mode, number)}
    whole = len(texts) <= _MOST

    def name(text: str) -> str:
        return text.replace(" ", ":", 1) if whole else _verb(text)

    def used(action: Any) -> frozenset[str]:
        return frozenset((name(game.write(action)),))

    return Options(tuple(sorted({name(text) for text in texts})), used)


def _texts(game: AnyGame, mode: str, number: int) -> Iterator[str]:
    """The text of every answer that could be given in a game of chance."""
    keys = SeedKeys(0, number)
    state, steps = game.setup(mode, step_chance(keys, 0, 0)).state, 0
    while pending := game.pending(state):
        moves: dict[Any, Any] = {}
        steps += 1
        for seat, prompt in pending.items():
            view, legal = game.view(state, seat), game.legal(state, seat)
            moves[seat] = drawn(game, view, prompt, legal, bot_chance(keys, game.round(state), steps))
            listed: Sequence[Any] = openings(game, view, prompt) if prompt.composed else legal
            yield from (game.write(action) for action in (moves[seat], *listed))
        state = game.apply(state, moves, step_chance(keys, game.round(state), steps)).state


def _verb(text: str) -> str:
    return text.partition(" ")[0]
