"""From a view to a whole world that fits it: what the seat knows, and the rest dealt by chance."""

from collections import Counter

from hanpan.core.chance import Chance
from hanpan.core.seat import SEATS
from hanpan.games.clash.params import Params
from hanpan.games.clash.redeal import redeal
from hanpan.games.clash.state import Player, State
from hanpan.games.clash.view import SeatView, View

_SOME = "A01"  # stands for a card that is not known; `redeal` puts another in its place


def world(params: Params, view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly this."""
    assert view.seat is not None
    mine = SEATS.index(view.seat)
    own, rival = _own(view), _rival(view.rival)
    state = State(
        mode=view.mode,
        arena=view.arena,
        round=view.round,
        stage=view.stage,
        players=(own, rival) if mine == 0 else (rival, own),
        holder=SEATS.index(view.owner),
        void=view.initiative is None,
        void_next=view.sealed,
        order=view.order,
        at=view.at,
        serial=1000,  # above every unit that stands
        rematch=view.rematch,
    )
    return redeal(params, state, view.seat, chance)


def _own(view: View) -> Player:
    seen = view.me
    queue = [queued.card for queued in seen.queue]
    elsewhere = Counter([*view.hand, *seen.discard, *view.unseen, *seen.exhausted, *queue])
    deck = tuple(sorted((Counter(view.brought) - elsewhere).elements()))
    return Player(
        units=seen.units,
        energy=seen.energy,
        slots=seen.slots,
        deck_name=view.deck_name,
        brought=view.brought,
        hand=view.hand,
        deck=deck,
        discard=tuple(sorted((*seen.discard, *view.unseen))),
        exhausted=seen.exhausted,
        unseen=view.unseen,
        shown=seen.shown,
        seen=seen.seen,
        queue=seen.queue,
        intervened=seen.intervened,
    )


def _rival(seen: SeatView) -> Player:
    unseen = (_SOME,) * seen.unseen
    return Player(
        units=seen.units,
        energy=seen.energy,
        slots=seen.slots,
        deck_name="",
        brought=(),
        hand=(*seen.shown, *(_SOME,) * (seen.hand - len(seen.shown))),
        deck=(_SOME,) * seen.deck,
        discard=tuple(sorted((*seen.discard, *unseen))),
        exhausted=seen.exhausted,
        unseen=unseen,
        shown=seen.shown,
        seen=seen.seen,
        queue=seen.queue,
        intervened=seen.intervened,
    )
