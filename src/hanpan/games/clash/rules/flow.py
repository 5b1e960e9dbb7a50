"""The questions of a game, from the decks to the reactions: one row each."""

from collections.abc import Sequence

from hanpan.core.contract.flow import Flow, Stage
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import CARDS, PLAYER_DECKS
from hanpan.games.clash.rules import phases
from hanpan.games.clash.rules.actions import (
    DECLINE,
    FORMS,
    KEEP,
    Action,
    ChooseDeck,
    Decline,
    Fire,
    Mulligan,
    Queue,
)
from hanpan.games.clash.rules.decks import check_choice
from hanpan.games.clash.rules.declare import (
    check_mulligan,
    check_queue,
    legal_mulligans,
    many_mulligans,
    most_aside,
    mulligan_pieces,
    queue_pieces,
)
from hanpan.games.clash.rules.menu import by_policy, offered_cards, offered_picks
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.prompts import DeckPrompt, DeclarePrompt, MulliganPrompt, ReactPrompt, StartPrompt
from hanpan.games.clash.rules.resolution import eligible, queued_at
from hanpan.games.clash.rules.state import LADDER, State
from hanpan.games.clash.rules.verdict import outcome_of


def _mulligan(params: Params, state: State, side: int) -> Prompt:
    own = state.players[side]
    composed = many_mulligans(params, len(own.hand), len(own.deck))
    return MulliganPrompt(most_aside(params, len(own.deck))).prompt("CL-HAND-01", composed=composed)


def _mulligans(params: Params, state: State, side: int) -> Sequence[Mulligan]:
    own = state.players[side]
    return () if many_mulligans(params, len(own.hand), len(own.deck)) else legal_mulligans(params, own)


def _declare(params: Params, state: State, side: int) -> Prompt:
    own = state.players[side]
    return DeclarePrompt(own.slots, own.energy, params.timer.declare).prompt("CL-FLOW-02", composed=True)


def _check_queue(params: Params, state: State, side: int, queue: Queue) -> Refusal | None:
    return check_queue(state.players[side], state.players[1 - side], queue)


def _react(params: Params, state: State, side: int) -> Prompt:
    card = queued_at(state, state.order[state.at]).card
    return ReactPrompt(card, state.at + 1, params.timer.reaction).prompt("CL-REACT-04", lapses=True)


def _check_fire(params: Params, state: State, side: int, fire: Fire) -> Refusal | None:
    if fire.card not in CARDS:
        return Refusal("unknown_card", "CL-FLOW-03", {"card": fire.card})
    return None if fire.card in eligible(state) else Refusal("cannot_fire", "CL-REACT-03", {"card": fire.card})


def _unasked(state: State, seat: Seat, action: Action) -> Refusal:
    return Refusal("not_asked", "CL-REACT-04" if state.stage == "react" else "CL-BASE-12", {"seat": seat})


def _misplaced(state: State, action: Action) -> Refusal:
    clause = "CL-HAND-02" if isinstance(action, Mulligan) else "CL-FLOW-01"
    return Refusal("wrong_action", clause, {"stage": state.stage, "move": FORMS.write(action)})


FLOW = Flow[Params, State](
    Stage(
        "deck",
        DeckPrompt().prompt("CL-BASE-02"),
        {ChooseDeck: lambda params, state, side, choice: check_choice(params, choice)},
        tuple(map(ChooseDeck, PLAYER_DECKS)),
        phases.after_decks,
        asks=lambda state, side: side == 0 or state.mode not in LADDER,
        away=ChooseDeck(PLAYER_DECKS[0]),
    ),
    Stage(
        "mulligan",
        _mulligan,
        {Mulligan: lambda params, state, side, choice: check_mulligan(params, state.players[side], choice)},
        _mulligans,
        phases.after_mulligans,
        menu=offered_cards,
        away=KEEP,
        pieces=lambda params, view, said: mulligan_pieces(params, view.hand, view.me.deck, said),
    ),
    Stage(
        "start",
        StartPrompt().prompt("CL-BASE-10"),
        {},
        (),
        phases.begin_round,
        asks=lambda state, side: False,
    ),
    Stage(
        "declare",
        _declare,
        {Queue: _check_queue},
        (),  # there may be millions: composed
        phases.after_queues,
        menu=offered_picks,
        away=by_policy,
        pieces=lambda params, view, said: queue_pieces(view.hand, view.me, view.rival, said),
    ),
    Stage(
        "react",
        _react,
        {Fire: _check_fire, Decline: None},
        lambda params, state, side: [*map(Fire, eligible(state)), DECLINE],
        phases.after_reaction,
        asks=lambda state, side: state.order[state.at].side != side,
        away=DECLINE,  # CL-AM-04
    ),
    start=phases.open_game,
    outcome=outcome_of,
    over="CL-END-01",
    unasked=_unasked,
    misplaced=_misplaced,
)
