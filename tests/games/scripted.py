"""Scripted games, one a mode: the answers are written down, and below each of them what must come of it.

    game dice-battle, mode quick, seed 163
    p1 declare attack | p2 declare balance
      declared DB-2.3 p1 tendency=attack
    ~ p1 play | p2 play

An event stands there with its kind, clause, seat and fields, and `{p1 …}` is for that seat alone; of lists longer than
a few items there is the number of them. What comes of a line with `~` in front is not written out.
`python -m tests.games.scripted` writes the indented lines anew, and begins a script for a mode that has none.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.answers import sample
from hanpan.core.contract.event import whole
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.notation import result, written

HEAD = re.compile(r"game ([\w-]+), mode ([\w-]+), seed (\d+)(?:, with (.*))?")
QUIET = "~ "
MOST_LINES = 150


class Script(NamedTuple):
    """What is played: nothing of what must come of it."""

    game: str
    mode: str
    seed: int
    numbers: Mapping[str, int]  # of the rules, where they are not the usual ones
    steps: tuple[tuple[bool, str], ...]  # whether events are written out, and the answers

    @property
    def head(self) -> str:
        """The first line."""
        numbers = ", ".join(f"{name}={value}" for name, value in self.numbers.items())
        return f"game {self.game}, mode {self.mode}, seed {self.seed}{', with ' + numbers if numbers else ''}"


def scripts() -> Iterator[tuple[str, str, Path]]:
    """Every game and mode, and the file of its script."""
    for game_id in game_ids():
        folder = Path(__file__).parent / game_id.replace("-", "_") / "scripted"
        for mode in load_game(game_id).info.modes:
            yield game_id, mode, folder / f"{mode}.txt"


def parsed(text: str) -> Script:
    """The script in a file. Raises ValueError."""
    head, *lines = text.splitlines()
    found = HEAD.fullmatch(head)
    if not found:
        raise ValueError(f"the first line names no game, mode and seed: {head}")
    numbers = {
        name: int(value) for name, _, value in (part.partition("=") for part in (found[4] or "").split(", ")) if name
    }
    steps = tuple(
        (not line.startswith(QUIET), line.removeprefix(QUIET))
        for line in lines
        if line and not line.startswith(("  ", "over"))
    )
    return Script(found[1], found[2], int(found[3]), numbers, steps)


def played(script: Script) -> str:
    """The script with everything that comes of it. Raises Refused, ValueError for an answer that cannot be read."""
    match = started(script)
    lines = [script.head, *_events(match)]
    for shown, text in script.steps:
        match.play(_answers(match, text))
        lines += [text if shown else QUIET + text, *(_events(match) if shown else ())]
    if match.outcome is not None:
        lines.append(result(match.outcome))
    return "\n".join(lines) + "\n"


def started(script: Script) -> Match:
    """The game of a script before its first answer."""
    return Match(load_game(script.game, script.numbers), script.mode, SeedKeys(script.seed))


def said(match: Match, moves: Mapping[Any, Any]) -> str:
    """The answers of a step as a line of a script."""
    return " | ".join(f"{seat} {match.game.write(action)}".strip() for seat, action in moves.items())


def begun(game_id: str, mode: str) -> Script:
    """A script of a mode that has none: chance answers until the file is full."""
    script = Script(game_id, mode, 0, {}, ())
    match = started(script)
    while match.pending and len(played(script).splitlines()) < MOST_LINES - 30:
        chance = SeededChance(0, len(match.steps))
        moves = {seat: sample(match.game, match.state, seat, chance, f"script/{seat}") for seat in match.pending}
        script = script._replace(steps=(*script.steps, (True, said(match, moves))))
        match.play(moves)
    return script


def answers(game_id: str) -> Iterator[str]:
    """Every answer in the scripts of a game, as it is written."""
    for _, _, path in (script for script in scripts() if script[0] == game_id):
        for _, line in parsed(path.read_text("utf-8")).steps:
            yield from (part.partition(" ")[2] for part in line.split(" | "))


def _answers(match: Match, line: str) -> dict[Any, Any]:
    parts = (part.partition(" ") for part in line.split(" | "))
    return {seat: match.game.read(text) for seat, _, text in parts}


def _events(match: Match) -> Iterator[str]:
    for event in match.steps[-1].events:
        yield f"  {written(whole(event), short=True)}"


def main() -> None:
    """Write every script anew."""
    for game_id, mode, path in scripts():
        before = path.read_text("utf-8") if path.exists() else ""
        text = played(parsed(before) if before else begun(game_id, mode))
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{path}: {'as before' if text == before else 'written'}")


if __name__ == "__main__":
    main()
