/**
 * Prepares one game of a spec for play: its bots and seats, its options, and its start.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { ArenaBot, ArenaGame, ArenaSpec, GameOrder } from '../../arena/index.js';
import { withPlayers } from '../../arena/players.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { canonical } from '../../core/records/digest.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import { startOf } from '../host/args.js';
import { uneven } from '../host/begin.js';
import { readKnown } from '../host/bots.js';
import { readEntrant } from '../host/entrant.js';
import type { BotLimits } from '../host/game-clock.js';
import { type Guests, presentGuests } from '../host/own-games.js';

/** The length of the longest line that a program may write. */
const longestLine = 1_000_000;

/** The limits on the time, memory and line length of bots. */
export const limitsOf = ({ limits: { patience: _, ...limits } }: ArenaSpec): BotLimits => ({
  ...limits,
  line: longestLine,
});

/** The options of a game. */
interface ParsedOptions<T extends GameTypes> {
  readonly options: T['Options'];
  /** The options as JSON. */
  readonly json: unknown;
  /** The canonical JSON of the options, for digests. */
  readonly digested: string;
}

/** The start of a game. */
export interface GameStart<T extends GameTypes> extends ParsedOptions<T> {
  /** The seed of the set-up; null if the game begins from a given position. */
  readonly seed: number | null;
  readonly start: T['State'];
  /** The position text of the start. */
  readonly text: string;
}

/** The options as JSON: `players` defaults to the number of bots, and options that belong to the seated bots are added. */
const optionsFor = <T extends GameTypes>(
  game: Game<T>,
  given: ArenaGame,
  bySeat: (seat: number) => ArenaBot | undefined,
): unknown => {
  const options = withPlayers(game, given.options, given.bots);
  if (!isObject(options)) return options;
  const { seatOptions = [] } = game;
  const own = seatOptions.flatMap((name, seat) => {
    const belonging = bySeat(seat)?.belongings.find((one) => one.game === game.id);
    return belonging === undefined ? [] : [[name, belonging.option] as const];
  });
  return { ...options, ...Object.fromEntries(own) };
};

/** The parts of an order to play a game that determine the game's options and start. */
type StartOrder = Pick<GameOrder, 'pairing' | 'rotation' | 'seed' | 'opening'>;

const agreedOf = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  given: ArenaGame,
  { pairing, rotation }: StartOrder,
): Either<Fault, ParsedOptions<T>> => {
  const bySeat = (seat: number): ArenaBot | undefined => spec.bots[pairing[(seat + rotation) % pairing.length]!];
  const options = decode(game.options)(optionsFor(game, given, bySeat));
  if (isLeft(options)) return left(under('options')(options.left));
  const json = game.options.encode(options.right);
  return right({ options: options.right, json, digested: canonical(json) });
};

const groundBy = <T extends GameTypes>(
  game: Game<T>,
  given: ArenaGame,
  agreed: ParsedOptions<T>,
  { seed, opening }: StartOrder,
): Either<Fault, GameStart<T>> => {
  const grounded = (from: number | null, start: T['State']): GameStart<T> => ({
    ...agreed,
    seed: from,
    start,
    text: game.position.print(start),
  });
  if (opening === null) return map((start: T['State']) => grounded(seed, start))(startOf(game, agreed.options, seed));
  const start = game.position.parse(given.openings[opening]!);
  const inOpening = (wrong: Fault): Either<Fault, never> => left(under('openings')(under(String(opening))(wrong)));
  if (isLeft(start)) return inOpening(start.left);
  const contradicted = game.contradicted(agreed.options, start.right);
  if (contradicted !== undefined) return inOpening(fault([], `the position contradicts the option ${contradicted}`));
  if (isSome(game.outcome(start.right))) return inOpening(fault([], 'the game is over'));
  return right(grounded(null, start.right));
};

/** The options and the start of one tournament game. */
const groundOf = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  given: ArenaGame,
  which: StartOrder,
): Either<Fault, GameStart<T>> =>
  chain(agreedOf(game, spec, given, which), (agreed) => groundBy(game, given, agreed, which));

