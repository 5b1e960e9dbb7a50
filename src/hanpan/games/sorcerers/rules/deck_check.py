"""Whether a deck may be played at a tournament: every fault with its clause, and advice (SO-DECK, SO-AM-37 to -44)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from hanpan.core.contract.decks import DeckFaults
from hanpan.core.contract.refusal import Refusal
from hanpan.games.sorcerers.content.catalogue import BANS, CARDS, BanList
from hanpan.games.sorcerers.content.releases import ban_lists, begins, in_print, unprinted
from hanpan.games.sorcerers.rules.params import Params, date_of

ADVICE: dict[str, tuple[tuple[str, ...], int, int]] = {  # types, least, most (SO-DECK-07)
    "sorcerers": (("sorcerer",), 12, 15),
    "spells": (("spell",), 15, 20),
    "items": (("item",), 8, 12),
    "answers": (("event", "response"), 4, 8),
}


class DeckReport(NamedTuple):
    """What is wrong with a deck, and what is merely unusual. Both are told like refusals."""

    faults: tuple[Refusal, ...]
    warnings: tuple[Refusal, ...]

    @property
    def ok(self) -> bool:
        """Whether it may be played."""
        return not self.faults


def check_deck(params: Params, cards: Iterable[str], side: Iterable[str], bans: BanList | None) -> DeckReport:
    """Every fault, not only the first, and the advice about its composition."""
    main, beside = Counter(cards), Counter(side)
    rules, later = params.deck, unprinted(params.release)
    unknown = [card for card in (main | beside) if card not in CARDS or card in later]
    faults = [Refusal("deck_unknown", "SO-CARD-05", {"card": card}) for card in unknown]
    size = main.total()
    if size < rules.least:
        faults.append(Refusal("deck_small", "SO-DECK-01", {"count": size, "least": rules.least}))
    if size > rules.most:
        faults.append(Refusal("deck_big", "SO-DECK-02", {"count": size, "most": rules.most}))
    if beside.total() > rules.sideboard:
        faults.append(Refusal("side_big", "SO-SIDE-01", {"count": beside.total(), "most": rules.sideboard}))
    for card, count in sorted((main + beside).items()):
        if card not in CARDS:
            continue
        special = CARDS[card].highlight
        most = rules.highlights if special else rules.copies
        if count > most:
            clause = "SO-DECK-04" if special else "SO-DECK-03"
            faults.append(Refusal("deck_copies", clause, {"card": card, "count": count, "most": most}))
    for ban in bans.cards if bans is not None else ():
        if ban.card in main or ban.card in beside:
            month = bans.month if bans is not None else ""
            faults.append(Refusal("deck_banned", "SO-DECK-06", {"card": ban.card, "month": month}))
    return DeckReport(tuple(faults), tuple(_advice(main)))


def deck_check(params: Params, cards: Sequence[str], side: Sequence[str]) -> DeckFaults:
    """Faults and warnings of a deck and its sideboard on the day that the numbers name, and how large piles may be."""
    brought, beside = (in_print(params.release, pile) for pile in (cards, side))
    report = check_deck(params, brought, beside, ban_list(params))
    return DeckFaults([*report.faults], [*report.warnings], params.deck.sideboard, params.setup.hand)


def short_fault(fault: Refusal) -> str:
    """A fault in signs: `SPL-01 ×4 > 3`, `39 < 40`, `SPL-17 ✕ 2025-12`, `X99 ?`."""
    data = fault.params
    if fault.code == "deck_unknown":
        return f"{data['card']} ?"
    if fault.code == "deck_copies":
        return f"{data['card']} ×{data['count']} > {data['most']}"
    if fault.code == "deck_banned":
        return f"{data['card']} ✕ {data['month']}"
    if fault.code == "deck_small":
        return f"{data['count']} < {data['least']}"
    return f"{'+' if fault.code == 'side_big' else ''}{data['count']} > {data['most']}"


def ban_list(params: Params) -> BanList | None:
    """The list that holds on the day and under the release that the numbers name."""
    return in_force(date_of(params), ban_lists(params.release))


def in_force(day: date, lists: Sequence[BanList] = BANS) -> BanList | None:
    """The list that holds on a day: the latest whose first Friday has come (SO-AM-44)."""
    begun = [each for each in lists if begins(each) <= day]
    return max(begun, key=begins, default=None)


def _advice(main: Counter[str]) -> Iterable[Refusal]:
    for name, (types, least, most) in ADVICE.items():
        count = sum(number for card, number in main.items() if card in CARDS and CARDS[card].type in types)
        if not least <= count <= most:
            yield Refusal("advice", "SO-DECK-07", {"group": name, "count": count, "least": least, "most": most})
