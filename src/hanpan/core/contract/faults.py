"""All that is wrong with a described position at once: facts that cannot be read, states that no game comes to."""

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hanpan.core.contract.complaints import in_korean
from hanpan.core.contract.error import Bilingual, told
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.wrong_facts import OutOfBounds

NO_FACT = "there is no fact"
MOST = 20  # faults that are looked for: whoever sends more has to come again

# How the strict decoder of codec.py says where something is wrong.
_UNKNOWN = re.compile(r"unknown field `(?P<fact>[^`]+)`")
_TYPED = re.compile(r" - at (`key` in )?`\$\.?(?P<at>[^`]*)`")
_STEP = re.compile(r"[^.\[\]]+|\[[^\]]*\]")
_PATH = re.compile(r"[a-z0-9_]+(\.[A-Za-z0-9_,]+)*")


class Fault(NamedTuple):
    """One thing that is wrong, and the fact that it is about."""

    path: str  # dotted; empty where no single fact is to blame
    text: str  # carries its Korean, if the game has said it

    def __str__(self) -> str:
        return str(self.text)


class Reading(NamedTuple):
    """What became of the facts. With faults there is no state; `impossible` is why no game comes to it."""

    state: Any
    faults: tuple[Fault, ...]
    impossible: tuple[Fault, ...]


def read_facts(game: AnyProvable, facts: Mapping[str, Any]) -> Reading:
    """The state that the facts describe, or all that is wrong with them. Only a ValueError of the game is a fault.

    `given` may stop at the first fault: each fact found at fault is left out and the rest read again. What is wrong
    only because it was left out is not told.
    """
    faults: list[Fault] = []
    left: Any = dict(facts)
    state = None
    while len(faults) < MOST:
        try:
            state = game.given(left)
            break
        except OutOfBounds as error:
            said = [told_fault(one) for one in error.faults]
        except ValueError as error:
            said = [told_fault(_with_key(game, left, Bilingual(str(error), told(error, "ko"))))]
        news = [(fault, steps) for fault, steps in said if not _follows(fault, faults)]
        faults += [fault for fault, _ in news]
        fewer = [left := less for _, steps in news if (less := without(left, steps)) is not None]
        if not fewer:
            break
    del faults[MOST:]
    wrong = () if state is None else tuple(map(named_fault, game.invariants(state)))
    impossible = tuple(fault for fault in wrong if not _follows(fault, faults))
    return Reading(None if faults else state, tuple(faults), impossible)


_SOME_KEY = "[...]"  # the strict decoder says no more of a value in a mapping


def _with_key(game: AnyProvable, facts: Any, said: str) -> str:
    """A complaint that names the key of a mapping, too. A mapping is read in its order, so the wrong key is the last of
    the fewest that bring the same complaint."""
    typed = _TYPED.search(said)
    if typed is None or _SOME_KEY not in typed["at"]:
        return said
    before = typed["at"].partition(_SOME_KEY)[0]
    steps = _STEP.findall(before)
    mapping = _at(facts, steps)
    if not isinstance(mapping, dict):
        return said
    keys = list(mapping)

    def complains(count: int) -> bool:
        try:
            game.given(_put(facts, steps, {key: mapping[key] for key in keys[:count]}))
        except ValueError as error:
            return str(error) == said
        return False

    count = bisect_left(range(len(keys)), True, key=complains)
    return said.replace(f"{before}{_SOME_KEY}", f"{before}.{keys[count - 1]}", 1) if count else said


def _at(facts: Any, steps: Sequence[str]) -> Any:
    """What stands there; None if nothing does."""
    for step in steps:
        if isinstance(facts, list) and step[0] == "[":
            place = step.strip("[]")
            facts = facts[int(place)] if place.isdecimal() and int(place) < len(facts) else None
        else:
            facts = facts.get(step) if isinstance(facts, dict) else None
    return facts


def _put(facts: Any, steps: Sequence[str], value: Any) -> Any:
    """The facts with another value there."""
    if not steps:
        return value
    first, *rest = steps
    if isinstance(facts, list):
        at = int(first.strip("[]"))
        return [*facts[:at], _put(facts[at], rest, value), *facts[at + 1 :]]
    return {**facts, first: _put(facts[first], rest, value)}


def named_fault(said: str) -> Fault:
    """A broken invariant, or a complaint of `given`: `p1.gauge: 9 …` is about that fact."""
    path, colon, _ = said.partition(":")
    return Fault(path if colon and _PATH.fullmatch(path) else "", said)


def told_fault(said: str) -> tuple[Fault, Sequence[str]]:
    """The fault that a complaint of `given` is about, and the steps to what has to be left out."""
    unknown, typed = _UNKNOWN.search(said), _TYPED.search(said)
    at = typed["at"] if typed else ""
    bare = re.sub(r"\[[^]]*\]", "", at)
    if unknown:
        path = f"{bare}.{unknown['fact']}" if bare else unknown["fact"]
        text = Bilingual(f"{NO_FACT} {path}", f"없는 사실입니다: {path}")
        return Fault(path, text), (*_STEP.findall(at), unknown["fact"])
    if typed:
        what = said[: typed.start()]
        return Fault(bare, Bilingual(f"{bare}: {what}", f"{bare}: {in_korean(what) or what}")), _STEP.findall(at)
    fault = named_fault(said)
    return fault, fault.path.split(".") if fault.path else ()


def _follows(fault: Fault, before: Sequence[Fault]) -> bool:
    """Whether this may be so only because an earlier fault's fact was left out."""
    for one in before:
        name = one.path.rpartition(".")[2]
        if not name or fault.path == one.path or re.search(rf"\b{re.escape(name)}\b", fault.text.partition(":")[2]):
            return True
    return False


def without(facts: Any, steps: Sequence[str]) -> Any:
    """The facts without the one at the end of the steps, or without as much of the way as there is; None if none is."""
    if not steps:
        return None
    first, *rest = steps
    if isinstance(facts, list):
        place = first.strip("[]")
        at = int(place) if place.isdecimal() else len(facts)
        if first[0] != "[" or at >= len(facts):
            return None
        smaller = without(facts[at], rest) if rest else None
        return facts[:at] + ([] if smaller is None else [smaller]) + facts[at + 1 :]
    if not isinstance(facts, dict) or first not in facts:
        return None
    smaller = without(facts[first], rest) if rest else None
    if smaller is None:
        return {key: value for key, value in facts.items() if key != first}
    return {**facts, first: smaller}
