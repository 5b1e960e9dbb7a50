"""Facts changed at random: numbers, piles, names and whole parts, with what other cases say in the same places."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from hanpan.core.contract.seat import EVERY_SEAT, SEATS

Facts = dict[str, Any]
Path = tuple[str, ...]

_ODD = (-1, 0, 1, 2, 3, 5, 7, 10, 20, 40, 60, 99, 100, 400, 1_000, 10**6)
_HUGE = (10**6 + 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**64))
_SIZES = (2, 10, 40, 41, 100, 400)


class Pool:
    """What facts say, by place: the same place of either seat is one."""

    def __init__(self, bases: Iterable[Mapping[str, Any]]) -> None:
        values: dict[Path, dict[str, Any]] = {}
        keys: dict[Path, dict[str, None]] = {}
        for facts in bases:
            _take((), facts, values, keys)
        self._values = {path: list(found.values()) for path, found in values.items()}
        self._keys = {path: list(found) for path, found in keys.items()}

    def value(self, rng: Random, path: Path) -> Any:
        """Something that is said in this place somewhere; None where nothing is."""
        found = self._values.get(path)
        return copied(rng.choice(found)) if found else None

    def key(self, rng: Random, path: Path) -> str | None:
        """A name that stands in such a table somewhere."""
        found = self._keys.get(path)
        return rng.choice(found) if found else None


def mutated(rng: Random, base: Mapping[str, Any], pool: Pool) -> Facts:
    """The facts with one to four changes."""
    facts: Facts = copied(base)
    for _ in range(rng.choice((1, 1, 2, 2, 3, 4))):
        if rng.random() < 0.05:
            _swap_seats(facts)
        _change(rng, facts, (), pool)
    if rng.random() < 0.04:
        facts = _swollen(rng, facts, (), pool, rng.choice(_SIZES))
    return facts


def nudged(rng: Random, facts: Facts) -> tuple[str, Facts] | None:
    """The facts with one number, one yes or no, or one list a little different, and which; None: there is none."""
    spots = list(_spots(facts, ()))
    if not spots:
        return None
    path, value = rng.choice(spots)
    other = (
        not value if isinstance(value, bool) else value + rng.choice((-1, 1)) if isinstance(value, int) else value[:-1]
    )
    return ".".join(map(str, path)), _with(facts, path, other)


def copied(value: Any) -> Any:
    """A copy down to the leaves."""
    if isinstance(value, Mapping):
        return {key: copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list | tuple) else value


def _spots(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if isinstance(value, int) or (isinstance(value, list) and value and value[-1] is not None):
        yield path, value  # an empty place at the end of a list says nothing
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _spots(part, (*path, key))


def _with(value: Any, path: tuple[str | int, ...], leaf: Any) -> Any:
    """A copy with another value in this place."""
    if not path:
        return leaf
    out: Any = dict(value) if isinstance(value, dict) else list(value)
    out[path[0]] = _with(value[path[0]], path[1:], leaf)
    return out


def _take(path: Path, value: Any, values: dict[Path, dict[str, Any]], keys: dict[Path, dict[str, None]]) -> None:
    values.setdefault(path, {}).setdefault(repr(value), value)
    if isinstance(value, dict):
        for key, part in value.items():
            keys.setdefault(path, {})[key] = None
            _take(_below(path, key), part, values, keys)
    elif isinstance(value, list):
        for part in value:
            _take((*path, "*"), part, values, keys)


def _below(path: Path, key: str) -> Path:
    return (*path, "seat" if key in EVERY_SEAT else key)


def _swap_seats(facts: Facts) -> None:
    """The first two seats in each other's place."""
    one, two = (facts.pop(seat, None) for seat in SEATS)
    if two is not None:
        facts["p1"] = two
    if one is not None:
        facts["p2"] = one


def _swollen(rng: Random, value: Any, path: Path, pool: Pool, size: int) -> Any:
    """The same with every pile as large as a whole one can be, here of its own entries, there of all that is known."""
    if isinstance(value, dict):
        return {key: _swollen(rng, part, _below(path, key), pool, size) for key, part in value.items()}
    if not isinstance(value, list) or not value or rng.random() < 0.3:
        return value
    own = rng.random() < 0.5
    more = size - len(value)
    return [*value, *(copied(rng.choice(value)) if own else pool.value(rng, (*path, "*")) for _ in range(more))]


def _change(rng: Random, table: Facts, path: Path, pool: Pool) -> None:
    """Change one part of a table, somewhere in it."""
    if not table or rng.random() < 0.2:
        key = pool.key(rng, path)
        if key is not None:
            table[key] = pool.value(rng, _below(path, key))
        return
    key = rng.choice(list(table))
    below = _below(path, key)
    value = table[key]
    if isinstance(value, dict) and rng.random() < 0.9:
        _change(rng, value, below, pool)
    elif rng.random() < 0.08:
        del table[key]
    else:
        table[key] = _other(rng, value, below, pool)


def _other(rng: Random, value: Any, path: Path, pool: Pool) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return _number(rng, value)
    if isinstance(value, list) and rng.random() < 0.85:
        return _pile(rng, value, path, pool)
    return pool.value(rng, path)


def _number(rng: Random, value: int) -> int:
    way = rng.random()
    if way < 0.5:
        return value + rng.randint(-2, 2)
    return rng.choice(_ODD if way < 0.97 else _HUGE)


def _pile(rng: Random, pile: list[Any], path: Path, pool: Pool) -> list[Any]:
    """One entry less, more or other; none, twice or very many."""
    inside = (*path, "*")
    way = rng.random()
    at = rng.randrange(len(pile)) if pile else 0
    if not pile or way < 0.3:
        more = pool.value(rng, inside)
        return pile if more is None else [*pile[:at], more, *pile[at:]]
    if way < 0.5:
        return [*pile[:at], *pile[at + 1 :]]
    if way < 0.75:
        entry = pile[at]
        if isinstance(entry, dict):
            _change(rng, entry, inside, pool)
            return pile
        return [*pile[:at], _other(rng, entry, inside, pool), *pile[at + 1 :]]
    if way < 0.8:
        return []
    if way < 0.9:
        return [*pile, *copied(pile)][: rng.choice(_SIZES)]
    size = rng.choice(_SIZES)
    return [copied(rng.choice(pile)) if way < 0.95 else pool.value(rng, inside) for _ in range(size)]
