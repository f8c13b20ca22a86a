/**
 * A batch: many games of one kind that are stepped together, for programs that learn. The inputs and outputs of a batch are arrays.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { printRefusal, type Refusal } from '../core/contract/refusal.js';
import { chanceMove } from '../core/playing/chance.js';
import { hides, legalMovesOf } from '../core/playing/seat-moves.js';
import { isObject } from '../core/reading/objects.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { isSeed, type Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import type { Encoding } from './encoding.js';
import { rewardsByPlace, valuesOf } from './rewards.js';
import { type BatchSettings, type IdFault, nextSeed, noAction, Standing } from './settings.js';
import { unknownId } from './space.js';

/** One game of the batch. */
interface BatchGame<T extends GameTypes> {
  state: T['State'];
  seed: Seed;
  episode: number;
  /** The last position of the game that ended most recently; undefined if none has ended since the last reset. */
  last: T['State'] | undefined;
  ply: number;
  /** The number of steps that the program has made in the game. */
  steps: number;
  seat: Seat;
  legal: readonly Legal<T['Move']>[];
  /** The ids of the moves in `legal`; the bits of these ids are set in the mask. */
  ids: Int32Array;
  /** The number of entries of `ids` that are in use. */
  shown: number;
  values: readonly number[];
}

/** The greatest number of games in a row that may end before the program has made a move. If more do, the rules of the game must contain an error. */
const mostTries = 100;

/** The number of ids for which each game initially has room. */
const someIds = 128;

/**
 * Games of one kind, stepped together. All arrays are made once and overwritten by every call. Each array has one row or one number for each game. A
 * row of `observations` is the view of the seat to move. A row of `masks` consists of bits: bit `id & 7` of byte `id >> 3` is set if the id is legal.
 * A row of `rewards` has a number for each seat. The number in `seats` is the seat to move, and the number in `standings` is a {@link Standing}.
 *
 * When a game ends, a new game immediately replaces it; the new seed is the {@link nextSeed} of the old seed. When a new game begins, the rewards and
 * the standing are still those of the game that ended; everything else belongs to the new game.
 *
 * @example
 * ```ts
 * import { batchOf, terrafexEncoding } from 'rulehouse/environment';
 * import { isRight } from 'rulehouse';
 * import { defaultOptions } from 'rulehouse/terrafex';
 * const batch = batchOf(terrafexEncoding, { games: 2, options: defaultOptions, reward: 'places', maxPlies: 0, illegal: 'refuse' });
 * if (isRight(batch)) {
 *   batch.right.reset([1, 2]);
 *   batch.right.step([90, 0]).map(({ game, rule }) => [game, rule]); // [[1, 'TF-4.2']]
 * }
 * ```
 */
export class Batch<T extends GameTypes> {
  readonly encoding: Encoding<T>;
  readonly settings: BatchSettings<T>;
  /** The number of seats at a table. */
  readonly seatCount: number;
  /** The number of bytes in one row of `masks`. */
  readonly maskBytes: number;
  /** All arrays of the batch as one block of bytes to be sent, in the order in which the class lists the arrays. */
  readonly bytes: Uint8Array;
  readonly observations: Float32Array;
  readonly rewards: Float32Array;
  readonly masks: Uint8Array;
  readonly seats: Int8Array;
  readonly standings: Uint8Array;
  private readonly places: BatchGame<T>[];
  private readonly hidden: boolean;
  private readonly ofSeat: ReturnType<typeof legalMovesOf<T>>;
  private readonly chance: ReturnType<typeof chanceMove<T>> | undefined;
  private readonly played: readonly boolean[];

