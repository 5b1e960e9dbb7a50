"""Play driven by hypothesis, which chooses the moves and, as fate, the draws."""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import UNSET

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import decode, encode, state_hash
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.cards import cost
from hanpan.games.dice_battle.rules.events import Build, CardPlayed, CardWon, Energy, Steal
from hanpan.games.dice_battle.rules.state import MODES, State

T = TypeVar("T")

GAME = DiceBattle()


class Fate:
    """A chance whose every outcome hypothesis picks, so that it looks for the worst."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        possible = [place for place in range(len(options)) if weights is None or weights[place]]
        return options[self._data.draw(st.sampled_from(possible), label=label)]


class Table(RuleBasedStateMachine):
    """One game: any legal moves, any fate, refusals and reloads on the way."""

    state: State

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.told: list[Happening] = []
        self.held: list[tuple[State, bytes]] = []

    @initialize(data=st.data(), mode=st.sampled_from(MODES))
    def sit_down(self, data: st.DataObject, mode: str) -> None:
        self._take(GAME.setup(mode, Fate(data)))

    @precondition(lambda self: self.state.stage != "over")
    @rule(data=st.data())
    def step(self, data: st.DataObject) -> None:
        moves: dict[Seat, Action] = {}
        for seat in GAME.pending(self.state):
            moves[seat] = data.draw(st.sampled_from(GAME.legal(self.state, seat)), label=seat)
        before = self.state
        self._take(GAME.apply(before, moves, Fate(data)))
        self.steps += 1
        self._energy_is_accounted_for(before)

    @rule(data=st.data(), seat=st.sampled_from(SEATS))
    def refuse(self, data: st.DataObject, seat: Seat) -> None:
        action = data.draw(st.sampled_from(GAME.samples(self.state)))
        refusal = GAME.check(self.state, seat, action)
        assert (refusal is None) == (action in GAME.legal(self.state, seat))

    @rule()
    def save_and_load(self) -> None:
        loaded: State = decode(State, encode(self.state))
        assert loaded == self.state
        self.state = loaded

    @rule(data=st.data(), seat=st.sampled_from(SEATS))
    def deal_again(self, data: st.DataObject, seat: Seat) -> None:
        """Play goes on in a world that the seat cannot tell from the one before."""
        world = GAME.world(GAME.view(self.state, seat), Fate(data))
        assert encode(GAME.view(world, seat)) == encode(GAME.view(self.state, seat))
        self.state = world
        self.told = []

    @invariant()
    def sound(self) -> None:
        if self.held:
            assert GAME.invariants(self.state) == []
            assert self.steps <= GAME.info.max_steps
            assert (GAME.outcome(self.state) is not None) == (self.state.stage == "over")

    @invariant()
    def old_states_are_as_they_were(self) -> None:
        for state, data in self.held[-3:]:
            assert encode(state) == data

    @invariant()
    def nobody_is_told_what_the_rival_won(self) -> None:
        for event in all_seen_by(self.told, None):
            assert not isinstance(event, CardWon) or event.card is UNSET, event

    def teardown(self) -> None:
        for state, data in self.held:
            assert encode(state) == data

    def _take(self, step: Any) -> None:
        self.state, events = step
        self.told = list(events)
        self.held.append((self.state, encode(self.state)))

    def _energy_is_accounted_for(self, before: State) -> None:
        """What the events say about energy is what happened to it."""
        for index, seat in enumerate(SEATS):
            energy = before.players[index].energy
            for event in self.told:
                if isinstance(event, Energy | CardPlayed | Build) and event.seat == seat:
                    assert event.before == energy, event
                    energy = event.after
                if isinstance(event, CardPlayed) and event.seat == seat:
                    assert event.cost == cost(GAME.params, event.card)
                if isinstance(event, Steal):
                    energy = event.p1_energy if seat == "p1" else event.p2_energy
            assert energy == self.state.players[index].energy


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=60)
TestTable = pytest.mark.slow(Table.TestCase)


@pytest.mark.slow
@settings(max_examples=200)
@given(st.data(), st.sampled_from(MODES))
def test_whole_games_under_any_fate_end_soundly(data: st.DataObject, mode: str) -> None:
    state = GAME.setup(mode, Fate(data)).state
    steps = 0
    while asked := GAME.pending(state):
        moves = {seat: data.draw(st.sampled_from(GAME.legal(state, seat)), label=seat) for seat in asked}
        state = GAME.apply(state, moves, Fate(data)).state
        steps += 1
        assert GAME.invariants(state) == []
    assert steps <= GAME.info.max_steps
    assert GAME.outcome(state) is not None


@settings(max_examples=20)
@given(st.integers(0, 1 << 32), st.sampled_from(MODES))
def test_an_old_state_is_unchanged_after_a_whole_game(seed: int, mode: str) -> None:
    keys = SeedKeys(seed)
    held: list[tuple[int, State, str, bytes, Any, str]] = []
    play_out(
        GAME,
        mode,
        {"p1": RandomBot(GAME), "p2": RandomBot(GAME)},
        keys,
        on_step=lambda number, state, moves, step: held.append(
            (number, state, state_hash(state), encode(state), moves, state_hash(step.state))
        ),
    )
    for number, state, name, data, moves, after in held:
        assert state_hash(state) == name
        assert encode(state) == data
        # and one can go back to it and go the same way again
        again = GAME.apply(state, moves, SeededChance(keys.round_key(state.round), number))
        assert state_hash(again.state) == after
