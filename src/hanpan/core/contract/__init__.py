"""What a game is: the questions that it answers, and the types of the answers."""
