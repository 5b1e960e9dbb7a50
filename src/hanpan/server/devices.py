"""A word for the device that somebody came with, from what its browser says of itself."""

_BROWSERS = (  # the first that fits: most say that they are Chrome or Safari as well
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Whale/", "Whale"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
DEVICE_MOST = 64


def device_words(agent: str) -> str:
    """Browser and system, such as "Firefox · Windows"; the program's own first word if it is none we know."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), None)
    system = next((name for mark, name in _SYSTEMS if mark in agent), None)
    if browser is None:
        first = agent.split("/")[0].split(" ")[0]
        browser = "".join(letter for letter in first if letter.isascii() and letter.isprintable())
    return " · ".join(word for word in (browser, system) if word)[:DEVICE_MOST]
