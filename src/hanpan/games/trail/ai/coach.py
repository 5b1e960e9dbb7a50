"""The coach: the best turn from here, and what ending the turn as it stands would cost beside it.

The turn comes from the solver (compiled/plans.py), which looks at every turn there is; the numbers are those of the
preview. Reroll and Plan lead to chance: they are advised where their outcomes are worth more on average, by the die and
by the cards that are known to lie in the piles. The turn is told twice: in sentences, and move by move with how things
stand after each, for boards that draw it (`plan`). Where numba is not installed, or while it still compiles the solver,
a level of the AI names the next move instead, and the hint says so.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.language.narrate import kind_of
from hanpan.games.trail.ai.selector import level
from hanpan.games.trail.compiled.objective import HINT
from hanpan.games.trail.compiled.plans import (
    Gamble,
    NoCompiler,
    Odds,
    Plan,
    Verdict,
    best_and,
    gambles,
    is_ready,
    judge_turn,
    odds_of,
    prepare,
    unsure,
)
from hanpan.games.trail.rules.actions import Action, Drink, End, Go, Play, Press, Swap, Take, Undo, Visit
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import act
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import xy
from hanpan.games.trail.table.preview import Preview, hits_of, preview, struck_of
from hanpan.games.trail.table.view import View, state_of
from hanpan.plugin import Comparison

__all__ = ["Hint", "Reason", "compare", "hint", "prepare"]

LEVEL = "normal"
PATIENCE = 1_000_000  # states: about two seconds
GAMBLE_PATIENCE = 300_000  # for all outcomes of a card


COMPARED = 150_000  # for an answer beside the best: somebody is about to move
BLUNDER = 6  # points of health
_OUTCOMES = ("hint-wins", "hint-kills", "hint-loses", "hint-unhurt")
_LOOK = {  # what the turn comes to, the weightiest first, and where that makes one look
    "hint-wins": "nudge-wins",
    "hint-doomed": "nudge-doomed",
    "hint-as-good": "nudge-as-good",
    "hint-unhurt": "nudge-unhurt",
}


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a hint: a message id and its arguments."""

    id: str
    args: Fields = NO_FIELDS


