/**
 * Commands that examine played games: stats, export, explore.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle } from '../host/finish.js';
import { collect, withFlag } from '../host/with-games.js';
import { json } from './flags.js';
import type { ExploreFlags } from './stats/explore.js';
import type { ExportFlags } from './stats/export.js';
import type { StatsFlags } from './stats/stats.js';

const addStatistics = (program: Command, run: CommandRun): void => {
  program
    .command('stats <files...>')
    .description('compute statistics of games: records, lines of matches and tournaments, ledgers')
    .option(
      '--by <keys>',
      'a table for each key (seat, faction, round-tile, an option, a tag ...); a+b: both combined',
      'game,seat',
    )
    .option('--min <n>', 'leave out groups with fewer seats', '1')
    .option('--points', 'also mean points by source')
    .option('--html <file>', 'write a page with tables and bars to a new file')
    .option(...json)
    .option(...withFlag)
    .action(async (files: readonly string[], flags: StatsFlags) => {
      const { stats } = await import('./stats/stats.js');
      await settle(run, await stats(files, flags, run));
    });
};

const addRows = (program: Command, run: CommandRun): void => {
  program
    .command('export <files...>')
    .description('print games as rows for data analysis')
    .option('--format <name>', 'jsonl, csv or parquet', 'jsonl')
    .option('--rows <name>', 'games, seats or plies', 'games')
    .option('--out <file>', 'a new file, required for parquet; default: standard output')
    .option(...withFlag)
    .action(async (files: readonly string[], flags: ExportFlags) => {
      const { exportRows } = await import('./stats/export.js');
      await settle(run, await exportRows(files, flags, run));
    });
  program
    .command('explore <game> [position]')
    .description('list the moves that were played from a position (default: any start), with their results')
    .option('--records <file>', 'a file with games; repeatable', collect, [])
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, position: string | undefined, flags: ExploreFlags) => {
      const { explore } = await import('./stats/explore.js');
      await settle(run, await explore(id, position, flags, run));
    });
};

/** Adds `stats`, `export` and `explore` to the program. */
export const addStats = (program: Command, run: CommandRun): void => {
  addStatistics(program, run);
  addRows(program, run);
};