  /** Only {@link batchOf} calls this constructor, after checking the settings. */
  constructor(encoding: Encoding<T>, settings: BatchSettings<T>, first: T['State']) {
    const { game, layout, actions } = encoding;
    const { games } = settings;
    this.encoding = encoding;
    this.settings = settings;
    this.seatCount = game.seatCount(first);
    this.maskBytes = (actions.space.count + 7) >> 3;
    const [floats, row] = [layout.length + this.seatCount, this.maskBytes + 2];
    const buffer = new ArrayBuffer(games * (4 * floats + row));
    const afterFloats = games * 4 * floats;
    this.bytes = new Uint8Array(buffer);
    this.observations = new Float32Array(buffer, 0, games * layout.length);
    this.rewards = new Float32Array(buffer, games * 4 * layout.length, games * this.seatCount);
    this.masks = new Uint8Array(buffer, afterFloats, games * this.maskBytes);
    this.seats = new Int8Array(buffer, afterFloats + games * this.maskBytes, games);
    this.standings = new Uint8Array(buffer, afterFloats + games * (this.maskBytes + 1), games);
    this.hidden = hides(game);
    this.ofSeat = legalMovesOf(game);
    this.chance = game.chance === undefined ? undefined : chanceMove(game);
    this.played = Array.from(
      { length: this.seatCount },
      (_, seat) => settings.seats === undefined || settings.seats.some((one) => one === seat),
    );
    const place = {
      state: first,
      seed: 0,
      episode: -1,
      last: undefined,
      ply: 0,
      steps: 0,
      seat: 0,
      legal: [],
      values: [],
    } as const;
    this.places = Array.from({ length: games }, () => ({ ...place, ids: new Int32Array(someIds), shown: 0 }));
  }

  /**
   * Begins every game anew, with one seed for each game. If the number of seeds differs from the number of games, or the list contains anything other
   * than seeds, nothing changes.
   */
  reset(seeds: ArrayLike<number>): readonly Fault[] {
    const { games } = this.settings;
    if (seeds.length !== games) return [fault(['seeds'], `${seeds.length} seeds for ${games} games`)];
    const wrong = Array.from(seeds).findIndex((seed) => !isSeed(seed));
    if (wrong >= 0)
      return [fault(['seeds', String(wrong)], `${seeds[wrong]!} is not a whole number from 0 to 2^53 - 1`)];
    this.rewards.fill(0);
    this.standings.fill(Standing.Running);
    for (let game = 0; game < games; game++) {
      this.places[game]!.last = undefined;
      this.begin(game, seeds[game]!);
      this.show(game);
    }
    return [];
  }

  /**
   * Makes one move in each game: the move with the id given for that game; {@link noAction} leaves a game unchanged. Returns the reasons why ids were
   * refused. A game whose id is refused waits or is lost, depending on the settings; all other games move.
   */
  step(ids: ArrayLike<number>): readonly IdFault[] {
    const faults: IdFault[] = [];
    this.rewards.fill(0);
    for (let game = 0; game < this.settings.games; game++) {
      const id = ids[game] ?? noAction;
      this.standings[game] = Standing.Running;
      if (id === noAction) continue;
      const place = this.places[game]!;
      const index = indexOfId(place, id);
      if (index >= 0) {
        this.move(game, place.legal[index]!);
      } else {
        faults.push(this.refusalOf(game, id));
        if (this.settings.illegal === 'refuse') this.standings[game] = Standing.Refused;
        else this.forfeit(game);
      }
      this.count(game);
      if (this.standings[game] !== Standing.Refused) this.show(game);
    }
    return faults;
  }

  /** Counts a step of the program, and cuts the game off if it was the last that the settings allow. */
  private count(index: number): void {
    const standing = this.standings[index];
    const place = this.places[index]!;
    // A game that has ended was replaced by a new one, which has no steps yet.
    if (standing !== Standing.Running && standing !== Standing.Refused) return;
    place.steps++;
    if (place.steps !== this.settings.maxSteps) return;
    this.standings[index] = Standing.CutOff;
    this.next(index);
  }

  /** The state of the game with a given number, for pictures and texts; undefined if the number is out of range. */
  stateOf(game: number): T['State'] | undefined {
    return this.places[game]?.state;
  }

  /**
   * The last position of the previous game with the given number; undefined if no game with this number has ended since the last reset. If the
   * program forfeited the game, the position is the one in which it gave the wrong id.
   */
  lastOf(game: number): T['State'] | undefined {
    return this.places[game]?.last;
  }

  /** The seed and the number of moves of the game with a given number; undefined if the number is out of range. */
  tableOf(game: number): { readonly seed: Seed; readonly ply: number } | undefined {
    const place = this.places[game];
    return place === undefined ? undefined : { seed: place.seed, ply: place.ply };
  }

