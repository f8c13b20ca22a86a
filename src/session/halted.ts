/**
 * Tables on a server that stand still: whoever runs the server has ended them, or their log cannot be continued.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../core/reading/objects.js';
import { parseJson } from '../core/records/record.js';
import type { Look } from '../table/index.js';

/** The reason that the server's event `halted` gives. */
export const haltIn = (data: string): string => {
  const read = parseJson(data);
  const text = !isLeft(read) && isObject(read.right) ? read.right['text'] : undefined;
  return typeof text === 'string' ? text : 'the server does not say why';
};

/** A look at a table that stands still: nobody has anything to decide or to answer, and no clock runs. */
export const stilled = (look: Look): Look => ({
  ...look,
  sight: look.sight === null ? null : { ...look.sight, deciding: [], waiting: [] },
  undo: null,
  draw: null,
  times: look.times === null ? null : { ...look.times, running: [] },
});
