/**
 * The question that every rule is asked: a position, the seat that wants to move, and what follows from both.
 *
 * @packageDocumentation
 */
import { allHold, type Demand } from '../core/demand.js';
import type { Board } from './board.js';
import { reachOf } from './reach.js';
import type { RuleId } from './rules.js';
import { boardIn, factionOf, isDeferred, seatOf, type SeatState, type State } from './state.js';
import type { Faction } from './tables/faction.js';
import { type FactionId, factions } from './tables/factions/index.js';
import { topOf } from './scoring.js';

/** Who asks in which position. */
export interface Ask {
  readonly state: State;
  readonly seat: number;
  readonly me: SeatState;
  readonly faction: Faction;
  readonly board: Board;
  /** What moves of this seat carry as `by`: its name where several seats may act. */
  readonly by: FactionId | null;
  /** The hexes in reach, worked out when they are first asked for. */
  readonly cache: { reach: Uint8Array | null };
}

/** Makes the question of a seat. */
export const askFor = (state: State, seat: number): Ask => {
  const me = seatOf(state, seat);
  const named = isDeferred(state) && state.round > 0;
  return {
    state,
    seat,
    me,
    faction: factionOf(state, seat),
    board: boardIn(state),
    by: named ? (factions[me.faction]?.id ?? null) : null,
    cache: { reach: null },
  };
};

/**
 * The question about something special: the asking seat's with further fields. Written out because V8 is slow (microseconds) at
 * object literals that spread and then add.
 */
export const about = <const E extends object>(ask: Ask, extra: E): Ask & E =>
  Object.assign(
    {
      state: ask.state,
      seat: ask.seat,
      me: ask.me,
      faction: ask.faction,
      board: ask.board,
      by: ask.by,
      cache: ask.cache,
    },
    extra,
  );

/** The hexes in reach of the asking seat. @rule TMY-7.3 */
export const reachIn = (ask: Ask): Uint8Array => (ask.cache.reach ??= reachOf(ask.state, ask.seat));

/** A question whose object a generator uses again for every candidate. */
export type Reused<Q> = { -readonly [K in keyof Q]: Q[K] };

/** A demand on a question of this game. */
export type Must<Q> = Demand<RuleId, Q>;

/** Tracks that could take the keys in hand, of those marked: bits. @rule TMY-9.3 @rule TMY-10.6 */
export const openTops = (state: State, mask: number): number => {
  let open = 0;
  for (let cult = 0; cult < 4; cult++) if ((mask & (1 << cult)) !== 0 && topOf(state, cult) < 0) open |= 1 << cult;
  return open;
};

/** Whether the active seat has something of its running action to finish or to choose. @rule TMY-19.8 */
export const hasPending = (state: State): boolean => state.turn.steps > 0 || hasBinding(state);

/**
 * Whether a seat ends its turn with something of it open. The only seat that has not passed may leave the cult step of a tile open
 * when answers are deferred: nobody moves before it chooses. Steps in the place of spades are no steps of a tile.
 *
 * @rule TMY-19.8
 */
export const mustFinish = ({ state, seat, faction }: Ask): boolean => {
  if (hasBinding(state)) return true;
  if (state.turn.steps === 0) return false;
  return !isDeferred(state) || faction.perSpade._tag === 'step' || !isLast(state, seat);
};

/** Whether everybody else has passed or left the game. @rule TMY-14.10 */
export const isLast = ({ seats }: State, seat: number): boolean =>
  seats.every(({ passed, dropped }, other) => other === seat || passed === 1 || dropped === 1);

/** The same as {@link hasPending} without single cult steps. */
const hasBinding = (state: State): boolean => {
  const { turn } = state;
  return (
    turn.spades > 0 ||
    turn.eruption > 0 ||
    turn.free !== 'none' ||
    turn.favors > 0 ||
    turn.towns > 0 ||
    turn.bridges > 0 ||
    turn.leap > 0 ||
    turn.loss > 0 ||
    turn.choose > 0 ||
    turn.shift > 0 ||
    seatOf(state, state.active).priestsDue > 0
  );
};

/** Whether a seat owes itself the cult step of an accepted offer, which must be made before its own turn ends. @rule TMY-19.5b */
export const owesStep = ({ me, faction }: Ask): boolean => me.steps > 0 && faction.neighbours._tag === 'step';

/** Whether it is the own turn of a seat in Phase II. */
export const inTurn = ({ state, seat }: Ask): boolean => state.phase === 'turn' && state.active === seat;

/** What every new main action demands. @rule TMY-19.8 @rule TMY-19.9 */
export const opening: readonly Must<Ask>[] = [
  {
    rule: 'TMY-14.2',
    text: 'main actions are taken in the own turn of Phase II',
    holds: inTurn,
  },
  {
    rule: 'TMY-19.8',
    text: 'something of the running action must be finished first',
    holds: ({ state }) => !hasPending(state),
  },
  {
    rule: 'TMY-15.9',
    text: 'no main action is left in this turn',
    holds: ({ state }) => state.turn.left > 0,
  },
  {
    rule: 'TMY-19.9',
    text: 'the first of two actions is closed by done before the second begins',
    holds: ({ state }) => isDeferred(state) || state.turn.act === 'none',
  },
];

/** Whether a main action may be opened now: asked once before candidates are looked at. */
export const mayOpen = (ask: Ask): boolean => allHold(opening, ask);

/** Whether a bit of a mask is set. */
export const hasBit = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;
