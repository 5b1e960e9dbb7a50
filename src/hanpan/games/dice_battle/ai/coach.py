"""The coach: for each decision a person faces, a legal answer and the reasons for it.

The answer is that of the hard level with every choice that it leaves to chance made the likelier
way, so the same view gives the same hint. Reasons are message ids with arguments; those that begin
with `hint-advice-` are the rulebook's general advice where it fits the moment.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.game import Prompt
from hanpan.core.language.text import Texts
from hanpan.games.dice_battle.ai import policy
from hanpan.games.dice_battle.ai.params import SHARED, TABLE
from hanpan.games.dice_battle.rules.actions import TENDENCIES, Action, Card, Declare, Keep, Play, Tendency
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.table.records import expected_points
from hanpan.games.dice_battle.table.view import View
from hanpan.plugin import Comparison

Risk: TypeAlias = Literal["high", "medium", "low"]

BLUNDER = 3  # points that somebody is asked about before they are given away
_ROW = TABLE["hard"]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a hint: a message id and its arguments."""

    id: str
    args: Fields = NO_FIELDS


class TendencyOdds(msgspec.Struct, frozen=True):
    """How a tendency's die turns out."""

    tendency: Tendency
    success: int  # percent of the faces that succeed, rounded
    risk: Risk
    points: float  # mean points of a die, specials aside
    faces: tuple[int, ...]  # those that succeed


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach would do, and why; what to look at first; the odds where a tendency is to be declared."""

    action: Action
    reasons: tuple[Reason, ...]
    odds: tuple[TendencyOdds, ...] = ()
    nudge: Reason | None = None
    idea: tuple[Reason, ...] = ()  # where the reasons name the answer themselves


def hint(view: View, prompt: Prompt, legal: Sequence[Action], params: Params) -> Hint:
    """One of `legal` with its reasons, from what the view shows and nothing else."""
    if prompt.kind == "tendency":
        return _tendency_hint(view, params)
    if prompt.kind == "keep":
        return _keep_hint(view, params)
    return _play_hint(view, prompt, legal)


def compare(view: View, prompt: Prompt, legal: Sequence[Action], params: Params, action: Action) -> Comparison:
    """An answer beside the coach's: what a die of luck scores is known; of the others the rest of the game decides."""
    advice = hint(view, prompt, legal, params)
    if action == advice.action:
        return Comparison(advice, known=True)
    if not isinstance(action, Keep) or not isinstance(advice.action, Keep):
        return Comparison(advice)
    tendency = view.me.tendency or "balance"
    less = _points(params, tendency, advice.action.face) - _points(params, tendency, action.face)
    if less <= 0:
        return Comparison(advice, known=True)
    return Comparison(advice, Reason("cost-points", {"points": less}), True, less >= BLUNDER)


def lines(texts: Texts, given: Hint) -> tuple[str, ...]:
    """The reasons of a hint in words, one sentence each."""
    return tuple(texts.format(reason.id, reason.args) for reason in given.reasons)


@lru_cache
def tendency_odds(params: Params) -> tuple[TendencyOdds, ...]:
    """How often each tendency succeeds and how risky that is, under these numbers (DB-4.4 to DB-4.6)."""
    return tuple(_odds(params, tendency) for tendency in TENDENCIES)


def _odds(params: Params, tendency: Tendency) -> TendencyOdds:
    faces = params.die.faces
    good = tuple(face for face in range(1, faces + 1) if worth(params, tendency, face).success)
    succeed = len(good)
    risk: Risk = "low" if succeed == faces else ("medium" if 2 * succeed > faces else "high")
    return TendencyOdds(
        tendency=tendency,
        success=round(100 * succeed / faces),
        risk=risk,
        points=round(expected_points(params, tendency), 2),
        faces=good,
    )


def _tendency_hint(view: View, params: Params) -> Hint:
    wish = policy.tendency(view, _ROW)
    chosen = max(zip(wish.weights, wish.options, strict=True), key=lambda pair: pair[0])[1]
    odds = tendency_odds(params)
    mine = next(row for row in odds if row.tendency == chosen)
    me, rival = view.me, view.rival
    args: Fields = {
        "energy": me.energy,
        "gap": abs(me.total - rival.total),
        "gauge": me.gauge,
        "missing": params.gauge.full - me.gauge,
    }
    reasons = [
        Reason(f"hint-{wish.reason.replace('_', '-')}", args),
        Reason("hint-odds", {"tendency": chosen, "success": mine.success, "risk": mine.risk}),
        *_advice(view, params, chosen),
    ]
    return Hint(Declare(chosen), tuple(reasons), odds, Reason(f"nudge-{_LOOK[wish.reason]}", args))


