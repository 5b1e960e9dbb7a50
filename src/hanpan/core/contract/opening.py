"""What a table or a replay names of the game that was opened: its numbers, its rules and its day."""

from collections.abc import Mapping
from datetime import date

from hanpan.core.contract.game import AnyGame, Dated, LoadGame, on, under
from hanpan.core.contract.params import BadParameter


def opened(
    load_game: LoadGame, name: str, overrides: Mapping[str, int], rules: str | None = None, day: date | None = None
) -> AnyGame:
    """The game of an opening, as it was; under the newest rules unless some are named.

    Raises ValueError for what cannot be had: UnknownGame, UnknownRules, BadParameter, BadDay.

    Before the day was a fact of its own some games had a number for it (`Dated.former_day`): an opening that changed it
    is still of that day, and of the variant that it was then.
    """
    try:
        return on(_under(load_game(name, overrides), rules), day)
    except BadParameter:
        game = load_game(name, None)
        if not isinstance(game, Dated) or game.former_day not in overrides:
            raise
    rest = {number: value for number, value in overrides.items() if number != game.former_day}
    former = _under(load_game(name, rest), rules)
    assert isinstance(former, Dated)
    return former.on(_day(game.former_day, overrides[game.former_day]), named=True)


def said(game: AnyGame) -> tuple[dict[str, int], date | None]:
    """The changed numbers and the day of a game as an opening of today says them."""
    former = game.former_day if isinstance(game, Dated) else ""
    rest = {number: value for number, value in game.info.overrides.items() if number != former}
    named = game.info.overrides.get(former)
    return rest, game.info.day if named is None else _day(former, named)


def _under(game: AnyGame, rules: str | None) -> AnyGame:
    return game if rules is None else under(game, rules)


def _day(name: str, number: int) -> date:
    try:
        return date(number // 10000, number // 100 % 100, number % 100)
    except ValueError as error:
        raise BadParameter(f"{name}: {number} is no day: {error}") from error
