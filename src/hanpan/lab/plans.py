"""A plan: the batches of a run, and the file that says which run a folder holds."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from hanpan.core.contract.codec import BadData, decode, encode
from hanpan.core.contract.error import HanpanError
from hanpan.games.loading import load_game
from hanpan.lab.known import lab_facts, twin_of
from hanpan.lab.source import code_of
from hanpan.lab.trials import Trial, compiled

FORMAT = 1
PLAN = "plan.json"


class OtherPlan(HanpanError, ValueError):
    """A folder that holds another run; the message says in what it differs."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, by which rules and which code."""

    format: int
    rules: dict[str, str]  # the version of each game's rules
    code: str
    trials: tuple[Trial, ...]


def plan_of(trials: Iterable[Trial]) -> Plan:
    """The plan of these batches, with today's rules and code."""
    listed = tuple(trials)
    games = sorted({trial.game for trial in listed})
    rules = {game: load_game(game).info.rules_version for game in games}
    return Plan(FORMAT, rules, code_of(games), listed)


def batches(trial: Trial) -> list[Trial]:
    """A trial in parts. Their size depends on the trial alone, so that a run is the same wherever it is played."""
    twin = twin_of(trial.game)
    size = twin.batch if twin is not None and compiled(trial) else lab_facts(trial.game).batch
    end = trial.first + trial.count
    return [
        msgspec.structs.replace(trial, first=first, count=min(size, end - first))
        for first in range(trial.first, end, size)
    ]


def games_of(trials: Sequence[Trial]) -> int:
    """How many games these batches have together."""
    return sum(trial.count for trial in trials)


def claim(folder: Path, plan: Plan) -> None:
    """Make the folder this plan's, or find that it is already. A run may be made longer.

    Raises OtherPlan for the folder of another run, and for one that holds other things.
    """
    file = folder / PLAN
    if file.exists():
        before = read_plan(folder)
        difference = _difference(before, plan)
        if difference:
            raise OtherPlan(
                f"{folder} holds another run: {difference}; take a new folder, or remove this one",
                ko=f"{folder}: 다른 실행의 폴더입니다: {difference}. 새 폴더를 쓰거나 이 폴더를 지워 주십시오",
            )
        if len(before.trials) == len(plan.trials):
            return
    elif folder.exists() and any(folder.iterdir()):
        raise OtherPlan(
            f"{folder} is no folder of a run: it has no {PLAN}, and it is not empty",
            ko=f"{folder}: 실행의 폴더가 아닙니다. {PLAN} 파일이 없고 비어 있지도 않습니다",
        )
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(file, encode(plan))


def read_plan(folder: Path) -> Plan:
    """The plan of a run's folder. Raises OtherPlan where there is none that can be read."""
    file = folder / PLAN
    try:
        plan: Plan = decode(Plan, file.read_bytes())
    except FileNotFoundError as error:
        raise OtherPlan(
            f"{folder} is no folder of a run: it has no {PLAN}",
            ko=f"{folder}: 실행의 폴더가 아닙니다. {PLAN} 파일이 없습니다",
        ) from error
    except BadData as error:
        raise OtherPlan(f"{file}: {error}", ko=f"{file}: 읽을 수 없습니다: {error}") from error
    if plan.format != FORMAT:
        raise OtherPlan(
            f"{file}: it has format {plan.format}, this hanpan reads {FORMAT}",
            ko=f"{file}: 형식 {plan.format}입니다. 이 hanpan은 {FORMAT}을 읽습니다",
        )
    return plan


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there as a whole or not at all, even if the power goes."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _difference(before: Plan, now: Plan) -> str | None:
    for game, version in now.rules.items():
        if before.rules.get(game, version) != version:
            return f"it was begun under {game} {before.rules[game]}, this is {version}"
    for number, (old, new) in enumerate(zip(before.trials, now.trials, strict=False)):
        for name in Trial.__struct_fields__:
            was, is_now = getattr(old, name), getattr(new, name)
            if was != is_now:
                return f"in batch {number}, {name} is {_told(was)} there and {_told(is_now)} here"
    if len(before.trials) > len(now.trials):
        return f"it has {games_of(before.trials)} games, this one only {games_of(now.trials)}"
    if before.code != now.code:
        return "the code of the game, its bots or its measures has changed since it was begun"
    return None


def _told(value: object) -> str:
    return encode(value).decode()
