/**
 * Adds the command `env`, which is for programs that learn to play.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle } from '../host/finish.js';
import { withFlag } from '../host/with-games.js';
import type { EnvFlags } from './env/env.js';
import type { ExamFlags } from './exam/exam.js';

/** Writes bytes to standard output in one go, and resolves when they have been written. */
const send = (...pieces: readonly Uint8Array[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const { stdout } = process;
    stdout.cork();
    for (const piece of pieces.slice(0, -1)) stdout.write(piece);
    stdout.write(pieces[pieces.length - 1]!, (error) => {
      if (error) reject(error);
      else resolve();
    });
    stdout.uncork();
  });

/** Adds `env`. */
export const addEnv = (program: Command, run: CommandRun): void => {
  program
    .command('env <game>')
    .description('run many games at once for learning programs: binary frames over standard input and output')
    .option('--games <n>', 'the number of games', '1')
    .option('--options <json>', 'options of the games', '{}')
    .option('--reward <name>', 'places, difference or own', 'places')
    .option('--illegal <what>', 'the effect of an illegal id: refuse (the game waits) or lose', 'refuse')
    .option('--max-plies <n>', 'a game is cut off after this many moves; 0: never', '0')
    .option('--max-steps <n>', 'a game is cut off after this many steps of the program; 0: never', '0')
    .option('--bot <text>', 'a bot for the other seats; default: the program plays all seats')
    .option('--bot-seed <n>', 'seed of the bot', '0')
    .option(
      '--seat <n>',
      'the seat of the program against a bot; rotate: a different one in each game of the batch',
      undefined,
    )
    .option('--describe', 'print the meaning of ids and numbers as JSON, and exit')
    .option(...withFlag)
    .action(async (id: string, flags: EnvFlags) => {
      const { env } = await import('./env/env.js');
      run.end(await env(id, flags, run.io, send));
    });
};

/** Adds `exam`. */
export const addExam = (program: Command, run: CommandRun): void => {
  program
    .command('exam <game> <candidate>')
    .description(
      'test whether a candidate that has only read the rules can play; a refusal cites its rule, and the candidate may try again',
    )
    .option('--games <n>', 'the number of games', '10')
    .option('--tries <n>', 'the number of further tries after a refusal; then the host moves at random', '3')
    .option('--twin <n>', 'the same game in disguise, with different letters, words and rule numbers')
    .option('--opponent <text>', 'the bot at the other seats', 'random')
    .option('--options <json>', 'options of the game', '{}')
    .option('--seed <n>', 'seed of the first games', '1')
    .option('--max-plies <n>', 'a game is cut off after this many moves', '2000')
    .option('--bot-time <ms>', 'milliseconds that a program may take for an answer', '60000')
    .option('--bot-memory <MB>', 'megabytes of data that a program may use', '4096')
    .option('--jsonl <file>', 'write every game with its answers to a new file, one per line')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async (id: string, candidate: string, flags: ExamFlags) => {
      const { exam } = await import('./exam/exam.js');
      await settle(run, await exam(id, candidate, flags, run.io));
    });
};
