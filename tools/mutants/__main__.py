"""`python -m tools.mutants GAME`: which changed lines of a game's rules no proof notices."""

import argparse
import json
import os
import sys
import time
from pathlib import Path

from hanpan.core.proofs.casebook import Case, load_readable
from tools.mutants.changes import Mutant, mutants
from tools.mutants.reviewed import Reviewed
from tools.mutants.trial import CASES_ALONE, KIT_GAMES, Reached, apart, in_processes, reached_lines, tried

ROOT = Path(__file__).resolve().parents[2]
HOURS = 24 * 3600


def main(argv: list[str]) -> int:
    """Try them and print what survives; 1 if something does that nobody has looked at."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--part", default="1/1", help="such a share of all mutants, as 2/5")
    parser.add_argument("--file", default="", help="only files whose path has this in it")
    parser.add_argument("--kit", type=int, default=KIT_GAMES, help="games of the kit for what the cases miss; 0: none")
    parser.add_argument("--out", type=Path, help="a JSON line for each mutant; what stands there is not tried again")
    options = parser.parse_args(argv)
    rules = ROOT / "src/hanpan/games" / options.game.replace("-", "_") / "rules"
    files = sorted(path for path in rules.rglob("*.py") if options.file in path.as_posix())
    if not files:
        parser.error(f"there are no rules in {rules} with {options.file!r} in their path")
    number, _, parts = options.part.partition("/")
    all_of_them = [mutant for path in files for mutant in mutants(path, ROOT)]
    chosen = all_of_them[int(number) - 1 :: int(parts)]
    done = _known(options.out, options.kit)
    cases, _ = load_readable(ROOT / "casebook" / options.game)
    print(f"{len(chosen)} of {len(all_of_them)} mutants, {len(cases)} cases", flush=True)
    reached: Reached = apart(lambda: reached_lines(cases, files, ROOT), HOURS)
    known = Reviewed(options.game)
    counts: dict[str, int] = {}
    unknown = 0
    began = time.monotonic()
    waiting = [one for one in chosen if _line(one) not in done]
    for mutant, verdict in in_processes(
        waiting, options.workers, lambda one: tried(one, ROOT, _of(one, reached, cases), options.kit)
    ):
        counts[verdict.kind] = counts.get(verdict.kind, 0) + 1
        if options.out:
            with options.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps([_line(mutant), *verdict], ensure_ascii=False) + "\n")
        if verdict.kind == "survives" and known.why(mutant) is None:
            unknown += 1
            print(f"{mutant.path}:{mutant.first} {mutant.scope}\n  - {mutant.was}\n  + {mutant.is_now}", flush=True)
        elif sum(counts.values()) % 100 == 0:
            print(f"{sum(counts.values())} of {len(waiting)}, {time.monotonic() - began:.0f} s: {counts}", flush=True)
    print(f"{counts}; {unknown} survive that nobody has looked at")
    return 1 if unknown else 0


def _of(mutant: Mutant, reached: Reached, cases: list[Case]) -> list[Case]:
    """The cases that reach the statement, the shorter ones first; all of them for what is read with the module."""
    lines = reached[mutant.path]
    found = {number for line in range(mutant.first, mutant.last + 1) for number in lines.get(line, ())}
    inside = mutant.scope and not mutant.scope.rpartition(".")[2][:1].isupper()
    numbers = found if inside else range(len(cases))
    return sorted((cases[number] for number in numbers), key=lambda case: case.path.stat().st_size)


def _line(mutant: Mutant) -> list[str]:
    return [mutant.path, mutant.scope, mutant.was, mutant.is_now, str(mutant.start)]


def _known(out: Path | None, kit_games: int) -> list[list[str]]:
    """What has been tried; without the kit does not count if it is to be asked now."""
    if out is None or not out.exists():
        return []
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    return [line for line, _, by in rows if not (kit_games and by == CASES_ALONE)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
