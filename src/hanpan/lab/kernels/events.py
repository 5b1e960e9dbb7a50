"""The Event phase (DB-7): each seat draws one event, conditions first, then effects in order."""

from hanpan.lab.kernels.compiling import compiled, i64
from hanpan.lab.kernels.draws import EVENT, SWAP, below, nth
from hanpan.lab.kernels.layout import (
    BOMB,
    BONUS_TURN,
    CARD_KINDS,
    CARD_SWAP,
    CURSE,
    ENERGY_CHARGE,
    ENERGY_DRAIN,
    EVENT_KINDS,
    LUCK_EVENT,
    NO_EVENT,
    RESET_EVENT,
    SCORE_BOOST,
    SCORE_SWAP,
    THIEF,
    Numbers,
    Seat,
)


@compiled
def draw_and_apply(p: Numbers, first: Seat, second: Seat, reset_card: bool, key: int) -> None:
    """Draw, check, apply; what was drawn is in the discard at once."""
    _draw(p, first, key)
    _draw(p, second, key)
    reset = first.event == RESET_EVENT or second.event == RESET_EVENT
    if reset and not reset_card:  # the other event of the round is void (DB-7.11)
        first.score = 0
        second.score = 0
        return
    event, other_event = _in_force(p, first, second), _in_force(p, second, first)
    other_leads = p.event_rank[other_event] < p.event_rank[event]
    early, late = (second, first) if other_leads else (first, second)
    early_event, late_event = (other_event, event) if other_leads else (event, other_event)
    swaps = _apply(p, early_event, early, late, key, 0)
    _apply(p, late_event, late, early, key, swaps)


@compiled
def _draw(p: Numbers, me: Seat, key: int) -> None:
    if me.events_left == 0:
        for kind in range(EVENT_KINDS):
            me.events[kind] = p.event_deck[kind]
            me.events_left += p.event_deck[kind]
    event = nth(me.events, EVENT_KINDS, below(key, p.labels[EVENT + me.place], 0, me.events_left))
    me.events[event] -= 1
    me.events_left -= 1
    me.event = event


@compiled
def _in_force(p: Numbers, me: Seat, rival: Seat) -> int:
    """The event that was drawn, or none where its condition does not hold (DB-7.2); a reset has had its turn."""
    event = i64(me.event)
    holds = event != RESET_EVENT
    if event == THIEF:
        holds = me.total >= p.event_thief_from
    elif event == ENERGY_DRAIN:
        holds = me.energy >= p.event_drain_from
    elif event == SCORE_SWAP:
        holds = abs(me.total - rival.total) >= p.event_swap_gap
    elif event == CARD_SWAP:
        holds = me.cards > 0 and rival.cards > 0
    return event if holds else NO_EVENT


@compiled
def _apply(p: Numbers, event: int, me: Seat, rival: Seat, key: int, swaps: int) -> int:
    """One event happens to its drawer; how many card swaps there have been."""
    if event == NO_EVENT:
        return swaps
    if event == SCORE_BOOST:
        me.score += p.event_score_boost
    elif event == ENERGY_CHARGE:
        me.energy = min(p.energy_cap, me.energy + p.event_energy_charge)
    elif event == LUCK_EVENT:
        me.luck = 1
    elif event == BONUS_TURN:
        me.bonus_turn = 1
    elif event == CURSE:
        if me.guard:  # it meets the guard when it is drawn (DB-6.5)
            me.guard = 0
        else:
            me.curse += 1
    elif event == BOMB:
        left = me.total >> 1 if p.event_bomb_divisor == 2 else me.total // p.event_bomb_divisor  # mostly no division
        me.total = min(me.total, max(p.event_bomb_floor, p.score_total_floor, left))
    elif event == THIEF:
        _thief(p, me, rival)
    elif event == ENERGY_DRAIN:
        me.energy = min(me.energy, max(p.event_drain_floor, me.energy - p.event_drain_energy))
    elif event == SCORE_SWAP:
        mine = me.total
        me.total = rival.total
        rival.total = mine
    elif event == CARD_SWAP:
        _swap_cards(p, me, rival, key, swaps)
        return swaps + 1
    return swaps


@compiled
def _thief(p: Numbers, me: Seat, rival: Seat) -> None:
    """Guard, then a shield, then the points (DB-7.8)."""
    if me.guard:
        me.guard = 0
    elif me.shields > 0:
        me.shields -= 1
    else:
        points = max(0, min(p.event_thief_points, me.total - p.score_total_floor))
        me.total -= points
        rival.total += points


@compiled
def _swap_cards(p: Numbers, me: Seat, rival: Seat, key: int, swaps: int) -> None:
    """Each takes a random card of the other's at the same time (DB-7.12)."""
    taken = nth(rival.hand, CARD_KINDS, below(key, p.labels[SWAP + me.place], swaps, rival.cards))
    given = nth(me.hand, CARD_KINDS, below(key, p.labels[SWAP + rival.place], swaps, me.cards))
    me.hand[given] -= 1
    me.hand[taken] += 1
    rival.hand[taken] -= 1
    rival.hand[given] += 1
