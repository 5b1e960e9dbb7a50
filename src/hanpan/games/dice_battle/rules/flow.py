"""The stages of a round in which somebody is asked: one row each."""

from collections.abc import Callable, Sequence

from hanpan.core.contract.flow import Check, Flow, Stage
from hanpan.core.contract.refusal import Refusal
from hanpan.games.dice_battle.rules import phases
from hanpan.games.dice_battle.rules.accumulate import outcome_of
from hanpan.games.dice_battle.rules.actions import FORMS, PASS, TENDENCIES, Action, Declare, Keep, Play
from hanpan.games.dice_battle.rules.cards import CardStage, check_phase, check_play, legal_plays
from hanpan.games.dice_battle.rules.menu import higher_die, offered_cards, offered_dice
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.prompts import KeepPrompt, PostPrompt, PrePrompt, TendencyPrompt
from hanpan.games.dice_battle.rules.state import State


def _plays(stage: CardStage) -> Callable[[Params, State, int], Sequence[Play]]:
    return lambda params, state, side: legal_plays(params, stage, state.players[side], state.turns[side])


def _check_play(stage: CardStage) -> Check[Params, State]:
    return lambda params, state, side, play: check_play(params, stage, state.players[side], state.turns[side], play)


def _keeps(params: Params, state: State, side: int) -> Sequence[Keep]:
    return [Keep(face) for face in sorted(set(state.turns[side].luck_dice))]


def _check_keep(params: Params, state: State, side: int, keep: Keep) -> Refusal | None:
    dice = state.turns[side].luck_dice
    return None if keep.face in dice else Refusal("not_rolled", "DB-4.2", {"face": keep.face, "dice": [*dice]})


def _misplaced(state: State, action: Action) -> Refusal:
    """A card of another phase is refused by that; anything else by the order of the phases."""
    told = check_phase(state.stage, action) if isinstance(action, Play) else None
    return told or Refusal("wrong_action", "DB-1.5", {"stage": state.stage, "move": FORMS.write(action)})


FLOW = Flow[Params, State](
    Stage(
        "tendency",
        TendencyPrompt().prompt("DB-2.3"),
        {Declare: None},
        tuple(map(Declare, TENDENCIES)),
        phases.after_tendencies,
        away=Declare("balance"),
    ),
    Stage(
        "pre",
        PrePrompt().prompt("DB-3.1"),
        {Play: _check_play("pre")},
        _plays("pre"),
        phases.after_pre_cards,
        menu=offered_cards,
        away=PASS,
    ),
    Stage(
        "keep",
        KeepPrompt().prompt("DB-4.2"),
        {Keep: _check_keep},
        _keeps,
        phases.after_keeps,
        asks=lambda state, side: bool(state.turns[side].luck_dice),
        menu=offered_dice,
        away=higher_die,
    ),
    Stage(
        "post",
        PostPrompt().prompt("DB-5.1"),
        {Play: _check_play("post")},
        _plays("post"),
        phases.after_post_cards,
        menu=offered_cards,
        away=PASS,
    ),
    start=phases.open_game,
    outcome=outcome_of,
    over="DB-10.1",
    misplaced=_misplaced,
)
