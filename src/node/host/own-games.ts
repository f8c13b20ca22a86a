/**
 * Games and bots by other authors, from modules named on the command line or from the program that uses this library. Each module exports one or more
 * games. A module may also export what bots know about its games, named bots, and functions that draw the games.
 *
 * @packageDocumentation
 */
import { realpathSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Bot, botOf, type Known, knownGame } from '../../bots/index.js';
import { type AnyGame, anyGame } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault, printFault, show, under } from '../../core/values/fault.js';
import type { Face } from '../../face/face.js';
import type { SvgOptions } from '../../face/paint/options.js';
import { games } from '../../games/catalogue.js';
import { failureText } from './failure.js';
import { isMeant, readGameOf, type UnknownTypes } from './game-form.js';
import { importOf } from './import-of.js';
import { libraryKnown } from './library-known.js';
import { type AnyBot, isOwnBot } from './own-bot.js';

type Exports = Readonly<Record<string, unknown>>;

/** The parts of a loaded module that the command uses. */
interface OwnModule {
  readonly known: readonly Known[];
  /** The bots of the module, keyed by their names. */
  readonly bots: ReadonlyMap<string, Bot | AnyBot>;
  /** The presentation of each game of the module, keyed by the id of the game. */
  readonly shown: ReadonlyMap<string, OwnFace>;
  readonly exported: Exports;
}

/** How a module presents its game: with a face and a drawing function, as far as it exports them. */
export interface OwnFace {
  readonly face: Face<UnknownTypes> | undefined;
  /** Draws a view as SVG. */
  readonly draw: ((view: unknown, options: SvgOptions) => unknown) | undefined;
}

/** Additional games and bots, which do not belong to the library. */
export interface Guests {
  /** The modules of the additional games and bots, keyed by path; empty if the program itself supplies the games and bots. */
  readonly modules: ReadonlyMap<string, OwnModule>;
  readonly games: ReadonlyMap<string, { readonly game: AnyGame; readonly known: Known }>;
  readonly bots: ReadonlyMap<string, Bot | AnyBot>;
}

/** No additional games and bots: only those of the library. */
const noGuests: Guests = { modules: new Map(), games: new Map(), bots: new Map() };

/** The additional games and bots of the current command, as loaded by the last call of {@link loadGames}. */
const present: { guests: Guests } = { guests: noGuests };

/** Returns the additional games and bots of the current command. */
export const presentGuests = (): Guests => present.guests;

/** All known games: the games of the library, followed by those of loaded modules. */
export const everyGame = (guests = present.guests): readonly AnyGame[] => [
  ...games.filter(({ id }) => !guests.games.has(id)),
  ...[...guests.games.values()].map(({ game }) => game),
];

/** Finds a game by its id, together with what bots know about it; undefined if there is no such game. */
export const everyKnown = (id: string, guests = present.guests): Known | undefined =>
  guests.games.get(id)?.known ?? libraryKnown(id);

/** The bot that a loaded module exports under the given name; undefined if there is no such bot. */
export const namedBot = (name: string, guests = present.guests): Bot | AnyBot | undefined => guests.bots.get(name);

/** The games of a loaded file, what bots know about these games, and all exports of the file. */
export const gamesOfFile = (file: string): Pick<OwnModule, 'known' | 'exported'> | undefined =>
  present.guests.modules.get(realpathSync(file));

/** How a module presents its game; undefined for the games of the library. */
export const ownFace = (id: string): OwnFace | undefined => {
  for (const { shown } of present.guests.modules.values()) if (shown.has(id)) return shown.get(id);
  return undefined;
};

/** The exports of the loaded modules. */
export const guestExports = (): readonly Exports[] =>
  [...present.guests.modules.values()].map(({ exported }) => exported);

/** The files of the loaded modules, which worker threads have to load as well. */
export const filesOf = (guests: Guests): readonly string[] => [...guests.modules.keys()];

/** True if there are additional games or bots, and all of them come from modules, which other processes can load. */
export const areOfModules = ({ modules, games, bots }: Guests): boolean => {
  const all = [...modules.values()];
  return (
    all.length > 0 &&
    [...games.keys()].every((id) => all.some(({ known }) => known.some((one) => one.id === id))) &&
    [...bots.keys()].every((name) => all.some((one) => one.bots.has(name)))
  );
};

