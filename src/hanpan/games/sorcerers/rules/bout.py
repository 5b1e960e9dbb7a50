"""Before and between games: decks, opening hands, who starts, and the sideboards of a match (SO-BASE-03, SO-AM-37)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Value
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS
from hanpan.games.sorcerers.content.releases import in_print, unprinted
from hanpan.games.sorcerers.rules.actions import KEEP, Action, ChooseDeck, Exchange, Mulligan
from hanpan.games.sorcerers.rules.deck_check import ban_list, check_deck, short_fault
from hanpan.games.sorcerers.rules.events.course import (
    Advice,
    CardsExchanged,
    DeckBrought,
    First,
    GameStart,
    HandDealt,
    HandExchanged,
    HandKept,
)
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import any_card, take
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Bout, Mode, Player, State, with_player
from hanpan.games.sorcerers.rules.turn import go_on, start_turn
from hanpan.games.sorcerers.rules.verdict import next_game

MOST_CARDS = 200  # of a casual deck: as many as a table can hold


def open_game(params: Params, mode: str, chance: Chance, out: list[Happening]) -> State:
    """Two players who have no deck yet."""
    one, two = (new_player(params, "", (), ()) for _ in SEATS)
    out.append(GameStart("SO-META-02", None, cast(Mode, mode)))
    return State(Bout(cast(Mode, mode)), "deck", (one, two))


def new_player(params: Params, name: str, cards: tuple[str, ...], side: tuple[str, ...]) -> Player:
    """A player before its first card."""
    hp = params.setup.hp
    return Player(hp, hp, name, cards, side, field=(None,) * params.board.sorcerers, deck=cards)


def check_choice(params: Params, mode: str, choice: ChooseDeck) -> Refusal | None:
    """Why a deck may not be played; at a casual table only what cannot be played at all (SO-DECK-01)."""
    cards, side = choice.cards, choice.side
    if not cards:
        if choice.name not in DECKS:
            return Refusal("unknown_deck", "SO-BASE-15", {"deck": choice.name, "known": ", ".join(DECKS)})
        cards, side = DECKS[choice.name].listed, DECKS[choice.name].beside
    elif choice.name:
        return Refusal("unknown_deck", "SO-BASE-15", {"deck": choice.name, "known": ", ".join(DECKS)})
    cards, side = in_print(params.release, cards), in_print(params.release, side)
    if mode == "match":
        report = check_deck(params, cards, side, ban_list(params))
        return _bad_deck(report.faults)
    faults = [
        Refusal("deck_unknown", "SO-CARD-05", {"card": c})
        for c in dict.fromkeys((*cards, *side))
        if c not in CARDS or c in unprinted(params.release)
    ]
    for pile in (cards, side):
        if len(pile) > MOST_CARDS:
            faults.append(Refusal("deck_big", "SO-DECK-02", {"count": len(pile), "most": MOST_CARDS}))
    return _bad_deck(faults)


@lru_cache
def legal_decks(params: Params, mode: str) -> tuple[ChooseDeck, ...]:
    """The named decks that may be played."""
    return tuple(choice for choice in map(ChooseDeck, DECKS) if check_choice(params, mode, choice) is None)


def after_decks(scene: Scene, state: State, moves: Mapping[Seat, Action]) -> State:
    """Each side takes its deck, its own secret, and draws its opening hand."""
    players: list[Player] = []
    for seat in SEATS:
        choice = cast(ChooseDeck, moves[seat])
        name, cards, side = choice.name or "own", choice.cards, choice.side
        if not cards:
            cards, side = DECKS[name].listed, DECKS[name].beside
        cards, side = in_print(scene.params.release, cards), in_print(scene.params.release, side)
        if state.bout.mode != "match":
            side = ()
        scene.out.append(DeckBrought("SO-DECK-01", seat, len(cards), name, cards))
        _advise(scene, seat, cards, side)
        players.append(new_player(scene.params, name, cards, side))
    return _deal(scene, replace(state, players=(players[0], players[1])))


def after_mulligans(scene: Scene, state: State, moves: Mapping[Seat, Action]) -> State:
    """The whole hand once more, or not; then a coin decides who starts (SO-BASE-04)."""
    for side, seat in enumerate(SEATS):
        again = isinstance(moves[seat], Mulligan)
        scene.out.append((HandExchanged if again else HandKept)("SO-BASE-03", seat))
        if again:
            player = state.players[side]
            back = replace(player, hand=(), deck=tuple(sorted((*player.deck, *player.hand))))
            state = with_player(state, side, back)
            state = _hand(scene, state, side, f"hidden/mulligan/{seat}")
    seats: tuple[Seat, ...] = SEATS
    first = SEATS.index(scene.chance.pick("first", seats))
    scene.out.append(First("SO-BASE-04", SEATS[first], state.bout.game))
    return go_on(scene, start_turn(scene, replace(state, first=first), first))


def check_exchange(params: Params, player: Player, choice: Exchange) -> Refusal | None:
    """Why cards may not be exchanged so (SO-SIDE-01, SO-AM-37)."""
    most = params.deck.sideboard
    count = max(len(choice.out), len(choice.into))
    if count > most:
        return Refusal("exchange_limit", "SO-SIDE-01", {"count": count, "most": most})
    for cards, pile in ((choice.out, player.brought), (choice.into, player.sideboard)):
        for card in Counter(cards) - Counter(pile):
            return Refusal("not_among", "SO-SIDE-01", {"card": card})
    cards, side = exchanged(player, choice)
    return _bad_deck(check_deck(params, cards, side, ban_list(params)).faults)


def exchanged(player: Player, choice: Exchange) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Deck and sideboard after an exchange."""
    cards = tuple(sorted((*take(player.brought, choice.out), *choice.into)))
    return cards, tuple(sorted((*take(player.sideboard, choice.into), *choice.out)))


