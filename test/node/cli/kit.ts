/** Runs the command in this process, with its input and output. */

import { run } from '../../../src/node/cli/program.js';
import type { Io } from '../../../src/node/host/io.js';

/** The result of a run of the command. */
export interface Ran {
  readonly code: number;
  /** What it printed, one item for each write. */
  readonly lines: readonly string[];
  readonly out: string;
  readonly err: string;
  /** The progress that it reported. */
  readonly progress: readonly string[];
}

async function* typed(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

/** Runs the command with what a person types, in an environment that may be a terminal. */
export const rulehouse = async (
  args: readonly string[],
  input: readonly string[] = [],
  world: Partial<Io> = {},
): Promise<Ran> => {
  const [lines, err, progress]: [string[], string[], string[]] = [[], [], []];
  const code = await run(args, {
    out: (text) => lines.push(text),
    err: (text) => err.push(text),
    input: typed(input),
    width: 80,
    progress: (text) => progress.push(text),
    ...world,
  });
  return { code, lines, out: lines.join('\n'), err: err.join('\n'), progress };
};
