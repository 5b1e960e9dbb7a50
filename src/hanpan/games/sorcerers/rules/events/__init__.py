"""What happens in a game of Sorcerers, kind by kind (docs/event-types.md). Cards have their printed names: `SOR-13`."""

from hanpan.games.sorcerers.rules.events import course, field, stack

EVENTS = (*course.EVENTS, *stack.EVENTS, *field.EVENTS)
