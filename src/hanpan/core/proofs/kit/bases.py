"""Facts of a casebook and of games that were played, and what comes of changing them at random (odd.py)."""

from pathlib import Path
from random import Random
from typing import Any

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import LoadGame
from hanpan.core.contract.provable import AnyProvable, provable
from hanpan.core.contract.rest import REST
from hanpan.core.contract.restated import restated
from hanpan.core.match.match import Match
from hanpan.core.proofs.casebook import BadCase, load_case
from hanpan.core.proofs.kit.odd import OddReport, fuzz
from hanpan.core.proofs.kit.subject import kit_chance
from hanpan.core.proofs.kit.trace import choose, leanings

_PLAYED = 2  # games
_LEAST = 20  # states of each that are changed, however few cases there are


def odd_positions(
    load_game: LoadGame, game_id: str, cases: Path | None, count: int, seed: int, files: int | None = None
) -> OddReport:
    """Try `count` changed positions of a game, made from the facts of its cases and of games that were played, and its
    numbers at their ends; with `files` from some of its files, and only random numbers."""
    game = provable(load_game(game_id, {}))
    bases = casebook_facts(cases, game_id, files, seed)
    most = max(_LEAST, len(bases) // _PLAYED)
    for number in range(_PLAYED):
        bases += played_facts(game, number, seed, most)
    return fuzz(load_game, game_id, bases, count, seed, ends=files is None)


def casebook_facts(folder: Path | None, game_id: str, files: int | None = None, seed: int = 0) -> list[dict[str, Any]]:
    """The facts that cases of a game in a folder give, of all of its files or of some that the seed chooses."""
    paths = [] if folder is None else sorted(folder.rglob("*.yaml"))
    if files is not None and files < len(paths):
        paths = sorted(Random(seed).sample(paths, files))
    out: list[dict[str, Any]] = [{}]
    for path in paths:
        try:
            case = load_case(path)
        except BadCase:
            continue
        if case.game == game_id:
            out += [scenario.given.plain() for scenario in case.scenarios if scenario.given is not None]
    return out


def played_facts(game: AnyProvable, number: int, seed: int, most: int) -> list[dict[str, Any]]:
    """The facts of up to `most` states of a random game; without what only a case may say."""
    keys = SeedKeys(seed, number)
    match = Match(game, game.info.playable[number % len(game.info.playable)], keys)
    leaning = leanings(keys, game.info.seats)
    states = [match.state]
    while asked := match.pending:
        own = kit_chance(keys, game.round(match.state), len(states))
        match.play(choose(game, match.state, asked, own, leaning))
        states.append(match.state)
    told = (restated(game, state) for state in states[:: max(1, len(states) // most)][:most])
    return [{name: value for name, value in facts.items() if name != REST} for facts in told]
