/**
 * Games by other authors: modules that are named on the command line. Their exports are games, beside them what bots know of the games, named bots,
 * and how the games are drawn.
 *
 * @packageDocumentation
 */
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { botOf, type Bot, type Known, knownById, knownGame } from '../bots/index.js';
import { type AnyGame, anyGame } from '../core/contract/game.js';
import { isObject } from '../core/reading/objects.js';
import { type Fault, fault, printFault, show, under } from '../core/values/fault.js';
import { games } from '../games.js';
import type { Face } from '../face/face.js';
import type { SvgOptions } from '../face/paint/options.js';
import { isMeant, readGameOf, reasonOf, type Unknown } from './game-form.js';

type Exports = Readonly<Record<string, unknown>>;

/** The exports of a module that the command uses. */
interface OwnModule {
  readonly known: readonly Known[];
  /** The bots of the module by name. */
  readonly bots: ReadonlyMap<string, Bot>;
  /** How its games are shown, by id. */
  readonly shown: ReadonlyMap<string, OwnFace>;
  readonly exported: Exports;
}

/** How a game of a module is shown, as far as the module says. */
export interface OwnFace {
  readonly face: Face<Unknown> | undefined;
  /** Draws a view as SVG. */
  readonly draw: ((view: unknown, options: SvgOptions) => unknown) | undefined;
}

/** The modules that the last call of {@link loadGames} loaded: those of the command that is carried out. */
const loaded: {
  readonly modules: Map<string, OwnModule>;
  readonly games: Map<string, { readonly game: AnyGame; readonly known: Known }>;
  readonly bots: Map<string, Bot>;
} = { modules: new Map(), games: new Map(), bots: new Map() };

/** Every game that this process knows: those of the library, then those of modules. */
export const everyGame = (): readonly AnyGame[] => [...games, ...[...loaded.games.values()].map(({ game }) => game)];

/** The game with an id and what bots know of it; undefined if there is no such game. */
export const everyKnown = (id: string): Known | undefined => knownById(id) ?? loaded.games.get(id)?.known;

/** The bot that a module gives a name; undefined if there is none. */
export const namedBot = (name: string): Bot | undefined => loaded.bots.get(name);

/** The games of a file that was loaded, with what is known of them, and all exports of the file. */
export const gamesOfFile = (file: string): Pick<OwnModule, 'known' | 'exported'> | undefined =>
  loaded.modules.get(realpathSync(file));

/** How a module shows a game; undefined for the games of the library. */
export const ownFace = (id: string): OwnFace | undefined => {
  for (const { shown } of loaded.modules.values()) if (shown.has(id)) return shown.get(id);
  return undefined;
};

/** The files that were loaded: threads load them too. */
export const loadedFiles = (): readonly string[] => [...loaded.modules.keys()];

const [mostFiles, mostGames] = [16, 64];

const isCollection = (u: unknown): u is Exports => isObject(u) && !isMeant(u);

/** The exports of a module; a CommonJS module may have them all in one. */
const exportsOf = (module: Exports): Exports => {
  const whole = module['default'];
  return isCollection(whole) ? { ...module, ...whole } : module;
};

/** A game with what is known of it, made by `knownGame` of the library. */
const isKnown = (u: unknown): u is Known =>
  isObject(u) && typeof u['id'] === 'string' && typeof u['open'] === 'function' && !('title' in u);

const knowledgeParts: Readonly<Record<string, (u: unknown) => boolean>> = {
  evaluate: (u) => typeof u === 'function',
  evaluateFor: (u) => typeof u === 'function',
  final: (u) => typeof u === 'function',
  sensible: (u) => typeof u === 'function',
  defaults: isObject,
};

/** The first mistake of `knowledge`. */
const knowledgeMistake = (knowledge: unknown): Fault | undefined => {
  if (!isObject(knowledge)) return fault(['knowledge'], `${show(knowledge)} is not an object`);
  for (const [part, value] of Object.entries(knowledge)) {
    const fits = knowledgeParts[part];
    if (fits === undefined)
      return fault(['knowledge', part], `there is only ${Object.keys(knowledgeParts).join(', ')}`);
    if (!fits(value)) return fault(['knowledge', part], `${show(value)} is not what it should be`);
  }
  return undefined;
};

/** What is known of the games of a module: `knowledge` if it has one game, else what `knownGame` made. */
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
    // An object whose members were looked at; what its functions return is for bots to use.
    all.push(beside.find((known) => known.id === id) ?? knownGame(game.right, isObject(knowledge) ? knowledge : {}));
  }
  return right(all);
};

const isBot = (u: unknown): u is Bot => isObject(u) && typeof u['text'] === 'string' && typeof u['sit'] === 'function';

const nameOfBot = /^[a-z][a-z0-9-]{0,39}$/;

