"""Cards that are won: for runs of sixes and for a full gauge (DB-1.3, DB-9.2, DB-9.5)."""

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.event import Event, Fields
from hanpan.core.seat import SEATS
from hanpan.games.dice_battle.cards import with_card
from hanpan.games.dice_battle.deck import draw_card, is_empty, refilled
from hanpan.games.dice_battle.params import Params
from hanpan.games.dice_battle.state import Pile, Player, State


def settle(params: Params, state: State, free_cards: tuple[int, int], chance: Chance, out: list[Event]) -> State:
    """p1 takes all its cards, sixes first, then gauge; then p2 (DB-1.3)."""
    full = params.gauge.full
    first, second = state.players
    if not any(free_cards) and first.gauge < full and second.gauge < full:
        return state
    pile = state.cards
    pile, first = _settle_seat(params, pile, 0, first, free_cards[0], chance, out)
    pile, second = _settle_seat(params, pile, 1, second, free_cards[1], chance, out)
    return replace(state, cards=pile, players=(first, second))


def _settle_seat(
    params: Params, pile: Pile, index: int, player: Player, free_cards: int, chance: Chance, out: list[Event]
) -> tuple[Pile, Player]:
    seat = SEATS[index]
    for _ in range(free_cards):
        pile, drawn = _take(pile, index, player, "DB-9.2", "run", chance, out)
        if drawn is None:
            out.append(Event("card_lost", "DB-1.3", seat, {"cause": "run"}))
        else:
            player = drawn
    while player.gauge >= params.gauge.full:
        paid = replace(player, gauge=player.gauge - params.gauge.full)
        pile, drawn = _take(pile, index, paid, "DB-9.5", "gauge", chance, out, before=player.gauge)
        if drawn is None:
            out.append(Event("gauge_waits", "DB-1.3", seat, {"gauge": player.gauge}))
            break
        player = drawn
    return pile, player


def _take(
    pile: Pile,
    index: int,
    player: Player,
    clause: str,
    cause: str,
    chance: Chance,
    out: list[Event],
    before: int | None = None,
) -> tuple[Pile, Player | None]:
    if is_empty(pile):
        if not any(pile.discard):
            return pile, None
        pile = refilled(pile)
        out.append(Event("reshuffle", "DB-1.3", None, {"deck": "cards", "count": sum(pile.draw)}))
    seat = SEATS[index]
    pile, card = draw_card(pile, f"card/{seat}", chance)
    player = replace(player, hand=with_card(player.hand, card))
    data: Fields = {
        "cause": cause,
        "cards": len(player.hand),
        "gauge_before": player.gauge if before is None else before,
        "gauge_after": player.gauge,
    }
    out.append(Event("card_won", clause, seat, data, {seat: {"card": card}}))
    return pile, player
