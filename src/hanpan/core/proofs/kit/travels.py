"""The way to another process and back, as every bot on a server needs it: it thinks in a process of its own.

Here a fresh process takes that way: it inherits nothing, as where processes cannot be forked, and finds the types of
what it is sent by their names alone. There is one of them in a run, for the first game of each mode.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from hanpan.core.language.narrate import kind_of
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.subject import Subject
from hanpan.core.proofs.kit.trace import Trace

_PROGRAM = "import sys; sys.path[:] = {}; from hanpan.core.proofs.kit.travels import main; main()"


class _Thing(NamedTuple):
    """Something that is sent there."""

    notes: Notes
    at: int  # the step that it is of
    name: str
    value: Any
    data: bytes


class Travels:
    """What is sent to the other process at the end of a run, and the notes of the games that it is of."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._things: list[_Thing] = []

    def pack(self, notes: Notes, trace: Trace) -> None:
        """Take from a game its views at the states that are looked at closely, and each kind of the rest once."""
        for at, name, value in _things(self._subject, trace):
            notes.tried["travels"] += 1
            try:
                data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
            except Exception as error:
                notes.fail_at(at, "travels", f"{name} cannot be sent to another process: {_words(error)}")
            else:
                self._things.append(_Thing(notes, at, name, value, data))

    def go(self) -> None:
        """Send everything there and look at what comes back."""
        if not self._things:
            return
        run = subprocess.run(
            [sys.executable, "-c", _PROGRAM.format(sys.path)],
            input=pickle.dumps([thing.data for thing in self._things]),
            capture_output=True,
        )
        if run.returncode:
            last = run.stderr.decode(errors="replace").strip().rpartition("\n")[2]
            told: list[bytes | str] = [f"it ended with {run.returncode}: {last}"] * len(self._things)
        else:
            told = pickle.loads(run.stdout)
        for thing, answer in zip(self._things, told, strict=True):
            if fault := _fault(thing.value, answer):
                thing.notes.fail_at(thing.at, "travels", f"{thing.name} is not the same in another process: {fault}")


def main() -> None:
    """The other process: read what is sent, and send it back."""
    told = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a game prints when it is read
    answers = [_answer(data) for data in pickle.load(sys.stdin.buffer)]
    with os.fdopen(told, "wb") as out:
        pickle.dump(answers, out)


def _answer(data: bytes) -> bytes | str:
    try:
        return pickle.dumps(pickle.loads(data), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _words(error)


def _fault(value: Any, answer: bytes | str) -> str:
    if isinstance(answer, str):
        return answer
    try:
        back = pickle.loads(answer)
    except Exception as error:
        return _words(error)
    return "" if type(back) is type(value) and back == value else f"{back} comes back"


def _things(subject: Subject, trace: Trace) -> Iterator[tuple[int, str, Any]]:
    kinds: set[tuple[str, str]] = set()
    for at, (state, step) in enumerate(zip(trace.states, trace.steps, strict=True)):
        if not at or trace.deep[at]:
            for viewer in subject.viewers:
                yield at, f"the view of {viewer or 'a spectator'}", subject.game.view(state, viewer)
        asked = subject.game.pending(state)
        rest = [
            *(("the question", prompt.kind, prompt) for prompt in asked.values()),
            *(("the answer", kind_of(action), action) for action in step.moves.values()),
            *(("the event", event.kind, event) for event in step.events),
        ]
        for what, kind, value in rest:
            if (what, kind) not in kinds:
                kinds.add((what, kind))
                yield at, f"{what} {kind}", value


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
