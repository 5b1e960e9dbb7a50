"""Numbers, names and intervals in one language."""

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import load_texts, name_id
from hanpan.games.loading import load_game
from hanpan.lab.presentation.sheets import Cell, Mark
from hanpan.lab.questions.asked import Figure


class Wording:
    """The words of a report about one game."""

    def __init__(self, game_id: str, lang: Lang) -> None:
        self.lang = lang
        self.texts = load_texts(lang, "hanpan.lab")
        game = load_game(game_id)
        self.title = game.rulebook().title[lang]
        self._game = game.texts(lang)

    def __call__(self, message: str, /, **args: object) -> str:
        """The message with its arguments."""
        return self.texts(message, **args)

    def named(self, kind: str, one: str) -> str:
        """The name of a piece of content, or its id where it has none."""
        for family in (kind, f"{kind}card"):  # events of a run are called eventcard
            if self._game.has(name_id(family, one)):
                return self._game(name_id(family, one))
        return one

    def option(self, option: str) -> str:
        """The name of an option as `lab/options.py` writes it; where a game has no words for it, as it stands."""
        kind, colon, one = option.partition(":")
        if not colon:
            return self._own("option", option)
        named = self.named(kind, one)
        return f"{kind} {one}" if named == one else named

    def kind(self, name: str) -> str:
        """The name of a kind of content, or its id where it has none."""
        return self._own("kind", name)

    def _own(self, family: str, name: str) -> str:
        """Words of the lab, else of the game, else none."""
        message = name_id(family, name)
        return next((texts(message) for texts in (self.texts, self._game) if texts.has(message)), name)

    def level(self, name: str) -> str:
        """The name of a bot."""
        return self(f"level-{name}") if self.texts.has(f"level-{name}") else name

    def mode(self, name: str) -> str:
        """The name of a mode."""
        return self._game(name_id("mode", name)) if self._game.has(name_id("mode", name)) else name

    def share(self, figure: Figure, mark: Mark = "", *, example: bool = True) -> Cell:
        """A part of games: 12.3 %."""
        interval = self("report-interval", low=percent(figure.low), high=percent(figure.high))
        return Cell(percent(figure.value), interval, mark, figure.example if example else None)

    def points(self, figure: Figure, mark: Mark = "") -> Cell:
        """A difference of shares in percentage points: +1.2 %p."""
        interval = self("report-interval", low=apart(figure.low), high=apart(figure.high))
        return Cell(apart(figure.value), interval, mark, figure.example)

    def number(self, figure: Figure, mark: Mark = "", *, signed: bool = False) -> Cell:
        """A number that is no share."""
        value, low, high = (decimal(one, signed=signed) for one in (figure.value, figure.low, figure.high))
        return Cell(value, self("report-interval", low=low, high=high), mark, figure.example)


def decimal(value: float, *, signed: bool = False) -> str:
    """A number with two places; `signed`: with its sign, as a difference."""
    return _signed(value, 2) if signed else f"{value:.2f}"


def percent(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f} %"


def apart(value: float) -> str:
    """A difference of shares in percentage points."""
    return f"{_signed(100 * value, 1)} %p"


def _signed(value: float, places: int) -> str:
    """With its sign; nothing has none."""
    text = f"{value:+.{places}f}"
    return text[1:] if not text.strip("+-0.") else text.replace("-", "−")
