/**
 * The clocks of a table; their readings are computed only on request.
 *
 * @packageDocumentation
 */
import type { Seat } from '../core/values/seat.js';
import type { ClockSpec } from './spec.js';

/** The state of one seat's clock. */
export interface Budget {
  /** The remaining milliseconds. */
  readonly left: number;
  /** The remaining free delay, in milliseconds; it is used up before the budget. */
  readonly free: number;
}

/** The clocks of a table. */
export interface Clocks {
  /** The moment up to which the time used by the seats has already been deducted from their budgets. */
  readonly since: number;
  /** The time left to each seat; empty if time is not measured. */
  readonly budgets: readonly Budget[];
  /** For each seat, the time at which its present decision began; meaningless for seats that have nothing to decide. */
  readonly began: readonly number[];
  /**
   * The seat whose turn goes on: it has decided, decides again, and no other seat has decided since. Null if there is no such seat, and at tables of
   * clock rules 1.
   */
  readonly turn: Seat | null;
}

/**
 * The version of the rules by which clocks give time. 1, in logs of earlier releases: for each move, and an undo gives no time back. 2: increments and
 * delays for each turn, and after an undo that all seats agreed to, a time for a single decision begins anew.
 */
export type ClockRules = 1 | 2;

const day = 86_400_000;

const full = (spec: ClockSpec): Budget => {
  switch (spec._tag) {
    case 'Move':
    case 'Fischer':
      return { left: spec.ms, free: 0 };
    case 'Delay':
      return { left: spec.ms, free: spec.delay };
    case 'Days':
      return { left: spec.days * day, free: 0 };
  }
};

/** The clocks of a new table, on which no seat has used any time. */
export const freshClocks = (spec: ClockSpec | null, seatCount: number, now: number): Clocks => ({
  since: now,
  budgets: spec === null ? [] : Array.from({ length: seatCount }, () => full(spec)),
  began: Array.from({ length: seatCount }, () => now),
  turn: null,
});

const without = ({ left, free }: Budget, passed: number): Budget => ({
  left: Math.max(0, left - Math.max(0, passed - free)),
  free: Math.max(0, free - passed),
});

/**
 * The clocks at a given time, if only those of the given seats have been running. A time earlier than the last reading of the clocks counts as the
 * time of that reading.
 */
export const countedTo = (clocks: Clocks, running: readonly Seat[], now: number): Clocks => {
  const passed = Math.max(0, now - clocks.since);
  if (passed === 0) return clocks;
  const budgets = clocks.budgets.map((one, seat) =>
    running.some((other) => other === seat) ? without(one, passed) : one,
  );
  return { ...clocks, since: clocks.since + passed, budgets };
};

/** The moment at which a seat runs out of time if nobody acts first; undefined if time is not measured. */
const deadline = ({ since, budgets }: Clocks, seat: Seat): number | undefined => {
  const budget = budgets[seat];
  return budget === undefined ? undefined : since + budget.left + budget.free;
};

/** A seat that has run out of time, and the moment when that happened. */
export interface Flag {
  readonly seat: Seat;
  readonly at: number;
}

/**
 * Of the seats that have something to decide, the one that runs out of time first; the lowest seat in case of a tie. Returns `undefined` if time is
 * not measured.
 */
export const nextFlag = (clocks: Clocks, running: readonly Seat[]): Flag | undefined =>
  running
    .flatMap((seat): readonly Flag[] => {
      const at = deadline(clocks, seat);
      return at === undefined ? [] : [{ seat, at }];
    })
    .reduce<Flag | undefined>((first, one) => (first === undefined || one.at < first.at ? one : first), undefined);

const added = (spec: ClockSpec, budget: Budget): Budget =>
  spec._tag === 'Fischer'
    ? { left: budget.left + spec.increment, free: 0 }
    : spec._tag === 'Delay'
      ? { left: budget.left, free: spec.delay }
      : full(spec);

const withSeat = <A>(list: readonly A[], seat: Seat, change: (one: A) => A): readonly A[] =>
  list.map((one, index) => (index === seat ? change(one) : one));

/** The clocks after a seat's decision by clock rules 1, which add time for every decision. */
export const grantedEach = (spec: ClockSpec | null, clocks: Clocks, seat: Seat): Clocks =>
  spec === null ? clocks : { ...clocks, budgets: withSeat(clocks.budgets, seat, (budget) => added(spec, budget)) };

/**
 * The clocks after a seat's decision by clock rules 2. A turn consists of the decisions of one seat up to the next decision of another seat. The first
 * decision of a turn adds the increment. A delay begins anew when the turn is over: if `closes` is true, or when another seat decides. Clocks that
 * give a time for a single decision begin anew with each decision.
 */
export const granted = (spec: ClockSpec | null, clocks: Clocks, seat: Seat, closes: boolean): Clocks => {
  const { turn } = clocks;
  const now = { ...clocks, turn: closes ? null : seat };
  switch (spec?._tag) {
    case undefined:
      return now;
    case 'Move':
    case 'Days':
      return grantedEach(spec, now, seat);
    case 'Fischer':
      return turn === seat ? now : grantedEach(spec, now, seat);
    case 'Delay': {
      const ended = turn === null || turn === seat ? now : grantedEach(spec, now, turn);
      return closes ? grantedEach(spec, ended, seat) : ended;
    }
  }
};

/**
 * The clocks after an undo. Where each decision has a time of its own, that time begins anew for all seats except the given one; other clocks stay as
 * they are.
 */
export const renewed = (spec: ClockSpec | null, clocks: Clocks, except: Seat | null): Clocks =>
  spec?._tag === 'Move' || spec?._tag === 'Days'
    ? { ...clocks, budgets: clocks.budgets.map((budget, seat) => (seat === except ? budget : full(spec))) }
    : clocks;

/** The clocks, with one seat's clock set back to an earlier reading. When a decision is taken back, the seat loses the time that was added for it. */
export const cutBack = (clocks: Clocks, seat: Seat, { left, free }: Budget): Clocks => ({
  ...clocks,
  budgets: withSeat(clocks.budgets, seat, (now) => ({
    left: Math.min(now.left, left),
    free: Math.min(now.free, free),
  })),
});

/** The reading of a seat's clock; zero if time is not measured. */
export const budgetOf = ({ budgets }: Clocks, seat: Seat): Budget => budgets[seat] ?? { left: 0, free: 0 };

/** The clocks, with their latest reading as the time at which the given seats' present decisions began. */
export const begun = ({ since, budgets, began, turn }: Clocks, fresh: readonly Seat[]): Clocks => ({
  since,
  budgets,
  began: began.map((moment, seat) => (fresh.some((other) => other === seat) ? since : moment)),
  turn,
});

/** The time from which a seat can be claimed, if it does not decide before. */
export const claimableFrom = ({ since, began }: Clocks, seat: Seat, afterMs: number): number =>
  (began[seat] ?? since) + afterMs;
