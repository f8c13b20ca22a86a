/**
 * `verify`: records of any game, one a file or one a line, replayed.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault, show } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { isObject } from '../core/reading/objects.js';
import { parseJson, type Verified, verifyRecord } from '../core/records/record.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { progressOf } from '../host/progress.js';
import { everyGame } from '../host/own-games.js';
import { readText } from './transcripts.js';

/** The parts of a record that no replay can prove. */
const unproved = ({ record, origin }: Verified<GameTypes>): readonly string[] => [
  ...(origin === 'position' ? ['how the start came about'] : []),
  ...(record.result.over && record.result.places === null ? ['places'] : []),
  ...(record.end === null ? [] : [`the end (${record.end.reason})`]),
  ...(Object.keys(record.tags).length === 0 ? [] : ['tags']),
  ...(record.comments.length === 0 ? [] : ['comments']),
  ...(record.times.length === 0 ? [] : ['times']),
];

const summary = <T extends GameTypes>(game: Game<T>, verified: Verified<T>): string => {
  const { record, origin, final } = verified;
  const { over, scores, winners, reason } = record.result;
  const names = winners.map((seat) => game.seatName(seat, final)).join(' and ') || 'nobody';
  const end = over ? `over (${String(reason)}), won by ${names}` : 'not over';
  const from = origin === 'position' ? ', from a position of its own' : '';
  const open = unproved(verified);
  const rest = open.length === 0 ? '' : `; not proved: ${open.join(', ')}`;
  return `${game.title}: ${record.moves.length} moves${from}, ${end}, scores ${scores.join(' ')}${rest}`;
};

const verifyValue = (value: unknown): Either<Fault, string> => {
  const id = isObject(value) ? value['game'] : undefined;
  const any = everyGame().find((known) => known.id === id);
  if (any === undefined) return left(fault(['game'], `no game ${show(id)}`));
  return any.open((game) => chain(verifyRecord(game)(value), (verified) => right(summary(game, verified))));
};

/** Verifies a record of any game: what it holds, or what is wrong with it. */
export const verifyText = (json: string): Either<Fault, string> => chain(parseJson(json), verifyValue);

/** A text of one record, or of one a line: what is said of each, with the number of its line where there are several. */
const verifyAll = (text: string): readonly (readonly [line: number, said: Either<Fault, string>])[] => {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [[index + 1, line] as const]));
  const whole = parseJson(text);
  return lines.length < 2 || !isLeft(whole)
    ? [[0, chain(whole, verifyValue)]]
    : lines.map(([number, line]) => [number, verifyText(line)] as const);
};

/** Verifies the records of some files; prints a line for each, and the sums where there are several. */
export const verify = async (files: readonly string[], io: Io): Promise<ExitCode> => {
  const progress = progressOf(io, 'records');
  let [good, bad] = [0, 0];
  for (const file of files) {
    const text = await readText(file, io);
    const results = isLeft(text) ? ([[0, text]] as const) : verifyAll(text.right);
    for (const [line, said] of results) {
      progress.step();
      const place = isLeft(text) ? '' : `${files.length > 1 ? `${file}: ` : ''}${line === 0 ? '' : `line ${line}: `}`;
      if (isLeft(said)) {
        bad++;
        io.err(`${place}${printFault(said.left)}`);
      } else {
        good++;
        io.out(`${place}${said.right}`);
      }
    }
  }
  progress.end();
  if (good + bad > 1) io.out(`${good} verified, ${bad} failed`);
  return bad === 0 && good > 0 ? Exit.ok : Exit.failure;
};
