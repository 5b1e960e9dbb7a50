"""What is generated from the Python side says what that side says."""

from pathlib import Path

from tools.web import WEB
from tools.wire_types import generated


def test_generated_types_and_names_are_fresh(packages: None) -> None:
    made = generated()
    assert WEB / "src/games/dice-battle/wire.ts" in made
    stale = [str(path.relative_to(WEB)) for path, text in made.items() if _written(path) != text]
    assert not stale, "run: python -m tools.web types"


def _written(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None
