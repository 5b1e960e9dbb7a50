"""What can be asked, and under which numbers: checked before anything is played, and without the lab's packages."""

import itertools
import math
from collections.abc import Mapping, Sequence
from datetime import date

import msgspec

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import on
from hanpan.core.contract.params import table
from hanpan.games.loading import load_game
from hanpan.lab.known import usual

QUESTIONS = ("worth", "choices", "vary", "pace", "unseen")
FOR_ANY = ("pace", "unseen")  # the questions that do not mean two sides
MOST = 64  # variants of one question


class BadQuestion(HanpanError, ValueError):
    """A question that cannot be answered; the message says why."""


class TwoSided(BadQuestion):
    """A question that weighs two sides against each other, asked of a game of three and more."""

    def __init__(self, question: str, game: str, seats: int) -> None:
        answered = ", ".join(FOR_ANY)
        super().__init__(
            f"the question {question} means one side against another, and {game} is played by {seats}; "
            f"for three and more the lab answers: {answered}"
        )
        self.question, self.game, self.seats = question, game, seats


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its numbers, the bot that plays both sides, which games, and their day if it is not the usual one."""

    game: str
    mode: str
    overrides: dict[str, int]
    level: str
    seed: int
    games: int
    day: date | None = None


def setup_of(
    game_id: str,
    overrides: Mapping[str, int] | None = None,
    mode: str | None = None,
    level: str | None = None,
    seed: int = 1,
    games: int | None = None,
    day: date | None = None,
) -> Setup:
    """The setup with what is usual where nothing is said. Raises UnknownGame, UnknownMode, UnknownBot, BadParameter,
    BadDay."""
    game = on(load_game(game_id, overrides), day)
    usual_level, usual_games = usual(game_id)
    load_bot(game, level or usual_level)
    if games is not None and games < 2:
        raise BadQuestion(f"games {games}: at least two games are needed", ko=f"games {games}: 두 판은 있어야 합니다")
    mode = game.info.mode(mode)
    return Setup(game_id, mode, game.info.overrides, level or usual_level, seed, games or usual_games, day)


def rivals(setup: Setup) -> tuple[str, ...]:
    """The bots to measure the level by: every other level, the nearest first."""
    names = bot_names(setup.game)
    if setup.level not in names:
        return ()
    own = names.index(setup.level)
    others = [name for name in names if name != setup.level]
    return tuple(sorted(others, key=lambda name: (abs(names.index(name) - own), name)))


def seats_of(setup: Setup) -> int:
    """How many play under its numbers."""
    return len(load_game(setup.game, setup.overrides).info.seats)


def check_asked(setup: Setup, asked: Sequence[str], variants: Sequence[dict[str, int]]) -> None:
    """Raise BadQuestion for a question that is not there or not for so many seats, and for variants that are missing
    or not asked about."""
    seats = seats_of(setup)
    for question in asked:
        if question not in QUESTIONS:
            raise BadQuestion(
                f"there is no question {question!r}; the questions are: {', '.join(QUESTIONS)}",
                ko=f"없는 물음입니다: {question!r}. 있는 물음: {', '.join(QUESTIONS)}",
            )
        if seats > 2 and question not in FOR_ANY:
            raise TwoSided(question, setup.game, seats)
    if "vary" in asked and not variants:
        raise BadQuestion(
            "the question vary needs numbers to vary, as shield.cost=2..4",
            ko="vary에는 바꿔 볼 수치가 필요합니다. shield.cost=2..4처럼 적어 주십시오",
        )
    if variants and "vary" not in asked:
        raise BadQuestion(
            "there are numbers to vary, and vary is not among the questions",
            ko="바꿔 볼 수치가 있는데 물음에 vary가 없습니다",
        )


def grid(game_id: str, settings: Sequence[str], overrides: dict[str, int] | None = None) -> tuple[dict[str, int], ...]:
    """The variants of `name=2..4` or `name=2,5` words, every one with every other. Raises BadQuestion, BadParameter."""
    axes: dict[str, list[int]] = {}
    for setting in settings:
        name, values = _axis(setting)
        if name in axes:
            raise BadQuestion(
                f"vary {setting}: {name} is varied twice", ko=f"vary {setting}: 두 번 나온 수치입니다: {name}"
            )
        axes[name] = values
    if not axes:
        raise BadQuestion(
            "vary: name a parameter and its values, as shield.cost=2..4",
            ko="vary: 수치와 값을 shield.cost=2..4처럼 적어 주십시오",
        )
    count = math.prod(map(len, axes.values()))
    if count > MOST + 1:  # one of them may be the game as it is
        raise BadQuestion(
            f"vary {' '.join(settings)}: {count} variants, at most {MOST} are compared at once",
            ko=f"vary {' '.join(settings)}: 변형이 {count}개입니다. 한 번에 {MOST}개까지 견줍니다",
        )
    known = {row.name: row.default for row in table(type(load_game(game_id).params))}
    made: list[dict[str, int]] = []
    for chosen in itertools.product(*axes.values()):
        numbers = dict(zip(axes, chosen, strict=True))
        load_game(game_id, {**(overrides or {}), **numbers})  # says what is wrong with them
        now = {name: (overrides or {}).get(name, known[name]) for name in numbers}
        if numbers != now:
            made.append(numbers)
    if not made:
        raise BadQuestion(
            f"vary {' '.join(settings)}: this is the unchanged game",
            ko=f"vary {' '.join(settings)}: 바뀐 것이 없습니다",
        )
    if len(made) > MOST:
        raise BadQuestion(
            f"vary {' '.join(settings)}: {len(made)} variants, at most {MOST} are compared at once",
            ko=f"vary {' '.join(settings)}: 변형이 {len(made)}개입니다. 한 번에 {MOST}개까지 견줍니다",
        )
    return tuple(made)


def _axis(setting: str) -> tuple[str, list[int]]:
    name, sign, text = (part.strip() for part in setting.partition("="))
    low, dots, high = text.partition("..")
    try:
        if not sign or not name:
            raise ValueError
        numbers = range(int(low), int(high) + 1) if dots else [int(value) for value in text.split(",")]
    except ValueError:
        raise BadQuestion(
            f"vary {setting!r}: write a parameter and its values, as shield.cost=2..4 or 2,5",
            ko=f"vary {setting!r}: 수치와 값을 shield.cost=2..4나 2,5처럼 적어 주십시오",
        ) from None
    if not numbers:
        raise BadQuestion(
            f"vary {setting!r}: {low} to {high} holds no number",
            ko=f"vary {setting!r}: {low}부터 {high}까지에는 수가 없습니다",
        )
    if numbers[MOST:]:  # a range may be longer than any list
        raise BadQuestion(
            f"vary {setting!r}: more than {MOST} values, at most {MOST} are compared at once",
            ko=f"vary {setting!r}: 값이 너무 많습니다. 한 번에 {MOST}개까지 견줍니다",
        )
    return name, list(numbers)
