"""Played matches and the files made of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SecretKeys, SeedKeys
from hanpan.core.chance.dice import AnyKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.replay import Sitter, write_replay
from hanpan.games.loading import load_game

SECRET = bytes(range(32))
SEATS: dict[Seat, Sitter] = {"p1": Sitter("person", "Mina"), "p2": Sitter("bot", "random")}

Line = dict[str, Any]
Edit = Callable[[list[Line]], None]


def played(
    keys: AnyKeys | None = None, *, mode: str = "quick", overrides: dict[str, int] | None = None, steps: int = 10_000
) -> Match:
    """A match between random bots, to its end or for so many steps."""
    match = Match(load_game("dice-battle", overrides), mode, keys or SeedKeys(7))
    bot = load_bot(match.game, "random")
    while match.pending and len(match.steps) <= steps:
        number, now = len(match.steps), match.game.round(match.state)
        answers = {}
        for seat, prompt in match.pending.items():
            chance = bot_chance(match.keys, now, number)
            answers[seat] = bot.choose(match.view(seat), prompt, match.game.legal(match.state, seat), chance)
        match.play(answers)
    return match


def saved(folder: Path, match: Match | None = None, edit: Edit | None = None) -> Path:
    """The match as a file, with some of its lines changed by hand."""
    path = folder / "game.jsonl"
    write_replay(match or played(), path, seats=SEATS)
    if edit is not None:
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        edit(lines)
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def secret_match() -> Match:
    """A finished match under a secret."""
    return played(SecretKeys(SECRET))
