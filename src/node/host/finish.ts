/**
 * Ends a command by writing its answer to standard output, or its fault to standard error.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../../core/values/fault.js';
import { Exit, type ExitCode, type Io } from './io.js';

/** The answer of a command: the text for standard output, or a fault. */
export type CommandOutput = Either<Fault, string>;

/** What a command has found out: as JSON for programs, and as text for people. */
export interface CommandResult {
  readonly json: unknown;
  readonly text: () => string;
}

/** One run of a command: its input and output, and a function that sets the exit code. */
export interface CommandRun {
  readonly io: Io;
  readonly end: (code: ExitCode) => void;
}

/**
 * The exit code of a fault. A fault whose path begins with a flag is about the value of that flag, so the command line is wrong. If the fault cites a
 * rule, however, the value could be read, so the command line is not wrong.
 */
export const exitOf = ({ path: [first = ''], rule }: Fault): ExitCode =>
  first.startsWith('--') && rule === undefined ? Exit.usage : Exit.failure;

/** Writes the result of a command. A command's result is empty if the command has already written everything itself. */
export const settle = async ({ io, end }: CommandRun, result: Either<Fault, unknown>): Promise<void> => {
  if (result._tag === 'Left') {
    const { faultLine } = await import('./fault-line.js');
    io.err(faultLine(result.left));
    end(exitOf(result.left));
  } else if (typeof result.right === 'string' && result.right !== '') io.out(result.right);
};

/** Writes what a command has found out, as JSON if JSON was requested. */
export const settleFound = (
  run: CommandRun,
  found: Either<Fault, CommandResult>,
  asJson: boolean | undefined,
): Promise<void> =>
  settle(
    run,
    found._tag === 'Left'
      ? found
      : { _tag: 'Right', right: asJson === true ? JSON.stringify(found.right.json) : found.right.text() },
  );

/** The same run of a command; in a terminal, lines of text are broken so that they fit. */
export const foldedRun = async (run: CommandRun): Promise<CommandRun> => {
  if (run.io.isTerminal !== true) return run;
  const { foldedIo } = await import('./folded.js');
  return { ...run, io: foldedIo(run.io) };
};

/** Writes what a command has found out like {@link settleFound}; in a terminal, lines of text are broken so that they fit. */
export const settleFolded = async (
  run: CommandRun,
  found: Either<Fault, CommandResult>,
  asJson: boolean | undefined,
): Promise<void> => settleFound(asJson === true ? run : await foldedRun(run), found, asJson);
