"""What Sorcerers offers."""

from hanpan.plugin import Coach, GamePlugin, Levels, ModeClass, Search

GAME = GamePlugin(
    id="sorcerers",
    contract=1,
    place=3,
    rules="hanpan.games.sorcerers.game:Sorcerers",
    levels=Levels(
        "hanpan.games.sorcerers.ai.selector:level",
        characters="hanpan.games.sorcerers.ai.selector:CHARACTERS",
        ratings=(824, 1500, 1573),
    ),
    search=Search(estimate="hanpan.games.sorcerers.ai.estimate:estimate"),
    coach=Coach("hanpan.games.sorcerers.ai.coach:hint", compare="hanpan.games.sorcerers.ai.coach:compare"),
    records="hanpan.games.sorcerers.table.records:game_record",
    standing="hanpan.games.sorcerers.table.standing:standing",
    glance="hanpan.games.sorcerers.table.glance:glance",
    shown="hanpan.games.sorcerers.table.shown:SHOWN",
    cards="hanpan.games.sorcerers.content.card_list:card_list",
    previews="hanpan.games.sorcerers.table.ahead:previews",
    decks="hanpan.games.sorcerers.rules.deck_check:deck_check",
    guide="hanpan.games.sorcerers",
    releases="hanpan.games.sorcerers.content.releases:notes",
    classes=(ModeClass("single", ("casual",)), ModeClass("match", ("match",))),
    vocabulary="hanpan.games.sorcerers.table.vocabulary:VOCABULARY",
    lab="hanpan.games.sorcerers.lab:LAB",
    terminal="hanpan.games.sorcerers.terminal:FACE",
)
