/**
 * The question put to the rules: a position, the seat that wants to move, and values that follow from both.
 *
 * @packageDocumentation
 */
import type { Demand as DemandOf } from '../../../core/contract/demand.js';
import type { RuleId } from '../rules.js';
import { type Board, boardIn } from '../state/map.js';
import { factionIdOf, factionOf, riverGround, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import type { FactionId } from '../tables/factions/index.js';
import { severalMayMove } from './deciding.js';
import { canSkip, ownHexes, reachOf, skipsOf, wayTo } from './reach.js';

/** A question about moves: the position, the seat that wants to move, and values that follow from both. */
export interface Question {
  readonly state: State;
  readonly seat: number;
  readonly me: SeatState;
  readonly faction: Faction;
  readonly board: Board;
  /** The value of `by` in the moves of the seat that the question is about: its faction if several seats may act, otherwise null. */
  readonly by: FactionId | null;
  /** Values that follow from the position and the seat. All questions of the seat share them. */
  readonly cache: Findings;
}

/** Values that several generators of moves need, each worked out on first use; null before that. */
export interface Findings {
  /** The hexes with structures of the seat, in ascending order. */
  own: readonly number[] | null;
  /** For each hex, 1 if it is in reach. */
  reach: readonly number[] | null;
  /** For each hex, 1 if the seat may skip to it. */
  skips: readonly number[] | null;
  /** The empty hexes in reach. */
  sites: readonly number[] | null;
  /** The terrains of the empty hexes in reach. */
  grounds: Grounds | null;
  /** True if a main action may be opened. */
  opens: boolean | null;
}

/** Terrains as bits: those of hexes that cost nothing to reach, and those of hexes reached by skipping. */
export interface Grounds {
  readonly free: number;
  readonly skip: number;
}

/** Builds the question of a seat that wants to move in a position. */
export const questionFor = (state: State, seat: number): Question => {
  const me = seatOf(state, seat);
  const named = severalMayMove(state);
  return {
    state,
    seat,
    me,
    faction: factionOf(state, seat),
    board: boardIn(state),
    by: named ? factionIdOf(me) : null,
    cache: { own: null, reach: null, skips: null, sites: null, grounds: null, opens: null },
  };
};

/**
 * Builds a more specific question: a copy of the given question with further fields added. The fields are written out one by one, because V8 takes
 * microseconds to spread the question into a new object.
 */
export const about = <const E extends object>(question: Question, extra: E): Question & E =>
  Object.assign(
    {
      state: question.state,
      seat: question.seat,
      me: question.me,
      faction: question.faction,
      board: question.board,
      by: question.by,
      cache: question.cache,
    },
    extra,
  );

/** The hexes with structures of the asking seat, in ascending order. */
export const hexesOf = ({ cache, state, seat }: Question): readonly number[] => (cache.own ??= ownHexes(state, seat));

/** The hexes in reach of the asking seat. @rule TMY-7.3 */
const hexesInReach = (question: Question): readonly number[] =>
  (question.cache.reach ??= reachOf(question.state, question.seat, hexesOf(question)));

/** The hexes to which the asking seat may skip. @rule TMY-7.4 */
const hexesSkippedTo = (question: Question): readonly number[] =>
  (question.cache.skips ??= skipsOf(question.state, question.seat, hexesOf(question)));

/** The way in which the asking seat reaches a hex. Generators of moves ask about many hexes, so they mark all hexes in reach first. */
export const wayFor = (question: Question, hex: number): ReturnType<typeof wayTo> => {
  const { state, seat, faction, cache } = question;
  if (cache.reach === null) return wayTo(state, seat, hex);
  if (cache.reach[hex] === 1 || state.turn.skipped === hex) return 'free';
  return canSkip(faction) && hexesSkippedTo(question)[hex] === 1 ? 'skip' : 'none';
};

/** The empty land hexes that the asking seat reaches in any way, in ascending order. */
export const sitesInReach = (question: Question): readonly number[] => (question.cache.sites ??= findSites(question));

const findSites = (question: Question): readonly number[] => {
  const { state, board, faction } = question;
  const marks = hexesInReach(question);
  const skips = canSkip(faction);
  const sites: number[] = [];
  for (const hex of board.lands)
    if (state.structure[hex] === 0 && (marks[hex] === 1 || (skips && wayFor(question, hex) !== 'none')))
      sites.push(hex);
  return sites;
};

/** The terrains of the empty hexes that the asking seat reaches. */
export const groundsInReach = (question: Question): Grounds => (question.cache.grounds ??= findGrounds(question));

const findGrounds = (question: Question): Grounds => {
  let [free, skip] = [0, 0];
  for (const hex of sitesInReach(question)) {
    const bit = 1 << question.state.ground[hex]!;
    if (wayFor(question, hex) === 'free') free |= bit;
    else skip |= bit;
  }
  return { free, skip };
};

/** A question object that a move generator reuses for every candidate move. */
export type Reused<Q> = { -readonly [K in keyof Q]: Q[K] };

/** A condition of a rule of Terra Mystica, which a question must meet for the move to be legal. */
export type Demand<Q> = DemandOf<RuleId, Q>;

/** The condition that is checked first: the hex named in the move is on the map, and it is a land hex. @rule TMY-3.2 */
export const namesLand: Demand<Question & { readonly hex: number }> = {
  rule: 'TMY-3.2',
  text: 'the map has no such land hex',
  holds: ({ board, hex }) => hex >= 0 && board.grounds[hex] !== riverGround,
};

/** True if it is the seat's own turn in Phase II. */
export const inTurn = ({ state, seat }: Question): boolean => state.phase === 'turn' && state.active === seat;