const [mostFiles, mostGames] = [16, 64];

const isCollection = (u: unknown): u is Exports => isObject(u) && !isMeant(u);

/** The exports of a module; a CommonJS module may have all of them inside its default export. */
const exportsOf = (module: Exports): Exports => {
  const whole = module['default'];
  return isCollection(whole) ? { ...module, ...whole } : module;
};

/** True if a value is a game together with what bots know about it, as `knownGame` returns it. */
const isKnown = (u: unknown): u is Known =>
  isObject(u) && typeof u['id'] === 'string' && typeof u['open'] === 'function' && !('title' in u);

const knowledgeParts: Readonly<Record<string, (u: unknown) => boolean>> = {
  evaluate: (u) => typeof u === 'function',
  evaluateFor: (u) => typeof u === 'function',
  final: (u) => typeof u === 'function',
  sensible: (u) => typeof u === 'function',
  isDraft: (u) => typeof u === 'function',
  isOut: (u) => typeof u === 'function',
  stretch: (u) => typeof u === 'function',
  calibration: isObject,
  defaults: isObject,
};

/** The first mistake in knowledge whose place in a module is given; undefined if there is no mistake. */
const partMistake = (place: readonly string[], knowledge: unknown): Fault | undefined => {
  if (!isObject(knowledge)) return fault(place, `${show(knowledge)} is not an object`);
  for (const [part, value] of Object.entries(knowledge)) {
    const fits = knowledgeParts[part];
    if (fits === undefined) return fault([...place, part], `there is only ${Object.keys(knowledgeParts).join(', ')}`);
    if (!fits(value)) return fault([...place, part], `${show(value)} is not what it should be`);
  }
  return undefined;
};

/** The first mistake in a module's export `knowledge`, with what self-play has taught as its part `learned`; undefined if there is no mistake. */
const knowledgeMistake = (knowledge: unknown): Fault | undefined => {
  if (!isObject(knowledge)) return partMistake(['knowledge'], knowledge);
  const { learned = {}, ...usual } = knowledge;
  return partMistake(['knowledge'], usual) ?? partMistake(['knowledge', 'learned'], learned);
};

/** What bots know about a module's games: the export `knowledge` for a single game, or values made by `knownGame`. */
const knownIn = (found: ReadonlyMap<Exports, string>, exported: Exports): Either<Fault, readonly Known[]> => {
  const beside = Object.values(exported).filter(isKnown);
  const { knowledge } = exported;
  const wrong = knowledge === undefined ? undefined : knowledgeMistake(knowledge);
  if (wrong !== undefined) return left(wrong);
  if (knowledge !== undefined && found.size > 1)
    return left(fault(['knowledge'], 'this module has several games: export knownGame(game, knowledge) for each'));
  const all: Known[] = [];
  for (const [one, name] of found) {
    const game = readGameOf(name, one);
    if (isLeft(game)) return game;
    const { id } = game.right;
    // The object's members have been checked; the bots check what its functions return.
    all.push(beside.find((known) => known.id === id) ?? knownGame(game.right, isObject(knowledge) ? knowledge : {}));
  }
  return right(all);
};

const isBot = (u: unknown): u is Bot => isObject(u) && typeof u['text'] === 'string' && typeof u['sit'] === 'function';

const nameOfBot = /^[a-z][a-z0-9-]{0,39}$/;

/** A fault that says why a bot's name is not allowed; undefined if the name is allowed. */
export const botNameFault = (name: string): Fault | undefined =>
  nameOfBot.test(name) && isLeft(botOf(name))
    ? undefined
    : fault([], 'the name of a bot is of letters, digits and dashes, and no bot of the library has it');

/** Reads an exported bot, under the name that the module gives it. */
const readBotOf = (name: string, value: unknown): Either<Fault, Bot | AnyBot> => {
  if (isOwnBot(value)) return right({ ...value, name });
  const bot = typeof value === 'string' ? botOf(value) : isBot(value) ? right(value) : left(fault([], 'is not a bot'));
  return isLeft(bot) ? bot : right({ ...bot.right, text: name });
};

