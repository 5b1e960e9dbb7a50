"""How one plain-Python source is compiled: for the CPU, as it stands, or piece by piece for a GPU.

A function under `@compiled` is compiled by numba when it is first called, and a CUDA kernel may call it
as it is. `plain` gives back the same functions uncompiled.
"""

import hashlib
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

from hanpan.compiled.cache import keeping

F = TypeVar("F", bound=Callable[..., Any])

# Whole numbers of a fixed width where they are compiled, plain ones where they are not.
u64 = cast(Callable[[int], int], np.uint64)
u32 = cast(Callable[[int], int], np.uint32)
i64 = cast(Callable[[int], int], np.int64)
i32 = cast(Callable[[int], int], np.int32)

_HERE = Path(__file__).parent
_njit: Any = numba.njit
_config: Any = numba.config


def compiled(function: F) -> F:
    """Compiled into its callers. It makes no arrays, so none are counted; the rules never divide by zero."""
    return cast(F, _njit(error_model="numpy", forceinline=True, _nrt=False)(function))


def outlined(function: F) -> F:
    """As `compiled`, but not into its callers: what is seldom needed should not stand in the way."""
    return cast(F, _njit(error_model="numpy", _nrt=False)(function))


def kept(function: F) -> F:
    """As `compiled`, and kept on disk: the large parts that several others are made of."""
    return _kept(function, forceinline=True, _nrt=False)


def entry(function: F) -> F:
    """Compiled and kept on disk: what is called from outside."""
    return _kept(function)


def free_entry(function: F) -> F:
    """As `entry`, and several threads may be in it at once."""
    return _kept(function, nogil=True)


def parallel_entry(function: F) -> F:
    """As `entry`, with `prange` on all cores."""
    return _kept(function, parallel=True)


def meet() -> None:
    """Where the games of a block on a GPU wait for each other, so that they read the same instructions; elsewhere
    it is nothing."""


@overload(meet)
def _nothing() -> Callable[[], None]:
    def passed() -> None:
        pass

    return passed


def seats_of(p: Any) -> int:
    """How many sit at the table: 2. A device's compiler reads it from memory (`Numbers.seats`), or it would write every
    phase down once for each seat; on a CPU that is the faster way."""
    return cast(int, p.seats)


@overload(seats_of, inline="always")
def _two(p: Any) -> Callable[[Any], int]:
    def two(p: Any) -> int:
        return i32(2)

    return two


def plain(function: F) -> F:
    """The same function, and whatever it calls, as ordinary Python on ordinary whole numbers."""
    return cast(F, _plain(function, {}))


def _kept(function: F, **options: bool) -> F:
    """numba looks only at the file of the function itself, so the folder is named after all of the sources:
    a change in any of them is a new folder, never an old result."""
    with keeping(_config, "kernels", sources()) as kept_there:
        return cast(F, _njit(error_model="numpy", cache=kept_there, **options)(function))


@cache
def sources() -> str:
    """A name for the text of all kernel sources."""
    digest = hashlib.sha256()
    for path in sorted(_HERE.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _plain(value: Any, made: dict[int, dict[str, Any]]) -> Any:
    function = getattr(value, "py_func", None)
    if function is not None:
        return types.FunctionType(function.__code__, _plain_globals(function.__globals__, made), function.__name__)
    if value in (np.uint64, np.uint32, np.int64, np.int32):
        return int
    if isinstance(value, np.integer):
        return int(value)
    return range if value is numba.prange else value


def _plain_globals(names: dict[str, Any], made: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """A module's names with everything compiled made plain, once a module."""
    if id(names) not in made:
        own: dict[str, Any] = {}
        made[id(names)] = own  # first: functions of a module know each other
        for name, value in names.items():
            known = callable(value) or isinstance(value, np.integer)
            own[name] = _plain(value, made) if known else value
    return made[id(names)]
