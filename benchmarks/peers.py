"""What of others is measured, each at its best setting that we know."""

import random

import numpy
import rlcard
from pokerkit import Automation, NoLimitTexasHoldem
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game as UnoGame

from benchmarks.measure import Task

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def uno_environment(count: int) -> int:
    """RLCard's uno as its users play it: `env.run` with random agents."""
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return sum(len(env.run(is_training=False)[0][0]) for _ in range(count))


def uno_bare(count: int) -> int:
    """RLCard's uno without its environment: the bare game object, random legal actions."""
    draw = random.Random(1)
    game = UnoGame()
    actions = 0
    for number in range(count):
        game.np_random = numpy.random.RandomState(number)
        game.init_game()
        while not game.is_over():
            game.step(draw.choice(game.get_legal_actions()))
            actions += 1
    return actions


def no_limit_hands(players: int, count: int) -> int:
    """PokerKit's no-limit hold'em, everything automated but the betting, random legal actions."""
    draw = random.Random(1)
    actions = 0
    for _ in range(count):
        state = NoLimitTexasHoldem.create_state(_AUTOMATIONS, True, 0, (1, 2), 2, 200, players)
        while state.status:
            choices = []
            if state.can_fold():
                choices.append(state.fold)
            if state.can_check_or_call():
                choices.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                choices.append(state.complete_bet_or_raise_to)
            draw.choice(choices)()
            actions += 1
    return actions


def tasks() -> list[Task]:
    """Every measurement of peers."""
    return [
        Task("RLCard 1.2 uno, env.run", "games", 100, uno_environment),
        Task("RLCard 1.2 uno, bare game object", "games", 200, uno_bare),
        Task("PokerKit 0.7 no-limit hands, six players", "hands", 200, lambda n: no_limit_hands(6, n)),
        Task("PokerKit 0.7 no-limit hands, two players", "hands", 400, lambda n: no_limit_hands(2, n)),
    ]
