/**
 * Replaying ledgers: every command becomes a move that the rules must allow, and after every row the figures of its seat are
 * compared (TMY-24.3).
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/fault.js';
import { source } from '../../core/random.js';
import { printRefusal } from '../../core/refusal.js';
import { canonical } from '../canonical.js';
import { attempt, moverOf, perform } from '../play.js';
import type { Move } from '../move.js';
import { readMove } from '../move-text.js';
import { type Notes, powerAround } from '../moves/leech.js';
import type { Options } from '../options.js';
import { givenSetup, opening } from '../setup.js';
import { boardIn, type Draft, draftOf, factionOf, isDeferred, type Offer, seatNamed, type State } from '../state.js';
import type { FactionId } from '../tables/factions/index.js';
import { cults } from '../tables/pieces.js';
import { type Figures, figuresOf } from './figures.js';
import { type Ledger, type LedgerRow, readLedger } from './read.js';

/** One figure of a row that is not what the rules give. */
export interface Difference {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Whose row it is. */
  readonly faction: string;
  /** `VP`, `C`, `W`, `P`, `PW`, `cults`, `leech`, or `row` for an event that the rules do not give there. */
  readonly column: string;
  /** What the rules give. */
  readonly expected: string;
  /** What the ledger says. */
  readonly got: string;
}

/** A ledger replayed: the game, and what in the ledger differs from it. */
export interface Replayed {
  /** The options of the game. */
  readonly options: Options;
  /** The state after `setup`. */
  readonly start: State;
  /** The state after the last row. */
  readonly final: State;
  /** Every move, `done` included, as it was checked. */
  readonly moves: readonly Move[];
  /** The same in canonical form, as `legalMoves` lists them; worked out when called. */
  readonly canonical: () => readonly Move[];
  /** Rows compared. */
  readonly rows: number;
  /** Differences in figures: none if the ledger is right. */
  readonly differences: readonly Difference[];
  /** Victory points at the end, by faction. */
  readonly totals: Readonly<Record<string, number>>;
}

/** A row of an automatic event, as the ledger shows it. */
interface Expected {
  readonly kind: string;
  readonly seat: number;
  readonly row: LedgerRow;
}

/** An automatic event, as the rules gave it. */
interface Happened {
  readonly kind: string;
  readonly seat: number;
  readonly figures: Figures;
}

/** The automatic commands and the events that they show. */
const automatic: ReadonlyMap<string, string> = new Map([
  ['cult_income_for_faction', 'cult'],
  ['other_income_for_faction', 'income'],
  ['[opponent accepted power]', 'accepted'],
  ['[all opponents declined power]', 'declined'],
  ['score_resources', 'resources'],
]);

const scored = /^\+\d+vp for (\S+)$/;

/** The kind of a scoring event by the name that ledgers use. */
const scoreKind = (name: string): string => cults.find((cult) => cult.toLowerCase() === name.toLowerCase()) ?? name;

/** The event that a command shows; `undefined` for a move. */
const eventOf = (command: string): string | undefined => {
  const known = automatic.get(command);
  if (known !== undefined) return known;
  const what = command.startsWith('+') ? scored.exec(command)?.[1] : undefined;
  return what === undefined ? undefined : scoreKind(what);
};

/** An offer that gives nothing. */
interface Idle {
  readonly build: number;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** The figures of its seat when the round ended, once it has. */
  figures: Figures | undefined;
}

/** A replay under way. */
interface Run {
  readonly draft: Draft;
  readonly moves: Move[];
  readonly differences: Difference[];
  readonly happened: Happened[];
  readonly expected: Expected[];
  readonly notes: Notes;
  /** The figures of the row's seat before anything automatic happened in the row. */
  before: Figures | undefined;
  /** The seat of the running row. */
  seat: number;
  /** Amounts offered by the buildings of the row. */
  offered: number[];
  /** Offers that give nothing: the rules ask nobody, but the ledger may hold an answer. @rule TMY-8.4 */
  idle: Idle[];
  /** What is being scored at the end. */
  scoring: string;
  rows: number;
}

