/**
 * Lines of play: plain data with a game's moves and the position shown, and functions that return the next line.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { settleChance } from '../../core/playing/chance.js';
import type { RecordDeparture, RecordEnd, RecordNotes } from '../../core/records/shape.js';
import type { Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import { beganAt, decidingIn, roundOf } from '../../table/deciding.js';
import type { Question } from '../../table/index.js';
import type { Eye } from './driver.js';

/** A move that was made, and the state after it. */
export interface Ply<T extends GameTypes> {
  /** The seat that made the move; -1 for chance. */
  readonly seat: number;
  readonly move: Legal<T['Move']>;
  readonly text: string;
  /** True if only the seat that made the move knows the move. */
  readonly secret: boolean;
  readonly after: T['State'];
}

/** A decision that is kept secret until all seats that decide at the same time have decided. */
export interface SealedDecision<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: Legal<T['Move']>;
  readonly text: string;
}

/** A seat that has left the game at this machine, and for which no person plays any more. */
export interface LeftSeat {
  /** What a record says about the departure. */
  readonly gone: RecordDeparture;
  /** The number of moves from which on the seat has left: a seat that drops out by a move has left after this move. */
  readonly from: number;
}

/** A line of play: a game as far as it has been played. */
export interface LineOfPlay<T extends GameTypes> {
  readonly options: T['Options'];
  /** The seed of the set-up; null if the game began from a given position. */
  readonly seed: Seed | null;
  /** The seed of the outcomes of chance. */
  readonly draws: Seed;
  /** `host` if the outcomes of chance so far did not come from the seed; otherwise undefined. */
  readonly chance: 'host' | undefined;
  readonly start: T['State'];
  readonly plies: readonly Ply<T>[];
  /** The number of moves before the position at which the game goes on; the moves after it were taken back. */
  readonly at: number;
  /** Whoever took back the moves after the position at which the game goes on; null if there are no such moves. */
  readonly tookBack: Eye | null;
  readonly sealed: readonly SealedDecision<T>[];
  readonly draw: Question | null;
  /** The seats whose offers of a draw were refused, each with the number of moves that had been made then. */
  readonly drawRefused: readonly { readonly seat: Seat; readonly at: number }[];
  /** How people ended the game after the last move; null if people did not end the game. */
  readonly end: RecordEnd | null;
  /** The seats that have left, in the order in which they left; also those that left after the position at which the game goes on. */
  readonly gone: readonly LeftSeat[];
  /** The notes of a record; people play on for the seats that left a game in these notes. */
  readonly notes: Omit<RecordNotes, 'end'>;
}

/** The fields of a line of play that are always the same before the first move. */
export const unplayed = {
  chance: undefined,
  plies: [],
  at: 0,
  tookBack: null,
  sealed: [],
  draw: null,
  drawRefused: [],
  end: null,
  gone: [],
  notes: { tags: {}, comments: [], times: [] },
} as const;

/** The state after a given number of moves. */
export const stateAt = <T extends GameTypes>({ start, plies }: LineOfPlay<T>, ply: number): T['State'] =>
  ply === 0 ? start : plies[ply - 1]!.after;

/** The state at which the game goes on. */
export const stateOf = <T extends GameTypes>(line: LineOfPlay<T>): T['State'] => stateAt(line, line.at);

/** How people ended the game; null if they did not end it, or if moves were taken back. */
export const endOf = <T extends GameTypes>({ end, at, plies }: LineOfPlay<T>): RecordEnd | null =>
  at === plies.length ? end : null;

/** The seats that have left for good when a position is reached, so that no person plays for them. */
export const goneAt = <T extends GameTypes>({ gone }: LineOfPlay<T>, ply: number): readonly RecordDeparture[] =>
  gone.flatMap((one) => (one.from <= ply ? [one.gone] : []));

/** True if a seat has left for good in the position at which the game goes on. */
export const isGone = <T extends GameTypes>(line: LineOfPlay<T>, seat: Seat): boolean =>
  goneAt(line, line.at).some((one) => one.seat === seat);

/** The seats that had left when the position that is shown was reached, here or in the recorded game. */
export const leftOn = <T extends GameTypes>(line: LineOfPlay<T>): readonly RecordDeparture[] => [
  ...(line.notes.left ?? []).filter(({ ply }) => ply <= line.at),
  ...goneAt(line, line.at),
];

/** True if the game is over, by its rules or by people. */
export const isEnded = <T extends GameTypes>(game: Game<T>, line: LineOfPlay<T>): boolean =>
  endOf(line) !== null || isSome(game.outcome(stateOf(line)));

/** The seats that have something to decide. */
export const decidingOn = <T extends GameTypes>(game: Game<T>, line: LineOfPlay<T>): readonly Seat[] =>
  endOf(line) === null ? decidingIn(game, { state: stateOf(line), sealed: line.sealed }) : [];

/** Makes a move in the given state; the result contains the move and the state after the move. */
export const plyOf = <T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  seat: number,
  move: Legal<T['Move']>,
): Ply<T> => ({
  seat,
  move,
  text: game.moveText.print(move),
  secret: game.isSecret(before),
  after: game.applyLegal(before, move),
});

