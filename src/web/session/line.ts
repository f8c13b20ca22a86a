/**
 * Lines of play: the game as a table has it, with the moves that were taken back. Lines are plain data; functions return the next line.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { moverOf, parseMoveIn } from '../../core/playing/play.js';
import { checkRecorded } from '../../core/playing/recorded.js';
import type { RecordDeparture, RecordEnd, RecordNotes } from '../../core/records/shape.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { isSeat, type Seat } from '../../core/values/seat.js';
import { type Clocks, freshClocks, granted } from '../../table/clock.js';
import { decided, endsTurn } from '../../table/decide.js';
import { beganAt, decidingIn } from '../../table/deciding.js';
import type { Made, Play, Table } from '../../table/index.js';
import { keyAfter } from '../../table/repetition.js';
import { freshPlay } from '../../table/sit.js';
import { gameBack } from '../../table/undo.js';
import type { Eye } from './driver.js';

/** A move that was made, and the state after it. */
export interface Ply<T extends GameTypes> extends Made {
  readonly legal: Legal<T['Move']>;
  readonly after: T['State'];
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
  /** What is agreed about the game, as a table at which nobody sits. */
  readonly agreed: Table<T>;
  /** The bot that plays on for seats that leave; null if there is none. */
  readonly leavingBot: string | null;
  /** The seed of the set-up; null if the game began from a given position. */
  readonly seed: Seed | null;
  /** `host` if the outcomes of chance so far did not come from the seed; otherwise undefined. */
  readonly chance: 'host' | undefined;
  /** The position at which the game goes on, with its people, time and questions. */
  readonly play: Play<T>;
  /** All moves; those after the position at which the game goes on were taken back. */
  readonly plies: readonly Ply<T>[];
  /** Whoever took back the moves after the position at which the game goes on; null if there are no such moves. */
  readonly tookBack: Eye | null;
  /** How people ended the game after the last move; null if people did not end the game. */
  readonly end: RecordEnd | null;
  /** The seats that have left, in the order in which they left; also those that left after the position at which the game goes on. */
  readonly gone: readonly LeftSeat[];
  /** The notes of a record; people play on for the seats that left a game in these notes. */
  readonly notes: Omit<RecordNotes, 'end'>;
}

/** The least time that a clock shows after moves were taken back, in milliseconds, unless it showed less before. */
const leastTime = 1000;

/** The number of moves before the position at which the game goes on. */
export const plyOf = <T extends GameTypes>({ play }: LineOfPlay<T>): number => play.made.length;

/** The state after a given number of moves. */
export const stateAt = <T extends GameTypes>({ play, plies }: LineOfPlay<T>, ply: number): T['State'] =>
  ply === 0 ? play.start : plies[ply - 1]!.after;

/** How people ended the game; null if they did not end it, or if moves were taken back. */
export const endOf = <T extends GameTypes>(line: LineOfPlay<T>): RecordEnd | null =>
  plyOf(line) === line.plies.length ? line.end : null;

/** The seats that have left for good when a position is reached, so that no person plays for them. */
export const goneAt = <T extends GameTypes>({ gone }: LineOfPlay<T>, ply: number): readonly RecordDeparture[] =>
  gone.flatMap((one) => (one.from <= ply ? [one.gone] : []));

/** True if a seat has left for good in the position at which the game goes on. */
export const isGone = <T extends GameTypes>({ play }: LineOfPlay<T>, seat: Seat): boolean =>
  play.left.some((one) => one.seat === seat);

/** The seats that had left when the position that is shown was reached, here or in the recorded game. */
export const leftOn = <T extends GameTypes>(line: LineOfPlay<T>): readonly RecordDeparture[] => {
  const { notes, play } = line;
  return notes.left === undefined ? play.left : [...notes.left.filter(({ ply }) => ply <= plyOf(line)), ...play.left];
};

/** True if the game is over, by its rules or by people. */
export const isEnded = <T extends GameTypes>(line: LineOfPlay<T>): boolean =>
  endOf(line) !== null || isSome(line.agreed.game.outcome(line.play.state));

/** The seats that have something to decide. */
export const decidingOn = <T extends GameTypes>(line: LineOfPlay<T>): readonly Seat[] =>
  endOf(line) === null ? decidingIn(line.agreed.game, line.play) : [];

/** Makes a recorded move in the given state; a fault if the rules do not know the move. */
const recordedPly = <T extends GameTypes>(game: Game<T>, before: T['State'], text: string): Either<Fault, Ply<T>> => {
  const read = parseMoveIn(game)(text)(before);
  if (isLeft(read)) return read;
  const checked = checkRecorded(game)(read.right)(before);
  if (isLeft(checked)) return left(fault([], checked.left.text, checked.left.rule));
  const legal = checked.right;
  const mover = moverOf(game)(legal)(before);
  const after = game.applyLegal(before, legal);
  return right({
    seat: isSeat(mover) ? mover : null,
    move: game.moveText.print(legal),
    took: 0,
    budget: { left: 0, free: 0 },
    turn: null,
    secret: game.isSecret(before),
    key: isSeat(mover) ? keyAfter(game, after) : null,
    legal,
    after,
  });
};

