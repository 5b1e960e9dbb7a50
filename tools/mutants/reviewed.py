"""Mutants that survive and may: each was looked at, and has its reason."""

import tomllib
from pathlib import Path

from tools.mutants.changes import Mutant

FOLDER = Path(__file__).resolve().parent / "reviewed"


class Reviewed:
    """Why mutants of a game may survive: a function as a whole, or one changed statement of it."""

    def __init__(self, game: str) -> None:
        path = FOLDER / f"{game}.toml"
        rows = tomllib.loads(path.read_text("utf-8"))["mutants"] if path.exists() else []
        self.reasons = {(row["file"], row["in"], row.get("line")): row["why"] for row in rows}

    def why(self, mutant: Mutant) -> str | None:
        """The reason; None if nobody has looked at it."""
        file = mutant.path.partition("/rules/")[2]
        keys = [(file, mutant.scope, line) for line in (mutant.is_now, None)]
        return next((self.reasons[key] for key in keys if key in self.reasons), None)
