/**
 * The io-ts codec of moves: for JSON from outside, and for every check.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { leaf, oneOf, ruled } from '../core/reading/codec.js';
import { exact, variants } from '../core/reading/objects.js';
import type { Size } from '../pyramids/index.js';
import { isSquare, type Square } from './geometry.js';
import type { BuildWizard, CastBolt, FightDuel, MarkArchmage, Move, MoveWizard, Pass, PlaceWizard } from './move.js';
import { colours } from './tables.js';
import { isWholeWizard, type WholeWizard } from './wizard.js';

const letter = `[${colours.join('')}]`;

const wholeWizard = leaf<WholeWizard>('a whole wizard token', isWholeWizard, {
  type: 'string',
  pattern: `^${letter}1${letter}2${letter}3$`,
});

const square = leaf<Square>('a square', isSquare, { type: 'string', pattern: '^[a-h][1-8]$' });
const size = oneOf<Size>(1, 2, 3);

const tagged = {
  BuildWizard: exact<BuildWizard>('BuildWizard', { _tag: oneOf('BuildWizard'), wizard: wholeWizard }),
  PlaceWizard: exact<PlaceWizard>('PlaceWizard', { _tag: oneOf('PlaceWizard'), wizard: wholeWizard, square }),
  MarkArchmage: exact<MarkArchmage>('MarkArchmage', { _tag: oneOf('MarkArchmage'), square }),
  MoveWizard: exact<MoveWizard>('MoveWizard', { _tag: oneOf('MoveWizard'), from: square, to: square }),
  CastBolt: exact<CastBolt>('CastBolt', {
    _tag: oneOf('CastBolt'),
    from: square,
    to: square,
    spell: size,
    target: size,
  }),
  FightDuel: exact<FightDuel>('FightDuel', {
    _tag: oneOf('FightDuel'),
    from: square,
    to: square,
    removal: oneOf<0 | Size>(0, 1, 2, 3),
  }),
  Pass: exact<Pass>('Pass', { _tag: oneOf('Pass') }),
} satisfies { readonly [Tag in Move['_tag']]: t.Type<Extract<Move, { _tag: Tag }>> };

/** JSON codec of moves. A decoded move is well formed; whether it is legal only `check` can tell. @rule TO-9.1 */
export const move: t.Type<Move> = ruled('TO-9.1', variants<Move>('a Töframenn move', tagged));
