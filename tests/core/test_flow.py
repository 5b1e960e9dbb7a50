"""A table of stages answers the contract."""

import pickle
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.flow import Flow, Stage, Staged
from hanpan.core.contract.game import Outcome, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.visibility import Public
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids


class State(msgspec.Struct, frozen=True):
    stage: Public[Literal["call", "answer", "over"]] = "call"
    turn: Public[int] = 0


class Call(msgspec.Struct, frozen=True, tag="call"):
    number: Literal[1, 2]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    number: Literal[1, 2, 3]


def _called(params: Any, state: State, moves: Mapping[Any, Any], chance: Any, out: Any) -> State:
    return replace(state, stage="answer", turn=moves["p1"].number - 1)


CALL = Stage[Any, State]("call", Prompt("call", "X-1"), {Call: None}, (Call(1), Call(2)), _called, away=Call(2))
ANSWER = Stage[Any, State](
    "answer",
    lambda params, state, side: Prompt("answer", "X-2", {"turn": state.turn}),
    {Answer: lambda params, state, side, answer: Refusal("odd", "X-2") if answer.number == 3 else None},
    lambda params, state, side: [Answer(1), Answer(2)],
    lambda params, state, moves, chance, out: replace(state, stage="over"),
    asks=lambda state, side: state.turn == side,
    away=lambda params, view, legal: legal[-1],
)


def _flow(*stages: Stage[Any, State]) -> Flow[Any, State]:
    return Flow(
        *stages, start=lambda params, mode, chance, out: State(), outcome=lambda state: Outcome(None, "X-3"), over="X-3"
    )


class Calls(Staged[State, Any]):
    id, state_type, action_type, events, flow = "calls", State, Call | Answer, (), _flow(CALL, ANSWER)


def test_the_rows_answer_the_contract() -> None:
    game, chance = Calls(), SeededChance(1, 0)
    state = game.setup("usual", chance).state
    assert game.pending(state) == dict.fromkeys(("p1", "p2"), Prompt("call", "X-1"))
    assert [offer.action for offer in game.menu(state, "p2")] == list(game.legal(state, "p2")) == [Call(1), Call(2)]
    assert game.default_action(None, Prompt("call", "X-1"), ()) == Call(2)
    assert game.check(state, "p1", Answer(1)) == Refusal("wrong_action", "X-1", {"stage": "call", "move": "answer 1"})
    assert game.outcome(state) is None

    state = game.apply(state, {"p1": Call(2), "p2": Call(1)}, chance).state
    (prompt,) = game.pending(state).values()
    assert game.pending(state) == {"p2": Prompt("answer", "X-2", {"turn": 1})}
    assert (game.legal(state, "p1"), game.menu(state, "p1")) == ((), ())
    assert game.check(state, "p1", Answer(1)) == Refusal("not_asked", "X-2", {"seat": "p1"})
    assert [game.check(state, "p2", Answer(number)) for number in (1, 3)] == [None, Refusal("odd", "X-2")]
    assert game.default_action(None, prompt, game.legal(state, "p2")) == Answer(2)

    state = game.apply(state, {"p2": Answer(1)}, chance).state
    assert (game.pending(state), game.outcome(state)) == ({}, Outcome(None, "X-3"))
    assert game.check(state, "p2", Answer(1)) == Refusal("game_over", "X-3")


@pytest.mark.parametrize("name", game_ids())
def test_a_copy_of_a_game_is_the_same_game(name: str) -> None:
    game = load_game(name)
    copied = pickle.loads(pickle.dumps(game))
    assert (type(copied), copied.info, copied.params) == (type(game), game.info, game.params)


def test_every_stage_has_one_row() -> None:
    with pytest.raises(TypeError, match="Half: answer: a stage without a row"):

        class Half(Staged[State, Any]):
            id, state_type, action_type, events, flow = "half", State, Call | Answer, (), _flow(CALL)

    with pytest.raises(ValueError, match="two rows have the same stage"):
        _flow(CALL, CALL)
    with pytest.raises(ValueError, match="the stage 'calls' asks 'call'"):
        _flow(Stage("calls", CALL.prompt, {}, (), _called))
