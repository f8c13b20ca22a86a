/**
 * The input and output of the command, kept separate so that tests can run the command without a process.
 *
 * @packageDocumentation
 */

/** Everything that one run of the command uses from outside the program. */
export interface Io {
  /** Writes one or more lines to standard output and adds a newline at the end. */
  readonly out: (text: string) => void;
  /** Writes one line to standard error. */
  readonly err: (text: string) => void;
  /** The standard input, in chunks. */
  readonly input: AsyncIterable<string | Buffer>;
  /** The number of columns of the terminal. */
  readonly width: number;
  /** Replaces the progress line, and shows the fraction done (0 to 1); where stderr is not a terminal, it adds a line now and then, or is left out. */
  readonly progress?: (text: string, part?: number) => void;
  /** True if standard output is a terminal, where columns are aligned and have headers. */
  readonly isTerminal?: boolean;
  /** The environment variables. Only the variables NO_COLOR and FORCE_COLOR are read; if `env` is left out, neither variable is set. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** True if output may have colours; this is decided when the command line is read. */
  readonly colour?: boolean;
  /** The folder in which `play` saves games while they are played; left out if no person is at a terminal. */
  readonly kept?: string;
  /** Makes an interrupt (Ctrl-C) call the given function instead of ending the process; left out if there are no interrupts. */
  readonly onInterrupt?: (act: () => void) => void;
}

/** Puts words, two spaces apart, into lines of at most the given width. A word that is too wide gets its own line. */
export const inLines = (words: readonly string[], width: number): string => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + word.length <= width) lines[lines.length - 1] = `${last}  ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

/** The length of the longest of the given words. */
const widest = (words: readonly string[]): number => words.reduce((most, word) => Math.max(most, word.length), 0);

/** Puts words into columns of equal width, row by row, in lines of at most the given width. A word wider than the line gets its own line. */
export const inColumns = (words: readonly string[], width: number): string => {
  const column = widest(words) + 2;
  const across = Math.max(1, Math.floor((width + 2) / column));
  const rows = Array.from({ length: Math.ceil(words.length / across) }, (_, row) =>
    words.slice(row * across, (row + 1) * across),
  );
  return rows
    .map((row) =>
      row
        .map((word) => word.padEnd(column))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};

/** Breaks a text between words into lines of at most the given width, and indents each line. */
export const wrapped = (text: string, width: number, indent: string): string => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => indent + line).join('\n');
};

/** The exit codes of the command: 0 for success, 1 for a refusal or a failure, 2 for wrong usage. */
export const Exit = { ok: 0, failure: 1, usage: 2 } as const;

/** An exit code of the command. */
export type ExitCode = (typeof Exit)[keyof typeof Exit];

const longestLine = 64 * 1024 * 1024;

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/**
 * Yields the lines of a stream, without the line breaks. A line of more than 64 million characters ends the stream with `undefined`, so that a
 * hostile file cannot fill the memory.
 */
export async function* linesOf(input: AsyncIterable<string | Buffer>): AsyncGenerator<string | undefined> {
  // Join the parts of a line only when the line is complete, so that the cost stays linear.
  let [parts, length]: [string[], number] = [[], 0];
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    const [first = '', ...others] = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split(
      '\n',
    );
    parts.push(first);
    length += first.length;
    for (const part of others) {
      yield withoutReturn(parts.join(''));
      [parts, length] = [[part], part.length];
    }
    if (length > longestLine) {
      yield undefined;
      return;
    }
  }
  const rest = parts.join('') + decoder.decode();
  if (rest !== '') yield withoutReturn(rest);
}
