"""Questions in words over the socket, for boards that know no game; and the words themselves by HTTP."""

import random
from typing import Any

import pytest

from hanpan.core.contract.rulebook import LANGS
from hanpan.core.language.text import Texts, load_texts
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.server.harness import VS_BOT, Line, Person

STEPS = 12


async def chosen(line: Line, step: int, dice: random.Random) -> Any:
    """An answer, taken option by option."""
    said: list[str] = []
    while True:
        reply = await line.ask("ask_options", step=step, said=said, lang="ko")
        assert (reply["type"], reply["step"]) == ("options", step)
        option = dice.choice(reply["options"])
        if option["action"] is not None:
            return option["action"]
        said = option["said"]


@pytest.mark.parametrize("game_id", game_ids())
async def test_any_game_is_played_over_the_socket_without_knowing_it(mina: Person, game_id: str) -> None:
    info = load_game(game_id).info
    bot = {"kind": "bot", "level": "random"}
    seats: dict[str, Any] = {seat: {"kind": "me"} if seat == "p1" else bot for seat in info.seats}
    seated = await mina.open(seats, game=game_id, mode=info.default_mode)
    line = await mina.line(seated["table"]["id"], seated["key"])
    dice = random.Random(2)
    for _ in range(STEPS):
        asked = await line.until_asked()
        if asked is None:
            break
        action = await chosen(line, asked["step"], dice)
        assert (await line.act(action))["type"] == "done"
    await line.close()


async def test_options_say_what_may_not_be_chosen_and_why(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    first = await line.ask("ask_options", step=asked["step"], lang="en")
    assert [option["words"] for option in first["options"]] == ["Attack stance", "Defence stance", "Balance stance"]
    assert not first["refused"]
    await line.act(first["options"][0]["action"])
    asked = await line.until_asked()
    assert asked is not None
    cards = await line.ask("ask_options", step=asked["step"], lang="ko")
    refused = {option["text"]: option["refusal"]["clause"] for option in cards["refused"]}
    assert refused["play attack"] == "DB-3.4"
    assert cards["options"][0]["words"] == "넘기기"
    await line.close()


async def test_a_text_is_read_and_nothing_is_told_to_others(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    step = asked["step"]
    read = await line.ask("read_text", step=step, text="declare defence", lang="ko")
    assert (read["words"], read["refusal"], read["fault"]) == ("방어 선언", None, "")
    assert read["action"] == {"type": "declare", "tendency": "defence"}
    assert (await line.ask("read_text", step=step, text="keep 3"))["refusal"]["code"] == "wrong_action"
    assert "not a move" in (await line.ask("read_text", step=step, text="hum"))["fault"]
    assert (await line.ask("ask_options", step=step + 1))["refusal"]["code"] == "table_stale_step"
    assert (await line.ask("ask_options", step=step, said=["hum"]))["code"] == "no_such_option"
    watcher = await joon.line(seated["table"]["id"])
    assert (await watcher.ask("ask_options", step=step))["refusal"]["code"] == "table_not_seated"
    for each in (line, watcher):
        await each.close()


async def test_the_words_of_every_game_are_served(mina: Person) -> None:
    for game_id in game_ids():
        for lang in LANGS:
            served = Texts(lang)
            served.add((await mina.get(f"games/{game_id}/texts?lang={lang}"))["ftl"], "served")
            shared = load_texts(lang, "hanpan.core.language").ids
            assert served.ids[0] == f"game-{game_id}"
            of_the_lobby = tuple(
                f"{family}-{game_id}" for family in ("game", "progress", "standing", "mode", "opponent", "question")
            )
            assert [one for one in served.ids if not one.startswith(of_the_lobby)] == [
                one for one in load_game(game_id).texts(lang).ids if one not in shared
            ]
    assert (await mina.http.get("games/nobody/texts")).status_code == 404


async def test_answers_are_checked_and_none_is_given(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    step = asked["step"]
    tried = [{"type": "declare", "tendency": "attack"}, {"type": "keep", "face": 3}]
    checked = await line.ask("check", step=step, actions=tried)
    assert [refusal and refusal["code"] for refusal in checked["refusals"]] == [None, "wrong_action"]
    assert (await line.ask("check", step=step, actions=[{"type": "hum"}]))["code"] == "malformed_action"
    assert (await line.ask("check", step=step + 1, actions=tried))["refusal"]["code"] == "table_stale_step"
    assert (await line.act(tried[0]))["type"] == "done"  # it was still to be answered
    await line.close()
