"""What there is in Dice Battle: records from data files, and the words for them."""
