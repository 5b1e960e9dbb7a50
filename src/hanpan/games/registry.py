"""The games there are: what installed packages register under the entry points `hanpan.games`, ours among them.

A package whose game cannot be taken in is left out and named (`left_out`); the others go on.
"""

import re
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import hanpan
from hanpan.core.contract.error import Bilingual, HanpanError, told
from hanpan.core.contract.game import NoGame
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import first_seats
from hanpan.plugin import CONTRACT, BadPart, GamePlugin
from hanpan.plugin.lobby import lobby_words
from hanpan.plugin.parts import look_for_parts

GROUP = "hanpan.games"
_OURS = "hanpan"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_WHATEVER = (Exception, SystemExit)  # that somebody else's module may come to while it is read
LONGEST_ID = 32  # signs: as the server's tables have room for


class LeftOut(NamedTuple):
    """A game that is registered and cannot be played: its name, whose it is, and what is wrong."""

    game: str
    distribution: str
    problem: Bilingual

    def __str__(self) -> str:
        return f"{self.game} of {self.distribution}: {self.problem}"


class UnknownGame(NoGame):
    """There is no game of that name; the message says so, or which package fails to bring it."""

    def __init__(self, name: str) -> None:
        broken = next((each for each in left_out() if each.game == name), None)
        self.broken = broken is not None
        if broken is not None:
            super().__init__(
                f"the game {name!r} of the package {broken.distribution} is left out: {broken.problem}",
                ko=f"{broken.distribution} 패키지의 게임 {name!r}: 쓸 수 없어 뺐습니다: {broken.problem.ko}",
            )
        else:
            known = ", ".join(game_ids())
            super().__init__(
                f"there is no game {name!r}; the games are: {known or 'none; install hanpan again'}",
                ko=f"없는 게임입니다: {name!r}. 있는 게임: {known or '없음. hanpan을 다시 설치해 주십시오'}",
            )


class _Bad(HanpanError, ValueError):
    """What is wrong with a registered game."""


def is_id(name: str) -> bool:
    """Whether a game can be called so."""
    return _ID.fullmatch(name) is not None and len(name) <= LONGEST_ID


def game_ids() -> tuple[str, ...]:
    """The id of every game, in the order in which they are listed; the first is the one played by default."""
    return tuple(each.id for each in plugins())


def plugins() -> tuple[GamePlugin, ...]:
    """Every game that can be played, in the order in which they are listed."""
    return _read().plugins


def left_out() -> tuple[LeftOut, ...]:
    """Every registered game that cannot be played."""
    return _read().left_out


def default_game() -> str:
    """The game that is played if nobody says which. Raises UnknownGame where there is none at all."""
    return next(iter(game_ids()), "") or plugin("").id


def plugin(name: str) -> GamePlugin:
    """All that the game of that id offers; only its own package is read. Raises UnknownGame."""
    point = _chosen(name)
    if point is None:
        raise UnknownGame(name)
    try:
        return _sound(point)
    except _Bad:
        raise UnknownGame(name) from None


def package_of(name: str) -> str:
    """The package that holds the game of that id, as Python imports it. Raises UnknownGame."""
    plugin(name)
    point = _chosen(name)
    assert point is not None
    module = import_module(point.module)
    return module.__package__ or module.__name__


def casebook_of(name: str) -> Path | None:
    """Where the cases of a game lie: `casebook/` in its package; for our games `casebook/<id>` in the package hanpan or
    in the repository. None where it has none, or they were left out. Raises UnknownGame."""
    own = Path(str(files(package_of(name)))) / "casebook"
    ours = Path(hanpan.__file__).parent
    places = (own, ours / "casebook" / name, ours.parents[1] / "casebook" / name)
    return next((place for place in places if place.is_dir()), None)


def distribution_of(name: str) -> str:
    """The package that brings the game of that id, with its version; empty for a game of ours, and for none at all."""
    point = _chosen(name)
    return "" if point is None or _owner(point) == _OURS else _named(point)


def brought_by(module: str) -> str | None:
    """Whose a module is, in words, by the name that Python imports it by; None: it is ours or no game's."""
    top = module.partition(".")[0]
    for point in (each for points in _registered().values() for each in points):
        if point.value.partition(":")[0].partition(".")[0] == top and _owner(point) != _OURS:
            return f"the game {point.name} of {_named(point)}"
    return None


def forget() -> None:
    """Read the entry points again at the next question: packages have come or gone."""
    for kept in (_chosen, _owner, _read, _readable, _registered, _taken):
        kept.cache_clear()


class _Registry(NamedTuple):
    plugins: tuple[GamePlugin, ...]
    left_out: tuple[LeftOut, ...]


@cache
def _registered() -> dict[str, list[EntryPoint]]:
    """What is registered under each name: ours first, then by the name of the package."""
    found: dict[str, list[EntryPoint]] = {}
    for each in sorted(entry_points(group=GROUP), key=lambda each: (_owner(each) != _OURS, _owner(each), each.name)):
        found.setdefault(each.name, []).append(each)
    return found


