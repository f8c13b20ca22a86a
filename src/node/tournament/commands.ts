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
import type { WorkKind } from './redis/engagement.js';
import type { WorkFlags } from './redis/work.js';
import type { ReportFlags } from './report.js';
import type { RunFlags } from './run.js';
import type { SubmitFlags } from './submit/submit.js';

const addPlaying = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('run <spec>')
    .description('play a tournament, or the missing part of it, and list the bots with points, games and percentages')
    .requiredOption('--out <folder>', 'the folder for spec.json and the games')
    .option('--jobs <n>', 'how many games are played at a time; default: as in the spec')
    .option('--redis <url>', 'let workers play through Redis (`arena work`) instead of this process')
    .option('--json', 'the final standings as JSON')
    .option('--secret <file>', 'repeat a tournament with programs: the file `secret` from its folder')
    .option(...withFlag)
    .action(async (file: string, flags: RunFlags) => {
      const { runArena } = await import('./run.js');
      await settleFound(run, await runArena(file, flags, version, run.io), flags.json);
    });
};

const addGrowing = (arena: Command, run: CommandRun, version: string): void => {
  arena
    .command('add <folder>')
    .description('extend a tournament by blocks or bots, and play the missing games; finished games stay')
    .option('--blocks <n>', 'the number of blocks to add for each table')
    .option('--bot <name=text>', 'a bot that joins, or a new version of one; repeatable', collect, [])
    .option('--spec <file>', 'the complete spec of the extended tournament')
    .option('--jobs <n>', 'how many games are played at a time; default: as in the spec')
    .option('--redis <url>', 'let workers play through Redis (`arena work`) instead of this process')
    .option('--json', 'the final standings as JSON')
    .option(...withFlag)
    .action(async (folder: string, flags: AddFlags) => {
      const { addToArena } = await import('./grow.js');
      await settleFound(run, await addToArena(folder, flags, version, run.io), flags.json);
    });
};

const addShowing = (arena: Command, run: CommandRun): void => {
  arena
    .command('show <folder>')
    .description('show the standings of a tournament, even while it runs')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async (folder: string, flags: { json?: boolean }) => {
      const { showArena } = await import('./show.js');
      await settleFound(run, await showArena(folder, run.io), flags.json);
    });
  arena
    .command('games <folder>')
    .description('print a line for every game of a tournament: JSON with its record')
    .action(async (folder: string) => {
      const { printGames } = await import('./show.js');
      await settle(run, await printGames(folder, run.io));
    });
};

/** Loads other kinds of work that workers of tournaments do. */
type OtherWork = () => Promise<readonly WorkKind[]>;

const addWork = (arena: Command, run: CommandRun, version: string, others: OtherWork): void => {
  arena
    .command('work')
    .description(
      'play games of the tournaments and trainings in Redis (`arena run --redis`, `learn --redis`) until interrupted',
    )
    .requiredOption('--redis <url>', 'the Redis server, for instance redis://localhost:6379, or its sentinels')
    .option('--jobs <n>', 'how many games are played at a time', '1')
    .option('--programs', 'also play with programs of the tournaments (`cmd:`), and run their commands on this machine')
    .option('--verbose', 'say at the start of each job which games it has')
    .option(...withFlag)
    .action(async (flags: WorkFlags) => {
      const { workArena } = await import('./redis/work.js');
      await settle(run, await workArena(flags, version, run.io, await others()));
    });
};

const addRulings = (arena: Command, run: CommandRun): void => {
  const why = ['--why <text>', 'the reason, which the report shows'] as const;
  arena
    .command('withdraw <folder> <bot>')
    .description('withdraw a bot from a tournament: it plays no more games, and its finished games count')
    .requiredOption(...why)
    .option(...withFlag)
    .action(async (folder: string, bot: string, flags: { why: string }) => {
      const { withdraw } = await import('./rulings.js');
      await settle(run, await withdraw(folder, bot, flags.why));
    });
  arena
    .command('correct <folder> <key>')
    .description('give a game a different result; its record does not change, and the report shows both')
    .requiredOption('--shares <list>', 'the share of the point for each seat: 1,0 or 0.5,0.5')
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
    .description('report on a tournament: every record is replayed, and only what it proves is counted')
    .option('--html <file>', 'write a page with tables and plots to a new file')
    .option('--csv <file>', 'write comma-separated values to a new file')
    .option('--trf <file>', 'write two-player games to a new FIDE Tournament Report File')
    .option('--json', 'the report as JSON instead of a table')
    .option('--replace', 'overwrite existing files')
    .option('--games <n>', 'how many games of each pairing the page shows individually', '3')
    .option('--jobs <n>', 'how many games are replayed at a time; default: one, without threads')
    .option('--site <address>', "the address of the library's site, to link games to its viewer")
    .option('--by <what>', 'ratings from all places in a game (places) or only from its winners (winners)', 'places')
    .option('--people', 'also OpenSkill ratings, game by game in order, as for people (needs openskill)')
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
    .description('let submitted bots join a tournament, and test new versions against the previous ones')
    .option('--programs', 'also accept programs (`cmd:`), and run their commands on this machine')
    .option('--elo0 <n>', 'normalised Elo of no improvement', '0')
    .option('--elo1 <n>', 'normalised Elo of the improvement to detect', '50')
    .option('--jobs <n>', 'how many games are played at a time; default: as in the spec')
    .option('--redis <url>', 'let workers play through Redis (`arena work`) instead of this process')
    .option('--json', 'the new bots, their tests and the standings as JSON')
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
    .requiredOption('--out <folder>', 'a new folder for the pages, for any static host; they also open from disk')
    .option('--title <text>', 'the title of the list', 'Bots')
    .option('--games <n>', 'how many games of each pairing can be replayed on a board', '3')
    .option('--replace', 'replace an existing list')
    .option('--json', 'a summary as JSON')
    .option(...withFlag)
    .action(async (folders: readonly string[], flags: SiteFlags & { json?: boolean }) => {
      const { site } = await import('./list/site.js');
      await settleFound(run, await site(folders, flags, run.io), flags.json);
    });
};

/** Adds the command `arena`, with its subcommands, to the program. */
export const addArena = (program: Command, run: CommandRun, version: string, others: OtherWork): void => {
  const arena = program.command('arena').description('play tournaments of bots, and report on them');
  addPlaying(arena, run, version);
  addGrowing(arena, run, version);
  addSubmitting(arena, run, version);
  addShowing(arena, run);
  addWork(arena, run, version, others);
  addRulings(arena, run);
  addReport(arena, run);
  addSite(arena, run);
};
