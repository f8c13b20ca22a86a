/**
 * `games.segments`: the file with the segments of a tournament, one after another.
 *
 * @packageDocumentation
 */
import type { FileHandle } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, under } from '../../../core/values/fault.js';
import { keyBytes } from './key-table.js';
import { prefixBytes, readIndex, readPrefix, type SegmentIndex, type Sizes, unpackLines } from './segment.js';

/** The index and the sizes of a segment, with its position in the file. */
export interface Segment extends SegmentIndex {
  /** The positions of the segment's first byte (`at`) and of the next segment (`end`). */
  readonly at: number;
  readonly end: number;
  readonly prefix: Buffer;
  readonly sizes: Sizes;
}

/** Reads as many bytes as the buffer has room for, or fewer at the end of the file; returns the bytes read. */
export const readInto = async (handle: FileHandle, at: number, bytes: Buffer): Promise<Buffer> => {
  let done = 0;
  while (done < bytes.length) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, at + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.subarray(0, done);
};

const readAt = (handle: FileHandle, at: number, length: number): Promise<Buffer> =>
  readInto(handle, at, Buffer.alloc(length));

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

const damagedAt = (file: string, at: number): Either<Fault, never> =>
  left(fault([file, `byte ${at}`], 'the segment that begins here is damaged'));

/** The number of bytes to read first, which is enough for the sizes, the digests and the index of most segments. */
const usualIndex = 12 * 1024;

/** The segment at a position in a file of `size` bytes; undefined if the segment is missing or was not written completely. */
export const segmentAt = async (
  handle: FileHandle,
  file: string,
  at: number,
  size: number,
): Promise<Either<Fault, Segment | undefined>> => {
  const begin = await readAt(handle, at, usualIndex);
  const prefix = begin.subarray(0, prefixBytes);
  // After a power failure, some disks have kept only the length of the file, filled with zeros.
  if (prefix.length < prefixBytes || isBlank(prefix)) return right(undefined);
  const sizes = readPrefix(prefix);
  if (sizes === undefined) return damagedAt(file, at);
  const indexEnd = prefixBytes + sizes.index;
  const end = at + indexEnd + sizes.packed;
  if (end > size) return right(undefined);
  const bytes = indexEnd <= begin.length ? begin : await readAt(handle, at, indexEnd);
  const index = readIndex(prefix, sizes, bytes.subarray(prefixBytes, indexEnd));
  return index === undefined ? damagedAt(file, at) : right({ ...index, at, end, prefix, sizes });
};

/** The segments that a file contains at present, in their order and without their lines. The list of segments ends before an incomplete segment. */
export async function* segmentsIn(handle: FileHandle, file: string): AsyncGenerator<Either<Fault, Segment>> {
  const { size } = await handle.stat();
  for (let at = 0; ; ) {
    const segment = await segmentAt(handle, file, at, size);
    if (isLeft(segment)) {
      yield segment;
      return;
    }
    if (segment.right === undefined) return;
    yield right(segment.right);
    at = segment.right.end;
  }
}

/** The keys of a segment's games, in the order of the games. */
export const keysIn = ({ keys, gained }: Segment): readonly string[] =>
  gained.map((_, index) => keys.toString('hex', keyBytes * index, keyBytes * (index + 1)));

/** The lines of a segment. */
export const linesOf = async (
  handle: FileHandle,
  file: string,
  { at, prefix, sizes }: Segment,
): Promise<Either<Fault, readonly string[]>> => {
  const packed = await readAt(handle, at + prefixBytes + sizes.index, sizes.packed);
  const lines = await unpackLines(prefix, sizes, packed);
  return isLeft(lines) ? left(under(file)(under(`byte ${at}`)(lines.left))) : lines;
};
