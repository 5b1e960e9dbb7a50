"""What each game holds, and in which columns of the lab's rows it shows when it is met."""

from hanpan.lab.game_rows import column
from hanpan.lab.known import ANSWER, lab_facts
from hanpan.lab.options import of_game
from hanpan.plugin.lab import Kind


def content_of(game_id: str, seats: int) -> tuple[Kind, ...]:
    """Everything that may come up in a game of so many; where it does not say: its answers."""
    told = lab_facts(game_id).content
    if told is not None:
        return told
    sides = range(seats)
    return (Kind(ANSWER, of_game(game_id).names, tuple(column(ANSWER, side) for side in sides)),)