def _keep_hint(view: View, params: Params) -> Hint:
    face = policy.face_to_keep(view, params)
    tendency = view.me.tendency or "balance"
    scored = {die: _points(params, tendency, die) for die in view.luck_dice}
    args: Fields = {"face": face, "points": scored[face], "tendency": tendency}
    nudge = Reason("nudge-keep", {"tendency": tendency})
    if len(scored) == 1:
        return _named(Keep(face), [Reason("hint-keep-same", args)], nudge)
    equal = len(set(scored.values())) == 1
    return _named(Keep(face), [Reason("hint-keep-equal" if equal else "hint-keep", args)], nudge)


def _points(params: Params, tendency: Tendency, face: int) -> int:
    brings = worth(params, tendency, face)
    return brings.points + brings.bonus


def _play_hint(view: View, prompt: Prompt, legal: Sequence[Action]) -> Hint:
    before_roll = prompt.kind == "pre"
    wishes = policy.pre_cards(view, _ROW) if before_roll else policy.post_cards(view, _ROW)
    shields = policy.shields_to_build(view, _ROW) if before_roll else 0
    plan = policy.plan(wishes, shields, legal, lambda wish: wish.percent >= 50)
    reasons = [_card_reason(view, wish) for wish in plan.wishes]
    if plan.play.shields:
        reasons.append(Reason("hint-shields", {"count": plan.play.shields, "wanted": _ROW.shields}))
    usable = {card for action in legal if isinstance(action, Play) for card in action.cards}
    if not plan.play.cards and (usable or not plan.play.shields):
        reasons.insert(0, _pass_reason(view, legal, usable))
    if "defence" in plan.play.cards and "attack" in view.hand:
        reasons.append(Reason("hint-advice-defend-first"))
    nudge = "nudge-card" if plan.play.cards else "nudge-build" if plan.play.shields else "nudge-save"
    return _named(plan.play, reasons, Reason(nudge))


def _named(action: Action, reasons: Sequence[Reason], nudge: Reason) -> Hint:
    """A hint whose reasons name what to do."""
    return Hint(action, tuple(reasons), (), nudge, tuple(reasons[:2]))


def _card_reason(view: View, wish: policy.CardWish) -> Reason:
    args: Fields = {
        "card": wish.card,
        "energy": view.me.energy,
        "gap": abs(view.me.total - view.rival.total),
        "cards": view.rival.cards,
    }
    return Reason(f"hint-card-{wish.reason.replace('_', '-')}", args)


def _pass_reason(view: View, legal: Sequence[Action], usable: set[Card]) -> Reason:
    """Why no card is played."""
    if not usable:
        return Reason("hint-pass-nothing" if len(legal) == 1 else "hint-pass-no-card")
    if usable == {"reset"} and any(face > SHARED.low_die for face in view.me.dice):
        return Reason("hint-pass-reset", {"low": SHARED.low_die})
    return Reason("hint-pass-early" if policy.part_of_game(view) == "early" else "hint-pass-wait")


def _advice(view: View, params: Params, chosen: Tendency) -> Iterator[Reason]:
    """The rulebook's general advice, as far as this moment asks for it."""
    part = policy.part_of_game(view)
    me, rule = view.me, params.gauge
    yield Reason(f"hint-advice-{part}")
    if part == "late":
        if me.run and me.run + 1 == rule.run_length:
            yield Reason("hint-advice-sixes", {"face": rule.run_face, "count": rule.run_length})
        return
    if _one_short(me.loss_streak, rule.losses) and rule.loss_gain:
        yield Reason("hint-advice-lose", {"losses": rule.losses, "gain": rule.loss_gain})
    missing = rule.total_from - me.total
    if rule.total_gain and missing > 0 and (part == "middle" or missing <= params.die.faces):
        yield Reason("hint-advice-total", {"target": rule.total_from, "missing": missing, "gain": rule.total_gain})
    together = _gauge_chances(view, params)
    if together >= 3:
        yield Reason("hint-advice-together", {"count": together})
    if me.gauge + 1 == rule.full and chosen != "balance":
        yield Reason("hint-advice-hold", {"gauge": me.gauge, "full": rule.full})


_LOOK: dict[policy.TendencyReason, str] = {  # what a reason for a tendency makes one look at
    "weights": "steady",
    "short_energy": "energy",
    "behind": "totals",
    "ahead": "totals",
    "gauge": "gauge",
    "no_shields": "shields",
    "attack_card": "hand",
    "boost_card": "hand",
    "rich": "energy",
    "steady": "steady",
}


def _gauge_chances(view: View, params: Params) -> int:
    """How many conditions could fill the gauge in this round (DB-4.6, DB-9)."""
    me, rule = view.me, params.gauge
    return sum(
        (
            params.balance.gauge > 0,
            2 * len(me.faces) >= params.die.faces,  # a repeated face is as likely as not
            0 < rule.total_from - me.total <= params.die.faces,
            _one_short(me.loss_streak, rule.losses) or _one_short(me.win_streak, rule.wins),
        )
    )


def _one_short(streak: int, length: int) -> bool:
    """Whether one more round of the kind completes a streak that has begun."""
    return streak > 0 and (streak + 1) % length == 0
