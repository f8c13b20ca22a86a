/**
 * A replay in progress: the position, the automatic events, and the differences found in the ledger (TMY-24.3, TMY-24.4).
 *
 * @packageDocumentation
 */
import { type Either, right } from 'fp-ts/Either';
import type { Fault } from '../../../core/values/fault.js';
import { attempt } from '../course/play.js';
import type { Event, Events } from '../engine/events.js';
import { strongholdBound } from '../moves/upgrade.js';
import type { Draft } from '../state/draft.js';
import type { Move } from '../state/move.js';
import { factionOf, seatNamed, seatOf } from '../state/selectors.js';
import type { Offer, State } from '../state/state.js';
import { rowKind } from './events.js';
import { type Figures, figuresOf } from './figures.js';
import { inLine } from './header.js';
import { offersOf, printOffers, withOffers } from './offers.js';
import type { LedgerRow } from './read.js';

/** A figure in a ledger row that differs from the one that follows from the rules. */
export interface Difference {
  /** The number of the line in the file, counted from 1. */
  readonly line: number;
  /** The faction of the row. */
  readonly faction: string;
  /** The column: `VP`, `C`, `W`, `P`, `PW`, `cults`, `leech`, or `row` if a row or an automatic event has no counterpart. */
  readonly column: string;
  /** The figure in the ledger. */
  readonly expected: string;
  /** The figure that follows from the rules. */
  readonly got: string;
}

/** A row that shows an automatic event that has not yet happened in the replay. */
interface Expected {
  readonly kind: string;
  readonly seat: number;
  readonly row: LedgerRow;
}

/** An automatic event that no row has shown yet. */
interface Happened {
  readonly kind: string;
  readonly seat: number;
  readonly figures: Figures;
}

/** An offer without effect: the rules require no answer, but the ledger may contain one. @rule TMY-8.4 */
export interface Idle {
  readonly build: number;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** The figures at the end of the round for the seat named in `to`; undefined until the round ends. */
  figures: Figures | undefined;
}

/** A replay in progress. */
export interface Run {
  readonly draft: Draft;
  readonly moves: Move[];
  readonly differences: Difference[];
  readonly happened: Happened[];
  readonly expected: Expected[];
  readonly events: Events;
  /** The figures of the row's seat before the automatic events of the row; undefined if there were none. */
  before: Figures | undefined;
  /** The seat of the current row. */
  seat: number;
  /** The line number of the current row in the file. */
  line: number;
  /** The figures that the current row shows; undefined before the first row. */
  told: Figures | undefined;
  /** The power that the row's buildings offer to each seat. */
  offered: readonly number[];
  /** Offers without effect. */
  idle: Idle[];
  /** The name of what is currently being scored at the end of the game. */
  scoring: string;
  /** True if, during set-up, the next seat may still act in this row of the ledger because a favor tile was taken in it (TMY-24.5). */
  shared: boolean;
  /** The number of workers that the seat may still make into priests; a command in the ledger may give up this right. @rule TMY-17.3 */
  unordained: number;
  /** The number of bridges that the stronghold gives but the seat cannot build, because its supply is used up. @rule TMY-17.21 */
  missing: number;
  rows: number;
}

/** A replay that begins at a given position. */
export const newRun = (draft: Draft): Run => {
  const run: Run = {
    draft,
    moves: [],
    differences: [],
    happened: [],
    expected: [],
    events: {
      happened: (event, state) => {
        happen(run, event, state);
      },
    },
    before: undefined,
    seat: -1,
    line: 1,
    told: undefined,
    offered: [],
    idle: [],
    scoring: '',
    shared: false,
    unordained: 0,
    missing: 0,
    rows: 0,
  };
  return run;
};

/** Compares the figures of a row with those that follow from the rules. */
export const compare = (run: Run, row: LedgerRow, got: Figures): void => {
  const { figures, line, faction } = row;
  const note = (column: string, expected: string, is: string): void => {
    if (expected !== is) run.differences.push({ line, faction, column, expected, got: is });
  };
  if (figures.vp !== got.vp) note('VP', String(figures.vp), String(got.vp));
  if (figures.coins !== got.coins) note('C', String(figures.coins), String(got.coins));
  if (figures.workers !== got.workers) note('W', String(figures.workers), String(got.workers));
  if (figures.priests !== got.priests) note('P', String(figures.priests), String(got.priests));
  if (figures.power.some((tokens, bowl) => tokens !== got.power[bowl]))
    note('PW', figures.power.join('/'), got.power.join('/'));
  if (figures.cults.some((space, cult) => space !== got.cults[cult]))
    note('cults', figures.cults.join('/'), got.cults.join('/'));
};

