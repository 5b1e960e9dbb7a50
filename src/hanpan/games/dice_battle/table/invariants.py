"""What every state of a real game holds, whatever was played."""

from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Player, State


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    return [*_decks(params, state), *_seats(params, state)]


def _decks(params: Params, state: State) -> Iterator[str]:
    hands = state.players[0].hand + state.players[1].hand
    for index, kind in enumerate(CARDS):
        found = state.cards.draw[index] + state.cards.discard[index] + hands.count(kind)
        expected = getattr(params.deck, kind)
        if found != expected:
            yield f"deck: {found} {kind} cards are in play, the deck has {expected} (DB-1.3)"
    full = astuple(params.event_deck)
    for seat, pile in zip(("p1", "p2"), state.events, strict=True):
        for have, out, count in zip(pile.draw, pile.discard, full, strict=True):
            if have + out != count or have < 0 or out < 0:
                yield f"{seat}.events: the event deck does not add up: {pile} (DB-1.4)"
                break
    if min(state.cards.draw) < 0:
        yield f"deck: a pile holds less than nothing: {state.cards} (DB-1.3)"


def _seats(params: Params, state: State) -> Iterator[str]:
    for index, seat in enumerate(("p1", "p2")):
        player, turn = state.players[index], state.turns[index]
        if not 0 <= player.energy <= params.energy.cap:
            yield f"{seat}.energy: {player.energy} is outside 0 to {params.energy.cap} (DB-2.2)"
        if not 0 <= player.shields <= params.shield.cap:
            yield f"{seat}.shields: {player.shields} is outside 0 to {params.shield.cap} (DB-3.3)"
        if player.total < params.score.total_floor:
            yield f"{seat}.total: {player.total} is below {params.score.total_floor} (DB-8.1)"
        if turn.score < params.score.round_floor:
            yield f"{seat}.score: {turn.score} is below {params.score.round_floor} (DB-6.7)"
        if len(turn.played) > params.cards.per_round:
            yield f"{seat}.played: {len(turn.played)} cards in one round, {params.cards.per_round} may be (DB-3.2)"
        elif any(turn.played.count(card) > params.cards.per_kind for card in turn.played):
            yield f"{seat}.played: more than {params.cards.per_kind} of a kind in one round (DB-3.2)"
        if player.gauge >= params.gauge.full and _cards_left(state):
            yield f"{seat}.gauge: {player.gauge} is full, and there are cards that it should have given (DB-9.5)"
        if player.win_streak and player.loss_streak:
            yield f"{seat}.loss_streak: nobody has won and lost the last round (DB-8.2)"
        if not _knows_truth(player, state.players[1 - index]):
            yield f"{seat}.knows: the other does not hold {', '.join(player.knows)} (DB-7.12)"


def _cards_left(state: State) -> bool:
    """Whether a full gauge should have given a card (not between PreCard and the roll's settling)."""
    return state.stage != "keep" and (any(state.cards.draw) or any(state.cards.discard))


def _knows_truth(player: Player, rival: Player) -> bool:
    return all(player.knows.count(card) <= rival.hand.count(card) for card in set(player.knows))
