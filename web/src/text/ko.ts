/** The words of this language for lobby, tables and settings: loaded once, when it is spoken. */

import core from '$texts/core/language/text/ko.ftl?raw';
import board from './ko/board.ftl?raw';
import judge from './ko/judge.ftl?raw';
import lobby from './ko/lobby.ftl?raw';
import modes from './ko/modes.ftl?raw';
import seek from './ko/seek.ftl?raw';
import shell from './ko/shell.ftl?raw';

export default [core, modes, shell, lobby, board, seek, judge];
