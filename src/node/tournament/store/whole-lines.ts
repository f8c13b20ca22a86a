/**
 * The complete lines of a file to which another process may still be writing.
 *
 * @packageDocumentation
 */
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { longestLine } from './segment.js';

/** A line of a file, with its position. */
export interface PlacedLine {
  /** Without its newline. */
  readonly text: string;
  /** The position of the line, in bytes. */
  readonly at: number;
  /** The length of the line with its newline, in bytes. */
  readonly length: number;
}

const newline = 10;

/** The number of bytes read at a time. */
const highWaterMark = 1 << 17;

/** Reads the bytes of a file, starting at its beginning. The file is given by name, or as an open file, which stays open. */
export const chunksOf = (file: string | FileHandle): AsyncIterable<Buffer> =>
  // Both streams return buffers, because no encoding is set.
  (typeof file === 'string'
    ? createReadStream(file, { highWaterMark })
    : file.createReadStream({ start: 0, autoClose: false, highWaterMark })) as AsyncIterable<Buffer>;

/** The lines of a file that end with a newline, each with its position. */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<PlacedLine> {
  let [rest, at]: [Buffer, number] = [Buffer.alloc(0), 0];
  for await (const chunk of chunks) {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = buffer.indexOf(newline); end >= 0; end = buffer.indexOf(newline, from)) {
      const length = end + 1 - from;
      yield { text: buffer.toString('utf8', from, end), at, length };
      [from, at] = [end + 1, at + length];
    }
    rest = buffer.subarray(from);
    if (rest.length > longestLine) return;
  }
}
