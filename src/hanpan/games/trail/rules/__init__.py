"""The rules of Trail: state, events, answers, and one module per system."""
