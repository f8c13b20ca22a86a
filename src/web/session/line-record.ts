/**
 * Writes lines of play as records, and reads records as lines of play.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { moverOf, parseMoveIn } from '../../core/playing/play.js';
import { checkRecorded } from '../../core/playing/recorded.js';
import { readRecord, writeRecord } from '../../core/records/record.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats } from '../../core/values/seat.js';
import { endOf, type LineOfPlay, leftOn, type Ply, plyOf } from './line.js';

/** The greatest length of a record's tag, in characters. */
const longestTag = 400;

/** The record of the moves up to the position that is shown, with the names of the seats as tags. */
export const recordText = <T extends GameTypes>(
  game: Game<T>,
  line: LineOfPlay<T>,
  names: readonly (string | null)[],
): string | null => {
  const { options, seed, start, plies, at, chance, notes } = line;
  const gone = leftOn(line);
  const tags = names.flatMap((name, seat) =>
    name === null ? [] : [[`seat${seat}`, name.slice(0, longestTag)] as const],
  );
  const written = writeRecord(game)(
    options,
    seed,
    start,
    plies.slice(0, at).map(({ move }) => move),
    {
      tags: { ...notes.tags, ...Object.fromEntries(tags) },
      end: endOf(line),
      comments: notes.comments.filter(({ ply }) => ply <= at),
      times: notes.times.slice(0, at),
      ...(gone.length === 0 ? {} : { left: gone }),
      ...(chance === undefined ? {} : { chance }),
    },
  );
  return isRight(written) ? JSON.stringify(written.right) : null;
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

/** Restores a line of play from a record. `draws` is the seed for later random events, if the game began from a given position. */
export const lineOfRecord = <T extends GameTypes>(
  game: Game<T>,
  text: string,
  draws: Seed,
): Either<Fault, SavedLine<T>> =>
  chain(readRecord(game)(text), ({ record, options, start }) =>
    chain(pliesOf(game, start, record.moves), (plies) => {
      const { seed, tags, end, comments, times, chance, left: gone } = record;
      const notes = { tags, comments, times, ...(gone === undefined ? {} : { left: gone }) };
      const names = firstSeats(game.seatCount(start)).map((seat) => orNull(tags[`seat${seat}`]));
      const begin = { options, seed, draws: seed ?? draws, chance, start };
      return right({
        line: { ...begin, plies, at: plies.length, sealed: [], draw: null, drawRefused: [], end, notes },
        names,
      });
    }),
  );
