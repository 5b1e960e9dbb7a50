"""Data files beside the code: TOML, read once and checked field by field."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec


class BadDataFile(ValueError):
    """A data file that cannot be used; says which, where and why."""


@lru_cache
def load_data(package: str, name: str, kind: Any) -> Any:
    """The file `data/<name>` of a package as a value of a type. Raises BadDataFile."""
    origin = f"{package.replace('.', '/')}/data/{name}"
    try:
        tree = tomllib.loads(files(package).joinpath("data", name).read_text("utf-8"))
        return msgspec.convert(tree, kind)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDataFile(f"{origin}: {error}") from error