@cache
def _chosen(name: str) -> EntryPoint | None:
    """Whose game has the id: ours, else the first one that can be taken in, else the first one; None: nobody's."""
    points = _registered().get(name, [])
    for each in points:
        try:
            _sound(each)
        except _Bad:
            continue
        return each
    return next(iter(points), None)


@cache
def _read() -> _Registry:
    taken: list[GamePlugin] = []
    wrong: list[LeftOut] = []
    for name, points in _registered().items():
        first: EntryPoint | None = None
        for each in points:
            if first is not None:
                taken_by = _named(first)
                said = Bilingual(
                    f"{taken_by} has a game of that id already", f"같은 ID의 게임이 {taken_by}에 이미 있습니다"
                )
                wrong.append(LeftOut(name, _named(each), said))
                continue
            try:
                taken.append(_readable(each))
                first = each
            except _Bad as error:
                wrong.append(LeftOut(name, _named(each), Bilingual(str(error), told(error, "ko"))))
    return _Registry(tuple(sorted(taken, key=lambda each: (each.place, each.id))), tuple(wrong))


@cache
def _taken(point: EntryPoint) -> GamePlugin:
    """The plugin of an entry point. Raises _Bad."""
    if not is_id(point.name):
        raise _Bad(
            f"an id has small letters and digits, with hyphens between, and at most {LONGEST_ID} signs",
            ko=f"ID는 소문자와 숫자를 붙임표로 잇고, {LONGEST_ID}자까지입니다",
        )
    try:
        found = point.load()
    except _WHATEVER as error:  # the other games go on
        raise _Bad(
            f"{point.value} cannot be loaded: {type(error).__name__}: {error}",
            ko=f"{point.value}: 불러올 수 없습니다: {type(error).__name__}: {error}",
        ) from error
    if not isinstance(found, GamePlugin):
        kind = type(found).__name__
        raise _Bad(f"{point.value} is {kind}, not a GamePlugin", ko=f"{point.value}: GamePlugin이 아니라 {kind}입니다")
    if found.contract != CONTRACT:
        raise _Bad(
            f"it was written for contract {found.contract} of hanpan.plugin, this one has {CONTRACT}",
            ko=f"hanpan.plugin의 계약 {found.contract}에 맞춘 게임입니다. 여기의 계약은 {CONTRACT}입니다",
        )
    if found.id != point.name:
        raise _Bad(
            f"{point.value} has the id {found.id!r}, and is registered as {point.name!r}",
            ko=f"{point.value}: ID는 {found.id!r}인데, 등록된 이름은 {point.name!r}입니다",
        )
    return found


@cache
def _readable(point: EntryPoint) -> GamePlugin:
    """The same, once its rules, its rulebook and its words can be read. Raises _Bad."""
    found = _taken(point)
    try:
        game = found.game()
        game.rulebook()
        if _owner(point) != _OURS:  # ours are held by our tests, and reading all words takes time
            for lang in LANGS:
                lobby_words(game, lang, found.tile_address())
    except _WHATEVER as error:
        raise _Bad(
            f"its rules cannot be read: {type(error).__name__}: {error}",
            ko=f"규칙을 읽을 수 없습니다: {type(error).__name__}: {error}",
        ) from error
    info = game.info
    if info.id != found.id:
        raise _Bad(
            f"its rules have the id {info.id!r}, not {found.id!r}",
            ko=f"규칙의 ID가 다릅니다: {info.id!r}, 게임의 ID는 {found.id!r}",
        )
    if not info.seats or info.seats != first_seats(len(info.seats)):
        seats = ", ".join(info.seats)
        raise _Bad(
            f"its seats are {seats or 'none'}; a game has one to six, p1 to p6",
            ko=f"자리: {seats or '없음'}. 게임의 자리는 p1부터 p6까지 하나에서 여섯입니다",
        )
    if _owner(point) != _OURS:
        _look_for_parts(found)
    return found


def _look_for_parts(found: GamePlugin) -> None:
    """Raises _Bad where a part of the game is named and cannot be there; none is loaded."""
    try:
        look_for_parts(getattr(found, name) for name in found.__struct_fields__)
    except BadPart as error:
        raise _Bad(str(error), ko=f"게임의 일부가 없습니다: {error}") from error
    except _WHATEVER as error:
        raise _Bad(
            f"a part cannot be looked for: {type(error).__name__}: {error}",
            ko=f"게임의 일부를 찾아볼 수 없습니다: {type(error).__name__}: {error}",
        ) from error


def _sound(point: EntryPoint) -> GamePlugin:
    """The plugin of an entry point; a foreign one is read first. Raises _Bad."""
    return _taken(point) if _owner(point) == _OURS else _readable(point)


@cache  # asked for at every turn, and read from a file
def _owner(point: EntryPoint) -> str:
    return "" if point.dist is None else point.dist.name


def _named(point: EntryPoint) -> str:
    dist: Distribution | None = point.dist
    return "an unknown package" if dist is None else f"{dist.name} {dist.version}"


def __getattr__(name: str) -> Any:
    """The name that 0.1 had for `hanpan.load`."""
    if name != "load_game":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from hanpan.games.loading import load_game

    warnings.warn(f"{__name__}.load_game goes with 0.3: use hanpan.load", DeprecationWarning, stacklevel=2)
    return load_game
