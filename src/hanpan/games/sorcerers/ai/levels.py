"""The levels: easy plays at random, normal plays on to see where its answers lead, hard in more worlds."""

from collections.abc import Sequence
from typing import cast

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.answers import drawn
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.ai.plans import play_worth
from hanpan.games.sorcerers.ai.quick import block_worth, quick_discard
from hanpan.games.sorcerers.ai.search import best_of
from hanpan.games.sorcerers.content.catalogue import CARDS, COST
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import KEEP, MULLIGAN, Action
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.view import View
from hanpan.games.sorcerers.table.world import known, world

TURNS = 2  # of playing on: the rest of this one and the reply


class Easy:
    """Any answer, each equally likely."""

    name = "easy"

    def __init__(self, game: Sorcerers) -> None:
        self.game = game

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind in ("mulligan", "side"):
            return KEEP
        if prompt.composed:
            return cast(Action, drawn(self.game, view, prompt, legal, chance))
        return legal[chance.pick(f"ai/{view.seat}/{prompt.kind}", range(len(legal)))]


class Normal:
    """Tries its best answers in worlds that fit the view and plays on to see where they lead."""

    name = "normal"
    worlds = 6
    candidates = 8

    def __init__(self, game: Sorcerers) -> None:
        self.game = game

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        plain = plain_answer(view, prompt, legal, chance)
        if plain is not None:
            return plain
        side = SEATS.index(view.seat or "p1")
        if prompt.kind == "discard":
            return quick_discard(self.game.params, known(view), side, legal)
        seed = chance.pick(f"ai/{view.seat}/worlds", range(1 << 30))
        worlds = [world(self.game.params, view, SeededChance(seed, number)) for number in range(self.worlds)]
        options = _candidates(worlds[0], side, legal, self.candidates)
        return best_of(self.game, worlds, side, options, TURNS, seed)


class Hard(Normal):
    """The same with more answers in more worlds."""

    name = "hard"
    worlds = 24
    candidates = 12


def plain_answer(view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action | None:
    """The answers that need no look at the table; None: look."""
    if len(legal) == 1:
        return legal[0]
    if prompt.kind == "deck":
        return legal[chance.pick(f"ai/{view.seat}/deck", range(len(legal)))]
    if prompt.kind == "mulligan":
        early = sum(COST[card] <= 3 and CARDS[card].type == "sorcerer" for card in view.hand)
        return KEEP if early else MULLIGAN
    if prompt.kind == "side":
        return KEEP
    return legal[-1] if prompt.kind == "loop" else None


def _candidates(state: State, side: int, legal: Sequence[Action], most: int) -> list[Action]:
    """What is worth a closer look: to let it be, and the answers that look best at once."""
    if len(legal) <= most:
        return list(legal)
    if state.stage == "main":
        ranked = sorted(legal[1:], key=lambda action: -play_worth(state, side, action))
    elif state.stage == "block":
        ranked = sorted(legal[1:], key=lambda action: -block_worth(state, side, action))
    else:
        ranked = list(legal[1:])
    return [legal[0], *ranked[: most - 1]]
