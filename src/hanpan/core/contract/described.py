"""For `given` and `facts` of games whose cases say less, or say it otherwise, than the state holds: what both have by
the same name is taken over, so that a game writes only what is its own."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def taken(kind: type[T], *sources: Any, **own: Any) -> T:
    """The struct with its own fields as they are said here, and the others as the first source has them that has such a
    field and says something (not None) about it; the rest stays at its defaults."""
    fields = dict(own)
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        for source in sources:
            value = getattr(source, name, None)
            if name not in fields and value is not None:
                fields[name] = value
    return kind(**fields)


def told(part: Any, *names: str) -> dict[str, Any]:
    """These fields of a struct as plain values; all of them where none is named."""
    fields: dict[str, Any] = msgspec.to_builtins(part) if not names else {name: getattr(part, name) for name in names}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}


def trimmed(places: Sequence[Any]) -> list[Any]:
    """A list of places without the empty ones at its end."""
    out = list(places)
    while out and out[-1] is None:
        out.pop()
    return out
