/**
 * `play`: a person against bots in the terminal. Everything shown is the person's own view.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome, type Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import { firstSeats, type Seat, seats } from '../core/values/seat.js';
import { readOptions, readPosition, readSeat, readSeed, startOf } from '../host/args.js';
import { readKnown } from '../host/bots.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import type { Io } from '../host/io.js';
import { printLoss, type Seated } from '../host/seated.js';
import { newSecret, seedsFrom, type SeedOf, seedsOf } from '../host/secret.js';
import type { Limits } from '../protocol/index.js';
import { session } from '../session/local.js';
import type { Session } from '../session/snapshot.js';
import type { Thinker } from '../session/thinking.js';
import { Terminal } from './terminal.js';

/** A bot thinks as long as its text says, so no other limit applies. */
const longest = 2 ** 31 - 1;

/** The flags of `play`. */
export interface PlayFlags {
  readonly seat: string;
  /** The seed of the set-up; left out: one is drawn. */
  readonly seed?: string;
  /** The seed of the bots' chance; left out: 128 random bits that nobody is told. */
  readonly botSeed?: string;
  /** The texts of the bots of the other seats, in their order; the last one for all that are left, none for random ones. */
  readonly bot: readonly string[];
  readonly options: string;
  readonly position?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** Lets players of the command think for a session, and tells them of the moves that were made. */
class Players<T extends GameTypes> {
  readonly #players: readonly (Seated<T> | undefined)[];
  #play: Session<T> | undefined;
  #told = 0;

  constructor(players: readonly (Seated<T> | undefined)[]) {
    this.#players = players;
  }

  readonly think: Thinker<T> = async ({ game, seat, view }) => {
    const history = this.#play?.as(seat).history() ?? [];
    const choice = await this.#players[seat]?.choose(
      view,
      history.map(({ text }) => text),
    );
    if (choice === undefined) return left(fault([], 'no player sits there', game.turnRule));
    return isLeft(choice) ? left(fault([], printLoss(choice.left))) : right(choice.right.move);
  };

  follow(play: Session<T>): void {
    this.#play = play;
    play.subscribe(() => this.#tell(play));
  }

  /** Tells each player of the moves that were made since, as far as it may know them. */
  #tell(play: Session<T>): void {
    const { ply } = play.snapshot();
    for (const [index, player] of this.#players.entries()) {
      if (player === undefined) continue;
      const seen = play.as(seats[index]!);
      for (const { seat, text } of seen.history().slice(this.#told, ply)) {
        const move = text === null ? null : play.face.game.moveText.parse(text);
        const mover = seat === null || seat < 0 ? null : seats[seat]!;
        player.told(mover, move === null || isLeft(move) ? null : move.right);
      }
    }
    this.#told = ply;
  }

  async end(): Promise<void> {
    for (const player of this.#players) await player?.end?.({ reason: 'broken-off', winners: [], scores: null });
  }
}

const seatOf = (seat: Option<Seat>): Either<Fault, Seat> =>
  isSome(seat) ? right(seat.value) : left(fault(['--seat'], 'no such seat'));

type Entrants = readonly [Entrant, ...Entrant[]];

const readEntrants = (texts: readonly string[], limits: Limits): Either<Fault, Entrants> => {
  const [first = 'random', ...rest] = texts;
  let all: Either<Fault, Entrants> = map((one: Entrant): Entrants => [one])(readEntrant(first, limits));
  for (const text of rest)
    all = chain(all, (before) => map((one: Entrant): Entrants => [...before, one])(readEntrant(text, limits)));
  return all;
};

/** The player of a seat, counted without the person; the last one plays all that are left. */
const entrantAt = (all: Entrants, place: number): Entrant =>
  all[Math.min(Math.max(place, 0), all.length - 1)] ?? all[0];

/**
 * The seeds of the bots. Without the flag they come from a secret: a person who could compute them would know what the bots decide in secret,
 * and what they will do. With it the same game can be played again.
 */
const botSeeds = (flag: string | undefined): Either<Fault, SeedOf> =>
  flag === undefined ? right(seedsOf(newSecret())) : map(seedsFrom)(readSeed(flag, '--bot-seed'));

/** The seed of the set-up. */
const setupSeed = (flag: string | undefined): Either<Fault, Seed> =>
  flag === undefined ? right(seedsOf(newSecret())('set-up')) : readSeed(flag);

/** Everything that `play` is told, read. The order of the steps is that of the complaints. */
const readTable = <T extends GameTypes>(game: Game<T>, flags: PlayFlags) =>
  pipe(
    E.Do,
    E.bind('options', () => readOptions(game, flags.options)),
    E.bind('seed', () => setupSeed(flags.seed)),
    E.bind('seedOf', () => botSeeds(flags.botSeed)),
    E.bind('start', ({ options, seed }) =>
      flags.position === undefined ? startOf(game, options, seed) : readPosition(game, flags.position),
    ),
    E.bind('seat', ({ start }) => chain(readSeat(flags.seat, game.seatCount(start)), seatOf)),
  );

/** Plays one game in the terminal. */
export const play = async (id: string, flags: PlayFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const bots = chain(readLimits(flags), (limits) => readEntrants(flags.bot, limits));
  if (isLeft(bots)) return bots;
  const known = readKnown(id);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, void>> => {
    const read = readTable(game, flags);
    if (isLeft(read)) return read;
    const { options, seed, seedOf, start, seat } = read.right;
    const taken = firstSeats(game.seatCount(start));
    const entrants = taken.map((other) =>
      other === seat ? undefined : entrantAt(bots.right, other < seat ? other : other - 1),
    );
    const names = entrants.map((one) => (one === undefined ? 'you' : one.text.slice(0, 100)));
    const players = new Players(
      taken.map((other) =>
        entrants[other]?.sit({ game, options, seat: other, players: names, seed: seedOf('bot', other) }, knowledge),
      ),
    );
    const opened = session(game, {
      seats: entrants.map((one) => (one === undefined ? {} : { bot: one.text })),
      options,
      seed,
      ...(flags.position === undefined ? {} : { start: flags.position }),
      bots: { think: players.think, patience: longest },
    });
    players.follow(opened);
    await new Terminal(opened, seat, version, io).run();
    opened.close();
    await players.end();
    return right(undefined);
  });
};
