"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

What no event names (streaks, faces, runs, the result) changes with the step's last one.
"""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.fold import Fold, Put
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import other
from hanpan.games.dice_battle.rules import events as said
from hanpan.games.dice_battle.rules.cards import forget, with_card, without
from hanpan.games.dice_battle.rules.state import Stage
from hanpan.games.dice_battle.table.view import SeatView, View

SHOWN: Fold[View] = Fold()

_STAGES: dict[said.PhaseName, Stage] = {"PreRound": "tendency", "PreCard": "pre", "PostCard": "post"}


# What is done with cards and energy. Of a hand its owner alone sees which cards they are.


@SHOWN.on_all
def _declared(view: View, event: said.Declared) -> Put:
    return _on_seat(event, tendency=event.tendency)


@SHOWN.on_all
def _energy(view: View, event: said.Energy) -> Put:
    return _on_seat(event, energy=event.after)


@SHOWN.on_all
def _played(view: View, event: said.CardPlayed) -> Put:
    me = _of(view, event)
    seat = Put(energy=event.after, cards=me.cards - 1, played=(*me.played, event.card))
    return Put({event.seat: seat, "discard": Put({event.card: view.discard[event.card] + 1})})


@SHOWN.on
def _own_played(view: View, event: said.CardPlayed) -> View:
    if event.seat == view.seat:
        return replace(view, hand=without(view.hand, (event.card,)))
    return replace(view, knows=forget(view.knows, (event.card,))) if view.knows else view


@SHOWN.on_all
def _guard(view: View, event: said.Guard) -> Put:
    return _on_seat(event, guard=True)


@SHOWN.on_all
def _build(view: View, event: said.Build) -> Put:
    return _on_seat(event, energy=event.after, shields=event.shields)


@SHOWN.on_all
def _won(view: View, event: said.CardWon) -> Put:
    return Put({event.seat: Put(cards=event.cards, gauge=event.gauge_after), "deck": view.deck - 1})


@SHOWN.on
def _own_won(view: View, event: said.CardWon) -> View:
    return view if event.card is UNSET else replace(view, hand=with_card(view.hand, event.card))


@SHOWN.on
def _swapped(view: View, event: said.CardSwap) -> View:
    """Each takes a card of the other's; the viewer's own two are all it sees."""
    if view.seat is None or event.gave is UNSET or event.got is UNSET:
        return view
    gave, got = event.gave[view.seat], event.got[view.seat]
    hand = with_card(without(view.hand, (gave,)), got)
    return replace(view, hand=hand, knows=with_card(forget(view.knows, (got,)), gave))


@SHOWN.on_all
def _reshuffled(view: View, event: said.Reshuffle) -> Put:
    """A discard becomes the draw pile."""
    if event.seat is None:
        return Put(deck=event.count, discard=dict.fromkeys(view.discard, 0))
    return Put(event_discards=Put({event.seat: dict.fromkeys(view.event_discards[event.seat], 0)}))


@SHOWN.on_all
def _stolen(view: View, event: said.Steal) -> Put:
    return Put(p1=Put(energy=event.p1_energy), p2=Put(energy=event.p2_energy))


# Dice.


@SHOWN.on_all
def _luck(view: View, event: said.LuckRoll) -> Put:
    return Put({"stage": "keep", event.seat: Put(choosing_luck=True, luck=False)})


@SHOWN.on
def _own_luck(view: View, event: said.LuckRoll) -> View:
    return view if event.dice is UNSET else replace(view, luck_dice=event.dice)


@SHOWN.on_all
def _kept(view: View, event: said.DieKept) -> Put:
    return _on_seat(event, dice=(event.face,), choosing_luck=False)


@SHOWN.on
def _own_kept(view: View, event: said.DieKept) -> View:
    return replace(view, luck_dice=()) if event.seat == view.seat else view


@SHOWN.on_all
def _rolled(view: View, event: said.Roll) -> Put:
    return _on_seat(event, dice=(event.face,))


@SHOWN.on_all
def _bonus(view: View, event: said.BonusRoll) -> Put:
    return _on_seat(event, dice=(*_of(view, event).dice, event.face), bonus_turn=False)


@SHOWN.on_all
def _base(view: View, event: said.Base) -> Put:
    return _on_seat(event, points=event.sum)


@SHOWN.on_all
def _special(view: View, event: said.SpecialDie) -> Put:
    me = _of(view, event)
    points = me.points if event.sum is UNSET else event.sum
    return _on_seat(event, specials=(*me.specials, event.special), points=points)


@SHOWN.on_all
def _shields(view: View, event: said.Shields) -> Put:
    return _on_seat(event, shields=event.after)


@SHOWN.on_all
def _gauge(view: View, event: said.Gauge) -> Put:
    reached = _of(view, event).reached_total or event.cause == "total"
    return _on_seat(event, gauge=event.after, reached_total=reached)


@SHOWN.on_all
def _reserved(view: View, event: said.Reserve) -> Put:
    """What is due next round."""
    if event.effect == "luck":
        return _on_seat(event, luck=True)
    if event.effect == "bonus_turn":
        return _on_seat(event, bonus_turn=True)
    if event.effect == "curse":
        return _on_seat(event, curse=_of(view, event).curse + 1)
    return Put() if event.due is UNSET else _on_seat(event, flame=event.due)


# Points.


@SHOWN.on_all
def _score(view: View, event: said.Score) -> Put:
    return _on_seat(event, score=event.points)


@SHOWN.on_all
def _penalty(view: View, event: said.Penalty) -> Put:
    return _on_seat(event, score=event.after, curse=0, flame=0)


@SHOWN.on_all
def _floor(view: View, event: said.Floor) -> Put:
    return _on_seat(event, score=event.score)


@SHOWN.on_all
def _scored(view: View, event: said.Hit | said.Multiply | said.ScoreBoost) -> Put:
    return _on_seat(event, score=event.after)


@SHOWN.on_all
def _block(view: View, event: said.Block) -> Put:
    return _on_seat(event, shields=event.shields, guard=_of(view, event).guard and event.by != "guard")


@SHOWN.on_all
def _total(view: View, event: said.Bomb | said.Total) -> Put:
    return _on_seat(event, total=event.after)


@SHOWN.on_all
def _thief(view: View, event: said.Thief) -> Put:
    return Put({event.seat: Put(total=event.after), other(event.seat): Put(total=event.other_after)})


@SHOWN.on_all
def _totals_swapped(view: View, event: said.ScoreSwap) -> Put:
    return Put(p1=Put(total=event.p1), p2=Put(total=event.p2))


@SHOWN.on_all
def _reset_card(view: View, event: said.ResetCard) -> Put:  # what was due in this round is used up with it
    return Put(p1=Put(score=event.p1, curse=0, flame=0), p2=Put(score=event.p2, curse=0, flame=0))


@SHOWN.on_all
def _reset_event(view: View, event: said.ResetEvent) -> Put:
    return Put(p1=Put(score=event.p1), p2=Put(score=event.p2))


# The round.


@SHOWN.on_all
def _drawn(view: View, event: said.EventDrawn) -> Put:
    pile = view.event_discards[event.seat]
    return Put(event_discards=Put({event.seat: Put({event.event: pile[event.event] + 1})}))


@SHOWN.on_all
def _phase(view: View, event: said.Phase) -> Put:
    """A phase that people are asked in; a new round begins with a clear table."""
    stage = _STAGES.get(event.phase, view.stage)
    if event.phase != "PreRound":
        return Put(stage=stage)
    clear = Put(tendency=None, played=(), dice=(), points=0, specials=(), score=0)
    return Put(round=event.round, stage=stage, p1=clear, p2=clear)


@SHOWN.on_all
def _over(view: View, event: said.GameEnd) -> Put:
    return Put(stage="over")


def _of(view: View, event: Happening) -> SeatView:
    """The event's own seat, as everybody sees it."""
    return view.p1 if event.seat == "p1" else view.p2


def _on_seat(event: Happening, **fields: Any) -> Put:
    """New values of the event's own seat."""
    return Put({event.seat: Put(fields)})
