"""The order of a round (DB-1.5): PreRound, PreCard, Roll, PostCard, Score, ShieldCheck, Event,
Accumulate. Phases order the systems; the systems only compute."""

from collections.abc import Mapping
from typing import cast

from msgspec.structs import astuple, replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules import energy
from hanpan.games.dice_battle.rules.accumulate import accumulate, game_end
from hanpan.games.dice_battle.rules.actions import Action, Declare, Keep, Play
from hanpan.games.dice_battle.rules.cards import STAGE_CLAUSE, CardStage, cost, forget, price, without
from hanpan.games.dice_battle.rules.deck import discard_cards, new_pile
from hanpan.games.dice_battle.rules.event_phase import event_phase
from hanpan.games.dice_battle.rules.events import Boost, Build, CardPlayed, Declared, GameStart, Guard, Phase, PhaseName
from hanpan.games.dice_battle.rules.gains import gain_energy
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.roll import roll_dice, roll_luck
from hanpan.games.dice_battle.rules.score import gather, reset_played, shield_check, void_round
from hanpan.games.dice_battle.rules.state import Mode, Player, State, Turn

_FRESH = Turn()


def open_game(params: Params, mode: str, chance: Chance, out: list[Happening]) -> State:
    """Both players and all piles as at the start (DB-1), and the first round."""
    start = params.start
    player = Player(start.total, start.energy, start.shields, start.gauge)
    piles = new_pile(astuple(params.event_deck))
    state = State(
        mode=cast(Mode, mode),
        rounds=int(getattr(params.modes, mode)),
        round=0,
        stage="tendency",
        players=(player, player),
        turns=(_FRESH, _FRESH),
        cards=new_pile(astuple(params.deck)),
        events=(piles, piles),
    )
    out.append(GameStart("DB-1.1", None, state.mode, state.rounds))
    return start_round(params, state, 1, chance, out)


def start_round(params: Params, state: State, number: int, chance: Chance, out: list[Happening]) -> State:
    """PreRound: energy for both seats, then tendencies are asked for (DB-2)."""
    _enter("PreRound", number, out)
    first = _round_energy(params, state.players[0], "p1", chance, out)
    second = _round_energy(params, state.players[1], "p2", chance, out)
    return replace(state, round=number, stage="tendency", players=(first, second), turns=(_FRESH, _FRESH))


def after_tendencies(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """Both tendencies are revealed together (DB-1.6, DB-2.3); PreCard begins."""
    chosen = [cast(Declare, moves[seat]).tendency for seat in SEATS]
    for seat, tendency in zip(SEATS, chosen, strict=True):
        out.append(Declared("DB-2.3", seat, tendency))
    _enter("PreCard", state.round, out)
    return replace(state, stage="pre", turns=(Turn(chosen[0]), Turn(chosen[1])))


def after_pre_cards(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """PreCard choices are revealed and paid; then the roll, or first the choice of a luck pair."""
    state = _play(params, state, "pre", moves, out)
    _enter("Roll", state.round, out)
    if state.players[0].luck or state.players[1].luck:
        return replace(roll_luck(params, state, chance, out), stage="keep")
    return _to_post_card(roll_dice(params, state, {}, chance, out), out)


def after_keeps(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """The kept dice stand; every other die is rolled now (DB-4.2)."""
    kept = {seat: cast(Keep, action).face for seat, action in moves.items()}
    return _to_post_card(roll_dice(params, state, kept, chance, out), out)


def after_post_cards(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """PostCard choices are revealed and paid; Score to Accumulate follow; then the next round."""
    state = _play(params, state, "post", moves, out)
    _enter("Score", state.round, out)
    voided = reset_played(state)
    state = void_round(state, out) if voided else gather(params, state, out)
    _enter("ShieldCheck", state.round, out)
    if not voided:
        state = shield_check(params, state, chance, out)
    _enter("Event", state.round, out)
    state = event_phase(params, state, voided, chance, out)
    _enter("Accumulate", state.round, out)
    state = accumulate(params, state, chance, out)
    if state.round < state.rounds:
        return start_round(params, state, state.round + 1, chance, out)
    out.append(game_end(state))
    return replace(state, stage="over")


def _enter(phase: PhaseName, number: int, out: list[Happening]) -> None:
    out.append(Phase("DB-1.5", None, phase, number))


def _to_post_card(state: State, out: list[Happening]) -> State:
    _enter("PostCard", state.round, out)
    return replace(state, stage="post")


def _round_energy(params: Params, player: Player, seat: Seat, chance: Chance, out: list[Happening]) -> Player:
    lost = player.loss_streak > 0
    gains = energy.round_gains(params, lost)
    gain = gains[0] if len(gains) == 1 else chance.pick(f"energy/{seat}", gains)
    after = gain_energy(params, seat, player.energy, gain, "after_loss" if lost else "round", "DB-2.1", out)
    return replace(player, energy=after)


def _play(params: Params, state: State, stage: CardStage, moves: Mapping[Seat, Action], out: list[Happening]) -> State:
    """Both choices of a phase at once: cards to the discard, energy paid, guard and shields up."""
    plays = [cast(Play, moves[seat]) for seat in SEATS]
    if not any(play.cards or play.shields for play in plays):
        return state
    pile = state.cards
    players = list(state.players)
    turns = list(state.turns)
    for index, play in enumerate(plays):
        seat = SEATS[index]
        _announce(params, players[index], seat, stage, play, out)
        pile = discard_cards(pile, play.cards)
        turns[index] = replace(turns[index], played=turns[index].played + play.cards)
        players[index] = _paid(params, players[index], play)
        rival = players[1 - index]
        if rival.knows:
            players[1 - index] = replace(rival, knows=forget(rival.knows, play.cards))
    return replace(state, cards=pile, players=(players[0], players[1]), turns=(turns[0], turns[1]))


def _paid(params: Params, player: Player, play: Play) -> Player:
    return replace(
        player,
        energy=player.energy - price(params, play),
        hand=without(player.hand, play.cards),
        guard=player.guard or "defence" in play.cards,
        shields=player.shields + play.shields,
    )


def _announce(params: Params, player: Player, seat: Seat, stage: CardStage, play: Play, out: list[Happening]) -> None:
    power = player.energy
    for card in play.cards:
        price_of = cost(params, card)
        out.append(CardPlayed(STAGE_CLAUSE[stage], seat, card, price_of, power, power - price_of))
        power -= price_of
        if card == "defence":
            out.append(Guard("DB-3.5", seat))
        elif card == "boost":
            out.append(Boost("DB-3.6", seat, params.cards.boost_factor))
    if play.shields:
        paid = play.shields * params.shield.cost
        had = player.shields
        out.append(Build("DB-3.1", seat, play.shields, paid, power, power - paid, had, had + play.shields))