/** Reads the export `bots`: each bot is a bot object, the text of a library bot, or a value made by `botFrom`. */
const botsIn = ({ bots = {} }: Exports): Either<Fault, ReadonlyMap<string, Bot | AnyBot>> => {
  if (!isObject(bots)) return left(fault(['bots'], `${show(bots)} is not an object`));
  const all = new Map<string, Bot | AnyBot>();
  for (const [name, value] of Object.entries(bots)) {
    const wrong = botNameFault(name);
    if (wrong !== undefined) return left(under('bots', name)(wrong));
    const bot = readBotOf(name, value);
    if (isLeft(bot)) return left(under('bots', name)(bot.left));
    all.set(name, bot.right);
  }
  return right(all);
};

/** The members that every face has, each with a basic test that it must pass. */
const faceMembers: Readonly<Record<string, (u: unknown) => boolean>> = {
  game: isMeant,
  ...Object.fromEntries(
    ['parts', 'tried', 'model', 'changes', 'describe', 'describeView'].map((name) => [
      name,
      (u: unknown) => typeof u === 'function',
    ]),
  ),
  english: isObject,
};

/** The first member that a face lacks; undefined if it has all of them. */
const lackOfFace = (u: Exports): string | undefined =>
  Object.keys(faceMembers).find((name) => !faceMembers[name]!(u[name]));

const isFace = (u: unknown): u is Face<UnknownTypes> => isObject(u) && lackOfFace(u) === undefined;

/** The first mistake in a module's presentation of its games, which are known by the given ids; undefined if there is no mistake. */
const faceMistake = (exported: Exports, ids: readonly string[]): Fault | undefined => {
  const { face, draw } = exported;
  if (draw !== undefined && ids.length === 1 && !isDrawing(draw))
    return fault(['draw'], `${show(draw)} is not a function`);
  if (face === undefined) return undefined;
  if (!isObject(face)) return fault(['face'], `${show(face)} is not a face`);
  const lack = lackOfFace(face);
  if (lack !== undefined) return fault(['face', lack], 'a face needs it, and it is not what it should be');
  return isFace(face) && !ids.includes(face.game.id)
    ? fault(['face', 'game'], `${show(face.game.id)} is not a game of this module`)
    : undefined;
};

const isDrawing = (u: unknown): u is NonNullable<OwnFace['draw']> => typeof u === 'function';

/** The faces among a module's exports, and the export `draw` if the module has only one game. */
const facesIn = (exported: Exports, known: readonly Known[]): ReadonlyMap<string, OwnFace> => {
  const faces = Object.values(exported).filter(isFace);
  const { draw } = exported;
  return new Map(
    known.map(({ id }) => [
      id,
      {
        face: faces.find(({ game }) => game.id === id),
        draw: known.length === 1 && isDrawing(draw) ? draw : undefined,
      },
    ]),
  );
};

/** The games among a module's exports; a game that is exported under several names counts once. */
const gamesIn = (exported: Exports): ReadonlyMap<Exports, string> =>
  new Map(
    Object.entries(exported)
      .reverse()
      .flatMap(([name, one]) => (isMeant(one) ? [[one, name] as const] : [])),
  );

/** The fault of an export that should be a game but lacks too much to be taken for one; undefined if there is no such export. */
const halfMade = (exported: Exports, found: ReadonlyMap<Exports, string>): Fault | undefined => {
  const named = Object.entries(exported).find(
    ([key, value]) =>
      !isKnown(value) &&
      !isMeant(value) &&
      (key === 'game' || (found.size === 0 && isObject(value) && 'id' in value && !('game' in value))),
  );
  if (named === undefined) return undefined;
  const [name, one] = named;
  const read = isObject(one) ? readGameOf(name, one) : left(fault([name], `${show(one)} is not a game`));
  return isLeft(read) ? read.left : undefined;
};

