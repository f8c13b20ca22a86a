/**
 * The io-ts codec of moves: for JSON from outside, and for every check.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { leaf, list, oneOf, refined, ruled } from '../core/reading/codec.js';
import { fault } from '../core/values/fault.js';
import { exact, variants } from '../core/reading/objects.js';
import {
  type Burn,
  type GrowFire,
  type GrowForest,
  type GrowMountain,
  isWritable,
  type Landing,
  type Move,
  type MoveGlacier,
  type SelectFire,
  type SplitGlacier,
  type SpreadForest,
  type StartFire,
  type StartMountain,
} from './move.js';
import { isSquare, type Square } from './state.js';

const square = leaf<Square>('a square', isSquare, { type: 'string', pattern: '^[a-h][1-7]$' });
const size = oneOf(1, 2, 3);

const landings = refined(
  list(exact<Landing>('a landing', { square, size: oneOf(1, 2) }), 1, 200),
  'landings in ascending order',
  (items) => (isWritable(items) ? right(items) : left(fault([], 'the squares of a list ascend', 'TF-11.1'))),
);

const tagged = {
  SpreadForest: exact<SpreadForest>('SpreadForest', { _tag: oneOf('SpreadForest'), square }),
  GrowForest: exact<GrowForest>('GrowForest', { _tag: oneOf('GrowForest'), square }),
  StartMountain: exact<StartMountain>('StartMountain', { _tag: oneOf('StartMountain'), square }),
  GrowMountain: exact<GrowMountain>('GrowMountain', { _tag: oneOf('GrowMountain'), square }),
  SelectFire: exact<SelectFire>('SelectFire', { _tag: oneOf('SelectFire'), size }),
  StartFire: exact<StartFire>('StartFire', { _tag: oneOf('StartFire'), size, square }),
  GrowFire: exact<GrowFire>('GrowFire', { _tag: oneOf('GrowFire'), size, square }),
  Burn: exact<Burn>('Burn', { _tag: oneOf('Burn'), size, square }),
  MoveGlacier: exact<MoveGlacier>('MoveGlacier', { _tag: oneOf('MoveGlacier'), from: square, to: square }),
  SplitGlacier: exact<SplitGlacier>('SplitGlacier', {
    _tag: oneOf('SplitGlacier'),
    from: square,
    to: square,
    landings,
  }),
} satisfies { readonly [Tag in Move['_tag']]: t.Type<Extract<Move, { _tag: Tag }>> };

/** JSON codec of moves. A decoded move is well formed; whether it is legal only `check` can tell. @rule TF-11.1 */
export const move: t.Type<Move> = ruled('TF-11.1', variants<Move>('a Terrafex move', tagged));
