/** The command in this process: what it was told, and what it said. */

import { run } from '../../../src/node/cli/program.js';
import type { Io } from '../../../src/node/host/io.js';

/** What a run of the command came to. */
export interface Ran {
  readonly code: number;
  /** What it printed, line by line as it was handed over. */
  readonly lines: readonly string[];
  readonly out: string;
  readonly err: string;
  /** What it said of its progress. */
  readonly progress: readonly string[];
}

async function* typed(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

/** Runs the command with what a person types, in a world that may be a terminal. */
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
