"""Since which release the rules do what they did not do before; earlier games are played on as they began."""

AGE_AT_TURN_START = 2  # what a turn's start sets off goes by age alone (SO-AM-13)
LOOPS_AS_ONE = 2  # firings of one loop are asked about once, fire together and end together (SO-AM-15, SO-AM-16)
TIME_BETWEEN_GAMES = (
    2  # clock, stalling and lost games count while decks and sideboards are chosen (SO-AM-35, -36, -46)
)
NOTHING_LEFT = 3  # where every item is protected, there is none that can be destroyed (SO-STACK-08)
