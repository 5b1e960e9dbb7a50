"""Questions as people are asked them: few options at a time, all in words, and every answer can be reached."""

import random
from typing import Any

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import sample
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.language.question import FEW, NoSuchOption, Options, options, read_answer
from hanpan.core.match.match import Match
from hanpan.core.match.seeded import seeded_match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

GAMES = [load_game(game_id) for game_id in game_ids()]
STEPS = 60


def started(game: AnyGame, number: int = 0) -> Match:
    return seeded_match(game, game.info.default_mode, seed=5, number=number)


def played(match: Match, number: int) -> None:
    for seat in list(match.pending):
        match.submit(seat, sample(match.game, match.state, seat, SeededChance(number, 1), "x"))


def reached(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> tuple[Any, list[Options]]:
    """The answer that is come to by taking options at random, and what was offered on the way."""
    texts = game.texts("en")
    said: tuple[str, ...] = ()
    seen: list[Options] = []
    while True:
        seen.append(options(game, state, seat, texts, said))
        option = dice.choice(seen[-1].options)
        if option.action is not None:
            return option.action, seen
        said = option.said


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_any_game_is_played_by_taking_options(game: AnyGame) -> None:
    match, dice = started(game), random.Random(1)
    for _ in range(STEPS):
        for seat in list(match.pending):
            action, seen = reached(game, match.state, seat, dice)
            assert game.check(match.state, seat, action) is None
            for level in seen:
                words = [option.words for option in level.options]
                assert len(set(words)) == len(words)
                assert all(option.refusal is not None for option in level.refused)
            match.submit(seat, action)


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_every_listed_answer_is_reached_once(game: AnyGame) -> None:
    match = started(game)
    for number in range(STEPS):
        for seat, prompt in match.pending.items():
            if not prompt.composed:
                assert sorted(_leaves(game, match.state, seat, ())) == sorted(
                    map(game.write, game.legal(match.state, seat))
                )
        played(match, number)


def _leaves(game: AnyGame, state: Any, seat: Seat, said: tuple[str, ...]) -> list[str]:
    found = options(game, state, seat, game.texts("ko"), said).options
    deeper = [text for option in found if option.action is None for text in _leaves(game, state, seat, option.said)]
    return [*(option.text for option in found if option.action is not None), *deeper]


def test_many_answers_are_asked_for_step_by_step() -> None:
    game = load_game("trail")
    state = _walking(game)
    texts = game.texts("en")
    first = options(game, state, "p1", texts)
    assert len(game.legal(state, "p1")) > FEW
    walks = next(option for option in first.options if option.words == "Walk")
    assert walks.action is None
    further = options(game, state, "p1", texts, walks.said)
    assert further.so_far == "Walk"
    assert walks.answers == len(further.options)
    assert all(option.words.startswith("Walk to (") for option in further.options if option.action is not None)
    with pytest.raises(NoSuchOption, match="'fly' is none of the options"):
        options(game, state, "p1", texts, ("fly",))


def _walking(game: AnyGame) -> Any:
    match = seeded_match(game, "run", seed=5)
    match.submit("p1", game.read("press a"))
    return match.state


def test_a_composed_answer_grows_by_its_pieces_and_may_end() -> None:
    game = load_game("clash")
    match = started(game)
    while match.pending["p1"].kind != "declare":
        played(match, 3)
    state, texts = match.state, game.texts("en")
    first = options(game, state, "p1", texts)
    assert first.options[0].words == "Pass"
    begun = next(option for option in first.options if option.action is None)
    second = options(game, state, "p1", texts, begun.said)
    assert second.so_far == begun.words
    assert second.options[0].action is not None  # it may end here
    assert second.options[0].words == begun.words
    with pytest.raises(NoSuchOption):
        options(game, state, "p1", texts, ("queue X99",))


@pytest.mark.parametrize("lang", LANGS)
def test_a_text_is_read_with_the_reason_why_not(lang: Any) -> None:
    game = load_game("dice-battle")
    state, texts = started(game).state, game.texts(lang)
    fine = read_answer(game, state, "p1", texts, "declare attack")
    assert (fine.refusal, fine.fault) == (None, "")
    assert fine.words == {"en": "Attack stance", "ko": "공격 선언"}[lang]
    refused = read_answer(game, state, "p1", texts, "keep 5")
    assert refused.refusal is not None
    garbled = read_answer(game, state, "p1", texts, "sing")
    assert garbled.action is None
    assert garbled.fault.startswith({"en": "'sing' is not a move; try", "ko": "수가 아닙니다: 'sing'. 예: "}[lang])


def test_a_text_that_names_what_no_game_has_is_no_crash() -> None:
    game = load_game("trail")
    odd = read_answer(game, _walking(game), "p1", game.texts("en"), "press q")
    assert odd.words == "press q"
    assert odd.refusal is not None
