"""The Roll phase (DB-4): dice, specials, what they bring at once."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules import gauge
from hanpan.games.dice_battle.rules.dice import BASE_CLAUSE, specials, worth
from hanpan.games.dice_battle.rules.events import Base, BonusRoll, DieKept, LuckRoll, Roll, SpecialDie
from hanpan.games.dice_battle.rules.gains import fill_gauge, gain_energy, gain_shields
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.settle import settle
from hanpan.games.dice_battle.rules.state import Player, Special, State, Turn


def roll_luck(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """The dice of seats with luck, each shown to its owner alone until one is kept (DB-4.2)."""
    turns = list(state.turns)
    players = list(state.players)
    faces = range(1, params.die.faces + 1)
    for index, seat in enumerate(SEATS):
        if not state.players[index].luck:
            continue
        dice = tuple(chance.pick(f"luck/{seat}", faces) for _ in range(params.die.luck_dice))
        players[index] = replace(players[index], luck=False)
        turns[index] = replace(turns[index], luck_dice=dice)
        out.append(LuckRoll("DB-4.2", seat, len(dice), dice))
    return replace(state, players=(players[0], players[1]), turns=(turns[0], turns[1]))


def roll_dice(params: Params, state: State, kept: dict[Seat, int], chance: Chance, out: list[Happening]) -> State:
    """Every other die of the round, then what each die brings, then cards that were won."""
    faces = range(1, params.die.faces + 1)
    rolled: list[tuple[int, ...]] = []
    for index, seat in enumerate(SEATS):
        dice = [kept[seat] if seat in kept else chance.pick(f"die/{seat}", faces)]
        if seat in kept:
            out.append(DieKept("DB-4.2", seat, state.turns[index].luck_dice, kept[seat]))
        else:
            out.append(Roll("DB-4.1", seat, dice[0]))
        if state.players[index].bonus_turn:
            for _ in range(params.die.bonus_dice):
                dice.append(chance.pick(f"bonus/{seat}", faces))
                out.append(BonusRoll("DB-4.3", seat, dice[-1]))
        rolled.append(tuple(dice))
    first, first_turn, first_cards = _resolve(params, state, 0, rolled[0], chance, out)
    second, second_turn, second_cards = _resolve(params, state, 1, rolled[1], chance, out)
    state = replace(state, players=(first, second), turns=(first_turn, second_turn))
    return settle(params, state, (first_cards, second_cards), chance, out)


def _resolve(
    params: Params, state: State, index: int, dice: tuple[int, ...], chance: Chance, out: list[Happening]
) -> tuple[Player, Turn, int]:
    """One seat's dice: points, specials, shields, energy and gauge, all at once (DB-4.10)."""
    seat = SEATS[index]
    player, turn = state.players[index], state.turns[index]
    tendency = turn.tendency
    assert tendency is not None
    clause = BASE_CLAUSE[tendency]
    power, shields, filled = player.energy, player.shields, player.gauge
    points = 0
    star = 0
    found: list[Special] = []
    for face in dice:
        brings = worth(params, tendency, face)
        before, points = points, points + brings.points + brings.bonus
        out.append(Base(clause, seat, tendency, face, brings.success, before, brings.points, brings.bonus, points))
        if brings.energy:
            power = gain_energy(params, seat, power, brings.energy, "balance", clause, out)
        if brings.gauge:
            filled = fill_gauge(seat, filled, brings.gauge, "balance", clause, out)
        if brings.shields:
            shields = gain_shields(params, seat, shields, brings.shields, "defence", clause, out)
        options, weights, special_clause = specials(params, tendency, face)
        if not options:
            continue
        special = chance.pick(f"special/{seat}", options, weights)
        found.append(special)
        if special == "star":
            low, high = params.special.star_low, params.special.star_high
            amount = chance.pick(f"star/{seat}", range(low, high + 1))
            star += amount
            out.append(SpecialDie(special_clause, seat, special, points, amount, points + amount))
            points += amount
            continue
        out.append(SpecialDie(special_clause, seat, special))
        if special == "ward":
            shields = gain_shields(params, seat, shields, params.special.ward_shields, "ward", special_clause, out)
    dice_gauge = gauge.after_roll(params, player.faces, player.run, dice)
    if dice_gauge.repeated and params.gauge.repeat_gain:
        filled = fill_gauge(seat, filled, params.gauge.repeat_gain, "repeat", "DB-9.1", out)
    player = replace(
        player,
        energy=power,
        shields=shields,
        gauge=filled,
        faces=dice_gauge.faces,
        run=dice_gauge.run,
        bonus_turn=False,
    )
    turn = replace(turn, dice=dice, points=points, specials=tuple(found), star=star, luck_dice=())
    return player, turn, dice_gauge.free_cards
