"""What Clash offers."""

from hanpan.plugin import GamePlugin, Levels, TableClock

GAME = GamePlugin(
    id="clash",
    contract=1,
    place=2,
    rules="hanpan.games.clash.game:Clash",
    levels=Levels("hanpan.games.clash.ai.selector:level", characters="hanpan.games.clash.ai.selector:CHARACTERS"),
    records="hanpan.games.clash.table.records:game_record",
    shown="hanpan.games.clash.table.shown:SHOWN",
    cards="hanpan.games.clash.content.card_list:card_list",
    decks="hanpan.games.clash.rules.decks:deck_check",
    constants="hanpan.games.clash.table.constants:CONSTANTS",
    clock=TableClock(decision_s=60),  # the rules count on one (CL-EDGE-06)
    vocabulary="hanpan.games.clash.table.vocabulary:VOCABULARY",
    lab="hanpan.games.clash.lab:LAB",
    terminal="hanpan.games.clash.terminal:FACE",
)
