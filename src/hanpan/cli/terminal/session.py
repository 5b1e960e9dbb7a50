"""One sitting: a match of a person (p1), against a bot (p2) where the game has two seats, kept on disk step by step."""

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from hanpan.bots.catalogue import load_bot
from hanpan.cli.terminal.save import Hold, SaveInUse, new_path, unfinished
from hanpan.core.bot import Bot, bot_chance
from hanpan.core.chance import SeedKeys, commitment_of
from hanpan.core.dice import VALUE_BYTES, AnyKeys, bound_keys, pledge_of
from hanpan.core.event import AnyEvent
from hanpan.core.game import AnyGame, Prompt
from hanpan.core.match import Match
from hanpan.core.refusal import Refusal, Refused
from hanpan.core.replay import BadReplay, ReplayWriter, Sitter, read_replay
from hanpan.core.seat import SEATS, Seat
from hanpan.games.registry import load_game

PERSON: Final[Seat] = "p1"
RIVAL: Final[Seat] = "p2"


class Session:
    """The match, the bot on the other side, and the file that follows every step."""

    def __init__(self, writer: ReplayWriter, bot: Bot | None, hold: Hold) -> None:
        """For `begin` and `resume`."""
        self.writer = writer
        self.match = writer.match
        self.bot = bot
        self.save_error: OSError | None = None
        self._hold = hold
        self._let_bot_answer()

    @classmethod
    def begin(cls, game: AnyGame, mode: str, ai: str, keys: AnyKeys, path: Path | None = None) -> "Session":
        """A new game, on disk before the first question. Raises UnknownMode, UnknownBot, OSError."""
        bot = load_bot(game, ai) if RIVAL in game.info.seats else None
        match = Match(game, mode, keys)
        path = path or new_path(game.info.id)
        sitters: Mapping[Seat, Sitter] = {PERSON: Sitter("person", PERSON), RIVAL: Sitter("bot", ai)}
        seats = {seat: sitters[seat] for seat in game.info.seats}
        writer = ReplayWriter.create(path, match, seats=seats)
        return cls(writer, bot, Hold(path))

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """The game in a file, where it stopped. Raises BadReplay, SaveInUse."""
        try:
            hold = Hold(path)
        except OSError as error:
            raise BadReplay(path, 0, error.strerror or str(error)) from error
        try:
            writer = ReplayWriter.resume(path, load_game)
            return cls(writer, _bot_of(path, writer.match.game), hold)
        except BadReplay:
            hold.let_go()
            raise

    @property
    def game(self) -> AnyGame:
        """The rules and numbers in force."""
        return self.match.game

    @property
    def params(self) -> Any:
        """The numbers in force: the game's own type."""
        return self.match.game.params

    @property
    def path(self) -> Path:
        """The file of this game."""
        return self.writer.path

    @property
    def rival(self) -> str | None:
        """The name of the bot on the other side; None in a game for one."""
        return None if self.bot is None else self.bot.name

    @property
    def view(self) -> Any:
        """What the person may know: the game's own type of view."""
        return self.match.view(PERSON)

    @property
    def prompt(self) -> Prompt | None:
        """What the person is asked; None once the game is over."""
        return self.match.pending.get(PERSON)

    def check(self, action: Any) -> Refusal | None:
        """Why the person may not do this now; None if it may be done."""
        return self.game.check(self.match.state, PERSON, action)

    def answer(self, action: Any) -> Refusal | None:
        """Seal the person's answer; both answers are then played and the step is put on disk."""
        refusal = self.match.submit(PERSON, action)
        if refusal is None:
            self._keep()
            self._let_bot_answer()
        return refusal

    def events(self, since: int = 0) -> tuple[AnyEvent, ...]:
        """What the person saw happen from step `since` on."""
        return self.match.events_for(PERSON, since)

    def close(self) -> None:
        """Let other terminals open this game."""
        self._hold.let_go()

    def _let_bot_answer(self) -> None:
        """The bot seals its answer from its own view. Where it alone is asked, the game goes on."""
        while self.bot is not None and (prompt := self.match.pending.get(RIVAL)) is not None:
            game, state = self.match.game, self.match.state
            steps = len(self.match.steps)
            chance = bot_chance(self.match.keys, game.round(state), steps)
            choice: Any = self.bot.choose(self.match.view(RIVAL), prompt, game.legal(state, RIVAL), chance)
            refusal = self.match.submit(RIVAL, choice)
            if refusal is not None:
                raise Refused(refusal)
            if len(self.match.steps) > steps:
                self._keep()

    def _keep(self) -> None:
        """A full disk must not end the game: the next step tries again, and the screen says so."""
        try:
            self.writer.append()
            self.save_error = None
        except OSError as error:
            self.save_error = error


def newest_unfinished(game_id: str) -> Session | None:
    """The kept game that was played last and can go on; files that nobody can use are passed over."""
    for path in unfinished(game_id):
        try:
            return Session.resume(path)
        except (BadReplay, SaveInUse):
            continue
    return None


def fresh_keys(seed: int | None, number: int = 0, seats: Iterable[Seat] = SEATS) -> AnyKeys:
    """Game `number` under a public seed; or a new secret, and then, once it is bound, a value of the person's seat."""
    if seed is not None:
        return SeedKeys(seed, number)
    secret = secrets.token_bytes(32)
    commitment = commitment_of(secret)
    value = secrets.token_hex(VALUE_BYTES)
    return bound_keys(secret, seats, {PERSON: value}, {PERSON: pledge_of(commitment, PERSON, value)})


def _bot_of(path: Path, game: AnyGame) -> Bot | None:
    header = read_replay(path).header
    if header.seats[PERSON].kind != "person":
        raise BadReplay(path, 1, f"seats.{PERSON}: a bot sits here; only a person's game can go on")
    if RIVAL not in game.info.seats:
        return None
    sitter = header.seats[RIVAL]
    if sitter.kind != "bot":
        raise BadReplay(path, 1, f"seats.{RIVAL}: a person sits here; the terminal plays against a bot")
    try:
        return load_bot(game, sitter.name)
    except ValueError as error:
        raise BadReplay(path, 1, f"seats.{RIVAL}: {error}") from error
