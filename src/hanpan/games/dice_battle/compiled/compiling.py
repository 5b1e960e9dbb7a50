"""What of the twin is kept on disk, and what a GPU reads otherwise than a CPU."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import overload

import hanpan.compiled
from hanpan.compiled.cache import keeping
from hanpan.compiled.compiling import i32

F = TypeVar("F", bound=Callable[..., Any])

_FOLDERS = (Path(__file__).parent, Path(hanpan.compiled.__file__).parent)
_njit: Any = numba.njit
_config: Any = numba.config


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


def _kept(function: F, **options: bool) -> F:
    """numba looks only at the file of the function itself, so the folder is named after all of the sources:
    a change in any of them is a new folder, never an old result."""
    with keeping(_config, "kernels", sources()) as kept_there:
        return cast(F, _njit(error_model="numpy", cache=kept_there, **options)(function))


@cache
def sources() -> str:
    """A name for the text of all sources of the twin."""
    digest = hashlib.sha256()
    for path in (path for folder in _FOLDERS for path in sorted(folder.glob("*.py"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
