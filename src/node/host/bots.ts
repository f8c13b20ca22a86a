/**
 * Bots on the command line: reading the texts that name them, listing them, and letting them move.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { isProgram } from '../../arena/programs.js';
import { type Analysis, type Bot, botInfo, botOf, type Known, type Player, thinkNow } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { noGame } from './args.js';
import type { CommandResult } from './finish.js';
import { isOwnBot } from './own-bot.js';
import { everyKnown, type Guests, namedBot, presentGuests } from './own-games.js';
import { suggestion } from './suggest.js';

/** Finds the game with the given id, and what bots know about that game. */
export const readKnown = (id: string, guests = presentGuests()): Either<Fault, Known> => {
  const known = everyKnown(id, guests);
  return known === undefined ? left(noGame(id, guests)) : right(known);
};

/** Suggests the bot or parameter that a misspelt text probably means. */
const meant = (text: string, guests: Guests): string => {
  const [name = '', parameters = ''] = text.split(':');
  const info = botInfo.find((one) => one.name === name);
  if (info === undefined) return suggestion(name, [...botInfo.map((one) => one.name), ...guests.bots.keys()]);
  const names: readonly string[] = info.parameters.map((one) => one.name);
  const wrong = parameters
    .split(',')
    .map((one) => one.split('=')[0]!)
    .find((one) => !names.includes(one));
  return wrong === undefined ? '' : suggestion(wrong, names);
};

const noProgram =
  'is a program (cmd:), which cannot play in environments, as the opponent of an exam or as a hint: name a bot of the library';

/** Adds to a fault about a bot's text what a list of the library's bots leaves out: the bots of loaded modules, and what the text probably means. */
const withGuests = (text: string, wrong: Fault, guests: Guests): Fault => {
  const own = wrong.reason.includes('; there are: ') ? [...guests.bots.keys()].map((name) => `, ${name}`) : [];
  return { ...wrong, reason: [wrong.reason, ...own, meant(text, guests)].join('') };
};

/** The reason why a text that gives parameters to a bot of a module is refused. */
const bare = (name: string, text: string): string =>
  `the bot ${show(name)} is of a module, and takes no parameters: leave out ${show(text.slice(name.length))}`;

/** Reads a bot that can analyse positions; the bot is given by a text that describes it, or by its name in a loaded module. */
export const readBot = (text: string, guests = presentGuests()): Either<Fault, Bot> => {
  if (isProgram(text)) return left(fault(['--bot'], noProgram));
  const named = namedBot(text, guests);
  if (named !== undefined && isOwnBot(named))
    return left(
      fault(['--bot'], `${named.name} is a function that returns moves: it plays, but it has no analysis to show`),
    );
  if (named !== undefined) return right(named);
  const name = text.split(':', 1)[0]!;
  if (name !== text && guests.bots.has(name)) return left(fault(['--bot'], bare(name, text)));
  const bot = botOf(text);
  return isLeft(bot) ? left(under('--bot')(withGuests(text, bot.left, guests))) : bot;
};

/** Replaces a flag, usually `--bot`, in a fault's path with the name of the argument that actually contains the text. */
export const inArgument =
  (name: string, flag = '--bot') =>
  (wrong: Fault): Fault =>
    wrong.path[0] === flag ? { ...wrong, path: [name, ...wrong.path.slice(1)] } : wrong;

/** The bots of loaded modules, as they are listed beside those of the library. */
const ownBots = ({ modules }: Guests) =>
  [...modules].flatMap(([file, { bots }]) =>
    [...bots.keys()].map((name) => ({ name, meaning: `a bot of ${file}`, parameters: [] })),
  );

/** Lists every kind of bot with its parameters. */
export const listBots = (guests = presentGuests()): CommandResult => {
  const all = [...botInfo, ...ownBots(guests)];
  return {
    json: all,
    text: () =>
      all
        .flatMap(({ name, meaning, parameters }) => [
          `${name}: ${meaning}`,
          ...parameters.map((one) => `  ${one.name}=${one.min}..${one.max}, default ${one.default}: ${one.meaning}`),
        ])
        .join('\n'),
  };
};

/** A player's analysis of its seat's view; undefined if the seat has nothing to decide. */
export const thought = <T extends GameTypes>(
  game: Game<T>,
  player: Player<T>,
  state: T['State'],
  seat: Seat,
): Analysis<T['Move']> | undefined => {
  const search = player.look(game.view(some(seat))(state), seat);
  return search === undefined ? undefined : thinkNow(search, player.budget);
};

/**
 * Notifies the players of a move that is about to be made; a null seat means that chance makes the move. If the move is secret, only the seat that
 * makes the move is notified.
 */
export const tell = <T extends GameTypes>(
  game: Game<T>,
  players: readonly Player<T>[],
  state: T['State'],
  seat: Seat | null,
  move: T['Move'],
): void => {
  for (const [other, player] of players.entries()) if (other === seat || !game.isSecret(state)) player.told(move);
};
