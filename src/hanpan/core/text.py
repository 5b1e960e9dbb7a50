"""Words in Korean and English through Fluent: one `.ftl` file a language beside the code it serves."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from hanpan.core.rulebook import Lang


class MissingText(KeyError):
    """A message that has no words in this language."""


class Texts:
    """The messages of one language. `texts("event-bomb", before=9, after=4)`."""

    def __init__(self, lang: Lang, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def __call__(self, message_id: str, /, **args: object) -> str:
        """The message with its arguments filled in. Raises MissingText."""
        return self.format(message_id, args)

    def format(self, message_id: str, args: Mapping[str, object], attribute: str | None = None) -> str:
        """The message, or one of its attributes. Raises MissingText."""
        if not self.has(message_id):
            raise MissingText(f"{self.lang}: {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingText(f"{self.lang}: {message_id}.{attribute or 'value'}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{self.lang}: {message_id}: {errors[0]}")
        return str(text)


@lru_cache
def load_texts(lang: Lang, *packages: str) -> Texts:
    """The messages that lie in `text/<lang>.ftl` of each package, in order."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        source = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return Texts(lang, bundle)
