/**
 * Chapters 4 to 7: legal exchanges, the shapes that they form, and the mediums that may be kept.
 *
 * @packageDocumentation
 */
import { allHold, type Demand } from '../../../core/contract/demand.js';
import { type Bits, has, only, smallest, withoutSmallest } from '../../../core/values/bits.js';
import { besideAny, type Chart, completing, joiningOf, rankOf, rankOfBits } from '../fours.js';
import { type Exchange, exchangeOf } from '../move.js';
import type { RuleId } from '../rules.js';
import {
  bitsOf,
  chart,
  colourCount,
  colourIndex,
  findLarges,
  isHome,
  noMedium,
  type Settings,
  type State,
  smallIndex,
  squareIndex,
  teamToMove,
} from '../state.js';
import { colours, five } from '../tables.js';
import { clear, write } from './sheet.js';

/** An exchange to be checked, with the squares and colours of both larges. */
export interface Swap {
  readonly state: State;
  readonly move: Exchange;
  readonly from: number;
  readonly to: number;
  /** The colours of the larges on `from` and on `to` before the exchange. */
  readonly colours: readonly [number, number];
}

/** Finds the squares and colours of an exchange on the grid. */
export const swapOf = (state: State, move: Exchange): Swap => {
  const [from, to] = [squareIndex(move.first), squareIndex(move.second)];
  return { state, move, from, to, colours: [state.grid[from]!, state.grid[to]!] };
};

/** The squares of the four larges that stay when the fifth large of a colour moves away from a square. */
const staying = ({ grid }: State, colour: number, square: number): Bits => bitsOf(grid, colour) & ~only(square);

/**
 * True if, after the exchange, both moved larges stand beside their own colour, or one of the two colours is continuous. @rule TX-5.1 @rule TX-5.2
 * @rule TX-5.3
 */
const isAnchored = ({ state, from, to, colours: [one, other] }: Swap): boolean => {
  const table = chart(state);
  const { near } = table;
  const [mine, theirs] = [staying(state, one, from), staying(state, other, to)];
  const joins = (four: Bits, square: number): boolean => has(joiningOf(table, four, rankOfBits(four)), square);
  if (joins(mine, to) || joins(theirs, from)) return true;
  return has(besideAny(near, mine), to) && has(besideAny(near, theirs), from);
};

const noColumn = -1;

/**
 * The chart column of the shape that a colour forms when one of its larges moves to another square; -1 if it forms no shape. A shape that merely
 * slides does not count as formed, unless the options say that it does.
 *
 * @rule TX-6.1 @rule TX-6.2
 */
const columnFormed = ({ columns }: Chart, settings: Settings, bits: number, from: number, to: number): number => {
  const column = columns.get((bits & ~(1 << from)) | (1 << to)) ?? noColumn;
  return column !== noColumn && settings.sameShape === 'ignored' && columns.get(bits) === column ? noColumn : column;
};

/** The columns of the shapes that the two colours of an exchange form; -1 for a colour that forms none. */
const columnsFormed = ({ state, from, to, colours: [one, other] }: Swap): readonly [number, number] => {
  const { grid, settings } = state;
  const table = chart(state);
  // Find the squares of both colours in one pass.
  let [mine, theirs] = [0, 0];
  for (let square = 0; square < grid.length; square++) {
    const colour = grid[square]!;
    if (colour === one) mine |= only(square);
    else if (colour === other) theirs |= only(square);
  }
  return [columnFormed(table, settings, mine, from, to), columnFormed(table, settings, theirs, to, from)];
};

const usesHand = ({ state, colours }: Swap): boolean => {
  const hand = state.hands[teamToMove(state)]!;
  return hand === noMedium || colours.includes(hand);
};

const areWithin = ({ state, colours }: Swap): boolean => {
  const hand = state.hands[teamToMove(state)]!;
  return colours.every((colour) => colour === hand || isHome(state, colour));
};

const keepsWell = (swap: Swap): boolean => {
  const [one, other] = columnsFormed(swap);
  if ((one === noColumn) === (other === noColumn)) return true;
  return colourIndex(swap.move.keep) !== swap.colours[one === noColumn ? 1 : 0];
};

/** The conditions that concern an exchange's mediums, in the order in which refusals cite them. */
const mediumDemands: readonly Demand<RuleId, Swap>[] = [
  {
    rule: 'TX-4.6',
    text: 'the two larges have the same colour',
    holds: ({ colours: [one, other] }) => one !== other,
  },
  { rule: 'TX-4.4', text: 'neither large has the colour of the medium in hand', holds: usesHand },
  { rule: 'TX-4.5', text: 'another team holds the medium of one of these colours', holds: areWithin },
  {
    rule: 'TX-7.3',
    text: 'the medium that is kept is not one of the two mediums that are used',
    holds: ({ move, colours }) => colours.includes(colourIndex(move.keep)),
  },
];

