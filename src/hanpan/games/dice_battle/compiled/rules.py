"""A round of Dice Battle (DB-1.5) on records that are changed in place: the compiled twin of games/dice_battle.

Every draw is a function of its key, label and count, so draws may be made in any order here. A phase is written for
a seat and goes round the table: `seats_of` is 2, but a device's compiler does not know it and makes one copy of each.
"""

from hanpan.compiled.compiling import compiled, i32
from hanpan.compiled.draws import below, mix, step_key
from hanpan.games.dice_battle.compiled.choices import declare, play_after, play_before
from hanpan.games.dice_battle.compiled.compiling import kept, meet, seats_of
from hanpan.games.dice_battle.compiled.events import draw, fresh_events, take_effect
from hanpan.games.dice_battle.compiled.labels import BOT_STEP, ENERGY, ROUNDS
from hanpan.games.dice_battle.compiled.layout import (
    ATTACK_CARD,
    BOOST_CARD,
    CARD_KINDS,
    DEFENCE_CARD,
    RESET_CARD,
    SPECIAL_KINDS,
    STEAL_CARD,
    Numbers,
    Row,
    Seat,
    Table,
)
from hanpan.games.dice_battle.compiled.roll import luck, roll, settle
from hanpan.games.dice_battle.compiled.score import gather, multiply, steal, suffer


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
    key = step_key(_round_key(p, table), 0)
    table.round = 1
    _round_energy(p, first, key)
    _round_energy(p, second, key)


@kept
def play_round(p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat) -> None:
    """All phases of a round, and the energy of the next one if there is one."""
    of_round = _round_key(p, table)
    _answer_before(p, row, other_row, table, first, second, of_round)
    meet()
    _roll(p, table, first, second, of_round)
    meet()
    _answer_after(p, row, other_row, table, first, second, of_round)
    meet()
    key = step_key(of_round, table.step)
    voided = (first.answer | second.answer) >> 8 != 0  # a reset card is among them
    _score(p, first, second, voided, key)
    meet()
    take_effect(p, first, second, voided, key)
    meet()
    _accumulate(p, table, first, second, key)


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
    for kind in range(CARD_KINDS):
        me.hand[kind] = 0
    fresh_events(p, me)


@compiled
def _round_key(p: Numbers, table: Table) -> int:
    return mix(table.key ^ p.labels[ROUNDS + table.round])


@compiled
def _round_energy(p: Numbers, me: Seat, key: int) -> None:
    """What a round begins with (DB-2.1)."""
    lost = me.loss_streak > 0
    least = p.energy_gain_after_loss if lost else p.energy_gain_low
    width = i32(1) if lost else i32(p.energy_gain_high - p.energy_gain_low + 1)
    me.energy = min(p.energy_cap, i32(me.energy + least + below(key, p.labels[ENERGY + me.place], 0, width)))


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
def _answer_before(
    p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat, of_round: int
) -> None:
    """Both declare, and both choose what to play before the roll."""
    key = step_key(of_round, BOT_STEP + table.step + 1)
    next_key = step_key(of_round, BOT_STEP + table.step + 2)
    table.step += 2
    me, rival, own, other = first, second, row, other_row
    left = seats_of(p)
    while left:
        _clear_turn(me)
        me.tendency = declare(p, own, me, rival, key)
        me.answer = play_before(p, own, table, me, rival, next_key)
        me, rival, own, other = rival, me, other, own
        left = i32(left - 1)


@compiled
def _roll(p: Numbers, table: Table, first: Seat, second: Seat, of_round: int) -> None:
    """Luck dice and the choice among them, then every other die, then cards that were won (DB-4)."""
    key = step_key(of_round, table.step)
    lucky = first.luck or second.luck
    luck_key, bot_key = key, key
    if lucky:
        table.step += 1
        bot_key = step_key(of_round, BOT_STEP + table.step)
        key = step_key(of_round, table.step)
    me, rival = first, second
    left = seats_of(p)
    while left:
        _play_before(p, me, i32(me.answer))
        kept = luck(p, me, luck_key, bot_key)
        me.won = roll(p, me, key, kept)
        me, rival = rival, me
        left = i32(left - 1)
    me, rival = first, second
    left = seats_of(p)
    while left:
        settle(p, table, me, rival, key, i32(me.won))
        me, rival = rival, me
        left = i32(left - 1)