class Planned(msgspec.Struct, frozen=True):
    """A move of the coach's turn (a step, a card, a potion, the end), and how things stand after it."""

    action: Action
    path: tuple[int, ...]  # the tiles passed, in order, slides among them
    damage: int  # to monsters
    at: int
    spd: int
    mana: int
    hp: int
    hand: int  # cards
    potions: int


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do, and why; in a turn also what after that, as far as it is certain. Before that, what to
    look at, and the first move with what comes of the turn."""

    action: Action
    reasons: tuple[Reason, ...]
    plan: tuple[Planned, ...] = ()
    nudge: Reason | None = None
    idea: tuple[Reason, ...] = ()


def hint(view: View, prompt: Prompt, legal: Sequence[Action], params: Params) -> Hint:
    """One of `legal` with its reasons, from what the view shows and nothing else; the same view, the same hint."""
    if prompt.kind != "turn":
        action = level(LEVEL, params).choose(view, prompt, legal, SeededChance(0, 0))
        said = tuple(_between(action))
        return Hint(action, said, (), Reason(f"nudge-{kind_of(action)}"), said)
    state = replace(state_of(view), moving=True)
    if not is_ready():
        return _plain(view, prompt, legal, params, "hint-preparing")
    try:
        verdict = judge_turn(params, state, (), HINT, patience=PATIENCE)
    except NoCompiler:
        return _plain(view, prompt, legal, params, "hint-no-solver")
    tried = max(gambles(params, state, HINT, patience=GAMBLE_PATIENCE), key=lambda one: one.value, default=None)
    if tried is not None and tried.value > verdict.best.value:
        said = tuple(_gamble(tried, verdict))
        plan = tuple(_planned(params, state, (tried.action,)))
        return Hint(tried.action, said, plan, Reason("nudge-luck"), said[:2])
    wanted = verdict.best.actions[0]
    certain = bool(unsure(state))
    reasons = (*_turn(params, state, verdict.best, certain), *_no_better(tried, verdict), *_cost(verdict, certain))
    plan = tuple(_planned(params, state, verdict.best.actions))
    idea = (*_move(wanted), *(each for each in reasons if each.id in _OUTCOMES))
    return Hint(_pressed(view, wanted), reasons, plan, _nudge(wanted, reasons), idea)


def compare(view: View, prompt: Prompt, legal: Sequence[Action], params: Params, action: Action) -> Comparison:
    """An answer beside the best turn: each followed by the best that is left. Controls cost nothing; between turns, and
    where a search would take long, nobody can tell."""
    advice = hint(view, prompt, legal, params)
    if action == advice.action or isinstance(action, Press):
        return Comparison(advice, known=True)
    if prompt.kind != "turn" or isinstance(action, Undo) or not is_ready():
        return Comparison(advice)
    try:
        both = best_and(params, replace(state_of(view), moving=True), action, HINT, patience=COMPARED)
    except NoCompiler:
        return Comparison(advice)
    if both is None:
        return Comparison(advice)
    best, given = both
    less = best.value - given.value
    if less <= 0:
        return Comparison(advice, known=True)
    cost = _less("cost", best.odds, given.odds) or Reason("cost-hp", {"hp": _hp(less)})
    return Comparison(advice, cost, True, less >= BLUNDER * HINT.health)


def _plain(view: View, prompt: Prompt, legal: Sequence[Action], params: Params, why: str) -> Hint:
    """The next move of a level, where no best turn can be worked out, and why none can."""
    wanted: Action = level(LEVEL, params).choose(replace(view, moving=True), prompt, legal, SeededChance(0, 0))
    state = replace(state_of(view), moving=True)
    reasons = (*_move(wanted), *_numbers(wanted, preview(params, state, wanted), view.hp), Reason(why))
    plan = tuple(_planned(params, state, (wanted,)))
    return Hint(_pressed(view, wanted), reasons, plan, _nudge(wanted, reasons), reasons[:2])


def _pressed(view: View, wanted: Action) -> Action:
    """What to press for it: walking needs movement mode."""
    return Press("a") if isinstance(wanted, Go) and not view.moving else wanted


def _nudge(wanted: Action, reasons: Sequence[Reason]) -> Reason:
    """What to look at, without what to do."""
    said = {each.id for each in reasons}
    for told, nudge in _LOOK.items():
        if told in said:
            return Reason(nudge)
    return Reason("nudge-card" if isinstance(wanted, Play | Drink) else "nudge-end")


def _planned(params: Params, state: State, actions: Sequence[Action]) -> Iterator[Planned]:
    """The moves one after the other; controls are no moves."""
    for action in actions:
        shown = preview(params, state, action)
        state = shown.state
        if not isinstance(action, Press):
            yield Planned(
                action=action,
                path=shown.path,
                damage=sum(one.amount for one in shown.struck),
                at=shown.at,
                spd=state.spd,
                mana=state.mana,
                hp=state.hp,
                hand=len(state.hand),
                potions=len(state.potions),
            )


def _turn(params: Params, state: State, plan: Plan, certain: bool) -> Iterator[Reason]:
    """The whole turn in a few sentences: walks in one piece, then what comes of it.

    `certain`: there are cards that lead to chance, so that this is the best only of what is certain.
    """
    out: list[Happening] = []
    after, way, said = state, list[Action](), list[Reason]()
    for action in plan.actions:
        if not isinstance(action, Go | Press):
            said += _walk(way)
            way = []
            said += _move(action)
        elif isinstance(action, Go):
            way.append(action)
        after = act(params, after, action, out)
    best = "hint-best-certain" if certain else "hint-doomed" if after.hp <= 0 else "hint-best"
    yield Reason(best if plan.exact else "hint-good", {"states": plan.states})
    yield from (*said, *_walk(way))
    dealt = sum(one.amount for one in struck_of(out))
    if dealt:
        yield Reason("hint-dealt", {"damage": dealt})
    if after.due == "won":
        yield Reason("hint-wins")
        return
    lost = sum(hit.amount for hit in hits_of(out, state.hp))
    if after.hp <= 0:
        yield Reason("hint-kills", {"damage": lost})
        return
    yield Reason("hint-loses", {"damage": lost}) if lost else Reason("hint-unhurt")
    if after.left:
        yield Reason("hint-deducted", {"left": after.left})


def _walk(way: Sequence[Action]) -> Iterator[Reason]:
    tiles = [xy(step.to) for step in way if isinstance(step, Go)]
    if len(tiles) == 1:
        yield Reason("hint-walk", {"x": tiles[0][0], "y": tiles[0][1]})
    elif tiles:
        x, y = tiles[0]
        yield Reason("hint-way", {"way": " → ".join(f"({at[0]}, {at[1]})" for at in tiles), "x": x, "y": y})


def _gamble(tried: Gamble, verdict: Verdict) -> Iterator[Reason]:
    """A card that leads to chance is worth more, on average, than the best turn that is certain."""
    yield from _move(tried.action)
    certain = odds_of(HINT, verdict.best.breakdown)
    if tried.odds == certain:
        yield Reason("hint-gamble", {"hp": _hp(tried.value - verdict.best.value)})
    elif tried.odds.lost < certain.lost:
        yield Reason("hint-gamble-saves", {"percent": percent(1 - tried.odds.lost)})
    else:
        yield Reason("hint-gamble-better")
    if tried.odds.won:
        yield Reason("hint-gamble-wins", {"percent": percent(tried.odds.won)})


def _no_better(tried: Gamble | None, verdict: Verdict) -> Iterator[Reason]:
    """What the best of such cards is worth less, where that is known."""
    if tried is not None and tried.exact and verdict.best.exact and tried.value < verdict.best.value:
        yield Reason("hint-gamble-less", {"card": tried.action.card})
        hp = _hp(verdict.best.value - tried.value)
        yield _less("less", odds_of(HINT, verdict.best.breakdown), tried.odds) or Reason("less-hp", {"hp": hp})


def _cost(verdict: Verdict, certain: bool) -> Iterator[Reason]:
    """What it costs to end the turn as it stands. Nothing is as good as any where better may not have been found."""
    best, yours = odds_of(HINT, verdict.best.breakdown), odds_of(HINT, verdict.yours)
    if not verdict.cost:
        if verdict.best.exact and not best.lost:
            yield Reason("hint-as-good-certain" if certain else "hint-as-good")
    elif yours.lost:
        yield Reason("hint-cost-all")
    elif best.won and not yours.won:
        yield Reason("hint-cost-win")
    else:
        yield Reason("hint-cost", {"hp": _hp(verdict.cost)})


def _less(what: str, best: Odds, given: Odds) -> Reason | None:
    """What a worse turn costs where it ends the stage otherwise: the run, then the win. Health is counted apart."""
    if given.lost > best.lost:
        return Reason(f"{what}-run-odds" if given.lost < 1 else f"{what}-run", {"percent": percent(given.lost)})
    if given.won < best.won:
        return Reason(f"{what}-win-odds" if given.won else f"{what}-win", {"percent": percent(given.won)})
    return None


def percent(odds: Fraction) -> int:
    """Of a hundred cases; certain is said of nothing else."""
    return min(99, max(1, round(100 * odds))) if 0 < odds < 1 else round(100 * odds)


def _hp(worth: Fraction | float) -> int:
    """What a difference is worth in health, for words that say "about"."""
    return max(1, round(worth / HINT.health))


def _between(action: Action) -> Iterator[Reason]:
    if isinstance(action, Take):
        yield Reason("hint-take", {"card": action.card}) if action.card else Reason("hint-skip")
    elif isinstance(action, Swap):
        yield Reason("hint-swap", {"potion": action.potion}) if action.potion else Reason("hint-decline")
    elif isinstance(action, Visit):
        yield Reason("hint-visit", {"event": action.event})
    else:
        yield Reason("hint-map")


def _move(action: Action) -> Iterator[Reason]:
    if isinstance(action, Go):
        x, y = xy(action.to)
        yield Reason("hint-walk", {"x": x, "y": y})
    elif isinstance(action, Play):
        yield Reason("hint-play", {"card": action.card})
    elif isinstance(action, Drink):
        yield Reason("hint-drink", {"potion": action.potion})
    elif isinstance(action, End):
        yield Reason("hint-end")


def _numbers(action: Action, shown: Preview, hp: int) -> Iterator[Reason]:
    dealt = sum(one.amount for one in shown.struck)
    if dealt:
        yield Reason("hint-dealt", {"damage": dealt})
    lost = sum(hit.amount for hit in (shown.hits if isinstance(action, End) else shown.at_end))
    if lost >= hp:
        yield Reason("hint-kills-there", {"damage": lost})
    elif shown.due != "won":
        yield Reason("hint-hit", {"damage": lost}) if lost else Reason("hint-safe")
    if shown.deduction:
        yield Reason("hint-left", {"left": shown.deduction})
