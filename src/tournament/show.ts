/**
 * `arena show` and `arena games`: what a folder holds, whether its tournament is under way or not.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, mostGames } from '../arena/index.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import { failureText } from '../host/failure.js';
import type { Found } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { type Gained, gainedIn } from './gained.js';
import { namesIn } from './play-games.js';
import { readLineOf } from './read-line.js';
import { standingOf, type Tally, tallyOf } from './standings.js';
import { specIn } from './store.js';
import { gamesIn, openGames, type OpenGames } from './store/games-in.js';

/** Adds up the games of a folder; gives how many there are. Of segments only the indexes are read. */
const addUp = async (games: OpenGames, spec: ArenaSpec, tally: Tally): Promise<Either<Fault, number>> => {
  let played = 0;
  const add = (gained: Gained): Fault | undefined => {
    const stranger = gained.pairing.find((bot) => bot >= spec.bots.length);
    if (stranger !== undefined) return fault(['pairing'], `${spec.bots.length} bots take part`);
    tally.add(gained, gained.gains);
    played++;
    return undefined;
  };
  for await (const segment of games.segments()) {
    if (isLeft(segment)) return segment;
    for (const one of segment.right.gained) {
      const wrong = add(one);
      if (wrong !== undefined) return left(wrong);
    }
  }
  const names = namesIn(spec);
  const seen = new Set<string>();
  for await (const { text, place } of games.tail()) {
    const line = readLineOf(spec, names, text);
    if (isLeft(line)) return left(fault(place, printFault(line.left)));
    const wrong = seen.has(line.right.key) ? undefined : add(gainedIn(line.right));
    if (wrong !== undefined) return left(wrong);
    seen.add(line.right.key);
  }
  return right(played);
};

/** How a tournament stands, whether it is under way or not. */
export const showArena = async (folder: string, io: Io): Promise<Either<Fault, Found>> => {
  const spec = await specIn(folder);
  if (isLeft(spec)) return spec;
  if (spec.right === undefined) return left(fault([folder], 'there is no tournament here'));
  const games = await openGames(folder);
  if (isLeft(games)) return games;
  const tally = tallyOf(spec.right);
  try {
    const played = await addUp(games.right, spec.right, tally);
    return isLeft(played) ? played : right(standingOf(folder, played.right, mostGames(spec.right), tally, io));
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  } finally {
    await games.right.close();
  }
};

/** Lines that are printed before whoever reads them gets a turn. */
const atOnce = 1000;

/** Prints the lines of all games. */
export const printGames = async (folder: string, io: Io): Promise<Either<Fault, void>> => {
  const spec = await specIn(folder);
  if (isLeft(spec)) return spec;
  if (spec.right === undefined) return left(fault([folder], 'there is no tournament here'));
  for await (const line of gamesIn(folder)) {
    if (isLeft(line)) return line;
    io.out(line.right.text);
    if (line.right.number % atOnce === 0) await setImmediate();
  }
  return right(undefined);
};
