"""How the solver is compiled: by numba, when it is first called. Nothing of the game imports this before."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar, cast

import numba

from hanpan.compiled.cache import keeping

F = TypeVar("F", bound=Callable[..., Any])

KEPT = "trail-solver"  # the name of the folder

_njit: Any = numba.njit
_SAME = {"error_model": "numpy"}
_INNER = {**_SAME, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # Python does not call these: less to compile
_LENT = {**_INNER, "_nrt": False}


def compiled(function: F) -> F:
    """Compiled with whatever calls it; it makes no arrays.

    The arrays that it works on are lent to it by the caller, so nobody counts who holds them. Counting is what numba
    does otherwise, at every use of a field of `Board`: four fifths of the search went into it.
    """
    return cast(F, _njit(**_LENT)(function))


def making(function: F) -> F:
    """Compiled with whatever calls it; it may make arrays."""
    return cast(F, _njit(**_INNER)(function))


def kept(function: F) -> F:
    """Compiled and kept on disk, or each time anew where nothing can be written; other threads go on while it runs."""
    with keeping(numba.config, KEPT) as there:
        return cast(F, _njit(**_SAME, nogil=True, cache=there)(function))


def stamp_of(modules: Iterable[ModuleType]) -> int:
    """A number that changes with the code and the constants of these modules, and with how they are compiled.

    numba looks only at the file of the function that it keeps. A function that holds this number is compiled anew
    when one of those it calls has changed.
    """
    stamp = _folded(0xCBF29CE484222325, repr((_INNER, _LENT)).encode())
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
