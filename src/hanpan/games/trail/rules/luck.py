"""The names of draws. In a run of the day they say which draw of the run it is, and everybody finds the same there."""

from hanpan.core.chance.chance import FIXED
from hanpan.games.trail.rules.state import State

DAILY = "daily"


def label(state: State, name: str, *marks: int) -> str:
    """The label of a draw; `marks` tell it from all others of its name in a run: stage, turn, how many came before."""
    return name if state.mode != DAILY else f"{FIXED}{name}/{'.'.join(map(str, marks))}"
