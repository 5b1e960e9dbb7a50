# Words that every game shares. Functions and arguments: core/text.py and core/narrate.py.

# Seats
seat-p1 = Player 1
seat-p2 = Player 2
you = You
you-object = you
you-whose = Your
whose = { $name }’s

# Signs in front of a line; never colour alone.
sign-gain = ↑
sign-loss = ↓
sign-block = ✕
sign-info = { "" }

list-join = { ", " }

# Refusals of the table itself
refusal-not-asked = It is not your turn to choose.
    .remedy = Wait for the other player’s choice.
refusal-already-sealed = Your choice is already made.
    .remedy = Wait for the other player, or take your choice back while it is not yet revealed.
refusal-game-over = The game is over.
    .remedy = Start a new game.
