"""People who look for each other: who is there, the queue of strangers, challenges."""