/** Makes recorded moves from a state on, one after another; a fault says which move the rules do not know. */
export const recordedPlies = <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  moves: readonly string[],
): Either<Fault, readonly Ply<T>[]> => {
  const plies: Ply<T>[] = [];
  for (const [index, text] of moves.entries()) {
    const ply = recordedPly(game, plies.at(-1)?.after ?? start, text);
    if (isLeft(ply)) return left(under('moves', String(index))(ply.left));
    plies.push(ply.right);
  }
  return right(plies);
};

/** The moves that a table made from a state on, with the state after each. */
const pliesOf = <T extends GameTypes>(game: Game<T>, start: T['State'], made: readonly Made[]): readonly Ply<T>[] => {
  const texts = made.map(({ move }) => move);
  const read = recordedPlies(game, start, texts);
  // Cannot fail, because the table made the moves.
  return isLeft(read) ? [] : read.right.map((ply, index) => ({ ...ply, ...made[index]! }));
};

/** A game at its beginning. */
export const begun = <T extends GameTypes>(
  from: Pick<LineOfPlay<T>, 'agreed' | 'leavingBot' | 'seed' | 'chance'>,
  given: Pick<Play<T>, 'options' | 'start'>,
): LineOfPlay<T> => {
  const play = freshPlay(from.agreed, given, 0);
  const plies = pliesOf(from.agreed.game, play.start, play.made);
  const notes = { tags: {}, comments: [], times: [] };
  return { ...from, play: { ...play, made: plies }, plies, tookBack: null, end: null, gone: [], notes };
};

/** The line without the moves that were taken back, and without their comments and times. */
const withoutTail = <T extends GameTypes>(line: LineOfPlay<T>): LineOfPlay<T> => {
  const at = plyOf(line);
  if (at === line.plies.length) return line;
  const comments = line.notes.comments.filter(({ ply }) => ply <= at);
  const notes = { ...line.notes, comments, times: line.notes.times.slice(0, at) };
  const gone = line.gone.filter(({ from }) => from <= at);
  return { ...line, plies: line.plies.slice(0, at), tookBack: null, end: null, gone, notes };
};

/** The seats that left by a step. A seat that drops out by a move has left after this move. */
const leftBy = <T extends GameTypes>(
  { agreed, play, leavingBot }: LineOfPlay<T>,
  after: Play<T>,
): readonly LeftSeat[] =>
  after.left
    .slice(play.left.length)
    .map((gone) =>
      agreed.spec.leaving === 'drops'
        ? { gone, from: gone.ply + 1 }
        : { gone: { ...gone, substitute: leavingBot }, from: gone.ply },
    );

/**
 * The line after a step at its table; `move` is the move that was made in this step, if any. Moves that were taken back are dropped, unless only the
 * open questions have changed.
 */
export const afterStep = <T extends GameTypes>(
  line: LineOfPlay<T>,
  { stage }: Table<T>,
  move?: Legal<T['Move']>,
): LineOfPlay<T> => {
  // The table of a line of play has begun its game.
  if (stage._tag === 'Seating') return line;
  const { play } = stage;
  const { made, sealed, left: gone } = line.play;
  const end = stage._tag === 'Over' && stage.end._tag === 'ByPeople' ? stage.end.end : null;
  if (end === null && play.made === made && play.sealed === sealed && play.left === gone) return { ...line, play };
  const open = withoutTail(line);
  const [plies, leaving] = [pliesAfter(open, play, move), leftBy(line, play)];
  const isMoved = plies !== open.plies;
  const { agreed, leavingBot, seed, chance, tookBack } = open;
  // Written out, because V8 is slow to spread what was spread before.
  return {
    agreed,
    leavingBot,
    seed,
    chance,
    play: { ...play, made: plies, left: leaving.length === 0 ? gone : [...gone, ...leaving.map((one) => one.gone)] },
    plies,
    tookBack,
    end,
    gone: leaving.length === 0 ? open.gone : [...open.gone, ...leaving],
    notes: end === null && !isMoved ? open.notes : notesAfter(open, isMoved),
  };
};

/** The moves of a line, and those that its table has made since; `move` is the only one, if it is known. */
const pliesAfter = <T extends GameTypes>(
  { agreed, play: { state }, plies }: LineOfPlay<T>,
  after: Play<T>,
  move: Legal<T['Move']> | undefined,
): readonly Ply<T>[] => {
  const count = after.made.length - plies.length;
  if (count < 1) return plies;
  if (count !== 1 || move === undefined)
    return [...plies, ...pliesOf(agreed.game, state, after.made.slice(plies.length))];
  const { seat, move: text, took, budget, turn, secret, key } = after.made[plies.length]!;
  return plies.concat([{ seat, move: text, took, budget, turn, secret, key, legal: move, after: after.state }]);
};

