/**
 * Restarting a table from its log.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import { listIn } from '../core/reading/lists.js';
import { parseJson } from '../core/records/record.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, show, under } from '../core/values/fault.js';
import { actAgain, openedBy } from './act.js';
import type { Out } from './event.js';
import { messageLineCodec, type OpeningLine, openingCodec } from './log-line.js';
import type { Table } from './table.js';

/**
 * Reads the first line of a log: the game, the spec of its table, and the time of the line. This function is meant for hosts that do not know yet
 * which game a log belongs to.
 *
 * @param line - the line, without its line break
 * @returns the game that the log belongs to, the spec, and the time of the line
 * @fails a fault whose path points to the first wrong field, for instance `at`; the path is empty for a line that is not JSON
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { firstLine, open } from 'rulehouse/table';
 * const opened = open(game, {}, 0);
 * const read = firstLine(isRight(opened) ? (opened.right.lines[0] ?? '') : '');
 * if (isRight(read)) read.right.game; // 'terrafex'
 * ```
 */
export const firstLine = (line: string): Either<Fault, OpeningLine> => chain(parseJson(line), decode(openingCodec));

/** Applies one more line of a log to a table. */
const taken = <T extends GameTypes>(
  table: Table<T>,
  line: string,
  told: ((out: readonly Out[]) => void) | undefined,
): Either<Fault, Table<T>> =>
  chain(chain(parseJson(line), decode(messageLineCodec)), ({ at, message }) => {
    const next = actAgain(table, message, at);
    told?.(next.out);
    // A tick that ends the game and the message after it are separate lines in the log. Therefore, replaying a line must write exactly that one line.
    return next.taken && next.lines.length === 1
      ? right(next.table)
      : left(
          fault(
            ['message'],
            next.out.some(({ event }) => event._tag === 'Refused') ? 'the table refuses it' : 'it changes nothing',
          ),
        );
  });

/**
 * Restores a table from its log. The restored table equals the table that wrote the log, and the replay produces the same events. A line that the
 * table would not have written gives a fault whose path begins with the index of the line. The host has to cut off an incomplete last line. Nothing
 * is lost if the host always writes and flushes each log line before it sends the events of that line. Takes as long as applying every message of the
 * log again.
 *
 * @param game - the game that the log belongs to: see {@link firstLine}
 * @param lines - the lines, without their line breaks
 * @param told - a function that receives the events of each line
 * @returns a table equal to the one that wrote the log
 * @fails a fault whose path begins with the index of the first line that the table would not have written, for instance `0.at`
 *
 * @example
 * ```ts
 * import { isLeft, isRight, printFault } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { act, open, restart } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
 * if (isRight(opened)) {
 *   const acted = act(opened.right.table, { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' }, 5);
 *   restart(game, [...opened.right.lines, ...acted.lines]); // right: an equal table
 * }
 * const read = restart(game, ['{}']);
 * if (isLeft(read)) console.log(printFault(read.left)); // 0.at: missing
 * ```
 */
export const restart = <T extends GameTypes>(
  game: Game<T>,
  lines: readonly string[],
  told?: (out: readonly Out[]) => void,
): Either<Fault, Table<T>> => {
  const given = listIn(lines);
  if (given === undefined) return left(fault([], `${show(lines)} is not a list of lines`));
  const [first = '', ...rest] = given;
  const opened = chain(firstLine(first), ({ game: id, spec, at, clockRules, undoRules }) =>
    id === game.id
      ? openedBy(game, spec, at, { clockRules, undoRules })
      : left(fault(['game'], `${show(id)} is not ${game.id}`)),
  );
  if (isLeft(opened)) return left(under('0')(opened.left));
  told?.(opened.right.out);
  return rest.reduce<Either<Fault, Table<T>>>(
    (table, line, index) =>
      chain(table, (before) => {
        const next = taken(before, line, told);
        return isLeft(next) ? left(under(String(index + 1))(next.left)) : next;
      }),
    right(opened.right.table),
  );
};
