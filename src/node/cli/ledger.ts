/**
 * Checks, imports and exports ledgers of Terra Mystica.
 *
 * @packageDocumentation
 */
import { dirname, join } from 'node:path';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../../core/reading/codec.js';
import { parseJson, readRecord, writeRecord } from '../../core/records/record.js';
import type { RecordNotes } from '../../core/records/shape.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault, under } from '../../core/values/fault.js';
import { game } from '../../games/terra-mystica/index.js';
import {
  checkLedger,
  type Difference,
  inspectLedger,
  type LedgerReport,
  type Replayed,
  writeLedger,
} from '../../games/terra-mystica/ledger/index.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { progressOf } from '../host/progress.js';
import { readText } from './transcripts.js';

/** The part of a manifest that `ledger check` uses: for each file, the victory points of each faction. */
const manifestCodec = t.type({
  games: t.array(t.type({ log_file: t.string, expected_total_vp: t.record(t.string, t.number) })),
});

/** The totals that the manifest in a file's folder expects for the file; empty if there is no manifest. */
const expectedTotals = async (file: string): Promise<Readonly<Record<string, number>>> => {
  const path = join(dirname(file), 'manifest.json');
  const text = await readText(path);
  const manifest = chain(chain(text, parseJson), (json) => decode(manifestCodec)(json));
  if (isLeft(manifest)) return {};
  const game = manifest.right.games.find(({ log_file }) => join(dirname(file), log_file) === join(file));
  return { ...game?.expected_total_vp };
};

/** A complaint about a line in a file, in the format that compilers write and editors understand. */
const complaint = (file: string, line: number | string, text: string): string => `${file}:${line}: ${text}`;

const lineName = /^line (\d+)$/;

/** Prints a fault that was found in a file. If the line of the fault is known, the format is the one that compilers write and editors understand. */
const faultLine = (file: string, found: Fault): string => {
  const [first = '', ...path] = found.path;
  const line = lineName.exec(first)?.[1];
  return line === undefined ? printFault(under(file)(found)) : complaint(file, line, printFault({ ...found, path }));
};

const differenceLine = (file: string, { line, faction, column, expected, got }: Difference): string =>
  complaint(file, line, `${faction} ${column}: expected ${expected || 'nothing'}, got ${got || 'nothing'}`);

/** The differences between a game's totals and the expected ones, reported for the last line of the file. */
const totalLines = (
  file: string,
  line: number,
  totals: Replayed['totals'],
  expected: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(expected)
    .filter(([faction, vp]) => totals[faction] !== vp)
    .map(([faction, vp]) =>
      complaint(file, line, `${faction} total: expected ${vp}, got ${totals[faction] ?? 'nothing'}`),
    );

/** All faults and differences found in a ledger, each as a line of text. */
const complaints = async (file: string, text: string, report: LedgerReport): Promise<readonly string[]> => {
  const { result, differences } = report;
  const wrong = differences.map((difference) => differenceLine(file, difference));
  if (isLeft(result)) return [...wrong, faultLine(file, result.left)];
  const last = text.trimEnd().split('\n').length;
  return [...wrong, ...totalLines(file, last, result.right.totals, await expectedTotals(file))];
};

/**
 * Replays ledger files and compares every number; if a `manifest.json` is in the same folder, compares the totals too. If a ledger breaks off, the
 * rows before the break still count as checked.
 */
export const checkFiles = async (
  files: readonly string[],
  io: Io,
  { immediate, json }: { readonly immediate?: boolean; readonly json?: boolean },
): Promise<ExitCode> => {
  const complained: string[] = [];
  const complain = (line: string): void => {
    complained.push(line);
    if (json !== true) io.out(line);
  };
  const progress = progressOf(io, 'ledgers', files.length);
  let [passed, failed, rows, different] = [0, 0, 0, 0];
  for (const file of files) {
    const text = await readText(file);
    if (isLeft(text)) {
      failed++;
      complain(printFault(text.left));
      continue;
    }
    const report = inspectLedger(text.right, immediate === true ? 'immediate' : 'deferred');
    const wrong = await complaints(file, text.right, report);
    rows += report.rows;
    different += new Set(report.differences.map(({ line }) => line)).size;
    if (wrong.length === 0) passed++;
    else failed++;
    wrong.forEach(complain);
    progress.step();
  }
  progress.end();
  if (json === true) io.out(JSON.stringify({ rows, different, passed, failed, complaints: complained }));
  else {
    io.out(`${rows} rows compared, ${different} rows different`);
    io.out(`${passed} passed, ${failed} failed`);
  }
  return failed === 0 ? Exit.ok : Exit.failure;
};

/** Converts a ledger to a record with the given tags. */
export const importText = (text: string, tags: RecordNotes['tags'] = {}): Either<Fault, string> =>
  chain(checkLedger(text), ({ options, start, canonical, differences }) => {
    const [wrong] = differences;
    if (wrong !== undefined)
      return left(
        fault([`line ${wrong.line}`], `${wrong.faction} ${wrong.column}: expected ${wrong.expected}, got ${wrong.got}`),
      );
    return map(JSON.stringify)(writeRecord(game)(options, null, start, canonical(), { tags }));
  });

/** Converts a record to a ledger. */
export const exportText = (json: string): Either<Fault, string> =>
  chain(readRecord(game)(json), ({ record, start }) =>
    chain(readMoves(record.moves), (moves) => writeLedger(start, moves)),
  );

const readMoves = (texts: readonly string[]): Either<Fault, Parameters<typeof writeLedger>[1]> => {
  const moves: Parameters<typeof writeLedger>[1][number][] = [];
  for (const [index, text] of texts.entries()) {
    const move = game.moveText.parse(text);
    if (isLeft(move)) return left(under('moves', String(index))(move.left));
    moves.push(move.right);
  }
  return right(moves);
};
