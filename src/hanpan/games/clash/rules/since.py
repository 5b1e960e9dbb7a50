"""What releases have changed in these rules, each with the number of the release since which it holds."""

TICKS_TOGETHER = 2  # ticks of one turn start are added up before health is cut to its bounds (CL-EDGE-04)
NO_MORE_THAN_THE_DECK = 2  # a mulligan sets no more cards aside than the deck can replace (CL-HAND-01)