/**
 * Returns a function that makes the options and the start of each game of a tournament. All games of a block have the same start, so what several
 * games share is made only once.
 */
export const groundsOf = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  given: ArenaGame,
): ((which: StartOrder) => Either<Fault, GameStart<T>>) => {
  if (spec.bots.some(({ belongings }) => belongings.some((one) => one.game === given.game)))
    return (which) => groundOf(game, spec, given, which);
  let agreed: Either<Fault, ParsedOptions<T>> | undefined;
  let last: (StartOrder & { readonly ground: Either<Fault, GameStart<T>> }) | undefined;
  return (which) => {
    if (last?.seed === which.seed && last.opening === which.opening) return last.ground;
    agreed ??= agreedOf(game, spec, given, which);
    const ground = chain(agreed, (options) => groundBy(game, given, options, which));
    last = { ...which, ground };
    return ground;
  };
};

/** A fault for the first error in a game of a spec; undefined if the game has no errors. */
const gameMistake = (spec: ArenaSpec, given: ArenaGame, guests: Guests): Fault | undefined => {
  const known = readKnown(given.game, guests);
  if (isLeft(known)) return under('game')(known.left);
  return known.right.open((game) => {
    const first = spec.bots.map((_, place) => place).slice(0, given.bots);
    const tried = (pairing: readonly number[], rotation: number, opening: number | null): Fault | undefined => {
      const ground = groundOf(game, spec, given, { pairing, rotation, seed: spec.seed, opening });
      if (isLeft(ground)) return ground.left;
      const seats = game.seatCount(ground.right.start);
      return seats % given.bots === 0 ? undefined : under('bots')(uneven(given.bots, seats));
    };
    for (const opening of given.openings.length === 0 ? [null] : given.openings.keys()) {
      const wrong = tried(first, 0, opening);
      if (wrong !== undefined) return wrong;
    }
    // A bot's belongings must be valid at every seat.
    const [other = 0, another = 0] = first;
    for (const [place, { belongings }] of spec.bots.entries()) {
      if (!belongings.some((one) => one.game === given.game)) continue;
      const pairing = [place, place === other ? another : other];
      for (const rotation of [0, 1]) {
        const wrong = tried(pairing, rotation, null);
        if (wrong !== undefined) return under('belongings')(under(spec.bots[place]!.name)(wrong));
      }
    }
    return undefined;
  });
};

/** A fault if a bot has options for a game that is not played, or for a game whose options cannot belong to bots. */
const belongingMistake = (spec: ArenaSpec, guests: Guests): Fault | undefined => {
  for (const [place, { belongings }] of spec.bots.entries())
    for (const [index, { game }] of belongings.entries()) {
      const path = ['bots', String(place), 'belongings', String(index), 'game'];
      const played = spec.games.filter((one) => one.game === game);
      if (played.length === 0) return fault(path, `${show(game)} is not played`);
      if (played.some(({ openings }) => openings.length > 0))
        return fault(path, 'the game begins from positions of its own');
      const known = readKnown(game, guests);
      if (isLeft(known) || known.right.open(({ seatOptions }) => seatOptions === undefined))
        return fault(path, 'nothing of this game belongs to a player');
    }
  return undefined;
};

/** Checks that a tournament can be played: its games, options, openings and bots must exist and fit together. */
export const checked = (spec: ArenaSpec, guests = presentGuests()): Either<Fault, ArenaSpec> => {
  for (const [place, { text }] of spec.bots.entries()) {
    const entrant = readEntrant(text, limitsOf(spec), guests);
    if (isLeft(entrant)) return left(under('bots')(under(String(place))({ ...entrant.left, path: ['text'] })));
  }
  const stray = belongingMistake(spec, guests);
  if (stray !== undefined) return left(stray);
  for (const [index, given] of spec.games.entries()) {
    const wrong = gameMistake(spec, given, guests);
    if (wrong !== undefined) return left(under('games')(under(String(index))(wrong)));
  }
  return right(spec);
};
