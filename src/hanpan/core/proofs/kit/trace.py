"""One random game, checked at each step, and its record for the checks that play it again."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from hanpan.core.chance.chance import Chance, Keys, step_chance
from hanpan.core.contract.answers import drawn, first, last
from hanpan.core.contract.codec import decode, encode, state_hash
from hanpan.core.contract.event import Event, all_whole
from hanpan.core.contract.game import AnyGame, Prompt, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import StepRecord
from hanpan.core.proofs.kit.guard import Ledger
from hanpan.core.proofs.kit.plan import Plan
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.state import check_action, check_move, check_state, probe_state
from hanpan.core.proofs.kit.subject import Subject, kit_chance

Leaning: TypeAlias = Literal["any", "first", "last"]


class Trace(NamedTuple):
    """A game that was played: each step, the state after it, and how closely that state and the step out of it
    are looked at."""

    steps: list[StepRecord]
    states: list[Any]
    probed: list[bool]
    deep: list[bool]  # some of those that are probed

    def tries(self, step: int) -> bool:
        """Whether a step is one out of a state that is probed; the setup goes with the state it makes."""
        return self.probed[max(0, step - 1)]


def play_checked(subject: Subject, notes: Notes, keys: Keys, plan: Plan) -> Trace | None:
    """Play one game at random with a guarded chance, and check each state and step of it, some more closely.

    None if it did not come to its end.
    """
    ledgers: list[Ledger] = []
    try:
        return _play(subject, notes, keys, plan, ledgers)
    finally:
        # Only now: a rule may keep its chance and draw from it in a later question.
        for number, ledger in enumerate(ledgers):
            notes.at = number
            notes.expect("chance", not ledger.wrong, next(iter(ledger.wrong), ""))


def _play(subject: Subject, notes: Notes, keys: Keys, plan: Plan, ledgers: list[Ledger]) -> Trace | None:
    game = subject.game
    trace = Trace([], [], [], [])
    leaning = leanings(keys, subject.info.seats)
    ledgers.append(Ledger(step_chance(keys, 0, 0)))
    _take(subject, notes, trace, {}, ledgers[-1], game.setup(notes.mode, ledgers[-1].guard))
    while True:
        state, name = trace.states[-1], trace.steps[-1].hash
        now = game.round(state)
        own = kit_chance(keys, now, notes.at)
        trace.probed.append(plan.probed(notes.number, own))
        trace.deep.append(trace.probed[-1] and plan.deep(own))
        asked = check_state(subject, notes, state)
        if trace.probed[-1]:
            probe_state(subject, notes, state, name, asked, deep=trace.deep[-1])
        if not asked:
            break
        if notes.at == subject.info.max_steps:
            notes.fail("end", f"the game goes on after {subject.info.max_steps} steps")
            return None
        moves = choose(game, state, asked, own, leaning)
        if len(moves) < len(asked):
            return None  # somebody is asked and has no answer, which has been noted
        notes.at += 1
        ledgers.append(Ledger(step_chance(keys, now, notes.at)))
        _step(subject, notes, trace, moves, ledgers[-1])
    notes.steps = notes.at
    for notes.at, (state, record) in enumerate(zip(trace.states, trace.steps, strict=True)):
        notes.expect("pure", state_hash(state) == record.hash, "a later step has changed this state")
    return trace


def leanings(keys: Keys, seats: Sequence[Seat]) -> dict[Seat, Leaning]:
    """How each seat plays in a game: purely at random it would come to some corners of the rules too rarely."""
    chance = kit_chance(keys, 0, 0)
    return {seat: chance.pick(f"kit/leaning/{seat}", get_args(Leaning)) for seat in seats}


def choose(
    game: AnyGame, state: Any, asked: Mapping[Seat, Prompt], chance: Chance, leaning: Mapping[Seat, Leaning]
) -> dict[Seat, Any]:
    """A random legal answer of each seat that has one; half of the time the one it leans to."""
    moves: dict[Seat, Any] = {}
    for seat, prompt in asked.items():
        actions = game.legal(state, seat)
        if not actions and not prompt.composed:
            continue
        question = game, game.view(state, seat), prompt, actions
        if leaning[seat] == "any" or chance.pick(f"kit/lean/{seat}", (True, False)):
            moves[seat] = drawn(*question, chance, f"kit/{seat}")
        else:
            moves[seat] = first(*question) if leaning[seat] == "first" else last(*question)
    return moves


def _step(subject: Subject, notes: Notes, trace: Trace, moves: dict[Seat, Any], ledger: Ledger) -> None:
    state, name = trace.states[-1], trace.steps[-1].hash
    for seat, action in moves.items():
        check_move(subject, notes, state, seat, action)
    given = encode(moves)
    step = subject.game.apply(state, moves, ledger.guard)
    if trace.probed[-1]:
        notes.expect("pure", state_hash(state) == name, "a step has changed the state that it was given")
        for action in moves.values():
            check_action(subject, notes, action)
    notes.expect("pure", encode(moves) == given, "a step has changed the moves that it was given")
    _take(subject, notes, trace, moves, ledger, step)


def _take(subject: Subject, notes: Notes, trace: Trace, moves: dict[Seat, Any], ledger: Ledger, step: Step) -> None:
    ledger.close()
    subject.cite_events(notes, step.events)
    if not trace.probed or trace.probed[-1]:
        told = all_whole(step.events)
        loaded: tuple[Event, ...] = decode(tuple[Event, ...], encode(told))
        notes.expect("round-trip", loaded == told, "an event is another one after JSON")
        for happened, event in zip(step.events, loaded, strict=True):
            subject.check_fields(notes, happened, event)
    trace.states.append(step.state)
    trace.steps.append(StepRecord(moves, tuple(ledger.draws), step.events, state_hash(step.state)))
