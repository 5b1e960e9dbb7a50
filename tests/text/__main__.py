"""Write the lists of lines anew; read the difference before you keep it."""

from hanpan.core.contract.rulebook import LANGS
from tests.text.lines import golden, lines
from tests.text.messages import speakers

for speaker in speakers():
    for lang in LANGS:
        path = golden(speaker, lang)
        path.parent.mkdir(exist_ok=True)
        path.write_text(lines(speaker, lang), "utf-8")
        print(f"wrote {path.name}")
