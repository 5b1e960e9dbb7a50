"""How long the pairs of a Swiss round take: `python -m benchmarks.pairing [PLAYERS] [ROUNDS]`.

Told is the processor time of each round of one tournament (1,024 players and nine rounds without arguments): of the
matching, and of everything that an order to pair does. Chance decides who wins; a tenth of the matches is drawn.
"""

import random
import sys
import time

from hanpan.tournaments.event import Event, done, next_round, opened
from hanpan.tournaments.matches import Result
from hanpan.tournaments.orders import Order, Pair, Register, Report, Start, opening
from hanpan.tournaments.settings import Settings

PLAYERS, ROUNDS = 1024, 9


def measured(players: int, rounds: int) -> None:
    """Play one tournament and tell."""
    chance = random.Random(1)
    event = opened(opening(Settings("Bench", "any-game", "bench", rounds=rounds)))
    assert isinstance(event, Event)
    for number in range(players):
        event = _after(event, Register(f"P{number}"))
    event = _after(event, Start())
    most = 0.0
    for number in range(1, rounds + 1):
        before = time.process_time()
        made = next_round(event)
        took = time.process_time() - before
        assert isinstance(made, list)
        event = _after(event, Pair(number, tuple((match.first, match.second) for match in made)))
        whole = time.process_time() - before
        most = max(most, took)
        print(f"round {number}: {took:.2f} s, with the order {whole:.2f} s")
        for match in event.waiting:
            lot = chance.random()
            result = Result(0, 0, 1) if lot < 0.1 else Result(int(lot < 0.55), int(lot >= 0.55))
            event = _after(event, Report(number, match.table, result))
    print(f"{players} players: at most {most:.2f} s of processor time for the pairs of a round")


def _after(event: Event, order: Order) -> Event:
    after = done(event, order)
    assert isinstance(after, Event), after
    return after


if __name__ == "__main__":
    told = [int(each) for each in sys.argv[1:]]
    measured(*[*told, *(PLAYERS, ROUNDS)[len(told) :]])
