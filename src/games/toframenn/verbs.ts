/**
 * The seven kinds of moves, each with the chapter that owns it. The code does not compile if a kind of move belongs to no chapter.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Broken } from '../../core/contract/refusal.js';
import { ruled } from '../../core/reading/codec.js';
import { variants } from '../../core/reading/objects.js';
import { fault, show } from '../../core/values/fault.js';
import { type Notation, notation } from '../../core/values/notation.js';
import { isSquare, type Square } from './geometry.js';
import { type Move, pass } from './move.js';
import { passing } from './moves/action.js';
import { advance } from './moves/advance.js';
import { bolt, readBolt } from './moves/bolt.js';
import { duel, readDuel } from './moves/duel.js';
import { mark, place, readPlacing } from './moves/place.js';
import { build, readBuild } from './moves/stack.js';
import type { Question, Verb } from './moves/verb.js';
import type { RuleId } from './rules.js';
import { longest } from './tables.js';

type Tag = Move['_tag'];

/** All kinds of moves, each under its tag. */
type Kinds = { readonly [T in Tag]: Extract<Move, { readonly _tag: T }> };

const verbs: { readonly [T in Tag]: Verb<Kinds[T]> } = {
  BuildWizard: build,
  PlaceWizard: place,
  MarkArchmage: mark,
  MoveWizard: advance,
  CastBolt: bolt,
  FightDuel: duel,
  Pass: passing,
};

/** The stage in which a move is made. */
export const stageOf = (move: Move): Verb<Move>['stage'] => verbs[move._tag].stage;

/** The refusal for the first condition in the move's chapter that the move does not meet; undefined if it meets them all. */
export const refusalOf = <T extends Tag>(tag: T, question: Question<Kinds[T]>): Broken<RuleId> | undefined =>
  verbs[tag].refusal(question);

// The table's keys are the tags, and each verb has the codec of its own kind of move.
const codecs = Object.fromEntries(Object.entries(verbs).map(([tag, { codec }]) => [tag, codec])) as {
  readonly [T in Tag]: t.Type<Kinds[T]>;
};

/** JSON codec of moves. A decoded move is well formed; whether it is legal in a state is decided by `check`. @rule TO-9.1 */
export const move: t.Type<Move> = ruled('TO-9.1', variants<Move>('a Töframenn move', codecs));

/** Prints a move. Records and tables of positions print many moves, so this function uses a switch, which is faster than a look-up table. */
const print = (made: Move): string => {
  switch (made._tag) {
    case 'BuildWizard':
      return build.print(made);
    case 'PlaceWizard':
      return place.print(made);
    case 'MarkArchmage':
      return mark.print(made);
    case 'MoveWizard':
      return advance.print(made);
    case 'CastBolt':
      return bolt.print(made);
    case 'FightDuel':
      return duel.print(made);
    case 'Pass':
      return passing.print(made);
  }
};

const read = (text: string): Move | undefined => {
  if (text === 'pass') return pass;
  if (text.startsWith('+')) return readBuild(text);
  const from = text.slice(0, 2);
  return isSquare(from) ? readAction(from, text.slice(2)) : readPlacing(text);
};

/** Reads what follows a wizard's square in the text of a move: a symbol, a second square and, for some moves, pips. */
const readAction = (from: Square, rest: string): Move | undefined => {
  if (rest === '*') return { _tag: 'MarkArchmage', square: from };
  const [to, pips] = [rest.slice(1, 3), rest.slice(3)];
  if (!isSquare(to)) return undefined;
  switch (rest.slice(0, 1)) {
    case '-':
      return pips === '' ? { _tag: 'MoveWizard', from, to } : undefined;
    case '~':
      return readBolt(from, to, pips);
    case 'x':
      return readDuel(from, to, pips);
    default:
      return undefined;
  }
};

/**
 * Move texts. The notation of moves: it can print every move, and it parses only the texts described in rule TO-9.1. In lists, moves are sorted by
 * their texts in ASCII order.
 *
 * @rule TO-9.1
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TO-9.1',
  longest,
  print,
  parse: (text) => {
    const found = read(text);
    return found === undefined ? left(fault([], `${show(text)} is not a move`, 'TO-9.1')) : right(found);
  },
});
