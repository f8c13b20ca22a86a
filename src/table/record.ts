/**
 * Makes the record of a table's game, and the spec of the players' next game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import { writeRecord } from '../core/records/record.js';
import type { GameRecord, RecordComment } from '../core/records/shape.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import { left, right } from '../core/values/results.js';
import { playAt } from './look.js';
import type { TableSpec } from './spec.js';
import type { Made, Table } from './table.js';

const parsed = <T extends GameTypes>({ game }: Table<T>, made: readonly Made[]): Either<Fault, readonly T['Move'][]> =>
  made.reduce<Either<Fault, readonly T['Move'][]>>(
    (before, { move }) =>
      chain(before, (moves) => {
        const read = game.moveText.parse(move);
        return isLeft(read) ? read : right([...moves, read.right]);
      }),
    right([]),
  );

/**
 * The comments, sorted by the number of moves made before each. A comment on a move that was taken back is attached to the position to which the game
 * returned.
 */
const inOrder = (comments: readonly RecordComment[], plies: number): readonly RecordComment[] =>
  comments.map(({ ply, text }) => ({ ply: Math.min(ply, plies), text })).sort((a, b) => a.ply - b.ply);

/**
 * The record of the game so far: options, seed, moves, players, comments and times. If players or a clock ended the game, the record says how. It
 * says who left the game, and who played on. The record contains every secret, so the host keeps it to itself until the game is over.
 *
 * @param table - the table
 * @returns the record, which `verifyRecord` accepts
 * @fails a fault without a path if the game has not begun; for a table put together by hand, the fault that `writeRecord` gives
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { act, open, recordOf } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
 * if (isRight(opened)) {
 *   const record = recordOf(act(opened.right.table, { _tag: 'Resign', player: 'Bo' }, 5).table);
 *   if (isRight(record)) record.right.end; // { reason: 'resignation', seat: 1, places: [1, 2] }
 *   if (isRight(record)) record.right.tags['seat0']; // 'Ada'
 * }
 * ```
 */
export const recordOf = <T extends GameTypes>(table: Table<T>): Either<Fault, GameRecord> => {
  const { game, spec, players, comments, stage } = table;
  const play = playAt(table);
  if (play === undefined) return left(fault([], 'the game has not begun'));
  const names = players.flatMap((player, seat) => (player === null ? [] : [[`seat${seat}`, player] as const]));
  const end = stage._tag === 'Over' && stage.end._tag === 'ByPeople' ? stage.end.end : null;
  return chain(parsed(table, play.made), (moves) =>
    writeRecord(game)(play.options, spec.start === null ? spec.seed : null, play.start, moves, {
      tags: { ...spec.tags, ...Object.fromEntries(names) },
      end,
      comments: inOrder(comments, moves.length),
      times: play.made.map(({ took }) => took),
      ...(play.left.length === 0 ? {} : { left: play.left }),
    }),
  );
};

/**
 * The spec of the same players' next game, for which each player moves on by one seat. Players keep their belongings.
 *
 * @param table - the table at which the players have played
 * @param seed - the seed for the next game's set-up
 * @returns the spec of the next table
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/toframenn';
 * import { open, rematch } from 'rulehouse/table';
 * const roster = ['R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3'];
 * const opened = open(game, { players: ['Ada', 'Bo'], belongings: [{ player: 'Ada', option: roster }] }, 0);
 * if (isRight(opened)) {
 *   const { players, belongings } = rematch(opened.right.table, 2);
 *   players; // ['Bo', 'Ada']
 *   belongings[0]?.player; // 'Ada'
 * }
 * ```
 */
export const rematch = <T extends GameTypes>({ spec, players, belongings }: Table<T>, seed: Seed): TableSpec => ({
  ...spec,
  seed,
  players: [...players.slice(-1), ...players.slice(0, -1)],
  belongings,
});
