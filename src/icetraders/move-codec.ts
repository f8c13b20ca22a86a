/**
 * The io-ts codec of moves: for JSON from outside, and for every check.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { leaf, oneOf, refined, ruled, tuple } from '../core/reading/codec.js';
import { fault } from '../core/values/fault.js';
import { exact, variants } from '../core/reading/objects.js';
import { described, schemaOf } from '../core/reading/schema.js';
import { pieceNames } from '../pyramids/index.js';
import {
  type Align,
  type BuildShip,
  type Decline,
  type Destroy,
  type Discover,
  type Enterprise,
  type GrowShip,
  isSorted,
  type Move,
  type MoveShip,
  type Nowhere,
  type Pass,
  type PickPair,
  type PlaceShip,
  type Reduce,
  type Research,
  type Revolt,
  type Sacrifice,
  type Stop,
  type TradeShip,
  type Triple,
} from './move.js';
import { largest, moveText, standIn } from './move-text.js';
import { isUsual, isWhole } from './moves/form.js';
import { isPair, pairs } from './pairs.js';
import { owners, type Pair } from './state.js';
import { discarded } from './tables.js';

/** A type of piece by its name. */
export const piece = oneOf(...pieceNames);
/** A seat that owns ships. */
export const owner = oneOf(...owners);
/** Two types, as a pick names them. */
const pair = leaf<Pair>('two types in canonical order', isPair, { enum: pairs });

/** Whole numbers as IT-10.2 writes them: whether there is such a system is another rule. */
const anyNumber = leaf('the number of a system', isWhole, { type: 'integer', minimum: 0 });

const keptNumber = leaf('the number of a system', (u): u is number => isWhole(u) && u <= largest);

/** The text of a move with a number that is too long to be kept. */
const nowhere = leaf(
  'a move with a number of more than 15 digits',
  (u): u is string => typeof u === 'string' && standIn(u) !== undefined,
  { type: 'string', maxLength: 1000 },
);

const ships = refined<Triple, unknown>(tuple(piece, discarded), 'three types in canonical order', (given) =>
  isSorted(given) ? right(given) : left(fault([], 'three types are named in canonical order', 'IT-10.2')),
);

const moveWith = (system: t.Type<number>): t.Type<Move> => {
  const tagged = {
    Align: exact<Align>('Align', { _tag: oneOf('Align'), alignment: oneOf('good', 'evil') }),
    PickPair: exact<PickPair>('PickPair', { _tag: oneOf('PickPair'), pair }),
    PlaceShip: exact<PlaceShip>('PlaceShip', { _tag: oneOf('PlaceShip'), piece, system }),
    MoveShip: exact<MoveShip>('MoveShip', { _tag: oneOf('MoveShip'), ship: piece, from: system, to: system }),
    TradeShip: exact<TradeShip>('TradeShip', { _tag: oneOf('TradeShip'), ship: piece, system, piece }),
    GrowShip: exact<GrowShip>('GrowShip', { _tag: oneOf('GrowShip'), ship: piece, system, piece }),
    BuildShip: exact<BuildShip>('BuildShip', { _tag: oneOf('BuildShip'), piece, system }),
    Destroy: exact<Destroy>('Destroy', { _tag: oneOf('Destroy'), owner, ship: piece, system }),
    Reduce: exact<Reduce>('Reduce', { _tag: oneOf('Reduce'), owner, ship: piece, system }),
    Sacrifice: exact<Sacrifice>('Sacrifice', { _tag: oneOf('Sacrifice'), ship: piece, system }),
    Research: exact<Research>('Research', { _tag: oneOf('Research'), ships, system, piece }),
    Discover: exact<Discover>('Discover', { _tag: oneOf('Discover'), ship: piece, system }),
    Pass: exact<Pass>('Pass', { _tag: oneOf('Pass') }),
    Stop: exact<Stop>('Stop', { _tag: oneOf('Stop') }),
    Enterprise: exact<Enterprise>('Enterprise', { _tag: oneOf('Enterprise'), piece, system }),
    Revolt: exact<Revolt>('Revolt', { _tag: oneOf('Revolt'), owner, ship: piece, system }),
    Decline: exact<Decline>('Decline', { _tag: oneOf('Decline') }),
    Nowhere: exact<Nowhere>('Nowhere', { _tag: oneOf('Nowhere'), text: nowhere }),
  } satisfies { readonly [Tag in Move['_tag']]: t.Type<Extract<Move, { _tag: Tag }>> };
  return ruled('IT-10.2', variants<Move>('an IceTraders move', tagged));
};

const [anyMove, keptMove] = [moveWith(anyNumber), moveWith(keptNumber)];

/**
 * JSON codec of moves. A decoded move is well formed; whether it is legal only `check` can tell. A number that is too large to be kept is
 * read as the text of the move has it.
 *
 * @rule IT-10.2
 */
export const move: t.Type<Move> = ruled(
  'IT-10.2',
  described(
    new t.Type<Move>(
      anyMove.name,
      keptMove.is,
      (u, context) => {
        const read = anyMove.validate(u, context);
        return isLeft(read) || keptMove.is(read.right)
          ? read
          : t.success<Move>({ _tag: 'Nowhere', text: moveText.print(read.right) });
      },
      keptMove.encode,
    ),
    schemaOf(anyMove),
  ),
);

/** The moves that are well formed, with numbers of any size: what a check looks at. @rule IT-10.2 */
export const wellFormed: t.Type<Move> = ruled(
  'IT-10.2',
  new t.Type<Move>(anyMove.name, (u): u is Move => isUsual(u) || anyMove.is(u), anyMove.validate, anyMove.encode),
);
