"""What the lab knows about a game: what its plugin says, and what is so where it says nothing."""

from importlib.util import find_spec

from hanpan.bots.catalogue import usual_bot
from hanpan.games.registry import plugin
from hanpan.plugin import loaded
from hanpan.plugin.lab import Facts, LabFacts, Measures, SeatFacts, Twin

ANSWER = "answer"  # the table of a game that names none: its answers
PLAIN = Measures(lambda events, seats: Facts({seat: SeatFacts() for seat in seats}), {}, tables=(ANSWER,), leads=False)
_NOTHING = LabFacts()


def lab_facts(game_id: str) -> LabFacts:
    """What the game tells the lab. Raises UnknownGame."""
    told = plugin(game_id).lab
    return _NOTHING if told is None else loaded(told)


def measures_of(game_id: str) -> Measures:
    """How the games of a game are read; by default: rounds, and answers by kind (lab/reading.py)."""
    return lab_facts(game_id).measures or PLAIN


def usual(game_id: str) -> tuple[str, int]:
    """Who plays and how many games where nobody says."""
    facts = lab_facts(game_id)
    return facts.level or usual_bot(game_id), facts.games


def twin_of(game_id: str) -> Twin | None:
    """The game compiled, where there is such a thing; whether it can be used says `has_compiler`."""
    return lab_facts(game_id).twin


def has_compiler() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None
