"""Clash told by the client: replays step by step, and the same words as the engine's."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import sent
from hanpan.core.contract.provable import provable
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language import narrate
from tests.web.games import Played
from tests.web.node import node

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
NAMES: dict[Seat, str] = {"p1": "민지", "p2": "Paul"}


@pytest.fixture(scope="module")
def played() -> Played:
    return Played(SeedKeys(23, 1), "casual", game="clash")


def test_a_replay_ends_every_step_as_the_server_says(units: str, played: Played) -> None:
    told = played.told("p2")
    film = node(units, asked={"task": "film", "asked": told})
    frames, steps = film["frames"], told["steps"]
    assert [frame["view"] for frame in frames if frame["whole"]] == [step["view"] for step in steps]
    assert [frame["link"] for frame in frames] == list(range(len(frames)))
    assert [mark["round"] for mark in film["rounds"]] == list(range(1, steps[-1]["view"]["round"] + 1))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_event_refusal_and_question_reads_as_the_engine_says_it(units: str, played: Played, lang: Lang) -> None:
    game = played.game
    texts = game.texts(lang)
    events = [(sent(event, viewer), viewer) for event in played.match.events for viewer in VIEWERS]
    states = [step.state for step in played.steps]
    pairs = [(state, seat) for state in states[:6] for seat in game.pending(state)]
    refusals = [
        no for state, seat in pairs for a in provable(game).samples(state) if (no := game.check(state, seat, a))
    ]
    prompts = [prompt for state in states for prompt in game.pending(state).values()]
    asked = {
        "game": "clash",
        "lang": lang,
        "names": NAMES,
        "events": [{"event": plain(event), "viewer": viewer} for event, viewer in events],
        "refusals": plain(refusals),
        "prompts": plain(prompts),
        "reasons": [],
    }
    found = node(units, asked={"task": "words", "asked": asked})
    assert found["events"] == [
        [narrate.line(texts, e, NAMES, v), narrate.why(texts, e, NAMES, v), narrate.tone(texts, e)] for e, v in events
    ]
    assert found["refusals"] == [[narrate.refusal_text(texts, one), narrate.remedy(texts, one)] for one in refusals]
    assert found["prompts"] == [narrate.prompt_text(texts, prompt) for prompt in prompts]
    assert len(events) > 300
    assert len(refusals) > 50
