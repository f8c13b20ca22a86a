/**
 * The eleven kinds of moves, each with the chapter that owns it. If no chapter owns a kind of move, the code does not compile.
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
import type { DrawExtraTurn, Move, SelectFire } from './move.js';
import * as extra from './moves/extra.js';
import * as fire from './moves/fire.js';
import * as forest from './moves/forest.js';
import * as glacier from './moves/glacier.js';
import * as mountain from './moves/mountain.js';
import { split } from './moves/split.js';
import type { Verb } from './moves/verb.js';
import type { RuleId } from './rules.js';
import type { Draft, State } from './state.js';
import { longest } from './tables.js';

type Tag = Move['_tag'];

/** All kinds of moves, each under its tag. */
type Kinds = { readonly [T in Tag]: Extract<Move, { readonly _tag: T }> };

const verbs: { readonly [T in Tag]: Verb<Kinds[T]> } = {
  SpreadForest: forest.spread,
  GrowForest: forest.grow,
  StartMountain: mountain.start,
  GrowMountain: mountain.grow,
  SelectFire: fire.select,
  StartFire: fire.start,
  GrowFire: fire.grow,
  Burn: fire.burn,
  MoveGlacier: glacier.move,
  SplitGlacier: split,
  DrawExtraTurn: extra.draw,
};

/** The tracker that a move topples. @rule TF-3.3 */
export const trackerOf = (move: Move): number => verbs[move._tag].tracker;

/** The refusal for the first condition in the move's chapter that the move does not meet; undefined if it meets them all. */
export const refusalOf = <T extends Tag>(state: State, tag: T, move: Kinds[T]): Broken<RuleId> | undefined =>
  verbs[tag].refusal(state, move);

// The table's keys are the tags, and each verb has the codec of its own kind of move.
const codecs = Object.fromEntries(Object.entries(verbs).map(([tag, { codec }]) => [tag, codec])) as {
  readonly [T in Tag]: t.Type<Kinds[T]>;
};

/** JSON codec of moves. A decoded move is well formed; whether it is legal in a state is decided by `check`. @rule TF-11.1 */
export const move: t.Type<Move> = ruled('TF-11.1', variants<Move>('a Terrafex move', codecs));

// The two functions below use switches, because search and replay call them constantly and a table lookup makes them 5 % slower.

/** Carries out any move except those that do not change the board: the selection of a fire, and the move of chance. Returns the tracker that the move topples. @rule TF-3.3 */
export const perform = (draft: Draft, state: State, made: Exclude<Move, SelectFire | DrawExtraTurn>): number => {
  switch (made._tag) {
    case 'SpreadForest':
      forest.spread.perform(draft, made);
      return forest.spread.tracker;
    case 'GrowForest':
      forest.grow.perform(draft, made);
      return forest.grow.tracker;
    case 'StartMountain':
      mountain.start.perform(draft, made);
      return mountain.start.tracker;
    case 'GrowMountain':
      mountain.grow.perform(draft, made);
      return mountain.grow.tracker;
    case 'StartFire':
      fire.start.perform(draft, made);
      return fire.start.tracker;
    case 'GrowFire':
      fire.grow.perform(draft, made);
      return fire.grow.tracker;
    case 'Burn':
      fire.burn.perform(draft, made);
      return fire.burn.tracker;
    case 'MoveGlacier':
      glacier.move.perform(draft, made, state);
      return glacier.move.tracker;
    case 'SplitGlacier':
      split.perform(draft, made, state);
      return split.tracker;
  }
};

const print = (made: Move): string => {
  switch (made._tag) {
    case 'SpreadForest':
      return forest.spread.print(made);
    case 'GrowForest':
      return forest.grow.print(made);
    case 'StartMountain':
      return mountain.start.print(made);
    case 'GrowMountain':
      return mountain.grow.print(made);
    case 'SelectFire':
      return fire.select.print(made);
    case 'StartFire':
      return fire.start.print(made);
    case 'GrowFire':
      return fire.grow.print(made);
    case 'Burn':
      return fire.burn.print(made);
    case 'MoveGlacier':
      return glacier.move.print(made);
    case 'SplitGlacier':
      return split.print(made);
    case 'DrawExtraTurn':
      return extra.draw.print(made);
  }
};

/** Reads the text of a move; the first letter names the colour and decides how the rest is read. */
const read = (text: string): Move | undefined => {
  switch (text.charAt(0)) {
    case 'G':
      return forest.readForestAction(text);
    case 'Y':
      return mountain.readMountainAction(text);
    case 'R':
      return fire.readFireAction(text);
    case 'B':
      return glacier.readGlacierAction(text);
    case 'T':
      return extra.readDraw(text);
    default:
      return undefined;
  }
};

/**
 * The notation of moves. It prints every move, but parses only the texts that rule TF-11.1 describes. For digests, move texts are sorted in ASCII
 * order.
 *
 * @rule TF-11.1
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TF-11.1',
  longest,
  print,
  parse: (text) => {
    const found = read(text);
    return found === undefined ? left(fault([], `${show(text)} is not a move`, 'TF-11.1')) : right(found);
  },
});
