"""The rules of Clash: state, events, answers, and one module per system."""
