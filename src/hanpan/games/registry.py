"""The games there are: what installed packages register under the entry points `hanpan.games`, ours among them.

A package whose game cannot be taken in is left out and named (`left_out`); the others go on.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import hanpan
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import LANGS
from hanpan.plugin import CONTRACT, GamePlugin
from hanpan.plugin.lobby import lobby_words

GROUP = "hanpan.games"
_OURS = "hanpan"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_LONGEST = 40  # signs of an id


class LeftOut(NamedTuple):
    """A game that is registered and cannot be played: its name, whose it is, and what is wrong."""

    game: str
    distribution: str
    problem: str

    def __str__(self) -> str:
        return f"{self.game} of {self.distribution}: {self.problem}"


class UnknownGame(ValueError):
    """There is no game of that name; the message says so, or which package fails to bring it."""

    def __init__(self, name: str) -> None:
        broken = next((each for each in left_out() if each.game == name), None)
        if broken is not None:
            super().__init__(f"the game {name!r} of the package {broken.distribution} is left out: {broken.problem}")
        else:
            known = ", ".join(game_ids()) or "none; install hanpan again"
            super().__init__(f"there is no game {name!r}; the games are: {known}")


class _Bad(ValueError):
    """What is wrong with a registered game."""


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
    points = _registered().get(name)
    if points is None:
        raise UnknownGame(name)
    try:
        return _taken(points[0]) if _owner(points[0]) == _OURS else _readable(points[0])
    except _Bad:
        raise UnknownGame(name) from None


def package_of(name: str) -> str:
    """The package that holds the game of that id, as Python imports it. Raises UnknownGame."""
    plugin(name)
    module = import_module(_registered()[name][0].module)
    return module.__package__ or module.__name__


def casebook_of(name: str) -> Path | None:
    """Where the cases of a game lie: `casebook/` in its package; for our games `casebook/<id>` in the package hanpan or
    in the repository. None where it has none, or they were left out. Raises UnknownGame."""
    own = Path(str(files(package_of(name)))) / "casebook"
    ours = Path(hanpan.__file__).parent
    places = (own, ours / "casebook" / name, ours.parents[1] / "casebook" / name)
    return next((place for place in places if place.is_dir()), None)


def brought_by(module: str) -> LeftOut | None:
    """Whose game a module belongs to, by the name that Python imports it by; None: it is ours or no game's."""
    top = module.partition(".")[0]
    for name, (point, *_) in _registered().items():
        if point.module.partition(".")[0] == top and _owner(point) != _OURS:
            return LeftOut(name, _named(point), "")
    return None


def load_game(name: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
    """The game of that id, with some of its numbers changed. Raises UnknownGame or BadParameter."""
    return plugin(name).game(overrides)


def forget() -> None:
    """Read the entry points again at the next question: packages have come or gone."""
    for kept in (_owner, _read, _readable, _registered, _taken):
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
def _read() -> _Registry:
    taken: list[GamePlugin] = []
    wrong: list[LeftOut] = []
    for name, (first, *others) in _registered().items():
        try:
            taken.append(_readable(first))
        except _Bad as error:
            wrong.append(LeftOut(name, _named(first), str(error)))
        wrong += [LeftOut(name, _named(each), f"{_named(first)} has a game of that id already") for each in others]
    return _Registry(tuple(sorted(taken, key=lambda each: (each.place, each.id))), tuple(wrong))


@cache
def _taken(point: EntryPoint) -> GamePlugin:
    """The plugin of an entry point. Raises _Bad."""
    if not _ID.fullmatch(point.name) or len(point.name) > _LONGEST:
        raise _Bad(f"an id has small letters and digits, with hyphens between, and at most {_LONGEST} signs")
    try:
        found = point.load()
    except Exception as error:  # whatever it is: the other games go on
        raise _Bad(f"{point.value} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(found, GamePlugin):
        raise _Bad(f"{point.value} is {type(found).__name__}, not a GamePlugin")
    if found.contract != CONTRACT:
        raise _Bad(f"it was written for contract {found.contract} of hanpan.plugin, this one has {CONTRACT}")
    if found.id != point.name:
        raise _Bad(f"{point.value} has the id {found.id!r}, and is registered as {point.name!r}")
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
                lobby_words(game, lang)
    except Exception as error:
        raise _Bad(f"its rules cannot be read: {type(error).__name__}: {error}") from error
    if game.info.id != found.id:
        raise _Bad(f"its rules have the id {game.info.id!r}, not {found.id!r}")
    return found


@cache  # asked for at every turn, and read from a file
def _owner(point: EntryPoint) -> str:
    return "" if point.dist is None else point.dist.name


def _named(point: EntryPoint) -> str:
    dist: Distribution | None = point.dist
    return "an unknown package" if dist is None else f"{dist.name} {dist.version}"
