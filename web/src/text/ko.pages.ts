/** The words of pages that few visitors open first: loaded with the first of them. */

import tournaments from '$texts/tournaments/text/ko.ftl?raw';
import account from './ko/account.ftl?raw';
import daily from './ko/daily.ftl?raw';
import decks from './ko/decks.ftl?raw';
import desk from './ko/desk.ftl?raw';
import dice from './ko/dice.ftl?raw';
import events from './ko/events.ftl?raw';
import people from './ko/people.ftl?raw';
import replay from './ko/replay.ftl?raw';
import rules from './ko/rules.ftl?raw';

export default [account, daily, decks, desk, dice, events, people, replay, rules, tournaments];