/** The bots of `bots`: texts of bots of the library, or bots. */
const botsIn = ({ bots = {} }: Exports): Either<Fault, ReadonlyMap<string, Bot>> => {
  if (!isObject(bots)) return left(fault(['bots'], `${show(bots)} is not an object`));
  const all = new Map<string, Bot>();
  for (const [name, value] of Object.entries(bots)) {
    if (!nameOfBot.test(name) || !isLeft(botOf(name)))
      return left(
        fault(['bots', name], 'the name of a bot is of letters, digits and dashes, and no bot of the library has it'),
      );
    const bot =
      typeof value === 'string' ? botOf(value) : isBot(value) ? right(value) : left(fault([], 'is not a bot'));
    if (isLeft(bot)) return left(under('bots', name)(bot.left));
    all.set(name, { text: name, sit: (game, knowledge, seed) => bot.right.sit(game, knowledge, seed) });
  }
  return right(all);
};

const isFace = (u: unknown): u is Face<Unknown> =>
  isObject(u) &&
  isMeant(u['game']) &&
  ['parts', 'tried', 'model', 'changes', 'describe', 'describeView'].every((name) => typeof u[name] === 'function') &&
  isObject(u['english']);

const isDrawing = (u: unknown): u is NonNullable<OwnFace['draw']> => typeof u === 'function';

/** The faces among the exports, and `draw` if the module has one game. */
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

/** A game of several names is one game. */
const gamesIn = (exported: Exports): ReadonlyMap<Exports, string> =>
  new Map(
    Object.entries(exported)
      .reverse()
      .flatMap(([name, one]) => (isMeant(one) ? [[one, name] as const] : [])),
  );

/** Reads a module. The first thing in it that the command cannot use is a fault. */
const readModule = async (path: string): Promise<Either<Fault, OwnModule>> => {
  const module: unknown = await import(pathToFileURL(path).href);
  // The namespace of a module is not a plain object.
  const exported = exportsOf(typeof module === 'object' && module !== null ? { ...module } : {});
  const found = gamesIn(exported);
  if (found.size === 0) return left(fault([], 'exports no game'));
  if (found.size > mostGames) return left(fault([], `exports more than ${mostGames} games`));
  const known = knownIn(found, exported);
  if (isLeft(known)) return known;
  const bots = botsIn(exported);
  if (isLeft(bots)) return bots;
  return right({ known: known.right, bots: bots.right, shown: facesIn(exported, known.right), exported });
};

/** Why a module cannot be loaded. Node.js reads TypeScript from 22.18 on. */
const loadingFault = (file: string, error: unknown): Fault => {
  const code = isObject(error) || error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ERR_UNKNOWN_FILE_EXTENSION'
    ? fault(
        [],
        `this Node.js (${process.version}) cannot load ${/\.[^.]*$/.exec(file)?.[0] ?? 'it'}: use Node.js 22.18 or newer, or bundle it, \
npx esbuild ${file} --bundle --format=esm --platform=node --packages=external --outfile=game.mjs`,
      )
    : fault([], `cannot be loaded: ${reasonOf(error)}`);
};

/** An id or a name of a bot that is there already. */
const takenBy = ({ known, bots }: OwnModule): Fault | undefined => {
  const ids = known.map(({ id }) => id);
  const taken = ids.find((id, index) => ids.indexOf(id) < index || everyKnown(id) !== undefined);
  if (taken !== undefined) return fault([], `there is another game ${show(taken)}`);
  const twin = [...bots.keys()].find((name) => loaded.bots.has(name));
  return twin === undefined ? undefined : fault([], `there is another bot ${show(twin)}`);
};

const loadGamesOf = async (file: string): Promise<Either<Fault, void>> => {
  try {
    const path = realpathSync(file);
    if (loaded.modules.has(path)) return right(undefined);
    const read = await readModule(path);
    if (isLeft(read)) return read;
    const taken = takenBy(read.right);
    if (taken !== undefined) return left(taken);
    const { known, bots } = read.right;
    for (const one of known) loaded.games.set(one.id, { game: one.open(anyGame), known: one });
    for (const [name, bot] of bots) loaded.bots.set(name, bot);
    loaded.modules.set(path, read.right);
    return right(undefined);
  } catch (error) {
    return left(loadingFault(file, error));
  }
};

/**
 * Loads the games of modules, file by file, instead of those that an earlier call loaded: a process that carries out several commands knows in each
 * what that one names. The first file that cannot be used is a fault, and none of its games is known then.
 */
export const loadGames = async (files: readonly string[]): Promise<Either<Fault, void>> => {
  for (const part of [loaded.modules, loaded.games, loaded.bots]) part.clear();
  if (files.length > mostFiles) return left(fault(['--with'], `more than ${mostFiles} files`));
  for (const file of files) {
    const done = await loadGamesOf(file);
    if (isLeft(done))
      return left(fault([`--with ${file}`], printFault({ ...done.left, rule: undefined }), done.left.rule));
  }
  return right(undefined);
};
