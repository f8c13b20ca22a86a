/**
 * Commands for shells: the script that completes, and what it asks.
 *
 * @packageDocumentation
 */
import { Argument, type Command } from 'commander';
import { type Run, settle } from '../host/finish.js';
import { complete, scriptFor, type Shell, shells, wordsOfLine } from './completion.js';

/** Adds `completion`, and what its scripts call. */
export const addCompletion = (program: Command, run: Run): void => {
  program
    .command('completion')
    .description('print the script by which a shell completes commands, options, games and bots')
    .addArgument(new Argument('<shell>').choices(shells))
    .action((shell: Shell) => settle(run, { _tag: 'Right', right: scriptFor(shell) }));
  program
    .command('complete [words...]', { hidden: true })
    .option('--line <text>')
    .action(async (words: readonly string[], { line }: { line?: string }) =>
      settle(run, {
        _tag: 'Right',
        right: await complete(program, line === undefined ? words : wordsOfLine(line)),
      }),
    );
};
