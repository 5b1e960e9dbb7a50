/** Every word of this language in one piece: loaded once, when it is spoken. */

import core from '$texts/core/language/text/en.ftl?raw';
import board from './en/board.ftl?raw';
import decks from './en/decks.ftl?raw';
import judge from './en/judge.ftl?raw';
import lobby from './en/lobby.ftl?raw';
import modes from './en/modes.ftl?raw';
import replay from './en/replay.ftl?raw';
import rules from './en/rules.ftl?raw';
import shell from './en/shell.ftl?raw';

export default [core, modes, shell, lobby, board, replay, rules, decks, judge];
