"""The Event phase (DB-7): each seat draws one event, conditions first, then effects in order."""

from hanpan.compiled.compiling import compiled, i32
from hanpan.compiled.draws import below, nth
from hanpan.games.dice_battle.compiled.compiling import seats_of
from hanpan.games.dice_battle.compiled.labels import EVENT, SWAP
from hanpan.games.dice_battle.compiled.layout import (
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
def draw(p: Numbers, me: Seat, key: int) -> None:
    """A seat draws its event; what was drawn is in the discard at once."""
    if me.events_left == 0:
        fresh_events(p, me)
    ticket = below(key, p.labels[EVENT + me.place], 0, me.events_left)
    me.events_left -= 1
    up_to_four, up_to_eight, last = _sums(me.events[0]), _sums(me.events[1]), _sums(me.events[2])
    early = i32((up_to_four >> 24) & 255)
    middle = i32(early + ((up_to_eight >> 24) & 255))
    word = i32((ticket >= early) + (ticket >= middle))
    sums = up_to_four if word == 0 else up_to_eight if word == 1 else last
    ticket = i32(ticket - (0 if word == 0 else early if word == 1 else middle))
    place = i32((ticket >= (sums & 255)) + (ticket >= ((sums >> 8) & 255)) + (ticket >= ((sums >> 16) & 255)))
    me.events[word] -= 1 << (8 * place)
    me.event = i32(4 * word + place)


@compiled
def fresh_events(p: Numbers, me: Seat) -> None:
    """A whole event deck (DB-1.4)."""
    for word in range(EVENT_KINDS // 4):
        me.events[word] = p.event_deck[word]
    me.events_left = p.events_in_deck


@compiled
def _sums(word: int) -> int:
    """Four counts of a byte each, added up: the first, the first two, three, all four."""
    return i32(word * 0x01010101)


@compiled
def take_effect(p: Numbers, first: Seat, second: Seat, voided: bool, key: int) -> None:
    """Conditions first, then effects in order; a reset card has left no score to reset."""
    reset = first.event == RESET_EVENT or second.event == RESET_EVENT
    if reset and not voided:  # the other event of the round is void (DB-7.11)
        first.score = 0
        second.score = 0
        return
    event, late_event = _in_force(p, first, second), _in_force(p, second, first)
    me, rival = first, second
    if p.event_rank[late_event] < p.event_rank[event]:
        me, rival = second, first
        event, late_event = late_event, event
    swaps = i32(0)
    left = seats_of(p)
    while left:
        swaps = _apply(p, event, me, rival, key, swaps)
        me, rival = rival, me
        event = late_event
        left = i32(left - 1)


@compiled
def _in_force(p: Numbers, me: Seat, rival: Seat) -> int:
    """The event that was drawn, or none where its condition does not hold (DB-7.2); a reset has had its turn."""
    event = i32(me.event)
    holds = event != RESET_EVENT
    if event == THIEF:
        holds = me.total >= p.event_thief_from
    elif event == ENERGY_DRAIN:
        holds = me.energy >= p.event_drain_from
    elif event == SCORE_SWAP:
        holds = abs(me.total - rival.total) >= p.event_swap_gap
    elif event == CARD_SWAP:
        holds = me.cards > 0 and rival.cards > 0
    return event if holds else i32(NO_EVENT)


@compiled
def _apply(p: Numbers, event: int, me: Seat, rival: Seat, key: int, swaps: int) -> int:
    """One event happens to its drawer; how many card swaps there have been."""
    if event == NO_EVENT:
        return swaps
    if event == SCORE_BOOST:
        me.score += p.event_score_boost
    elif event == ENERGY_CHARGE:
        me.energy = min(p.energy_cap, i32(me.energy + p.event_energy_charge))
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
        me.energy = min(i32(me.energy), max(p.event_drain_floor, i32(me.energy - p.event_drain_energy)))
    elif event == SCORE_SWAP:
        mine = me.total
        me.total = rival.total
        rival.total = mine
    elif event == CARD_SWAP:
        _swap_cards(p, me, rival, key, swaps)
        return i32(swaps + 1)
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
