"""The coach: always a legal answer with reasons in words, the same for the same view, and what it says is so."""

from collections.abc import Mapping
from typing import Any

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import Step
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.sorcerers.ai.coach import Hint, hint
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import Attack, Block, Discard, Next, Play
from hanpan.games.sorcerers.rules.state import State

GAME = Sorcerers()
DECK = ["SOR-04"] * 9


def hint_for(state: State, seat: Seat) -> Hint:
    return hint(GAME.view(state, seat), GAME.pending(state)[seat], GAME.legal(state, seat), GAME.params)


def test_hints_are_legal_and_say_why() -> None:
    texts = [GAME.texts(lang) for lang in LANGS]
    seen: set[str] = set()

    def watch(number: int, state: State, moves: Mapping[Seat, Any], _step: Step) -> None:
        for seat in moves if number % 4 == 0 or state.stage not in ("main", "respond") else ():
            given = hint_for(state, seat)
            assert GAME.check(state, seat, given.action) is None
            assert given.reasons
            seen.update(reason.id for reason in given.reasons)
            action = given.action
            if isinstance(action, Attack):
                assert len([1 for reason in given.reasons if reason.id == "hint-attacker"]) == len(action.places)
            elif isinstance(action, Block):
                assert len([1 for reason in given.reasons if reason.id == "hint-blocker"]) == len(action.pairs)
            elif isinstance(action, Play):
                assert given.reasons[0].args["card"] == action.card
            elif isinstance(action, Discard):
                assert [reason.args["card"] for reason in given.reasons] == list(action.cards)
            for reason in given.reasons:
                assert all(value != "" for value in reason.args.values())
                for said in texts:
                    assert "{" not in said.format(reason.id, reason.args)

    for number in range(2):
        play_out(GAME, "casual", {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}, SeedKeys(3, number), on_step=watch)
    assert {"hint-deck", "hint-summon", "hint-attacker", "hint-next", "hint-pass", "hint-tried"} <= seen


def test_the_same_view_gets_the_same_hint_and_one_answer_needs_no_trying() -> None:
    state = GAME.given({"p1": {"hand": ["SOR-03"], "power": 9, "deck": DECK}, "p2": {"deck": DECK}})
    first = hint_for(state, "p1")
    assert first == hint_for(state, "p1")
    assert isinstance(first.action, Play)
    assert first.reasons[-1].id == "hint-tried"
    empty = GAME.given({"p1": {"power": 9, "deck": DECK}, "p2": {"deck": DECK}})
    assert isinstance(hint_for(empty, "p1").action, Next)
    assert hint_for(empty, "p1").reasons[-1].id != "hint-tried"
