/**
 * Plays the games of a tournament, and makes a result line for each game.
 *
 * @packageDocumentation
 */
import { hash } from 'node:crypto';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import {
  type ArenaGame,
  type ArenaSpec,
  type GameLine,
  type GameNames,
  type GameOrder,
  namesOf,
  orderText,
  specText,
} from '../../arena/index.js';
import { isProgram } from '../../arena/programs.js';
import type { Knowledge } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { assembled } from '../../core/records/assemble.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { readKnown } from '../host/bots.js';
import { type Entrant, readEntrant } from '../host/entrant.js';
import { gameTime } from '../host/game-clock.js';
import type { Loss } from '../host/loss.js';
import { type Guests, presentGuests } from '../host/own-games.js';
import { type GameCourse, lostCourse, playOne, type Watch } from '../host/play-game.js';
import type { DealtGame } from './assignment.js';
import { gainedIn, type StoredGame } from './game-gains.js';
import { type GameStart, groundsOf, limitsOf } from './prepare-game.js';
import { umpire, verdictOf } from './verdict.js';

const sha256 = (text: string): string => hash('sha256', text);

/** The digest of a tournament's spec. */
export const digestOf = (spec: ArenaSpec): string => sha256(specText(spec));

/** The functions that name the games and blocks of a tournament. */
export const namesIn = (spec: ArenaSpec): GameNames => namesOf(spec, sha256);

/** The key of a game, derived from the digest of the tournament's spec and from the order to play the game. */
export const keyOf = (digest: string, order: GameOrder): string => sha256(orderText(digest, order)).slice(0, 32);

/** A played game. */
export interface TimedGame extends StoredGame {
  /** The number of milliseconds that the game took. */
  readonly took: number;
}

const none: readonly string[] = [];

/** A game's line, but with no moves in its record; `moves` is the JSON of the moves, which the digest needs. */
const lineOf = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  { key, order, deal }: DealtGame,
  { json, digested, seed: from, text }: GameStart<T>,
  course: GameCourse<T>,
  moves: string,
): GameLine => {
  const { end, shares, notes } = verdictOf(game, spec, course);
  const { final, result } = course;
  const seating = course.seating.map((place) => order.pairing[place]!);
  const { pairing, seed, rotation, opening } = order;
  return {
    key,
    game: order.game,
    pairing,
    seed,
    rotation,
    opening,
    bots: seating.map((place) => spec.bots[place]!.name),
    seating,
    millis: course.millis.map(Math.round),
    iterations: seating.map((place, seat) => (isProgram(spec.bots[place]!.text) ? null : course.iterations[seat]!)),
    ...(deal.isKeyed ? { botSeeds: deal.bots.slice(0, seating.length) } : {}),
    plies: course.moves.length,
    shares,
    scores: game.teams(final).map((team) => result.scores[team]!),
    end,
    record: assembled(game, { options: json, seed: from, start: text, moves: none, result }, final, notes, sha256, {
      options: digested,
      moves,
    }),
  };
};

/** Plays the games of a tournament. The result is a fault if the order to play a game contains an error. */
export interface Games {
  /** Plays a game. The function `asked` is called whenever a seat has to decide. */
  readonly play: (dealt: DealtGame, asked?: (seat: Seat) => void) => Promise<Either<Fault, TimedGame>>;
  /** Makes the line of a game about which nothing is known except which seat lost. */
  readonly lose: (dealt: DealtGame, loser: number, loss: Loss) => Either<Fault, TimedGame>;
}

/** The moves of a record without moves, in its JSON. */
const noMoves = '"moves":[],';

/** Returns the players of a pairing. Each bot's text is parsed only once, because the meaning of a text never changes. */
type Sitting = (pairing: readonly number[]) => Either<Fault, readonly Entrant[]>;

const sittingOf = (spec: ArenaSpec, guests: Guests): Sitting => {
  const known = new Map<number, Entrant>();
  return (pairing) => {
    const all: Entrant[] = [];
    for (const place of pairing) {
      const entrant = known.get(place);
      const read = entrant === undefined ? readEntrant(spec.bots[place]!.text, limitsOf(spec), guests) : right(entrant);
      if (isLeft(read)) return read;
      known.set(place, read.right);
      all.push(read.right);
    }
    return right(all);
  };
};

