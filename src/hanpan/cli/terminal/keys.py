"""Letter keys that also work while a Korean keyboard is switched to Hangul."""

_HANGUL = dict(zip("qwertyuiopasdfghjklzxcvbnm", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", strict=True))


def letter(key: str) -> str:
    """The key and its twin on the Korean layout, as a binding names them."""
    return f"{key},{_HANGUL[key]}"
