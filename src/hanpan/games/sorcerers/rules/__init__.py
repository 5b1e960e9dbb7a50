"""The rules of Sorcerers: state, events, answers, and one module per system."""
