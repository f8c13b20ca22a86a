/**
 * One block of a match: the games of one seed, in all rotations of the seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Bot, Knowledge } from '../bots/index.js';
import { decode } from '../core/codec.js';
import type { Fault } from '../core/fault.js';
import type { Game, GameTypes } from '../core/game.js';
import { parseJson, writeRecord } from '../core/record.js';
import type { Seat } from '../core/seat.js';
import { startOf } from './args.js';
import { readBot, readKnown, tell, thought } from './bots.js';

/** What a worker is asked to play: plain data. */
export interface BlockOrder {
  readonly game: string;
  readonly bots: readonly string[];
  /** Options as JSON text. */
  readonly options: string;
  readonly seed: number;
  /** Whether the records are wanted too. */
  readonly records: boolean;
}

/** One game that was played. */
export interface PlayedGame {
  readonly seed: number;
  readonly rotation: number;
  /** For each seat the place of its bot in the order. */
  readonly seating: readonly number[];
  /** For each seat its part of the point of this game. */
  readonly shares: readonly number[];
  /** For each seat the number in the score that is its own, or its team's. */
  readonly scores: readonly number[];
  readonly plies: number;
  /** Whether the game came to its end. */
  readonly over: boolean;
  /** The record, if it was wanted. */
  readonly record: unknown;
}

/** A game that goes on for so long is broken off and counts as won by everybody. */
const longest = 20_000;

/** The point of a game, shared evenly by the winning teams and inside a team by its seats; by all if nobody won. */
const sharesOf = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly number[] => {
  const teams = game.teams(state);
  const outcome = game.outcome(state);
  const winners = isSome(outcome) ? outcome.value.winners : [];
  const won = new Set(winners.length === 0 ? teams : winners.map((seat) => teams[seat]));
  return teams.map((team) => (won.has(team) ? 1 / won.size / teams.filter((other) => other === team).length : 0));
};

/** The seed of a bot: another one for every seat of every game, and none that is a seed of a set-up nearby. */
const botSeed = (seed: number, rotation: number, seat: number): number =>
  ((seed % 2 ** 40) + 1) * 4096 + rotation * 64 + seat;

const playOne = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  start: T['State'],
  bots: readonly Bot[],
  seed: number,
  rotation: number,
): { readonly moves: readonly T['Move'][]; readonly final: T['State']; readonly seating: readonly number[] } => {
  const seating = Array.from({ length: game.seatCount(start) }, (_, seat) => (seat + rotation) % bots.length);
  const players = seating.flatMap((place, seat) => {
    const bot = bots[place];
    return bot === undefined ? [] : [bot.sit(game, knowledge, botSeed(seed, rotation, seat))];
  });
  const moves: T['Move'][] = [];
  let state = start;
  while (moves.length < longest) {
    const seat: Seat | undefined = game.toMove(state)[0];
    const player = seat === undefined ? undefined : players[seat];
    const best = seat === undefined || player === undefined ? undefined : thought(game, player, state, seat)?.best;
    if (seat === undefined || best === undefined) break;
    tell(game, players, state, seat, best);
    state = game.applyLegal(state, best);
    moves.push(best);
  }
  return { moves, final: state, seating };
};

/** Plays the games of one seed. The order was checked before; a fault says what is wrong with it. */
export const playBlock = (order: BlockOrder): Either<Fault, readonly PlayedGame[]> => {
  const bots: Bot[] = [];
  for (const text of order.bots) {
    const bot = readBot(text);
    if (isLeft(bot)) return bot;
    bots.push(bot.right);
  }
  const known = readKnown(order.game);
  if (isLeft(known)) return known;
  return known.right.open((game, knowledge): Either<Fault, readonly PlayedGame[]> => {
    const json = parseJson(order.options);
    const options = isLeft(json) ? json : decode(game.options)(json.right);
    if (isLeft(options)) return options;
    const start = startOf(game, options.right, order.seed);
    if (isLeft(start)) return start;
    const games: PlayedGame[] = [];
    for (let rotation = 0; rotation < bots.length; rotation++) {
      const { moves, final, seating } = playOne(game, knowledge, start.right, bots, order.seed, rotation);
      const teams = game.teams(final);
      const scores = game.score(final);
      const record = order.records ? writeRecord(game)(options.right, order.seed, start.right, moves) : right(null);
      if (isLeft(record)) return record;
      games.push({
        seed: order.seed,
        rotation,
        seating,
        shares: sharesOf(game, final),
        scores: teams.map((team) => scores[team] ?? 0),
        plies: moves.length,
        over: isSome(game.outcome(final)),
        record: record.right,
      });
    }
    return right(games);
  });
};
