"""Questions whose answers are without number: put together, drawn, looked for, and never listed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from hanpan.bots.catalogue import bot_names, characters, load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.answers import (
    TooManyAnswers,
    drawn,
    every,
    first,
    last,
    more_of,
    openings,
    pieces_of,
    reaches,
    sample,
    selections,
    walked,
)
from hanpan.core.contract.game import LISTED_MOST, STOP, Prompt
from hanpan.core.contract.params import table
from hanpan.core.effects.vocabulary import Activated, Target, ToChosen, ToGraveyard
from hanpan.core.match.play import play_out
from hanpan.games.clash import Clash
from hanpan.games.clash.ai.options import sets_of_all
from hanpan.games.clash.ai.values import distinct
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import Queue
from hanpan.games.clash.rules.declare import queues
from hanpan.games.clash.table.view import View
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import CARDS as KINDS
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.catalogue import CARDS as MAGIC
from hanpan.games.sorcerers.content.catalogue import DECKS, SORCERERS
from hanpan.games.sorcerers.rules.params import Params as Numbers
from hanpan.games.sorcerers.rules.state import PLACES
from hanpan.games.trail import Trail
from hanpan.games.trail.content.catalogue import CARDS as PLAYS
from hanpan.games.trail.rules.tiles import SIZE
from hanpan.lab.options import uses
from hanpan.lab.without import limited
from hanpan.plugin.lab import Limits

SEATS = ("p1", "p2")
PIECES_MOST = 400  # that one answer to the widest question may ask for


class Watched:
    """Counts the pieces that are asked for, whoever asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: type) -> None:
        self.pieces = 0
        whole = game.pieces  # type: ignore[attr-defined]

        def counted(game: Any, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
            found: Sequence[str] = whole(game, view, prompt, said)
            self.pieces += len(found)
            return found

        monkeypatch.setattr(game, "pieces", counted)


def wide_clash() -> tuple[Clash, Any]:
    """Twenty cards, four slots, four summons a side, energy for all: millions of queues."""
    game = Clash({"energy.cap_high": 40, "turn.most_slots": 4, "turn.summons": 4, "turn.hand_limit": 20})
    aimed = [name for name, card in CARDS.items() if card.cost <= 3][:20]
    side = {"hand": aimed, "energy": 40, "slots": 4, "summons": ["wolf", "wolf", "wolf", "wolf"]}
    return game, game.given({"mode": "duel", "arena": "pit", "stage": "declare", "p1": side, "p2": side})


def wide_sorcerers() -> tuple[Sorcerers, Any]:
    """A hand of forty cards and a limit of twenty: C(40, 20) ways to discard, as cards go."""
    game = Sorcerers({"turn.hand_limit": 20})
    hand = ["SOR-02", "SOR-03", "SPL-01", "SPL-08"] * 10
    sides: dict[str, Any] = {"p1": {"deck": ["SOR-03"]}, "p2": {"hand": hand, "deck": ["SOR-03"]}}
    return game, game.given({"active": "p2", "step": "end", **sides})


def declared(games: int) -> list[tuple[View, Prompt]]:
    """What is asked in random games where queues are declared."""
    game = Clash()
    found: list[tuple[View, Prompt]] = []

    def keep(number: int, state: Any, moves: Mapping[Any, Any], step: object) -> None:
        for seat, prompt in game.pending(state).items():
            if prompt.composed:
                found.append((game.view(state, seat), prompt))

    bots = {seat: load_bot(game, "random") for seat in game.info.seats}
    for number in range(games):
        play_out(game, "casual", bots, SeedKeys(7, number), on_step=keep)
    return found


def test_a_selection_is_named_in_one_way() -> None:
    for hand, least, most in product(("AAB", "ABCD", "AABBC", "AAAA"), (0, 1, 2, 3), (0, 1, 2, 3)):
        if least <= most:
            cards = sorted(hand)
            wanted = {pick for count in range(least, most + 1) for pick in combinations(cards, count)}
            made = list(_selected(cards, (), least, most))
            assert Counter(made) == Counter(wanted)
            assert len(made) <= selections(len(hand), least, most)


def _selected(cards: list[str], taken: tuple[str, ...], least: int, most: int) -> Iterator[tuple[str, ...]]:
    following = more_of(cards, taken, least, most)
    assert following
    for card in following:
        if card == STOP:
            yield taken
        else:
            yield from _selected(cards, (*taken, card), least, most)


def test_pieces_make_every_queue_once_in_the_order_of_the_list() -> None:
    game = Clash()
    asked = declared(6)
    for view, prompt in asked[::5]:
        listed = queues(view.hand, view.me, view.rival, 600)
        if listed is None:
            with pytest.raises(TooManyAnswers, match="more than 600 answers, too many to list"):
                every(game, view, prompt, 600)
            continue
        assert every(game, view, prompt, 600) == listed
        assert first(game, view, prompt, ()) == listed[0]
        assert last(game, view, prompt, ()) == listed[-1]
        assert openings(game, view, prompt) == [queue for queue in listed if len(queue.cards) < 2]
    assert len(asked) > 100


def test_the_normal_level_looks_at_the_same_queues_as_if_it_had_a_list() -> None:
    game = Clash()
    normal, easy, one = (load_bot(game, name) for name in ("normal", "easy", characters("clash")[0]))
    for number, (view, prompt) in enumerate(declared(4)[::7]):
        listed = queues(view.hand, view.me, view.rival)
        assert listed is not None
        for bot in (normal, easy, one):
            told, untold = (bot.choose(view, prompt, legal, SeededChance(number, 1)) for legal in (listed, ()))
            assert told == untold


def test_sets_of_cards_are_those_of_a_list() -> None:
    game = Clash()
    for view, prompt in declared(3)[::9]:
        listed = [queue for queue in every(game, view, prompt) if isinstance(queue, Queue)]
        own = game.given({"stage": "declare", "p1": {"hand": list(view.hand)}}).players[0]
        assert sets_of_all(_as(own, view.me), _as(own, view.rival)) == distinct(listed)


def _as(player: Any, seen: Any) -> Any:
    return replace(player, units=seen.units, energy=seen.energy, slots=seen.slots)


def test_each_piece_is_drawn_about_as_often() -> None:
    game = Clash()
    view, prompt = next((view, prompt) for view, prompt in declared(1) if len(view.hand) > 3)
    following = pieces_of(game, view, prompt)
    begins = following(())
    drawn_first = Counter[str]()
    for key in range(3000):
        text = game.write(drawn(game, view, prompt, (), SeededChance(key, 1)))
        drawn_first[next(piece for piece in begins if f"{text} ".startswith(f"{piece} "))] += 1
    share = 3000 / len(begins)
    assert all(0.8 * share < drawn_first[piece] < 1.2 * share for piece in begins)


def test_a_listed_question_is_drawn_from_its_list() -> None:
    game = DiceBattle()
    state = game.setup("quick", SeededChance(1, 0)).state
    legal = game.legal(state, "p1")
    for key in range(20):
        assert sample(game, state, "p1", SeededChance(key, 1)) == SeededChance(key, 1).pick("ai/p1/tendency", legal)


def test_only_what_the_pieces_make_is_reached() -> None:
    game = Clash()
    state = game.given({"p1": {"hand": ["A01", "A01", "D01"], "energy": 3}, "p2": {"summons": ["wolf"]}})
    following = pieces_of(game, game.view(state, "p1"), game.pending(state)["p1"])
    for text in ("pass", "queue A01", "queue A01@1 A01", "queue D01 A01@1"):
        assert reaches(following, text), text
    for text in ("", "queue", "queue A01@2", "queue A02", "pass A01", "queue A01 A01 A01", "queue D01 D01", "keep"):
        assert not reaches(following, text), text


def test_an_answer_without_end_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="an answer has not ended after 1000 pieces: more more more …"):
        walked(lambda said: ["more", "most"], lambda options: options[0])


