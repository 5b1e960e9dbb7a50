"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

What no event names (streaks, faces, runs, the result) changes with the step's last one.
"""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import other
from hanpan.games.dice_battle.rules import events as said
from hanpan.games.dice_battle.rules.cards import forget, with_card, without
from hanpan.games.dice_battle.rules.state import Stage
from hanpan.games.dice_battle.table.view import SeatView, View

_STAGES: dict[said.PhaseName, Stage] = {"PreRound": "tendency", "PreCard": "pre", "PostCard": "post"}


def after(view: View, event: Happening) -> View:
    """The viewer's view once this event, as the viewer sees it, has been shown."""
    if event.seat == "p1":
        first = _of_seat(view.p1, event)
        view = view if first is view.p1 else replace(view, p1=first)
    elif event.seat == "p2":
        second = _of_seat(view.p2, event)
        view = view if second is view.p2 else replace(view, p2=second)
    return _of_table(view, event)


def _of_seat(me: SeatView, event: Happening) -> SeatView:
    """The event's own seat."""
    if type(event) is said.Declared:
        return replace(me, tendency=event.tendency)
    if type(event) is said.Energy:
        return replace(me, energy=event.after)
    if type(event) is said.CardPlayed:
        return replace(me, energy=event.after, cards=me.cards - 1, played=(*me.played, event.card))
    if type(event) is said.Guard:
        return replace(me, guard=True)
    if type(event) is said.Build:
        return replace(me, energy=event.after, shields=event.shields)
    if type(event) is said.LuckRoll:
        return replace(me, choosing_luck=True, luck=False)
    if type(event) is said.DieKept:
        return replace(me, dice=(event.face,), choosing_luck=False)
    if type(event) is said.Roll:
        return replace(me, dice=(event.face,))
    if type(event) is said.BonusRoll:
        return replace(me, dice=(*me.dice, event.face), bonus_turn=False)
    if type(event) is said.Base:
        return replace(me, points=event.sum)
    if type(event) is said.SpecialDie:
        points = me.points if event.sum is UNSET else event.sum
        return replace(me, specials=(*me.specials, event.special), points=points)
    if type(event) is said.Shields:
        return replace(me, shields=event.after)
    if type(event) is said.Gauge:
        return replace(me, gauge=event.after, reached_total=me.reached_total or event.cause == "total")
    if type(event) is said.CardWon:
        return replace(me, cards=event.cards, gauge=event.gauge_after)
    if type(event) is said.Score:
        return replace(me, score=event.points)
    if type(event) is said.Penalty:
        return replace(me, score=event.after, curse=0, flame=0)
    if type(event) is said.Floor:
        return replace(me, score=event.score)
    if type(event) is said.Hit or type(event) is said.Multiply or type(event) is said.ScoreBoost:
        return replace(me, score=event.after)
    if type(event) is said.Block:
        return replace(me, shields=event.shields, guard=me.guard and event.by != "guard")
    if type(event) is said.Bomb or type(event) is said.Total or type(event) is said.Thief:
        return replace(me, total=event.after)
    if type(event) is said.Reserve:
        return _reserved(me, event)
    return me


def _reserved(me: SeatView, event: said.Reserve) -> SeatView:
    """What is due next round."""
    if event.effect == "luck":
        return replace(me, luck=True)
    if event.effect == "bonus_turn":
        return replace(me, bonus_turn=True)
    if event.effect == "curse":
        return replace(me, curse=me.curse + 1)
    return me if event.due is UNSET else replace(me, flame=event.due)


def _of_table(view: View, event: Happening) -> View:
    """Both seats, the piles, and what the viewer alone sees."""
    if type(event) is said.Phase:
        return _phase(view, event)
    if type(event) is said.CardPlayed:
        discard = {**view.discard, event.card: view.discard[event.card] + 1}
        if event.seat == view.seat:
            return replace(view, discard=discard, hand=without(view.hand, (event.card,)))
        return replace(view, discard=discard, knows=forget(view.knows, (event.card,)))
    if type(event) is said.LuckRoll:
        return replace(view, stage="keep", luck_dice=view.luck_dice if event.dice is UNSET else event.dice)
    if type(event) is said.DieKept and event.seat == view.seat:
        return replace(view, luck_dice=())
    if type(event) is said.CardWon:
        hand = view.hand if event.card is UNSET else with_card(view.hand, event.card)
        return replace(view, deck=view.deck - 1, hand=hand)
    if type(event) is said.CardSwap:
        return _swapped(view, event)
    if type(event) is said.Reshuffle:
        return _reshuffled(view, event)
    if type(event) is said.EventDrawn:
        pile = view.event_discards[event.seat]
        drawn = {**pile, event.event: pile[event.event] + 1}
        return replace(view, event_discards={**view.event_discards, event.seat: drawn})
    if type(event) is said.ResetCard:  # what was due in this round is used up with it
        first = replace(view.p1, score=event.p1, curse=0, flame=0)
        return replace(view, p1=first, p2=replace(view.p2, score=event.p2, curse=0, flame=0))
    if type(event) is said.ResetEvent:
        return replace(view, p1=replace(view.p1, score=event.p1), p2=replace(view.p2, score=event.p2))
    if type(event) is said.Steal:
        first = replace(view.p1, energy=event.p1_energy)
        return replace(view, p1=first, p2=replace(view.p2, energy=event.p2_energy))
    if type(event) is said.Thief:
        if other(event.seat) == "p1":
            return replace(view, p1=replace(view.p1, total=event.other_after))
        return replace(view, p2=replace(view.p2, total=event.other_after))
    if type(event) is said.ScoreSwap:
        return replace(view, p1=replace(view.p1, total=event.p1), p2=replace(view.p2, total=event.p2))
    if type(event) is said.GameEnd:
        return replace(view, stage="over")
    return view


def _phase(view: View, event: said.Phase) -> View:
    """A phase that people are asked in; a new round begins with a clear table."""
    stage = _STAGES.get(event.phase, view.stage)
    if event.phase != "PreRound":
        return view if stage == view.stage else replace(view, stage=stage)
    return replace(view, round=event.round, stage=stage, p1=_cleared(view.p1), p2=_cleared(view.p2))


def _cleared(seat: SeatView) -> SeatView:
    return replace(seat, tendency=None, played=(), dice=(), points=0, specials=(), score=0)


def _swapped(view: View, event: said.CardSwap) -> View:
    """Each takes a card of the other's; the viewer's own two are all it sees."""
    if view.seat is None or event.gave is UNSET or event.got is UNSET:
        return view
    gave, got = event.gave[view.seat], event.got[view.seat]
    hand = with_card(without(view.hand, (gave,)), got)
    return replace(view, hand=hand, knows=with_card(forget(view.knows, (got,)), gave))


def _reshuffled(view: View, event: said.Reshuffle) -> View:
    """A discard becomes the draw pile."""
    if event.seat is None:
        return replace(view, deck=event.count, discard=dict.fromkeys(view.discard, 0))
    empty = dict.fromkeys(view.event_discards[event.seat], 0)
    return replace(view, event_discards={**view.event_discards, event.seat: empty})
