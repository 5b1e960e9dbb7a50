"""From a view to a whole world that fits it: what the seat knows, and the rest dealt by chance."""

from collections import Counter

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.seat import SEATS
from hanpan.games.sorcerers.params import Params
from hanpan.games.sorcerers.piles import in_sight
from hanpan.games.sorcerers.redeal import redeal
from hanpan.games.sorcerers.state import Player, State, with_player
from hanpan.games.sorcerers.view import SeatView, View

_SOME = "SOR-03"  # stands for a card that is not known; `redeal` puts another in its place


def world(params: Params, view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly this."""
    assert view.seat is not None
    return redeal(params, known(view), view.seat, chance)


def known(view: View) -> State:
    """The same with the rival's cards left blank: enough where no other card is read."""
    mine = SEATS.index(view.seat or "p1")
    own = _player(view.me, view.hand, view)
    rival = _player(view.rival, (*view.rival.shown, *(_SOME,) * (view.rival.hand - len(view.rival.shown))), None)
    state = State(
        bout=view.bout,
        stage=view.stage,
        players=(own, rival) if mine == 0 else (rival, own),
        turn=view.turn,
        active=SEATS.index(view.active),
        first=SEATS.index(view.first),
        step=view.step,
        serial=view.serial,
        stack=view.stack,
        opens=view.opens,
        waiting=view.waiting,
        held=view.held,
        causes=view.causes,
        total=view.total,
        habits=view.habits,
        marks=view.marks,
        event=view.event,
        summoned=view.summoned,
        attackers=view.attackers,
        asked=0 if view.asked is None else SEATS.index(view.asked),
        choice=view.choice,
        ending=view.ending,
    )
    # What was brought and is neither in sight nor in the hand is in the deck.
    elsewhere = Counter(in_sight(state, mine)) + (Counter(own.hand) - Counter(own.shown))
    left = tuple(sorted((Counter(own.brought) - elsewhere).elements()))
    state = with_player(state, mine, replace(own, deck=left))
    return with_player(state, 1 - mine, replace(rival, deck=(_SOME,) * (view.rival.deck - len(view.rival.top))))


def _player(seen: SeatView, hand: tuple[str, ...], view: View | None) -> Player:
    return Player(
        hp=seen.hp,
        max_hp=seen.max_hp,
        deck_name=view.deck_name if view else "",
        brought=view.brought if view else (),
        sideboard=view.sideboard if view else (_SOME,) * seen.sideboard,
        power=seen.power,
        max_power=seen.max_power,
        turns=seen.turns,
        field=seen.field,
        hand=hand,
        top=seen.top,
        graveyard=seen.graveyard,
        shown=seen.shown,
        seen=seen.seen,
    )
