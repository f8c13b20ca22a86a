/**
 * Replaying ledgers: every command becomes a move that the rules must allow, and the figures in every row are compared with those of the game
 * (TMY-24.3).
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { source } from '../../../core/values/random.js';
import type { Move, Options, State } from '../codecs.js';
import { canonical } from '../course/canonical.js';
import { givenSetup, initialState } from '../course/initial.js';
import { perform } from '../course/play.js';
import { moverOf } from '../engine/deciding.js';
import { draftOf } from '../state/draft.js';
import { factionOf, isDeferred, seatNamed } from '../state/selectors.js';
import { cults } from '../tables/pieces.js';
import { readMove } from '../text/move-text.js';
import { isIdle, nameless } from './answers.js';
import { type Said, sayOf, scoreKind } from './commands.js';
import { inLine } from './header.js';
import { type Ledger, type LedgerRow, readLedger } from './read.js';
import {
  closeEvents,
  compare,
  compareOffers,
  type Difference,
  endTurn,
  make,
  newRun,
  type Run,
  showEvent,
  showMerged,
  shown,
} from './run.js';

/** A replayed ledger: the game, and the figures in which the ledger differs from the game. */
export interface Replayed {
  /** The options of the game. */
  readonly options: Options;
  /** The state of the game right after `setup`. */
  readonly start: State;
  /** The state of the game after the last row of the ledger. */
  readonly final: State;
  /** All moves of the replay, including `done`; every move has been checked. */
  readonly moves: readonly Move[];
  /** Returns the moves of the replay in canonical form, as `legalMoves` lists them; the list is worked out only on request. */
  readonly canonical: () => readonly Move[];
  /** The replayed lines of the ledger, each with the number of moves made up to its end. */
  readonly lines: readonly ReplayedLine[];
  /** Rows compared. */
  readonly rows: number;
  /** The figures in which the ledger differs from the game; the list is empty if the ledger is correct. */
  readonly differences: readonly Difference[];
  /** The victory points of each faction at the end of the ledger. */
  readonly totals: Readonly<Record<string, number>>;
}

/** A replayed line of a ledger. */
export interface ReplayedLine {
  /** The number of the line in the file, counted from 1. */
  readonly line: number;
  /** The number of moves made up to the end of the line. */
  readonly moves: number;
}

/** The result of replaying a ledger to its end, or as far as possible. */
export interface LedgerReport {
  /** The replay, or a fault that names the first line that cannot be read or breaks a rule. */
  readonly result: Either<Fault, Replayed>;
  /** Rows compared. */
  readonly rows: number;
  /** The differences found in the compared rows. */
  readonly differences: readonly Difference[];
}

/** Nothing went wrong. */
const done: Either<Fault, null> = right(null);

/** If the ledger does not name the tracks on which the seat advances to space 10, chooses them in track order (TMY-20.12). */
const chooseTracks = (run: Run, by: Move['by']): Either<Fault, null> => {
  for (let cult = 0; cult < cults.length && run.draft.turn.choose > 0; cult++) {
    const name = cults[cult];
    if ((run.draft.turn.choose & (1 << cult)) === 0 || name === undefined) continue;
    const step = make(run, { _tag: 'Step', by, cult: name, steps: 1 }, `+${name}`);
    if (isLeft(step)) return step;
  }
  return done;
};

const makeMove = (run: Run, move: Move, command: string): Either<Fault, null> => {
  const { draft } = run;
  // During the set-up, moves do not name their seat, but the row does.
  if (draft.round === 0 && !run.shared && draft.active !== run.seat && move._tag !== 'Setup')
    return inLine(run.line, `${command}: another seat decides now`, 'TMY-19.1');
  run.shared = move._tag === 'Favor' && draft.round === 0;
  if (isIdle(run, move)) return done;
  if (move._tag === 'GiveUp' && move.what === 'BRIDGE' && draft.turn.bridges === 0 && run.missing > 0) {
    run.missing -= 1;
    return done;
  }
  if (draft.turn.choose > 0 && move._tag !== 'Step') {
    const chosen = chooseTracks(run, move.by);
    if (isLeft(chosen)) return chosen;
  }
  return make(run, move, command);
};

const runSaid = (run: Run, said: Exclude<Said, { readonly _tag: 'Event' }>, command: string): Either<Fault, null> => {
  if (said._tag === 'Moves') {
    for (const move of said.moves) {
      const made = makeMove(run, move, command);
      if (isLeft(made)) return made;
    }
    return done;
  }
  if (said._tag === 'Answer') {
    const move = nameless(run, said.answer, said.power);
    if (move === undefined) return inLine(run.line, `${command}: this power is not on offer`, 'TMY-8.1');
    return move === null ? done : make(run, move, command);
  }
  if (said._tag !== 'Forgo') return makeMove(run, said, command);
  if (said.workers > run.unordained)
    return inLine(run.line, `${command}: that many workers cannot become priests`, 'TMY-17.3');
  run.unordained -= said.workers;
  return done;
};

const endRow = (run: Run, row: LedgerRow): Either<Fault, null> => {
  const by = isDeferred(run.draft) && run.draft.round > 0 ? row.faction : null;
  if (run.draft.turn.choose > 0 && run.draft.active === run.seat) {
    const chosen = chooseTracks(run, by);
    if (isLeft(chosen)) return chosen;
  }
  endTurn(run, by);
  return done;
};

