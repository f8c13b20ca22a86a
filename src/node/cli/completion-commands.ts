/**
 * Two commands for shell completion: the first prints a completion script, and that script calls the second.
 *
 * @packageDocumentation
 */
import { Argument, type Command } from 'commander';
import { type CommandRun, settle } from '../host/finish.js';
import { type Shell, shells } from './shells.js';

/** Adds the command `completion`, and the hidden command that its scripts call. */
export const addCompletion = (program: Command, run: CommandRun): void => {
  program
    .command('completion')
    .description('print the script with which a shell completes commands, options, games and bots')
    .addArgument(new Argument('<shell>').choices(shells))
    .action(async (shell: Shell) => {
      const { scriptFor } = await import('./completion.js');
      await settle(run, { _tag: 'Right', right: scriptFor(shell) });
    });
  program
    .command('complete [words...]', { hidden: true })
    .option('--line <text>')
    .action(async (words: readonly string[], { line }: { line?: string }) => {
      const { complete, wordsOfLine } = await import('./completion.js');
      const right = await complete(program, line === undefined ? words : wordsOfLine(line));
      await settle(run, { _tag: 'Right', right });
    });
};
