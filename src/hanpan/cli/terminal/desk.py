"""What every screen of a sitting shares: the game in play, the language and its words."""

from collections.abc import Mapping

from hanpan.cli.terminal.session import BOT, PERSON, Session
from hanpan.core.rulebook import Lang
from hanpan.core.seat import Seat
from hanpan.core.text import Texts, load_texts

PACKAGES = ("hanpan.core", "hanpan.games.dice_battle", "hanpan.cli")


class Desk:
    """Screens keep the desk, never the session or the words: both may be changed under them."""

    def __init__(self, session: Session, lang: Lang, *, motion: bool) -> None:
        self.session = session
        self.lang: Lang = lang
        self.motion = motion  # whether dice may tumble

    @property
    def texts(self) -> Texts:
        """The words of the language in use."""
        return load_texts(self.lang, *PACKAGES)

    @property
    def names(self) -> Mapping[Seat, str]:
        """What the seats are called."""
        texts = self.texts
        return {PERSON: texts("ui-you"), BOT: texts("ui-rival", level=texts(f"ui-level-{self.session.bot.name}"))}

    def switch_language(self) -> None:
        """The other language, from now on."""
        self.lang = "en" if self.lang == "ko" else "ko"
