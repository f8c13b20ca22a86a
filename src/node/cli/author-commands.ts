/**
 * Commands for authors, which check transcripts, records, programs and games.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle } from '../host/finish.js';
import { withFlag } from '../host/with-games.js';
import { botMemory, botTime, json } from './flags.js';
import type { LawFlags } from './laws.js';
import type { NewFlags } from './new.js';
import type { PlayoutFlags } from './transcripts.js';
import type { TryFlags } from './try.js';

const transcripts = () => import('./transcripts.js');

const addTranscripts = (program: Command, run: CommandRun): void => {
  program
    .command('playout <game>')
    .description('play at random and print transcripts, one per line')
    .option('--seed <n>', 'a seed, or a range N..M', '0')
    .option('--max-plies <n>', 'longest game', '5000')
    .option('--options <json>', 'options of the game', '{}')
    .option('--position <text>', 'start from a position')
    .option(...withFlag)
    .action(async (id: string, flags: PlayoutFlags) =>
      settle(run, await (await transcripts()).playout(id, flags, run.io)),
    );
  program
    .command('check <file>')
    .description('replay transcripts from any program')
    .option(...json)
    .option(...withFlag)
    .action(async (file: string, flags: { json?: boolean }) =>
      run.end(await (await transcripts()).check(file, flags.json === true, run.io)),
    );
};

const addRecords = (program: Command, run: CommandRun): void => {
  program
    .command('verify <files...>')
    .description('replay saved records, one per file or one per line')
    .option(...json)
    .option(...withFlag)
    .action(async (files: readonly string[], flags: { json?: boolean }) => {
      const { verify } = await import('./verify.js');
      run.end(await verify(files, flags.json === true, run.io));
    });
};

/** Adds the commands that check transcripts and records. */
export const addChecks = (program: Command, run: CommandRun): void => {
  addTranscripts(program, run);
  addRecords(program, run);
};

/** Adds the commands for authors of programs that play. */
export const addProtocol = (program: Command, run: CommandRun): void => {
  program
    .command('try <bot>')
    .description(
      'let a program play one game of each kind against random moves, and check that it follows the protocol',
    )
    .option('--seed <n>', 'seed of the games', '1')
    .option(...json)
    .option(
      '--transcript <file>',
      'write the conversation to a new file, with the lines "# game", "> {...}" by the host and "< {...}" by the program',
    )
    .option(...botTime)
    .option(...botMemory)
    .option(...withFlag)
    .action(async (text: string, flags: TryFlags) => {
      const { tryOut } = await import('./try.js');
      run.end(await tryOut(text, flags, run.io));
    });
  addProtocolCheck(program, run);
};

const addProtocolCheck = (program: Command, run: CommandRun): void => {
  program
    .command('check-protocol <file>')
    .description('check a transcript of `try` against the protocol')
    .option(...withFlag)
    .option(...json)
    .action(async (file: string, flags: { json?: boolean }) => {
      const { checkProtocol } = await import('./try.js');
      run.end(await checkProtocol(file, flags.json === true, run.io));
    });
};

const addLaws = (program: Command, run: CommandRun): void => {
  program
    .command('laws <file>')
    .description('check that the games of a module obey the laws of the contract')
    .option('--runs <n>', 'random games for each law', '20')
    .option('--seed <n>', 'seed of the games', '1')
    .option('--only <rule>', 'one law or chapter, for instance GC-5.4 or GC-5')
    .option(...json)
    .action(async (file: string, flags: LawFlags) => {
      const { laws } = await import('./laws.js');
      run.end(await laws(file, flags, run.io));
    });
};

const addNew = (program: Command, run: CommandRun, version: string): void => {
  program
    .command('new <name>')
    .description('create a folder with a game of your own to start from: rules, laws, a face and a page')
    .option('--template <name>', 'perfect (perfect information), hands (hidden cards) or dice (chance)', 'perfect')
    .option('--dir <folder>', 'the folder to create; default: a folder with this name')
    .action(async (name: string, flags: NewFlags) => {
      const { newGame } = await import('./new.js');
      await settle(run, await newGame(name, flags, version));
    });
};

/** Adds the commands for authors of games. */
export const addAuthors = (program: Command, run: CommandRun, version: string): void => {
  addNew(program, run, version);
  addLaws(program, run);
};