/** The conditions that concern an exchange on the grid, in the order in which refusals cite them. */
const gridDemands: readonly Demand<RuleId, Swap>[] = [
  {
    rule: 'TX-5.1',
    text: 'the move would isolate a large and leave neither colour continuous',
    holds: isAnchored,
  },
  {
    rule: 'TX-5.4',
    text: 'no shape may be formed on the first turn',
    holds: (swap) => swap.state.turn !== 1 || columnsFormed(swap).every((column) => column === noColumn),
  },
  { rule: 'TX-7.1', text: 'only one shape was formed, so the medium of its colour must go home', holds: keepsWell },
];

/** All conditions for an exchange, in the order in which refusals cite them. @rule TX-10.4 */
export const exchangeDemands: readonly Demand<RuleId, Swap>[] = [...mediumDemands, ...gridDemands];

/**
 * The five larges of every colour, and the squares to which each may go, given the other four larges of its colour. The lists are filled anew for each
 * position, because new ones would take longer.
 */
const reach = {
  /** The squares of the larges, in ascending order within each colour. */
  squares: new Int32Array(colours.length * five),
  /** For each large, the squares beside at least one of its four companions of the same colour. @rule TX-1.6 */
  beside: new Int32Array(colours.length * five),
  /** For each large, the squares that join its four companions of the same colour into one group. @rule TX-1.7 */
  joins: new Int32Array(colours.length * five),
  /** For each large, the squares on which it would complete a shape of the chart together with its four companions. @rule TX-6.1 */
  completes: new Int32Array(colours.length * five),
  /** For each colour, the squares of its larges. */
  all: new Int32Array(colours.length),
};

/** Works out the squares to which each large may go, but only for colours whose mediums are available; these colours are given as bits. */
const fillReach = (state: State, table: Chart, available: Bits): void => {
  const { squares, beside, joins, completes } = reach;
  findLarges(state, squares);
  const { near } = table;
  for (let rest = available; rest !== 0; rest = withoutSmallest(rest)) {
    const at = smallest(rest) * five;
    const a = squares[at]!;
    const b = squares[at + 1]!;
    const c = squares[at + 2]!;
    const d = squares[at + 3]!;
    const e = squares[at + 4]!;
    const nearA = near[a]!;
    const nearB = near[b]!;
    const nearC = near[c]!;
    const nearD = near[d]!;
    const nearE = near[e]!;
    beside[at] = nearB | nearC | nearD | nearE;
    beside[at + 1] = nearA | nearC | nearD | nearE;
    beside[at + 2] = nearA | nearB | nearD | nearE;
    beside[at + 3] = nearA | nearB | nearC | nearE;
    beside[at + 4] = nearA | nearB | nearC | nearD;
    const all = only(a) | only(b) | only(c) | only(d) | only(e);
    reach.all[smallest(rest)] = all;
    // Store the numbers of the sets of four for now; they are looked up later.
    joins[at] = rankOf(b, c, d, e);
    joins[at + 1] = rankOf(a, c, d, e);
    joins[at + 2] = rankOf(a, b, d, e);
    joins[at + 3] = rankOf(a, b, c, e);
    joins[at + 4] = rankOf(a, b, c, d);
    for (let large = at; large < at + five; large++) {
      const rank = joins[large]!;
      joins[large] = joiningOf(table, all & ~only(squares[large]!), rank);
      completes[large] = completing(table, rank);
    }
  }
};

/** The colours, as bits, of the mediums that a team may use: the one in its hand, and those that no team holds. @rule TX-4.5 */
const availableTo = (state: State, hand: number): Bits => {
  const { hands } = state;
  let held = 0;
  for (let team = 0; team < hands.length; team++) {
    const colour = hands[team]!;
    if (colour !== noMedium && colour !== hand) held |= only(colour);
  }
  return (only(colourCount(state.settings)) - 1) & ~held;
};

/** What is known once all exchanges have been generated: which pairs of mediums are dead, and whether all pairs are. @rule TX-8.1 */
export interface Pairs {
  /** The colours that are in at least one dead pair of mediums, as bits. */
  readonly deadColours: number;
  /** True if every pair of mediums is dead. */
  readonly allDead: boolean;
}

/** True if two available mediums can be used together. If the team has a medium in hand, that medium must be one of the two. @rule TX-4.3 @rule TX-4.4 */
const goTogether = (hand: number, one: number, other: number): boolean =>
  hand === noMedium || one === hand || other === hand;

/** The pairs of colours whose mediums can be used together, as numbers `8 * first + second` in ascending order. */
export const pairsOf = (state: State): readonly number[] => {
  const hand = state.hands[teamToMove(state)]!;
  const available = availableTo(state, hand);
  const pairs: number[] = [];
  for (let one = 0; one < colours.length; one++)
    for (let other = one + 1; other < colours.length; other++)
      if (has(available, one) && has(available, other) && goTogether(hand, one, other)) pairs.push(8 * one + other);
  return pairs;
};

