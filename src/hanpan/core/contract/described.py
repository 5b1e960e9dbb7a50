"""For `given` and `facts` of games whose cases say less, or say it otherwise, than the state holds: what both have by
the same name is taken over, so that a game writes only what is its own."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class OutOfBounds(ValueError):
    """A state with parts that no state of the game has; each fault names its fact."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


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


def outside(where: str, part: Any, low: int, high: int | None, *names: str, clause: str = "") -> Iterator[str]:
    """The fields of a struct that are below or above, each with its fact: `where` stands before the name."""
    by = f" ({clause})" if clause else ""
    for name in names:
        value = getattr(part, name)
        if value is not None and high is None and value < low:
            yield f"{where}{name}: {value} is below {low}{by}"
        elif value is not None and high is not None and not low <= value <= high:
            yield f"{where}{name}: {value} is outside {low} to {high}{by}"


def unknown(where: str, part: Any, known: Container[str], what: str, *names: str) -> Iterator[str]:
    """The piles of a struct that hold what there is not, each with its fact."""
    for name in names:
        wrong = next((each for each in getattr(part, name) or () if each not in known), None)
        if wrong is not None:
            yield f"{where}{name}: {wrong!r} is {what}"


def refuse_unknown(where: str, part: Any, known: Container[str], what: str, *names: str) -> None:
    """Raises ValueError that names the pile and what in it there is not."""
    for fault in unknown(f"{where}.", part, known, what, *names):
        raise ValueError(fault)


def refuse_twice(where: str, values: Sequence[Any]) -> None:
    """For a list that becomes a set. Raises ValueError that names what stands in it twice."""
    for value in (value for at, value in enumerate(values) if value in values[:at]):
        raise ValueError(f"{where}: {list(value) if isinstance(value, tuple) else value} stands there twice")


def refuse_said(where: str, part: Any, why: str, *names: str) -> None:
    """For facts that mean nothing here. Raises ValueError that names the first of them that says something."""
    usual = type(part)()
    for name in (name for name in names if getattr(part, name) != getattr(usual, name)):
        raise ValueError(f"{where}{name}: {why}")


def other_cards(where: str, found: Sequence[str], brought: Sequence[str], clause: str) -> Iterator[str]:
    """That the cards in play are not those of the deck, and which there are too many or too few of."""
    if sorted(found) != sorted(brought):
        here, whole = Counter(found), Counter(brought)
        differ = ", ".join(sorted(((here - whole) + (whole - here)).elements()))
        yield f"{where}: the cards in play are not those of the deck: {differ} ({clause})"