@compiled
def _answer_after(p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat, of_round: int) -> None:
    """Both choose what to play after the roll."""
    table.step += 1
    key = step_key(of_round, BOT_STEP + table.step)
    me, rival, own, other = first, second, row, other_row
    left = seats_of(p)
    while left:
        me.answer = play_after(p, own, table, me, rival, key)
        me, rival, own, other = rival, me, other, own
        left = i32(left - 1)


@compiled
def _score(p: Numbers, first: Seat, second: Seat, voided: bool, key: int) -> None:
    """What was chosen stands; Score and ShieldCheck (DB-6); each draws its event."""
    me, rival = first, second
    left = seats_of(p)
    while left:
        _play_after(p, me, i32(me.answer))
        gather(p, me, voided)
        me.stolen = 0
        if not voided:
            me.stolen = suffer(p, me, rival, key)
            multiply(p, me)
        draw(p, me, key)
        me, rival = rival, me
        left = i32(left - 1)
    steal(p, first, second, i32(first.stolen), i32(second.stolen))


@compiled
def _play_before(p: Numbers, me: Seat, play: int) -> None:
    """A choice of PreCard is paid and stands (DB-3)."""
    if play == 0:
        return
    defence, boost, shields = i32(play & 15), i32((play >> 4) & 15), i32(play >> 8)
    me.built = shields
    me.cards_played = defence + boost
    me.energy -= i32(defence * p.cards_defence_cost + boost * p.cards_boost_cost + shields * p.shield_cost)
    me.shields += shields
    me.guard |= defence
    me.cards -= i32(defence + boost)
    me.hand[DEFENCE_CARD] -= defence
    me.hand[BOOST_CARD] -= boost
    me.played[DEFENCE_CARD] = defence
    me.played[BOOST_CARD] = boost


@compiled
def _play_after(p: Numbers, me: Seat, play: int) -> None:
    """A choice of PostCard is paid and stands (DB-5.1)."""
    if play == 0:
        return
    attack, steals, reset = i32(play & 15), i32((play >> 4) & 15), i32(play >> 8)
    count = i32(attack + steals + reset)
    me.energy -= i32(attack * p.cards_attack_cost + steals * p.cards_steal_cost + reset * p.cards_reset_cost)
    me.cards -= count
    me.cards_played += count
    me.hand[ATTACK_CARD] -= attack
    me.hand[STEAL_CARD] -= steals
    me.hand[RESET_CARD] -= reset
    me.played[ATTACK_CARD] = attack
    me.played[STEAL_CARD] = steals
    me.played[RESET_CARD] = reset


@compiled
def _accumulate(p: Numbers, table: Table, first: Seat, second: Seat, key: int) -> None:
    """Totals, the round's verdict, streaks, gauge, cards (DB-8, DB-9); then PreRound of the next (DB-2.1)."""
    more = table.round < table.rounds
    me, rival = first, second
    left = seats_of(p)
    while left:
        _verdict(p, me, rival)
        settle(p, table, me, rival, key, i32(0))
        if more:
            _round_energy(p, me, key)
        me, rival = rival, me
        left = i32(left - 1)
    table.round += more


@compiled
def _verdict(p: Numbers, me: Seat, rival: Seat) -> None:
    score, against = me.score, rival.score
    me.total = max(p.score_total_floor, me.total + score)
    won, lost = score > against, score < against
    wins = i32(me.win_streak + 1) if won else i32(0)
    losses = i32(me.loss_streak + 1) if lost else i32(0)
    me.energy = min(p.energy_cap, i32(me.energy + (p.energy_win_bonus if won else 0)))
    me.win_streak = wins
    me.loss_streak = losses
    gauge = i32(me.gauge + p.win_gauge[wins] + p.loss_gauge[losses])
    if not me.reached_total and me.total >= p.gauge_total_from:
        me.reached_total = 1
        gauge = i32(gauge + p.gauge_total_gain)
    me.gauge = gauge
