"""What happens in a game of Sorcerers, kind by kind (docs/event-types.md). Cards are named by what is printed: `SOR-13`."""

from hanpan.games.sorcerers.rules.events import course, field, stack

EVENTS = (*course.EVENTS, *stack.EVENTS, *field.EVENTS)
