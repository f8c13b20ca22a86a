/**
 * What every position must obey: everything that no sequence of legal moves can bring about is refused, so that nothing
 * impossible reaches the engine. Texts and JSON values of positions pass through here alike. The invariants are closed: a move
 * leads from a position that obeys them to another one that does, and in each of them somebody can move until the game is over.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/fault.js';
import type { State } from './state.js';
import { courseLaws } from './valid/course.js';
import { dueLaws } from './valid/dues.js';
import type { Law } from './valid/law.js';
import { offerLaws } from './valid/offers.js';
import { pointLaws } from './valid/points.js';
import { seatShapes } from './valid/seats.js';
import { setupLaws } from './valid/setup.js';
import { supplies } from './valid/supplies.js';
import { tableShapes } from './valid/table.js';
import { turnLaws } from './valid/turn.js';

/** In the order in which they are looked for: shapes first, on which all others rely. */
const laws: readonly Law[] = [
  ...tableShapes,
  ...seatShapes,
  ...setupLaws,
  ...courseLaws,
  ...turnLaws,
  ...supplies,
  ...offerLaws,
  ...dueLaws,
  ...pointLaws,
];

/** A position that obeys all this, or the first thing that it does not. */
export const complete = (state: State): Either<Fault, State> => {
  for (const { path, rule, text, holds } of laws) if (!holds(state)) return left(fault([path], text, rule));
  return right(state);
};
