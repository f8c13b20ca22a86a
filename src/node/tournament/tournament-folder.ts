/**
 * The folder of a tournament: `spec.json`, and the games that were played.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec, type GameLine, specText } from '../../arena/index.js';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault, printFault, under } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { type ExistingFile, writeWhole } from '../host/files.js';
import { makeFolder } from '../host/folder.js';
import type { Guests } from '../host/own-games.js';
import { asHeld, limitedSpec, limitNotes } from './limited-spec.js';
import { namesIn } from './play-games.js';
import { readLineOf } from './read-line.js';
import { isSecret } from './seeds.js';
import { gamesIn } from './store/games-in.js';

/** The spec in a folder; undefined if the folder has no spec yet. */
export const specIn = async (folder: string): Promise<Either<Fault, ArenaSpec | undefined>> => {
  const file = join(folder, 'spec.json');
  try {
    const read = chain(parseJson(await readFile(file, 'utf8')), decode(arenaSpec));
    return isLeft(read) ? left(under(file)(read.left)) : read;
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return right(undefined);
    return left(fault([file], failureText(error, file)));
  }
};

/** The tournament in a folder; the result is a fault if the folder contains no tournament. */
export const heldIn = async (folder: string): Promise<Either<Fault, ArenaSpec>> => {
  const spec = await specIn(folder);
  if (isLeft(spec)) return spec;
  return spec.right === undefined ? left(fault([folder], 'there is no tournament here')) : right(spec.right);
};

/** Writes a tournament's spec into a folder. */
export const writeSpec = (folder: string, spec: ArenaSpec, existing: ExistingFile): Promise<Either<Fault, void>> =>
  writeWhole(join(folder, 'spec.json'), `${JSON.stringify(arenaSpec.encode(spec), null, 2)}\n`, existing);

/**
 * Prepares a folder for a tournament: either a new folder, or a folder that already contains the tournament. Returns the tournament's spec with the
 * kind of game keys that the folder uses. A new folder holds the limits of games that need not end; `say` is told of them.
 */
export const prepareFolder = async (
  folder: string,
  spec: ArenaSpec,
  guests: Guests,
  say: (line: string) => void,
): Promise<Either<Fault, ArenaSpec>> => {
  const made = await makeFolder(folder, isSecret(spec) ? 0o700 : 0o777);
  if (isLeft(made)) return made;
  const held = await specIn(folder);
  if (isLeft(held)) return held;
  const wanted = held.right === undefined ? limitedSpec(spec, guests) : asHeld(held.right, spec, guests);
  for (const note of limitNotes(spec, wanted, guests)) say(note);
  if (held.right !== undefined)
    return specText(held.right) === specText(wanted)
      ? right({ ...wanted, keys: held.right.keys })
      : left(fault([folder], 'this folder holds another tournament; `arena add` lets one grow'));
  const own: ArenaSpec = { ...wanted, keys: 'game' };
  const written = await writeSpec(folder, own, 'keep');
  return isLeft(written) ? written : right(own);
};

/** Reads all games of a folder one after another, as their records give them; returns their number. */
export const readLines = async (
  folder: string,
  spec: ArenaSpec,
  use: (line: GameLine) => void,
): Promise<Either<Fault, number>> => {
  const names = namesIn(spec);
  let games = 0;
  for await (const stored of gamesIn(folder)) {
    if (isLeft(stored)) return stored;
    const line = readLineOf(spec, names, stored.right.text);
    if (isLeft(line)) return left(fault([...stored.right.place], printFault(line.left)));
    use(line.right);
    games++;
  }
  return right(games);
};
