"""Comparing what a case writes with plain values: by dotted path, in part, and never loosely."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from hanpan.core.proofs.casebook.moment import CaseError, Problem
from hanpan.core.proofs.casebook.schema import Value

_PLAIN = re.compile(r"[A-Za-z_]([A-Za-z0-9_./ -]*[A-Za-z0-9_./-])?")  # words that need no quotes
_NOT_WORDS = ("null", "true", "false")
_WORD = re.compile(r"[^\W]+")
_ID = re.compile(r"[\w-]+")  # a card may be called SPL-02


def same(expected: Any, found: Any) -> bool:
    """Equal, and of the same type: 1 is not true."""
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        return len(expected) == len(found) and all(same(a, b) for a, b in zip(expected, found, strict=True))
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    return type(expected) is type(found) and bool(expected == found)


def unequal(facts: Mapping[str, Value], found: Any, name: str) -> Iterator[Problem]:
    """Each fact that is not as expected. Raises CaseError for a fact there is not."""
    for path, (line, expected) in facts.items():
        yield from _differences(path, expected, fact_at(found, path, line, name), line, name)


def fact_at(found: Any, path: str, line: int, name: str) -> Any:
    """What stands at a dotted path, in a list at a place counted from 1. Raises CaseError for a fact there is not."""
    here = ""
    for part in path.split("."):
        if isinstance(found, list) and part.isdecimal() and 1 <= int(part) <= len(found):
            found = found[int(part) - 1]
            here = f"{here}.{part}"
            continue
        if not isinstance(found, Mapping) or part not in found:
            listed = ", ".join(map(str, found)) if isinstance(found, Mapping) else ""
            within = f"{here}에 " if here else ""
            raise CaseError(
                line,
                f"{name}: there is no fact {part!r} in {here or 'it'}{listed and f'; there are {listed}'}",
                ko=f"{name}: {within}없는 사실입니다: {part!r}{listed and f'. 있는 사실: {listed}'}",
            )
        found = found[part]
        here = f"{here}.{part}" if here else part
    return found


def _differences(path: str, expected: Any, found: Any, line: int, name: str) -> Iterator[Problem]:
    if isinstance(expected, Mapping) and isinstance(found, Mapping):  # partial here too
        for key, value in expected.items():
            yield from _differences(f"{path}.{key}", value, fact_at(found, key, line, f"{name}: {path}"), line, name)
    elif not same(expected, found):
        yield Problem(
            line, f"{name}: {path} is {shown(found)}, not {shown(expected)}", differs(name, path, found, expected)
        )


def differs(name: str, path: str, found: Any, expected: Any) -> str:
    """In Korean, that something is not as the case says."""
    return f"{name}: {path}: 판례에는 {shown(expected)}, 실제로는 {shown(found)}"


def shown(value: Any) -> str:
    """A value as a case writes it, on one line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(shown(part) for part in value)}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{shown(key)}: {shown(part)}" for key, part in value.items()) + "}"
    if isinstance(value, str) and (not _PLAIN.fullmatch(value) or value.lower() in _NOT_WORDS):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def words_of(value: Any) -> set[str]:
    """The words a value says. A key says its word only if something stands under it."""
    if isinstance(value, dict):
        keys = {str(key) for key, part in value.items() if part}
        return keys.union(*(words_of(part) for part in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(words_of(part) for part in value)) if value else set()
    return {*_WORD.findall(value), *_ID.findall(value)} if isinstance(value, str) else set()
