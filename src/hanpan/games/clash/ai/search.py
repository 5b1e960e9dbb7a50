"""Search over sampled worlds: a small table of own queues against the other side's, and a fair mix from it."""

from collections.abc import Mapping, Sequence

from hanpan.core.chance import Chance, SeededChance
from hanpan.core.event import Event
from hanpan.core.seat import SEATS
from hanpan.games.clash.actions import DECLINE, PASS, Action, Fire, Queue
from hanpan.games.clash.ai.values import card_threat, distinct, position, queue_value
from hanpan.games.clash.ai.worlds import world
from hanpan.games.clash.content import CARDS
from hanpan.games.clash.declare import legal_queues
from hanpan.games.clash.params import Params
from hanpan.games.clash.phases import after_queues, after_reaction
from hanpan.games.clash.resolution import eligible, queued_at
from hanpan.games.clash.state import State
from hanpan.games.clash.view import View

WORLDS = 5
OWN = 7  # own queues that are looked at, the best by themselves
THEIRS = 5
MOST = 400  # queues of the other side that are valued in one world
ROUNDS = 120  # of regret matching


def best_queue(
    params: Params, view: View, queues: Sequence[Queue], likes: Mapping[str, float], seed: int, chance: Chance
) -> Queue:
    """A queue drawn from a mix that does well whatever the other side declares at the same time."""
    mine = SEATS.index(view.seat or "p1")
    worlds = [world(params, view, SeededChance(seed, number)) for number in range(WORLDS)]
    own, enemy = worlds[0].players[mine], worlds[0].players[1 - mine]
    values = {queue: queue_value(params, own, enemy, queue, likes) for queue in queues}
    candidates = sorted(queues, key=lambda queue: -values[queue])[:OWN]
    if PASS not in candidates:  # saving energy is a plan too
        candidates.append(PASS)
    if len(candidates) == 1:
        return candidates[0]
    totals = [0.0] * len(candidates)
    for number, state in enumerate(worlds):
        rival = state.players[1 - mine]
        theirs = distinct(legal_queues(rival, state.players[mine]))[:MOST]
        theirs.sort(key=lambda queue: -queue_value(params, rival, state.players[mine], queue, {}))
        table = [
            [
                _after(params, state, mine, queue, reply, seed + 7 * number + column)
                for column, reply in enumerate(theirs[:THEIRS])
            ]
            for queue in candidates
        ]
        for row, share in enumerate(_mix(table)):
            totals[row] += share
    weights = [int(1000 * total) if total > 0.15 * WORLDS else 0 for total in totals]
    if not any(weights):
        return candidates[max(range(len(totals)), key=totals.__getitem__)]
    return candidates[chance.pick(f"ai/{view.seat}/mix", range(len(candidates)), weights)]


def best_reaction(params: Params, view: View, legal: Sequence[Action], seed: int) -> Action:
    """The answer after which the rest of the round stands best, over sampled worlds."""
    mine = SEATS.index(view.seat or "p1")
    worlds = [world(params, view, SeededChance(seed, number)) for number in range(2)]

    def worth(action: Action) -> float:
        total = 0.0
        for number, state in enumerate(worlds):
            out: list[Event] = []
            draws = SeededChance(seed, 100 + number)
            after = after_reaction(params, state, {SEATS[mine]: action}, draws, out)
            total += position(params, _settled(params, after, draws), mine)
        return total

    return max(legal, key=worth)


def _after(params: Params, state: State, mine: int, queue: Queue, reply: Queue, seed: int) -> float:
    """How the next round begins for this side if both declare so now."""
    draws = SeededChance(seed, 50)
    after = after_queues(params, state, {SEATS[mine]: queue, SEATS[1 - mine]: reply}, draws, [])
    return position(params, _settled(params, after, draws), mine)


def _settled(params: Params, state: State, draws: Chance) -> State:
    """The round played on with plain answers to its windows."""
    while state.stage == "react":
        entry = state.order[state.at]
        reactor = 1 - entry.side
        threat = card_threat(
            params, CARDS[queued_at(state, entry).card], state.players[entry.side], state.players[reactor]
        )
        choice: Action = Fire(eligible(state)[0]) if threat >= 7.0 else DECLINE
        state = after_reaction(params, state, {SEATS[reactor]: choice}, draws, [])
    return state


def _mix(table: Sequence[Sequence[float]]) -> list[float]:
    """The row player's average strategy after regret matching on both sides: rows against columns."""
    rows, columns = len(table), len(table[0])
    regrets, counter = [0.0] * rows, [0.0] * columns
    average = [0.0] * rows
    for _ in range(ROUNDS):
        one, two = _shares(regrets), _shares(counter)
        per_row = [sum(value * share for value, share in zip(line, two, strict=True)) for line in table]
        per_column = [sum(table[row][column] * one[row] for row in range(rows)) for column in range(columns)]
        now = sum(value * share for value, share in zip(per_row, one, strict=True))
        regrets = [regret + value - now for regret, value in zip(regrets, per_row, strict=True)]
        counter = [regret - value + now for regret, value in zip(counter, per_column, strict=True)]
        average = [total + share for total, share in zip(average, one, strict=True)]
    return [total / ROUNDS for total in average]


def _shares(regrets: Sequence[float]) -> list[float]:
    positive = [max(0.0, regret) for regret in regrets]
    total = sum(positive)
    return [regret / total for regret in positive] if total > 0 else [1.0 / len(regrets)] * len(regrets)
