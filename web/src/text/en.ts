/** The words of this language for lobby, tables and settings: loaded once, when it is spoken. */

import core from '$texts/core/language/text/en.ftl?raw';
import board from './en/board.ftl?raw';
import judge from './en/judge.ftl?raw';
import lobby from './en/lobby.ftl?raw';
import modes from './en/modes.ftl?raw';
import seek from './en/seek.ftl?raw';
import shell from './en/shell.ftl?raw';

export default [core, modes, shell, lobby, board, seek, judge];
