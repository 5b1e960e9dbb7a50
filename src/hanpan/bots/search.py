"""A search that plays any game through the contract alone.

It deals whole worlds that fit what its seat sees (`Game.world`), tries its answers in each of them, and lets chance
play on to the end. All answers are tried in the same worlds with the same draws, so that what differs is the answer.
The worse half is dropped again and again (sequential halving), or, if the game says so, a tree of the seat's own next
answers is grown (`ahead`). Where others answer at the same time, the answers that are left and those of the others are
weighed against each other by regret matching, and the answer is drawn from the mixture that comes of it. Everything is
counted in playouts: the same question and chance give the same answer.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from hanpan.bots.ahead import Ahead, Line
from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.answers import drawn, sample
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.seat import Seat
from hanpan.plugin import Search, loaded

WIDTH = 24  # answers that are looked at: of more, as many are drawn
LAST = 4  # answers that are weighed against those of the others
RIVAL_ANSWERS = 3  # of another seat in one world
FIRST = 0.9  # among three and more: what the first place is worth, the rest goes down by places
MIXED = 0.4  # the part of the playouts that regret matching gets
_SEEDS = 1 << 30
_GRAIN = 1000  # parts of a mixture


class _World(NamedTuple):
    """A state that the seat could be looking at, and the draws that follow it."""

    state: Any
    seed: int


class SearchBot:
    """Plays any game by trying its answers out."""

    name = "search"

    def __init__(self, game: AnyGame, plan: Search) -> None:
        self._game = game
        self._estimate = None if plan.estimate is None else loaded(plan.estimate)
        self._playouts = plan.playouts
        self._horizon = plan.horizon
        self._ahead = plan.ahead

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """The answer that did best, or one of a mixture where others answer at the same time."""
        options = self._options(view, prompt, legal, chance)
        if len(options) == 1:
            return options[0]
        worlds = self._worlds(view, chance.pick("search/seed", range(_SEEDS)))
        seat: Seat = view.seat
        learned = Ahead()
        if len(self._game.pending(next(worlds).state)) == 1:
            if self._ahead:
                return self._planned(options, seat, worlds, learned)
            return self._halved(options, seat, worlds, self._playouts, 1, learned)[0]
        mixing = int(self._playouts * MIXED) if len(options) > LAST else self._playouts
        left = self._halved(options, seat, worlds, self._playouts - mixing, LAST, learned)
        shares = self._mixed(left, seat, worlds, mixing, learned)
        return chance.pick("search/answer", left, _weights(shares))

    def _options(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> list[Any]:
        """The answers to look at, in a fixed order: all, or some if there are many or they are composed."""
        if legal and len(legal) <= WIDTH:
            return list(legal)
        usual = self._game.default_action(view, prompt, legal)
        found = {self._game.write(usual): usual}
        for _ in range(WIDTH * 2):
            answer = drawn(self._game, view, prompt, legal, chance, "search/options")
            found.setdefault(self._game.write(answer), answer)
            if len(found) >= WIDTH:
                break
        return list(found.values())

    def _worlds(self, view: Any, seed: int) -> Iterator[_World]:
        number = 0
        while True:
            number += 1
            yield _World(self._game.world(view, SeededChance(seed, number)), seed + number)

    def _planned(self, options: list[Any], seat: Seat, worlds: Iterator[_World], learned: Ahead) -> Any:
        """The option that was tried most, together with what the seat answers later."""
        root, texts = (seat,), [self._game.write(option) for option in options]
        for world in islice(worlds, self._playouts):
            number = learned.choose(root, texts, SeededChance(world.seed, 0))
            value = self._tried(world, {**self._others(world, seat), seat: options[number]}, seat, learned)
            learned.learn(root, texts[number], value)
        return options[learned.most(root, texts)]

    def _halved(
        self, options: list[Any], seat: Seat, worlds: Iterator[_World], playouts: int, keep: int, learned: Ahead
    ) -> list[Any]:
        """The best `keep` of the options, the best first; all of them as they are if there are no more."""
        if len(options) <= keep:
            return options
        left, totals = list(range(len(options))), [0.0] * len(options)
        rounds = max(1, (len(options) - 1).bit_length() - (keep - 1).bit_length())
        for number in range(rounds):
            share = max(1, playouts // (rounds * len(left)))
            for world in (next(worlds) for _ in range(share)):
                others = self._others(world, seat)
                for place in left:
                    totals[place] += self._tried(world, {**others, seat: options[place]}, seat, learned)
            left.sort(key=lambda place: -totals[place])  # all that are left were tried in the same worlds
            left = left[: max(keep, (len(left) + 1) // 2)] if number + 1 < rounds else left[:keep]
        return [options[place] for place in left]

    def _mixed(
        self, options: list[Any], seat: Seat, worlds: Iterator[_World], playouts: int, learned: Ahead
    ) -> list[float]:
        """How often to give each answer, by regret matching against what the other seats might answer."""
        regrets, sums = [0.0] * len(options), [0.0] * len(options)
        theirs: dict[tuple[Seat, str], float] = defaultdict(float)
        while playouts > 0:
            world = next(worlds)
            draws = SeededChance(world.seed, 1)
            answers = self._answers(world, seat, draws)
            others: dict[Seat, Any] = {}
            for other, found in answers.items():
                weights = _weights(_shares([theirs[other, text] for text in found]))
                others[other] = draws.pick(f"search/{other}", [*found.values()], weights)
            shares = _shares(regrets)
            values = [self._tried(world, {**others, seat: option}, seat, learned) for option in options]
            expected = sum(share * value for share, value in zip(shares, values, strict=True))
            regrets = [regret + value - expected for regret, value in zip(regrets, values, strict=True)]
            sums = [total + share for total, share in zip(sums, shares, strict=True)]
            moves = {**others, seat: draws.pick("search/mine", options, _weights(shares))}
            for other, found in answers.items():
                tried = {text: self._tried(world, {**moves, other: found[text]}, other, learned) for text in found}
                usual = sum(tried.values()) / len(tried)
                for text, value in tried.items():
                    theirs[other, text] += value - usual
            playouts -= len(options) + sum(map(len, answers.values()))
        return [total / sum(sums) for total in sums]

    def _others(self, world: _World, seat: Seat) -> dict[Seat, Any]:
        """What the others who are asked answer at random."""
        draws = SeededChance(world.seed, 0)
        asked = [other for other in self._game.pending(world.state) if other != seat]
        return {other: sample(self._game, world.state, other, draws) for other in asked}

    def _answers(self, world: _World, seat: Seat, draws: Chance) -> dict[Seat, dict[str, Any]]:
        """Some answers of each of the others, by their text."""
        out: dict[Seat, dict[str, Any]] = {}
        for other in self._game.pending(world.state):
            if other != seat:
                found = [sample(self._game, world.state, other, draws) for _ in range(RIVAL_ANSWERS)]
                out[other] = {self._game.write(answer): answer for answer in found}
        return out

    def _tried(self, world: _World, moves: Mapping[Seat, Any], seat: Seat, learned: Ahead) -> float:
        """What these moves come to for the seat when chance plays on, and what was learned for its own next answers."""
        game, number = self._game, 1
        line = Line(learned, self._ahead, (seat, game.write(moves[seat]))) if self._ahead else None
        state = game.apply(world.state, moves, SeededChance(world.seed, number)).state
        while (asked := game.pending(state)) and (self._estimate is None or number < self._horizon):
            number += 1
            draws = SeededChance(world.seed, number)
            answers = {other: sample(game, state, other, draws) for other in asked}
            if line is not None and seat in asked and 1 < len(legal := game.legal(state, seat)) <= WIDTH:
                texts = [game.write(answer) for answer in legal]
                answers[seat] = legal[line.answer(asked[seat].kind, texts, draws)]
            state = game.apply(state, answers, draws).state
        value = self._worth(state, seat)
        if line is not None:
            line.ended(value)
        return value

    def _worth(self, state: Any, seat: Seat) -> float:
        """How a state stands: by the game's own estimate, or by the places at the end."""
        if self._estimate is not None:
            return self._estimate(self._game.params, state, seat)
        outcome = self._game.outcome(state)
        if outcome is None:
            return 0.5
        if len(outcome.ranks) <= 2:
            return outcome.score(seat)
        return FIRST * (outcome.winner == seat) + (1 - FIRST) * outcome.score(seat)


def _shares(regrets: Sequence[float]) -> list[float]:
    """A mixture in which each answer has as much as it is regretted that it was not given."""
    positive = [max(0.0, regret) for regret in regrets]
    total = sum(positive)
    return [part / total for part in positive] if total > 0 else [1 / len(regrets)] * len(regrets)


def _weights(shares: Sequence[float]) -> list[int]:
    return [round(share * _GRAIN) for share in shares]
