"""What Clash offers."""

from hanpan.plugin import Coach, GamePlugin, Levels, ModeClass, TableClock

GAME = GamePlugin(
    id="clash",
    contract=1,
    place=2,
    rules="hanpan.games.clash.game:Clash",
    levels=Levels(
        "hanpan.games.clash.ai.selector:level",
        characters="hanpan.games.clash.ai.selector:CHARACTERS",
        ratings=(1240, 1500, 1749),
    ),
    coach=Coach("hanpan.games.clash.ai.coach:hint", compare="hanpan.games.clash.ai.coach:compare"),
    records="hanpan.games.clash.table.records:game_record",
    standing="hanpan.games.clash.table.standing:standing",
    glance="hanpan.games.clash.table.glance:glance",
    shown="hanpan.games.clash.table.shown:SHOWN",
    cards="hanpan.games.clash.content.card_list:card_list",
    decks="hanpan.games.clash.rules.decks:deck_check",
    constants="hanpan.games.clash.table.constants:CONSTANTS",
    clock=TableClock(decision_s=60),  # the rules count on one (CL-EDGE-06)
    classes=(ModeClass("standard", ("casual", "ranked")), ModeClass("duel", ("duel",))),
    vocabulary="hanpan.games.clash.table.vocabulary:VOCABULARY",
    lab="hanpan.games.clash.lab:LAB",
    terminal="hanpan.games.clash.terminal:FACE",
)
