"""A card's text, made from its data: one clause for the target, one for each operation."""

from collections.abc import Sequence

import msgspec

from hanpan.core.effects.vocabulary import (
    AimsAtYou,
    CardCondition,
    Give,
    Operation,
    Target,
    ToCard,
    ToIf,
    UnitCondition,
)
from hanpan.core.text import Texts


def target_text(texts: Texts, target: Target) -> str:
    """Whom the card is aimed at, in a few words."""
    kind = _tag(target)
    if isinstance(target, ToIf):
        return texts(f"target-conditional-{target.side}", when=_condition(texts, target.when))
    if isinstance(target, ToCard):
        if not target.when:
            return texts("target-reaction")
        return texts("target-reaction-when", when=texts("effect-and").join(_answer(texts, c) for c in target.when))
    fields = msgspec.structs.asdict(target)
    if fields.get("hero_only"):
        return texts("target-enemy-hero")
    side = fields.get("side")
    return texts(f"target-{kind}-{side}" if side else f"target-{kind}")


def effect_text(texts: Texts, effects: Sequence[Operation]) -> str:
    """What the card does, operation by operation."""
    return texts("effect-join").join(_operation(texts, effect) for effect in effects)


def _operation(texts: Texts, effect: Operation) -> str:
    fields: dict[str, object] = {
        name: value for name, value in msgspec.structs.asdict(effect).items() if isinstance(value, str | int)
    }
    kind = _tag(effect).replace("_", "-")
    if isinstance(effect, Give):
        kind = f"give-{effect.keyword.replace('_', '-')}"
        fields["turns"] = effect.lasts.turns if effect.lasts else 0
        fields["sign"] = "+" if effect.amount > 0 else "−"
        fields["size"] = abs(effect.amount)
    return texts.format(f"effect-{kind}", fields)


def _condition(texts: Texts, condition: UnitCondition) -> str:
    return texts.format(f"when-{_tag(condition).replace('_', '-')}", msgspec.structs.asdict(condition))


def _answer(texts: Texts, condition: CardCondition) -> str:
    if isinstance(condition, AimsAtYou):
        return texts("when-aims-at-you")
    return texts.format(f"when-{_tag(condition).replace('_', '-')}", msgspec.structs.asdict(condition))


def _tag(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag)
