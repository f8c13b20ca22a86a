/**
 * Options that several commands have in common.
 *
 * @packageDocumentation
 */

/** The option `--json` of commands that can print their data as JSON. */
export const json = ['--json', 'as JSON'] as const;

/** The option for the time limit of programs that play (`cmd:python3 bot.py`). */
export const botTime = ['--bot-time <ms>', 'milliseconds that a program may take for an answer', '10000'] as const;
/** The option for the time that a program may take until it is ready to play. */
export const botStart = [
  '--bot-start <ms>',
  'milliseconds until a program must be ready to play; default: 10000',
] as const;

/** The option for the time of every bot for a move. */
export const thinkTime = ['--think <ms>', 'milliseconds for a move, for all bots alike'] as const;

/** The option for the clocks of all bots. */
export const clock = [
  '--clock <[moves/]seconds[+seconds]>',
  'a clock for each bot: seconds for the game or for that many moves, and seconds added after each move: 40/60+0.5',
] as const;
/** The option for the memory limit of programs that play. */
export const botMemory = ['--bot-memory <MB>', 'megabytes of data that a program may use', '1024'] as const;
