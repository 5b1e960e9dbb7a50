"""The questions of a match, from the decks to the sideboards: one row each, with what every answer does."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.flow import Apply, Check, Flow, Stage
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules import bout, combat, menu, plays, turn
from hanpan.games.sorcerers.rules.actions import (
    FORMS,
    KEEP,
    MULLIGAN,
    NEXT,
    NO_BLOCK,
    PASS,
    Action,
    Attack,
    Block,
    Choose,
    ChooseDeck,
    Discard,
    Exchange,
    Keep,
    Mulligan,
    Next,
    Pass,
    Play,
    Repeat,
    Respond,
    Use,
)
from hanpan.games.sorcerers.rules.choices import answer, picks
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events.stack import Passed
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.prompts import (
    AttackPrompt,
    BlockPrompt,
    ChoosePrompt,
    DeckPrompt,
    DiscardPrompt,
    LoopPrompt,
    MainPrompt,
    MulliganPrompt,
    RespondPrompt,
    SidePrompt,
)
from hanpan.games.sorcerers.rules.resolve import is_guarded, resolve
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.stack import declare, is_silent
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.rules.triggers import key_of, times
from hanpan.games.sorcerers.rules.verdict import outcome_of

_Do: TypeAlias = Callable[[Scene, State, int, Any], State]


class _Answer(NamedTuple):
    """Why an answer is refused, what it does, and whether the stack and the turn go on from there."""

    check: Check[Params, State] | None
    do: _Do
    goes_on: bool = True


def _one(
    name: str,
    asks: Callable[[State, int], bool],
    prompt: Prompt | Callable[[Params, State, int], Prompt],
    legal: Callable[[Params, State, int], Sequence[Any]],
    answers: Mapping[type, _Answer],
    **more: Any,
) -> Stage[Params, State]:
    """A stage in which one side is asked, and its answer is done at once."""

    def apply(
        params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
    ) -> State:
        ((seat, action),) = moves.items()
        scene, how = Scene(params, chance, out), answers[type(action)]
        state = how.do(scene, state, 0 if seat == "p1" else 1, action)
        return turn.go_on(scene, state) if how.goes_on or state.step == "start" else state

    return Stage(name, prompt, {kind: how.check for kind, how in answers.items()}, legal, apply, asks, **more)


def _all(do: Callable[[Scene, State, Mapping[Seat, Action]], State]) -> Apply[Params, State]:
    """Both sides have answered."""
    return lambda params, state, moves, chance, out: do(Scene(params, chance, out), state, moves)


# Who is asked.


def _active(state: State, side: int) -> bool:
    return state.active == side


def _other(state: State, side: int) -> bool:
    return state.active != side


def _named(state: State, side: int) -> bool:
    return state.asked == side


# What they are asked.


def _main(params: Params, state: State, side: int) -> Prompt:
    first = state.step == "main_a"
    attackers = len(combat.rested(state, side)) if first else 0
    clause = "SO-PHASE-01" if first else "SO-PHASE-06"
    return MainPrompt(state.step, state.players[side].power, attackers).prompt(clause)


def _respond(params: Params, state: State, side: int) -> Prompt:
    return RespondPrompt(object_name(state.stack[-1])).prompt("SO-PLAY-02")


def _choose(params: Params, state: State, side: int) -> Prompt:
    return ChoosePrompt(state.choice, object_name(state.stack[-1])).prompt("SO-AM-22")


def _loop(params: Params, state: State, side: int) -> Prompt:
    first = state.held[0]
    runs = times(first.causes, key_of(first))
    return LoopPrompt(object_name(first), runs, params.loop.most).prompt("SO-LOOP-03")


def _discard(params: Params, state: State, side: int) -> Prompt:
    hand, limit = len(state.players[side].hand), params.turn.hand_limit
    many = turn.many_discards(params, hand)
    return DiscardPrompt(hand - limit, limit).prompt("SO-HAND-05", composed=many)


def _side(params: Params, state: State, side: int) -> Prompt:
    return SidePrompt(state.bout.game + 1, params.deck.sideboard).prompt("SO-SIDE-01")


# What they may answer, where no other module says it.


def _discards(params: Params, state: State, side: int) -> Sequence[Discard]:
    hand = state.players[side].hand
    return () if turn.many_discards(params, len(hand)) else turn.legal_discards(params, hand)


@lru_cache
def _totals(least: int, most: int) -> tuple[Repeat, ...]:
    return tuple(map(Repeat, range(least, most + 1)))


def _check_choose(params: Params, state: State, side: int, choose: Choose) -> Refusal | None:
    if choose.pick in picks(state):
        return None
    clause = "SO-AM-20" if state.choice == "replace" else "SO-AM-22"
    if state.choice == "target" and is_guarded(state, state.stack[-1].side, choose.pick):
        clause = "SO-STACK-06"
    return Refusal("bad_choice", clause, {"pick": choose.pick})


def _check_repeat(params: Params, state: State, side: int, repeat: Repeat) -> Refusal | None:
    low, high = params.loop.repeats, params.loop.most
    if low <= repeat.total <= high:
        return None
    return Refusal("bad_total", "SO-AM-15", {"total": repeat.total, "least": low, "most": high})


# What the answers do, where no other module says it.


def _pass(scene: Scene, state: State, side: int, action: Pass) -> State:
    scene.out.append(Passed("SO-PLAY-03", SEATS[side], object_name(state.stack[-1]), by_itself=False))
    return resolve(scene, replace(state, stage="main"))


# Answers that nobody waits for.


def _unasked(state: State, seat: Seat, action: Action) -> Refusal:
    if isinstance(action, Respond) and action.card in CARDS and is_silent(state):
        return Refusal("silenced", "SO-AM-34", {"card": action.card})
    clause = "SO-AM-24" if isinstance(action, Respond | Pass) else "SO-BASE-09"
    return Refusal("not_asked", clause, {"seat": seat})


def _misplaced(state: State, action: Action) -> Refusal:
    """Attacks outside combat have clauses of their own."""
    clause = "SO-AM-24"
    if isinstance(action, Attack):
        clause = "SO-PHASE-09" if state.step == "main_b" else "SO-PHASE-05"
    return Refusal("wrong_action", clause, {"stage": state.stage, "move": FORMS.write(action)})


FLOW = Flow[Params, State](
    Stage(
        "deck",
        DeckPrompt().prompt("SO-BASE-15"),
        {ChooseDeck: lambda params, state, side, choice: bout.check_choice(params, state.bout.mode, choice)},
        lambda params, state, side: bout.legal_decks(params, state.bout.mode),
        _all(bout.after_decks),
    ),
    Stage(
        "mulligan",
        MulliganPrompt().prompt("SO-BASE-03"),
        {Keep: None, Mulligan: None},
        (KEEP, MULLIGAN),
        _all(bout.after_mulligans),
        away=KEEP,
    ),
    _one(
        "main",
        _active,
        _main,
        lambda params, state, side: [
            NEXT,
            *plays.legal_plays(params, state, side),
            *plays.legal_uses(state, side),
        ],
        {
            Play: _Answer(plays.check_play, plays.play),
            Use: _Answer(lambda params, state, side, use: plays.check_use(state, side, use), plays.use),
            Next: _Answer(None, lambda scene, state, side, action: turn.end_main(scene, state), goes_on=False),
        },
        menu=menu.offered_plays,
        away=NEXT,
    ),
    _one(
        "attack",
        _active,
        AttackPrompt().prompt("SO-BASE-10"),
        lambda params, state, side: [NEXT, *combat.legal_attacks(state, side)],
        {
            Attack: _Answer(
                lambda params, state, side, attack: combat.check_attack(state, side, attack), combat.attack
            ),
            Next: _Answer(None, lambda scene, state, side, action: turn.no_attack(scene, state), goes_on=False),
        },
        menu=menu.offered_attackers,
        away=NEXT,
    ),
    _one(
        "block",
        _other,
        BlockPrompt().prompt("SO-DMG-03"),
        lambda params, state, side: combat.legal_blocks(state, side),
        {
            Block: _Answer(
                lambda params, state, side, block: combat.check_block(state, side, block),
                lambda scene, state, side, block: combat.block(scene, replace(state, step="damage"), side, block),
            )
        },
        menu=menu.offered_blocks,
        away=NO_BLOCK,
    ),
    _one(
        "respond",
        _named,
        _respond,
        lambda params, state, side: [PASS, *plays.legal_responses(state, side)],
        {
            Respond: _Answer(
                lambda params, state, side, response: plays.check_respond(state, side, response), plays.respond
            ),
            Pass: _Answer(None, _pass),
        },
        menu=menu.offered_responses,
        away=PASS,
    ),
    _one(
        "choose",
        _named,
        _choose,
        lambda params, state, side: [*map(Choose, picks(state))],
        {
            Choose: _Answer(
                _check_choose,
                lambda scene, state, side, choose: answer(scene, replace(state, stage="main"), choose.pick),
            )
        },
        menu=menu.offered_picks,
        away=menu.the_least,
    ),
    _one(
        "loop",
        _named,
        _loop,
        lambda params, state, side: _totals(params.loop.repeats, params.loop.most),
        {
            Repeat: _Answer(
                _check_repeat,
                lambda scene, state, side, repeat: declare(scene, replace(state, stage="main"), repeat.total),
            )
        },
        menu=menu.offered_totals,
    ),
    _one(
        "discard",
        _active,
        _discard,
        _discards,
        {Discard: _Answer(turn.check_discard, turn.discard)},
        menu=menu.offered_discards,
        pieces=lambda params, view, said: turn.discard_pieces(params, view.hand, said),
    ),
    Stage(
        "side",
        _side,
        {
            Exchange: lambda params, state, side, choice: bout.check_exchange(params, state.players[side], choice),
            Keep: None,
        },
        lambda params, state, side: bout.legal_exchanges(params, state.players[side]),
        _all(bout.after_exchanges),
        away=KEEP,
    ),
    start=bout.open_game,
    outcome=outcome_of,
    over="SO-STATE-02",
    unasked=_unasked,
    misplaced=_misplaced,
)
