"""Data files beside the code: TOML, read once and checked field by field."""

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

_MONTH = re.compile(r"(?P<day>\d{4}-(0[1-9]|1[0-2])(-\d\d)?)\.toml")


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


@lru_cache
def load_months(package: str, folder: str, kind: Any) -> dict[str, Any]:
    """The files `data/<folder>/2026-01.toml` (or `2026-01-14.toml`) of a package, each as a value of a type by its
    month or day, the earliest first. A new month is a new file. Raises BadDataFile."""
    out: dict[str, Any] = {}
    names = [path.name for path in files(package).joinpath("data", folder).iterdir()]
    for name in sorted(names, key=lambda name: name.removesuffix(".toml")):
        named = _MONTH.fullmatch(name)
        if named is None:
            raise BadDataFile(f"{package.replace('.', '/')}/data/{folder}/{name}: a month is called like 2026-01.toml")
        out[named["day"]] = load_data(package, f"{folder}/{name}", kind)
    return out
