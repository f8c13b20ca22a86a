/**
 * Games of one's own: modules that are named on the command line, whose exports are games beside those of the library.
 *
 * @packageDocumentation
 */
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { decode } from '../core/reading/codec.js';
import { type Fault, fault, show, under } from '../core/values/fault.js';
import { type AnyGame, anyGame, type Game, type GameTypes } from '../core/contract/game.js';
import { isObject } from '../core/reading/objects.js';
import { printRefusal } from '../core/contract/refusal.js';
import { games } from '../games.js';

/** The games that were loaded: a process loads them before it does anything else, and keeps them. */
const loaded: { readonly files: Set<string>; readonly games: Map<string, AnyGame> } = {
  files: new Set(),
  games: new Map(),
};

/** Every game that this process knows: those of the library, then one's own. */
export const everyGame = (): readonly AnyGame[] => [...games, ...loaded.games.values()];

/** The files that were loaded: threads load them too. */
export const loadedFiles = (): readonly string[] => [...loaded.files];

const [mostFiles, mostGames] = [16, 64];

const isFunction = (u: unknown): boolean => typeof u === 'function';
const isText = (u: unknown): boolean => typeof u === 'string' && u !== '' && u.length <= 200;
const has =
  (...names: readonly string[]) =>
  (u: unknown): boolean =>
    isObject(u) && names.every((name) => isFunction(u[name]));
const isCodec = has('decode', 'encode', 'is', 'validate');
const isNotation = has('print', 'parse');

/** What every game has, and how each of it looks at least. */
const members: Readonly<Record<string, (u: unknown) => boolean>> = {
  id: (u) => typeof u === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(u),
  title: isText,
  seats: (u) => isObject(u) && Number.isInteger(u['min']) && Number.isInteger(u['max']),
  rules: isObject,
  turnRule: isText,
  overRule: isText,
  optionInfo: Array.isArray,
  options: isCodec,
  state: isCodec,
  viewState: isCodec,
  move: isCodec,
  position: isNotation,
  viewText: isNotation,
  moveText: isNotation,
  ...Object.fromEntries(
    [
      ...['contradicted', 'setup', 'teams', 'key', 'seatCount', 'seatName', 'toMove', 'legalMoves', 'check'],
      ...['applyLegal', 'score', 'outcome', 'view', 'determinize', 'isSecret', 'board'],
    ].map((name) => [name, isFunction]),
  ),
};

/** True if an export is meant to be a game, even if it lacks parts of one. */
const isMeant = (u: unknown): u is Readonly<Record<string, unknown>> =>
  isObject(u) && 'id' in u && ('legalMoves' in u || 'applyLegal' in u || 'setup' in u);

/** The types of a game that is known by its members only: nobody outside may know more. */
interface Unknown extends GameTypes {
  readonly Options: unknown;
}

const isGame = (u: Readonly<Record<string, unknown>>): u is Readonly<Record<string, unknown>> & Game<Unknown> =>
  firstMissing(u) === undefined;

const firstMissing = (u: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(members).find(([name, fits]) => !fits(u[name]))?.[0];

/** The first obvious mistake of a game: its default start must be a position that it can play and read back. */
const mistakeOf = (game: Game<Unknown>): Fault | undefined => {
  const options = decode(game.options)({});
  if (isLeft(options)) return under('options')(options.left);
  const start = game.setup(options.right, 0);
  if (isLeft(start)) return fault(['setup'], `refuses the options by default: ${printRefusal(start.left)}`);
  const text = game.position.print(start.right);
  const read = game.position.parse(text);
  if (isLeft(read)) return under('position')(read.left);
  if (game.position.print(read.right) !== text) return fault(['position'], `${show(text)} is read as another position`);
  const seats = game.seatCount(start.right);
  if (game.teams(start.right).length !== seats)
    return fault(['teams'], `does not name ${seats} teams, one for each seat`);
  const [move] = game.legalMoves(start.right);
  if (move === undefined || game.toMove(start.right).length === 0) return fault(['legalMoves'], 'nobody can begin');
  const again = game.moveText.parse(game.moveText.print(move));
  if (isLeft(again)) return under('moveText')(again.left);
  const checked = game.check(again.right)(start.right);
  return isLeft(checked) ? fault(['check'], `refuses the first legal move: ${printRefusal(checked.left)}`) : undefined;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\n.*/s, '').slice(0, 200) : 'unknown reason';

/** The game that an export is meant to be. */
const readGameOf = (name: string, found: Readonly<Record<string, unknown>>): Either<Fault, AnyGame> => {
  try {
    if (!isGame(found))
      return left(fault([name, firstMissing(found) ?? ''], 'a game needs it, and it is not what it should be'));
    const wrong = mistakeOf(found);
    return wrong === undefined ? right(anyGame(found)) : left(under(name)(wrong));
  } catch (error) {
    return left(fault([name], `fails: ${reasonOf(error)}`));
  }
};

/** The exports of a module; a CommonJS module may have them all in one. */
const exportsOf = (module: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] => {
  const named = Object.entries(module);
  const whole = module['default'];
  return isObject(whole) && !isMeant(whole) ? [...named, ...Object.entries(whole)] : named;
};

/** The games of one file, each once. */
const gamesIn = async (path: string): Promise<Either<Fault, readonly AnyGame[]>> => {
  const module: unknown = await import(pathToFileURL(path).href);
  // The names of a module are no object of the usual kind.
  const named = exportsOf({ ...(typeof module === 'object' ? module : {}) });
  const found = new Map(named.flatMap(([name, one]) => (isMeant(one) ? [[one, name] as const] : [])));
  if (found.size === 0) return left(fault([], 'exports no game'));
  if (found.size > mostGames) return left(fault([], `exports more than ${mostGames} games`));
  const all: AnyGame[] = [];
  for (const [one, name] of found) {
    const game = readGameOf(name, one);
    if (isLeft(game)) return game;
    all.push(game.right);
  }
  return right(all);
};

const loadGamesOf = async (file: string): Promise<Either<Fault, void>> => {
  try {
    const path = realpathSync(file);
    if (loaded.files.has(path)) return right(undefined);
    const found = await gamesIn(path);
    if (isLeft(found)) return found;
    const ids = found.right.map(({ id }) => id);
    const taken = ids.find((id, index) => ids.indexOf(id) < index || everyGame().some((one) => one.id === id));
    if (taken !== undefined) return left(fault([], `there is another game ${show(taken)}`));
    for (const game of found.right) loaded.games.set(game.id, game);
    loaded.files.add(path);
    return right(undefined);
  } catch (error) {
    return left(fault([], `cannot be loaded: ${reasonOf(error)}`));
  }
};

/** Loads games of one's own, file by file. The first that cannot be used is a fault, and none of its games is known then. */
export const loadGames = async (files: readonly string[]): Promise<Either<Fault, void>> => {
  if (files.length > mostFiles) return left(fault(['--with'], `more than ${mostFiles} files`));
  for (const file of files) {
    const done = await loadGamesOf(file);
    if (isLeft(done)) return left(under('--with')(under(file)(done.left)));
  }
  return right(undefined);
};
