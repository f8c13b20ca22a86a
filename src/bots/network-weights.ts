/**
 * Reads the weights of a network from the text in which the library stores them: whole numbers, and a scale for each row.
 *
 * @packageDocumentation
 */
import { type NetworkShape, type NetworkWeights, weightCounts } from './network.js';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in base64; neither Node.js nor pages are needed to read it. */
const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of text) {
    bits = ((bits << 6) | digits.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return bytes;
};

/** How each list is stored, in this order: its number of rows, and the bytes of each whole number. */
export const storedLists: readonly {
  readonly name: keyof NetworkWeights;
  readonly rows: (shape: NetworkShape) => number;
  readonly bytes: 1 | 2;
}[] = [
  { name: 'first', rows: ({ inputs }) => inputs, bytes: 1 },
  { name: 'firstBias', rows: () => 1, bytes: 2 },
  { name: 'second', rows: ({ layers }) => layers[0], bytes: 1 },
  { name: 'secondBias', rows: () => 1, bytes: 2 },
  { name: 'last', rows: ({ sets }) => sets, bytes: 2 },
  { name: 'lastBias', rows: () => 1, bytes: 2 },
  { name: 'direct', rows: ({ sets }) => sets, bytes: 2 },
];

/** The number of bytes of the stored weights of a network. */
const byteCount = (shape: NetworkShape): number => {
  const counts = weightCounts(shape);
  return storedLists.reduce((sum, { name, rows, bytes }) => sum + 4 * rows(shape) + bytes * counts[name], 0);
};

/** True if a text has the length and the letters of the stored weights of a network, and its scales are finite. */
export const isWeightText = (text: string, shape: NetworkShape): boolean =>
  text.length === 4 * Math.ceil(byteCount(shape) / 3) &&
  /^[A-Za-z0-9+/]*={0,2}$/.test(text) &&
  Object.values(readWeights(text, shape)).every((list: Float64Array) => list.every(Number.isFinite));

/** Reads numbers one after the other. */
interface Reader {
  readonly data: DataView;
  at: number;
}

/** Reads a row: its scale, and then a whole number for each weight. */
const readRow = (reader: Reader, into: Float64Array, from: number, length: number, bytes: 1 | 2): void => {
  const { data } = reader;
  const scale = data.getFloat32(reader.at, true);
  reader.at += 4;
  for (let index = from; index < from + length; index++) {
    into[index] = scale * (bytes === 1 ? data.getInt8(reader.at) : data.getInt16(reader.at, true));
    reader.at += bytes;
  }
};

/** Reads the weights of a network. */
export const readWeights = (text: string, shape: NetworkShape): NetworkWeights => {
  const reader: Reader = { data: new DataView(bytesOf(text).buffer), at: 0 };
  const counts = weightCounts(shape);
  const lists = storedLists.map(({ name, rows, bytes }) => {
    const list = new Float64Array(counts[name]);
    const length = list.length / rows(shape);
    for (let from = 0; from < list.length; from += length) readRow(reader, list, from, length, bytes);
    return [name, list] as const;
  });
  // The table of stored lists names every list of a network.
  return Object.fromEntries(lists) as unknown as NetworkWeights;
};
