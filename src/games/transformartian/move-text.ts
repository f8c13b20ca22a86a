/**
 * Prints and reads the texts of moves.
 *
 * @packageDocumentation
 */

import { left, right } from 'fp-ts/Either';
import { fault, show } from '../../core/values/fault.js';
import { type Notation, notation } from '../../core/values/notation.js';
import type { Move } from './move.js';
import { type Colour, isColour, isSquare } from './state.js';
import { longest } from './tables.js';

const readColour = (text: string): Colour | undefined => (isColour(text) ? text : undefined);

const readMove = (text: string): Move | undefined => {
  if (text.startsWith('miss=')) {
    const keep = readColour(text.slice(5));
    return keep === undefined ? undefined : { _tag: 'Miss', keep };
  }
  const [first, second, keep] = [text.slice(0, 2), text.slice(3, 5), readColour(text.slice(6))];
  if (!isSquare(first) || text[2] !== '-' || !isSquare(second) || text[5] !== '=' || keep === undefined)
    return undefined;
  return { _tag: 'Exchange', first, second, keep };
};

/**
 * Move texts. `check` decides whether the squares and the colour exist in this variant of the game, and whether the squares ascend.
 *
 * @rule TX-10.2
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TX-10.2',
  longest,
  print: (move) => (move._tag === 'Miss' ? `miss=${move.keep}` : `${move.first}-${move.second}=${move.keep}`),
  parse: (text) => {
    const move = readMove(text);
    return move === undefined ? left(fault([], `${show(text)} is not a move`, 'TX-10.2')) : right(move);
  },
});
