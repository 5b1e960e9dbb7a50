"""Players come and go: joining, names and bots that are added, invitations, checking in, decks, leaving."""

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.server import wire_acts as wire
from hanpan.server.events.decks import checked_deck, deck_hash
from hanpan.server.events.doer import Deed, Doer, bad
from hanpan.server.events.live import refused
from hanpan.server.events.opening import check_level
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import Deck, EventPersonRow
from hanpan.tournaments import orders
from hanpan.tournaments.event import done

_NO_DECK = "-"  # in the place of a hash, before the list has been looked at


async def join(by: Doer, act: wire.EventJoin) -> Deed:
    live, user, terms = by.live, by.user, by.live.event.settings.terms
    if by.live.event.stage == "over":
        return Deed([orders.Register(by.handle)])  # refused by the rules
    origin = by.check_guest()
    known = live.people.get(by.handle)
    if any(judge == by.handle for judge, *_ in live.event.looked):
        reason = "you have opened the list of a player as a judge, and do not play against it (EV-DECK-03)"
        raise ApiError(403, "event_has_looked", reason)
    if terms.access == "invitation" and not (known is not None and known.invited):
        raise ApiError(403, "not_invited", "this tournament is by invitation; an organiser can invite your account")
    if terms.access == "password" and not await by.acts.opens(live, act.password, by.address):
        raise ApiError(403, "event_password", "password: it is not the one of this tournament", {"field": "password"})
    other = by.hall.elsewhere(user.id, live.id)
    if other is not None and (live.event.stage == "playing" or not terms.start_at):
        reason = f"you are playing in {other.row.name}; leave it or wait for its end"
        raise ApiError(409, "event_elsewhere", reason, {"event": other.id})
    person = replace(live.person(user), origin=origin)
    live.check_names([person], "name")
    player = live.event.players.get(by.handle)
    if player is not None and player.out == "dropped":
        return Deed([orders.Return(by.handle)], [person])
    decks, deck = {}, ""
    if terms.decks != "free" and (act.cards or live.event.stage == "playing"):
        decks[by.handle] = await checked_deck(live.event.settings, act.cards, act.side)
        deck = deck_hash(decks[by.handle], live.row.salt)
    return Deed([orders.Register(by.handle, deck)], [person], decks)


async def add(by: Doer, act: wire.EventAdd) -> Deed:
    live, settings = by.live, by.live.event.settings
    people: list[EventPersonRow] = []
    first = int(live.next_handle()[1:])
    if act.names and not settings.at_tables:
        raise bad(
            "names",
            "players are added by name at real tables only; here everybody joins with the own browser",
            "이름만으로 참가자를 넣는 것은 실물 테이블에서만 됩니다. 여기서는 저마다 자기 브라우저로 참가합니다",
        )
    if act.bots:
        if not settings.terms.bots or settings.at_tables or settings.terms.rated:
            raise bad("bots", "no bots play in this tournament", "AI가 참가하지 않는 대회입니다")
        check_level(settings, act.level or "normal")
    for name in (" ".join(each.split()) for each in act.names):
        people.append(EventPersonRow(live.id, f"n{first + len(people)}", "named", None, name))
    level = act.level or "normal"
    for _ in range(act.bots):
        number = sum(one.kind == "bot" and one.level == level for one in [*live.people.values(), *people]) + 1
        bot = EventPersonRow(live.id, f"n{first + len(people)}", "bot", None, f"{level} {number}", level=level)
        people.append(bot)
    live.check_names(people, "names")
    decks, deck = dict[str, Deck](), ""
    if act.cards:
        if len(act.names) != 1 or act.bots or settings.terms.decks == "free":
            code = "event_decks_free" if settings.terms.decks == "free" else "event_one_deck"
            raise refused(Refusal(code, "EV-DECK-01"), field="cards")
        decks[people[0].handle] = await checked_deck(settings, act.cards, act.side)
        deck = deck_hash(decks[people[0].handle], live.row.salt)
    return Deed([orders.Register(one.handle, deck, bot=one.kind == "bot") for one in people], people, decks)


async def invite(by: Doer, act: wire.EventInvite) -> Deed:
    people: list[EventPersonRow] = []
    for name in act.names:
        person = by.live.person(await by.acts.account(name), invited=True)
        if any(one.user_id == person.user_id for one in people):
            continue
        if person.handle not in by.live.people:
            new = sum(one.handle not in by.live.people for one in people)
            person = replace(person, handle=f"n{int(person.handle[1:]) + new}")
        people.append(person)
    by.live.check_names(people, "names")
    return Deed([], people)


async def check_in(by: Doer, act: wire.EventCheckIn) -> Deed:
    terms = by.live.event.settings.terms
    opens = terms.start_at - terms.check_in_minutes * 60_000
    if act.player is None and terms.start_at and by.hall.settings.now() < opens:
        raise ApiError(
            409,
            "check_in_later",
            f"checking in begins {terms.check_in_minutes} minutes before the start",
            ko=f"출석 확인은 시작 {terms.check_in_minutes}분 전부터 합니다",
        )
    whom = by.whom(act.player)
    player = by.live.event.players.get(whom)
    known = player is not None and player.checked_in and by.live.event.stage == "open"
    return Deed([] if known else [orders.CheckIn(whom)])


async def deck(by: Doer, act: wire.EventDeck) -> Deed:
    whom = by.whom(act.player)
    order = orders.BringDeck(whom, _NO_DECK)
    checked = done(by.live.event, order)
    if isinstance(checked, Refusal):  # said before the cards are looked at
        raise refused(checked, by.live)
    if whom != by.handle and by.live.plays(by.handle) and by.live.people[whom].kind != "named":
        raise ApiError(
            403,
            "own_match",
            "player: you play yourself, so you register decks only for names without a phone (EV-CORR-04)",
            ko="player: 직접 경기하는 사람은 휴대전화가 없는 사람의 덱만 대신 등록합니다 (EV-CORR-04)",
        )
    deck = await checked_deck(by.live.event.settings, act.cards, act.side)
    return Deed([replace(order, deck=deck_hash(deck, by.live.row.salt))], decks={whom: deck})


async def drop(by: Doer, act: wire.EventDrop) -> Deed:
    players: list[str | None] = [act.player] if act.players is None else [*dict.fromkeys(act.players)]
    dropped = [orders.Drop(by.whom(player)) for player in players]
    for player in players:
        by.own_match(player)
    return Deed(dropped)


async def come_back(by: Doer, act: wire.EventReturn) -> Deed:
    whom = by.whom(act.player)
    if whom == by.handle:
        by.check_guest()
    return Deed([orders.Return(whom)])
