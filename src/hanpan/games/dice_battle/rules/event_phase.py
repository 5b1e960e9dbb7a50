"""The Event phase (DB-7): each seat draws one event, conditions first, then effects in order."""

from typing import Literal

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules import energy
from hanpan.games.dice_battle.rules.actions import CARDS, Card
from hanpan.games.dice_battle.rules.cards import forget, with_card, without
from hanpan.games.dice_battle.rules.deck import discard_event, draw_event, is_empty, refilled
from hanpan.games.dice_battle.rules.event_cards import bombed, condition, in_order, stolen_points
from hanpan.games.dice_battle.rules.events import (
    Block,
    Bomb,
    CardSwap,
    Energy,
    EventDrawn,
    EventOrder,
    EventVoid,
    Reserve,
    ResetEvent,
    Reshuffle,
    ScoreBoost,
    ScoreSwap,
    Thief,
)
from hanpan.games.dice_battle.rules.gains import gain_energy
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EventKind, Pile, Player, State

Pair = tuple[Player, Player]


def event_phase(params: Params, state: State, reset_card: bool, chance: Chance, out: list[Happening]) -> State:
    """Draw, check, apply, discard."""
    drawn: list[tuple[int, EventKind]] = []
    piles: list[Pile] = []
    for index, seat in enumerate(SEATS):
        pile = state.events[index]
        if is_empty(pile):
            pile = refilled(pile)
            out.append(Reshuffle("DB-1.4", seat, "events", sum(pile.draw)))
        pile, event = draw_event(pile, f"event/{seat}", chance)
        out.append(EventDrawn("DB-7.1", seat, event))
        drawn.append((index, event))
        piles.append(discard_event(pile, event))
    state = replace(state, events=(piles[0], piles[1]))
    due = in_order(drawn)
    if not due:
        return state
    live = []
    for index, event in due:
        found = condition(params, event, state.players[index], state.players[1 - index])
        if found.holds:
            live.append((index, event))
        else:
            out.append(EventVoid("DB-7.2", SEATS[index], event, "condition", found.has, found.needs, found.lacks))
    if any(event == "reset" for _, event in live):
        if not reset_card:
            return _reset(state, live, out)
        for index, event in live:
            if event == "reset":
                out.append(EventVoid("DB-7.11", SEATS[index], event, "reset_card"))
        live = [(index, event) for index, event in live if event != "reset"]
    if len(live) > 1:
        out.append(EventOrder("DB-7.3", None, tuple([f"{SEATS[index]}/{event}" for index, event in live])))
    for index, event in live:
        state = _apply(params, state, index, event, chance, out)
    return state


def _reset(state: State, live: list[tuple[int, EventKind]], out: list[Happening]) -> State:
    """The reset event: first in order, and the other event of the round is void (DB-7.11)."""
    done = False
    for index, event in live:
        if event == "reset" and not done:
            done = True
            first, second = state.turns
            out.append(ResetEvent("DB-7.11", SEATS[index], first.score, second.score, p1=0, p2=0))
        else:
            out.append(EventVoid("DB-7.11", SEATS[index], event, "reset"))
    first, second = (replace(turn, score=0) for turn in state.turns)
    return replace(state, turns=(first, second))


def _apply(params: Params, state: State, index: int, event: EventKind, chance: Chance, out: list[Happening]) -> State:
    seat = SEATS[index]
    if event == "score_boost":
        turn = state.turns[index]
        after = turn.score + params.event.score_boost
        out.append(ScoreBoost("DB-7.5", seat, turn.score, after))
        boosted = replace(turn, score=after)
        turns = (boosted, state.turns[1]) if index == 0 else (state.turns[0], boosted)
        return replace(state, turns=turns)
    if event == "thief":
        return replace(state, players=_thief(params, state.players, index, out))
    if event == "score_swap":
        return replace(state, players=_score_swap(state.players, seat, out))
    if event == "card_swap":
        return replace(state, players=_card_swap(state.players, seat, chance, out))
    return _with(state, index, _own_event(params, state.players[index], seat, event, out))