  private begin(index: number, seed: Seed, tries = 0): void {
    const { game } = this.encoding;
    const place = this.places[index]!;
    const { options, reward } = this.settings;
    const state = game.setup(options, seed);
    // Cannot fail: `batchOf` has already set up a game with these options, and the seed makes no difference.
    if (isLeft(state)) return;
    place.state = state.right;
    place.seed = seed;
    place.episode++;
    place.ply = 0;
    place.steps = 0;
    place.values = reward === 'places' ? [] : valuesOf(game, reward, state.right);
    // If the game is over before the learning program can move, start the next one.
    if (this.settle(index, 0) === Standing.Over && tries < mostTries) this.begin(index, nextSeed(seed), tries + 1);
  }

  /** Makes one move, then lets chance and opponents move until one of the program's seats is to move. */
  private move(index: number, move: Legal<T['Move']>): void {
    const place = this.places[index]!;
    place.state = this.encoding.game.applyLegal(place.state, move);
    place.ply++;
    const standing = this.settle(index, this.settings.maxPlies);
    this.pay(index, standing);
    if (standing === Standing.Running) return;
    this.standings[index] = standing;
    this.next(index);
  }

  /** Lets chance and opponents move until it is the program's turn or the game ends; returns the standing of the game. */
  private settle(index: number, maxPlies: number): 0 | 1 | 2 {
    const { game } = this.encoding;
    const place = this.places[index]!;
    for (;;) {
      const drawn = this.chance?.(place.state, place.seed, place.ply);
      if (drawn === undefined) {
        const deciding = game.toMove(place.state);
        const seat = deciding[0];
        if (seat === undefined) return Standing.Over;
        if (maxPlies > 0 && place.ply >= maxPlies) return Standing.CutOff;
        place.seat = seat;
        place.legal = deciding.length === 1 ? game.legalMoves(place.state) : this.ofSeat(place.state, seat);
        if (this.isPlayed(index, seat)) return Standing.Running;
      }
      const move = drawn ?? this.opponentsMove(index);
      if (move === undefined) return Standing.Running;
      place.state = game.applyLegal(place.state, move);
      place.ply++;
    }
  }

  /** True if the program plays the given seat of the given game. */
  private isPlayed(index: number, seat: Seat): boolean {
    const count = this.seatCount;
    const turned = this.settings.rotate === true ? (seat + count - (index % count)) % count : seat;
    return this.played[turned]!;
  }

  private opponentsMove(index: number): Legal<T['Move']> | undefined {
    const { seat, legal, episode, seed, ply } = this.places[index]!;
    const chosen = this.settings.opponent?.(this.seen(index), seat, legal, { game: index, episode, seed, ply });
    return chosen === undefined ? undefined : legal[chosen];
  }

  /** The view of the seat to move. */
  private seen(index: number): T['View'] {
    const { state, seat } = this.places[index]!;
    return this.encoding.game.view(some(seat))(state);
  }

  /** Writes the rewards of a game after a step. */
  private pay(index: number, standing: 0 | 1 | 2): void {
    const { game } = this.encoding;
    const { reward } = this.settings;
    const place = this.places[index]!;
    const at = index * this.seatCount;
    if (reward !== 'places') {
      const values = valuesOf(game, reward, place.state);
      for (let seat = 0; seat < this.seatCount; seat++) this.rewards[at + seat] = values[seat]! - place.values[seat]!;
      place.values = values;
    } else if (standing === Standing.Over) {
      this.rewards.set(rewardsByPlace(game, place.state), at);
    }
  }

  /** Ends a game because the seat to move has forfeited it; the other seats share what this seat loses. */
  private forfeit(index: number): void {
    const place = this.places[index]!;
    const at = index * this.seatCount;
    const others = Math.max(1, this.seatCount - 1);
    for (let seat = 0; seat < this.seatCount; seat++) this.rewards[at + seat] = seat === place.seat ? -1 : 1 / others;
    this.standings[index] = Standing.Forfeited;
    this.next(index);
  }

  /** Begins the next game after one that has ended. */
  private next(index: number): void {
    const place = this.places[index]!;
    place.last = place.state;
    this.begin(index, nextSeed(place.seed));
  }