/** At the end of a round, keeps the figures of the seats whose answers may still appear in later rows. */
const lapse = (run: Run, state: State): void => {
  if (state.phase !== 'offers') return;
  for (const offer of run.idle) offer.figures ??= figuresOf(state, offer.to);
};

/** Adds a difference for an automatic event that no row shows. */
const unexpected = (run: Run, line: number, kind: string, seat: number): void => {
  const faction = factionOf(run.draft, seat).id;
  run.differences.push({ line, faction, column: 'row', expected: 'nothing', got: kind });
};

/** Handles an automatic event: compares it with the row that has already shown it, or keeps it for a later row. */
const happen = (run: Run, event: Event, state: State): void => {
  if (event._tag === 'Phase') {
    run.before ??= figuresOf(state, run.seat);
    lapse(run, state);
    return;
  }
  const [kind, { seat }] = [rowKind(event), event];
  const index = run.expected.findIndex((row) => row.kind === kind && row.seat === seat);
  const [row] = index < 0 ? [] : run.expected.splice(index, 1);
  if (row !== undefined) compare(run, row.row, figuresOf(state, seat));
  else if (event._tag !== 'Accepted' && event._tag !== 'Declined')
    run.happened.push({ kind, seat, figures: figuresOf(state, seat) });
  else unexpected(run, run.line, kind, seat);
};

/**
 * Handles an automatic row of a ledger. If the row's event has already happened, the row's figures are compared with the game's; otherwise the row is
 * kept until the event happens.
 */
export const showEvent = (run: Run, kind: string, seat: number, row: LedgerRow): void => {
  const index = run.happened.findIndex((event) => event.kind === kind && event.seat === seat);
  const [event] = index < 0 ? [] : run.happened.splice(index, 1);
  if (event !== undefined) compare(run, row, event.figures);
  else run.expected.push({ kind, seat, row });
};

/**
 * Handles an event that is shown in the row of the decision that caused it. A row shows the first event of its kind that no row has shown before. If
 * the event belongs to a different seat, that seat's figures appear nowhere; the row shows its own seat's figures before the event (TMY-24.7). The
 * events of seats that have left the game have rows of their own.
 */
export const showMerged = (run: Run, kind: string, seat: number, row: LedgerRow): void => {
  const index = run.happened.findIndex((event) => event.kind === kind && seatOf(run.draft, event.seat).dropped === 0);
  const event = run.happened[index];
  if (event === undefined || event.seat === seat) {
    showEvent(run, kind, seat, row);
    return;
  }
  run.happened.splice(index, 1);
  compare(run, row, shown(run, seat));
};

/** The figures that a row shows: those of its seat before the automatic events of the row, if there were any. */
export const shown = (run: Run, seat: number): Figures => run.before ?? figuresOf(run.draft, seat);

/** Compares the offers that a row shows with the offers of its buildings; only the amounts count, in any order (TMY-24.2). */
export const compareOffers = (run: Run, row: LedgerRow): void => {
  if (run.offered.length === 0 && row.offers.length === 0) return;
  const got = run.offered.filter((amount) => amount > 0).sort((a, b) => a - b);
  if (got.length === row.offers.length && got.every((amount, index) => amount === row.offers[index])) return;
  const [expected, is] = [row.offers.join(' '), printOffers(run.draft, run.offered)];
  run.differences.push({ line: row.line, faction: row.faction, column: 'leech', expected, got: is });
};

/** At the end of a ledger, adds a difference for each row whose event never happened and for each event that no row shows. */
export const closeEvents = (run: Run): void => {
  for (const { row, kind } of run.expected)
    run.differences.push({ line: row.line, faction: row.faction, column: 'row', expected: kind, got: 'nothing' });
  for (const { kind, seat } of run.happened) unexpected(run, run.line, kind, seat);
};

// ------------------------------------------------------------------------------------------------------------------ moves

