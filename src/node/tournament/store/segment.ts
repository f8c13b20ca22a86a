/**
 * Segments: each contains up to 4,096 games of a tournament as compressed lines, preceded by an index of keys and gains.
 *
 * A segment begins with 32-bit numbers: a mark, the size of the list of gains, the number of games, the size of the compressed lines, and the size of
 * the lines themselves. Three digests follow these numbers: of the index, of the compressed lines, and of everything before the third digest. The
 * index consists of the list of gains as JSON, the keys, and, for each key, the position of its gains in the list (two bytes).
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { decode, list } from '../../../core/reading/codec.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { type GameGains, gained, type StoredGame } from '../game-gains.js';
import { keyBytes } from './key-table.js';

/** The sizes at the beginning of a segment. */
export interface Sizes {
  readonly games: number;
  /** The number of bytes of the index. */
  readonly index: number;
  /** The number of bytes of the compressed lines. */
  readonly packed: number;
  /** The number of bytes of the uncompressed lines. */
  readonly lines: number;
}

/** The contents of a segment's index. */
export interface SegmentIndex {
  /** The keys of the games, one after another. */
  readonly keys: Buffer;
  /** What the bots gained in each game, in the order of the keys. */
  readonly gained: readonly GameGains[];
}

/** The limits at which a segment is full: a number of games, and a number of characters in its lines. */
export interface Fullness {
  /** The number of games at which a segment is full, at most 65,536. */
  readonly games: number;
  readonly characters: number;
}

/** The usual limits at which a segment is full. */
export const usual: Fullness = { games: 4096, characters: 1 << 20 };

/** The games that are being collected for the next segment. */
export class Stretch {
  readonly #full: Fullness;
  readonly #games: StoredGame[] = [];
  #characters = 0;

  constructor(full: Fullness) {
    this.#full = full;
  }

  /** The games collected for the next segment so far. */
  games(): readonly StoredGame[] {
    return this.#games;
  }

  push(game: StoredGame): void {
    this.#games.push(game);
    this.#characters += game.text.length + 1;
  }

  isFull(): boolean {
    return this.#games.length >= this.#full.games || this.#characters >= this.#full.characters;
  }
}

/** The greatest length of a game's line, in bytes. */
export const longestLine = 64 * 1024 * 1024;

const mark = 0x52485331;

const digestBytes = 8;

const numbers = 5;

/** The number of bytes that the sizes and digests at the beginning of a segment take up. */
export const prefixBytes = 4 * numbers + 3 * digestBytes;

const [indexDigestAt, packedDigestAt, prefixDigestAt] = [0, 1, 2].map((which) => 4 * numbers + which * digestBytes) as [
  number,
  number,
  number,
];

const mostGames = 1 << 16;
const mostList = 16 * 1024 * 1024;
/** The greatest number of bytes that the lines of a segment can take up. A full segment is closed at once, so only its last line can exceed the limit. */
const mostLines = usual.characters * 4 + longestLine;

/**
 * The level of compression, from 0 to 11. With level 7, lines of Terra Mystica would be a quarter smaller, but compression would take four times as
 * long, and quick games would have to wait.
 */
const quality = 3;

/** The base-2 logarithm of the compression window in bytes; the window covers a whole segment and no more. */
const window = Math.log2(usual.characters);

const digestOf = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest().subarray(0, digestBytes);
};

/** Returns a list of the different gains of games, and for each game the index of its gains in the list. */
const listed = (games: readonly StoredGame[]): readonly [list: readonly GameGains[], places: readonly number[]] => {
  const known = new Map<string, number>();
  const all: GameGains[] = [];
  const places = games.map((one) => {
    const { pairing, gains, isKeyed } = one.gained;
    const name = `${pairing.join()} ${gains.join()} ${isKeyed}`;
    const place = known.get(name) ?? all.push(one.gained) - 1;
    known.set(name, place);
    return place;
  });
  return [all, places];
};

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The bytes of a segment that contains the given games, of which there are at most 65,536. */
export const packSegment = async (games: readonly StoredGame[]): Promise<Buffer> => {
  const lines = Buffer.from(games.map(({ text }) => `${text}\n`).join(''));
  const packed = await compress(lines, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: lines.length,
    },
  });
  const [all, places] = listed(games);
  const head = Buffer.from(JSON.stringify(all));
  const keys = Buffer.from(games.map(({ key }) => key).join(''), 'hex');
  const which = Buffer.alloc(2 * games.length);
  for (const [index, place] of places.entries()) which.writeUInt16BE(place, 2 * index);
  const prefix = Buffer.alloc(prefixBytes);
  for (const [index, number] of [mark, head.length, games.length, packed.length, lines.length].entries())
    prefix.writeUInt32BE(number, 4 * index);
  digestOf(head, keys, which).copy(prefix, indexDigestAt);
  digestOf(packed).copy(prefix, packedDigestAt);
  digestOf(prefix.subarray(0, prefixDigestAt)).copy(prefix, prefixDigestAt);
  return Buffer.concat([prefix, head, keys, which, packed]);
};

/** The sizes stated at the beginning of a segment; undefined if the bytes do not begin a segment. */
export const readPrefix = (prefix: Buffer): Sizes | undefined => {
  const [first, head, games, packed, lines] = Array.from({ length: numbers }, (_, index) =>
    prefix.readUInt32BE(4 * index),
  ) as [number, number, number, number, number];
  const isWhole = digestOf(prefix.subarray(0, prefixDigestAt)).equals(prefix.subarray(prefixDigestAt, prefixBytes));
  if (!isWhole || first !== mark || games > mostGames || head > mostList || lines > mostLines || packed > mostLines)
    return undefined;
  return { games, index: head + (keyBytes + 2) * games, packed, lines };
};

/** Reads the index of a segment; undefined if the index is damaged. */
export const readIndex = (prefix: Buffer, { games, index }: Sizes, bytes: Buffer): SegmentIndex | undefined => {
  if (!digestOf(bytes).equals(prefix.subarray(indexDigestAt, packedDigestAt))) return undefined;
  const keysAt = index - (keyBytes + 2) * games;
  const read = chain(parseJson(bytes.toString('utf8', 0, keysAt)), decode(list(gained, 0, mostGames)));
  if (isLeft(read)) return undefined;
  const placesAt = keysAt + keyBytes * games;
  const all: GameGains[] = [];
  for (let game = 0; game < games; game++) {
    const one = read.right[bytes.readUInt16BE(placesAt + 2 * game)];
    if (one === undefined) return undefined;
    all.push(one);
  }
  return { keys: bytes.subarray(keysAt, placesAt), gained: all };
};

/** The lines of a segment, decompressed. */
export const unpackLines = async (
  prefix: Buffer,
  { games, lines }: Sizes,
  packed: Buffer,
): Promise<Either<Fault, readonly string[]>> => {
  const damaged = left(fault([], 'its lines are damaged'));
  if (!digestOf(packed).equals(prefix.subarray(packedDigestAt, prefixDigestAt))) return damaged;
  try {
    const text = (await decompress(packed, { maxOutputLength: lines + 1 })).toString();
    const all = text.split('\n');
    return all.pop() === '' && all.length === games ? right(all) : damaged;
  } catch {
    return damaged;
  }
};
