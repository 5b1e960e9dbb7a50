"""web/src/lib/narrate.ts is the twin of language/narrate.py: word for word, in both languages, for every viewer."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import sent
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language import narrate
from hanpan.core.match.match import Match
from hanpan.core.match.seeded import seeded_match
from hanpan.games.dice_battle.ai import coach
from hanpan.games.dice_battle.rules.events import DieKept, Energy, Total
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.text.examples import examples
from tests.text.messages import CORE
from tests.web.games import Played
from tests.web.node import node

NAMES: tuple[dict[Seat, str], ...] = (
    {"p1": "민지", "p2": "AI (쉬움)"},
    {"p1": "Paul", "p2": "영준"},
    {"p1": "손님 10", "p2": "Kim"},
    {},
)
VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
LARGE = (  # numbers that are written with commas, and read accordingly
    Total("DB-8.1", "p1", gain=1200, before=10_000, after=11_200),
    Energy("DB-2.1", "p2", "round", gain=3000, before=0, after=3000),
    DieKept("DB-4.2", "p1", (6, 3), 3),
)


def told(
    units: str,
    game: str,
    lang: Lang,
    names: dict[Seat, str],
    events: Sequence[Happening] = (),
    refusals: Sequence[Refusal] = (),
    reasons: Sequence[coach.Reason] = (),
    prompts: Sequence[Prompt] = (),
) -> list[tuple[Any, Any, Any]]:
    """Everything that the two say differently: what was told, by the engine, by the client."""
    texts = load_game(game).texts(lang)
    seen = [(sent(event, viewer), viewer) for event in events for viewer in VIEWERS]
    asked = {
        "game": game,
        "lang": lang,
        "names": names,
        "events": [{"event": plain(event), "viewer": viewer} for event, viewer in seen],
        "refusals": plain(refusals),
        "prompts": plain(prompts),
        "reasons": plain(reasons),
    }
    expected: dict[str, list[Any]] = {
        "events": [
            [
                narrate.line(texts, event, names, viewer),
                narrate.why(texts, event, names, viewer),
                narrate.tone(texts, event, viewer),
            ]
            for event, viewer in seen
        ],
        "refusals": [[narrate.refusal_text(texts, one), narrate.remedy(texts, one)] for one in refusals],
        "prompts": [narrate.prompt_text(texts, prompt) for prompt in prompts],
        "reasons": [texts.format(reason.id, reason.args) for reason in reasons],
    }
    found = node(units, asked={"task": "words", "asked": asked})
    return [
        (question, ours, theirs)
        for part, answers in expected.items()
        for question, ours, theirs in zip(asked[part], answers, found[part], strict=True)
        if ours != theirs
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_event_refusal_and_prompt_reads_the_same(units: str, game: str, lang: Lang) -> None:
    own, shared = examples(game), examples(CORE)
    events = (*own.events, *shared.events, *LARGE) if game == game_ids()[0] else own.events
    assert not told(units, game, lang, NAMES[0], events, (*own.refusals, *shared.refusals), prompts=own.prompts)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_whole_games_and_the_coach_read_the_same(units: str, lang: Lang) -> None:
    total = 0
    for number, names in enumerate(NAMES * 2):
        match = seeded_match(load_game("dice-battle"), "extended", 11, number)
        reasons = list(_advised(match))
        events = list(match.events)
        total += len(events)
        assert not told(units, "dice-battle", lang, names, events, reasons=reasons)
    assert total > 2000


def _advised(match: Match) -> Iterator[coach.Reason]:
    """Play the match at random to its end; what the coach would have said at each decision."""
    bot = RandomBot(match.game)
    while match.pending:
        moves = {}
        for seat, prompt in match.pending.items():
            view, legal = match.view(seat), match.game.legal(match.state, seat)
            yield from coach.hint(view, prompt, legal, Params()).reasons
            chance = bot_chance(match.keys, match.game.round(match.state), len(match.steps))
            moves[seat] = bot.choose(view, prompt, legal, chance)
        match.play(moves)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", game_ids())
def test_a_game_reads_as_the_engine_tells_it(units: str, game: str, lang: Lang) -> None:
    played = Played(SeedKeys(31, 3), load_game(game).info.playable[0], game=game)
    states = [step.state for step in played.steps]
    asked = [(state, seat, prompt) for state in states for seat, prompt in played.game.pending(state).items()]
    tried = [(state, seat, one) for state, seat, _ in asked[:12] for one in provable(played.game).samples(state)]
    refusals = [no for state, seat, action in tried if (no := played.game.check(state, seat, action))]
    prompts = [prompt for _, _, prompt in asked]
    events = [*played.match.events]
    assert not told(units, game, lang, NAMES[0], events, refusals, prompts=prompts)
    assert len(events) > 50
    assert len(refusals) > 20
