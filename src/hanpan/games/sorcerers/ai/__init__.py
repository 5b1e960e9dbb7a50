"""The AI of Sorcerers: what a table is worth, a quick hand for playing on, worlds that fit a view, levels of both."""
