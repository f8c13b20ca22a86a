/**
 * `verify`: replays records of any game. A file contains one record, or one record per line.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson, type Verified, verifyRecord } from '../../core/records/record.js';
import type { RecordDeparture } from '../../core/records/shape.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault, show } from '../../core/values/fault.js';
import { faultLine } from '../host/fault-line.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { everyGame } from '../host/own-games.js';
import { progressOf } from '../host/progress.js';
import { readText } from './transcripts.js';

/** The parts of a record that a replay cannot prove. */
const unproved = ({ record, origin }: Verified<GameTypes>): readonly string[] => [
  ...(origin === 'position' ? ['how the start came about'] : []),
  ...(record.result.over && record.result.places === null ? ['places'] : []),
  ...(record.end === null ? [] : [`the end (${record.end.reason})`]),
  ...(record.left === undefined ? [] : ['who left']),
  ...(Object.keys(record.tags).length === 0 ? [] : ['tags']),
  ...(record.comments.length === 0 ? [] : ['comments']),
  ...(record.times.length === 0 ? [] : ['times']),
];

/** Who left a game and when, and who played on. */
const departureText = (name: string, { ply, reason, substitute }: RecordDeparture): string =>
  `, ${name} left after ${ply} moves (${reason}${substitute === null ? '' : `; ${substitute} played on`})`;

const summary = <T extends GameTypes>(game: Game<T>, verified: Verified<T>): string => {
  const { record, origin, final } = verified;
  const { over, scores, winners, reason } = record.result;
  const names = winners.map((seat) => game.seatName(seat, final)).join(' and ') || 'nobody';
  const end = over ? `over (${String(reason)}), won by ${names}` : 'not over';
  const from = origin === 'position' ? ', from a position of its own' : '';
  const open = unproved(verified);
  const gone = (record.left ?? []).map((one) => departureText(game.seatName(one.seat, final), one)).join('');
  const rest = open.length === 0 ? '' : `; not proved: ${open.join(', ')}`;
  return `${game.title}: ${record.moves.length} moves${from}, ${end}, scores ${scores.join(' ')}${gone}${rest}`;
};

/** True for a line written by `match --jsonl` or a tournament, in which the record is only one of the fields. */
const holdsRecord = (value: Readonly<Record<string, unknown>>): boolean =>
  !Object.hasOwn(value, 'moves') && isObject(value['record']);

const verifyValue = (value: unknown): Either<Fault, string> => {
  if (isObject(value) && holdsRecord(value))
    return left(fault([], 'is a line of a match or tournament, not a record: its record is in the field "record"'));
  const id = isObject(value) ? value['game'] : undefined;
  const any = everyGame().find((known) => known.id === id);
  if (any === undefined) return left(fault(['game'], `no game ${show(id)}`));
  return any.open((game) => chain(verifyRecord(game)(value), (verified) => right(summary(game, verified))));
};

/** Verifies a record of any game, and returns a summary of the record or a fault. */
export const verifyText = (json: string): Either<Fault, string> => chain(parseJson(json), verifyValue);

/**
 * Verifies a text that contains one record, or one record per line; returns a verdict on each record. If there are several records, each verdict
 * includes the line number of its record.
 */
const verifyAll = (text: string): readonly (readonly [line: number, said: Either<Fault, string>])[] => {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [[index + 1, line] as const]));
  if (lines.length === 0) return [[0, left(fault([], 'the file is empty'))]];
  const whole = parseJson(text);
  return lines.length < 2 || !isLeft(whole)
    ? [[0, chain(whole, verifyValue)]]
    : lines.map(([number, line]) => [number, verifyText(line)] as const);
};

/** The verdict on one record. */
interface RecordVerdict {
  readonly file: string;
  /** The line number of the record in the file; null if the whole file is one record. */
  readonly line: number | null;
  readonly verified: boolean;
  readonly text: string;
}

/** The verdicts on the records in a file, or the reason why the file cannot be read. */
const verdictsOn = async (file: string, io: Io): Promise<Either<Fault, readonly RecordVerdict[]>> => {
  const text = await readText(file, io);
  if (isLeft(text)) return text;
  const verdicts = verifyAll(text.right).map(([line, said]) => ({
    file,
    line: line === 0 ? null : line,
    verified: !isLeft(said),
    text: isLeft(said) ? printFault(said.left) : said.right,
  }));
  return right(verdicts);
};

const printVerdict = ({ file, line, verified, text }: RecordVerdict, withFile: boolean, io: Io): void =>
  (verified ? io.out : io.err)(`${withFile ? `${file}: ` : ''}${line === null ? '' : `line ${line}: `}${text}`);

/** Verifies the records in the given files; prints a line for each record, and the totals if there are several records. */
export const verify = async (files: readonly string[], asJson: boolean, io: Io): Promise<ExitCode> => {
  const progress = progressOf(io, 'files', files.length);
  let all: readonly RecordVerdict[] = [];
  for (const file of files) {
    const verdicts = await verdictsOn(file, io);
    if (isLeft(verdicts)) {
      io.err(faultLine(verdicts.left));
      all = [...all, { file, line: null, verified: false, text: printFault({ ...verdicts.left, path: [] }) }];
    } else {
      all = [...all, ...verdicts.right];
      if (!asJson) verdicts.right.forEach((one) => printVerdict(one, files.length > 1, io));
    }
    progress.step();
  }
  progress.end();
  const verified = all.filter((one) => one.verified).length;
  const failed = all.length - verified;
  if (asJson) io.out(JSON.stringify({ verified, failed, records: all }));
  else if (all.length > 1) io.out(`${verified} verified, ${failed} failed`);
  return failed === 0 && verified > 0 ? Exit.ok : Exit.failure;
};
