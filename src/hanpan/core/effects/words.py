"""A card's text, made from its data: one clause for the target, one for each operation."""

from collections.abc import Sequence

import msgspec

from hanpan.core.effects.vocabulary import (
    Ability,
    Activated,
    AimsAtYou,
    Aura,
    CardCondition,
    Give,
    OfTypes,
    Operation,
    Passive,
    Target,
    ToAll,
    ToCard,
    ToChosen,
    ToIf,
    UnitCondition,
)
from hanpan.core.language.text import Texts


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
    if isinstance(target, ToChosen):
        return texts(f"target-{target.what}-{target.side}{'-or-you' if target.or_you else ''}")
    if isinstance(target, ToAll) and target.others:
        return texts(f"target-others-{target.side}")
    side = fields.get("side")
    return texts.format(f"target-{kind}-{side}" if side else f"target-{kind}", fields)


def target_brief(texts: Texts, target: Target) -> str:
    """The same in as few words as fit on a card in a hand: whom, and under which condition."""
    if isinstance(target, ToIf):
        return texts(f"brief-conditional-{target.side}", when=_condition(texts, target.when, "brief"))
    if isinstance(target, ToCard):
        said = texts("brief-and").join(_answer(texts, each, "brief") for each in target.when)
        return texts("brief-reaction", when=said or texts("brief-anything"))
    return target_text(texts, target)


def effect_text(texts: Texts, effects: Sequence[Operation]) -> str:
    """What the card does, operation by operation; the first may stand behind a colon, each other begins a sentence."""
    said = [_operation(texts, effect) for effect in effects]
    return texts("effect-join").join((*said[:1], *(each[:1].upper() + each[1:] for each in said[1:])))


def answer_text(texts: Texts, answers: Sequence[CardCondition]) -> str:
    """What a response may answer."""
    return texts("effect-and").join(_answer(texts, each) for each in answers) if answers else texts("when-anything")


def ability_text(texts: Texts, ability: Ability) -> str:
    """What an ability does, and when."""
    if isinstance(ability, Passive | Activated):
        said = effect_text(texts, ability.effects)
        if ability.target is not None:
            said = f"{target_text(texts, ability.target)}: {said}"
        if isinstance(ability, Activated):
            return texts("ability-activated", cost=ability.cost, what=said)
        if ability.with_item:
            said = texts("ability-with-item", what=said)
        when = texts(f"trigger-{ability.when.replace('_', '-')}")
        if ability.name is None:
            return texts("ability-passive", when=when, what=said)
        return texts("ability-named", name=ability.name[texts.lang], when=when, what=said)
    if isinstance(ability, Aura):
        whom = f"{'others' if ability.others else 'all'}-{ability.side}"
        return texts(f"ability-aura-{ability.stat}", whom=texts(f"target-{whom}"), amount=ability.amount)
    return texts(f"ability-{_tag(ability)}")


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


def _condition(texts: Texts, condition: UnitCondition, said: str = "when") -> str:
    return texts.format(f"{said}-{_tag(condition).replace('_', '-')}", msgspec.structs.asdict(condition))


def _answer(texts: Texts, condition: CardCondition, said: str = "when") -> str:
    if isinstance(condition, AimsAtYou):
        return texts(f"{said}-aims-at-you")
    if isinstance(condition, OfTypes):
        return texts("effect-or").join(texts(f"when-type-{kind}") for kind in condition.types)
    return texts.format(f"{said}-{_tag(condition).replace('_', '-')}", msgspec.structs.asdict(condition))


def _tag(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag)
