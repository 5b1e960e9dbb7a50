/** The words of pages that few visitors open first: loaded with the first of them. */

import tournaments from '$texts/tournaments/text/en.ftl?raw';
import account from './en/account.ftl?raw';
import daily from './en/daily.ftl?raw';
import decks from './en/decks.ftl?raw';
import desk from './en/desk.ftl?raw';
import dice from './en/dice.ftl?raw';
import events from './en/events.ftl?raw';
import people from './en/people.ftl?raw';
import replay from './en/replay.ftl?raw';
import rules from './en/rules.ftl?raw';

export default [account, daily, decks, desk, dice, events, people, replay, rules, tournaments];
