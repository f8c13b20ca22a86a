/**
 * Writes lines of play as records, and reads records as lines of play.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { moverOf, parseMoveIn } from '../../core/playing/play.js';
import { checkRecorded } from '../../core/playing/recorded.js';
import { decode } from '../../core/reading/codec.js';
import { readRecord, writeRecord } from '../../core/records/record.js';
import { gameRecord, waitingTag } from '../../core/records/shape.js';
import { type WaitingDecision, waitingIn, withoutWaiting, withWaiting } from '../../core/records/waiting.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats } from '../../core/values/seat.js';
import { positionOf } from '../../table/deciding.js';
import { dropOf } from '../../table/departure.js';
import type { LeavingSpec } from '../../table/index.js';
import {
  decidedBy,
  decidingOn,
  endOf,
  type LeftSeat,
  type LineOfPlay,
  leftOn,
  type Ply,
  plyOf,
  stateAt,
  stateOf,
  unplayed,
} from './line.js';

/** The greatest length of a record's tag, in characters. */
const longestTag = 400;

/**
 * The record of the moves up to the position at which the game goes on, with the names of the seats as tags. Decisions that wait for others are kept,
 * so the record is only for those who may know everything.
 */
export const recordText = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  names: readonly (string | null)[],
): Either<Fault, string> => {
  const { options, seed, start, plies, at, chance, notes, sealed } = line;
  const gone = leftOn(line);
  const tags = names.flatMap((name, seat) =>
    name === null ? [] : [[`seat${seat}`, name.slice(0, longestTag)] as const],
  );
  const moves = plies.slice(0, at).map(({ move }) => move);
  const written = writeRecord(game)(options, seed, start, moves, {
    tags: { ...notes.tags, ...Object.fromEntries(tags) },
    end: endOf(line),
    comments: notes.comments.filter(({ ply }) => ply <= at),
    times: notes.times.slice(0, at),
    ...(gone.length === 0 ? {} : { left: gone }),
    ...(chance === undefined ? {} : { chance }),
  });
  return chain(
    chain(written, (record) => (sealed.length === 0 ? right(record) : decode(gameRecord)(withWaiting(record, sealed)))),
    (record) => right(JSON.stringify(record)),
  );
};

/** A line of play that was read from a record, and the names of its seats. */
export interface SavedLine<T extends GameTypes> {
  readonly line: LineOfPlay<T>;
  readonly names: readonly (string | null)[];
}

/** Replays the moves of a record; the result contains each move with the state after the move. */
const pliesOf = <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  moves: readonly string[],
): Either<Fault, readonly Ply<T>[]> => {
  const plies: Ply<T>[] = [];
  let state: T['State'] = start;
  for (const [index, text] of moves.entries()) {
    const at = under('moves', String(index));
    const move = parseMoveIn(game)(text)(state);
    if (isLeft(move)) return left(at(move.left));
    const checked = checkRecorded(game)(move.right)(state);
    if (isLeft(checked)) return left(at(fault([], checked.left.text, checked.left.rule)));
    const ply = plyOf(game, state, moverOf(game)(checked.right)(state), checked.right);
    plies.push(ply);
    state = ply.after;
  }
  return right(plies);
};

/** Adds the decisions that waited for others when a record was written; a fault if a decision does not fit the position. */
const withSealed = <T extends GameTypes>(
  game: Game<T>,
  before: LineOfPlay<T>,
  waiting: readonly WaitingDecision[],
): Either<Fault, LineOfPlay<T>> =>
  waiting.reduce<Either<Fault, LineOfPlay<T>>>(
    (line, { seat, text }) =>
      chain(line, (open) => {
        const at = under('tags', waitingTag(seat));
        if (!decidingOn(game, open).includes(seat)) return left(at(fault([], 'this seat has nothing to decide')));
        const position = positionOf(game, stateOf(open), seat);
        const read = parseMoveIn(game)(text)(position);
        if (isLeft(read)) return left(at(read.left));
        const checked = game.check(read.right)(position);
        return isLeft(checked)
          ? left(at(fault([], checked.left.text, checked.left.rule)))
          : right(decidedBy(game, open, seat, checked.right));
      }),
    right(before),
  );

/** The seats that left a recorded game. A seat that dropped out by a move has left after this move. */
const leftIn = <T extends GameTypes>(game: Game<T>, line: LineOfPlay<T>): readonly LeftSeat[] =>
  (line.notes.left ?? []).map((gone) => {
    const { seat, ply } = gone;
    const drop = line.plies[ply]?.seat === seat ? dropOf(game, stateAt(line, ply), seat) : undefined;
    const isDrop = drop !== undefined && game.moveText.print(drop) === line.plies[ply]?.text;
    return { gone, from: isDrop ? ply + 1 : ply };
  });

/**
 * Lets a recorded game go on at this machine without those who left it, if it is agreed here that others play on; otherwise, people play on for them.
 * Where seats drop out, no bot plays on, so all who left must have dropped out.
 */
export const withoutThoseWhoLeft = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  leaving: LeavingSpec,
): LineOfPlay<T> => {
  const gone = leftIn(game, line);
  const goesOn = leaving === 'bot' || (leaving === 'drops' && gone.every(({ gone: { ply }, from }) => from > ply));
  if (!goesOn) return line;
  const { left: _, ...notes } = line.notes;
  return { ...line, gone, notes };
};

/** Restores a line of play from a record. `draws` is the seed for later random events, if the game began from a given position. */
export const lineOfRecord = <T extends GameTypes>(
  game: Game<T>,
  text: string,
  draws: Seed,
): Either<Fault, SavedLine<T>> =>
  chain(readRecord(game)(text), ({ record, options, start }) =>
    chain(pliesOf(game, start, record.moves), (plies) => {
      const { seed, tags, end, comments, times, chance, left: gone } = record;
      const notes = { tags: withoutWaiting(tags), comments, times, ...(gone === undefined ? {} : { left: gone }) };
      const names = firstSeats(game.seatCount(start)).map((seat) => orNull(tags[`seat${seat}`]));
      const begin = { ...unplayed, options, seed, draws: seed ?? draws, chance, start };
      const line = { ...begin, plies, at: plies.length, end, notes };
      return chain(withSealed(game, line, waitingIn(record)), (whole) => right({ line: whole, names }));
    }),
  );
