"""What a game keeps: rounds, statistics and luck, read from its events alone.

The events may be the full record or what one viewer saw: nothing here needs a private field.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from hanpan.core.contract.event import Event, sent
from hanpan.core.contract.happening import Happening, known
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules.actions import CARDS, Tendency
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS, specials, worth
from hanpan.games.dice_battle.rules.events import (
    Base,
    Block,
    Bomb,
    BonusRoll,
    Build,
    CardPlayed,
    CardSwap,
    CardWon,
    Declared,
    DieKept,
    Energy,
    EventDrawn,
    EventVoid,
    GameEnd,
    GameStart,
    Guard,
    Hit,
    Multiply,
    Penalty,
    Phase,
    Reserve,
    ResetCard,
    ResetEvent,
    Roll,
    RoundEnd,
    ScoreBoost,
    ScoreSwap,
    SpecialDie,
    Steal,
    Thief,
    Total,
)
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS

# What changed scores, totals, energy, protections or the rounds to come, beyond a die's plain worth.
_EFFECTS = (
    Guard,
    Build,
    ResetCard,
    Penalty,
    Block,
    Hit,
    Multiply,
    Steal,
    Reserve,
    ResetEvent,
    Bomb,
    Thief,
    ScoreSwap,
    CardSwap,
    ScoreBoost,
)


class RoundRecord(msgspec.Struct, frozen=True):
    """One finished round."""

    number: int
    scores: dict[Seat, int]
    totals: dict[Seat, int]
    winner: Seat | None
    tendencies: dict[Seat, str]
    effects: tuple[Event, ...]
    shields_used: dict[Seat, int]
    guards_used: dict[Seat, int]


class Luck(msgspec.Struct, frozen=True):
    """What the dice showed, against what dice show on average."""

    faces: tuple[int, ...]  # how often 1, 2, 3 … came up, every die of a luck pair counted
    pips: int
    expected_pips: float
    points: int  # base, situational bonus and star of the dice that were scored
    expected_points: float  # under the declared tendencies; of a luck pair the better die


class SeatRecord(msgspec.Struct, frozen=True):
    """One seat's game."""

    total: int
    average: float  # of the round scores
    best: int
    worst: int
    rounds_won: int
    rounds_lost: int
    specials: dict[str, int]
    cards: dict[str, int]
    events: dict[str, int]  # as drawn
    events_void: int
    blocks: dict[str, int]  # by guard, by shield
    energy_spent: int
    shields_built: int
    cards_won: int
    luck: Luck


class GameRecord(msgspec.Struct, frozen=True):
    """One game, finished or not."""

    mode: str | None
    rounds: tuple[RoundRecord, ...]
    seats: dict[Seat, SeatRecord]
    finished: bool
    winner: Seat | None
    decided_by: str | None


def game_record(events: Iterable[Happening], params: Params) -> GameRecord:
    """The record of a game so far; `params` are the numbers it was played under."""
    log = tuple(events)
    start = next((event for event in log if isinstance(event, GameStart)), None)
    end = next((event for event in log if isinstance(event, GameEnd)), None)
    rounds = round_records(log)
    return GameRecord(
        mode=None if start is None else start.mode,
        rounds=rounds,
        seats={seat: _seat_record(seat, log, rounds, params) for seat in SEATS},
        finished=end is not None,
        winner=None if end is None else end.seat,
        decided_by=None if end is None else end.by,
    )


def round_records(events: Iterable[Happening]) -> tuple[RoundRecord, ...]:
    """Each finished round in order."""
    found: list[RoundRecord] = []
    lived: list[Happening] = []
    for event in events:
        if isinstance(event, Phase) and event.phase == "PreRound":
            lived = []
        lived.append(event)
        if isinstance(event, RoundEnd):
            found.append(_round_record(event, lived))
    return tuple(found)


def _round_record(end: RoundEnd, events: Sequence[Happening]) -> RoundRecord:
    blocks = [(event.seat, event.by) for event in events if isinstance(event, Block)]
    return RoundRecord(
        number=end.round,
        scores={"p1": end.p1, "p2": end.p2},
        totals={event.seat: event.after for event in events if isinstance(event, Total)},
        winner=end.winner,
        tendencies={event.seat: event.tendency for event in events if isinstance(event, Declared)},
        effects=tuple(sent(event, None) for event in events if _is_effect(event)),
        shields_used={seat: blocks.count((seat, "shield")) for seat in SEATS},
        guards_used={seat: blocks.count((seat, "guard")) for seat in SEATS},
    )


