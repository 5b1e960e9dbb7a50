"""A replay as one seat saw it: nothing that was hidden from it, in any form."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec

from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.event import Event, all_sent
from hanpan.core.contract.game import LoadGame
from hanpan.core.contract.seat import Seat
from hanpan.core.replay.format import FORMAT, Ending, Replay, SeedDice, Sitter, game_of
from hanpan.core.replay.verify import states


class SeenHeader(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line. `seat` is the viewer (None: a spectator). A seed would tell everything and is left out."""

    hanpan: str
    format: int
    seat: Seat | None
    game: str
    rules: str
    variant: str
    overrides: dict[str, int]
    mode: str
    seats: dict[Seat, Sitter]
    commitment: str | None
    day: date | None = None


class SeenStep(msgspec.Struct, frozen=True):
    """One step: the viewer's own moves, what it could see happen, and the table it looked at then.

    No draws and no hash of the whole state: a short list of hidden cards can be guessed from a hash.
    """

    n: int
    moves: dict[Seat, Any]
    events: tuple[Event, ...]
    view: Any


class SeenResult(msgspec.Struct, frozen=True):
    """The last line of a finished game; the secret of the dice stays out."""

    result: Ending


def export_for(replay: Replay, seat: Seat | None, load_game: LoadGame) -> Iterator[str]:
    """The lines of the game as `seat` saw it (None: a spectator). Raises BadReplay."""
    game = game_of(replay, load_game)
    header = replay.header
    commitment = None if isinstance(header.dice, SeedDice) else header.dice.commitment
    yield _line(
        SeenHeader(
            "seen",
            FORMAT,
            seat,
            header.game,
            header.rules,
            header.variant,
            header.overrides,
            header.mode,
            header.seats,
            commitment,
            header.day,
        )
    )
    for moment in states(replay, load_game):
        own = {who: plain(action) for who, action in moment.moves.items() if who == seat}
        seen = all_sent(moment.events, seat)
        yield _line(SeenStep(moment.n, own, seen, game.view(moment.state, seat)))
    if replay.result is not None:
        yield _line(SeenResult(replay.result.result))


def _line(value: object) -> str:
    return encode(value).decode()
