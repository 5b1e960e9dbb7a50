"""The day of a table: a fact of its opening that decides which ban list holds, and no number of a variant."""

import pickle
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import AnyGame, BadDay, Dated, on, under
from hanpan.core.contract.opening import opened, said
from hanpan.core.contract.params import BadParameter, table, variant_id
from hanpan.core.contract.releases import on_day
from hanpan.core.match.match import Match
from hanpan.core.replay import BadReplay, Sitter, parse_replay, replay_lines, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin
from hanpan.games.sorcerers.ai.selector import CHARACTERS, NAMES, level
from hanpan.games.sorcerers.rules.actions import ChooseDeck
from hanpan.lab.sim import simulate

VEIL = ChooseDeck("veil")  # has a card that was banned in December 2025
BANNED, FREE = date(2025, 12, 20), date(2026, 11, 16)
SEATS: Any = {"p1": Sitter("person", "Mina"), "p2": Sitter("person", "Joon")}


def _takes_veil(game: AnyGame) -> bool:
    match = Match(game, "match", SeedKeys(1))
    return game.check(match.state, "p1", VEIL) is None


def _dated(day: date | None, **overrides: int) -> AnyGame:
    return on(load_game("sorcerers", overrides), day)


def _file(game: AnyGame) -> bytes:
    match = Match(game, "match", SeedKeys(1))
    deck = VEIL if _takes_veil(game) else ChooseDeck("spear")
    match.play({"p1": deck, "p2": deck})
    return b"".join(replay_lines(match, SEATS))


def test_the_list_of_the_day_holds_and_the_last_until_a_later_one() -> None:
    assert [_takes_veil(_dated(day)) for day in (None, BANNED, FREE, date(2999, 1, 1))] == [False, False, True, True]
    game = _dated(FREE)
    for same in (pickle.loads(pickle.dumps(game)), under(game, game.info.rules_version), under(game, "1.0")):
        assert (same.info.day, _takes_veil(same)) == (FREE, True)
    assert game.info.variant == "standard"
    assert said(game) == ({}, FREE)
    with pytest.raises(BadDay, match="nothing in trail"):
        on(load_game("trail"), FREE)
    with pytest.raises(BadDay, match=r"'2026-11-19' is not a day"):
        on(load_game("sorcerers"), "2026-11-19")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [*NAMES, *CHARACTERS])
def test_a_bot_plays_its_own_games_on_the_day_of_its_table(name: str) -> None:
    games: list[Any] = [_dated(None), _dated(FREE), _dated(FREE, **{"setup.hp": 24})]
    for game in games:
        own = vars(level(name, game.params))["game"]
        assert own.params == game.params
        assert _takes_veil(own) == _takes_veil(game)


def test_a_replay_names_its_day_and_an_old_one_names_none() -> None:
    usual, dated = _file(_dated(None)), _file(_dated(FREE))
    assert b'"day"' not in usual.splitlines()[0]
    assert dated.splitlines()[0].endswith(b'"day":"2026-11-16"}')
    for lines in (usual, dated):
        assert verify(parse_replay(Path("d.jsonl"), lines), load_game).ok
    moved = parse_replay(Path("d.jsonl"), dated.replace(b"2026-11-16", b"2025-12-20"))
    assert [problem.reason for problem in verify(moved, load_game).problems] == [
        "step 1: moves.p1: 'deck veil' is refused: bad_deck (SO-DECK-06)"
    ]
    for day, said_so in ((b"2026-13-16", "day"), (b"someday", "day")):
        with pytest.raises(BadReplay, match=said_so):
            parse_replay(Path("d.jsonl"), dated.replace(b"2026-11-16", day))
    other = Match(load_game("dice-battle"), "quick", SeedKeys(1))
    lines = b"".join(replay_lines(other, SEATS)).replace(b'"dice":{', b'"day":"2026-11-16","dice":{', 1)
    with pytest.raises(BadReplay, match="day: nothing in dice-battle depends on a day"):
        verify(parse_replay(Path("o.jsonl"), lines), load_game)


def test_an_old_opening_that_named_the_day_as_a_number_is_of_that_day() -> None:
    assert "deck.date" not in {row.name for row in table(type(load_game("sorcerers").params))}
    with pytest.raises(BadParameter, match=r"deck\.date"):
        load_game("sorcerers", {"deck.date": 20260120})
    numbers = {"deck.least": 39, "deck.date": 20260120}
    game = opened(load_game, "sorcerers", numbers, "1.0")
    assert (game.info.overrides, game.info.variant, game.info.day) == (numbers, variant_id(numbers), None)
    assert _takes_veil(game)
    assert isinstance(game, Dated)
    assert said(game) == ({"deck.least": 39}, date(2026, 1, 20))
    lines = _file(game)
    assert b'"day"' not in lines.splitlines()[0]
    assert verify(parse_replay(Path("d.jsonl"), lines), load_game).ok
    again = pickle.loads(pickle.dumps(game))
    assert (again.info, _takes_veil(again)) == (game.info, True)
    for number in (20260230, 7):
        with pytest.raises(BadParameter, match=f"deck.date: {number} is no day"):
            opened(load_game, "sorcerers", {"deck.date": number}, "1.0")


def test_what_changed_marks_the_list_that_decks_are_checked_by() -> None:
    days = [date(2025, 11, 6), date(2025, 11, 7), date(2025, 12, 4), date(2025, 12, 5), date(2026, 1, 2), FREE]
    for day in days:
        marked = [bans for note in on_day(plugin("sorcerers").release_notes(), day) for bans in note.bans]
        named = {ban.card for bans in marked if bans.in_force for ban in bans.cards}
        faults = plugin("sorcerers").deck_check(_dated(day), ["SPL-17"])
        assert faults is not None
        assert {fault.params["card"] for fault in faults[0] if fault.code == "deck_banned"} == named
        listed: Any = plugin("sorcerers").card_list(_dated(day), "en")
        assert {card.id for card in listed if card.banned is not None} == named


def test_a_simulation_is_of_the_same_day_unless_told() -> None:
    usual = simulate("sorcerers", mode="match", seats=("random", "random"), games=1)
    told = simulate("sorcerers", mode="match", day=FREE, seats=("random", "random"), games=1)
    assert (usual.day, told.day) == (None, FREE)
    assert msgspec.json.decode(msgspec.json.encode(told))["day"] == "2026-11-16"
