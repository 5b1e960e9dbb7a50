"""A bot's answer does not depend on the hidden cards."""

from collections import Counter
from typing import Any

import pytest

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.bot import Bot, bot_chance
from hanpan.core.contract.codec import encode, state_hash
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.state import MODES
from tests.kit.defective.leaks import LeakInView

# Cards come fast and change hands, so that there is much to hide.
BUSY = {"gauge.full": 2, "event_deck.card_swap": 6, "event_deck.luck": 6}


def answers_that_change(game: DiceBattle, bot: Bot, games: int, worlds: int = 3) -> tuple[int, int]:
    """How many answers change when the hidden part is dealt again, of how many compared."""
    changed = compared = 0
    for number in range(games):
        keys = SeedKeys(5, number)

        def look(step: int, state: Any, moves: Any, after: Any, keys: SeedKeys = keys) -> None:
            nonlocal changed, compared
            for seat in moves:
                for place in range(worlds):
                    honest = DiceBattle.view(state, seat)
                    world = game.world(honest, SeededChance(keys.round_key(state.round), place))
                    if state_hash(world) == state_hash(state):
                        continue
                    compared += 1
                    changed += _answer(game, bot, world, seat, keys, step) != moves[seat]

        play_out(game, MODES[number % 3], {"p1": bot, "p2": bot}, keys, on_step=look)
    return changed, compared


def _answer(game: DiceBattle, bot: Bot, state: Any, seat: Seat, keys: SeedKeys, step: int) -> Any:
    prompt, chance = game.pending(state)[seat], bot_chance(keys, state.round, step)
    return bot.choose(game.view(state, seat), prompt, game.legal(state, seat), chance)


@pytest.mark.parametrize("name", bot_names("dice-battle"))
@pytest.mark.parametrize("overrides", [{}, BUSY], ids=["standard", "busy"])
def test_a_bot_answers_the_same_whatever_it_cannot_see(name: str, overrides: dict[str, int]) -> None:
    game = DiceBattle(overrides)
    changed, compared = answers_that_change(game, load_bot(game, name), games=12)
    assert compared > 100
    assert changed == 0


class Peeker(RandomBot):
    """Plays on what a leaky view tells it of the rival."""

    def choose(self, view: Any, prompt: Any, legal: Any, chance: Any) -> Any:
        return legal[len(view.knows) % len(legal)] if "attack" in view.knows else legal[0]


def test_a_bot_that_sees_hidden_cards_would_be_noticed() -> None:
    changed, compared = answers_that_change(LeakInView(BUSY), Peeker(LeakInView(BUSY)), games=3)
    assert 0 < changed < compared


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_gave_away_stays_known_when_the_rest_is_dealt_again(seat: Seat) -> None:
    """DB-7.12: each seat privately sees the kinds it gave and got."""
    game = DiceBattle()
    rival = "p2" if seat == "p1" else "p1"
    state = game.given({seat: {"knows": ["reset"]}, rival: {"hand": ["reset", "attack", "boost"]}})
    index = SEATS.index(rival)
    hands = {game.world(game.view(state, seat), SeededChance(key, 0)).players[index].hand for key in range(300)}
    assert len(hands) > 5
    assert all("reset" in hand and len(hand) == 3 for hand in hands)
    views = {encode(game.view(game.world(game.view(state, seat), SeededChance(key, 0)), seat)) for key in range(50)}
    assert len(views) == 1


def test_worlds_are_dealt_in_proportion_to_where_cards_can_be() -> None:
    """One hidden card of a full deck of 20: each kind by its count."""
    game = DiceBattle()
    state = game.given({"p2": {"hand": ["reset"]}})
    dealt = Counter(
        str(game.world(game.view(state, "p1"), SeededChance(key, 0)).players[1].hand[0]) for key in range(10_000)
    )
    expected = {"attack": 3500, "defence": 3500, "boost": 1500, "steal": 1000, "reset": 500}
    assert all(abs(dealt[kind] - count) < 200 for kind, count in expected.items())