/** The line without the moves that were taken back, and without their comments and times. */
export const withoutTail = <T extends GameTypes>(line: LineOfPlay<T>): LineOfPlay<T> => {
  if (line.at === line.plies.length) return line;
  const comments = line.notes.comments.filter(({ ply }) => ply <= line.at);
  const notes = { ...line.notes, comments, times: line.notes.times.slice(0, line.at) };
  const gone = line.gone.filter(({ from }) => from <= line.at);
  return { ...line, plies: line.plies.slice(0, line.at), tookBack: null, end: null, gone, notes };
};

/** The line with a move added; moves that were taken back are dropped. */
const appended = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  seat: number,
  move: Legal<T['Move']>,
): LineOfPlay<T> => {
  const before = withoutTail(line);
  const plies = [...before.plies, plyOf(game, stateOf(line), seat, move)];
  // Seats for which people play on in a game that was loaded have not left it any more.
  const { left: _, ...kept } = before.notes;
  const notes = { ...kept, times: [] };
  return { ...before, plies, at: plies.length, sealed: [], drawRefused: [], end: null, notes };
};

/** The line after a seat has left while the game goes on: by the given move, if the seat drops out by one. */
export const withoutSeat = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  gone: RecordDeparture,
  drop: Legal<T['Move']> | undefined,
): LineOfPlay<T> => {
  const open = { ...withoutTail(line), draw: null, drawRefused: [] };
  if (drop === undefined) return { ...open, gone: [...open.gone, { gone, from: line.at }] };
  const dropped = appended(game, open, gone.seat, drop);
  return settled(game, { ...dropped, gone: [...dropped.gone, { gone, from: dropped.at }] });
};

/**
 * The line at the position in which a seat left, before it left. A waiting decision that was made for the seat is dropped. If moves followed, they can
 * be made again, and then the seat has left again.
 */
export const withSeat = <T extends GameTypes>(line: LineOfPlay<T>, { gone }: LeftSeat): LineOfPlay<T> => {
  const before = shownAt(line, gone.ply);
  const sealed = before.sealed.filter(({ seat }) => seat !== gone.seat);
  const again = gone.ply < line.plies.length ? [{ gone, from: gone.ply + 1 }] : [];
  return { ...before, sealed, draw: null, gone: line.gone.flatMap((one) => (one.gone === gone ? again : [one])) };
};

/** Makes the moves of chance until a seat has to decide. */
export const settled = <T extends GameTypes>(game: Game<T>, line: LineOfPlay<T>): LineOfPlay<T> => {
  const { moves } = settleChance(game)(stateOf(line), line.draws, line.at);
  return moves.reduce<LineOfPlay<T>>((before, move) => appended(game, before, -1, move), line);
};

/** The offer of a draw after a seat's move. The offer stays open if the seat had agreed to it; otherwise the result is null. */
const drawAfter = (draw: Question | null, seat: Seat): Question | null =>
  draw?.agreed.includes(seat) === true ? draw : null;

/** Adds a legal decision of a seat: the move is made immediately, or kept until the other seats have decided. */
export const decidedBy = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  seat: Seat,
  move: Legal<T['Move']>,
): LineOfPlay<T> => {
  const round = roundOf(game, stateOf(line));
  const open = { ...line, draw: drawAfter(line.draw, seat) };
  if (!round.includes(seat)) return settled(game, appended(game, open, seat, move));
  const sealed = [...line.sealed, { seat, move, text: game.moveText.print(move) }];
  const inOrder = round.flatMap((one) => sealed.filter((other) => other.seat === one));
  if (inOrder.length < round.length) return { ...withoutTail(open), sealed };
  return settled(
    game,
    inOrder.reduce<LineOfPlay<T>>((before, one) => appended(game, before, one.seat, one.move), open),
  );
};

/** The line of play as it would go on after the given number of moves. */
export const shownAt = <T extends GameTypes>(line: LineOfPlay<T>, at: number): LineOfPlay<T> =>
  at === line.at ? line : { ...line, at, sealed: [], draw: null };

/** The number of moves that two lines have in common, from the start. */
export const keptPlies = <T extends GameTypes>(one: LineOfPlay<T>, other: LineOfPlay<T>): number => {
  const first = one.plies.findIndex((ply, index) => ply !== other.plies[index]);
  return first < 0 ? one.plies.length : first;
};

/** The ply at which the decision began that reaches the given ply. */
export const decisionBegan = <T extends GameTypes>(game: Game<T>, line: LineOfPlay<T>, ply: number): number =>
  beganAt(game, (one) => stateAt(line, one), ply);

/** The nearest ply, before or after the one at which the game goes on, at which a person decides; -1 if there is none. */
export const nearest = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  step: -1 | 1,
  isPerson: (seat: Seat, ply: number) => boolean,
): number => {
  const { at, plies } = line;
  // Positions between simultaneous decisions are not shown, so go back to the first of these decisions.
  const fits = (ply: number): boolean =>
    game.toMove(stateAt(line, ply)).some((seat) => isPerson(seat, ply)) && decisionBegan(game, line, ply) === ply;
  if (step < 0) return plies.slice(0, at).findLastIndex((_, ply) => fits(ply));
  if (at === plies.length) return -1;
  const found = plies.findIndex((_, index) => index >= at && fits(index + 1));
  return found < 0 ? plies.length : found + 1;
};
