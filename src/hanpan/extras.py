"""Packages that only some of Hanpan needs, and the line that installs them."""

from collections.abc import Mapping

_PLAY = (
    *("aiosqlite", "alembic", "argon2", "httptools", "litestar", "prometheus_client", "pyotp", "segno", "sqlalchemy"),
    *("textual", "uvicorn", "websockets"),
)
EXTRAS: Mapping[str, str] = {
    **dict.fromkeys(_PLAY, "play"),
    "psycopg": "serve",
    "uvloop": "serve",
    **dict.fromkeys(("altair", "numba", "numpy", "polars", "vl_convert"), "lab"),
    "ray": "ray",
    **dict.fromkeys(("gymnasium", "pettingzoo"), "learn"),
    "pyspiel": "openspiel",
}
"""The extra that brings each package, by the name under which it is imported. A test compares it with the project."""

OF_COMMANDS: Mapping[str, str] = {"admin": "serve", "serve": "serve"}
"""Commands that are for whoever runs a server: they name the extra of servers where another would do."""


def install_line(extra: str) -> str:
    """What to type for an extra."""
    return f'pip install "hanpan[{extra}]"'


def missing(error: BaseException) -> tuple[str, str] | None:
    """The package that could not be imported and its extra; None for any other error."""
    while not isinstance(error, ModuleNotFoundError):
        if error.__cause__ is None:
            return None
        error = error.__cause__
    package = (error.name or "").partition(".")[0]
    return (package, EXTRAS[package]) if package in EXTRAS else None