def _seat_record(seat: Seat, log: Sequence[Happening], rounds: Sequence[RoundRecord], params: Params) -> SeatRecord:
    own = [event for event in log if event.seat == seat]
    scores = [entry.scores[seat] for entry in rounds]
    winners = [entry.winner for entry in rounds if entry.winner is not None]
    return SeatRecord(
        total=rounds[-1].totals[seat] if rounds else params.start.total,
        average=round(sum(scores) / len(scores), 3) if scores else 0.0,
        best=max(scores, default=0),
        worst=min(scores, default=0),
        rounds_won=winners.count(seat),
        rounds_lost=len(winners) - winners.count(seat),
        specials=_counts((e.special for e in own if isinstance(e, SpecialDie)), ATTACK_SPECIALS + DEFENCE_SPECIALS),
        cards=_counts((event.card for event in own if isinstance(event, CardPlayed)), CARDS),
        events=_counts((event.event for event in own if isinstance(event, EventDrawn)), EVENTS),
        events_void=sum(isinstance(event, EventVoid) for event in own),
        blocks=_counts((event.by for event in own if isinstance(event, Block)), ("guard", "shield")),
        energy_spent=sum(event.cost for event in own if isinstance(event, CardPlayed | Build)),
        shields_built=sum(event.count for event in own if isinstance(event, Build)),
        cards_won=sum(isinstance(event, CardWon) for event in own),
        luck=_luck(own, params),
    )


def _luck(own: Sequence[Happening], params: Params) -> Luck:
    """Dice against their expectation, from the seat's own events in order."""
    rolled: list[int] = []
    points = 0
    expected = 0.0
    pair = 1  # how many dice the next scored die was chosen from
    for event in own:
        if isinstance(event, Roll | BonusRoll):
            rolled.append(event.face)
        elif isinstance(event, DieKept):
            rolled += event.dice
            pair = len(event.dice)
        elif isinstance(event, Base):
            points += event.points + event.bonus
            expected += expected_points(params, event.tendency, pair)
            pair = 1  # luck is for the regular die only, and that is scored first (DB-4.3)
        elif isinstance(event, SpecialDie) and event.special == "star":
            points += known(event.points)
    faces = params.die.faces
    return Luck(
        faces=tuple(rolled.count(face) for face in range(1, faces + 1)),
        pips=sum(rolled),
        expected_pips=len(rolled) * (faces + 1) / 2,
        points=points,
        expected_points=round(expected, 3),
    )


@lru_cache
def expected_points(params: Params, tendency: Tendency, dice: int = 1) -> float:
    """Mean points of a die with its bonus and star (DB-4.4 to DB-4.8), the best of `dice` kept."""
    faces = params.die.faces
    ranked = sorted(range(1, faces + 1), key=lambda face: (_plain(params, tendency, face), face))
    mean = 0.0
    for place, face in enumerate(ranked):  # the best of several is this face: all are up to it, not all below
        share = ((place + 1) / faces) ** dice - (place / faces) ** dice
        mean += share * (_plain(params, tendency, face) + _star(params, tendency, face))
    return mean


def _plain(params: Params, tendency: Tendency, face: int) -> int:
    brings = worth(params, tendency, face)
    return brings.points + brings.bonus


def _star(params: Params, tendency: Tendency, face: int) -> float:
    options, weights, _ = specials(params, tendency, face)
    if "star" not in options:
        return 0.0
    mean = (params.special.star_low + params.special.star_high) / 2
    return mean * weights[options.index("star")] / sum(weights)


def _is_effect(event: Happening) -> bool:
    if isinstance(event, SpecialDie):  # the others act through a hit, a block, a multiplier or a reservation
        return event.special in DEFENCE_SPECIALS
    if isinstance(event, Energy):  # an event's doing; the rest is the round's regular income
        return event.cause in ("charge", "drain")
    return isinstance(event, _EFFECTS)


def _counts(seen: Iterable[str], names: Sequence[str]) -> dict[str, int]:
    """How often each name came up, those that never did included."""
    counts = Counter(seen)
    return {name: counts[name] for name in names}
