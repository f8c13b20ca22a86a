/**
 * What the command reads and writes, so that tests can run it without a process.
 *
 * @packageDocumentation
 */

/** The outside world of one run of the command. */
export interface Io {
  /** Writes one or more lines to standard output; the newline is added. */
  readonly out: (text: string) => void;
  /** Writes one line to standard error. */
  readonly err: (text: string) => void;
  /** Where the person types: chunks of text. */
  readonly input: AsyncIterable<string | Buffer>;
}

/** What a run ends with: success, a refusal or failure, wrong usage. */
export const Exit = { ok: 0, failure: 1, usage: 2 } as const;

/** An exit code of the command. */
export type ExitCode = (typeof Exit)[keyof typeof Exit];

const longestLine = 64 * 1024 * 1024;

/**
 * The lines of a stream, without their ends. A line beyond 64 million characters ends the stream with `undefined`, so that a
 * hostile file cannot fill the memory.
 */
export async function* linesOf(input: AsyncIterable<string | Buffer>): AsyncGenerator<string | undefined> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longestLine) {
      yield undefined;
      return;
    }
  }
  if (rest !== '') yield rest;
}
