"""A whole game as text that a person can read: moves, draws, events with their clauses, the result."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.event import whole
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import line
from hanpan.core.language.text import Texts
from hanpan.core.match.match import Match, StepRecord
from hanpan.games.registry import game_ids, load_game

FOLDER = Path(__file__).parent
SEATS: Mapping[Seat, str] = {"p1": "hard", "p2": "normal"}
QUICK = {"trail": "normal"}  # where hard first waits for a compiler
NAMES: Mapping[Seat, str] = {"p1": "P1", "p2": "P2"}
SEEDS: Mapping[tuple[str, str], int] = {  # games in which much happens
    ("dice-battle", "quick"): 163,
    ("dice-battle", "regular"): 380,
    ("dice-battle", "extended"): 394,
    ("sorcerers", "casual"): 3,
    ("sorcerers", "match"): 2,
}


def goldens() -> Iterator[tuple[str, str, Path]]:
    """Every game and mode, and the file of its transcript."""
    for game_id in game_ids():
        for mode in load_game(game_id).info.modes:
            yield game_id, mode, FOLDER / f"{game_id}-{mode}.txt"


def transcript(game_id: str, mode: str, seed: int | None = None) -> str:
    """One seeded game between two levels of the AI, from the first draw to the result."""
    game = load_game(game_id)
    match = Match(game, mode, SeedKeys(SEEDS.get((game_id, mode), 0) if seed is None else seed))
    states = [match.state]
    while match.pending:
        match.play(_answers(match))
        states.append(match.state)
    return "\n".join(_lines(match, states)) + "\n"


def _answers(match: Match) -> dict[Seat, Any]:
    game, state = match.game, match.state
    chance = bot_chance(match.keys, game.round(state), len(match.steps))
    return {
        seat: load_bot(game, _level(game, seat)).choose(match.view(seat), prompt, game.legal(state, seat), chance)
        for seat, prompt in match.pending.items()
    }


def _level(game: AnyGame, seat: Seat) -> str:
    names = bot_names(game.info.id)
    level = QUICK.get(game.info.id, SEATS[seat])
    return level if level in names else names[-1]


def _lines(match: Match, states: list[Any]) -> Iterator[str]:
    game = match.game
    texts = game.texts("en")
    info = game.info
    keys = match.keys
    assert isinstance(keys, SeedKeys)
    yield f"{game.rulebook().title['en']} ({info.id}), rules {info.rules_version}, mode {match.mode}, seed {keys.seed}"
    yield ", ".join(f"{NAMES[seat]} plays {_level(game, seat)}" for seat in info.seats) + "."
    for number, record in enumerate(match.steps):
        yield ""
        yield _title(game, number, states[number - 1] if number else None)
        yield from _step(game, texts, record)
    outcome = match.outcome
    assert outcome is not None
    told = ", ".join(f"{name} {value}" for name, value in outcome.data.items())
    yield ""
    nobody = "lost" if outcome.lost else "a draw"
    yield f"Result ({outcome.clause}): {NAMES[outcome.winner] + ' wins' if outcome.winner else nobody}; {told}"


def _title(game: AnyGame, number: int, before: Any) -> str:
    if before is None:
        return f"Step {number}: setup"
    kinds = sorted({prompt.kind for prompt in game.pending(before).values()})
    return f"Step {number}: round {game.round(before)}, {', '.join(kinds)}"


def _step(game: AnyGame, texts: Texts, record: StepRecord) -> Iterator[str]:
    for seat, action in record.moves.items():
        yield f"  {NAMES[seat]:<8} > {game.write(action)}"
    if record.draws:
        yield "  drawn    " + ", ".join(f"{label} {outcome}" for label, outcome in record.draws)
    for event in record.events:
        yield f"  {event.clause:<8} {line(texts, event, NAMES)}"
        yield from _secrets(event)
    yield f"  state    {record.hash}"


def _secrets(event: Happening) -> Iterator[str]:
    for seat, fields in whole(event).private.items():
        told = ", ".join(f"{name} {value}" for name, value in fields.items())
        yield f"           (only {NAMES[seat]} sees: {told})"
