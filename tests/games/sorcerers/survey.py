"""`python -m tests.games.sorcerers.survey`: random games with random decks, and what they have met.

A game counts a card when it is announced and when it does what it says, an ability when it is worked off, and a pair
of keywords when both are on one sorcerer that attacks or blocks, or when one is the attacker's and one its blocker's.
It fails for whatever is never met, and for a chain that goes on beyond what the rules or a declaration allow.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations
from typing import Any, NamedTuple

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import Chance, SeedKeys
from hanpan.core.contract.game import Prompt, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.effects.vocabulary import Activated, Passive
from hanpan.core.match.play import play_out
from hanpan.core.workers import in_parallel
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.catalogue import CARDS, KEYWORDS
from hanpan.games.sorcerers.rules.actions import Attack, Block, ChooseDeck
from hanpan.games.sorcerers.rules.events.stack import CardPlayed, LoopEnds, LoopHeld, NoEffect, Resolved, Responded
from hanpan.games.sorcerers.rules.state import State, Unit
from hanpan.games.sorcerers.rules.stats import has

GAME = Sorcerers()
PILE = [card.id for card in CARDS.values() for _ in range(1 if card.highlight else GAME.params.deck.copies)]
BATCH = 100


class Survey(NamedTuple):
    """What some games have met. `longest`: objects worked off before the stack was empty again."""

    met: Counter[str]
    games: int = 0
    turns: int = 0
    longest: int = 0
    tallest: int = 0
    loops: int = 0
    deepest: int = 0  # firings of one printed ability in one chain of causes

    def plus(self, other: "Survey") -> "Survey":
        """Both together."""
        return Survey(
            self.met + other.met,
            self.games + other.games,
            self.turns + other.turns,
            max(self.longest, other.longest),
            max(self.tallest, other.tallest),
            self.loops + other.loops,
            max(self.deepest, other.deepest),
        )

    @property
    def missing(self) -> list[str]:
        """What should have been met and was not."""
        return [name for name in wanted() if not self.met[name]]


class Brewer(RandomBot):
    """Plays at random, with a deck of 40 drawn from the whole set: 3 of a card, 1 of a highlight."""

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """Any of the legal actions; of decks one that nobody has built."""
        if prompt.kind != "deck":
            return super().choose(view, prompt, legal, chance)
        left, cards = list(PILE), []
        for number in range(GAME.params.deck.least):
            cards.append(left.pop(chance.pick(f"ai/{view.seat}/card", range(len(PILE) - number))))
        return ChooseDeck(cards=tuple(cards))


def wanted() -> Iterator[str]:
    """Everything that random games should meet."""
    for card in CARDS.values():
        yield f"announced {card.id}"
        yield f"carried out {card.id}"
        for number, ability in enumerate(card.abilities, 1):
            if isinstance(ability, Passive | Activated):
                yield f"carried out {card.id}-{number}"
    for one, two in combinations(KEYWORDS, 2):
        yield f"{one} and {two} on one sorcerer"
    for one in KEYWORDS:
        for two in KEYWORDS:
            if one != "evasion":  # nobody blocks who evades (SO-KW-EVADE-01)
                yield f"{one} blocked by {two}"


def survey(job: tuple[int, int]) -> Survey:
    """Play games `first` to `last` and say what they met. Raises AssertionError for a chain out of bounds."""
    bots: dict[Seat, Brewer] = {"p1": Brewer(GAME), "p2": Brewer(GAME)}
    met: Counter[str] = Counter()
    turns = longest = tallest = loops = deepest = chain = 0

    def look(number: int, before: State, moves: Mapping[Seat, Any], step: Step) -> None:
        nonlocal longest, tallest, loops, deepest, chain
        after: State = step.state
        for event in step.events:
            match event:
                case CardPlayed(card=card) | Responded(card=card):
                    met[f"announced {card}"] += 1
                case Resolved(what=what):
                    met[f"carried out {what}"] += 1
                    chain += 1
                case NoEffect(what=what, reason=reason):
                    met[f"carried out {what}"] -= reason != "negated"
                case LoopHeld():
                    loops += 1
                case LoopEnds(times=times):
                    deepest = max(deepest, times)
        for frame in (*after.stack, *after.held):
            most = max((count for _, count, _ in frame.causes), default=0)
            deepest = max(deepest, most)
            assert most <= max(frame.total, GAME.params.loop.repeats), f"{frame} has fired too often"
        tallest = max(tallest, len(after.stack))
        longest = max(longest, chain)
        if not after.stack:
            chain = 0
        met.update(_keywords(before, moves))

    first, last = job
    for number in range(first, last):
        chain = 0
        end = play_out(GAME, "casual", bots, SeedKeys(11, number), on_step=look)
        turns += end.state.turn
    return Survey(met, last - first, turns, longest, tallest, loops, deepest)


def many(games: int, workers: int) -> Survey:
    """The same over many games."""
    jobs = [(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    return reduce(Survey.plus, in_parallel(survey, jobs, workers), Survey(Counter()))


def _keywords(state: State, moves: Mapping[Seat, Any]) -> Iterator[str]:
    """The pairs that an attack or a block brings together."""
    for seat, action in moves.items():
        own, foe = state.players if seat == "p1" else state.players[::-1]
        if isinstance(action, Attack):
            for place in action.places:
                yield from _together(own.field[place - 1])
        elif isinstance(action, Block):
            for mine, theirs in action.pairs:
                blocker, attacker = own.field[mine - 1], foe.field[theirs - 1]
                yield from _together(blocker)
                for one in _names(attacker):
                    for two in _names(blocker):
                        yield f"{one} blocked by {two}"


def _together(unit: Unit | None) -> Iterator[str]:
    for one, two in combinations(_names(unit), 2):
        yield f"{one} and {two} on one sorcerer"


def _names(unit: Unit | None) -> list[str]:
    return [] if unit is None else [keyword for keyword in KEYWORDS if has(unit, keyword)]


def main() -> None:
    """Play, print and fail where something is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    found = many(options.games, options.workers)
    print(f"{found.games:,} games, {found.turns:,} turns, {len(list(wanted()))} things to meet")
    print(f"longest chain {found.longest} objects, tallest stack {found.tallest}, loops asked about {found.loops:,}")
    print(f"most firings of one ability in one chain of causes: {found.deepest}")
    for name, count in sorted(((name, found.met[name]) for name in wanted()), key=lambda each: each[1])[:12]:
        print(f"{count:9,}  {name}")
    if found.missing:
        raise SystemExit(f"never met: {', '.join(found.missing)}")


if __name__ == "__main__":
    main()
