/**
 * The end of a command: its answer on standard output, or its fault on standard error.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';
import { Exit, type ExitCode, type Io } from './io.js';

/** The answer to a question: the text for standard output, or a fault. */
export type Answer = Either<Fault, string>;

/** The result of a command: as JSON for programs, as text for people. */
export interface Found {
  readonly json: unknown;
  readonly text: () => string;
}

/** Carries out one command, and sets the exit code of the run. */
export interface Run {
  readonly io: Io;
  readonly end: (code: ExitCode) => void;
}

/** Writes the result of a command. A command that has written everything itself has an empty result. */
export const settle = async ({ io, end }: Run, result: Either<Fault, unknown>): Promise<void> => {
  if (result._tag === 'Left') {
    const { printFault } = await import('../core/values/fault.js');
    io.err(printFault(result.left));
    end(Exit.failure);
  } else if (typeof result.right === 'string' && result.right !== '') io.out(result.right);
};

/** Writes the findings of a command, as JSON if requested. */
export const settleFound = (run: Run, found: Either<Fault, Found>, asJson: boolean | undefined): Promise<void> =>
  settle(
    run,
    found._tag === 'Left'
      ? found
      : { _tag: 'Right', right: asJson === true ? JSON.stringify(found.right.json) : found.right.text() },
  );
