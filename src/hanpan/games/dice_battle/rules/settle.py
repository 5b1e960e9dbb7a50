"""Cards that are won: for runs of sixes and for a full gauge (DB-1.3, DB-9.2, DB-9.5)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.games.dice_battle.rules.cards import with_card
from hanpan.games.dice_battle.rules.deck import draw_card, is_empty, refilled
from hanpan.games.dice_battle.rules.events import CardCause, CardLost, CardWon, GaugeWaits, Reshuffle
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Pile, Player, State


def settle(params: Params, state: State, free_cards: tuple[int, int], chance: Chance, out: list[Happening]) -> State:
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
    params: Params, pile: Pile, index: int, player: Player, free_cards: int, chance: Chance, out: list[Happening]
) -> tuple[Pile, Player]:
    seat = SEATS[index]
    for _ in range(free_cards):
        pile, drawn = _take(pile, index, player, "DB-9.2", "run", chance, out)
        if drawn is None:
            out.append(CardLost("DB-1.3", seat, "run"))
        else:
            player = drawn
    while player.gauge >= params.gauge.full:
        paid = replace(player, gauge=player.gauge - params.gauge.full)
        pile, drawn = _take(pile, index, paid, "DB-9.5", "gauge", chance, out, before=player.gauge)
        if drawn is None:
            out.append(GaugeWaits("DB-1.3", seat, player.gauge))
            break
        player = drawn
    return pile, player


def _take(
    pile: Pile,
    index: int,
    player: Player,
    clause: str,
    cause: CardCause,
    chance: Chance,
    out: list[Happening],
    before: int | None = None,
) -> tuple[Pile, Player | None]:
    if is_empty(pile):
        if not any(pile.discard):
            return pile, None
        pile = refilled(pile)
        out.append(Reshuffle("DB-1.3", None, "cards", sum(pile.draw)))
    seat = SEATS[index]
    pile, card = draw_card(pile, f"card/{seat}", chance)
    player = replace(player, hand=with_card(player.hand, card))
    gauge = player.gauge if before is None else before
    out.append(CardWon(clause, seat, cause, len(player.hand), gauge, gauge - player.gauge, player.gauge, card))
    return pile, player