def _own_event(params: Params, player: Player, seat: Seat, event: EventKind, out: list[Happening]) -> Player:
    """Events that touch their drawer alone."""
    if event == "bomb":
        total = bombed(params, player.total)
        floor = max(params.event.bomb_floor, params.score.total_floor)
        out.append(Bomb("DB-7.7", seat, params.event.bomb_divisor, floor, before=player.total, after=total))
        return replace(player, total=total)
    if event == "energy_drain":
        left = energy.drained(params, player.energy)
        out.append(Energy("DB-7.9", seat, "drain", gain=left - player.energy, before=player.energy, after=left))
        return replace(player, energy=left)
    if event == "energy_charge":
        gain = params.event.energy_charge
        return replace(player, energy=gain_energy(params, seat, player.energy, gain, "charge", "DB-7.6", out))
    if event == "luck":
        out.append(Reserve("DB-7.4", seat, "luck"))
        return replace(player, luck=True)
    if event == "bonus_turn":
        out.append(Reserve("DB-7.4", seat, "bonus_turn"))
        return replace(player, bonus_turn=True)
    if player.guard:  # a curse meets the guard when it is drawn (DB-6.5)
        out.append(Block("DB-6.5", seat, "curse", "guard", player.shields))
        return replace(player, guard=False)
    curses = player.curse + 1
    points = params.event.curse_points
    out.append(Reserve("DB-7.4", seat, "curse", player.curse * points, points, curses * points))
    return replace(player, curse=curses)


def _thief(params: Params, players: Pair, index: int, out: list[Happening]) -> Pair:
    drawer, taker = players[index], players[1 - index]
    seat = SEATS[index]
    if drawer.guard:
        out.append(Block("DB-7.8", seat, "thief", "guard", drawer.shields))
        drawer = replace(drawer, guard=False)
    elif drawer.shields:
        left = drawer.shields - 1
        out.append(Block("DB-7.8", seat, "thief", "shield", left))
        drawer = replace(drawer, shields=left)
    else:
        points = stolen_points(params, drawer.total)
        out.append(
            Thief("DB-7.8", seat, points, drawer.total, drawer.total - points, taker.total, taker.total + points)
        )
        drawer = replace(drawer, total=drawer.total - points)
        taker = replace(taker, total=taker.total + points)
    return (drawer, taker) if index == 0 else (taker, drawer)


def _score_swap(players: Pair, seat: Seat, out: list[Happening]) -> Pair:
    first, second = players
    gap = second.total - first.total if seat == "p1" else first.total - second.total
    goes: Literal["up", "down", "same"] = "up" if gap > 0 else "down" if gap < 0 else "same"
    out.append(ScoreSwap("DB-7.10", seat, p1=second.total, p2=first.total, goes=goes))
    return replace(first, total=second.total), replace(second, total=first.total)


def _card_swap(players: Pair, seat: Seat, chance: Chance, out: list[Happening]) -> Pair:
    """Each takes a random card of the other's at the same time; only the two know which (DB-7.12)."""
    first, second = players
    to_first = _any_card(second.hand, "swap/p1", chance)
    to_second = _any_card(first.hand, "swap/p2", chance)
    out.append(
        CardSwap(
            "DB-7.12",
            seat,
            len(first.hand),
            len(second.hand),
            gave={"p1": to_second, "p2": to_first},
            got={"p1": to_first, "p2": to_second},
        )
    )
    return _swapped(first, to_second, to_first), _swapped(second, to_first, to_second)


def _any_card(hand: tuple[Card, ...], label: str, chance: Chance) -> Card:
    return chance.pick(label, CARDS, [hand.count(card) for card in CARDS])


def _swapped(player: Player, gave: Card, got: Card) -> Player:
    hand = with_card(without(player.hand, (gave,)), got)
    return replace(player, hand=hand, knows=with_card(forget(player.knows, (got,)), gave))


def _with(state: State, index: int, player: Player) -> State:
    players = (player, state.players[1]) if index == 0 else (state.players[0], player)
    return replace(state, players=players)
