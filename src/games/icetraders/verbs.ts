/**
 * The kinds of moves, each with the chapter that owns it. If no chapter owns a kind of move, the code does not compile.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Broken } from '../../core/contract/refusal.js';
import { leaf, oneOf, ruled } from '../../core/reading/codec.js';
import { exact, variants } from '../../core/reading/objects.js';
import { described, schemaOf } from '../../core/reading/schema.js';
import { fault, show } from '../../core/values/fault.js';
import { type Notation, notation } from '../../core/values/notation.js';
import type { Move, Nowhere } from './move.js';
import * as action from './moves/action.js';
import { align, pick } from './moves/align.js';
import { tradeShip } from './moves/blue.js';
import * as concentration from './moves/concentration.js';
import type { Draft } from './moves/draft.js';
import { isUsual, isWhole } from './moves/form.js';
import { buildShip, growShip } from './moves/green.js';
import { placeShip } from './moves/place.js';
import { nothingRaised, type Raised } from './moves/raised.js';
import { destroy, reduce } from './moves/red.js';
import { largest, type Reader } from './moves/spelling.js';
import type { Verb } from './moves/verb.js';
import { moveShip } from './moves/yellow.js';
import type { RuleId } from './rules.js';
import type { View } from './state.js';
import { pieceCount } from './tables.js';

/** The kinds of moves that can be legal. Only `Nowhere` is not one of them: it keeps the text of a move to a system that cannot exist. */
type Tag = Exclude<Move['_tag'], 'Nowhere'>;

/** Maps the tag of every kind of move to the type of the move. */
type Kinds = { readonly [T in Tag]: Extract<Move, { readonly _tag: T }> };

const verbs: { readonly [T in Tag]: Verb<Kinds[T]> } = {
  Align: align,
  PickPair: pick,
  PlaceShip: placeShip,
  MoveShip: moveShip,
  TradeShip: tradeShip,
  GrowShip: growShip,
  BuildShip: buildShip,
  Destroy: destroy,
  Reduce: reduce,
  Sacrifice: action.sacrifice,
  Research: action.research,
  Discover: action.discover,
  Pass: action.passing,
  Stop: action.stopping,
  Enterprise: concentration.enterprise,
  Revolt: concentration.revolt,
  Decline: concentration.declining,
};

const refusalBy = <T extends Tag>(view: View, tag: T, made: Kinds[T]): Broken<RuleId> | undefined =>
  verbs[tag].refusal(view, made);

/** The move to check in place of a `Nowhere` whose text is not a move. The codec refuses such a text. */
const noSystem: Move = { _tag: 'Discover', ship: 'R1', system: pieceCount + 1 };

/** The first condition that a move does not meet; undefined if the move is legal. @rule IT-10.2 */
export const refusalOf = (view: View, made: Move): Broken<RuleId> | undefined =>
  made._tag === 'Nowhere' ? refusalOf(view, standIn(made.text) ?? noSystem) : refusalBy(view, made._tag, made);

// The step and the printer use switches, because search and replay call them constantly and a table lookup makes them 5 % slower.

/** Carries out the action of a move on a draft. */
export const perform = (draft: Draft, mover: number, made: Exclude<Move, { _tag: 'Align' | 'PickPair' }>): Raised => {
  switch (made._tag) {
    case 'PlaceShip':
      return placeShip.perform(draft, mover, made);
    case 'MoveShip':
      return moveShip.perform(draft, mover, made);
    case 'TradeShip':
      return tradeShip.perform(draft, mover, made);
    case 'GrowShip':
      return growShip.perform(draft, mover, made);
    case 'BuildShip':
      return buildShip.perform(draft, mover, made);
    case 'Destroy':
      return destroy.perform(draft, made);
    case 'Reduce':
      return reduce.perform(draft, made);
    case 'Sacrifice':
      return action.sacrifice.perform(draft, mover, made);
    case 'Research':
      return action.research.perform(draft, mover, made);
    case 'Discover':
      return action.discover.perform(draft, mover, made);
    case 'Enterprise':
      return concentration.enterprise.perform(draft, made);
    case 'Revolt':
      return concentration.revolt.perform(draft, mover, made);
    case 'Pass':
    case 'Stop':
    case 'Decline':
    case 'Nowhere':
      return nothingRaised;
  }
};

