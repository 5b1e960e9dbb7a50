"""The board's parts and the answer for somebody who is away, as every game must offer them."""

from hanpan.core.contract.seat import SEATS
from hanpan.core.match.seeded import seeded_match
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import CARDS, PASS, TENDENCIES, Declare, Keep, Play


def test_the_default_answer_is_always_legal_and_what_is_offered_fits_the_question() -> None:
    game = DiceBattle({"event_deck.luck": 20})  # luck often, so that every kind of question comes up
    asked: set[str] = set()
    for number in range(6):
        match = seeded_match(game, "extended", 3, number)
        while match.outcome is None:
            moves = {}
            for seat, prompt in match.pending.items():
                asked.add(prompt.kind)
                legal = game.legal(match.state, seat)
                moves[seat] = game.default_action(match.view(seat), prompt, legal)
                assert moves[seat] in legal
                offers = [offer.action for offer in game.menu(match.state, seat)]
                allowed = {action for action in offers if game.check(match.state, seat, action) is None}
                assert allowed == set(offers) & set(legal)
            match.play(moves)
    assert asked == {"tendency", "pre", "keep", "post"}
    assert not game.menu(match.state, "p1")


def test_a_board_shows_each_card_with_its_price_and_the_reason_against_it() -> None:
    game = DiceBattle()
    state = game.given({"stage": "pre", "p1": {"tendency": "attack", "energy": 3, "hand": ["boost", "attack"]},
                        "p2": {"tendency": "attack"}})  # fmt: skip
    menu = game.menu(state, "p1")
    assert [offer.action for offer in menu] == [*(Play((card,)) for card in CARDS), Play((), 1)]
    assert [offer.cost for offer in menu] == [2, 1, 4, 2, 4, 3]
    codes = [refusal and refusal.code for refusal in (game.check(state, "p1", offer.action) for offer in menu)]
    assert codes == ["wrong_phase", "not_held", "no_energy", "wrong_phase", "wrong_phase", None]


def test_the_tendencies_and_both_dice_of_a_luck_pair_are_offered() -> None:
    game = DiceBattle()
    state = game.given({})
    for seat in SEATS:
        assert [offer.action for offer in game.menu(state, seat)] == [Declare(tendency) for tendency in TENDENCIES]
    state = game.given(
        {"stage": "keep", "p1": {"tendency": "attack", "luck_dice": [5, 2]}, "p2": {"tendency": "balance"}}
    )
    assert [offer.action for offer in game.menu(state, "p1")] == [Keep(5), Keep(2)]
    assert not game.menu(state, "p2")
    prompt = game.pending(state)["p1"]
    assert game.default_action(game.view(state, "p1"), prompt, game.legal(state, "p1")) == Keep(5)
    assert PASS in game.legal(
        game.given({"stage": "pre", "p1": {"tendency": "attack"}, "p2": {"tendency": "attack"}}), "p1"
    )
