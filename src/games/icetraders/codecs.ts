/**
 * The codecs for data from outside, each named after its type: `State.decode(json)`, `State.is(value)`.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { ruled } from '../../core/reading/codec.js';
import { completed } from '../../core/reading/objects.js';
import { type Codec, standard } from '../../core/reading/standard.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { position, viewPosition } from './codec.js';
import type * as moves from './move.js';
import { options } from './options.js';
import { parsePosition, printPosition } from './positions.js';
import type * as states from './state.js';
import { complete, completeView } from './valid.js';
import { move } from './verbs.js';

const positionKeys = [
  ...([
    'settings',
    'phase',
    'mover',
    'power',
    'uses',
    'pending',
    'bereft',
    'revealed',
    'standings',
    'tieSeat',
  ] as const),
  ...(['barred', 'systems', 'ships', 'turns', 'ending', 'winners', 'alignments', 'picks'] as const),
] as const;

/** True if a field has the same value twice: a simple value, a list of such values, or the settings. */
const areEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => item === other[index]);
  return JSON.stringify(one) === JSON.stringify(other);
};

/** Refuses positions whose fields contradict each other, which JSON can express but position texts cannot. */
const agreeing = <P extends states.ViewPosition>(given: P): Either<Fault, P> =>
  chain(parsePosition(printPosition(given)), (read) => {
    const odd = positionKeys.find((key) => !areEqual(read[key], given[key]));
    return odd === undefined ? right(given) : left(fault([odd], 'does not agree with the other fields', 'IT-10.1'));
  });

/** @reexport */
export type Options = states.Options;

/** JSON codec of the options: an object in which every key may be left out. */
export const Options: Codec<states.Options> = standard(options);

/** @reexport */
export type State = states.State;

/** JSON codec of states: reads only positions that can exist. @rule IT-10.1 @rule IT-10.4 */
export const State: Codec<states.State, unknown> = standard(
  ruled(
    'IT-10.1',
    completed<states.State, states.Position>(position, positionKeys, (given) => chain(agreeing(given), complete)),
  ),
  {},
);

/** @reexport */
export type View = states.View;

/** JSON codec of views: reads only views of positions that can exist. @rule IT-9.3 */
export const View: Codec<states.View, unknown> = standard(
  ruled(
    'IT-10.1',
    completed<states.View, states.ViewPosition>(viewPosition, positionKeys, (given) =>
      chain(agreeing(given), completeView),
    ),
  ),
  {},
);

/** @reexport */
export type Move = moves.Move;

/** JSON codec of moves. A decoded move is well formed; only `check` can tell whether the move is legal. @rule IT-10.2 */
export const Move: Codec<moves.Move> = standard(move);
