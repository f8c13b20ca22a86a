/**
 * Reads `rulings.jsonl`: the rulings of a tournament's organiser, beside the games.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, left, mapLeft, right, traverseArray } from 'fp-ts/Either';
import { type ArenaSpec, type Ruling, ruling } from '../../arena/index.js';
import { rulingMistake } from '../../arena/rulings.js';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';

/** The path of the file with the rulings of a folder. */
export const rulingsFile = (folder: string): string => join(folder, 'rulings.jsonl');

/** Reads a ruling on a tournament from a line. */
export const readRuling = (spec: ArenaSpec, line: string): Either<Fault, Ruling> =>
  chain(chain(parseJson(line), decode(ruling)), (one) => {
    const wrong = rulingMistake(spec, one);
    return wrong === undefined ? right(one) : left(wrong);
  });

/** The text of a file; empty if the file does not exist. */
const textOf = async (file: string): Promise<Either<Fault, string>> => {
  try {
    return right(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return right('');
    return left(fault([file], failureText(error, file)));
  }
};

/** The rulings in a folder, in the order of their lines; the list is empty if the file does not exist. */
export const rulingsIn = async (folder: string, spec: ArenaSpec): Promise<Either<Fault, readonly Ruling[]>> => {
  const file = rulingsFile(folder);
  const read = ([index, line]: readonly [number, string]): Either<Fault, Ruling> =>
    mapLeft((wrong: Fault) => under(file)(under(`line ${index + 1}`)(wrong)))(readRuling(spec, line));
  return chain(await textOf(file), (text) =>
    traverseArray(read)([...text.split('\n').entries()].filter(([, line]) => line !== '')),
  );
};
