"""Whoever leaves is asked nothing any more, and the game goes on for the others."""

from typing import Any

from hanpan.core.chance.chance import Chance, Keys
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.game import TakesLeave
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.state import check_state
from hanpan.core.proofs.kit.subject import Subject, difference, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace


def check_leaving(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Let each seat leave at each state that is looked at closely, where the game has a rule for it."""
    game = subject.game
    if not isinstance(game, TakesLeave):
        return
    for notes.at, state in enumerate(trace.states):
        if trace.deep[notes.at] and game.pending(state):
            for seat in subject.info.seats:
                _leaves(subject, notes, state, seat, kit_chance(keys, game.round(state), notes.at))


def _leaves(subject: Subject, notes: Notes, state: Any, seat: Seat, own: Chance) -> None:
    game = subject.game
    assert isinstance(game, TakesLeave)
    before = state_hash(state)
    after, events = game.leave(state, seat)
    subject.cite_events(notes, events)
    notes.expect("pure", state_hash(state) == before, f"when {seat} left, the state was changed in place")
    asked = check_state(subject, notes, after)
    notes.expect("leave", seat not in asked, f"{seat} has left and is still asked")
    again = game.leave(after, seat)
    same = state_hash(again.state) == state_hash(after) and not again.events
    notes.expect("leave", same, f"{seat} has left, and leaving again changes something")
    for viewer in subject.info.seats:  # no hidden thing is shown by it: another world gives the same table
        world = game.world(game.view(state, viewer), own)
        told = difference(sight(game, after, viewer), sight(game, game.leave(world, seat).state, viewer))
        notes.expect("hidden", told is None, f"{viewer} sees what was hidden when {seat} leaves: {told}")
