/** Every word of this language in one piece: loaded once, when it is spoken. */

import core from '$texts/core/language/text/ko.ftl?raw';
import board from './ko/board.ftl?raw';
import decks from './ko/decks.ftl?raw';
import judge from './ko/judge.ftl?raw';
import lobby from './ko/lobby.ftl?raw';
import modes from './ko/modes.ftl?raw';
import replay from './ko/replay.ftl?raw';
import rules from './ko/rules.ftl?raw';
import shell from './ko/shell.ftl?raw';

export default [core, modes, shell, lobby, board, replay, rules, decks, judge];
