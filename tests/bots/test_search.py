"""The search that plays any game: sound answers, the same again, a win, and a mixture where one is due."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
import pytest

from hanpan.bots.catalogue import bot_names, load_bot, usual_bot
from hanpan.bots.search import SearchBot
from hanpan.core.chance.chance import Chance, SeededChance, SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import AnyGame, Outcome, Prompt, Step
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.plugin import Search

HEADS, TAILS = 1, 2


class Heap(msgspec.Struct, frozen=True):
    """Stones, and whose turn it is."""

    stones: int
    turn: int = 0


class Seen(msgspec.Struct, frozen=True):
    seat: Seat
    heap: Heap


class Nim:
    """Take one or two stones in turn; who takes the last one wins."""

    params = None

    def world(self, view: Seen, chance: Chance) -> Heap:
        return view.heap

    def view(self, state: Heap, seat: Seat) -> Seen:
        return Seen(seat, state)

    def pending(self, state: Heap) -> Mapping[Seat, Prompt]:
        return {SEATS[state.turn]: Prompt("take", "N-1")} if state.stones else {}

    def legal(self, state: Heap, seat: Seat) -> Sequence[int]:
        return [1, 2] if state.stones > 1 else [1]

    def apply(self, state: Heap, moves: Mapping[Seat, int], chance: Chance) -> Step:
        return Step(Heap(state.stones - moves[SEATS[state.turn]], 1 - state.turn), ())

    def outcome(self, state: Heap) -> Outcome | None:
        return None if state.stones else Outcome(SEATS[1 - state.turn], "N-1")

    def write(self, action: int) -> str:
        return str(action)


class Pennies(Nim):
    """Both show a side at once: two heads are a win for p1, two tails a draw, the rest is lost.

    Against a coin p1 would always show heads. Against somebody who thinks it has to show tails twice as often.
    """

    def pending(self, state: Heap) -> Mapping[Seat, Prompt]:
        return {seat: Prompt("show", "N-2") for seat in SEATS} if state.stones else {}

    def legal(self, state: Heap, seat: Seat) -> Sequence[int]:
        return [HEADS, TAILS]

    def apply(self, state: Heap, moves: Mapping[Seat, int], chance: Chance) -> Step:
        return Step(Heap(0, moves["p1"] if moves["p1"] == moves["p2"] else 0), ())

    def outcome(self, state: Heap) -> Outcome | None:
        winner: dict[int, Seat | None] = {HEADS: "p1", TAILS: None, 0: "p2"}
        return None if state.stones else Outcome(winner[state.turn], "N-2")


def _answer(game: Any, state: Heap, key: int, playouts: int = 60) -> Any:
    bot = SearchBot(cast(AnyGame, game), Search(playouts))
    prompt = game.pending(state)["p1"]
    return bot.choose(game.view(state, "p1"), prompt, game.legal(state, "p1"), SeededChance(key, 0))


@pytest.mark.parametrize(("stones", "best"), [(2, 2), (4, 1), (5, 2)])
def test_it_finds_the_way_to_win(stones: int, best: int) -> None:
    assert [_answer(Nim(), Heap(stones), key) for key in range(10)] == [best] * 10


def test_it_mixes_where_each_answer_can_be_met() -> None:
    shown = Counter(_answer(Pennies(), Heap(1), key, 200) for key in range(60))
    assert shown[TAILS] > 15
    assert shown[HEADS] > 5


@pytest.mark.parametrize("game_id", game_ids())
def test_its_answer_is_sound_and_the_same_again(game_id: str) -> None:
    game = load_game(game_id)
    keys = SeedKeys(3, 1)
    match = Match(game, game.info.default_mode, keys)
    for step in range(2):
        for seat, prompt in list(match.pending.items()):
            legal = game.legal(match.state, seat)
            bot, again = (SearchBot(game, Search(3)) for _ in range(2))
            view = game.view(match.state, seat)
            answer = bot.choose(view, prompt, legal, bot_chance(keys, 1, step))
            assert game.check(match.state, seat, answer) is None
            assert again.choose(view, prompt, legal, bot_chance(keys, 1, step)) == answer
            match.submit(seat, answer)


@pytest.mark.parametrize("game_id", game_ids())
def test_it_plays_every_game_by_name(game_id: str) -> None:
    assert isinstance(load_bot(load_game(game_id), "search"), SearchBot)


def test_a_game_without_an_ai_of_its_own_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    from hanpan.bots import catalogue
    from hanpan.plugin import GamePlugin

    bare = GamePlugin(id="bare", contract=1, rules="nowhere:Rules")
    monkeypatch.setattr(catalogue, "plugin", lambda name: bare)
    assert bot_names("bare") == ("random", "search")
    assert usual_bot("bare") == "search"
