"""What must hold for a question whose answers are never listed: what its pieces make is legal, and what is legal can be
made of them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import Next, pieces_of, reaches, walked
from hanpan.core.contract.game import STOP, AnyGame, Prompt
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.report import Notes

WALKS = 4  # answers drawn for one question, besides the one of first pieces and the one of last pieces


def composed_answers(game: AnyGame, notes: Notes, state: Any, seat: Seat, prompt: Prompt, name: str) -> list[Any]:
    """Some answers to a composed question, each of which must be accepted. `name` is the hash of the state."""
    following = pieces_of(game, game.view(state, seat), prompt)
    out: list[Any] = []
    for text in dict.fromkeys(_walks(_watched(notes, seat, following), name)):
        try:
            action = game.read(text)
        except ValueError as error:
            notes.fail("legal", f"{seat}'s pieces make {text!r}, which cannot be read: {error}")
            continue
        refusal = game.check(state, seat, action)
        notes.expect("legal", refusal is None, f"{seat}'s {text!r} is refused: {refusal}")
        written = game.write(action)
        notes.expect("text", written == text, f"{text!r} is written as {written!r}")
        out.append(action)
    return out


def is_composable(game: AnyGame, state: Any, seat: Seat, prompt: Prompt) -> Callable[[Any], bool]:
    """Whether an action can be put together of the pieces of a question."""
    following = pieces_of(game, game.view(state, seat), prompt)
    return lambda action: reaches(following, game.write(action))


def _walks(following: Next, name: str) -> Iterator[str]:
    """The texts of some answers: the first, the last, and a few by chance, the same for the same state."""
    yield walked(following, lambda options: options[0])
    yield walked(following, lambda options: options[-1])
    for number in range(WALKS):
        yield walked(following, partial(SeededChance(int(name[:16], 16), number).pick, "kit/walk"))


def _watched(notes: Notes, seat: Seat, following: Next) -> Next:
    """The same pieces, looked at as they come."""

    def looked_at(said: tuple[str, ...]) -> Sequence[str]:
        pieces = following(said)
        notes.expect("legal", bool(pieces), lambda: f"{seat} cannot go on after {said} and may not stop")
        words = [tuple(piece.split()) for piece in pieces if piece != STOP]
        begun = {some[:count] for some in words for count in range(1, len(some))}
        clear = len(set(pieces)) == len(pieces) and all(words) and begun.isdisjoint(words)
        notes.expect("legal", clear, lambda: f"{seat} may go on after {said} in two ways with the same words: {pieces}")
        notes.expect("legal", bool(said) or STOP not in pieces, lambda: f"{seat} may answer with nothing at all")
        again = following(said)
        notes.expect(
            "pure", list(again) == list(pieces), lambda: f"{seat}'s pieces after {said} differ when asked twice"
        )
        return pieces

    return looked_at
