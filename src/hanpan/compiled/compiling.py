"""How one plain-Python source is compiled: for the CPU, as it stands, or piece by piece for a GPU.

A function under `@compiled` is compiled by numba when it is first called, and a CUDA kernel may call it
as it is. `plain` gives back the same functions uncompiled.
"""

import types
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

# Whole numbers of a fixed width where they are compiled, plain ones where they are not.
u64 = cast(Callable[[int], int], np.uint64)
u32 = cast(Callable[[int], int], np.uint32)
i64 = cast(Callable[[int], int], np.int64)
i32 = cast(Callable[[int], int], np.int32)

_njit: Any = numba.njit


def compiled(function: F) -> F:
    """Compiled into its callers. It makes no arrays, so none are counted; the rules never divide by zero."""
    return cast(F, _njit(error_model="numpy", forceinline=True, _nrt=False)(function))


def outlined(function: F) -> F:
    """As `compiled`, but not into its callers: what is seldom needed should not stand in the way."""
    return cast(F, _njit(error_model="numpy", _nrt=False)(function))


def plain(function: F) -> F:
    """The same function, and whatever it calls, as ordinary Python on ordinary whole numbers."""
    return cast(F, _plain(function, {}))


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
