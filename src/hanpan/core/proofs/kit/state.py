"""What must hold for each single state of a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hanpan.core.contract.codec import BadData, decode, encode, state_hash
from hanpan.core.contract.game import LISTED_MOST, Outcome, Prompt
from hanpan.core.contract.prompts import outcome_fault
from hanpan.core.contract.restated import CannotGive, refused, restated, unheeded
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import MANY
from hanpan.core.proofs.kit.composed import composed_answers, is_composable
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.subject import Subject

TOLD_EVERY = 7  # of many refusals of one state, one in so many is put in words; others in other states


def check_state(subject: Subject, notes: Notes, state: Any) -> Mapping[Seat, Prompt]:
    """What is tried at every state; returns who is asked."""
    game = subject.game
    asked = game.pending(state)
    subject.cite_prompts(notes, asked)
    outcome = game.outcome(state)
    if outcome is not None:
        subject.cite_clause(notes, "result", str(outcome.winner), outcome.clause)
        undeclared = outcome_fault(game, outcome)
        notes.expect("prompts", undeclared is None, undeclared or "")
        wrong = _misplaced(outcome, subject.info.seats)
        notes.expect("end", wrong is None, f"the places of the result {outcome.ranks}: {wrong}")
    notes.expect(
        "end", bool(asked) == (outcome is None), lambda: f"the result is {outcome} while {sorted(asked)} are asked"
    )
    for fault in game.invariants(state):
        notes.fail("invariants", fault)
    notes.tried["invariants"] += 1
    return asked


def _misplaced(outcome: Outcome, seats: Sequence[Seat]) -> str | None:
    """What is wrong with the places of a result; nothing where there are none."""
    ranks = outcome.ranks
    if not ranks:
        return None if len(seats) < MANY or outcome.winner is None else "a game for three and more places every seat"
    if sorted(ranks) != sorted(seats):
        return f"they must be those of {', '.join(seats)}"
    for seat, place in ranks.items():
        better = sum(other < place for other in ranks.values())
        if place != better + 1:
            return f"{seat} has place {place}, and {better} are before it"
    first = [seat for seat, place in ranks.items() if place == 1]
    winner = first[0] if len(first) == 1 else None
    return None if outcome.winner == winner else f"the winner is {outcome.winner}, and {', '.join(first)} are first"


def check_move(subject: Subject, notes: Notes, state: Any, seat: Seat, action: Any) -> None:
    """An offered action that is about to be made must be accepted."""
    refusal = subject.game.check(state, seat, action)
    notes.expect("legal", refusal is None, lambda: f"{seat} is offered {action}, and it is refused: {refusal}")


def probe_state(
    subject: Subject, notes: Notes, state: Any, name: str, asked: Mapping[Seat, Prompt], *, deep: bool
) -> None:
    """Ask the state everything and change nothing. `name` is its hash, `asked` who is asked."""
    game = subject.game
    notes.probed += 1
    copy = _reloaded(subject, notes, state, name)
    composed = {seat: prompt for seat, prompt in asked.items() if prompt.composed}
    legal = {seat: game.legal(state, seat) for seat in subject.info.seats}
    for seat, actions in legal.items():
        if seat not in composed:
            _check_legal(subject, notes, state, seat, actions, seat in asked)
            continue
        notes.expect("legal", not actions, f"{seat}'s question is composed, and answers are listed")
        made = composed_answers(game, notes, state, seat, composed[seat], name)
        for action in made if deep else ():
            check_action(subject, notes, action)
        if deep:
            subject.cite_answers(notes, seat, made)
    _check_views(subject, notes, state, twice=deep)
    unchanged = state_hash(state) == name and (copy is None or state == copy)
    notes.expect("pure", unchanged, "asking about a state has changed it")
    if deep:
        _check_facts(subject, notes, state)
        for seat, actions in legal.items():
            again = game.legal(state, seat)
            notes.expect("pure", list(again) == list(actions), f"{seat}'s legal actions differ when asked twice")
            for action in actions:
                check_action(subject, notes, action)
            subject.cite_answers(notes, seat, actions)
        for seat, prompt in asked.items():
            if not legal[seat] and not prompt.composed:
                continue  # which has been noted
            answer = game.default_action(game.view(state, seat), prompt, legal[seat])
            sound = game.check(state, seat, answer) is None if prompt.composed else answer in legal[seat]
            notes.expect("legal", sound, f"{seat}'s answer when away is {answer}, which is not legal")
        for seat, actions in legal.items():
            known = is_composable(game, state, seat, composed[seat]) if seat in composed else set(actions).__contains__
            _check_samples(subject, notes, state, seat, known)
        notes.expect("refusal", state_hash(state) == name, "checking an action has changed the state")


def _check_facts(subject: Subject, notes: Notes, state: Any) -> None:
    """What a case would say of the state must make the same state again."""
    try:
        facts = restated(subject.game, state)
    except CannotGive as error:
        notes.expect("facts", False, f"no facts make this state: {error}")
        return
    wrong = refused(subject.game, state)
    notes.expect("facts", not wrong, lambda: f"given refuses what the game says of its own state: {wrong[0]}")
    lost = unheeded(subject.game, state, facts)
    notes.expect("facts", not lost, lambda: f"given takes a fact and does not heed it: {lost[0]}")


def check_action(subject: Subject, notes: Notes, action: Any) -> None:
    """An action must survive JSON and its own text form."""
    game = subject.game
    try:
        same = decode(game.action_type, encode(action)) == action
    except BadData as error:
        same = notes.expect("round-trip", False, f"{action} does not decode: {error}")
    notes.expect("round-trip", same, lambda: f"{action} is another action after JSON")
    text = game.write(action)
    try:
        read = game.read(text)
    except ValueError as error:
        notes.fail("text", f"{action} is written as {text!r}, which cannot be read: {error}")
        return
    notes.expect("text", read == action, lambda: f"{action} is written as {text!r}, which is read as {read}")


def _reloaded(subject: Subject, notes: Notes, state: Any, name: str) -> Any:
    try:
        copy: Any = decode(subject.game.state_type, encode(state))
    except BadData as error:
        notes.fail("round-trip", f"the state does not decode: {error}")
        return None
    notes.expect("round-trip", copy == state and state_hash(copy) == name, "the state is another one after JSON")
    return copy


def _check_legal(
    subject: Subject, notes: Notes, state: Any, seat: Seat, actions: Sequence[Any], is_asked: bool
) -> None:
    count = len(actions)
    notes.expect("legal", count <= LISTED_MOST, lambda: f"{seat}'s {count} answers are listed; compose the question")
    if is_asked:
        notes.expect("legal", bool(actions), f"{seat} is asked and has no legal action")
        notes.expect(
            "legal", len(set(actions)) == len(actions), lambda: f"{seat} has a legal action twice: {list(actions)}"
        )
    else:
        notes.expect("legal", not actions, lambda: f"{seat} is not asked and has legal actions: {list(actions)}")
    notes.tried["legal"] += len(actions)
    for action in actions:
        refusal = subject.game.check(state, seat, action)
        if refusal is not None:
            notes.fail("legal", f"{seat} is offered {action}, and it is refused: {refusal}")


def _check_views(subject: Subject, notes: Notes, state: Any, *, twice: bool) -> None:
    for viewer in subject.viewers:
        view = subject.game.view(state, viewer)
        try:
            data = encode(view)
        except TypeError as error:
            notes.fail("round-trip", f"the view of {viewer} cannot be written: {error}")
            continue
        notes.tried["round-trip"] += 1
        if twice:
            same = encode(subject.game.view(state, viewer)) == data
            notes.expect("pure", same, f"the view of {viewer} differs when asked twice")


def _check_samples(subject: Subject, notes: Notes, state: Any, seat: Seat, offered: Callable[[Any], bool]) -> None:
    """A wide spread of actions: accepted are those that are offered, and no others."""
    game = subject.game
    samples = game.samples(state)
    for place, action in enumerate(samples, notes.number + notes.at):
        refusal = game.check(state, seat, action)
        if refusal is not None and place % TOLD_EVERY == 0:
            subject.cite_refusal(notes, refusal)
        if (refusal is None) != offered(action):
            told = "accepted and not offered" if refusal is None else f"offered and refused: {refusal}"
            notes.fail("legal", f"{seat}'s {action} is {told}")
    notes.tried["legal"] += len(samples)
