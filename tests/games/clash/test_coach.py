"""The coach: always a legal answer with reasons in words, the same for the same view, and what it says is so."""

from collections.abc import Mapping
from typing import Any

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import Step
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.clash import Clash
from hanpan.games.clash.ai.coach import Hint, hint
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import Mulligan, Queue
from hanpan.games.clash.rules.state import State

GAME = Clash()


def hint_for(state: State, seat: Seat) -> Hint:
    return hint(GAME.view(state, seat), GAME.pending(state)[seat], GAME.legal(state, seat), GAME.params)


def test_hints_are_legal_and_say_why() -> None:
    texts = [GAME.texts(lang) for lang in LANGS]
    seen: set[str] = set()

    def watch(number: int, state: State, moves: Mapping[Seat, Any], _step: Step) -> None:
        for seat in moves if number % 3 == 0 or state.stage != "declare" else ():
            given = hint_for(state, seat)
            assert GAME.check(state, seat, given.action) is None
            seen.update(reason.id for reason in given.reasons)
            assert given.reasons
            for reason in given.reasons:
                for said in texts:
                    assert "{" not in said.format(reason.id, reason.args)

    for number in range(2):
        play_out(GAME, "casual", {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}, SeedKeys(3, number), on_step=watch)
    assert {"hint-deck", "hint-card-attack", "hint-saved", "hint-pass"} <= seen


def test_a_queue_that_can_end_the_game_is_called_so() -> None:
    state = GAME.given({"stage": "declare", "p1": {"hand": ["A01", "A02"], "energy": 4}, "p2": {"hp": 4}})
    given = hint_for(state, "p1")
    assert isinstance(given.action, Queue)
    assert "hint-lethal" in [reason.id for reason in given.reasons]
    assert hint_for(state, "p1") == given  # nothing is left to chance
    state = GAME.given({"stage": "declare", "p1": {"hand": ["A01", "A02"], "energy": 4}, "p2": {"hp": 60}})
    assert "hint-lethal" not in [reason.id for reason in hint_for(state, "p1").reasons]


def test_each_card_of_a_queue_and_the_saved_energy_are_named() -> None:
    state = GAME.given({"stage": "declare", "p1": {"hand": ["A01"], "energy": 10}, "p2": {"hp": 20}})
    given = hint_for(state, "p1")
    said = {reason.id: reason.args for reason in given.reasons}
    assert said["hint-card-attack"]["card"] == "A01"
    assert said["hint-saved"] == {"energy": 10 - CARDS["A01"].cost}


def test_dear_cards_of_the_first_hand_go_back() -> None:
    dear = next(card.id for card in CARDS.values() if card.cost >= 7)
    state = GAME.given({"stage": "mulligan", "p1": {"hand": [dear, "A01"]}})
    given = hint_for(state, "p1")
    assert given.action == Mulligan((dear,))
    assert [(reason.id, reason.args["card"]) for reason in given.reasons] == [("hint-replace", dear)]
