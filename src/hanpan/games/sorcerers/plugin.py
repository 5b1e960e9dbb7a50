"""What Sorcerers offers."""

from hanpan.plugin import GamePlugin, Levels, Search

GAME = GamePlugin(
    id="sorcerers",
    contract=1,
    place=3,
    rules="hanpan.games.sorcerers.game:Sorcerers",
    levels=Levels(
        "hanpan.games.sorcerers.ai.selector:level", characters="hanpan.games.sorcerers.ai.selector:CHARACTERS"
    ),
    search=Search(estimate="hanpan.games.sorcerers.ai.estimate:estimate"),
    records="hanpan.games.sorcerers.table.records:game_record",
    shown="hanpan.games.sorcerers.table.shown:after",
    cards="hanpan.games.sorcerers.content.card_list:card_list",
    decks="hanpan.games.sorcerers.rules.deck_check:deck_check",
    guide="hanpan.games.sorcerers",
    releases="hanpan.games.sorcerers.content.releases:notes",
    vocabulary="hanpan.games.sorcerers.table.vocabulary:VOCABULARY",
    lab="hanpan.games.sorcerers.lab:LAB",
    terminal="hanpan.games.sorcerers.terminal:FACE",
)
