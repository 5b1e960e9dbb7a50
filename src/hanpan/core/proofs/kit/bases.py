"""The facts of a casebook, to be changed at random (odd.py)."""

from pathlib import Path
from random import Random
from typing import Any

from hanpan.core.proofs.casebook import BadCase, load_case


def casebook_facts(folder: Path, game_id: str, files: int | None = None, seed: int = 0) -> list[dict[str, Any]]:
    """The facts that cases of a game give, of all of its files or of some that the seed chooses."""
    paths = sorted((folder / game_id).rglob("*.yaml"))
    if files is not None and files < len(paths):
        paths = sorted(Random(seed).sample(paths, files))
    out: list[dict[str, Any]] = [{}]
    for path in paths:
        try:
            case = load_case(path)
        except BadCase:
            continue
        out += [scenario.given.plain() for scenario in case.scenarios if scenario.given is not None]
    return out
