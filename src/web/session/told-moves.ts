/**
 * The moves of a table in a server's words, for moves that a session did not see being made.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode, list, nullable, text, whole } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';
import type { Look } from '../../table/index.js';
import type { Played } from './snapshot.js';

const word = nullable(text('a text', 4000));

const told = t.type({
  moves: list(t.type({ seat: whole(-1, seats.length - 1), text: word, words: word }), 0, 50_000),
});

/** Reads the moves from the JSON text of a server's answer; undefined if the answer cannot be read. */
export const readTold = (json: string): readonly Played[] | undefined => {
  const read = chain(parseJson(json), decode(told));
  return isLeft(read) ? undefined : read.right.moves;
};

/** The number of the first move of a list that has no words and no known seat; undefined if there is none. */
export const firstUntold = (history: readonly Played[]): number | undefined => {
  const first = history.findIndex(({ seat }) => seat === null);
  return first < 0 ? undefined : first;
};

/** A list of moves with a server's words for the moves that had none. Moves may have changed in the meantime, so the words count only for the same move. */
export const withTold = (history: readonly Played[], from: number, moves: readonly Played[]): readonly Played[] =>
  history.map((played, ply) => {
    const one = moves[ply - from];
    return played.seat === null && one?.text === played.text ? one : played;
  });

/** The record of a table's game, if the server has sent it; otherwise the reason why there is none. */
export const savedAt = (look: Look | undefined, record: string | null): Either<Fault, string> => {
  if (record !== null) return right(record);
  const has = look !== undefined && look.sight !== null;
  return left(
    fault(
      [],
      has
        ? look.end === null
          ? 'the game is not over yet'
          : 'the server has not sent the record'
        : 'there is no position',
    ),
  );
};
