/**
 * The io-ts codec of moves, for JSON from outside and for every check of a move.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { leaf, oneOf, ruled } from '../../core/reading/codec.js';
import { exact, variants } from '../../core/reading/objects.js';
import type { Exchange, Miss, Move } from './move.js';
import { type Colour, isColour, isSquare, type Square } from './state.js';
import { colours } from './tables.js';

const colour = leaf<Colour>('a colour', isColour, { enum: colours });

const square = leaf<Square>('a square', isSquare, { type: 'string', pattern: '^[a-e][1-6]$' });

/** JSON codec of moves. A decoded move is well formed; whether it is legal in a state is decided by `check`. @rule TX-10.2 */
export const move: t.Type<Move> = ruled(
  'TX-10.2',
  variants<Move>('a Transformartian move', {
    Exchange: exact<Exchange>('Exchange', {
      _tag: oneOf('Exchange'),
      first: square,
      second: square,
      keep: colour,
    }),
    Miss: exact<Miss>('Miss', { _tag: oneOf('Miss'), keep: colour }),
  }),
);
