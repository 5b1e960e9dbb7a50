"""`python -m tools.mutants.picked FILE`: tries the mutants that a file names, each on the cases of its clause."""

import sys
import tomllib
from pathlib import Path

from hanpan.core.proofs.casebook import Case, case_files, load_case
from tools.mutants.changes import Mutant, mutants
from tools.mutants.trial import tried
from tools.web import ROOT


class NotPicked(ValueError):
    """A row that names no mutant; the message says which."""


def main(argv: list[str]) -> int:
    """Try them in order and stop at the first that no case notices; 1 if there is one."""
    rows = tomllib.loads(Path(argv[0]).read_text("utf-8"))["mutants"]
    for row in rows:
        mutant = _mutant(row)
        verdict = tried(mutant, ROOT, _cases(row["game"], row["clause"]), kit_games=0)
        print(f"{row['clause']} {mutant.is_now}: {verdict.kind} {verdict.by}", flush=True)
        if verdict.kind != "case":
            return 1
    print(f"{len(rows)} mutants noticed")
    return 0


def _mutant(row: dict[str, str]) -> Mutant:
    path = ROOT / "src/hanpan/games" / row["game"].replace("-", "_") / "rules" / row["file"]
    for mutant in mutants(path, ROOT) if path.is_file() else ():
        if (mutant.scope, mutant.is_now, row.get("was", mutant.was)) == (row["in"], row["line"], mutant.was):
            return mutant
    raise NotPicked(f"{row['file']}: nothing in {row['in']} can be changed into {row['line']!r}")


def _cases(game: str, clause: str) -> list[Case]:
    """The cases that name a clause, the shorter files first."""
    files = [path for path in case_files(ROOT / "casebook" / game) if clause in path.read_text("utf-8")]
    cases = [load_case(path) for path in sorted(files, key=lambda path: (path.stat().st_size, path))]
    return [case for case in cases if clause in case.rules]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
