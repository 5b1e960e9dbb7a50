"""The AI of Clash: what a card is worth, worlds that fit a view, and levels made of both."""
