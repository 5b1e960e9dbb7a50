"""What a table or a replay names of the game that was opened: its numbers, its rules and its day."""

from collections.abc import Mapping
from datetime import date

from hanpan.core.contract.game import AnyGame, Dated, LoadGame, NoGame, on, under
from hanpan.core.contract.params import BadParameter


def brought(load_game: LoadGame, name: str, overrides: Mapping[str, int] | None, package: str) -> AnyGame:
    """The game of that id. Raises NoGame, which names the package that it came with where that is known."""
    try:
        return load_game(name, overrides)
    except NoGame as error:
        if error.broken or not package:
            raise
        raise NoGame(
            f"the game {name!r} came with the package {package}, which is not installed",
            ko=f"게임 {name!r}의 패키지 {package}가 설치되어 있지 않습니다",
        ) from error


def opened(
    load_game: LoadGame,
    name: str,
    overrides: Mapping[str, int],
    rules: str | None = None,
    day: date | None = None,
    package: str = "",
) -> AnyGame:
    """The game of an opening, as it was; under the newest rules unless some are named. `package`: that brought it, of a
    game that is not ours.

    Raises ValueError for what cannot be had: NoGame, UnknownRules, BadParameter, BadDay.

    Before the day was a fact of its own some games had a number for it (`Dated.former_day`): an opening that changed it
    is still of that day, and of the variant that it was then.
    """
    try:
        return on(_under(brought(load_game, name, overrides, package), rules), day)
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
        raise BadParameter(
            f"{name}: {number} is no day: {error}", ko=f"{name}: {number}: 날짜가 아닙니다: {error}"
        ) from error
