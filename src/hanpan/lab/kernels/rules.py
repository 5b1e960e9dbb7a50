"""A round of Dice Battle (DB-1.5) on records that are changed in place: the compiled twin of games/dice_battle.

Every draw is a function of its key, label and count, so draws may be made in any order here.
"""

from hanpan.lab.kernels.choices import declare, play_after, play_before
from hanpan.lab.kernels.compiling import compiled, kept
from hanpan.lab.kernels.draws import BOT_STEP, ENERGY, ROUNDS, below, mix, step_key
from hanpan.lab.kernels.events import draw_and_apply
from hanpan.lab.kernels.layout import (
    ATTACK_CARD,
    BOOST_CARD,
    CARD_KINDS,
    DEFENCE_CARD,
    EVENT_KINDS,
    RESET_CARD,
    SPECIAL_KINDS,
    STEAL_CARD,
    Numbers,
    Row,
    Seat,
    Table,
)
from hanpan.lab.kernels.roll import roll_phase, settle
from hanpan.lab.kernels.score import gather, shield_check


@kept
def start_game(p: Numbers, table: Table, first: Seat, second: Seat, key: int, rounds: int) -> None:
    """The setup (DB-1): nothing drawn yet but the energy of round 1."""
    table.key = key
    table.rounds = rounds
    table.round = 0
    table.step = 0
    table.deck_left = 0
    for kind in range(CARD_KINDS):
        table.deck[kind] = p.deck[kind]
        table.deck_left += p.deck[kind]
    _sit_down(p, first)
    _sit_down(p, second)
    _start_round(p, table, first, second, step_key(_round_key(p, table), 0))


@kept
def play_round(p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat) -> None:
    """All phases of a round, and the energy of the next one if there is one."""
    of_round = _round_key(p, table)
    _clear_turn(first)
    _clear_turn(second)

    table.step += 1
    key = step_key(of_round, BOT_STEP + table.step)
    first.tendency = declare(p, row, first, second, key)
    second.tendency = declare(p, other_row, second, first, key)

    table.step += 1
    key = step_key(of_round, BOT_STEP + table.step)
    play = play_before(p, row, table, first, second, key)
    other_play = play_before(p, other_row, table, second, first, key)
    _play_before(p, first, play)
    _play_before(p, second, other_play)
    roll_phase(p, table, first, second, of_round)

    table.step += 1
    key = step_key(of_round, BOT_STEP + table.step)
    play = play_after(p, row, table, first, second, key)
    other_play = play_after(p, other_row, table, second, first, key)
    _play_after(p, first, play)
    _play_after(p, second, other_play)

    key = step_key(of_round, table.step)
    voided = first.played[RESET_CARD] > 0 or second.played[RESET_CARD] > 0
    gather(p, first, voided)
    gather(p, second, voided)
    if not voided:
        shield_check(p, first, second, key)
    draw_and_apply(p, first, second, voided, key)
    _accumulate(p, table, first, second, key)
    if table.round < table.rounds:
        _start_round(p, table, first, second, key)


@compiled
def _sit_down(p: Numbers, me: Seat) -> None:
    """What each seat begins with (DB-1.2, DB-1.4); its level is left as it is."""
    me.total = p.start_total
    me.energy = p.start_energy
    me.shields = p.start_shields
    me.gauge = p.start_gauge
    me.guard = 0
    me.cards = 0
    me.win_streak = 0
    me.loss_streak = 0
    me.faces = 0
    me.run = 0
    me.reached_total = 0
    me.luck = 0
    me.bonus_turn = 0
    me.curse = 0
    me.flame = 0
    me.events_left = 0
    for kind in range(CARD_KINDS):
        me.hand[kind] = 0
    for kind in range(EVENT_KINDS):
        me.events[kind] = p.event_deck[kind]
        me.events_left += p.event_deck[kind]


@compiled
def _round_key(p: Numbers, table: Table) -> int:
    return mix(table.key ^ p.labels[ROUNDS + table.round])


@compiled
def _start_round(p: Numbers, table: Table, first: Seat, second: Seat, key: int) -> None:
    """PreRound (DB-2.1)."""
    table.round += 1
    _round_energy(p, first, key)
    _round_energy(p, second, key)


@compiled
def _round_energy(p: Numbers, me: Seat, key: int) -> None:
    lost = me.loss_streak > 0
    least = p.energy_gain_after_loss if lost else p.energy_gain_low
    width = 1 if lost else p.energy_gain_high - p.energy_gain_low + 1
    me.energy = min(p.energy_cap, me.energy + least + below(key, p.labels[ENERGY + me.place], 0, width))


@compiled
def _clear_turn(me: Seat) -> None:
    """What was done in the last round; the rest of a turn is written anew in each."""
    me.cards_played = 0
    me.built = 0
    for kind in range(CARD_KINDS):
        me.played[kind] = 0
    for kind in range(SPECIAL_KINDS):
        me.specials[kind] = 0


@compiled
def _play_before(p: Numbers, me: Seat, play: int) -> None:
    """A choice of PreCard is paid and stands (DB-3)."""
    if play == 0:
        return
    defence, boost, shields = play & 15, (play >> 4) & 15, play >> 8
    me.built = shields
    me.cards_played = defence + boost
    me.energy -= defence * p.cards_defence_cost + boost * p.cards_boost_cost + shields * p.shield_cost
    me.shields += shields
    me.guard |= defence
    me.cards -= defence + boost
    me.hand[DEFENCE_CARD] -= defence
    me.hand[BOOST_CARD] -= boost
    me.played[DEFENCE_CARD] = defence
    me.played[BOOST_CARD] = boost


@compiled
def _play_after(p: Numbers, me: Seat, play: int) -> None:
    """A choice of PostCard is paid and stands (DB-5.1)."""
    if play == 0:
        return
    attack, steal, reset = play & 15, (play >> 4) & 15, play >> 8
    me.energy -= attack * p.cards_attack_cost + steal * p.cards_steal_cost + reset * p.cards_reset_cost
    me.cards -= attack + steal + reset
    me.cards_played += attack + steal + reset
    me.hand[ATTACK_CARD] -= attack
    me.hand[STEAL_CARD] -= steal
    me.hand[RESET_CARD] -= reset
    me.played[ATTACK_CARD] = attack
    me.played[STEAL_CARD] = steal
    me.played[RESET_CARD] = reset


@compiled
def _accumulate(p: Numbers, table: Table, first: Seat, second: Seat, key: int) -> None:
    """Totals, the round's verdict, streaks, gauge, cards (DB-8, DB-9)."""
    _verdict(p, first, second)
    _verdict(p, second, first)
    settle(p, table, first, second, key, 0)
    settle(p, table, second, first, key, 0)


@compiled
def _verdict(p: Numbers, me: Seat, rival: Seat) -> None:
    score, against = me.score, rival.score
    me.total = max(p.score_total_floor, me.total + score)
    bonus = p.energy_win_bonus if score > against else 0
    wins = me.win_streak + 1 if score > against else 0
    losses = me.loss_streak + 1 if score < against else 0
    me.energy = min(p.energy_cap, me.energy + bonus)
    me.win_streak = wins
    me.loss_streak = losses
    me.gauge += p.win_gauge[wins] + p.loss_gauge[losses]
    if not me.reached_total and me.total >= p.gauge_total_from:
        me.reached_total = 1
        me.gauge += p.gauge_total_gain
