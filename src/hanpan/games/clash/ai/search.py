"""Search over sampled worlds: a table of own queues against the other side's in each, and one fair mix from them.

The work is counted in simulated rounds, not in seconds, so that the same question gets the same answer on
every machine; docs/speed.md says how long it takes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.ai.evaluation import chance_to_win
from hanpan.games.clash.ai.mix import fair_mix
from hanpan.games.clash.ai.options import promising
from hanpan.games.clash.ai.values import card_threat
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import DECLINE, Action, Decline, Fire, Queue
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.phases import after_queues, after_reaction
from hanpan.games.clash.rules.resolution import eligible, queued_at
from hanpan.games.clash.rules.state import State
from hanpan.games.clash.table.view import View
from hanpan.games.clash.table.world import world

THREAT = 7.0  # health that a card must be about to cost before a plain answer stops it
_PRICE = 3.0  # of a point of energy, where queues are chosen for a closer look
_WORLDS = 3  # in which reactions are tried
_SELDOM = 0.12  # a share of the mix below this is not played


class Effort(NamedTuple):
    """How much a search may look at."""

    rounds: int = 150  # that are simulated for one answer
    own: int = 9  # queues of one's own
    theirs: int = 4  # and of the other side, in each world
    worlds: int = 6  # at most


class Apart(NamedTuple):
    """How much worse one answer does than another."""

    mean: float  # in chances to win
    worse: float  # in how many of the cases, from 0 to 1


def apart(params: Params, view: View, better: Action, other: Action, seed: int) -> Apart | None:
    """How much worse the other answer does, over sampled worlds and what the other side may do in each; None: these are
    no answers whose worth a search tells."""
    mine = SEATS.index(view.seat or "p1")
    if isinstance(better, Queue) and isinstance(other, Queue):
        effort = Effort()
        tables = [_table(params, view, mine, (better, other), effort, seed + number) for number in range(effort.worlds)]
        found = [one - two for best, given in tables for one, two in zip(best, given, strict=True)]
    elif isinstance(better, Fire | Decline) and isinstance(other, Fire | Decline):
        worth = [_reacted(params, view, mine, action, seed) for action in (better, other)]
        found = [one - two for one, two in zip(*worth, strict=True)]
    else:
        return None
    return Apart(sum(found) / len(found), sum(each > 0 for each in found) / len(found))


def best_queue(
    params: Params, view: View, likes: Mapping[str, float], effort: Effort, seed: int, chance: Chance
) -> Queue:
    """A queue drawn from a mix that does well whatever the other side declares at the same time."""
    mine = SEATS.index(view.seat or "p1")
    first = world(params, view, SeededChance(seed, 0))
    queues = promising(params, first.players[mine], first.players[1 - mine], effort.own, likes, _PRICE)
    if len(queues) == 1:
        return queues[0]
    count = max(1, min(effort.worlds, effort.rounds // (len(queues) * effort.theirs)))
    tables = [_table(params, view, mine, queues, effort, seed + number) for number in range(count)]
    shares = fair_mix(tables)
    weights = [int(1000 * share) if share > _SELDOM else 0 for share in shares]
    if not any(weights):
        return queues[max(range(len(shares)), key=shares.__getitem__)]
    return queues[chance.pick(f"ai/{view.seat}/mix", range(len(queues)), weights)]


def best_reaction(params: Params, view: View, legal: Sequence[Action], seed: int) -> Action:
    """The answer after which the rest of the round stands best, over sampled worlds."""
    mine = SEATS.index(view.seat or "p1")
    return max(legal, key=lambda action: sum(_reacted(params, view, mine, action, seed)))


def _reacted(params: Params, view: View, mine: int, action: Action, seed: int) -> list[float]:
    """The chance to win in each of a few worlds after an answer to a window, the rest of the round played on."""
    numbers = _without_draws(params)
    found: list[float] = []
    for number in range(_WORLDS):
        draws = SeededChance(seed, 100 + number)
        state = world(params, view, SeededChance(seed, number))
        after = after_reaction(numbers, state, {SEATS[mine]: action}, draws, [])
        found.append(chance_to_win(_settled(numbers, after, draws), mine))
    return found


def _table(
    params: Params,
    view: View,
    mine: int,
    queues: Sequence[Queue],
    effort: Effort,
    seed: int,
) -> list[list[float]]:
    """What each queue is worth against each likely one of the other side, in one world."""
    state = world(params, view, SeededChance(seed, 0))
    replies = promising(params, state.players[1 - mine], state.players[mine], effort.theirs, {}, _PRICE)
    numbers = _without_draws(params)
    seats = SEATS[mine], SEATS[1 - mine]
    table: list[list[float]] = []
    for queue in queues:
        line: list[float] = []
        for column, reply in enumerate(replies):
            draws = SeededChance(seed, 1 + column)
            after = after_queues(numbers, state, {seats[0]: queue, seats[1]: reply}, draws, [])
            line.append(chance_to_win(_settled(numbers, after, draws), mine))
        table.append(line)
    return table


@lru_cache(maxsize=8)
def _without_draws(params: Params) -> Params:
    """The same rules, but the next turn brings no cards: they would be luck, and the same for both sides."""
    return replace(params, turn=replace(params.turn, draw=0))


def _settled(params: Params, state: State, draws: Chance) -> State:
    """The round played on with plain answers to its windows."""
    while state.stage == "react":
        entry = state.order[state.at]
        reactor = 1 - entry.side
        owner, victim = state.players[entry.side], state.players[reactor]
        threat = card_threat(params, CARDS[queued_at(state, entry).card], owner, victim)
        choice: Action = Fire(eligible(state)[0]) if threat >= THREAT else DECLINE
        state = after_reaction(params, state, {SEATS[reactor]: choice}, draws, [])
    return state
