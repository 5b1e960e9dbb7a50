"""Examples of all that is said, in `spoken/<game>.txt`: every kind and turn of phrase of events and refusals, every
prompt and kind of answer.

A new kind needs a line there; `core.txt` has what every game can say.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from hanpan.core.contract.event import read
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.match.order_events import EVENTS as ORDER_EVENTS
from hanpan.games.loading import load_game
from tests.notation import read_event, read_refusal
from tests.text.messages import CORE

FOLDER = Path(__file__).parent / "spoken"


class Examples(NamedTuple):
    """What a game, or the core, can say."""

    prompts: tuple[Prompt, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Happening, ...]
    answers: tuple[str, ...]


@cache
def examples(speaker: str) -> Examples:
    """The examples of a game, or of the core. Raises BadData, ValueError for a line that fits no declaration."""
    found: dict[str, list[str]] = {}
    for line in (FOLDER / f"{speaker}.txt").read_text("utf-8").splitlines():
        if line.startswith("== "):
            section = found[line.removeprefix("== ")] = []
        elif line:
            section.append(line)
    kinds = ORDER_EVENTS if speaker == CORE else load_game(speaker).events
    asked = [read_refusal(line) for line in found.get("prompts", ())]
    return Examples(
        tuple(Prompt(one.code, one.clause, one.params) for one in asked),
        tuple(read_refusal(line) for line in found.get("refusals", ())),
        tuple(read(kinds, read_event(line)) for line in found.get("events", ())),
        tuple(found.get("answers", ())),
    )