def legal_exchanges(params: Params, player: Player) -> list[Action]:
    """No exchange, and each card of the sideboard for each card of its type; more at once may be sent too."""
    out: list[Action] = [KEEP]
    # One card for another changes neither the size nor what is counted over deck and sideboard together.
    if not params.deck.sideboard or check_exchange(params, player, Exchange()) is not None:
        return out
    for came in dict.fromkeys(player.sideboard):
        for gone in dict.fromkeys(player.brought):
            if CARDS[came].type == CARDS[gone].type and came != gone:
                out.append(Exchange((gone,), (came,)))
    return out


def after_exchanges(scene: Scene, state: State, moves: Mapping[Seat, Action]) -> State:
    """Both exchanges at once, sealed until both are in; then the next game begins."""
    players: list[Player] = []
    for side, seat in enumerate(SEATS):
        player, choice = state.players[side], moves[seat]
        cards, beside = player.brought, player.sideboard
        if isinstance(choice, Exchange):
            cards, beside = exchanged(player, choice)
            scene.out.append(CardsExchanged("SO-SIDE-01", seat, len(cards), choice.out, choice.into))
        else:
            scene.out.append(CardsExchanged("SO-SIDE-01", seat, len(cards)))
        players.append(_once_more(scene.params, player, cards, beside))
    return _deal(scene, next_game(scene, state, "mulligan", (players[0], players[1])))


def forgone(scene: Scene, state: State) -> State:
    """The next game of a match as it would begin without an exchange: for a verdict before its first card."""
    one, two = (_once_more(scene.params, each, each.brought, each.sideboard) for each in state.players)
    return next_game(scene, state, "side", (one, two))


def _once_more(params: Params, player: Player, cards: tuple[str, ...], side: tuple[str, ...]) -> Player:
    return replace(new_player(params, player.deck_name, cards, side), seen=player.seen)


def _bad_deck(faults: Sequence[Refusal]) -> Refusal | None:
    """All faults in one refusal, in numbers that need no language, and the cards they are about."""
    if not faults:
        return None
    told: list[Value] = [short_fault(fault) for fault in faults]
    cards: list[Value] = [card for fault in faults if (card := fault.params.get("card")) in CARDS]
    return Refusal("bad_deck", faults[0].clause, {"faults": told, **({"cards": cards} if cards else {})})


def _deal(scene: Scene, state: State) -> State:
    for side, seat in enumerate(SEATS):
        state = _hand(scene, state, side, f"hidden/deal/{seat}")
    return replace(state, stage="mulligan")


def _hand(scene: Scene, state: State, side: int, label: str) -> State:
    """An opening hand: dealt, not drawn, so that nothing is set off by it."""
    player = state.players[side]
    hand: list[str] = []
    deck = player.deck
    for _ in range(min(scene.params.setup.hand, len(deck))):
        card = any_card(scene.chance, label, deck)
        deck = take(deck, (card,))
        hand.append(card)
    cards = tuple(hand)
    scene.out.append(HandDealt("SO-BASE-03", SEATS[side], len(cards), len(deck), cards))
    return with_player(state, side, replace(player, hand=cards, deck=deck))


def _advise(scene: Scene, seat: Seat, cards: tuple[str, ...], side: tuple[str, ...]) -> None:
    """Tell the owner alone what is unusual about its deck (SO-DECK-07, SO-AM-39)."""
    report = check_deck(scene.params, cards, side, ban_list(scene.params))
    found = tuple(
        (each.code, *(fact for fact in each.params.values() if isinstance(fact, str | int)))
        for each in (*report.faults, *report.warnings)
    )
    scene.out.append(Advice("SO-DECK-07", seat, found or UNSET))
