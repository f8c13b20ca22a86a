/**
 * The command line of tournaments.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle, settleFound } from '../host/finish.js';
import { Exit } from '../host/io.js';
import { collect, withFlag } from '../host/with-games.js';
import type { AddFlags } from './grow.js';
import type { SiteFlags } from './list/site.js';
import type { WorkFlags } from './redis/work.js';
import type { ReportFlags } from './report.js';
import type { RunFlags } from './run.js';
import type { SubmitFlags } from './submit/submit.js';

const addPlaying = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('run <spec>')
    .description('play a tournament, or what is missing of it, and list the bots with points, games and percent')
    .requiredOption('--out <folder>', 'where spec.json and the games are kept')
    .option('--jobs <n>', 'how many games are played at a time; left out: what the spec says')
    .option('--redis <url>', 'let the workers of a Redis play (`arena work`), not this process')
    .option('--json', 'how it stands at the end as JSON')
    .option('--secret <file>', 'repeats a tournament with programs: the file `secret` of its folder')
    .option(...withFlag)
    .action(async (file: string, flags: RunFlags) => {
      const { runArena } = await import('./run.js');
      await settleFound(run, await runArena(file, flags, version, run.io), flags.json);
    });
};

const addGrowing = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('add <folder>')
    .description('let a tournament grow by blocks or bots, and play what is missing; games that were played stay')
    .option('--blocks <n>', 'so many blocks more for each table')
    .option('--bot <name=text>', 'a bot that joins, or a new version of one; several times: several', collect, [])
    .option('--spec <file>', 'the whole spec that the tournament grows to')
    .option('--jobs <n>', 'how many games are played at a time; left out: what the spec says')
    .option('--redis <url>', 'let the workers of a Redis play (`arena work`), not this process')
    .option('--json', 'how it stands at the end as JSON')
    .option(...withFlag)
    .action(async (folder: string, flags: AddFlags) => {
      const { addToArena } = await import('./grow.js');
      await settleFound(run, await addToArena(folder, flags, version, run.io), flags.json);
    });
};

const addShowing = (arena: Command, run: CommandRun): void => {
  arena
    .command('show <folder>')
    .description('show how a tournament stands, also while it is played')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async (folder: string, flags: { json?: boolean }) => {
      const { showArena } = await import('./show.js');
      await settleFound(run, await showArena(folder, run.io), flags.json);
    });
  arena
    .command('games <folder>')
    .description('print the line of every game of a tournament: JSON with its record')
    .action(async (folder: string) => {
      const { printGames } = await import('./show.js');
      await settle(run, await printGames(folder, run.io));
    });
};

const addWork = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('work')
    .description('play games of the tournaments that a Redis has (`arena run --redis`), until interrupted')
    .requiredOption('--redis <url>', 'the Redis, for instance redis://localhost:6379')
    .option('--jobs <n>', 'how many games are played at a time', '1')
    .option('--programs', 'also play with programs of the tournaments (`cmd:`): runs what they say on this machine')
    .option(...withFlag)
    .action(async (flags: WorkFlags) => {
      const { workArena } = await import('./redis/work.js');
      await settle(run, await workArena(flags, version, run.io));
    });
};

const addRulings = (arena: Command, run: CommandRun): void => {
  const why = ['--why <text>', 'the reason, which the report shows'] as const;
  arena
    .command('withdraw <folder> <bot>')
    .description('take a bot out of a tournament: it plays no more games, and those that it has played count')
    .requiredOption(...why)
    .option(...withFlag)
    .action(async (folder: string, bot: string, flags: { why: string }) => {
      const { withdraw } = await import('./rulings.js');
      await settle(run, await withdraw(folder, bot, flags.why));
    });
  arena
    .command('correct <folder> <key>')
    .description('give a game another result; its record stays as it is, and the report shows both')
    .requiredOption('--shares <list>', 'by seat its part of the point: 1,0 or 0.5,0.5')
    .requiredOption(...why)
    .option(...withFlag)
    .action(async (folder: string, key: string, flags: { shares: string; why: string }) => {
      const { correct } = await import('./rulings.js');
      await settle(run, await correct(folder, key, flags.shares, flags.why));
    });
};

const addReport = (arena: Command, run: CommandRun): void => {
  arena
    .command('report <folder>')
    .description('report on a tournament: every record is replayed, and only what it proves counts')
    .option('--html <file>', 'a page with tables and plots goes to a new file')
    .option('--csv <file>', 'comma-separated values go to a new file')
    .option('--trf <file>', 'games of two as a Tournament Report File of FIDE go to a new file')
    .option('--json', 'the report as JSON instead of a table')
    .option('--replace', 'write over files that are there')
    .option('--games <n>', 'how many games of each pairing the page shows one by one', '3')
    .option('--jobs <n>', 'how many games are replayed at a time; left out: one, without threads')
    .option('--site <address>', 'where the site of the library is: games are linked to its viewer')
    .option('--by <what>', 'ratings from all places of a game (places), or from who won it (winners)', 'places')
    .option('--people', 'also ratings of OpenSkill, game by game in their order, as for people (needs openskill)')
    .option(...withFlag)
    .action(async (folder: string, flags: ReportFlags) => {
      const { report } = await import('./report.js');
      const made = await report(folder, flags, run.io);
      await settle(run, made._tag === 'Left' ? made : { _tag: 'Right', right: made.right.text });
      // The report is complete, but some files in the folder are invalid, so scripts must see a failure.
      if (made._tag === 'Right' && made.right.refused > 0) run.end(Exit.failure);
    });
};

const addSubmitting = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('submit <folder> <bots>')
    .description('let bots that were handed in join a tournament, and test new versions against the last ones')
    .option('--programs', 'also take programs (`cmd:`): runs what they say on this machine')
    .option('--elo0 <n>', 'normalised Elo of no improvement', '0')
    .option('--elo1 <n>', 'normalised Elo of the improvement that is looked for', '50')
    .option('--jobs <n>', 'how many games are played at a time; left out: what the spec says')
    .option('--redis <url>', 'let the workers of a Redis play (`arena work`), not this process')
    .option('--json', 'the new bots, their tests and how it stands as JSON')
    .option(...withFlag)
    .action(async (folder: string, bots: string, flags: SubmitFlags) => {
      const { submit } = await import('./submit/submit.js');
      await settleFound(run, await submit(folder, bots, flags, version, run.io), flags.json);
    });
};

const addSite = (arena: Command, run: CommandRun): void => {
  arena
    .command('site <folders...>')
    .description('write a public list of bots and games, from tournaments in the order in which they were played')
    .requiredOption('--out <folder>', 'a new folder: pages for any static host, which open from a disk too')
    .option('--title <text>', 'what the list is called', 'Bots')
    .option('--games <n>', 'how many games of each pairing can be looked through on a board', '3')
    .option('--replace', 'write a new list where one is already')
    .option('--json', 'what was written as JSON')
    .option(...withFlag)
    .action(async (folders: readonly string[], flags: SiteFlags & { json?: boolean }) => {
      const { site } = await import('./list/site.js');
      await settleFound(run, await site(folders, flags, run.io), flags.json);
    });
};

/** Adds the command `arena`, with its subcommands, to the program. */
export const addArena = (program: Command, run: CommandRun, version: string): void => {
  const arena = program.command('arena').description('play tournaments of bots, and report on them');
  addPlaying(arena, run, version);
  addGrowing(arena, run, version);
  addSubmitting(arena, run, version);
  addShowing(arena, run);
  addWork(arena, run, version);
  addRulings(arena, run);
  addReport(arena, run);
  addSite(arena, run);
};
