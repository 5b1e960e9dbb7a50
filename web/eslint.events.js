/**
 * No field of an event is looked up by its name as a string, and none is read through a cast: a game's `told` gives the
 * event its own type, `kind` narrows it, and the field has the type that the rules declare. What is asked (`prompt`) and
 * how it ended (`outcome`) are no events.
 */

const OF_OTHERS = ':matches([object.name=/^(prompt|outcome)$/], [object.property.name=/^(prompt|outcome)$/])';
const DATA = `MemberExpression[property.name=/^(data|private)$/]:not(${OF_OTHERS})`;
const CAST = ':matches(TSAsExpression, TSTypeAssertion)';
const KEY = ':matches(Literal, TemplateLiteral)';

const AROUND = ':matches(LogicalExpression, ChainExpression, TSNonNullExpression, MemberExpression)';

/** The data itself, or with something around it: `event.data`, `(event.data ?? {})`, `event.data?.step`. */
const dataAt = (parent, field) => [`${parent} > ${DATA}.${field}`, `${parent} > ${AROUND}.${field} ${DATA}`];

const LOOKUPS = [
  ...dataAt(`MemberExpression[computed=true]:has(> ${KEY}.property)`, 'object'), // event.data['step']
  'MemberExpression[computed=true] > Literal.property[value=/^(data|private)$/]', // event['data']
  ...dataAt('BinaryExpression[operator="in"]:has(> Literal.left)', 'right'), // 'step' in event.data
  ...dataAt(CAST, 'expression'), // event.data as Record<string, unknown>, event.data?.step as number
  `${DATA} > ${CAST}.object:not([expression.property.name="prompt"])`, // (event as { data: … }).data
];

export const fieldsByType = LOOKUPS.map((selector) => ({
  selector,
  message: 'Read a field of an event by its type: narrow the event by its kind.',
}));

/** What reads the fields of any event by names that the server sends: the arguments of messages, where rounds begin. */
export const READERS = ['src/lib/narrate.ts', 'src/board/openings.ts'];