/** The notes after a move or the end of the game: people who play on for seats that left a recorded game are no longer replaced. */
const notesAfter = <T extends GameTypes>({ notes }: LineOfPlay<T>, isMoved: boolean): LineOfPlay<T>['notes'] => {
  if (notes.left === undefined && notes.times.length === 0) return notes;
  const { left: _, ...kept } = notes;
  return isMoved ? { ...kept, times: [] } : kept;
};

/** Adds a legal decision of a seat: the move is made immediately, or kept until the other seats have decided. */
export const decidedBy = <T extends GameTypes>(
  line: LineOfPlay<T>,
  seat: Seat,
  legal: Legal<T['Move']>,
): LineOfPlay<T> => {
  const { agreed, play } = line;
  const move = { legal, text: agreed.game.moveText.print(legal) };
  return afterStep(line, decided(agreed, play, seat, move, play.clocks.since), legal);
};

/** The line of play as it would go on after the given number of moves. */
export const shownAt = <T extends GameTypes>(line: LineOfPlay<T>, at: number): LineOfPlay<T> => {
  const [now, state] = [plyOf(line), stateAt(line, at)];
  if (at === now) return line;
  const { agreed, play, plies } = line;
  const back = gameBack(agreed, play, { ply: Math.min(at, now), state, alone: null });
  const budgets = back.clocks.budgets.map((budget, seat) => {
    const floor = Math.min(leastTime, play.clocks.budgets[seat]!.left);
    return budget.left < floor ? { ...budget, left: floor } : budget;
  });
  const clocks = paidAgain(line, { ...back.clocks, budgets }, at);
  return { ...line, play: { ...back, state, made: plies.slice(0, at), left: goneAt(line, at), clocks } };
};

/** The clocks after moves that were taken back are made again: what was paid for them is paid again, except to bots that play on. */
const paidAgain = <T extends GameTypes>(line: LineOfPlay<T>, clocks: Clocks, at: number): Clocks => {
  const { game, spec } = line.agreed;
  const now = plyOf(line);
  return line.plies.slice(now, at).reduce((before, { seat, turn, after }, index) => {
    if (seat === null || goneAt(line, now + index).some((one) => one.seat === seat)) return before;
    const closes = endsTurn(game, stateAt(line, now + index), { state: after, sealed: [] }, seat);
    return granted(spec.clock, { ...before, turn }, seat, closes);
  }, clocks);
};

/** The line with clocks that begin at the given time. */
export const withFreshClocks = <T extends GameTypes>(line: LineOfPlay<T>, now: number): LineOfPlay<T> => {
  const { agreed, play } = line;
  return { ...line, play: { ...play, clocks: freshClocks(agreed.spec.clock, agreed.players.length, now) } };
};

/**
 * The line at the position in which a seat left, before it left. A waiting decision that was made for the seat is dropped. If moves followed, they can
 * be made again, and then the seat has left again.
 */
export const withSeat = <T extends GameTypes>(line: LineOfPlay<T>, { gone }: LeftSeat): LineOfPlay<T> => {
  const before = shownAt(line, gone.ply);
  const { play } = before;
  const again = gone.ply < line.plies.length ? [{ gone, from: gone.ply + 1 }] : [];
  const back = { ...before, gone: line.gone.flatMap((one) => (one.gone === gone ? again : [one])) };
  const sealed = play.sealed.filter(({ seat }) => seat !== gone.seat);
  return { ...back, play: { ...play, sealed, talk: { ...play.talk, draw: null }, left: goneAt(back, gone.ply) } };
};

/** The number of moves that two lines have in common, from the start. */
export const keptPlies = <T extends GameTypes>(one: LineOfPlay<T>, other: LineOfPlay<T>): number => {
  // No line has other moves before the same last move.
  if (one.plies.length > 0 && one.plies.at(-1) === other.plies[one.plies.length - 1]) return one.plies.length;
  const first = one.plies.findIndex((ply, index) => ply !== other.plies[index]);
  return first < 0 ? one.plies.length : first;
};

/** The ply at which the decision began that reaches the given ply. */
export const decisionBegan = <T extends GameTypes>(line: LineOfPlay<T>, ply: number): number =>
  beganAt(line.agreed.game, (one) => stateAt(line, one), ply);

/** The nearest ply, before or after the one at which the game goes on, at which a person decides; -1 if there is none. */
export const nearest = <T extends GameTypes>(
  line: LineOfPlay<T>,
  at: number,
  step: -1 | 1,
  isPerson: (seat: Seat, ply: number) => boolean,
): number => {
  const { agreed, plies } = line;
  // Positions between simultaneous decisions are not shown, so go back to the first of these decisions.
  const fits = (ply: number): boolean =>
    agreed.game.toMove(stateAt(line, ply)).some((seat) => isPerson(seat, ply)) && decisionBegan(line, ply) === ply;
  if (step < 0) return plies.findLastIndex((_, ply) => ply < at && fits(ply));
  if (at === plies.length) return -1;
  const found = plies.findIndex((_, index) => index >= at && fits(index + 1));
  return found < 0 ? plies.length : found + 1;
};
