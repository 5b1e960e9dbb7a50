"""Mass play gives one answer, however it is divided, and counts what the events say."""

import pytest

from hanpan.bots.catalogue import UnknownBot, load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.codec import encode
from hanpan.core.contract.game import AnyGame, UnknownMode
from hanpan.core.contract.params import BadParameter
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame
from hanpan.lab.sim import CHUNK, BadSimulation, simulate
from hanpan.lab.sim_report import SimReport

GAMES = 2 * CHUNK + 10  # two different bots: a whole part and a rest


def _sim(workers: int = 1, games: int = GAMES, seed: int = 5) -> SimReport:
    return simulate("dice-battle", None, "quick", seats=("hard", "easy"), games=games, seed=seed, workers=workers)


@pytest.mark.slow
def test_the_same_report_whatever_the_number_of_workers() -> None:
    alone = encode(_sim())
    assert encode(_sim(workers=2)) == alone
    assert encode(_sim(workers=3)) == alone


def test_another_seed_is_another_report() -> None:
    assert _sim(seed=6) != _sim(seed=5)


def test_the_counts_are_those_of_the_games() -> None:
    report = _sim(games=20)
    game = load_game("dice-battle")
    hard, easy = load_bot(game, "hard"), load_bot(game, "easy")
    wins = {"hard": 0, "easy": 0}
    cards = {"hard": 0, "easy": 0}
    points = {"hard": 0, "easy": 0}
    draws = 0
    for number in range(10):
        for p1, p2 in ((hard, easy), (easy, hard)):
            played = play_out(game, "quick", {"p1": p1, "p2": p2}, SeedKeys(5, number))
            names = {"p1": p1.name, "p2": p2.name}
            assert played.outcome is not None
            if played.outcome.winner is None:
                draws += 1
            else:
                wins[names[played.outcome.winner]] += 1
            for event in played.events:
                if event.kind == "play" and event.seat:
                    cards[names[event.seat]] += 1
            for seat, player in zip(("p1", "p2"), played.state.players, strict=True):
                points[names[seat]] += player.total
    assert report.draws.count == draws
    for bot in report.bots:
        assert bot.wins.count == wins[bot.name]
        assert sum(use.count for use in bot.usage.get("card", {}).values()) == cards[bot.name]
        assert bot.score is not None
        assert bot.score.mean * 20 == pytest.approx(points[bot.name])


def test_seats_are_swapped_on_the_same_seeds() -> None:
    report = _sim(games=20)
    assert report.swapped
    for bot in report.bots:
        assert {seat: rate.of for seat, rate in bot.wins_as.items()} == {"p1": 10, "p2": 10}
        assert sum(rate.count for rate in bot.wins_as.values()) == bot.wins.count
    first, second = report.bots
    assert first.wins.count + second.wins.count + report.draws.count == 20


def test_rounds_add_up() -> None:
    report = _sim(games=20)
    assert (report.rounds.least, report.rounds.most) == (5, 5)
    counts = [report.rounds_drawn, *(bot.rounds_won for bot in report.bots)]
    assert sum(rate.count for rate in counts if rate is not None) == 5 * 20


def test_a_bot_against_itself_plays_each_seed_once() -> None:
    report = simulate("dice-battle", None, "quick", seats=("easy", "easy"), games=7, seed=1)
    assert not report.swapped
    assert report.games == 7
    assert set(report.bots[0].wins_as) == {"p1"}
    assert report.bots[0].wins.count == report.seat_wins["p1"].count


def test_a_variant_is_played_under_its_numbers() -> None:
    report = simulate("dice-battle", {"modes.quick": 2}, "quick", seats=("easy", "hard"), games=4)
    assert report.rounds.most == 2
    assert report.overrides == {"modes.quick": 2}
    assert report.variant != "standard"


def test_the_bots_know_the_numbers_of_the_variant() -> None:
    numbers = {"event_deck.luck": 60, "defence.success_to": 6}  # a six is now the best die of a pair in defence
    report = simulate("dice-battle", numbers, "quick", seats=("easy", "easy"), games=10, seed=5)
    game = load_game("dice-battle", numbers)
    knowing, misled = (_points(game, load_bot(teacher, "easy")) for teacher in (game, load_game("dice-battle")))
    assert knowing != misled
    score = report.bots[0].score
    assert score is not None
    assert score.mean == knowing / 10


def _points(game: AnyGame, bot: Bot) -> int:
    games = (play_out(game, "quick", {"p1": bot, "p2": bot}, SeedKeys(5, number)) for number in range(10))
    return sum(played.state.players[0].total for played in games)


@pytest.mark.slow
def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate("dice-battle", None, "quick", games=GAMES, workers=2, progress=done.append)
    assert sum(done) == GAMES


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(BadSimulation, match="7 games: an even number is needed"):
        _sim(games=7)
    with pytest.raises(BadSimulation, match="at least one game"):
        _sim(games=0)
    with pytest.raises(UnknownMode, match="no mode 'blitz'; the modes are: quick"):
        simulate("dice-battle", None, "blitz")
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        simulate("dice-battle", seats=("genius", "easy"))
    with pytest.raises(UnknownGame):
        simulate("chess")
    with pytest.raises(BadParameter, match=r"shield\.cost: 99"):
        simulate("dice-battle", {"shield.cost": 99})
