"""Decks that are registered for a tournament: what the game says of a list, in sentences, and whose list has to be
changed when the ban list does."""

import asyncio
from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import LANGS, Lang, Words
from hanpan.core.language.narrate import refusal_text
from hanpan.games.registry import plugin
from hanpan.server.events.live import LiveEvent, refused
from hanpan.server.events.seating import game_of
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import Deck
from hanpan.tournaments.orders import BringDeck, Hash, Order, RecallDeck
from hanpan.tournaments.settings import Settings

_TOLD = 20  # faults of one list


def deck_hash(deck: Deck, salt: str) -> Hash:
    """What the log says of a list. Salted, so that nobody guesses it from the decks that many bring."""
    return sha256(msgspec.json.encode([salt, deck.cards, deck.side])).hexdigest()


async def checked_deck(settings: Settings, cards: Sequence[str], side: Sequence[str]) -> Deck:
    """A list that the game's own check lets pass. Raises ApiError with every fault in a sentence, and as the game tells
    it in `fields`."""
    if not cards:
        raise _refused("event_bring_deck", "EV-DECK-01")
    found = await asyncio.to_thread(faults, settings, Deck(tuple(cards), tuple(side)))
    if found is None:
        raise _refused("event_deckless", "EV-DECK-01", game=settings.game)
    if found:
        words = sentences(settings, found)
        english, korean = (" ".join(getattr(each, lang) for each in words) for lang in ("en", "ko"))
        told = [msgspec.to_builtins(each) for each in found[:_TOLD]]
        message = f"cards: this deck may not be played. {english}"
        raise ApiError(
            400, "bad_deck", message, {"field": "cards", "faults": told}, ko=f"cards: 쓸 수 없는 덱입니다. {korean}"
        )
    return Deck(tuple(sorted(cards)), tuple(sorted(side)))


def faults(settings: Settings, deck: Deck) -> Sequence[Refusal] | None:
    """What keeps a list from being played on the day of the tournament; None: nobody brings a deck to this game."""
    found = plugin(settings.game).deck_check(game_of(settings), deck.cards, deck.side)
    return None if found is None else found.faults


def sentences(settings: Settings, found: Sequence[Refusal]) -> list[Words]:
    """Faults as people read them, each with its clause."""
    game = game_of(settings)
    told: Mapping[Lang, list[str]] = {
        lang: [f"{refusal_text(game.texts(lang), each)} ({each.clause})" for each in found[:_TOLD]] for lang in LANGS
    }
    return [Words(ko=korean, en=english) for korean, english in zip(told["ko"], told["en"], strict=True)]


async def recalls(live: LiveEvent, settings: Settings) -> list[Order]:
    """What follows for the registered lists when these settings hold: some may be played no more, and one that was
    recalled may be played again."""
    if settings.terms.decks == "free":
        return []
    return await asyncio.to_thread(_recalls, live, settings, dict(live.decks))


def _recalls(live: LiveEvent, settings: Settings, decks: Mapping[str, Deck]) -> list[Order]:
    orders: list[Order] = []
    for handle, deck in decks.items():
        player = live.event.players.get(handle)
        if player is None or player.out == "disqualified":
            continue
        wrong = faults(settings, deck)
        if wrong and player.deck:
            orders.append(RecallDeck(handle))
        elif player.recalled and not wrong:
            orders.append(BringDeck(handle, deck_hash(deck, live.row.salt)))
    return orders


def know_faults(live: LiveEvent) -> None:
    """Work out why the recalled lists may be played no more, for whoever is told. Beside the event loop."""
    settings = live.event.settings
    recalled = [name for name, player in live.event.players.items() if player.recalled and name in live.decks]
    live.deck_faults = {name: sentences(settings, faults(settings, live.decks[name]) or ()) for name in recalled}


def _refused(code: str, clause: str, **params: str) -> ApiError:
    found = refused(Refusal(code, clause, {**params}), field="cards").reply
    return ApiError(400, found.code, f"cards: {found.message}", found.fields, ko=f"cards: {found.ko}")