@pytest.mark.parametrize("name", [*bot_names("clash"), "away", *characters("clash")])
def test_nobody_lists_the_queues_of_a_wide_hand(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = wide_clash()
    watched = Watched(monkeypatch, Clash)
    view, prompt = game.view(state, "p1"), game.pending(state)["p1"]
    assert prompt.composed
    assert game.legal(state, "p1") == ()
    assert len(game.menu(state, "p1")) < 200
    with pytest.raises(TooManyAnswers):
        every(game, view, prompt)
    watched.pieces = 0
    answer = load_bot(game, name).choose(view, prompt, (), SeededChance(1, 1))
    assert game.check(state, "p1", answer) is None
    assert game.check(state, "p1", game.default_action(view, prompt, ())) is None
    assert game.check(state, "p1", sample(game, state, "p1", SeededChance(2, 2))) is None
    assert watched.pieces < PIECES_MOST


@pytest.mark.parametrize("name", [*bot_names("sorcerers"), "away"])
def test_nobody_lists_the_discards_of_a_wide_hand(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = wide_sorcerers()
    watched = Watched(monkeypatch, Sorcerers)
    view, prompt = game.view(state, "p2"), game.pending(state)["p2"]
    assert prompt.composed
    assert game.legal(state, "p2") == ()
    assert len(game.menu(state, "p2")) == 4
    answer = load_bot(game, name).choose(view, prompt, (), SeededChance(1, 1))
    assert game.check(state, "p2", answer) is None
    assert game.check(state, "p2", game.default_action(view, prompt, ())) is None
    assert game.check(state, "p2", sample(game, state, "p2", SeededChance(2, 2))) is None
    assert watched.pieces < PIECES_MOST
    after = game.apply(state, {"p2": answer}, SeededChance(1, 2)).state
    assert len(after.players[1].hand) == 20


def test_the_search_of_the_hard_level_passes_a_wide_discard() -> None:
    """Playing on from a main phase it comes to a discard that nobody lists."""
    game = Sorcerers({"turn.hand_limit": 15})
    side = {"hand": ["SOR-02", "SOR-03", "SPL-01"] * 10, "deck": ["SOR-03"] * 9, "power": 1, "max_power": 1}
    state = game.given({"active": "p1", "step": "main_b", "p1": side, "p2": {"deck": ["SOR-03"] * 9}})
    for name in ("normal", "hard"):
        view, prompt, legal = game.view(state, "p1"), game.pending(state)["p1"], game.legal(state, "p1")
        assert load_bot(game, name).choose(view, prompt, legal, SeededChance(1, 1)) in legal


def test_a_wide_first_hand_is_composed() -> None:
    game = Clash({"setup.mulligan": 5, "turn.hand_limit": 20})
    hand = list(CARDS)[:20]
    state = game.given(
        {"stage": "mulligan", "round": 0, "p1": {"hand": hand, "deck": hand}, "p2": {"hand": hand[:10], "deck": hand}}
    )
    asked = game.pending(state)
    assert (asked["p1"].composed, asked["p2"].composed) == (True, False)
    assert game.legal(state, "p1") == ()
    assert len(game.legal(state, "p2")) == selections(10, 0, 5) == 638
    view = game.view(state, "p1")
    for key in range(30):
        answer = sample(game, state, "p1", SeededChance(key, 1))
        assert game.check(state, "p1", answer) is None
        assert reaches(pieces_of(game, view, asked["p1"]), game.write(answer))
    assert first(game, view, asked["p1"], ()) == game.read("keep")


def test_the_lab_forces_and_forbids_in_a_wide_hand() -> None:
    game, state = wide_clash()
    view, prompt = game.view(state, "p1"), game.pending(state)["p1"]
    some = tuple(f"card:{card}" for card in view.hand[3:5])
    for name in ("random", "normal", "hard"):
        forced = limited(game, load_bot(game, name), Limits(always=some)).choose(view, prompt, (), SeededChance(1, 1))
        assert set(some) <= uses("clash", forced)
        free = limited(game, load_bot(game, name), Limits(never=some)).choose(view, prompt, (), SeededChance(1, 1))
        assert not set(some) & uses("clash", free)
        assert game.check(state, "p1", forced) is None is game.check(state, "p1", free)


# Questions that stay listed: nothing that a variant or a position may hold makes them longer than LISTED_MOST.


def test_the_longest_list_of_dice_battle() -> None:
    """So its compiled twin needs no pieces: what it draws from is a list, and stays so."""
    most = {"cards.per_round": 10, "cards.per_kind": 10, "energy.cap": 50, "shield.cap": 20, "shield.cost": 0}
    free = {f"cards.{name}_cost": 0 for name in KINDS}
    game = DiceBattle({**most, **free})
    state = game.setup("quick", SeededChance(1, 0)).state
    player = replace(state.players[0], hand=tuple(sorted(KINDS * 12, key=KINDS.index)), energy=50)
    lengths = {
        stage: len(game.legal(replace(state, stage=stage, players=(player, player)), "p1")) for stage in ("pre", "post")
    }
    guarded = 10  # the second of two copies of the others, at most
    assert lengths == {"pre": 21 * (11 + guarded), "post": selections(10 + 3, 3, 3)}
    assert max(lengths.values()) <= LISTED_MOST


def test_the_longest_list_of_trail() -> None:
    """Erase names one or two tiles of the trail: at most all but the one that is stood on, and then there is nothing
    left to walk to or to build on."""
    game = Trail()
    state = game.given({"tiles": {}, "monsters": [], "p1": {"at": [1, 1]}})
    hand = tuple(sorted(name for name, card in PLAYS.items() if card.target != "none"))  # all that have a choice
    full = replace(state, tiles=(0,) * SIZE, units=(), trail=(1 << SIZE) - 1, hand=hand, mana=20)
    assert 59 + 59 * 58 // 2 <= len(game.legal(full, "p1")) <= LISTED_MOST
    for closed in range(0, SIZE, 5):  # with less of it closed the other cards have more tiles, and Erase has fewer
        some = replace(full, trail=(1 << closed) - 1)
        assert len(game.legal(some, "p1")) <= len(game.legal(full, "p1"))


def test_the_longest_lists_of_sorcerers() -> None:
    """All but the discard are bounded by the places and the cards there are."""
    places, items = 2 * PLACES, 2 * PLACES * PLACES

    def most(target: Target | None) -> int:
        if isinstance(target, ToChosen):
            return (places if target.what == "unit" else items) + target.or_you
        return len(SORCERERS) if isinstance(target, ToGraveyard) else PLACES

    plays = sum(most(card.target) for card in MAGIC.values())
    aimed = [one.target for card in MAGIC.values() for one in card.abilities if isinstance(one, Activated)]
    uses_most = (places + items) * max(map(most, aimed))
    kinds = Counter(card.type for card in MAGIC.values())
    assert 1 + plays + uses_most <= LISTED_MOST  # a main phase; a response has no uses
    assert 1 + sum(count * count for count in kinds.values()) <= LISTED_MOST  # exchanges
    assert len(MAGIC) + len(DECKS) + items + 2 <= LISTED_MOST  # choices and decks
    assert {number.name: number.high for number in table(Numbers)}["loop.most"] <= LISTED_MOST