/** Reads a module. If a part of the module is unusable, the result is a fault about the first such part. */
const readModule = async (path: string): Promise<Either<Fault, OwnModule>> => {
  if (statSync(path).isDirectory()) return left(fault([], 'is a folder: name the module in it'));
  const imported = await importOf(path);
  if (isLeft(imported)) return imported;
  const module = imported.right;
  // A module namespace is not a plain object, so copy it.
  const exported = exportsOf(typeof module === 'object' && module !== null ? { ...module } : {});
  const found = gamesIn(exported);
  const half = halfMade(exported, found);
  if (half !== undefined) return left(half);
  if (found.size === 0 && exported['bots'] === undefined) return left(fault([], 'exports no game and no bots'));
  if (found.size > mostGames) return left(fault([], `exports more than ${mostGames} games`));
  const known = knownIn(found, exported);
  if (isLeft(known)) return known;
  const bots = botsIn(exported);
  if (isLeft(bots)) return bots;
  const ids = known.right.map(({ id }) => id);
  const wrong = faceMistake(exported, ids);
  if (wrong !== undefined) return left(wrong);
  return right({ known: known.right, bots: bots.right, shown: facesIn(exported, known.right), exported });
};

/** Matches the unknown file extension in an error message of Node.js. The extension is that of the module, or of a file that the module imports. */
const unknownKind = /"(\.\w+)"/;

/** Returns the fault that says why a module cannot be loaded. Node.js can read TypeScript from version 22.18 on. */
const loadingFault = (file: string, error: unknown): Fault => {
  if (errorField(error, 'code') !== 'ERR_UNKNOWN_FILE_EXTENSION')
    return fault([], `cannot be loaded: ${failureText(error, file)}`);
  const kind = unknownKind.exec(errorField(error, 'message'))?.[1] ?? extname(file);
  const newer = /^\.[cm]?ts$/.test(kind) ? 'use Node.js 22.18 or newer, or ' : '';
  const bundle = `npx esbuild ${file} --bundle --format=esm --platform=node --packages=external --outfile=game.mjs`;
  return fault([], `this Node.js (${process.version}) cannot load ${kind}: ${newer}bundle the module, ${bundle}`);
};

/** The fault for the first game id or bot name that is already in use; undefined if all ids and names are free. */
const takenBy = ({ known, bots }: OwnModule, guests: Guests): Fault | undefined => {
  const ids = known.map(({ id }) => id);
  const taken = ids.find((id, index) => ids.indexOf(id) < index || everyKnown(id, guests) !== undefined);
  if (taken !== undefined) return fault([], `there is another game ${show(taken)}`);
  const twin = [...bots.keys()].find((name) => guests.bots.has(name));
  return twin === undefined ? undefined : fault([], `there is another bot ${show(twin)}`);
};

/** Adds the games and bots of one more module to those already loaded. */
const joinedBy = (guests: Guests, path: string, module: OwnModule): Guests => ({
  modules: new Map([...guests.modules, [path, module]]),
  games: new Map([
    ...guests.games,
    ...module.known.map((one) => [one.id, { game: one.open(anyGame), known: one }] as const),
  ]),
  bots: new Map([...guests.bots, ...module.bots]),
});

const withFile = async (guests: Guests, file: string): Promise<Either<Fault, Guests>> => {
  try {
    const path = realpathSync(file);
    if (guests.modules.has(path)) return right(guests);
    const read = await readModule(path);
    if (isLeft(read)) return read;
    const taken = takenBy(read.right, guests);
    return taken === undefined ? right(joinedBy(guests, path, read.right)) : left(taken);
  } catch (error) {
    return left(loadingFault(file, error));
  }
};

/** Reads the games and bots of the given modules. If a file cannot be used, the result is a fault about the first such file. */
export const readGuests = async (files: readonly string[]): Promise<Either<Fault, Guests>> => {
  if (files.length > mostFiles) return left(fault(['--with'], `more than ${mostFiles} files`));
  let guests = noGuests;
  for (const file of files) {
    const more = await withFile(guests, file);
    if (isLeft(more))
      return left(fault([`--with ${file}`], printFault({ ...more.left, rule: undefined }), more.left.rule));
    guests = more.right;
  }
  return right(guests);
};

/**
 * Loads the games of the given modules, file by file, in place of the games of an earlier call. In a process that runs several commands, each command
 * therefore has only the games that it names. If a file cannot be used, none of the games in the given files is available.
 */
export const loadGames = async (files: readonly string[]): Promise<Either<Fault, void>> => {
  present.guests = noGuests;
  const read = await readGuests(files);
  if (isLeft(read)) return read;
  present.guests = read.right;
  return right(undefined);
};
