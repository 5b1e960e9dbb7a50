"""Which page an address leads to, and what people at a table are called."""

from typing import Any

from tests.web.node import node

PAGES = {
    "/": ["lobby", "", ""],
    "/t/abc": ["table", "abc", ""],
    "/rules/clash/1.2": ["rules", "clash", "1.2"],
    "/rules/%EC%A3%BC": ["rules", "주", ""],
    "/events/abc/log": ["events", "abc", "log"],
    "/nowhere": ["missing", "", ""],
    "/constructor": ["missing", "", ""],
    "/%E0%A4%A": ["missing", "", ""],
    "/t/%": ["missing", "", ""],
    "/t/%ff": ["missing", "", ""],
}


def test_every_address_leads_somewhere(units: str) -> None:
    found = node(units, asked={"task": "routes", "asked": list(PAGES)})
    assert dict(zip(PAGES, found, strict=True)) == PAGES


def test_guests_and_those_who_have_left_are_told_apart(units: str) -> None:
    def person(name: str, **more: bool) -> dict[str, Any]:
        return {"kind": "person", "name": name, "online": True, "guest": False, "gone": False, **more}

    seats = [
        person("Mina"),
        person("Mina", guest=True),
        person("Guest 1234", guest=True),
        person("손님 1234", guest=True),
        person("deleted player", gone=True),
    ]
    en, ko = (node(units, asked={"task": "seats", "asked": {"lang": lang, "seats": seats}}) for lang in ("en", "ko"))
    assert en == ["Mina", "Mina (guest)", "Guest 1234", "손님 1234", "deleted player"]
    assert ko == ["Mina", "Mina(손님)", "Guest 1234", "손님 1234", "탈퇴한 플레이어"]
