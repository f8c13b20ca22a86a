/**
 * The io-ts codec of the options (chapter 0): for JSON from outside, and for set-ups.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { leaf, oneOf, ruled, whole } from '../core/codec.js';
import { optionsOf } from '../core/objects.js';
import { schemaOf } from '../core/schema.js';
import type { Options } from './state.js';
import { playerCounts, turnLimits } from './tables.js';

/** How many play. @rule IT-0.1 */
export const players = oneOf(...playerCounts);
/** When the mover is tested for a large ship. @rule IT-0.2 */
export const selfCheck = oneOf('action', 'turn');
/** Whether the eliminated Good share a win. @rule IT-0.3 */
export const fallenGood = oneOf('share', 'lose');
const firstTie = oneOf('low', 'random');

const limit = whole(turnLimits.min, turnLimits.max);
/** After how many turns the game ends; 0 for never. @rule IT-0.5 */
export const turnLimit = leaf(
  `0 or a whole number from ${turnLimits.min} to ${turnLimits.max}`,
  (u): u is number => (u === 0 && !Object.is(u, -0)) || limit.is(u),
  { anyOf: [{ const: 0 }, schemaOf(limit)] },
);

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule IT-0.6
 */
export const options: t.Type<Options, unknown> = ruled(
  'IT-0.6',
  optionsOf<Options>('IceTraders options', {
    players: { codec: ruled('IT-0.1', players), default: 4 },
    selfCheck: { codec: ruled('IT-0.2', selfCheck), default: 'action' },
    fallenGood: { codec: ruled('IT-0.3', fallenGood), default: 'share' },
    firstTie: { codec: ruled('IT-0.4', firstTie), default: 'low' },
    turnLimit: { codec: ruled('IT-0.5', turnLimit), default: 0 },
  }),
);
