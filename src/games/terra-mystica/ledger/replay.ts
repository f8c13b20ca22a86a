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
import { hasBit } from '../engine/bits.js';
import { moverOf } from '../engine/deciding.js';
import { draftOf } from '../state/draft.js';
import { factionOf, isDeferred, seatNamed } from '../state/selectors.js';
import { cultBoard, cults } from '../tables/pieces.js';
import { readMove } from '../text/move-text.js';
import { isIdle, nameless } from './answers.js';
import { type Said, sayOf, scoreKind } from './commands.js';
import { figuresOf } from './figures.js';
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

/** True if the current row shows a seat's marker on space 10 of a track, counted from 0. */
const isToldTop = (run: Run, cult: number): boolean => run.told?.cults[cult] === cultBoard.top;

/** The tracks among which the seat must choose, those on which the row shows its marker on space 10 first; otherwise in track order. */
const choices = (run: Run): readonly number[] => {
  const open = cults.flatMap((_, cult) => (hasBit(run.draft.turn.choose, cult) ? [cult] : []));
  return [...open.filter((cult) => isToldTop(run, cult)), ...open.filter((cult) => !isToldTop(run, cult))];
};

/** True if the row shows that the seat keeps its key: all markers that could move to space 10 are still on space 9. */
const isKeyKept = (run: Run): boolean => choices(run).every((cult) => run.told?.cults[cult] === cultBoard.top - 1);

/**
 * If the ledger does not name the tracks on which the seat advances to space 10, takes those that give the figures of the row, and otherwise the first
 * in track order (TMY-20.12, TMY-24.12).
 */
const chooseTracks = (run: Run, by: Move['by']): Either<Fault, null> => {
  if (isKeyKept(run)) return make(run, { _tag: 'KeepKey', by }, 'keep key');
  for (const cult of choices(run)) {
    if (!hasBit(run.draft.turn.choose, cult)) continue;
    const name = cults[cult]!;
    const step = make(run, { _tag: 'Step', by, cult: name, steps: 1 }, `+${name}`);
    if (isLeft(step)) return step;
  }
  return done;
};

/** True if a command names one of the tracks among which the seat must choose; a step that is due besides does not if the row shows otherwise. */
const isChoice = (run: Run, move: Move): boolean => {
  if (move._tag !== 'Step') return false;
  const cult = cults.indexOf(move.cult);
  const [first] = choices(run);
  return hasBit(run.draft.turn.choose, cult) && (isToldTop(run, cult) || first === undefined || !isToldTop(run, first));
};

const makeMove = (run: Run, move: Move, command: string): Either<Fault, null> => {
  const { draft } = run;
  // During the set-up, moves do not name their seat, but the row does; a row in which its seat left the game goes on with the next seat's moves.
  const isNamed = !run.shared && draft.seats[run.seat]?.dropped !== 1;
  if (draft.round === 0 && isNamed && draft.active !== run.seat && move._tag !== 'Setup')
    return inLine(run.line, `${command}: another seat decides now`, 'TMY-19.1');
  run.shared = move._tag === 'Favor' && draft.round === 0;
  if (isIdle(run, move)) return done;
  if (move._tag === 'GiveUp' && move.what === 'BRIDGE' && draft.turn.bridges === 0 && run.missing > 0) {
    run.missing -= 1;
    return done;
  }
  if (draft.turn.choose > 0 && draft.active === run.seat && !isChoice(run, move)) {
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

/**
 * Handles a row without commands: an automatic row of a seat that has left the game, or a row in which nothing happens, which the site writes where a
 * seat leaves the game or goes on with its next turn.
 */
const runBare = (run: Run, row: LedgerRow): void => {
  const next = run.happened.find((event) => event.seat === run.seat);
  if (next === undefined && run.scoring === '' && run.seat >= 0) {
    compare(run, row, figuresOf(run.draft, run.seat));
    return;
  }
  showEvent(run, next?.kind ?? scoreKind(run.scoring), run.seat, row);
};

/** A command that would give a seat resources, or points that it did not score. */
const gained = /^\+ ?\d* ?(?:[cwp]|pw|vp|spade|key|coins?|workers?|priests?|power)$/;

/** Why a command cannot be read. */
const unknown = (command: string): string =>
  gained.test(command) ? 'would give the seat something by hand, which is not supported' : 'is not a command';

/** Replays a row: makes the moves of its commands in order, then compares its figures. */
export const runRow = (run: Run, row: LedgerRow): Either<Fault, null> => {
  const seat = seatNamed(run.draft, row.faction);
  run.rows += 1;
  run.seat = seat;
  run.line = row.line;
  run.told = row.figures;
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
    if (said === undefined) return inLine(row.line, `${show(command)} ${unknown(command)}`);
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
      return make(run, { ...drop, by: drop.faction }, `${drop.faction} dropped from the game`);
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
