/**
 * The commands with which the operator of a server manages its tables.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle } from '../host/finish.js';
import { withFlag } from '../host/with-games.js';
import type { TablesFlags } from '../server/tables-command.js';
import { json } from './flags.js';

/** Adds to a command the flags that say where and how the tables are stored. */
const withStore = (command: Command): Command =>
  command
    .option('--data <folder>', 'the folder for the tables', 'rulehouse-tables')
    .option('--store <kind>', 'how tables are stored: sqlite, postgres or files', 'sqlite')
    .option(...withFlag);

const load = () => import('../server/tables-command.js');

/** Adds `tables`. */
export const addTables = (program: Command, run: CommandRun, version: string): void => {
  const tables = program.command('tables').description('manage the tables of a server');
  const rules = `rulehouse ${version}`;
  withStore(tables.command('list'))
    .description('list the tables, the most recently used first')
    .option('--state <state>', 'only these: seating, playing, over or halted')
    .option(...json)
    .action(async (flags: TablesFlags & { state?: string; json?: boolean }) => {
      await settle(run, await (await load()).listTables(flags, rules, run.io));
    });
  withStore(tables.command('show <id>'))
    .description('show a table, without its secrets')
    .action(async (id: string, flags: TablesFlags) => {
      await settle(run, await (await load()).showTable(id, flags, rules));
    });
  withStore(tables.command('end <id>'))
    .description('end a table: it accepts nothing more; a running server releases it')
    .option('--reason <text>', 'the message to its players', 'ended by the operator of the server')
    .action(async (id: string, flags: TablesFlags & { reason: string }) => {
      await settle(run, await (await load()).endTable(id, flags, rules));
    });
  withStore(tables.command('export [ids...]'))
    .description('write tables to files; without ids: all')
    .requiredOption('--out <folder>', 'the folder for the files')
    .option('--state <state>', 'only these: seating, playing, over or halted')
    .action(async (ids: readonly string[], flags: TablesFlags & { out: string; state?: string }) => {
      await settle(run, await (await load()).exportTables(ids, flags, rules));
    });
  withStore(tables.command('repair <id>'))
    .description('let a halted table continue from its last good line')
    .option('--out <folder>', 'the folder for a copy before lines are removed')
    .action(async (id: string, flags: TablesFlags & { out?: string }) => {
      await settle(run, await (await load()).repairTable(id, flags, rules));
    });
};
