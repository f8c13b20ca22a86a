/**
 * The folder of a search for parameters: `plan.json`, and `log.jsonl`, which has one line for each step of the search and for each block of the final
 * test. A search that was interrupted resumes from this folder.
 *
 * @packageDocumentation
 */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { decode, leaf, list, oneOf, tuple, whole } from '../../../core/reading/codec.js';
import { exact, variants } from '../../../core/reading/objects.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { errorField } from '../../../core/values/error-fields.js';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import { writeWhole } from '../../host/files.js';
import { makeFolder } from '../../host/folder.js';
import { chunksOf, wholeLines } from '../store/whole-lines.js';
import type { TunePlan } from './plan.js';
import type { Values } from './spsa.js';

/** The result of a step: the parameter values at its two search points, and each point's score per game, from 0 to 1. */
export interface TuneStep {
  readonly _tag: 'Step';
  readonly plus: Values;
  readonly minus: Values;
  readonly shares: readonly [number, number];
  /** The number of games played at each of the two search points. */
  readonly games: number;
}

/** The result of a block of the test: the score per game, from 0 to 1, of the found values against the original values. */
export interface TuneTest {
  readonly _tag: 'Tested';
  readonly share: number;
}

/** A line in the log of a search for parameters. */
export type TuneEntry = TuneStep | TuneTest;

const share = leaf('a share from 0 to 1', (u): u is number => typeof u === 'number' && u >= 0 && u <= 1);

const values = list(whole(0, 1_000_000_000), 1, 8);

const entry = variants<TuneEntry>('a line of a search', {
  Step: exact<TuneStep>('a step', {
    _tag: oneOf('Step'),
    plus: values,
    minus: values,
    shares: tuple(share, 2),
    games: whole(1, 1_000_000_000),
  }),
  Tested: exact<TuneTest>('a block of the test', { _tag: oneOf('Tested'), share }),
});

/** The log to which a search for parameters writes its lines. */
export class TuneLog {
  readonly #handle: FileHandle | undefined;
  /** The lines that the log contained when it was opened. */
  readonly entries: readonly TuneEntry[];

  constructor(handle: FileHandle | undefined, entries: readonly TuneEntry[]) {
    this.#handle = handle;
    this.entries = entries;
  }

  /** Writes a line to the log, and waits until the line is on the disk. */
  async add(line: TuneEntry): Promise<void> {
    await this.#handle?.appendFile(`${JSON.stringify(line)}\n`);
    await this.#handle?.datasync();
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }
}

/** Reads the lines of a search, and finds the end of the last complete line. */
const readEntries = async (
  file: string,
): Promise<Either<Fault, { readonly entries: readonly TuneEntry[]; readonly end: number }>> => {
  const entries: TuneEntry[] = [];
  let end = 0;
  for await (const { text, at, length } of wholeLines(chunksOf(file))) {
    const read = chain(parseJson(text), decode(entry));
    if (isLeft(read)) return left(fault([file, `line ${entries.length + 1}`], printFault(read.left)));
    entries.push(read.right);
    end = at + length;
  }
  return right({ entries, end });
};

/** Checks that the plan in the folder is this search's plan, because a different search's values would be misleading. */
const samePlan = async (folder: string, plan: TunePlan): Promise<Either<Fault, void>> => {
  const file = join(folder, 'plan.json');
  const text = `${JSON.stringify(plan, null, 2)}\n`;
  try {
    return (await readFile(file, 'utf8')) === text
      ? right(undefined)
      : left(fault([folder], 'this folder holds another search'));
  } catch (error) {
    if (errorField(error, 'code') !== 'ENOENT') return left(fault([file], failureText(error, file)));
    return writeWhole(file, text, 'keep');
  }
};

/**
 * Opens the log of a search, in a new folder or in a folder that already contains this search. If no folder is given, the log keeps no lines.
 *
 * @param folder - the folder for the lines
 * @param plan - the plan of the search
 * @returns the log, or a fault if the folder contains something else or cannot be written
 */
export const openLog = async (folder: string | undefined, plan: TunePlan): Promise<Either<Fault, TuneLog>> => {
  if (folder === undefined) return right(new TuneLog(undefined, []));
  const file = join(folder, 'log.jsonl');
  const made = await makeFolder(folder, 0o777);
  if (isLeft(made)) return made;
  try {
    const same = await samePlan(folder, plan);
    if (isLeft(same)) return same;
    const handle = await open(file, 'a+');
    const read = await readEntries(file);
    if (isLeft(read)) {
      await handle.close();
      return read;
    }
    // Remove a line that was only partly written when the search was interrupted.
    await handle.truncate(read.right.end);
    return right(new TuneLog(handle, read.right.entries));
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};
