/** Helpers for tests of bots: bots by text, endgames solved by exhaustive search, games between bots. */
import { isLeft, isRight } from 'fp-ts/Either';
import { isNone, isSome, some } from 'fp-ts/Option';
import { type Bot, botOf, type Knowledge, thinkNow } from '../../src/bots/index.js';
import { decode, type Game, type GameTypes, playout, type Seat, source } from '../../src/core/index.js';

/** The bot with a text that must be valid. */
export const bot = (text: string): Bot => {
  const read = botOf(text);
  if (isLeft(read)) throw new Error(read.left.reason);
  return read.right;
};

/** The state after set-up. */
const startAt = <T extends GameTypes>(game: Game<T>, options: unknown, seed: number): T['State'] => {
  const read = decode(game.options)(options);
  const start = isRight(read) ? game.setup(read.right, seed) : undefined;
  if (start === undefined || isLeft(start)) throw new Error('no start');
  return start.right;
};

/** The state a number of plies before the end of a random game; undefined if the game is shorter. */
export const beforeEnd = <T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: number,
  plies: number,
): T['State'] | undefined => {
  const states: T['State'][] = [];
  playout(game)(startAt(game, options, seed), source(seed + 1), 3000, ({ before }) => states.push(before));
  return states.at(-plies);
};

/** A state after some random plies from the set-up. */
export const after = <T extends GameTypes>(game: Game<T>, options: unknown, seed: number, plies: number): T['State'] =>
  playout(game)(startAt(game, options, seed), source(seed + 1), plies);

const enough = 1000;

/** Solves a two-player position by exhaustive search: 1 if the first seat wins, 0 if it loses, 0.5 for a draw. */
const solver = <T extends GameTypes>(game: Game<T>): ((state: T['State']) => number | undefined) => {
  const known = new Map<string, number>();
  let looked = 0;
  const solve = (state: T['State']): number | undefined => {
    const outcome = game.outcome(state);
    if (isSome(outcome)) return outcome.value.winners.length !== 1 ? 0.5 : outcome.value.winners[0] === 0 ? 1 : 0;
    const key = game.key(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++looked > enough) return undefined;
    const first = game.toMove(state)[0] === 0;
    const goal = first ? 1 : 0;
    let value = 1 - goal;
    for (const move of game.legalMoves(state)) {
      const next = solve(game.applyLegal(state, move));
      if (next === undefined) return undefined;
      value = first ? Math.max(value, next) : Math.min(value, next);
      // No value is better than a win.
      if (value === goal) break;
    }
    known.set(key, value);
    return value;
  };
  return (state) => {
    looked = 0;
    known.clear();
    return solve(state);
  };
};

/** An endgame with the value of each move for the deciding seat. */
export interface Ending<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly best: number;
  readonly worth: ReadonlyMap<string, number>;
}

/** A state as an endgame; undefined if there is no choice, the search would be too large, or all moves have the same value. */
export const endingOf = <T extends GameTypes>(game: Game<T>, state: T['State']): Ending<T> | undefined => {
  const seat = game.toMove(state)[0];
  if (seat === undefined || !isNone(game.outcome(state))) return undefined;
  const solve = solver(game);
  const worth = new Map<string, number>();
  for (const move of game.legalMoves(state)) {
    const value = solve(game.applyLegal(state, move));
    if (value === undefined) return undefined;
    worth.set(game.moveText.print(move), seat === 0 ? value : 1 - value);
  }
  const values = [...worth.values()];
  const best = Math.max(...values);
  return Math.min(...values) === best ? undefined : { state, seat, best, worth };
};

/** A bot's analysis of a state. */
export const thoughtOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  text: string,
  state: T['State'],
  seat: Seat,
  seed = 1,
): ReturnType<typeof thinkNow<T['Move']>> => {
  const player = bot(text).sit(game, knowledge, seed);
  const search = player.look(game.view(some(seat))(state), seat);
  if (search === undefined) throw new Error('nothing to decide');
  return thinkNow(search, player.budget);
};
