/**
 * The question that every rule is asked: a position, the seat that wants to move, and what follows from both.
 *
 * @packageDocumentation
 */
import type { Demand as DemandOf } from '../../core/contract/demand.js';
import type { RuleId } from '../rules.js';
import { type Board, boardIn } from '../state/map.js';
import { factionIdOf, factionOf, riverGround, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import type { FactionId } from '../tables/factions/index.js';
import { severalMayMove } from './deciding.js';
import { canSkip, reachOf, skipsOf, wayTo } from './reach.js';

/** Who asks in which position. */
export interface Question {
  readonly state: State;
  readonly seat: number;
  readonly me: SeatState;
  readonly faction: Faction;
  readonly board: Board;
  /** What moves of this seat carry as `by`: its name where several seats may act. */
  readonly by: FactionId | null;
  /** The hexes in reach, and those to which the seat may skip, worked out when they are first asked for. */
  readonly cache: { reach: Uint8Array | null; skips: Uint8Array | null };
}

/** Makes the question of a seat. */
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
    cache: { reach: null, skips: null },
  };
};

/**
 * The question about something special: the asking seat's with further fields. Written out because V8 is slow (microseconds) at
 * object literals that spread and then add.
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

/** The hexes in reach of the asking seat. @rule TMY-7.3 */
export const hexesInReach = (question: Question): Uint8Array =>
  (question.cache.reach ??= reachOf(question.state, question.seat));

/** The hexes to which the asking seat may skip. @rule TMY-7.4 */
export const hexesSkippedTo = (question: Question): Uint8Array =>
  (question.cache.skips ??= skipsOf(question.state, question.seat));

/** How the asking seat gets to a hex. Generators ask about many hexes, and have them all marked first. */
export const wayFor = (question: Question, hex: number): ReturnType<typeof wayTo> => {
  const { state, seat, faction, cache } = question;
  if (cache.reach === null) return wayTo(state, seat, hex);
  if (cache.reach[hex] === 1 || state.turn.skipped === hex) return 'free';
  return canSkip(faction) && hexesSkippedTo(question)[hex] === 1 ? 'skip' : 'none';
};

/** A question whose object a generator uses again for every candidate. */
export type Reused<Q> = { -readonly [K in keyof Q]: Q[K] };

/** A demand on a question of this game. */
export type Demand<Q> = DemandOf<RuleId, Q>;

/** The map has the hex that a move names, and it is land: asked before anything else. @rule TMY-3.2 */
export const namesLand: Demand<Question & { readonly hex: number }> = {
  rule: 'TMY-3.2',
  text: 'the map has no such land hex',
  holds: ({ board, hex }) => hex >= 0 && board.grounds[hex] !== riverGround,
};

/** True if it is the own turn of a seat in Phase II. */
export const inTurn = ({ state, seat }: Question): boolean => state.phase === 'turn' && state.active === seat;
