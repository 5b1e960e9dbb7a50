"""The course of a game: each function takes the answers of one stage and goes on to the next question."""

from collections.abc import Mapping
from typing import cast, get_args

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.content.catalogue import DECKS, OPPONENTS, Arena
from hanpan.games.clash.rules.actions import Action, ChooseDeck, Mulligan, Queue
from hanpan.games.clash.rules.cleanup import clean_up
from hanpan.games.clash.rules.events import CardsExchanged, DeckBrought, GameStart, Initiative, Phase, Rematch
from hanpan.games.clash.rules.lock_in import lock_in
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import any_card, draw, put, take
from hanpan.games.clash.rules.priority import ordered
from hanpan.games.clash.rules.resolution import after_answer, work_off
from hanpan.games.clash.rules.state import LADDER, Player, State, Unit, with_player
from hanpan.games.clash.rules.turn_start import start_round
from hanpan.games.clash.rules.verdict import judged, judged_by_limit, wants_rematch

_ARENAS: tuple[Arena, ...] = get_args(Arena)


def open_game(params: Params, mode: str, chance: Chance, out: list[Happening]) -> State:
    """The arena and two sides that have no deck yet."""
    arena = _arena(params, mode, chance)
    one, two = (new_player(params, mode, side, "", ()) for side in (0, 1))
    out.append(GameStart("CL-BASE-08", None, mode, arena, LADDER.get(mode)))
    return State(mode, arena, 0, "deck", (one, two))


def new_player(params: Params, mode: str, side: int, name: str, cards: tuple[str, ...]) -> Player:
    """A side before its first card: a whole hero, its deck, no energy."""
    hero = Unit(side + 1, "hero", params.setup.hp, params.setup.hp)
    if side == 1 and mode in LADDER:
        foe = OPPONENTS[LADDER[mode]]
        hero = Unit(2, "hero", foe.hp, foe.hp, immune=foe.immune, resists=foe.resists)
    units = (hero, *(None,) * params.turn.summons)
    return Player(units, 0, params.turn.slots, name, cards, deck=cards)


def after_decks(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """Each side takes its deck (CL-BASE-09: a secret), then the opening hands are drawn."""
    players: list[Player] = []
    for side, seat in enumerate(SEATS):
        if seat in moves:
            choice = cast(ChooseDeck, moves[seat])
            name, cards = choice.name or "own", choice.cards
        else:
            name, cards = LADDER[state.mode], ()
        cards = cards or DECKS[OPPONENTS[name].deck if name in OPPONENTS else name].listed
        out.append(DeckBrought("CL-BASE-02", seat, name, cards))
        players.append(new_player(params, state.mode, side, name, cards))
    return _deal(params, replace(state, players=(players[0], players[1]), serial=2), chance, out)


def after_mulligans(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """Cards set aside, as many drawn, then the others shuffled in (CL-AM-30); then the first round."""
    for side, seat in enumerate(SEATS):
        state = with_player(state, side, _mulligan(state.players[side], seat, cast(Mulligan, moves[seat]), chance, out))
    if state.rematch:
        holder, clause = state.first, "CL-AM-29"
    else:
        seats: tuple[Seat, ...] = SEATS
        holder, clause = SEATS.index(chance.pick("init", seats)), "CL-AM-10"
    out.append(Initiative(clause, SEATS[holder], 1))
    return start_round(params, replace(state, holder=holder, first=holder), chance, out)


def begin_round(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """The round begins; nobody was asked."""
    return start_round(params, state, chance, out)


def after_queues(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """Lock-in, reveal, priority, and resolution as far as nobody is asked."""
    state = lock_in(state, {seat: cast(Queue, move) for seat, move in moves.items()}, chance, out)
    out.append(Phase("CL-PRIO-01", None, "priority", state.round))
    state = ordered(state, chance, out)
    out.append(Phase("CL-RES-01", None, "resolution", state.round))
    return _after_work(params, work_off(params, state, chance, out), chance, out)


def after_reaction(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    """The answer to a window, and resolution as far as nobody is asked."""
    (answer,) = moves.values()
    return _after_work(params, after_answer(params, state, answer, chance, out), chance, out)


def _arena(params: Params, mode: str, chance: Chance) -> Arena:
    """On the ladder the opponent's own; ranked in the pit; else drawn; or fixed by a parameter (CL-BASE-08)."""
    fixed = params.setup.arena
    if fixed:
        return _ARENAS[fixed - 1]
    if mode in LADDER:
        return OPPONENTS[LADDER[mode]].arena
    return "pit" if mode == "ranked" else chance.pick("arena", _ARENAS)


def _after_work(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    if state.stage == "react":
        return state
    if state.stage != "over":
        state = judged(params, state, out)
    if state.stage != "over":
        state = clean_up(params, state, out)
        if state.round >= params.end.rounds:
            return judged_by_limit(state, out)
        state = start_round(params, state, chance, out)
    return _again(params, state, chance, out) if wants_rematch(params, state) else state


def _again(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """The one rematch of a ranked game: everything new, the other side holds the first initiative (CL-AM-29)."""
    before = state.round
    out.append(Rematch("CL-AM-29", None, before))
    one, two = (
        replace(new_player(params, state.mode, side, player.deck_name, player.brought), seen=player.seen)
        for side, player in enumerate(state.players)
    )
    fresh = State(state.mode, state.arena, 0, "mulligan", (one, two), first=1 - state.first, serial=2)
    return _deal(params, replace(fresh, rounds_before=before, rematch=True), chance, out)


def _deal(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    for side, seat in enumerate(SEATS):
        dealt = draw(state.players[side], seat, params.setup.hand, params.turn.hand_limit, chance, out)
        state = with_player(state, side, dealt)
    return replace(state, stage="mulligan")


def _mulligan(player: Player, seat: Seat, choice: Mulligan, chance: Chance, out: list[Happening]) -> Player:
    aside = choice.cards
    hand, deck = take(player.hand, aside), player.deck
    drawn: list[str] = []
    for _ in aside[: len(deck)]:  # before release 2 a described deck might be smaller
        card = any_card(chance, f"hidden/mulligan/{seat}", deck)
        deck = take(deck, (card,))
        hand = (*hand, card)
        drawn.append(card)
    out.append(CardsExchanged("CL-AM-30", seat, len(aside), tuple(aside), tuple(drawn)))
    return replace(player, hand=hand, deck=put(deck, aside))
