"""Facts of a casebook and of games that were played, to be changed at random (odd.py)."""

from pathlib import Path
from random import Random
from typing import Any

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.rest import REST
from hanpan.core.match.match import Match
from hanpan.core.proofs.casebook import BadCase, load_case
from hanpan.core.proofs.kit.subject import kit_chance
from hanpan.core.proofs.kit.trace import choose, leanings
from hanpan.core.proofs.restated import restated


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
