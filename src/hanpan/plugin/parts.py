"""A part of a game: the thing itself, or its name (`package.module:thing`) where loading it costs."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, TypeVar, cast

T = TypeVar("T")

Part: TypeAlias = T | str


class BadPart(ValueError):
    """A name that leads to nothing; the message says which and why."""


def loaded(part: Part[T]) -> T:
    """The thing itself. Raises BadPart."""
    return cast(T, _named(part)) if isinstance(part, str) else part


def look_for_parts(values: Iterable[object]) -> None:
    """Raises BadPart for the first part, at any depth, whose module is not there. None of them is loaded."""
    for value in values:
        if isinstance(value, str) and ":" in value:
            _look_for(value)
        elif isinstance(value, tuple):
            look_for_parts(value)


def _look_for(name: str) -> None:
    module = name.partition(":")[0]
    try:
        found = find_spec(module)
    except ModuleNotFoundError as error:
        raise BadPart(f"{name!r}: there is no module {error.name}") from error
    if found is None:
        raise BadPart(f"{name!r}: there is no module {module}")


def _named(name: str) -> Any:
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadPart(f"{name!r}: a part is named as package.module:thing")
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # a package that the part needs is not installed: whoever asks for it says so
        raise BadPart(f"{name!r}: there is no module {error.name}") from error
    except AttributeError as error:
        raise BadPart(f"{name!r}: {error}") from error
