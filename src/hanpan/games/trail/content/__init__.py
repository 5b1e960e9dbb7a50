"""What there is in Trail: records from data files, and the words for them."""
