"""The levels: easy thinks of a few queues, normal of all of them, hard searches; and the dummy's habit."""

from collections.abc import Mapping, Sequence
from functools import partial

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.answers import walked
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.ai.options import promising, sets_of_all
from hanpan.games.clash.ai.search import THREAT, Effort, best_queue, best_reaction
from hanpan.games.clash.ai.values import ENERGY, card_threat, distinct, queue_value
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import DECLINE, FORMS, KEEP, Action, ChooseDeck, Fire, Mulligan, Queue
from hanpan.games.clash.rules.declare import queue_pieces, queues
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.table.view import View
from hanpan.games.clash.table.world import world

_THOUGHTS = 3
_LOOKED_AT = 9  # queues of the most promising cards, where there are too many sets of cards


class OneCard:
    """One random card, and a coin for reactions: the habit of the training dummy."""

    def __init__(self, params: Params, name: str) -> None:
        self.params = params
        self.name = name

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        label = f"ai/{view.seat}/{prompt.kind}"
        if prompt.kind == "declare":
            listed = [action for action in legal if isinstance(action, Queue)] or _single(view)
            single = [queue for queue in listed if len(queue.cards) == 1]
            return single[chance.pick(label, range(len(single)))] if single else listed[0]
        if prompt.kind == "mulligan":
            return KEEP
        return legal[chance.pick(label, range(len(legal)))]


class Easy:
    """Thinks of a few queues and takes the one that looks best; a coin for reactions."""

    name = "easy"

    def __init__(self, params: Params) -> None:
        self.params = params

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        label = f"ai/{view.seat}/{prompt.kind}"
        if prompt.kind == "mulligan":
            return KEEP
        if prompt.kind != "declare":
            return legal[chance.pick(label, range(len(legal)))]
        own, enemy = sides(self.params, view)
        listed = legal or queues(view.hand, view.me, view.rival)
        if listed is None:
            thought_of = [_any(view, chance, label) for _ in range(_THOUGHTS)]
        else:
            thought_of = [listed[chance.pick(label, range(len(listed)))] for _ in range(_THOUGHTS)]
        found = [action for action in thought_of if isinstance(action, Queue)]
        return max(found, key=lambda queue: queue_value(self.params, own, enemy, queue, {}))


class Normal:
    """The queue that looks best by itself; stops what would hurt. `likes` are an opponent's habits."""

    def __init__(
        self, params: Params, name: str = "normal", likes: Mapping[str, float] | None = None, energy: float = ENERGY
    ) -> None:
        self.params = params
        self.name = name
        self.likes = likes or {}
        self.energy = energy

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind == "deck":
            return chosen_deck(view, legal, chance)
        if prompt.kind == "mulligan":
            return cheaper_hand(view)
        own, enemy = sides(self.params, view)
        if prompt.kind == "react":
            card = CARDS[enemy.queue[view.order[view.at].index].card]
            return answer(legal, card_threat(self.params, card, enemy, own))
        given = distinct(action for action in legal if isinstance(action, Queue))
        found = given or sets_of_all(own, enemy)
        if found is None:
            found = promising(self.params, own, enemy, _LOOKED_AT, self.likes, self.energy)
        return max(found, key=lambda queue: queue_value(self.params, own, enemy, queue, self.likes, self.energy))


class Hard:
    """Searches worlds that fit the view for a queue that does well against what the other side may do."""

    def __init__(
        self,
        params: Params,
        name: str = "hard",
        likes: Mapping[str, float] | None = None,
        effort: Effort = Effort(),  # noqa: B008  # a constant
    ) -> None:
        self.params = params
        self.name = name
        self.likes = likes or {}
        self.effort = effort

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind == "deck":
            return chosen_deck(view, legal, chance)
        if prompt.kind == "mulligan":
            return cheaper_hand(view)
        seed = chance.pick(f"ai/{view.seat}/worlds", range(1 << 30))
        if prompt.kind == "react":
            return best_reaction(self.params, view, legal, seed)
        return best_queue(self.params, view, self.likes, self.effort, seed, chance)


def sides(params: Params, view: View) -> tuple[Player, Player]:
    """The own side and the other as far as it is known: of its cards only those that are open may be read."""
    state = world(params, view, SeededChance(0, 0))
    mine = SEATS.index(view.seat or "p1")
    return state.players[mine], state.players[1 - mine]


def _single(view: View) -> list[Queue]:
    """To pass, and each queue of one card."""
    words = queue_pieces(view.hand, view.me, view.rival, ())
    return [action for action in map(FORMS.read, words) if isinstance(action, Queue)]


def _any(view: View, chance: Chance, label: str) -> Action:
    """Any queue, drawn piece by piece: where there are too many to list."""
    following = partial(queue_pieces, view.hand, view.me, view.rival)
    return FORMS.read(walked(following, lambda options: chance.pick(label, options)))


def chosen_deck(view: View, legal: Sequence[Action], chance: Chance) -> Action:
    """Any of the named decks."""
    decks = [action for action in legal if isinstance(action, ChooseDeck)]
    return decks[chance.pick(f"ai/{view.seat}/deck", range(len(decks)))]


def cheaper_hand(view: View) -> Mulligan:
    """Sends back up to two cards that cannot be paid for soon."""
    dear = sorted((card for card in view.hand if CARDS[card].cost >= 5), key=lambda card: -CARDS[card].cost)
    return Mulligan(tuple(dear[:2]))


def answer(legal: Sequence[Action], threat: float) -> Action:
    """Fire the first reaction that fits when the card hurts enough."""
    fires = [action for action in legal if isinstance(action, Fire)]
    return fires[0] if fires and threat >= THREAT else DECLINE
