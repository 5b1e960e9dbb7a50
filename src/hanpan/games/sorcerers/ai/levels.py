"""The levels: easy plays at random, normal plays on to see where an answer leads, hard in more worlds and with care."""

from collections.abc import Sequence
from typing import cast

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.answers import drawn
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.ai.plans import play_worth
from hanpan.games.sorcerers.ai.quick import attack_worth, block_worth, careful_answer, quick_answer, quick_discard
from hanpan.games.sorcerers.ai.search import Hand, best_of
from hanpan.games.sorcerers.content.catalogue import CARDS, COST, DECKS
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import KEEP, MULLIGAN, Action, ChooseDeck
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.view import View
from hanpan.games.sorcerers.table.world import known, world

_WORTH = {"main": play_worth, "attack": attack_worth, "block": block_worth}  # of an answer by itself, by stage


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
        self.hand: Hand = quick_answer

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
        return best_of(self.game, worlds, side, options, self.hand, seed)


class Hard(Normal):
    """The same with a strong deck, more answers in more worlds, and a hand that keeps enough sorcerers at home."""

    name = "hard"
    worlds = 32
    candidates = 12

    def __init__(self, game: Sorcerers) -> None:
        super().__init__(game)
        self.hand = careful_answer

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        strong = [one for one in legal if isinstance(one, ChooseDeck) and one.name in DECKS and DECKS[one.name].strong]
        return super().choose(view, prompt, strong or legal, chance)


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
    worth = _WORTH.get(state.stage)
    ranked = list(legal[1:]) if worth is None else sorted(legal[1:], key=lambda action: -worth(state, side, action))
    return [legal[0], *ranked[: most - 1]]
