"""Write the golden files anew; read them before they are committed."""

from hanpan.core.contract.rulebook import LANGS
from tests.text.lines import golden, lines

for lang in LANGS:
    golden(lang).write_text(lines(lang), "utf-8")
    print(f"wrote {golden(lang).name}")
