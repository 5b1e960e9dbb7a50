"""A game being played: answers, orders, the record of it."""
