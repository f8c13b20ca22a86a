/**
 * Commands of tournaments.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type Run, settle } from '../settle.js';
import type { ReportFlags } from './report.js';

/** Adds `arena report` to a command `arena`. */
export const addReport = (arena: Command, run: Run): void => {
  arena
    .command('report <folder>')
    .description(
      'what the games of a tournament show: every record is replayed, and what it does not prove does not count',
    )
    .option('--html <file>', 'a page with tables and plots goes to a new file')
    .option('--csv <file>', 'comma-separated values go to a new file')
    .option('--json', 'the report as JSON instead of a table')
    .option('--replace', 'write over files that are there')
    .option('--games <n>', 'how many games of each pairing the page shows one by one', '3')
    .option('--site <address>', 'where the site of the library is: games are linked to its viewer')
    .action(async (folder: string, flags: ReportFlags) => {
      const { report } = await import('./report.js');
      await settle(run, await report(folder, flags, run.io));
    });
};
