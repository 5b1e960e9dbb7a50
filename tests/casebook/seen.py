"""What random games and the casebook show of a game: its events, its refusals."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.event import Event, whole
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.proofs.casebook import Denied, Played, case_files, load_case, run_case
from hanpan.core.proofs.citations import Pair
from hanpan.games.loading import load_game

ROOT = Path(__file__).parents[2]
GAMES = 24  # more would find little that the cases do not


class Seen(NamedTuple):
    """By kind or code: every field, whether it had a seat, every clause of events; of refusals params and clauses."""

    events: dict[str, set[str]]
    seats: dict[str, set[bool]]
    cites: Counter[Pair]
    params: dict[str, set[str]]
    clauses: dict[str, set[str]]


@cache
def seen_of(game_id: str) -> Seen:
    """Everything that some games and all cases show."""
    seen = Seen({}, {}, Counter(), {}, {})
    game, bot = load_game(game_id), load_bot(load_game(game_id), "random")
    for number in range(GAMES):
        state, events = game.setup(game.info.modes[number % len(game.info.modes)], SeededChance(number, 0))
        for step in range(1, game.info.max_steps + 1):
            _note(seen, events)
            asked = game.pending(state)
            if not asked:
                break
            if step % 5 == 1:
                for seat in game.info.seats:
                    for action in provable(game).samples(state):
                        _refused(seen, game.check(state, seat, action))
            thinking = SeededChance(number, 100_000 + step)
            moves = {s: bot.choose(game.view(state, s), asked[s], game.legal(state, s), thinking) for s in asked}
            state, events = game.apply(state, moves, SeededChance(number, step))
    for path in case_files(ROOT / "casebook" / game_id):
        case = load_case(path)
        for entry in run_case(case._replace(mirrored=()), load_game, load_bot).log:
            if isinstance(entry, Played):
                _note(seen, entry.events)
            elif isinstance(entry, Denied):
                _refused(seen, entry.refusal)
    return seen


def fields_of(event: Event) -> set[str]:
    """The event's fields; those in parentheses are private, with their seat unless it is the event's own."""
    if event.private.keys() == {event.seat}:
        return set(event.data) | {f"({field})" for fields in event.private.values() for field in fields}
    return set(event.data) | {f"({seat}.{field})" for seat, fields in event.private.items() for field in fields}


def _note(seen: Seen, events: tuple[Happening, ...]) -> None:
    for event in map(whole, events):
        seen.events.setdefault(event.kind, set()).update(fields_of(event))
        seen.seats.setdefault(event.kind, set()).add(event.seat is not None)
        seen.cites[event.kind, event.clause] += 1


def _refused(seen: Seen, refusal: Refusal | None) -> None:
    if refusal is not None:
        seen.params.setdefault(refusal.code, set()).update(refusal.params)
        seen.clauses.setdefault(refusal.code, set()).add(refusal.clause)
