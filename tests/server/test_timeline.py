"""What the replay page is told: every step, for each viewer what that viewer could see, and no more."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.codec import encode, plain, state_hash
from hanpan.core.contract.event import all_sent
from hanpan.core.contract.provable import provable
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.match import Match, StepRecord
from hanpan.core.replay import read_replay, states
from hanpan.games.loading import load_game
from hanpan.server.retelling import Record, record_of, steps
from hanpan.server.storage.rows import TableRow
from hanpan.server.tables.memory import TableMemory
from hanpan.server.timeline import timeline
from tests.replay.games import SECRET, played, saved
from tests.server.harness import VS_BOT, Person, play_out

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)


def kept(match: Match, opening: Any = None) -> Record:
    """The match as a server keeps it: moves as plain values, no events."""
    row = TableRow(
        id="abc",
        game=match.game.info.id,
        rules=match.game.info.rules_version,
        mode=match.mode,
        overrides={},
        kind="match",
        start="setup" if opening is None else "given",
        visibility="link",
        clock=None,
        spectator_delay_s=0,
        secret=SECRET.hex(),
        created_at=0,
        created_by="me",
        previous=None,
    )
    records = [StepRecord(plain(step.moves), step.draws, (), step.hash) for step in match.steps]
    stored = Match.at(match.game, match.mode, match.keys, match.state, records)
    return record_of(TableMemory(row, {}, match.game, SecretKeys(SECRET), stored, opening), now=0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_replay_and_a_table_tell_each_viewer_the_same(tmp_path: Path, viewer: Seat | None) -> None:
    match = played(SecretKeys(SECRET))
    replay = read_replay(saved(tmp_path, match), finished=True)
    told = timeline(states(replay, load_game), match.game, viewer)
    assert [step.step for step in told] == list(range(len(match.steps)))
    assert told == timeline(steps(kept(match)), match.game, viewer)
    for step, record in zip(told, match.steps, strict=True):
        assert tuple(step.events) == all_sent(record.events, viewer)
        assert step.view.seat == viewer
    assert told[-1].view == match.view(viewer)


def test_no_viewer_is_told_what_another_holds(tmp_path: Path) -> None:
    """Cards won and dice to choose from are in one seat's timeline only; a spectator has neither."""
    match = played(SecretKeys(SECRET), mode="extended", overrides={"event_deck.luck": 20})
    told = {viewer: timeline(steps(kept(match)), match.game, viewer) for viewer in VIEWERS}
    secrets = {viewer: b"".join(encode(step.events) for step in told[viewer]) for viewer in VIEWERS}
    won = [event for event in match.events if event.kind == "card_won"]
    assert {event.seat for event in won} == set(SEATS)
    for viewer in VIEWERS:
        assert b"private" not in secrets[viewer]
        for step in told[viewer]:
            own = [event for event in step.events if event.kind == "card_won" and "card" in event.data]
            assert all(event.seat == viewer for event in own)
            pairs = [event for event in step.events if event.kind == "luck_roll" and "dice" in event.data]
            assert all(event.seat == viewer for event in pairs)
            if viewer is None:
                assert not step.view.hand
                assert not step.view.luck_dice
    assert any("card" in event.data for step in told["p1"] for event in step.events if event.kind == "card_won")


def test_a_game_from_a_position_begins_with_it() -> None:
    game = load_game("dice-battle", None)
    opening = provable(game).given({"round": 7, "p1": {"total": 12}, "p2": {"total": 9}})
    first = StepRecord({}, (), (), state_hash(opening))
    match = Match.at(game, "regular", SecretKeys(SECRET), opening, [first])
    declared = {seat: game.read("declare balance") for seat in SEATS}
    match.play(declared)
    told = timeline(steps(kept(match, opening)), game, "p1")
    assert [len(step.events) > 0 for step in told] == [False, True]
    assert told[0].view == game.view(opening, "p1")
    assert told[1].view.stage == "pre"


async def test_while_a_game_goes_on_nobody_sees_it_with_other_eyes(mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT)
    path = f"tables/{seated['table']['id']}/timeline"
    line = await mina.line(seated["table"]["id"], seated["key"])
    for _ in range(4):
        await line.until_asked()
        await line.act()
    await line.until_asked()
    own = await mina.get(path)
    assert own["seat"] == "p1"
    assert own["ending"] is None
    assert [step["events"] for step in own["steps"]] == line.events
    assert own["steps"][-1]["view"] == line.view
    assert (await mina.get(f"{path}?seat=spectator"))["seat"] is None
    assert (await sora.get(path))["seat"] is None
    for person, seat in ((mina, "p2"), (sora, "p1"), (sora, "p2")):
        assert (await person.get(f"{path}?seat={seat}", 409))["code"] == "not_over"
    await line.close()


@pytest.mark.slow
async def test_once_it_is_over_everybody_sees_it_as_anybody_did(mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT)
    path = f"tables/{seated['table']['id']}/timeline"
    line = await mina.line(seated["table"]["id"], seated["key"])
    ending = await play_out(line)
    for seat in SEATS:
        told = await sora.get(f"{path}?seat={seat}")
        assert (told["seat"], told["ending"], told["table"]["status"]) == (seat, ending, "over")
        assert {step["view"]["seat"] for step in told["steps"]} == {seat}
    assert [step["events"] for step in (await sora.get(f"{path}?seat=p1"))["steps"]] == line.events
    await sora.get(f"{path}?seat=nobody", 400)
    await line.close()
