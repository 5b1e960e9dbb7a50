"""The rules of Dice Battle: state, events, answers, and one module per system."""
