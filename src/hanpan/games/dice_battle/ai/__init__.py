"""The AI levels of Dice Battle: a table of numbers, a policy, and the choice of a level."""
