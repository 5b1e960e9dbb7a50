# Generated from the data of dice-battle by `python -m tools.web types`. Do not edit.

clause-DB-1-7 = At a table with a clock, when the time for a decision is up, balance is declared, no card is played and no shield is built, and of a luck pair the higher die is kept. A player who misses a third decision of a game like this, or uses up the time given for the whole game, loses it. If that happens to both at the same moment, the game is a draw.
