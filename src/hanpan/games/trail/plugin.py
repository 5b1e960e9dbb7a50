"""What Trail offers."""

from hanpan.plugin import Coach, Command, Counted, GamePlugin, Levels, Search

_WORDS = "hanpan.games.trail.commands"

GAME = GamePlugin(
    id="trail",
    contract=1,
    place=4,
    rules="hanpan.games.trail.game:Trail",
    levels=Levels("hanpan.games.trail.ai.selector:level", meanwhile="hanpan.games.trail.ai.selector:meanwhile"),
    search=Search(estimate="hanpan.games.trail.ai.estimate:estimate"),
    coach=Coach(
        "hanpan.games.trail.ai.coach:hint",
        prepare="hanpan.games.trail.ai.coach:prepare",
        compare="hanpan.games.trail.ai.coach:compare",
    ),
    records="hanpan.games.trail.table.records:game_record",
    standing="hanpan.games.trail.table.standing:standing",
    glance="hanpan.games.trail.table.glance:glance",
    shown="hanpan.games.trail.table.shown:SHOWN",
    cards="hanpan.games.trail.content.card_list:card_list",
    previews="hanpan.games.trail.table.ahead:previews",
    routes="hanpan.games.trail.http:ROUTES",
    daily=(Counted("stage"), Counted("turns", "fewest"), Counted("hp")),
    constants="hanpan.games.trail.table.constants:CONSTANTS",
    classes=(),  # one seat
    vocabulary="hanpan.games.trail.table.vocabulary:VOCABULARY",
    lab="hanpan.games.trail.lab:LAB",
    terminal="hanpan.games.trail.terminal:FACE",
    commands=(
        Command("trail check-map", "hanpan.games.trail.commands.maps:check_map", _WORDS),
        Command("trail play-map", "hanpan.games.trail.commands.maps:play_map", _WORDS),
    ),
)
