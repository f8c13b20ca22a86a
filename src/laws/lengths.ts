/**
 * The law about the length of games: a game has a bound, or its author says that it may not end.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { GameLengths } from '../core/contract/lengths.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { gameLaw, type Law, type Plan, type Samples, type Walk } from './sample.js';
import { demand, each, shown, type Violation } from './violation.js';

/** Says when a position comes for the first and for the second time; undefined if every position of a game is new. */
const returnIn = <T extends GameTypes>(game: Game<T>, { states }: Walk<T>): string | undefined => {
  const keys = states.map((state) => game.key(state));
  const last = new Map(keys.map((key, ply) => [key, ply]));
  const first = keys.findIndex((key, ply) => last.get(key) !== ply);
  if (first < 0) return undefined;
  const again = keys.indexOf(keys[first]!, first + 1);
  return `the position after ${first} moves comes again after ${again}, so a game may not end`;
};

const what = 'longest must be a number of moves that no game exceeds, or infinite if a game may not end';

/** No game is longer than its bound, and a game in which a position can return has none. */
const isBounded = <T extends GameTypes>(
  game: Game<T>,
  { longest }: GameLengths<T['Options']>,
  options: T['Options'],
  walk: Walk<T>,
): Violation => {
  const bound = longest(options);
  const back = returnIn(game, walk);
  return (
    demand(bound >= 1, () => `longest is ${shown(bound)}: ${what}`) ??
    demand(walk.moves.length <= bound, () => `a game has ${walk.moves.length} moves, where longest is ${bound}`) ??
    demand(back === undefined || bound === Number.POSITIVE_INFINITY, () => `${String(back)}, where longest is ${bound}`)
  );
};

/** With its limits, every game ends. */
const limitsEnd = <T extends GameTypes>(
  { game, play }: Samples<T>,
  lengths: GameLengths<T['Options']>,
  plan: Plan<T>,
): Violation => {
  const { limits } = lengths;
  const json: unknown = game.options.encode(plan.options);
  if (limits === undefined || !isObject(json)) return undefined;
  const read = decode(game.options)({ ...json, ...limits });
  if (isLeft(read)) return `limits ${shown(limits)} are not options: ${read.left.reason}`;
  return (
    demand(
      Number.isFinite(lengths.longest(read.right)),
      () => `with the limits ${shown(limits)}, a game may still not end`,
    ) ?? isBounded(game, lengths, read.right, play({ ...plan, options: read.right }))
  );
};

const undeclared = <T extends GameTypes>(game: Game<T>, walk: Walk<T>): Violation => {
  const back = returnIn(game, walk);
  return demand(back === undefined, () => `${String(back)}: say so with lengths`);
};

const isWord = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** The law that says whether games end. */
export const lengthLaw = <T extends GameTypes>(samples: Samples<T>): Law =>
  gameLaw(samples, 'GC-1.7', (walk, plan) => {
    const { game } = samples;
    const { lengths } = game;
    if (lengths === undefined) return undeclared(game, walk);
    return (
      isBounded(game, lengths, plan.options, walk) ??
      limitsEnd(samples, lengths, plan) ??
      each(lengths.limitReasons ?? [], (reason) => demand(isWord(reason), () => `${shown(reason)} is not one word`))
    );
  });