const compare = (run: Run, row: LedgerRow, got: Figures): void => {
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

/** At the end of a round the figures of those whose answers may still be printed are kept. */
const lapse = (run: Run, state: State): void => {
  if (state.phase !== 'offers') return;
  for (const offer of run.idle) offer.figures ??= figuresOf(state, offer.to);
};

/** Books an automatic event: compares it with the row that showed it already, or keeps it for the row to come. */
const happen = (run: Run, kind: string, seat: number, state: State): void => {
  if (kind === 'phase') {
    run.before ??= figuresOf(state, run.seat);
    lapse(run, state);
    return;
  }
  const index = run.expected.findIndex((row) => row.kind === kind && row.seat === seat);
  const [row] = index < 0 ? [] : run.expected.splice(index, 1);
  if (row !== undefined) compare(run, row.row, figuresOf(state, seat));
  else if (kind !== 'accepted' && kind !== 'declined')
    run.happened.push({ kind, seat, figures: figuresOf(state, seat) });
  else run.differences.push({ line: 0, faction: '', column: 'row', expected: 'nothing', got: kind });
};

/** An automatic row: the event happened already, or is to come. */
const showEvent = (run: Run, kind: string, seat: number, row: LedgerRow): void => {
  const index = run.happened.findIndex((event) => event.kind === kind && event.seat === seat);
  const [event] = index < 0 ? [] : run.happened.splice(index, 1);
  if (event !== undefined) compare(run, row, event.figures);
  else run.expected.push({ kind, seat, row });
};

const none: readonly Offer[] = [];

/** Main actions: what a seat that takes one has not answered it has declined. @rule TMY-19.5b */
const mains = new Set<Move['_tag']>(['Build', 'Transform', 'Dig', 'Upgrade', 'Advance', 'Send', 'Action', 'Pass']);

const make = (run: Run, move: Move, line: number, what: string): Either<Fault, null> => {
  if (mains.has(move._tag) && run.idle.length > 0) run.idle = run.idle.filter(({ to }) => to !== run.seat);
  const { builds } = run.draft;
  const open = move._tag === 'Leech' ? run.draft.offers.slice() : none;
  const refusal = attempt(run.draft, move, run.notes);
  if (refusal !== undefined) return left(fault([`line ${line}`], `${what}: ${printRefusal(refusal)}`, refusal.rule));
  run.moves.push(move);
  if (run.draft.builds > builds) noteOffers(run, move, builds);
  // Those that an acceptance emptied are answered later without effect (TMY-8.7); the accepted one is not among them.
  if (move._tag === 'Leech') {
    const gone = open.filter((offer) => offer.to === run.seat && !run.draft.offers.includes(offer));
    const accepted = gone.findIndex(
      ({ from, amount }) => from === seatNamed(run.draft, move.from) && amount === move.power,
    );
    gone.splice(Math.max(0, accepted), 1);
    run.idle.push(...gone.map(({ build, from, to, amount }) => ({ build, from, to, amount, figures: undefined })));
  }
  return right(null);
};

/** The amounts that the ledger prints beside a building: to everybody around, dropped seats included. */
const noteOffers = (run: Run, move: Move, build: number): void => {
  if (move._tag !== 'Build' && move._tag !== 'Upgrade') return;
  const hex = boardIn(run.draft).byName.get(move.hex) ?? -1;
  powerAround(run.draft, run.seat, hex).forEach((amount, to) => {
    if (amount === 0) return;
    run.offered.push(amount);
    if (!run.draft.offers.some((offer) => offer.build === build && offer.to === to))
      run.idle.push({ build, from: run.seat, to, amount, figures: undefined });
  });
};

/** Without a word of the ledger, tracks go to space 10 in their order (TMY-20.12). */
const chooseTracks = (run: Run, by: FactionId | null, line: number): Either<Fault, null> => {
  for (let cult = 0; cult < cults.length && run.draft.turn.choose > 0; cult++) {
    const name = cults[cult];
    if ((run.draft.turn.choose & (1 << cult)) === 0 || name === undefined) continue;
    const step = make(run, { _tag: 'Step', by, cult: name, steps: 1 }, line, `+${name}`);
    if (isLeft(step)) return step;
  }
  return right(null);
};

/**
 * Whether an answer is to an offer that gives nothing: then it changes nothing. Of several that it could mean the
 * oldest is meant.
 *
 * @rule TMY-8.4
 */
const isIdle = (run: Run, move: Move): boolean => {
  if (move._tag === 'DeclineAll') return !run.draft.offers.some(({ to }) => to === run.seat);
  if (move._tag !== 'Leech' && move._tag !== 'Decline') return false;
  const from = seatNamed(run.draft, move.from);
  const fits = ({
    to,
    from: builder,
    amount,
  }: {
    readonly to: number;
    readonly from: number;
    readonly amount: number;
  }): boolean => to === run.seat && builder === from && amount === move.power;
  const index = run.idle.findIndex(fits);
  const idle = run.idle[index];
  if (idle === undefined || run.draft.offers.some((offer) => fits(offer) && offer.build < idle.build)) return false;
  run.before ??= idle.figures;
  run.idle.splice(index, 1);
  return true;
};

const runCommand = (run: Run, row: LedgerRow, command: string): Either<Fault, null> => {
  const named = isDeferred(run.draft) && run.draft.round > 0;
  const by = named ? row.faction : null;
  const move: Move | undefined =
    command === 'setup' ? { _tag: 'Setup', by, faction: row.faction } : readMove(command, by);
  if (command === 'burn 0') return right(null);
  if (move === undefined) return left(fault([`line ${row.line}`], `${show(command)} is no move`));
  if (move._tag === 'Wait' || move._tag === 'Done' || isIdle(run, move)) return right(null);
  if (run.draft.turn.choose > 0 && move._tag !== 'Step') {
    const chosen = chooseTracks(run, by, row.line);
    if (isLeft(chosen)) return chosen;
  }
  return make(run, move, row.line, command);
};

const endRow = (run: Run, row: LedgerRow): Either<Fault, null> => {
  const by = isDeferred(run.draft) && run.draft.round > 0 ? row.faction : null;
  if (run.draft.turn.choose > 0 && run.draft.active === run.seat) {
    const chosen = chooseTracks(run, by, row.line);
    if (isLeft(chosen)) return chosen;
  }
  const done: Move = { _tag: 'Done', by };
  if (run.draft.phase !== 'turn' || run.draft.active !== run.seat) return right(null);
  const before = run.before ?? figuresOf(run.draft, run.seat);
  if (attempt(run.draft, done, run.notes) !== undefined) return right(null);
  run.before = before;
  run.moves.push(done);
  return right(null);
};

const compareOffers = (run: Run, row: LedgerRow): void => {
  const got = run.offered.sort((a, b) => a - b).join(' ');
  const expected = row.offers.join(' ');
  if (got !== expected) run.differences.push({ line: row.line, faction: row.faction, column: 'leech', expected, got });
};

/** The figures that a row shows: those before anything automatic happened in it. */
const shown = (run: Run, seat: number): Figures => run.before ?? figuresOf(run.draft, seat);

const runRow = (run: Run, row: LedgerRow): Either<Fault, null> => {
  const seat = seatNamed(run.draft, row.faction);
  run.rows += 1;
  run.seat = seat;
  run.before = undefined;
  run.offered = [];
  if (row.commands.length === 0) {
    const next = run.happened.find((event) => event.seat === seat);
    showEvent(run, next?.kind ?? scoreKind(run.scoring), seat, row);
    return right(null);
  }
  let event = false;
  for (const command of row.commands) {
    const kind = eventOf(command);
    if (kind !== undefined) {
      showEvent(run, kind, seat, row);
      event = true;
      continue;
    }
    const ran = runCommand(run, row, command);
    if (isLeft(ran)) return ran;
  }
  if (event) return right(null);
  compareOffers(run, row);
  const ended = endRow(run, row);
  if (isLeft(ended)) return ended;
  const now = seat < 0 ? seatNamed(run.draft, row.faction) : seat;
  compare(run, row, shown(run, now));
  return right(null);
};

const runItem = (run: Run, item: Ledger['items'][number]): Either<Fault, null> => {
  switch (item._tag) {
    case 'Row':
      return runRow(run, item);
    case 'Scoring':
      run.scoring = item.name;
      return right(null);
    case 'Dropped': {
      const drop = readMove(`drop ${item.name}`, null);
      if (drop?._tag !== 'Drop') return left(fault([`line ${item.line}`], `no faction ${show(item.name)}`));
      return make(run, { ...drop, by: drop.faction }, item.line, 'dropped');
    }
  }
};

/** Replays a ledger that was read. A command that breaks a rule is a fault; wrong figures are differences. */
const replayLedger = (ledger: Ledger): Either<Fault, Replayed> => {
  const drawn = givenSetup(ledger.options);
  if (drawn === null) return left(fault(['options'], 'the set-up is missing'));
  const start = opening(ledger.options, drawn, source(0));
  const run: Run = {
    draft: draftOf(start),
    moves: [],
    differences: [],
    happened: [],
    expected: [],
    notes: {
      note: (kind, seat, state) => {
        happen(run, kind, seat, state);
      },
    },
    before: undefined,
    seat: -1,
    offered: [],
    idle: [],
    scoring: '',
    rows: 0,
  };
  for (const item of ledger.items) {
    const ran = runItem(run, item);
    if (isLeft(ran)) return ran;
  }
  for (const { row, kind } of run.expected)
    run.differences.push({ line: row.line, faction: row.faction, column: 'row', expected: kind, got: 'nothing' });
  const end = ledger.items.at(-1)?.line ?? 1;
  for (const { kind, seat } of run.happened)
    run.differences.push({
      line: end,
      faction: factionOf(run.draft, seat).id,
      column: 'row',
      expected: 'nothing',
      got: kind,
    });
  const totals = Object.fromEntries(run.draft.seats.map((seat, index) => [factionOf(run.draft, index).id, seat.vp]));
  return right({
    options: ledger.options,
    start,
    final: run.draft,
    moves: run.moves,
    canonical: () => canonicalMoves(start, run.moves),
    rows: run.rows,
    differences: run.differences,
    totals,
  });
};

const canonicalMoves = (start: State, moves: readonly Move[]): readonly Move[] => {
  const draft = draftOf(start);
  return moves.flatMap((move) => {
    const all = canonical(draft, moverOf(draft, move), move);
    perform(draft, move, null);
    return all;
  });
};

/**
 * Reads and replays the text of a ledger, and compares every figure of every row with what the rules give. A text that is no ledger is a
 * fault with its line; wrong figures are no fault: they are listed as {@link Difference}s of the result.
 *
 * @param leech - when offers of power are answered; ledgers of played games need `deferred`
 *
 * @example
 * ```ts
 * import { isLeft, printFault } from 'rulehouse';
 * import { checkLedger } from 'rulehouse/terra-mystica/ledger';
 * const read = checkLedger('cultists\tnonsense');
 * if (isLeft(read)) console.log(printFault(read.left)); // line 1: a row has 15 columns, not 2
 * ```
 */
export const checkLedger = (text: string, leech: Options['leech-timing'] = 'deferred'): Either<Fault, Replayed> => {
  const ledger = readLedger(text, leech);
  return isLeft(ledger) ? ledger : replayLedger(ledger.right);
};
