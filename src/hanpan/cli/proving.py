"""What shows a game at work: its cases, and random games under the kit."""

from pathlib import Path
from typing import TYPE_CHECKING

from hanpan.cli.common import progress

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.casebook import CaseReport
    from hanpan.core.proofs.kit import KitReport

CASEBOOK = Path("casebook")


def cases_of(game: str) -> Path | None:
    """The casebook in this folder, if it names the game; else the game's own."""
    from hanpan.core.proofs.casebook.load import case_files
    from hanpan.games.registry import casebook_of

    here = case_files(CASEBOOK) if CASEBOOK.is_dir() else []
    named = any(f"game: {game}" in path.read_text("utf-8", "replace") for path in here)
    return CASEBOOK if named else casebook_of(game)


def run_cases(folder: Path, game: str, texts: "Texts") -> "list[CaseReport]":
    """How the cases of a game in a folder come out."""
    from hanpan.bots.catalogue import load_bot
    from hanpan.core.proofs.casebook import load_casebook, run_case
    from hanpan.games.loading import load_game

    found = [case for case in load_casebook(folder) if case.game == game]
    out: list[CaseReport] = []
    with progress(texts("judge-progress"), len(found)) as step:
        for case in found:
            out.append(run_case(case, load_game, load_bot))
            step(1)
    return out


def random_games(game: str, games: int, seed: int, workers: int, texts: "Texts") -> "KitReport":
    """What the kit reports of some random games."""
    from hanpan.core.proofs.kit import check_many
    from hanpan.games.loading import load_game

    with progress(texts("check-progress"), games) as step:
        return check_many(load_game, game, games=games, seed=seed, workers=workers, progress=step)
