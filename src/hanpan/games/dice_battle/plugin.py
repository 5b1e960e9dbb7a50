"""What Dice Battle offers."""

from hanpan.plugin import Coach, Command, GamePlugin, Levels, ModeClass, Search

_WORDS = "hanpan.games.dice_battle.commands"

GAME = GamePlugin(
    id="dice-battle",
    contract=1,
    place=1,
    rules="hanpan.games.dice_battle.game:DiceBattle",
    levels=Levels("hanpan.games.dice_battle.ai.selector:level", ratings=(1483, 1500, 1526)),
    search=Search(playouts=400, estimate="hanpan.games.dice_battle.ai.estimate:estimate", horizon=4),
    coach=Coach("hanpan.games.dice_battle.ai.coach:hint", compare="hanpan.games.dice_battle.ai.coach:compare"),
    records="hanpan.games.dice_battle.table.records:game_record",
    standing="hanpan.games.dice_battle.table.standing:standing",
    glance="hanpan.games.dice_battle.table.glance:glance",
    shown="hanpan.games.dice_battle.table.shown:SHOWN",
    odds="hanpan.games.dice_battle.ai.coach:tendency_odds",
    constants="hanpan.games.dice_battle.table.constants:CONSTANTS",
    cards="hanpan.games.dice_battle.content.card_list:card_list",
    vocabulary="hanpan.games.dice_battle.table.vocabulary:VOCABULARY",
    lab="hanpan.games.dice_battle.lab.facts:LAB",
    terminal="hanpan.games.dice_battle.terminal:FACE",
    guide="hanpan.games.dice_battle",
    classes=(ModeClass("quick", ("quick",)), ModeClass("long", ("regular", "extended"))),
    commands=(
        Command("kernel run", "hanpan.games.dice_battle.commands.kernel:run", _WORDS),
        Command("kernel compare", "hanpan.games.dice_battle.commands.kernel:compare", _WORDS),
        Command("lab events", "hanpan.games.dice_battle.commands.lab:events", _WORDS),
        Command("lab balance", "hanpan.games.dice_battle.commands.lab:balance", _WORDS),
        Command("lab calibrate", "hanpan.games.dice_battle.commands.lab:calibrate", _WORDS),
    ),
)
