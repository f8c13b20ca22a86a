/**
 * Options that several commands have in common.
 *
 * @packageDocumentation
 */

/** The option `--json` of commands that can print their data as JSON. */
export const json = ['--json', 'as JSON'] as const;

/** The option for the time limit of programs that play (`cmd:python3 bot.py`). */
export const botTime = ['--bot-time <ms>', 'milliseconds that a program may take for an answer', '10000'] as const;
/** The option for the memory limit of programs that play. */
export const botMemory = ['--bot-memory <MB>', 'megabytes of data that a program may use', '1024'] as const;
