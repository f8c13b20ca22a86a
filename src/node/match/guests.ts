/**
 * The games and bots that a program itself supplies to matches and tournaments, as values or as exports of modules.
 *
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';
import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/Either';
import { type Knowledge, type Known, knownGame } from '../../bots/index.js';
import { anyGame, type Game, type GameTypes } from '../../core/contract/game.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import { inArgument } from '../host/bots.js';
import { libraryKnown } from '../host/library-known.js';
import type { AnyBot, OwnBot } from '../host/own-bot.js';
import { botNameFault, type Guests, readGuests } from '../host/own-games.js';

/**
 * A player, given as a text or as a bot made by `botFrom`. The text describes a bot, such as `mcts:iterations=100` or `cmd:python3 bot.py`, or names
 * a module's bot.
 */
export type Participant<T extends GameTypes> = string | OwnBot<T>;

/**
 * Modules with games and bots, like those named by the command's `--with` flag. A module is given as a path, or as a URL such as `new
 * URL('./mine.mjs', import.meta.url)`.
 */
export type Modules = readonly (string | { readonly href: string })[];

/** The players of a match or tournament, with the games, bots and knowledge that they need. */
export interface Party {
  readonly guests: Guests;
  /** The texts or names of the players. */
  readonly texts: readonly string[];
  /** The first game or bot that threads cannot use because it is a value of this program; undefined if there is none. */
  readonly local: string | undefined;
}

/**
 * What bots know about a game: the knowledge that the caller passes, or else the library's own knowledge of the game with that id. A game of your own
 * must not use the id of one of the library's games.
 */
export const knowledgeOf = <T extends GameTypes>(game: Game<T>, given?: Knowledge<T>): Knowledge<T> =>
  given ??
  // The id identifies the game, and so the types of its knowledge.
  libraryKnown(game.id)?.open((_, knowledge) => knowledge as unknown as Knowledge<T>) ??
  {};

/** Combines a game, given as a value, with the bots' knowledge of the game. */
export const knownOf = <T extends GameTypes>(game: Game<T>, knowledge?: Knowledge<T>): Known =>
  knownGame(game, knowledgeOf(game, knowledge));

const withGame = (guests: Guests, known: Known): Guests => ({
  ...guests,
  games: new Map([...guests.games, [known.id, { game: known.open(anyGame), known }]]),
});

/** Adds a bot to the guests, unless the bot comes from a loaded module and is therefore already among them. */
const withBot = (guests: Guests, bot: AnyBot): Either<Fault, Guests> => {
  const wrong = botNameFault(bot.name);
  if (wrong !== undefined) return left(under(bot.name)(wrong));
  const there = guests.bots.get(bot.name);
  if (there !== undefined)
    return 'choose' in there && there.choose === bot.choose
      ? right(guests)
      : left(fault([], `there is another bot ${show(bot.name)}`));
  return right({ ...guests, bots: new Map([...guests.bots, [bot.name, bot]]) });
};

/** Gathers a program's modules, games and players into a {@link Party}. */
export const partyOf = async (
  modules: Modules,
  games: readonly Known[],
  players: readonly (string | AnyBot)[],
): Promise<Either<Fault, Party>> => {
  const read = await readGuests(modules.map((one) => (typeof one === 'string' ? one : fileURLToPath(one.href))));
  if (isLeft(read)) return mapLeft(inArgument('with', '--with'))(read);
  const fresh = games.filter(({ id }) => !read.right.games.has(id));
  const own = players.filter((one) => typeof one !== 'string');
  let guests = fresh.reduce(withGame, read.right);
  for (const bot of own) {
    const more = withBot(guests, bot);
    if (isLeft(more)) return more;
    guests = more.right;
  }
  const local =
    fresh.find(({ id }) => libraryKnown(id) === undefined)?.id ??
    own.find(({ name }) => !read.right.bots.has(name))?.name;
  return right({ guests, texts: players.map((one) => (typeof one === 'string' ? one : one.name)), local });
};

/** The fault for a caller that asks for threads although one of its games or bots cannot be used in a thread. */
export const noThreads = (local: string): Fault =>
  fault(['jobs'], `${show(local)} is a value of this program, which threads cannot have: name its module in \`with\``);