/** A game of a spec, prepared once and then played for each order. */
class GamesOf<T extends GameTypes> implements Games {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #spec: ArenaSpec;
  readonly #sitting: Sitting;
  readonly #groundFor: ReturnType<typeof groundsOf<T>>;

  constructor(game: Game<T>, knowledge: Knowledge<T>, spec: ArenaSpec, given: ArenaGame, sitting: Sitting) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#spec = spec;
    this.#sitting = sitting;
    this.#groundFor = groundsOf(game, spec, given);
  }

  async play(dealt: DealtGame, asked?: (seat: Seat) => void): Promise<Either<Fault, TimedGame>> {
    const began = performance.now();
    const { order, deal } = dealt;
    const ground = this.#ground(dealt);
    if (isLeft(ground)) return ground;
    const all = this.#sitting(order.pairing);
    if (isLeft(all)) return all;
    const { options, start } = ground.right;
    const watch = this.#watch(start, asked);
    const course = await playOne(this.#game, this.#knowledge, options, start, all.right, order.rotation, deal, watch);
    // Treat this like a thread that ended: the deciding seat loses.
    if (isLeft(course))
      return this.lose(dealt, course.left.seat, { reason: 'crash', rule: null, text: course.left.text });
    return right(this.#write(dealt, ground.right, course.right, began));
  }

  lose(dealt: DealtGame, loser: number, loss: Loss): Either<Fault, TimedGame> {
    const { pairing, rotation } = dealt.order;
    return map((ground: GameStart<T>): TimedGame => {
      const course = lostCourse(this.#game, ground.start, pairing.length, rotation, loser, loss);
      return this.#write(dealt, ground, course, performance.now());
    })(this.#ground(dealt));
  }

  #ground({ order, deal }: DealtGame): Either<Fault, GameStart<T>> {
    return this.#groundFor({ ...order, seed: deal.setup });
  }

  #watch(start: T['State'], asked: ((seat: Seat) => void) | undefined): Watch<T> {
    const { plies, agreed } = this.#spec.adjudication;
    const time = gameTime(this.#game.seatCount(start), this.#spec.limits);
    return {
      plies,
      ...(time === undefined ? {} : { time }),
      ...(asked === undefined ? {} : { asked }),
      ...(agreed === null ? {} : { judge: umpire(this.#game.teams(start), agreed) }),
    };
  }

  #write(dealt: DealtGame, ground: GameStart<T>, course: GameCourse<T>, began: number): TimedGame {
    // The moves are most of the line, and the digest needs their JSON too, so it is made only once. After the moves, no field is an empty `moves`.
    const moves = JSON.stringify(course.moves);
    const line = lineOf(this.#game, this.#spec, dealt, ground, course, moves);
    const json = JSON.stringify(line);
    const at = json.lastIndexOf(noMoves);
    const text = `${json.slice(0, at)}"moves":${moves},${json.slice(at + noMoves.length)}`;
    return { key: dealt.key, gained: gainedIn(line), took: performance.now() - began, text };
  }
}

/** Returns the functions that play the games of a tournament. */
export const gamesFor = (spec: ArenaSpec, guests = presentGuests()): Games => {
  const sitting = sittingOf(spec, guests);
  const opened = new Map<number, Games>();
  const gamesAt = (index: number): Either<Fault, Games> => {
    const open = opened.get(index);
    if (open !== undefined) return right(open);
    const given = spec.games[index];
    if (given === undefined) return left(fault(['game'], `there is no game ${index}`));
    const known = readKnown(given.game, guests);
    if (isLeft(known)) return known;
    const games = known.right.open((game, knowledge): Games => new GamesOf(game, knowledge, spec, given, sitting));
    opened.set(index, games);
    return right(games);
  };
  return {
    play: async (dealt, asked) => {
      const games = gamesAt(dealt.order.game);
      return isLeft(games) ? games : games.right.play(dealt, asked);
    },
    lose: (dealt, loser, loss) => {
      const games = gamesAt(dealt.order.game);
      return isLeft(games) ? games : games.right.lose(dealt, loser, loss);
    },
  };
};
