"""The same game again: from its record, from its seed through a match, and beside another game."""

from typing import Any

import msgspec

from hanpan.core.chance.chance import Keys, SeedKeys
from hanpan.core.chance.draws import Draw, DrawError, RecordedChance
from hanpan.core.contract.codec import decode, encode, state_hash
from hanpan.core.contract.event import all_sent, all_whole
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.subject import Subject, difference, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace, choose, leanings

PARTNER = 1 << 32  # numbers of games that are played only to stand beside another


def replay(subject: Subject, notes: Notes, trace: Trace) -> None:
    """Without the generator, each probed step from a state, moves and draws that were saved and loaded."""
    game = subject.game
    for notes.at, record in enumerate(trace.steps):
        if not trace.tries(notes.at):
            continue
        state = decode(game.state_type, encode(trace.states[notes.at - 1])) if notes.at else None
        draws = RecordedChance(_draws(record.draws))
        try:
            step = _replayed(game, notes.mode, state, _moves(game, record.moves), draws)
            draws.finish()
        except DrawError as error:
            notes.fail("replay", str(error))
            return
        if not notes.expect("replay", state_hash(step.state) == record.hash, "the replay comes to another state"):
            return
        told, before = encode(all_whole(step.events)), encode(all_whole(record.events))
        if not notes.expect("replay", told == before, "the replay tells another story"):
            return


def same_seed(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Through a match under the same seed, with sealed answers and refused ones on the way.

    The match goes on for as long as each step is probed; after a gap another one begins where the game then was.
    """
    match: Match | None = None
    for number, record in enumerate(trace.steps):
        if not trace.tries(number):
            continue
        notes.at = number
        if not number:
            match = Match(subject.game, notes.mode, keys)
        elif match is None or len(match.steps) < number:
            match = Match.at(subject.game, notes.mode, keys, trace.states[number - 1], trace.steps[:number])
        if number:
            seats = list(record.moves)
            if number % 2:  # the order in which answers come in must not matter
                seats.reverse()
            for seat in seats:
                if trace.deep[number - 1]:
                    _refuse(subject, notes, match, seat)
                    _seal(subject, notes, match, seat, record.moves[seat])
                else:
                    _submit(notes, match, seat, record.moves[seat])
        same = len(match.steps) == number + 1 and match.steps[-1] == record
        if not notes.expect("same-seed", same, "the same seed and moves come to another step"):
            return


def side_by_side(subject: Subject, notes: Notes, trace: Trace, keys: SeedKeys) -> None:
    """In turns with a game of another mode; both must go as they go alone."""
    modes = subject.info.playable
    mode = modes[(modes.index(notes.mode) + 1) % len(modes)]
    beside = SeedKeys(keys.seed, keys.game + PARTNER)
    alone = _walk(subject.game, mode, beside)
    games = ((Match(subject.game, notes.mode, keys), trace.steps), (Match(subject.game, mode, beside), alone.steps))
    for notes.at in range(max(len(trace.steps), len(alone.steps))):
        for match, steps in games:
            if notes.at >= len(steps):
                continue
            if notes.at:
                match.play(steps[notes.at].moves)
            same = match.steps[-1] == steps[notes.at]
            if not notes.expect("side-by-side", same, f"a {match.mode} game goes another way beside another game"):
                return


def _walk(game: AnyGame, mode: str, keys: SeedKeys) -> Match:
    match = Match(game, mode, keys)
    leaning = leanings(keys, game.info.seats)
    while asked := match.pending:
        own = kit_chance(keys, game.round(match.state), len(match.steps))
        match.play(choose(game, match.state, asked, own, leaning))
    return match


def _replayed(game: AnyGame, mode: str, state: Any, moves: dict[Seat, Any], draws: RecordedChance) -> Step:
    return game.setup(mode, draws) if state is None else game.apply(state, moves, draws)


def _moves(game: AnyGame, moves: dict[Seat, Any]) -> dict[Seat, Any]:
    return {seat: decode(game.action_type, encode(action)) for seat, action in moves.items()}


def _draws(draws: tuple[Draw, ...]) -> list[Draw]:
    loaded: list[Draw] = msgspec.json.decode(encode(draws), type=list[Draw])
    return loaded


def _submit(notes: Notes, match: Match, seat: Seat, action: Any) -> None:
    refusal = match.submit(seat, action)
    notes.expect(
        "legal", refusal is None, lambda: f"{seat}'s {action} was accepted before and is refused now: {refusal}"
    )


def _refuse(subject: Subject, notes: Notes, match: Match, seat: Seat) -> None:
    """Some refused answers first: they must leave the match as it was."""
    chance = kit_chance(match.keys, subject.game.round(match.state), notes.at)
    samples = subject.game.samples(match.state)
    for action in (chance.pick(f"kit/refused/{seat}", samples) for _ in range(4)):
        if subject.game.check(match.state, seat, action) is None:
            continue
        before = (state_hash(match.state), len(match.steps), dict(match.sealed))
        refusal = match.submit(seat, action)
        after = (state_hash(match.state), len(match.steps), dict(match.sealed))
        notes.expect("refusal", refusal is not None and before == after, f"{seat}'s refused {action} changed the match")


def _seal(subject: Subject, notes: Notes, match: Match, seat: Seat, action: Any) -> None:
    """One answer while others are missing: nobody else may see a difference."""
    others = [viewer for viewer in subject.viewers if viewer != seat]
    number = len(match.steps)
    before = {viewer: _eyes(match, viewer) for viewer in others}
    _submit(notes, match, seat, action)
    if len(match.steps) > number:
        return  # the last answer was in, and the step was made
    for viewer in others:
        told = difference(before[viewer], _eyes(match, viewer))
        notes.expect("sealed", told is None, f"{seat}'s sealed {action} shows to {viewer or 'a spectator'}: {told}")


def _eyes(match: Match, viewer: Seat | None) -> dict[str, bytes]:
    """All that a viewer can find out from a match (that somebody has answered is no secret)."""
    seen = sight(match.game, match.state, viewer)
    seen["events"] = encode(all_sent(match.steps[-1].events, viewer))
    return seen
