"""What there is in Clash: records from data files, and the words for them."""
