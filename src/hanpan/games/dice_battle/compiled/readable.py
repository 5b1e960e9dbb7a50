"""The readable engine's games in the form of traces: the other side of the comparison."""

from collections.abc import Mapping
from typing import Any

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import Bot, bot_chance
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.match import Match
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled.traces import UNDECIDED
from hanpan.games.dice_battle.rules.accumulate import outcome_of
from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES, Play
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.rules.events import EventDrawn, RoundEnd
from hanpan.games.dice_battle.rules.prompts import Result
from hanpan.games.dice_battle.rules.state import EVENTS, Player, State, Turn
from hanpan.lab.without import limited
from hanpan.plugin.lab import FREE, Limits

_SPECIALS = (*ATTACK_SPECIALS, *DEFENCE_SPECIALS)
_MEASURES = ("total", "last_round", "energy", "cards", "draw")
_EVENT: dict[str, int] = {name: number for number, name in enumerate(EVENTS)}
_WINNERS: dict[Seat | None, int] = {"p1": 0, "p2": 1, None: 2}


def trace(
    game: DiceBattle,
    mode: str,
    levels: tuple[str, str],
    seed: int,
    first: int,
    count: int,
    limits: tuple[Limits, Limits] = FREE,
) -> list[list[int]]:
    """Games `first` to `first + count - 1` of a seed, a list of numbers for each round."""
    lines: list[list[int]] = []
    built: dict[Seat, int] = {}

    def note(number: int, before: State, moves: Mapping[Seat, Any], step: Step) -> None:
        if before.stage == "pre":
            built.update({seat: move.shields for seat, move in moves.items()})
        elif before.stage == "post":
            lines.append(_line(before, moves, built, step))

    bots = seated(game, levels, limits)
    for number in range(first, first + count):
        play_out(game, mode, bots, SeedKeys(seed, number), on_step=note)
    return lines


def as_match(
    game: DiceBattle,
    mode: str,
    levels: tuple[str, str],
    seed: int,
    number: int,
    limits: tuple[Limits, Limits] = FREE,
) -> Match:
    """A compiled game once more as a match with its whole record, to be looked at or written as a replay."""
    bots = seated(game, levels, limits)
    match = Match(game, mode, SeedKeys(seed, number))
    while asked := match.pending:
        state, step = match.state, len(match.steps)
        moves = {}
        for seat, prompt in asked.items():
            chance = bot_chance(match.keys, game.round(state), step)
            moves[seat] = bots[seat].choose(game.view(state, seat), prompt, game.legal(state, seat), chance)
        match.play(moves)
    return match


def seated(game: DiceBattle, levels: tuple[str, str], limits: tuple[Limits, Limits]) -> dict[Seat, Bot]:
    """The bots of both seats within their limits."""
    each = zip(SEATS, levels, limits, strict=True)
    return {seat: limited(game, load_bot(game, level), own) for seat, level, own in each}


def _line(before: State, moves: Mapping[Seat, Play], built: Mapping[Seat, int], step: Step) -> list[int]:
    after: State = step.state
    events: list[int] = []
    scores: list[int] = []
    for event in step.events:
        if isinstance(event, EventDrawn):
            events.append(_EVENT[event.event])
        elif isinstance(event, RoundEnd):
            scores = [event.p1, event.p2]
    line: list[int] = []
    for index, seat in enumerate(SEATS):
        played = before.turns[index].played + moves[seat].cards
        own = (built[seat], scores[index], events[index])
        line += _seat(after.players[index], before.turns[index], played, own)
        line += after.events[index].draw
    return [*line, *after.cards.draw, _decided(after)]


def _seat(player: Player, turn: Turn, played: tuple[str, ...], own: tuple[int, int, int]) -> list[int]:
    dice = 0
    for face in turn.dice:
        dice = (dice << 5) + face
    built, score, event = own
    return [
        TENDENCIES.index(turn.tendency or "balance"),
        built,
        dice,
        turn.points,
        score,
        event,
        player.total,
        player.energy,
        player.shields,
        player.guard,
        player.gauge,
        player.win_streak,
        player.loss_streak,
        player.faces,
        player.run,
        player.reached_total,
        player.luck,
        player.bonus_turn,
        player.curse,
        player.flame,
        *map(played.count, CARDS),
        *map(player.hand.count, CARDS),
        *map(turn.specials.count, _SPECIALS),
    ]


def _decided(state: State) -> int:
    if state.stage != "over":
        return UNDECIDED
    outcome = outcome_of(state)
    return 3 * _MEASURES.index(Result.of(outcome).by) + _WINNERS[outcome.winner]
