/**
 * Commands that ask about positions: games, start, legal, apply, why, show, perft.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, foldedRun, settle, settleFolded, settleFound } from '../host/finish.js';
import { withFlag } from '../host/with-games.js';
import { json } from './flags.js';
import type { ShowFlags } from './query.js';

const queries = () => import('./query.js');

const addStart = (program: Command, run: CommandRun): void => {
  program
    .command('games')
    .description('list the games with their seats and options')
    .option(...json)
    .option(...withFlag)
    .action(async (flags: { json?: boolean }) => settleFound(run, (await queries()).games(run.io), flags.json));
  program
    .command('start <game>')
    .description('print the position after the set-up')
    .option('--options <json>', 'options of the game', '{}')
    .option('--seed <n>', 'seed of what is drawn at random', '0')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, flags: { options: string; seed: string; json?: boolean }) =>
      settleFound(run, (await queries()).start(id, flags.options, flags.seed), flags.json),
    );
};

const addMoves = (program: Command, run: CommandRun): void => {
  program
    .command('legal <game> <position>')
    .description('list the legal moves, sorted, one per line')
    .option('--json', 'as typed moves, one per line')
    .option(...withFlag)
    .action(async (id: string, position: string, flags: { json?: boolean }) =>
      settle(
        flags.json === true ? run : await foldedRun(run),
        (await queries()).legal(id, position, flags.json === true),
      ),
    );
  program
    .command('apply <game> <position> <move>')
    .description('print the position after a move, or the rule that the move breaks')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, position: string, move: string, flags: { json?: boolean }) =>
      settleFound(run, (await queries()).apply(id, position, move), flags.json),
    );
};

const addWhy = (program: Command, run: CommandRun): void => {
  program
    .command('why <game> <position> <move>')
    .description('say why a move is legal or not: the number, title and text of the rule that it breaks')
    .option('--words', 'first describe the move')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, position: string, move: string, flags: { words?: boolean; json?: boolean }) =>
      settleFolded(run, (await queries()).why(id, position, move, flags.words === true), flags.json),
    );
};

const addShow = (program: Command, run: CommandRun): void => {
  program
    .command('show <game> <position>')
    .description('draw a position')
    .option('--seat <n>', 'as seen by a seat')
    .option('--words', 'first describe the position')
    .option('--svg', 'as SVG')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, position: string, flags: ShowFlags) => {
      const isData = flags.json === true || flags.svg === true;
      const found = (await queries()).show(id, position, flags, run.io);
      await settleFound(isData ? run : await foldedRun(run), found, flags.json);
    });
  program
    .command('perft <game> <position> <depth>')
    .description('count the sequences of legal moves of a given length')
    .option('--divide', 'by first move')
    .option(...json)
    .option(...withFlag)
    .action(
      async (id: string, position: string, depth: string, { divide, json: asJson }: { divide?: true; json?: true }) =>
        settleFound(run, await (await queries()).perft(id, position, depth, divide === true, run.io), asJson),
    );
};

/** Adds the commands that ask about positions. */
export const addQuestions = (program: Command, run: CommandRun): void => {
  addStart(program, run);
  addMoves(program, run);
  addWhy(program, run);
  addShow(program, run);
};
