/**
 * Writes lines of play as records, and reads records as lines of play.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { parseMoveIn } from '../../core/playing/play.js';
import { decode } from '../../core/reading/codec.js';
import { readRecord, writeRecord } from '../../core/records/record.js';
import { gameRecord, waitingTag } from '../../core/records/shape.js';
import { type WaitingDecision, waitingIn, withoutWaiting, withWaiting } from '../../core/records/waiting.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { firstSeats } from '../../core/values/seat.js';
import { positionOf } from '../../table/deciding.js';
import { dropOf } from '../../table/departure.js';
import {
  begun,
  decidedBy,
  decidingOn,
  endOf,
  goneAt,
  type LeftSeat,
  type LineOfPlay,
  leftOn,
  type Ply,
  plyOf,
  recordedPly,
  stateAt,
} from './line.js';
import { type Agreement, agreedOn } from './local-setup.js';

/** The greatest length of a record's tag, in characters. */
const longestTag = 400;

/**
 * The record of the moves up to the position at which the game goes on, with the names of the seats as tags. Decisions that wait for others are kept,
 * so the record is only for those who may know everything.
 */
export const recordText = <T extends GameTypes>(
  line: LineOfPlay<T>,
  names: readonly (string | null)[],
): Either<Fault, string> => {
  const { seed, plies, chance, notes, agreed } = line;
  const { options, start, sealed } = line.play;
  const [at, gone] = [plyOf(line), leftOn(line)];
  const waiting = sealed.map(({ seat, move }) => ({ seat, text: move }));
  const tags = names.flatMap((name, seat) =>
    name === null ? [] : [[`seat${seat}`, name.slice(0, longestTag)] as const],
  );
  const moves = plies.slice(0, at).map(({ legal }) => legal);
  const written = writeRecord(agreed.game)(options, seed, start, moves, {
    tags: { ...notes.tags, ...Object.fromEntries(tags) },
    end: endOf(line),
    comments: notes.comments.filter(({ ply }) => ply <= at),
    times: notes.times.slice(0, at),
    ...(gone.length === 0 ? {} : { left: gone }),
    ...(chance === undefined ? {} : { chance }),
  });
  return chain(
    chain(written, (record) =>
      sealed.length === 0 ? right(record) : decode(gameRecord)(withWaiting(record, waiting)),
    ),
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
  for (const [index, text] of moves.entries()) {
    const ply = recordedPly(game, plies.at(-1)?.after ?? start, text);
    if (isLeft(ply)) return left(under('moves', String(index))(ply.left));
    plies.push(ply.right);
  }
  return right(plies);
};

/** Adds the decisions that waited for others when a record was written; a fault if a decision does not fit the position. */
const withSealed = <T extends GameTypes>(
  before: LineOfPlay<T>,
  waiting: readonly WaitingDecision[],
): Either<Fault, LineOfPlay<T>> =>
  waiting.reduce<Either<Fault, LineOfPlay<T>>>(
    (line, { seat, text }) =>
      chain(line, (open) => {
        const at = under('tags', waitingTag(seat));
        const { game } = open.agreed;
        if (!decidingOn(open).includes(seat)) return left(at(fault([], 'this seat has nothing to decide')));
        const position = positionOf(game, open.play.state, seat);
        const read = parseMoveIn(game)(text)(position);
        if (isLeft(read)) return left(at(read.left));
        const checked = game.check(read.right)(position);
        return isLeft(checked)
          ? left(at(fault([], checked.left.text, checked.left.rule)))
          : right(decidedBy(open, seat, checked.right));
      }),
    right(before),
  );

/** The seats that left a recorded game. A seat that dropped out by a move has left after this move. */
const leftIn = <T extends GameTypes>(line: LineOfPlay<T>): readonly LeftSeat[] =>
  (line.notes.left ?? []).map((gone) => {
    const { game } = line.agreed;
    const { seat, ply } = gone;
    const drop = line.plies[ply]?.seat === seat ? dropOf(game, stateAt(line, ply), seat) : undefined;
    const isDrop = drop !== undefined && game.moveText.print(drop) === line.plies[ply]?.move;
    return { gone, from: isDrop ? ply + 1 : ply };
  });

/**
 * Lets a recorded game go on at this machine without those who left it, if it is agreed here that others play on; otherwise, people play on for them.
 * Where seats drop out, no bot plays on, so all who left must have dropped out.
 */
export const withoutThoseWhoLeft = <T extends GameTypes>(line: LineOfPlay<T>): LineOfPlay<T> => {
  const { leaving } = line.agreed.spec;
  const gone = leftIn(line);
  const goesOn = leaving === 'bot' || (leaving === 'drops' && gone.every(({ gone: { ply }, from }) => from > ply));
  if (!goesOn) return line;
  const { left: _, ...notes } = line.notes;
  const after = { ...line, gone, notes };
  return { ...after, play: { ...line.play, left: goneAt(after, plyOf(line)) } };
};

/** Restores a line of play from a record, to be played on as it is agreed here. */
export const lineOfRecord = <T extends GameTypes>(
  game: Game<T>,
  text: string,
  agreement: Agreement,
): Either<Fault, SavedLine<T>> =>
  chain(readRecord(game)(text), ({ record, options, start }) =>
    chain(pliesOf(game, start, record.moves), (plies) => {
      const { seed, tags, end, comments, times, chance, left: gone } = record;
      const notes = { tags: withoutWaiting(tags), comments, times, ...(gone === undefined ? {} : { left: gone }) };
      const count = game.seatCount(start);
      const names = firstSeats(count).map((seat) => orNull(tags[`seat${seat}`]));
      const agreed = agreedOn(game, { ...agreement, seed: seed ?? agreement.seed }, count);
      const { play, ...line } = begun({ agreed, leavingBot: agreement.leavingBot, seed, chance }, { options, start });
      const at = { ...play, made: plies, state: stateAt({ ...line, play, plies }, plies.length) };
      return chain(withSealed({ ...line, play: at, plies, end, notes }, waitingIn(record)), (whole) =>
        right({ line: whole, names }),
      );
    }),
  );
