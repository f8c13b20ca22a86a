/**
 * Tables on a server that stand still because the operator has ended them, or because their log cannot be continued.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import type { Look } from '../../table/index.js';
import { readLook } from './wire.js';

/** The content of an event in a table's stream: a look at the table, or the reason why the table stands still. An event may also be unreadable. */
export type StreamNews =
  | { readonly _tag: 'Look'; readonly look: Look }
  | { readonly _tag: 'Halted'; readonly why: string }
  | { readonly _tag: 'Unreadable' };

/**
 * Reads an event of a table's stream. The stream begins with a look; if the table stands still, a halt follows. Every other event, such as `partial`
 * after a look without its earliest comments, is unreadable here, so that a look is requested.
 */
export const newsIn = (data: string, event: string): StreamNews => {
  if (event === 'halted') return { _tag: 'Halted', why: haltIn(data) };
  const read = readLook(data);
  return isLeft(read) ? { _tag: 'Unreadable' } : { _tag: 'Look', look: read.right };
};

/** The reason that the server's event `halted` gives. */
const haltIn = (data: string): string => {
  const read = parseJson(data);
  const text = !isLeft(read) && isObject(read.right) ? read.right['text'] : undefined;
  return typeof text === 'string' ? text : 'the server does not say why';
};

/** A look at a table that stands still: nobody has anything to decide or to answer, and no clock runs. */
export const stilled = ({ claims: _, ...look }: Look): Look => ({
  ...look,
  sight: look.sight === null ? null : { ...look.sight, deciding: [], waiting: [] },
  undo: null,
  draw: null,
  times: look.times === null ? null : { ...look.times, running: [] },
});
