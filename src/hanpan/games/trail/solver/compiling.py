"""How the solver is compiled: by numba, when it is first called. Nothing of the game imports this before."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

_njit: Any = numba.njit


def compiled(function: F) -> F:
    """Compiled with whatever calls it."""
    return cast(F, _njit(error_model="numpy")(function))


def kept(function: F) -> F:
    """Compiled and kept on disk beside the sources (each time anew where nothing can be written); other threads may
    go on while it runs."""
    try:
        return cast(F, _njit(error_model="numpy", nogil=True, cache=True)(function))
    except RuntimeError:
        return cast(F, _njit(error_model="numpy", nogil=True)(function))


def stamp_of(modules: Iterable[ModuleType]) -> int:
    """A number that changes with the code and the constants of these modules.

    numba looks only at the file of the function that it keeps. A function that holds this number is compiled anew
    when one of those it calls has changed.
    """
    stamp = 0xCBF29CE484222325
    for module in modules:
        for name, value in sorted(vars(module).items()):
            function = getattr(value, "py_func", None)
            if function is not None:
                code = function.__code__
                stamp = _folded(stamp, code.co_code + repr((code.co_consts, code.co_names)).encode())
            elif isinstance(value, int):
                stamp = _folded(stamp, f"{name}={value}".encode())
    return stamp >> 1


def _folded(stamp: int, data: bytes) -> int:
    for byte in data:
        stamp = (stamp ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return stamp