const print = (made: Move): string => {
  switch (made._tag) {
    case 'Align':
      return align.print(made);
    case 'PickPair':
      return pick.print(made);
    case 'PlaceShip':
      return placeShip.print(made);
    case 'MoveShip':
      return moveShip.print(made);
    case 'TradeShip':
      return tradeShip.print(made);
    case 'GrowShip':
      return growShip.print(made);
    case 'BuildShip':
      return buildShip.print(made);
    case 'Destroy':
      return destroy.print(made);
    case 'Reduce':
      return reduce.print(made);
    case 'Sacrifice':
      return action.sacrifice.print(made);
    case 'Research':
      return action.research.print(made);
    case 'Discover':
      return action.discover.print(made);
    case 'Pass':
      return action.passing.print(made);
    case 'Stop':
      return action.stopping.print(made);
    case 'Enterprise':
      return concentration.enterprise.print(made);
    case 'Revolt':
      return concentration.revolt.print(made);
    case 'Decline':
      return concentration.declining.print(made);
    case 'Nowhere':
      return made.text;
  }
};

const readers: ReadonlyMap<string, Reader<Move>> = new Map(
  Object.values(verbs).flatMap(({ words }) => Object.entries<Reader<Move>>(words)),
);

/** Reads the text of a move, with the reader that belongs to its first word. */
const read = (text: string): Move | undefined => {
  const colon = text.indexOf(':');
  return colon < 0 ? readers.get(text)?.(undefined) : readers.get(text.slice(0, colon))?.(text.slice(colon + 1));
};

/** The greatest accepted length of a move text; the texts of legal moves are much shorter. */
const longest = 1000;

/** Matches a number that has more digits than can be stored. */
const longNumber = /[1-9][0-9]{15,}/g;
/** The number that replaces any number with too many digits; no system has this number. */
const highest = String(pieceCount + 1);

/**
 * The move that a text spells, with any number too long to store replaced by one that no system can have. The resulting move breaks the same rules as
 * the move in the text. The result is undefined if no number in the text is too long, or if the text is not a move even after the replacement.
 */
const standIn = (text: string): Move | undefined =>
  text.length > longest || text.search(longNumber) < 0 ? undefined : read(text.replaceAll(longNumber, highest));

/**
 * The notation for moves. Every move can be printed; the parser accepts the texts of IT-10.2 and nothing else. Numbers of up to fifteen digits are
 * read; another rule decides whether a system with that number exists. A move text with a longer number is also well formed, and is kept as it is.
 * For digests, move texts are sorted in ASCII order.
 *
 * @rule IT-10.2
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'IT-10.2',
  longest,
  print,
  parse: (text) => {
    const found = read(text) ?? (standIn(text) === undefined ? undefined : { _tag: 'Nowhere', text });
    return found === undefined ? left(fault([], `${show(text)} is not a move`, 'IT-10.2')) : right(found);
  },
});

/** The codec for the text of a move with a number that is too long to be stored. */
const nowhere = leaf(
  'a move with a number of more than 15 digits',
  (u): u is string => typeof u === 'string' && standIn(u) !== undefined,
  { type: 'string', maxLength: longest },
);

const moveWith = (system: t.Type<number>): t.Type<Move> => {
  // The table's keys are the tags, and each verb has the codec of its own kind of move.
  const codecs = Object.fromEntries(Object.entries(verbs).map(([tag, { codec }]) => [tag, codec(system)])) as {
    readonly [T in Tag]: t.Type<Kinds[T]>;
  };
  const Nowhere = exact<Nowhere>('Nowhere', { _tag: oneOf('Nowhere'), text: nowhere });
  return ruled('IT-10.2', variants<Move>('an IceTraders move', { ...codecs, Nowhere }));
};

/** The codec for whole numbers as IT-10.2 defines them; another rule decides whether a system with that number exists. */
const anyNumber = leaf('the number of a system', isWhole, { type: 'integer', minimum: 0 });

const keptNumber = leaf('the number of a system', (u): u is number => isWhole(u) && u <= largest);

const anyMove = moveWith(anyNumber);

const keptMove = moveWith(keptNumber);

/**
 * JSON codec of moves. A decoded move is well formed; only `check` can tell whether the move is legal. A move with a number that is too large to be
 * stored is kept as a text.
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
        const decoded = anyMove.validate(u, context);
        return isLeft(decoded) || keptMove.is(decoded.right)
          ? decoded
          : t.success<Move>({ _tag: 'Nowhere', text: print(decoded.right) });
      },
      keptMove.encode,
    ),
    schemaOf(anyMove),
  ),
);

/** The codec for well-formed moves, with numbers of any size. The check of a move begins with this codec. @rule IT-10.2 */
export const wellFormed: t.Type<Move> = ruled(
  'IT-10.2',
  new t.Type<Move>(anyMove.name, (u): u is Move => isUsual(u) || anyMove.is(u), anyMove.validate, anyMove.encode),
);
