/**
 * Stores the weights of a network as text: whole numbers, and a scale for each row.
 *
 * @packageDocumentation
 */
import type { NetworkShape, NetworkWeights } from '../../../bots/network.js';
import { storedLists } from '../../../bots/network-weights.js';

/** A row as bytes: its scale, and then its weights as whole numbers. */
const rowOf = (numbers: Float64Array, bytes: 1 | 2): Buffer => {
  const most = bytes === 1 ? 127 : 32767;
  const largest = numbers.reduce((sum, one) => Math.max(sum, Math.abs(one)), 0);
  const scale = Math.fround(largest / most) || 1;
  const row = Buffer.alloc(4 + numbers.length * bytes);
  row.writeFloatLE(scale);
  numbers.forEach((one, index) => {
    const whole = Math.max(-most, Math.min(most, Math.round(one / scale)));
    if (bytes === 1) row.writeInt8(whole, 4 + index);
    else row.writeInt16LE(whole, 4 + 2 * index);
  });
  return row;
};

/** The weights as text; `readWeights` reads it. */
export const weightText = (weights: NetworkWeights, shape: NetworkShape): string =>
  Buffer.concat(
    storedLists.flatMap(({ name, rows, bytes }) => {
      const list = weights[name];
      const length = list.length / rows(shape);
      return Array.from({ length: rows(shape) }, (_, row) =>
        rowOf(list.slice(row * length, (row + 1) * length), bytes),
      );
    }),
  ).toString('base64');
