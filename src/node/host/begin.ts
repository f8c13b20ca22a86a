/**
 * The beginning of a game between bots.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/Either';
import { withPlayers } from '../../arena/players.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { printRefusal } from '../../core/contract/refusal.js';
import { endsOf, type GameEnds, limitsFor } from '../../core/playing/limits.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';

/** A game that is ready to be played, with its options and its first state. */
export interface ReadyGame<T extends GameTypes> {
  /**
   * The options as JSON; `players` is set to the number of bots if the game has this option and the caller left it out, and limits are set for a game
   * that may not end otherwise.
   */
  readonly json: unknown;
  /** The limits that the caller did not set. */
  readonly limits: Readonly<Record<string, unknown>>;
  readonly ends: GameEnds;
  readonly options: T['Options'];
  readonly start: T['State'];
}

/** The state at the start of a game with the given options and seed. */
export const startFrom = <T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
): Either<Fault, T['State']> => {
  const state = game.setup(options, seed);
  return isLeft(state) ? left(fault(['options'], printRefusal(state.left))) : state;
};

/**
 * Rewrites the fault of options whose number of players is the number of bots: nobody gave the option `players`, so the fault is about the bots. All
 * other faults stay as they are.
 */
const aboutBots =
  <T extends GameTypes>({ id, seats: { min, max } }: Game<T>, bots: number) =>
  (wrong: Fault): Fault => {
    if (wrong.path.at(-1) !== 'players' || wrong.path.length > 2) return wrong;
    const wanted = min === max ? String(min) : `${min} to ${max}`;
    return { ...wrong, path: [], reason: `${id} takes ${wanted} bots, not ${bots}` };
  };

/** Removes options whose value is undefined, so that a caller may pass an option that it may not have. */
const withoutUndefined = (options: unknown): unknown =>
  isObject(options) ? Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) : options;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The fault for bots that cannot share the seats of a game evenly, with the seats at which nobody sits. */
export const uneven = (bots: number, seats: number): Fault => {
  const empty = bots > 0 && bots < seats ? ordinals.slice(seats - (seats % bots), seats) : [];
  const naming = `: say who sits at the ${empty.join(' and the ')} by naming ${seats} bots; a bot may be named twice`;
  return fault([], `${bots} bots cannot share ${seats} seats evenly${empty.length === 0 ? '' : naming}`);
};

/** Begins a game in which bots share the seats evenly. */
export const beginGame = <T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: number,
  bots: number,
): Either<Fault, ReadyGame<T>> => {
  const given = withoutUndefined(options);
  const counted = withPlayers(game, given, bots);
  const limits = limitsFor(game)(counted);
  const json = isObject(counted) ? { ...counted, ...limits } : counted;
  const decoded = mapLeft(under('options'))(decode(game.options)(json));
  if (isLeft(decoded)) return counted === given ? decoded : mapLeft(aboutBots(game, bots))(decoded);
  return chain(startFrom(game, decoded.right, seed), (start): Either<Fault, ReadyGame<T>> => {
    const seats = game.seatCount(start);
    return bots > 0 && seats % bots === 0
      ? right({ json, limits, ends: endsOf(game)(decoded.right), options: decoded.right, start })
      : left(uneven(bots, seats));
  });
};
