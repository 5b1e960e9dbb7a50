"""Numbers of the rules as named parameters: one table, validated variants, a stable id.

A game declares nested structs of whole numbers, each field annotated with its clause and range:

    class Shield(msgspec.Struct, frozen=True):
        cost: Annotated[int, Number("DB-3.1", 0, 10)] = 3

which makes a parameter named `shield.cost`.
"""

import difflib
import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from hanpan.core.contract.error import HanpanError, told

P = TypeVar("P", bound=msgspec.Struct)

STANDARD = "standard"
RELEASE = "release"  # whose rules hold (contract/releases.py): named by a game's numbers, and none that can be changed
DAY = "day"  # of the opening (Dated of contract/game.py), as 20251205: named like the release, and not changed either
SEAT_COUNT = "seats"  # the number that a game for different numbers of players has for it; another count is no variant


class Number(NamedTuple):
    """What a parameter may be, and which clause it belongs to."""

    clause: str
    low: int
    high: int


class Parameter(NamedTuple):
    """One row of the table of parameters."""

    name: str
    clause: str
    low: int
    high: int
    default: int


class BadParameter(HanpanError, ValueError):
    """A parameter that cannot be used; the message names it and says why."""


@lru_cache
def table(kind: type[msgspec.Struct]) -> tuple[Parameter, ...]:
    """Every parameter of a game, in the order of its declaration."""
    return tuple(_rows(kind, ""))


def make(kind: type[P], overrides: Mapping[str, int], release: int = 0, day: int = 0) -> P:
    """The parameters of a release (0: the newest) and a day (0: the usual one), some changed; each value inside its
    range. Raises BadParameter."""
    known = {row.name: row for row in table(kind)}
    tree: dict[str, Any] = {}
    for name, value in overrides.items():
        _place(tree, name, _checked(name, value, known))
    if release:
        tree[RELEASE] = release
    if day:
        tree[DAY] = day
    return msgspec.convert(tree, kind)


def changed(params: msgspec.Struct) -> dict[str, int]:
    """The parameters that differ from their defaults, by name, in table order."""
    rows = table(type(params))
    return {row.name: value for row in rows if (value := _value(params, row.name)) != row.default}


def values(params: msgspec.Struct) -> dict[str, int]:
    """Every parameter's value, by name, in table order."""
    return {row.name: _value(params, row.name) for row in table(type(params))}


def seat_counts(params: msgspec.Struct) -> range:
    """How many seats the game may have, where that is one of its numbers; empty where it always has the same."""
    found = next((row for row in table(type(params)) if row.name == SEAT_COUNT), None)
    return range(0) if found is None else range(found.low, found.high + 1)


def variant_id(overrides: Mapping[str, int]) -> str:
    """`standard`, or a short name that two equal sets of changes share."""
    names = sorted(name for name in overrides if name != SEAT_COUNT)
    if not names:
        return STANDARD
    text = ";".join(f"{name}={overrides[name]}" for name in names)
    return "v-" + hashlib.sha256(text.encode()).hexdigest()[:10]


def read_settings(settings: Iterable[str]) -> dict[str, int]:
    """Overrides from `name=value` words, as given on a command line. Raises BadParameter."""
    out: dict[str, int] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name.strip():
            raise BadParameter(f"{setting!r} is not of the form name=value", ko=f"{setting!r}: 이름=값 꼴이 아닙니다")
        try:
            out[name.strip()] = int(value)
        except ValueError:
            raise BadParameter(
                f"{name.strip()}: {value.strip()!r} is not a whole number",
                ko=f"{name.strip()}: 정수가 아닙니다: {value.strip()!r}",
            ) from None
    return out


def read_file(path: Path) -> dict[str, int]:
    """Overrides from a TOML file (tables nest: [shield] cost = 2). Raises BadParameter."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadParameter(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadParameter(f"{path}: not a TOML file: {error}", ko=f"{path}: TOML 파일이 아닙니다: {error}") from error
    try:
        return dict(_leaves(data, ""))
    except BadParameter as error:
        raise BadParameter(f"{path}: {error}", ko=f"{path}: {told(error, 'ko')}") from error


def _rows(kind: type, prefix: str) -> Iterator[Parameter]:
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name in (RELEASE, DAY):
            continue
        hint = hints[field.name]
        name = f"{prefix}{field.name}"
        if get_origin(hint) is Annotated:
            number = next(extra for extra in get_args(hint) if isinstance(extra, Number))
            yield Parameter(name, number.clause, number.low, number.high, field.default)
        else:
            yield from _rows(hint, f"{name}.")


def _checked(name: str, value: object, known: Mapping[str, Parameter]) -> int:
    row = known.get(name)
    if row is None:
        close = difflib.get_close_matches(name, known, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        hint_ko = f". 혹시 {close[0]}입니까?" if close else ""
        raise BadParameter(f"{name}: there is no such parameter{hint}", ko=f"{name}: 그런 수치는 없습니다{hint_ko}")
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadParameter(f"{name}: {value!r} is not a whole number", ko=f"{name}: 정수가 아닙니다: {value!r}")
    if not row.low <= value <= row.high:
        raise BadParameter(
            f"{name}: {value} is outside {row.low} to {row.high} ({row.clause})",
            ko=f"{name}: {value}, {row.low}부터 {row.high}까지여야 합니다 ({row.clause})",
        )
    return value


def _place(tree: dict[str, Any], name: str, value: int) -> None:
    *path, last = name.split(".")
    for part in path:
        tree = tree.setdefault(part, {})
    tree[last] = value


def _value(params: Any, name: str) -> int:
    for part in name.split("."):
        params = getattr(params, part)
    return int(params)


def _leaves(data: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, int]]:
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{prefix}{key}.")
        elif isinstance(value, int) and not isinstance(value, bool):
            yield f"{prefix}{key}", value
        else:
            raise BadParameter(
                f"{prefix}{key}: {value!r} is not a whole number", ko=f"{prefix}{key}: 정수가 아닙니다: {value!r}"
            )