const none: Draft['offers'] = [];

/** The kinds of main actions. By taking a main action, a seat declines the offers that it has not answered. @rule TMY-19.5b */
const mains = new Set<Move['_tag']>(['Build', 'Transform', 'Dig', 'Upgrade', 'Advance', 'Send', 'Action', 'Pass']);

/** Makes a move that the rules must allow. */
export const make = (run: Run, move: Move, what: string): Either<Fault, null> => {
  const { draft } = run;
  if (mains.has(move._tag) && run.idle.length > 0) run.idle = run.idle.filter(({ to }) => to !== run.seat);
  const { builds, round, phase } = draft;
  const open = move._tag === 'Leech' || move._tag === 'LeechAny' ? draft.offers.slice() : none;
  const refusal = attempt(draft, move, run.events);
  if (refusal !== undefined) return inLine(run.line, `${what}: ${refusal.text}`, refusal.rule);
  run.moves.push(move);
  if (draft.builds > builds) noteOffers(run, move, builds);
  const isClosed = draft.round !== round || (draft.phase !== phase && draft.phase !== 'offers');
  if (move._tag === 'Leech' || move._tag === 'LeechAny') noteEmptied(run, move, open, isClosed);
  else if (move._tag === 'Upgrade' && move.to === 'SH') noteRights(run);
  else if (move._tag === 'Convert' && move.from === 'W' && move.to === 'P') run.unordained -= move.get;
  return right(null);
};

/** Notes the offers that the ledger shows for a new building, and marks those that have no effect. */
const noteOffers = (run: Run, move: Move, build: number): void => {
  const offers = offersOf(run.draft, run.seat, move);
  run.offered = withOffers(run.offered, offers);
  offers.forEach((amount, to) => {
    if (amount > 0 && !run.draft.offers.some((offer) => offer.build === build && offer.to === to))
      run.idle.push({ build, from: run.seat, to, amount, figures: undefined });
  });
};

/** Notes the other offers that an acceptance made worthless, so that later answers to them have no effect. @rule TMY-8.7 */
const noteEmptied = (run: Run, move: Move, open: readonly Offer[], isClosed: boolean): void => {
  const gone = emptied(run.draft, run.seat, move, open);
  // If the move ended the round, the figures at its end have just been kept.
  const figures = isClosed ? run.before : undefined;
  run.idle.push(...gone.map(({ build, from, to, amount }) => ({ build, from, to, amount, figures })));
};

/** The offers to a seat that became worthless when it took power, given the offers that were open before the move. @rule TMY-8.7 */
export const emptied = (after: State, seat: number, move: Move, open: readonly Offer[]): readonly Offer[] => {
  if (move._tag !== 'Leech' && move._tag !== 'LeechAny') return [];
  const gone = open.filter((offer) => offer.to === seat && !after.offers.includes(offer));
  if (move._tag === 'LeechAny') return gone;
  const from = seatNamed(after, move.from);
  const accepted = Math.max(
    0,
    gone.findIndex((offer) => offer.from === from && offer.amount === move.power),
  );
  return gone.filter((_, index) => index !== accepted);
};

/** Notes the rights that a new stronghold gives and that special commands in the ledger may give up (TMY-24.7). */
const noteRights = (run: Run): void => {
  run.unordained = seatOf(run.draft, run.seat).ordain;
  run.missing = missingBridges(run.draft, run.seat);
};

/** The number of bridges from a new stronghold that the seat cannot build because its supply is used up. @rule TMY-17.21 */
export const missingBridges = (state: State, seat: number): number => {
  const { bridges } = strongholdBound(factionOf(state, seat), state.seats.length);
  return bridges > 0 ? bridges - state.turn.bridges : 0;
};

/** Ends the turn of the row's seat if the rules allow it. */
export const endTurn = (run: Run, by: Move['by']): void => {
  const { draft, seat } = run;
  if (draft.phase !== 'turn' || draft.active !== seat) return;
  const before = shown(run, seat);
  const done: Move = { _tag: 'Done', by };
  if (attempt(draft, done, run.events) !== undefined) return;
  run.before = before;
  run.moves.push(done);
  run.missing = 0;
  if (draft.switches['strict-darkling-sh']) run.unordained = 0;
};
