"""The games behind the numbers: each can be played again, written down as a replay, and told in words."""

import hashlib

import msgspec

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.match.match import Match
from hanpan.core.replay import Sitter, replay_lines
from hanpan.games.loading import load_game
from hanpan.games.registry import distribution_of
from hanpan.lab.trials import Side, Trial, bots, check, game_of


def name_of(one: Trial) -> str:
    """A short name that equal examples share: it is the name of the replay's file."""
    return f"{one.game}-{hashlib.sha256(msgspec.json.encode(one)).hexdigest()[:10]}"


def match_of(one: Trial) -> Match:
    """The first game of a trial with its whole record. Raises what `trials.check` does."""
    check(one)
    game = game_of(one)
    seated = bots(game, one)
    match = Match(game, one.mode, SeedKeys(one.seed, one.first))
    while asked := match.pending:
        state, step = match.state, len(match.steps)
        moves = {}
        for seat, prompt in asked.items():
            chance = bot_chance(match.keys, game.round(state), step)
            moves[seat] = seated[seat].choose(game.view(state, seat), prompt, game.legal(state, seat), chance)
        match.play(moves)
    return match


def replay_of(one: Trial, match: Match) -> bytes:
    """The replay of an example, as `hanpan replay`, `hanpan verify` and the browser read it."""
    seats = {seat: Sitter("bot", name) for seat, name in sitters(one).items()}
    return b"".join(replay_lines(match, seats, package=distribution_of(one.game)))


def sitters(one: Trial) -> dict[Seat, str]:
    """Who sits where: the level, and what it had to do or to leave."""
    seats = load_game(one.game, one.overrides).info.seats
    return {seat: _called(side) for seat, side in zip(seats, one.sides, strict=True)}


def told(match: Match, names: dict[Seat, str], lang: Lang) -> tuple[tuple[str, ...], ...]:
    """What a spectator saw, a list of lines for each step in which something happened."""
    texts = match.game.texts(lang)
    steps = (
        tuple(narrate.line(texts, event, names, None) for event in all_seen_by(step.events, None))
        for step in match.steps
    )
    return tuple(lines for lines in steps if lines)


def command(one: Trial) -> str:
    """The command that writes the replay of an example."""
    words = ["hanpan lab replay", one.game, f"--seed {one.seed} --number {one.first} --mode {one.mode}"]
    words.append("--seats " + ",".join(side.level for side in one.sides))
    for seat, side in zip(load_game(one.game, one.overrides).info.seats, one.sides, strict=True):
        words += [f"--deck {seat}={side.deck}"] if side.deck is not None else []
        words += [f"--never {seat}={option}" for option in side.never]
        words += [f"--always {seat}={option}" for option in side.always]
    words += [f"--set {name}={value}" for name, value in one.overrides.items()]
    words += [f"--day {one.day}"] if one.day is not None else []
    return " ".join(words)


def _called(side: Side) -> str:
    return " ".join((side.level, *(f"−{option}" for option in side.never), *(f"+{option}" for option in side.always)))
