/**
 * The commands for ledgers of Terra Mystica: check, import and export.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../../core/values/fault.js';
import { type CommandRun, settle } from '../host/finish.js';
import { writerTag } from '../host/writer.js';
import { json } from './flags.js';

const ledgers = () => import('./ledger.js');

/** Reads a file, converts its text, and prints the result or the fault. */
const converted = async (
  run: CommandRun,
  file: string,
  convert: (text: string) => Either<Fault, string>,
): Promise<void> => {
  const { inFile, readText } = await import('./transcripts.js');
  const text = await readText(file);
  const made = text._tag === 'Left' ? text : inFile(file, convert(text.right));
  await settle(run, made._tag === 'Left' ? made : { _tag: 'Right', right: made.right.trimEnd() });
};

/** Adds `ledger check`, `ledger import` and `ledger export` to the program. */
export const addLedger = (program: Command, run: CommandRun, version: string): void => {
  const ledger = program.command('ledger').description('check and convert ledgers of Terra Mystica');
  ledger
    .command('check <files...>')
    .description('replay ledgers and compare every figure of every row')
    .option('--immediate', 'answers as in the rule book, at the end of each turn')
    .option(...json)
    .action(async (files: readonly string[], flags: { immediate?: boolean; json?: boolean }) =>
      run.end(await (await ledgers()).checkFiles(files, run.io, flags)),
    );
  ledger
    .command('import <file>')
    .description('convert a ledger to a record')
    .action(async (file: string) => {
      const { importText } = await ledgers();
      await converted(run, file, (text) => importText(text, writerTag(version)));
    });
  ledger
    .command('export <file>')
    .description('convert a record to a ledger')
    .action(async (file: string) => converted(run, file, (await ledgers()).exportText));
};
