/**
 * Reads the weights of a network from the text in which the library stores them: whole numbers, and a scale for each row.
 *
 * @packageDocumentation
 */
import { layers, type NetworkWeights, outputSets, weightCounts } from './network.js';

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

/** How each list is stored, in this order: the number of rows for a number of inputs, and the bytes of each whole number. */
export const storedLists: readonly {
  readonly name: keyof NetworkWeights;
  readonly rows: (inputs: number) => number;
  readonly bytes: 1 | 2;
}[] = [
  { name: 'first', rows: (inputs) => inputs, bytes: 1 },
  { name: 'firstBias', rows: () => 1, bytes: 2 },
  { name: 'second', rows: () => layers[0], bytes: 1 },
  { name: 'secondBias', rows: () => 1, bytes: 2 },
  { name: 'last', rows: () => outputSets, bytes: 2 },
  { name: 'lastBias', rows: () => 1, bytes: 2 },
  { name: 'direct', rows: () => outputSets, bytes: 2 },
];

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

/** Reads the weights of a network with the given number of inputs. */
export const readWeights = (text: string, inputs: number): NetworkWeights => {
  const reader: Reader = { data: new DataView(bytesOf(text).buffer), at: 0 };
  const counts = weightCounts(inputs);
  const lists = storedLists.map(({ name, rows, bytes }) => {
    const list = new Float64Array(counts[name]);
    const length = list.length / rows(inputs);
    for (let from = 0; from < list.length; from += length) readRow(reader, list, from, length, bytes);
    return [name, list] as const;
  });
  // The table of stored lists names every list of a network.
  return Object.fromEntries(lists) as unknown as NetworkWeights;
};