/** The number of conceivable exchanges for a pair of colours: any large of each colour, with either medium kept in hand. */
export const thinkable = five * five * 2;

/** The exchange with the given number (below {@link thinkable}) for a pair of colours; undefined if it is not legal. @rule TX-4.7 */
export const thoughtOf = (state: State, pair: number, number: number): Exchange | undefined => {
  const [one, other] = [pair >> 3, pair & 7];
  const from = nthOf(bitsOf(state.grid, one), Math.floor(number / (2 * five)));
  const to = nthOf(bitsOf(state.grid, other), (number >> 1) % five);
  const move = exchangeOf(from, to, (number & 1) === 0 ? one : other);
  return allHold(gridDemands, { state, move, from, to, colours: [one, other] }) ? move : undefined;
};

/** The member of a bit set at the given index, counted from the smallest. */
const nthOf = (bits: Bits, place: number): number => {
  let rest = bits;
  for (let passed = 0; passed < place; passed++) rest = withoutSmallest(rest);
  return smallest(rest);
};

/**
 * Writes every legal exchange on a clean sheet, and returns the dead pairs. Exchanges are ordered by pair of colours, by square of the first colour, by square of the
 * second colour, and by the colour kept, each in canonical order.
 *
 * @rule TX-4.7
 */
export const writeExchanges = (state: State): Pairs => {
  clear();
  const table = chart(state);
  const hand = state.hands[teamToMove(state)]!;
  const available = availableTo(state, hand);
  fillReach(state, table, available);
  let [deadColours, allDead] = [0, true];
  for (let one = 0; one < colours.length; one++) {
    if (!has(available, one)) continue;
    for (let other = one + 1; other < colours.length; other++) {
      if (!has(available, other) || !goTogether(hand, one, other)) continue;
      if (writePair(state, table, one, other)) allDead = false;
      else deadColours |= only(one) | only(other);
    }
  }
  return { deadColours, allDead };
};

/** Writes the legal exchanges of one pair of colours; returns true if there are any. */
const writePair = (state: State, table: Chart, one: number, other: number): boolean => {
  const { squares, beside, joins, completes } = reach;
  let found = false;
  for (let i = one * five; i < (one + 1) * five; i++) {
    const from = squares[i]!;
    const near = beside[i]!;
    const join = joins[i]!;
    const shape = completes[i]!;
    for (let j = other * five; j < (other + 1) * five; j++) {
      const to = squares[j]!;
      const both = (near >> to) & (beside[j]! >> from);
      const anchored = (both | (join >> to) | (joins[j]! >> from)) & 1;
      if (anchored === 0) continue;
      const shaped = ((shape >> to) | (completes[j]! >> from)) & 1;
      if (shaped === 0) writeBoth(from, to, one, other);
      else if (!writeShaped(state, table, from, to, one, other)) continue;
      found = true;
    }
  }
  return found;
};

const writeBoth = (from: number, to: number, one: number, other: number): void => {
  write(exchangeOf(from, to, one));
  write(exchangeOf(from, to, other));
};

/** Writes an exchange that forms a shape; returns false if the rule for the first turn forbids it. @rule TX-5.4 @rule TX-7.1 */
const writeShaped = (
  { turn, settings }: State,
  table: Chart,
  from: number,
  to: number,
  one: number,
  other: number,
): boolean => {
  const first = columnFormed(table, settings, reach.all[one]!, from, to) !== noColumn;
  const second = columnFormed(table, settings, reach.all[other]!, to, from) !== noColumn;
  if (turn === 1 && (first || second)) return false;
  if (first === second) writeBoth(from, to, one, other);
  else write(exchangeOf(from, to, first ? other : one));
  return true;
};

/**
 * The grid, smalls and scores after an exchange: the larges are swapped, shapes are scored, and smalls move down.
 *
 * @rule TX-4.6 @rule TX-6.3 @rule TX-6.4 @rule TX-6.5
 */
export const exchange = (state: State, move: Exchange): Pick<State, 'grid' | 'smalls' | 'scores'> => {
  const swap = swapOf(state, move);
  const [one, other] = columnsFormed(swap);
  const grid = state.grid.slice();
  grid[swap.from] = swap.colours[1];
  grid[swap.to] = swap.colours[0];
  if (one === noColumn && other === noColumn) return { grid, smalls: state.smalls, scores: state.scores };
  const [smalls, scores] = [state.smalls.slice(), state.scores.slice()];
  const team = teamToMove(state);
  for (const [column, colour] of [
    [one, swap.colours[0]],
    [other, swap.colours[1]],
  ] as const) {
    if (column === noColumn) continue;
    const small = smallIndex(state.settings, column, colour);
    const level = smalls[small]!;
    scores[team] = scores[team]! + state.settings.levels[level]!;
    smalls[small] = Math.min(level + 1, state.settings.levels.length - 1);
  }
  return { grid, smalls, scores };
};