  private refusalOf(index: number, id: number): IdFault {
    const { game, actions } = this.encoding;
    const { state, seat } = this.places[index]!;
    const move = actions.moveOf(id, state, seat);
    if (move === undefined) return { game: index, id, code: 'unknown', rule: null, text: unknownId(actions.space, id) };
    const checked = game.check(move)(state);
    // The id is not in the list of legal ids, so the move is illegal or belongs to another seat.
    const refusal: Refusal<string> | undefined = isLeft(checked) ? checked.left : undefined;
    const text = refusal === undefined ? 'this seat does not make this move' : printRefusal(refusal);
    return { game: index, id, code: 'illegal', rule: refusal?.rule ?? game.turnRule, text };
  }

  /** Writes the observation of the seat to move, and the ids of its legal moves. */
  private show(index: number): void {
    const { layout, game, actions } = this.encoding;
    const place = this.places[index]!;
    const { seat, legal, state } = place;
    const view = this.hidden ? game.view(some(seat))(state) : state;
    layout.write(view, seat, this.observations, index * layout.length);
    const { masks, maskBytes } = this;
    const at = index * maskBytes;
    // If few bits are set, clearing their bytes is faster than clearing the whole row.
    if (maskBytes < 8 * place.shown) masks.fill(0, at, at + maskBytes);
    else for (let number = 0; number < place.shown; number++) masks[at + (place.ids[number]! >> 3)] = 0;
    if (place.ids.length < legal.length) place.ids = new Int32Array(2 * legal.length);
    place.shown = legal.length;
    const { ids } = place;
    for (let number = 0; number < legal.length; number++) {
      const id = actions.idOf(legal[number]!, view, seat);
      ids[number] = id;
      const byte = at + (id >> 3);
      masks[byte] = masks[byte]! | (1 << (id & 7));
    }
    this.seats[index] = seat;
  }
}

/** The index of the legal move that has the given id; -1 if no legal move has this id. */
const indexOfId = <T extends GameTypes>({ ids, legal }: BatchGame<T>, id: number): number => {
  for (let index = 0; index < legal.length; index++) if (ids[index] === id) return index;
  return -1;
};

/**
 * Makes a batch of games, or returns the fault in its settings. The games begin when `reset` is called.
 *
 * @param encoding - the encoding of the game
 * @param settings - the settings of the games
 * @returns the batch, or a fault
 * @fails a fault whose path names the setting that is wrong; the fault cites a rule if the game refuses an option
 *
 * @example
 * ```ts
 * import { batchOf, terrafexEncoding } from 'rulehouse/environment';
 * import { defaultOptions } from 'rulehouse/terrafex';
 * const settings = { options: defaultOptions, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
 * batchOf(terrafexEncoding, { ...settings, games: 2 })._tag; // 'Right'
 * batchOf(terrafexEncoding, { ...settings, games: 0 })._tag; // 'Left'
 * ```
 */
export const batchOf = <T extends GameTypes>(
  encoding: Encoding<T>,
  settings: BatchSettings<T>,
): Either<Fault, Batch<T>> => {
  if (!isObject(settings)) return left(fault([], `${show(settings)} is not the settings of a batch`));
  const { games, maxPlies, maxSteps = 0, options, seats, opponent } = settings;
  if (!Number.isInteger(games) || games < 1 || games > mostGames)
    return left(fault(['games'], `${games} is not a whole number from 1 to ${mostGames}`));
  if (!Number.isInteger(maxPlies) || maxPlies < 0)
    return left(fault(['maxPlies'], `${maxPlies} is not a whole number`));
  if (!Number.isInteger(maxSteps) || maxSteps < 0)
    return left(fault(['maxSteps'], `${maxSteps} is not a whole number`));
  const start = encoding.game.setup(options, 0);
  if (isLeft(start)) return left(fault(['options'], printRefusal(start.left), ruleOf(start.left)));
  const count = encoding.game.seatCount(start.right);
  const wrong = seats?.find((seat) => seat >= count);
  if (wrong !== undefined) return left(fault(['seats'], `there is no seat ${wrong} at a table of ${count}`));
  if (seats !== undefined && opponent === undefined && seats.length < count)
    return left(fault(['opponent'], 'nothing plays the other seats'));
  return right(new Batch(encoding, settings, start.right));
};

const ruleOf = (refusal: Refusal<string>): string => refusal.rule;

/** The largest batch. */
export const mostGames = 65_536;
