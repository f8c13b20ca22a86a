/**
 * `export`: writes games as rows for data analysis, each game as soon as it is read.
 *
 * @packageDocumentation
 */
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { type CsvValue, csvLine, plain } from '../../host/csv.js';
import { writingFailure } from '../../host/files.js';
import type { CommandRun } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { suggestion } from '../../host/suggest.js';
import { type DataRow, ofGame, ofPlies, ofSeats } from './columns.js';
import { gamesOf, passOver, type ReplayedGame } from './games.js';
import { gameRow, plyRows } from './rows.js';

/** The flags of `export`. */
export interface ExportFlags {
  readonly format: string;
  readonly rows: string;
  readonly out?: string;
}

const makers: Readonly<Record<string, (held: ReplayedGame) => readonly DataRow[]>> = {
  games: (held) => [ofGame(gameRow(held))],
  seats: (held) => ofSeats(gameRow(held)),
  plies: (held) => ofPlies(plyRows(held)),
};

/** The names and types of the columns for each kind of row, so that even a file without rows has columns. */
const columns: Readonly<
  Record<string, readonly (readonly [name: string, type: 'STRING' | 'INT32' | 'DOUBLE' | 'BOOLEAN'])[]>
> = {
  games: [
    ['place', 'STRING'],
    ['game', 'STRING'],
    ['players', 'INT32'],
    ['plies', 'INT32'],
    ['over', 'BOOLEAN'],
    ['reason', 'STRING'],
    ['scores', 'STRING'],
    ['winners', 'STRING'],
    ['traits', 'STRING'],
  ],
  seats: [
    ['place', 'STRING'],
    ['game', 'STRING'],
    ['players', 'INT32'],
    ['seat', 'INT32'],
    ['name', 'STRING'],
    ['over', 'BOOLEAN'],
    ['score', 'INT32'],
    ['rank', 'INT32'],
    ['share', 'DOUBLE'],
    ['points', 'STRING'],
    ['traits', 'STRING'],
  ],
  plies: [
    ['place', 'STRING'],
    ['game', 'STRING'],
    ['ply', 'INT32'],
    ['seat', 'INT32'],
    ['position', 'STRING'],
    ['move', 'STRING'],
  ],
};

/** The columns with texts chosen by users; a spreadsheet must not take such texts for formulas. Moves and positions are written unchanged. */
const chosen: ReadonlySet<string> = new Set(['place', 'name']);

const cellOf = (row: DataRow, name: string): CsvValue => {
  const cell: CsvValue = row[name]!;
  return typeof cell === 'string' && chosen.has(name) ? plain(cell) : cell;
};

/** Yields the rows of all games in the files, and reports games that cannot be replayed. */
async function* rowsOf(
  files: readonly string[],
  make: (held: ReplayedGame) => readonly DataRow[],
  run: CommandRun,
): AsyncGenerator<DataRow> {
  for await (const found of gamesOf(files, run.io)) {
    if (isLeft(found)) passOver(found.left, run);
    else yield* make(found.right);
  }
}

async function* linesOf(
  rows: AsyncIterable<DataRow>,
  format: string,
  names: readonly string[],
): AsyncGenerator<string> {
  if (format === 'csv') yield names.join(',');
  for await (const row of rows)
    yield format === 'csv' ? csvLine(names.map((name) => cellOf(row, name))) : JSON.stringify(row);
}

const written = async (
  lines: AsyncIterable<string>,
  out: string | undefined,
  io: Io,
): Promise<Either<Fault, string>> => {
  if (out === undefined) {
    for await (const line of lines) io.out(line);
    return right('');
  }
  let count = 0;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      count++;
      yield `${line}\n`;
    }
  };
  try {
    await pipeline(Readable.from(counted()), createWriteStream(out, { flags: 'wx' }));
    return right(`${count} lines in ${out}`);
  } catch (error) {
    return left(fault([out], writingFailure(error, out)));
  }
};

const missing = fault([], 'parquet needs the package hyparquet-writer: npm install hyparquet-writer');

const parquet = async (
  rows: AsyncIterable<DataRow>,
  kind: string,
  out: string | undefined,
): Promise<Either<Fault, string>> => {
  if (out === undefined) return left(fault(['--out'], 'parquet needs a file'));
  if (existsSync(out)) return left(fault([out], 'is there already'));
  const writer = await import('hyparquet-writer').catch(() => undefined);
  if (writer === undefined) return left(missing);
  const all = columns[kind]!.map(([name, type]) => ({ name, type, nullable: true }));
  try {
    await writer.parquetWriteRows({ writer: writer.fileWriter(out), rows, columns: all, rowGroupSize: 10_000 });
    return right(`rows of ${kind} in ${out}`);
  } catch (error) {
    return left(fault([out], writingFailure(error, out)));
  }
};

/** Writes one row for each game, each seat or each ply. */
export const exportRows = async (
  files: readonly string[],
  flags: ExportFlags,
  run: CommandRun,
): Promise<Either<Fault, string>> => {
  const make = Object.hasOwn(makers, flags.rows) ? makers[flags.rows] : undefined;
  if (make === undefined)
    return left(
      fault(
        ['--rows'],
        `${show(flags.rows)} is not one of ${Object.keys(makers).join(', ')}${suggestion(flags.rows, Object.keys(makers))}`,
      ),
    );
  const rows = rowsOf(files, make, run);
  switch (flags.format) {
    case 'jsonl':
    case 'csv':
      return written(
        linesOf(
          rows,
          flags.format,
          columns[flags.rows]!.map(([name]) => name),
        ),
        flags.out,
        run.io,
      );
    case 'parquet':
      return parquet(rows, flags.rows, flags.out);
    default:
      return left(
        fault(
          ['--format'],
          `${show(flags.format)} is not one of jsonl, csv, parquet${suggestion(flags.format, ['jsonl', 'csv', 'parquet'])}`,
        ),
      );
  }
};
