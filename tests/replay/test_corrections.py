"""A judge states the corrected position: proposed, agreed to, carried out, and carried out again from the replay."""

from pathlib import Path
from typing import Any

import pytest

from hanpan import play
from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.seat import Seat
from hanpan.core.match.corrections import corrected
from hanpan.core.match.match import Match
from hanpan.core.match.orders import Agree, BadOrder, Call, Propose, Restore, open_calls
from hanpan.core.match.positions import BadPosition
from hanpan.core.replay import Sitter, parse_replay, replay_lines, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

SEATS: dict[Seat, Sitter] = {"p1": Sitter("person", "Mina"), "p2": Sitter("person", "Joon")}
PATH = Path("corrections.jsonl")
CHANGES: Any = {"p1.hp": 12, "p2.graveyard": ("SOR-03",)}


def _played(game: str = "sorcerers", steps: int = 6) -> Match:
    rules: Any = load_game(game)
    match = Match(rules, rules.info.mode(None), SecretKeys(b"c" * 32))
    return play(match, dict.fromkeys(rules.info.seats, "random"), steps=steps)


def _restore(match: Match, **more: Any) -> Restore:
    return Restore("Sora", len(match.steps) - 1, match.shift_to(match.state), **more)


def _problems(match: Match) -> list[str]:
    replay = parse_replay(PATH, b"".join(replay_lines(match, SEATS)))
    return [problem.reason for problem in verify(replay, load_game).problems]


def _hp(match: Match, seat: str) -> int:
    found: int = match.game.facts(match.state)[seat]["hp"]  # type: ignore[attr-defined]
    return found


def test_a_correction_that_every_seat_agreed_to_is_carried_out_and_verified() -> None:
    match = _played()
    before, number = match.state, len(match.steps) - 1
    changes: Any = {"p1.hp": 12}
    match.order(Call("p1"))
    state = match.state
    proposed, fact = match.order(Propose("Sora", number, changes, "the blow counted twice"), state)
    assert (proposed.kind, fact.kind, fact.seat) == ("judge_proposes", "judge_states", "p1")
    assert match.state == before
    assert [call.seat for call in open_calls(match.orders)] == ["p1"]  # nothing is ruled yet
    step = len(match.steps) - 1
    ruling = Restore("Sora", number, match.shift_to(state), changes=changes)
    with pytest.raises(BadOrder, match="not every player has agreed"):
        match.order(ruling, state)
    match.order(Agree("p1", step))
    with pytest.raises(BadOrder, match="not every player has agreed"):
        match.order(ruling, state)
    with pytest.raises(BadOrder, match="p1 is not asked"):
        match.order(Agree("p1", step))
    match.order(Agree("p2", step))
    with pytest.raises(BadOrder, match="not every player has agreed"):  # to something else
        match.order(Restore("Sora", number, match.shift_to(state), changes={"p1.hp": 13}), state)
    told = match.order(ruling, state)
    assert [event.kind for event in told] == ["judge_restores", "judge_corrects", "judge_states"]
    assert (_hp(match, "p1"), _hp(match, "p2")) == (12, match.game.facts(before)["p2"]["hp"])  # type: ignore[attr-defined]
    match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
    assert _problems(match) == []
    other = b"".join(replay_lines(match, SEATS)).replace(b'"p1.hp":12', b'"p1.hp":11')
    assert verify(parse_replay(PATH, other), load_game).problems != ()


def test_the_head_judge_needs_nobody() -> None:
    match = _played()
    state = match.state
    match.order(_restore(match, changes=CHANGES, head=True), state)
    facts = match.game.facts(match.state)  # type: ignore[attr-defined]
    assert (facts["p1"]["hp"], list(facts["p2"]["graveyard"])) == (12, ["SOR-03"])
    assert _problems(match) == []


@pytest.mark.parametrize("after", ["a move", "a no"])
def test_a_proposal_ends_when_the_game_goes_on_or_somebody_says_no(after: str) -> None:
    match = _played()
    state = match.state
    match.order(Propose("Sora", len(match.steps) - 1, {"p1.hp": 12}), state)
    step = len(match.steps) - 1
    if after == "a move":
        match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
    else:
        match.order(Agree("p2", step, agree=False))
    with pytest.raises(BadOrder, match="no correction is proposed"):
        match.order(Agree("p1", step))
    assert _problems(match) == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"p1.hp": 0}, "no game can come here|over"),
        ({"p1.hand": ("SPL-01",)}, "p1.hand: only what every player sees"),
        ({"p1.luck": 3}, "there is no fact"),
        ({"rest": 1}, "there is no fact rest"),
        ({"p1.hp": "many"}, "p1.hp"),
        ({"p1.field.9": None}, "there is no fact"),
    ],
)
def test_what_cannot_be_stated_is_refused_with_its_reason(changes: Any, reason: str) -> None:
    match = _played()
    state, steps = match.state, len(match.steps)
    with pytest.raises(BadOrder, match=reason):
        match.order(_restore(match, changes=changes, head=True), state)
    assert (match.state, len(match.steps)) == (state, steps)


def test_what_is_so_already_is_no_correction() -> None:
    match = _played()
    with pytest.raises(BadPosition, match="so already"):
        corrected(match.game, match.state, {"p1.hp": _hp(match, "p1")})


@pytest.mark.parametrize("game", game_ids())
def test_nothing_changes_but_what_the_judge_states(game: str) -> None:
    """One number of a seat, in every game: all other facts are as they were."""
    match = _played(game, 4)
    before = match.game.facts(match.state)  # type: ignore[attr-defined]
    number = "hp" if "hp" in before["p1"] else "total"
    value = before["p1"][number] - 1 if before["p1"][number] > 1 else before["p1"][number] + 1
    after = match.game.facts(corrected(match.game, match.state, {f"p1.{number}": value}))  # type: ignore[attr-defined]
    assert after["p1"][number] == value
    after["p1"][number] = before["p1"][number]
    assert after == before