/** Handles an automatic row without commands; ledgers contain such rows for seats that have left the game. */
const runBare = (run: Run, row: LedgerRow): void => {
  const next = run.happened.find((event) => event.seat === run.seat);
  showEvent(run, next?.kind ?? scoreKind(run.scoring), run.seat, row);
};

/** Replays a row: makes the moves of its commands in order, then compares its figures. */
export const runRow = (run: Run, row: LedgerRow): Either<Fault, null> => {
  const seat = seatNamed(run.draft, row.faction);
  run.rows += 1;
  run.seat = seat;
  run.line = row.line;
  run.shared = false;
  run.before = undefined;
  run.offered = [];
  if (row.commands.length === 0) {
    runBare(run, row);
    return done;
  }
  let event = false;
  let moved = false;
  for (const command of row.commands) {
    const said = sayOf(run.draft, command, row.faction);
    if (said === undefined) return inLine(row.line, `${show(command)} is not a command`);
    if (said._tag === 'Event') {
      (moved ? showMerged : showEvent)(run, said.kind, seat, row);
      event = true;
      continue;
    }
    moved = true;
    const ran = runSaid(run, said, command);
    if (isLeft(ran)) return ran;
  }
  if (moved) compareOffers(run, row);
  if (event) return done;
  const ended = endRow(run, row);
  if (isLeft(ended)) return ended;
  compare(run, row, shown(run, seat < 0 ? seatNamed(run.draft, row.faction) : seat));
  return done;
};

const runItem = (run: Run, item: Ledger['items'][number]): Either<Fault, null> => {
  run.line = item.line;
  switch (item._tag) {
    case 'Row':
      return runRow(run, item);
    case 'Scoring':
      run.scoring = item.name;
      return done;
    case 'Dropped': {
      const drop = readMove(`drop ${item.name}`, null);
      if (drop?._tag !== 'Drop') return inLine(item.line, `no faction ${show(item.name)}`);
      return make(run, { ...drop, by: drop.faction }, 'dropped');
    }
  }
};

/** The result of replaying a ledger whose game cannot begin. */
const failed = (found: Fault): LedgerReport => ({ result: left(found), rows: 0, differences: [] });

/** Replays a parsed ledger. A command that breaks a rule gives a fault; wrong figures are listed as differences. */
const replayLedger = ({ options, items }: Ledger): LedgerReport => {
  const drawn = givenSetup(options);
  if (drawn === null) return failed(fault(['line 1'], 'the set-up is missing'));
  const start = initialState(options, drawn, source(0));
  const run = newRun(draftOf(start));
  const { draft, moves, differences } = run;
  const lines: ReplayedLine[] = [];
  for (const item of items) {
    const ran = runItem(run, item);
    // The row that failed was not compared.
    if (isLeft(ran)) return { result: ran, rows: Math.max(0, run.rows - 1), differences };
    lines.push({ line: item.line, moves: moves.length });
  }
  closeEvents(run);
  const { rows } = run;
  const totals = Object.fromEntries(draft.seats.map((seat, index) => [factionOf(draft, index).id, seat.vp]));
  return {
    result: right({
      options,
      start,
      final: draft,
      moves,
      canonical: () => canonicalMoves(start, moves),
      lines,
      rows,
      differences,
      totals,
    }),
    rows,
    differences,
  };
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
 * Reads and replays a ledger as far as possible. Returns the result of {@link checkLedger} and, even if that is a fault, the number of rows compared.
 * Takes as long as `checkLedger`.
 *
 * @param leech - says when offers of power are answered; ledgers of played games need `deferred`
 * @param text - the text of a ledger
 * @returns the number of compared rows, and the result or a fault
 *
 * @example
 * ```ts
 * import { inspectLedger } from 'rulehouse/terra-mystica/ledger';
 * inspectLedger('cultists\tnonsense').rows; // 0
 * ```
 */
export const inspectLedger = (text: string, leech: Options['leech-timing'] = 'deferred'): LedgerReport => {
  const ledger = readLedger(text, leech);
  return isLeft(ledger) ? failed(ledger.left) : replayLedger(ledger.right);
};

/**
 * Reads and replays the text of a ledger, and compares every figure of every row with the figure that follows from the rules. If the text is not a
 * ledger, the result is a fault that names the first line that could not be read. Wrong figures are not faults: they are listed as {@link
 * Difference}s in the result. Takes as long as replaying the game; a warm process checks a few hundred ledgers per second.
 *
 * @param leech - says when offers of power are answered; ledgers of played games need `deferred`
 * @param text - the text of a ledger
 * @returns the last state with all differences, or a fault
 * @fails a fault whose reason names the line; if a move breaks a rule, the fault also cites the rule
 *
 * @example
 * ```ts
 * import { isLeft, printFault } from 'rulehouse';
 * import { checkLedger } from 'rulehouse/terra-mystica/ledger';
 * const read = checkLedger('cultists\tnonsense');
 * if (isLeft(read)) console.log(printFault(read.left)); // line 1: a row has 15 columns, not 2
 * ```
 */
export const checkLedger = (text: string, leech: Options['leech-timing'] = 'deferred'): Either<Fault, Replayed> =>
  inspectLedger(text, leech).result;
