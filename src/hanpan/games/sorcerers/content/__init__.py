"""What there is in Sorcerers: records from data files, and the words for them."""
