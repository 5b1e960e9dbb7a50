"""A part of a game: the thing itself, or its name (`package.module:thing`) where loading it costs."""

from importlib import import_module
from typing import Any, TypeAlias, TypeVar, cast

T = TypeVar("T")

Part: TypeAlias = T | str


class BadPart(ValueError):
    """A name that leads to nothing; the message says which and why."""


def loaded(part: Part[T]) -> T:
    """The thing itself. Raises BadPart."""
    return cast(T, _named(part)) if isinstance(part, str) else part


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
