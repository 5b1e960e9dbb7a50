"""What a game's own tests add to general ones: `tests/<kind>/<game>/<name>.py`, where there is one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def own(kind: str, game_id: str, name: str, what: str, default: Any) -> Any:
    """The value `what` in the module `name` of a game's own tests, or the default for a game without it."""
    package = f"tests.{kind}.{game_id.replace('-', '_')}"
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return default
    return getattr(import_module(f"{package}.{name}"), what, default)
