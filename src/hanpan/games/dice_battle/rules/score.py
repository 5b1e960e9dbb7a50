"""The Score and ShieldCheck phases (DB-5.4, DB-6): gather, protect, attack, multiply, steal."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, other
from hanpan.games.dice_battle.rules import energy
from hanpan.games.dice_battle.rules.events import (
    Attacks,
    Block,
    EnergyCut,
    Floor,
    Hit,
    Multiply,
    Penalty,
    Reserve,
    ResetCard,
    Score,
    Steal,
)
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.scoring import floored, multipliers, penalty
from hanpan.games.dice_battle.rules.shield import ATTACK_CLAUSE, Match, attacks_of, matched
from hanpan.games.dice_battle.rules.state import Player, State, Turn


def reset_played(state: State) -> bool:
    """Whether a reset card voids the round (DB-5.4)."""
    return "reset" in state.turns[0].played or "reset" in state.turns[1].played


def void_round(state: State, out: list[Happening]) -> State:
    """Both round scores are 0 and nothing else of the round counts; penalties are used up (DB-5.4)."""
    for index, seat in enumerate(SEATS):
        if "reset" in state.turns[index].played:
            out.append(ResetCard("DB-5.4", seat, p1=0, p2=0))
    first, second = (replace(player, curse=0, flame=0) for player in state.players)
    first_turn, second_turn = (replace(turn, score=0) for turn in state.turns)
    return replace(state, players=(first, second), turns=(first_turn, second_turn))


def gather(params: Params, state: State, out: list[Happening]) -> State:
    """Score: what the dice brought, less the penalties due (DB-6.1, DB-6.2)."""
    first, first_turn = _gather_seat(params, state, 0, out)
    second, second_turn = _gather_seat(params, state, 1, out)
    return replace(state, players=(first, second), turns=(first_turn, second_turn))


def shield_check(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """ShieldCheck: protections are matched, then attacks, multipliers and steals (DB-6.1)."""
    meets_first = _defend(params, state, 0, out)
    meets_second = _defend(params, state, 1, out)
    first, score_first = _suffer(params, state, 0, meets_first, out)
    second, score_second = _suffer(params, state, 1, meets_second, out)
    score_first = _multiply(params, state.turns[0], 0, score_first, out)
    score_second = _multiply(params, state.turns[1], 1, score_second, out)
    first, second = _steal(params, (first, second), (meets_second, meets_first), chance, out)
    first_turn = replace(state.turns[0], score=score_first)
    second_turn = replace(state.turns[1], score=score_second)
    return replace(state, players=(first, second), turns=(first_turn, second_turn))


def _gather_seat(params: Params, state: State, index: int, out: list[Happening]) -> tuple[Player, Turn]:
    player, turn = state.players[index], state.turns[index]
    seat = SEATS[index]
    score = turn.points
    out.append(Score("DB-6.1", seat, score))
    due = penalty(params, player)
    if player.curse or player.flame:
        after = floored(params, score - due)
        out.append(Penalty("DB-6.2", seat, player.curse, player.flame, points=due, before=score, after=after))
        if after > score - due:
            out.append(Floor("DB-6.7", seat, score - due, after))
        score = after
        player = replace(player, curse=0, flame=0)
    return player, replace(turn, score=score)


def _defend(params: Params, state: State, index: int, out: list[Happening]) -> list[Match]:
    """The attacks on a seat, each with the protection that takes it."""
    attacker = state.turns[1 - index]
    if not attacker.specials and not attacker.played:
        return []
    attacks = attacks_of(params, attacker.specials, attacker.played)
    if not attacks:
        return []
    seat, player = SEATS[index], state.players[index]
    out.append(Attacks("DB-6.3", seat, tuple([attack.kind for attack in attacks])))
    meets = matched(attacks, player.guard, player.shields)
    left = player.shields
    for attack, blocker in meets:
        if blocker == "guard":
            out.append(Block("DB-6.5", seat, attack.kind, "guard", left))
        elif blocker == "shield":
            left -= 1
            out.append(Block("DB-6.4", seat, attack.kind, "shield", left))
    return meets


def _suffer(params: Params, state: State, index: int, meets: list[Match], out: list[Happening]) -> tuple[Player, int]:
    """A seat after its protections were used and the attacks that got through landed."""
    player, score = state.players[index], state.turns[index].score
    if not meets:
        return player, score
    seat = SEATS[index]
    shields, guard, flame = player.shields, player.guard, player.flame
    landed = 0
    for attack, blocker in meets:
        if blocker == "guard":
            guard = False
            continue
        if blocker == "shield":
            shields -= 1
        elif attack.kind != "steal":
            before = score - landed
            landed += attack.damage
            clause = ATTACK_CLAUSE[attack.kind]
            out.append(Hit(clause, seat, attack.kind, attack.damage, before, score - landed))
        if attack.later:  # a shield stops this round's part of a flame only (DB-6.4)
            out.append(Reserve("DB-4.7", seat, "flame", flame, attack.later, flame + attack.later))
            flame += attack.later
    after = floored(params, score - landed)
    if after > score - landed:
        out.append(Floor("DB-6.7", seat, score - landed, after))
    return replace(player, shields=shields, guard=guard, flame=flame), after


def _multiply(params: Params, turn: Turn, index: int, score: int, out: list[Happening]) -> int:
    if not turn.specials and not turn.played:
        return score
    for cause, factor in multipliers(params, turn.specials, turn.played):
        out.append(Multiply("DB-6.6", SEATS[index], cause, factor, score, score * factor))
        score *= factor
    return score


def _steal(
    params: Params,
    players: tuple[Player, Player],
    meets: tuple[list[Match], list[Match]],
    chance: Chance,
    out: list[Happening],
) -> tuple[Player, Player]:
    """`meets[i]` are the attacks that seat i made. Amounts come from the energies before any steal."""
    drawn = [0, 0]
    taken = [0, 0]
    thieves: list[int] = []
    amounts = range(params.cards.steal_low, params.cards.steal_high + 1)
    for index, seat in enumerate(SEATS):
        for attack, blocker in meets[index]:
            if attack.kind == "steal" and blocker is None:
                drawn[index] += chance.pick(f"steal/{seat}", amounts)
                taken[index] = min(drawn[index], players[1 - index].energy)
                if index not in thieves:
                    thieves.append(index)
    if not thieves:
        return players
    energies = (players[0].energy, players[1].energy)
    after = energy.exchanged(params, energies, (taken[0], taken[1]))
    for index in thieves:
        seat = SEATS[index]
        had = energies[1 - index]
        out.append(Steal("DB-5.3", seat, drawn[index], had, taken[index], other(seat), after[0], after[1]))
        lost = energies[index] - taken[1 - index] + taken[index] - after[index]
        if lost:
            out.append(EnergyCut("DB-2.2", seat, lost, params.energy.cap))
    return replace(players[0], energy=after[0]), replace(players[1], energy=after[1])
