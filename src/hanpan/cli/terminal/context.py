"""What all screens of a session share: the game in play, the language and its words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hanpan.cli.terminal.face import Face, load_face
from hanpan.cli.terminal.session import PERSON, RIVAL, Session
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import action_text
from hanpan.core.language.text import Texts

WORDS = "hanpan.cli"


class Context:
    """Screens keep the context, never the session or the words: both may be changed under them."""

    def __init__(self, session: Session, lang: Lang, *, motion: bool) -> None:
        self.session = session
        self.face: Face = load_face(session.game.info.id)
        self.lang: Lang = lang
        self.motion = motion  # whether dice may tumble
        self.asking = next(iter(self.face.asking), "")  # which questions the person wants to be asked
        self.draft: Any = self.face.draft  # the choice that is being made

    @property
    def texts(self) -> Texts:
        """The words of the language in use: the game's, the screen's, and the game's for the screen."""
        return _extended(self.session.game.texts(self.lang), self.face.package)

    @property
    def names(self) -> Mapping[Seat, str]:
        """What the seats are called."""
        texts, name = self.texts, self.session.rival
        if name is None:
            return {PERSON: texts("ui-you")}
        level = texts(f"ui-level-{name}") if texts.has(f"ui-level-{name}") else name
        character = f"opponent-{name}"
        rival = texts(character) if texts.has(character) else texts("ui-rival", level=level)
        others = [seat for seat in self.session.game.info.seats if seat != PERSON]
        numbered = {seat: f"{rival} {number}" for number, seat in enumerate(others, 2)}
        return {PERSON: texts("ui-you"), **(numbered if len(others) > 1 else {RIVAL: rival})}

    def said(self, action: Any) -> str:
        """An answer in the engine's own words."""
        return action_text(self.texts, self.session.game, action, self.names)

    def ask_otherwise(self) -> None:
        """The next setting of what the person is asked."""
        settings = self.face.asking
        self.asking = settings[(settings.index(self.asking) + 1) % len(settings)]

    def switch_language(self) -> None:
        """The other language, from now on."""
        self.lang = "en" if self.lang == "ko" else "ko"


@lru_cache
def _extended(texts: Texts, package: str) -> Texts:
    return texts.extended(WORDS, package) if package else texts.extended(WORDS)
