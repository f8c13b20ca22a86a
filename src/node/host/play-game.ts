/**
 * Plays one game: asks the seats in turn until the rules, a loss or an umpire ends the game.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { isNone, some } from 'fp-ts/Option';
import { sharedBy, sharesOf } from '../../arena/points.js';
import type { Knowledge } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { chanceMove } from '../../core/playing/chance.js';
import { resultOf } from '../../core/records/record.js';
import type { RecordNotes, RecordResult } from '../../core/records/shape.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import type { GameOver, Said } from '../../protocol/index.js';
import { type DeadWatch, deadWatch } from './dead-game.js';
import type { Deal } from './deal.js';
import type { Entrant } from './entrant.js';
import type { GameTime } from './game-clock.js';
import { gameFailure, movesInWords } from './game-failure.js';
import { type Loss, printLoss } from './loss.js';
import type { MoveChoice, SeatedPlayer } from './seated-player.js';

/** A loss for a reason outside the game's rules, such as a crash, with the seat that lost. */
export interface SeatLoss extends Loss {
  readonly seat: Seat;
}

/** The watch on a running game: functions to call during the game, and conditions for ending it early. */
export interface Watch<T extends GameTypes> {
  /** The number of plies after which a game is stopped. */
  readonly plies: number;
  /** Called with every line that the host and the programs exchange. */
  readonly listener?: (said: Said) => void;
  /** Called with the seat that has to choose now. */
  readonly asked?: (seat: Seat, ply: number) => void;
  /** The umpire, called with a seat's choice. The umpire returns the team that it thinks has won, or undefined to continue the game. */
  readonly judge?: (seat: Seat, choice: MoveChoice<T>) => number | undefined;
  /** Called after each move, with the seat (null for chance), the move, and the state after the move. */
  readonly made?: (seat: Seat | null, move: Legal<T['Move']>, state: T['State']) => void;
  /** The time of the seats; left out if their moves have no common limit. */
  readonly time?: GameTime;
  /** A signal that, when aborted, ends the game between two moves. */
  readonly signal?: Signal;
}

/** The failure of a game's module during a game: a function of the game, or of what bots know about it, threw an exception. */
interface ModuleFailure {
  /** The seat that was asked for a move last. */
  readonly seat: Seat;
  /** One line, which names the game, the number of moves made, the bot and, if it had chosen already, its move. */
  readonly text: string;
}

/** The number of milliseconds for which a stoppable game runs before it pauses. Only during a pause can a running game receive the request to stop. */
const untilPause = 20;

/** The fault of a run that was stopped by its signal. */
export const stopped: Fault = fault([], 'stopped by its signal');

/** Makes a watch that calls no functions, with the usual limit on plies and the given signal. */
export const watchOf = <T extends GameTypes>(signal: Signal | undefined): Watch<T> => ({
  plies: longest,
  ...(signal === undefined ? {} : { signal }),
});

/** A played game: its moves, its result, the bot at each seat, and how the game ended if it did not end by the rules. */
export interface GameCourse<T extends GameTypes> {
  /** The texts of the moves. */
  readonly moves: readonly string[];
  readonly final: T['State'];
  /** The result of the game according to the rules. */
  readonly result: RecordResult;
  /** For each seat, the index of its bot among the entrants. */
  readonly seating: readonly number[];
  /** Why a seat lost for a reason outside the rules, for instance because its bot crashed or exceeded its time. */
  readonly loss: SeatLoss | undefined;
  /** The team to which the umpire awarded the game. */
  readonly given: number | undefined;
  /** The number of positions that could still be reached when the game was broken off, because none of them is an end. */
  readonly dead: number | undefined;
  /** For each seat, the number of milliseconds that the host waited for its choices. */
  readonly millis: readonly number[];
  /** For each seat, the number of choices for which the host waited. */
  readonly choices: readonly number[];
  /** For each seat, the number of iterations in all its searches. */
  readonly iterations: readonly number[];
}

type UnseatedCourse<T extends GameTypes> = Omit<GameCourse<T>, 'seating'>;

/** The number of plies after which a game is stopped, unless the caller gives another number in `watch`. */
export const longest = 20_000;

/**
 * Each seat's share of the single point that the game is worth. If the umpire has awarded the game to a team, that team gets the point. Otherwise,
 * the winners under the rules share it or, if there are none, the seats that did not lose.
 */
export const sharesBy = (
  teams: readonly number[],
  { result, loss, given }: Pick<GameCourse<GameTypes>, 'result' | 'loss' | 'given'>,
): readonly number[] =>
  given === undefined
    ? sharesOf(teams, result.winners, loss === undefined ? null : loss.seat)
    : sharedBy(teams, [given]);

/** A game that is being played, with a player at every seat. */
class RunningGame<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seated: readonly SeatedPlayer<T>[];
  /** The names of the players at the seats. */
  readonly #players: readonly string[];
  readonly #watch: Watch<T>;
  /** The move that chance makes after `ply` moves; undefined if chance does not decide. */
  readonly #draw: (state: T['State'], ply: number) => Legal<T['Move']> | undefined;
  readonly #moves: string[] = [];
  /** For each seat, the view that it has of a state. */
  #views: readonly ((state: T['State']) => T['View'])[] = [];
  /** For each seat, the texts of the moves made so far, with null for moves that the seat may not know; undefined if all seats know all of them. */
  #known: readonly (string | null)[][] | undefined;
  readonly #millis: number[];
  readonly #choices: number[];
  readonly #iterations: number[];
  #state: T['State'];
  #paused = performance.now();
  /** The seat that was asked for a move last. */
  #asked: Seat = 0;
  /** The move that is being made, with the seat that makes it; null if chance does. Undefined while a seat decides. */
  #making: { readonly seat: Seat | null; readonly text: string } | undefined;
  /** True if an exception comes from a function of the caller. */
  #isOutside = false;
  /** How the game ended if not by its rules; undefined if the rules ended it, or if it continues. */
  #end: Partial<Pick<UnseatedCourse<T>, 'loss' | 'given' | 'dead'>> | undefined;
  /** Looks after each move whether any play still ends the game; undefined if every game ends. */
  readonly #deadWatch: DeadWatch<T['State']> | undefined;

  constructor(
    game: Game<T>,
    start: T['State'],
    seed: Seed,
    seated: readonly SeatedPlayer<T>[],
    players: readonly string[],
    watch: Watch<T>,
    dead: DeadWatch<T['State']> | undefined,
  ) {
    this.#deadWatch = dead;
    const draw = chanceMove(game);
    this.#draw = (state, ply) => draw(state, seed, ply);
    this.#game = game;
    this.#seated = seated;
    this.#players = players;
    this.#watch = watch;
    this.#millis = seated.map(() => 0);
    this.#choices = seated.map(() => 0);
    this.#iterations = seated.map(() => 0);
    this.#state = start;
  }

  /**
   * Lets the seats decide until the game is over, a seat loses for a reason outside the rules, or the watch ends the game. If the module of the game
   * throws, the result is its failure.
   */
  async play(): Promise<Either<ModuleFailure, UnseatedCourse<T>>> {
    try {
      return right(await this.#play());
    } catch (error) {
      if (this.#isOutside) throw error;
      return left({ seat: this.#asked, text: gameFailure(this.#game.id, this.#when(), error) });
    }
  }

  /** Says at what point of the game something happens. */
  #when(): string {
    const nameOf = (seat: Seat): string => `${this.#players[seat]!} (seat ${seat})`;
    const after = `after ${movesInWords(this.#moves.length)}`;
    if (this.#making === undefined) return `${after}, while ${nameOf(this.#asked)} decided`;
    const { seat, text } = this.#making;
    return `${after}, at the move ${text} of ${seat === null ? 'chance' : nameOf(seat)}`;
  }

  async #play(): Promise<UnseatedCourse<T>> {
    await this.#ready();
    this.#views = firstSeats(this.#seated.length).map((seat) => this.#game.view(some(seat)));
    // Await only choices that are still pending: a promise for every move would slow down fast games by a tenth.
    for (let waiting = this.#proceed(); waiting !== undefined; waiting = this.#proceed()) await waiting;
    return {
      moves: this.#moves,
      final: this.#state,
      result: resultOf(this.#game)(this.#state),
      loss: this.#end?.loss,
      given: this.#end?.given,
      dead: this.#end?.dead,
      millis: this.#millis,
      choices: this.#choices,
      iterations: this.#iterations,
    };
  }

  /** Waits until all players are ready. If any players cannot play, the first of them loses the game. */
  async #ready(): Promise<void> {
    for (const seat of firstSeats(this.#seated.length)) {
      const { ready } = this.#seated[seat]!;
      if (ready === undefined) continue;
      this.#watch.asked?.(seat, 0);
      const loss = await ready;
      if (loss === undefined) continue;
      this.#end = { loss: { seat, ...loss } };
      return;
    }
  }

  /** Plays until the game has to wait for a promise, and returns the promise; undefined if the game has ended. */
  #proceed(): Promise<void> | undefined {
    while (this.#end === undefined && this.#moves.length < this.#watch.plies) {
      if (this.#watch.signal !== undefined) {
        if (this.#watch.signal.aborted) return undefined;
        if (performance.now() - this.#paused > untilPause) return this.#pause();
      }
      const seat: Seat | undefined = this.#game.toMove(this.#state)[0];
      if (seat === undefined) {
        const drawn = this.#draw(this.#state, this.#moves.length);
        if (drawn === undefined) return undefined;
        this.#advance(null, drawn);
        continue;
      }
      this.#asked = seat;
      this.#watch.asked?.(seat, this.#moves.length);
      const begin = performance.now();
      const view = this.#views[seat]!(this.#state);
      const time = this.#watch.time?.of(seat);
      const chosen = this.#seated[seat]!.choose(view, this.#known?.[seat] ?? this.#moves, time);
      if (chosen instanceof Promise)
        return chosen.then((choice) => this.#take(seat, choice, performance.now() - begin));
      this.#take(seat, chosen, performance.now() - begin);
    }
    return undefined;
  }

  async #pause(): Promise<void> {
    await setImmediate();
    this.#paused = performance.now();
  }

  #take(seat: Seat, choice: Either<Loss, MoveChoice<T>>, took: number): void {
    this.#millis[seat]! += took;
    this.#choices[seat]!++;
    if (isLeft(choice)) {
      this.#end = { loss: { seat, ...choice.left } };
      return;
    }
    const late = this.#watch.time?.spend(seat, took);
    if (late === undefined) this.#make(seat, choice.right);
    else this.#end = { loss: { seat, ...late } };
  }

  #make(seat: Seat, choice: MoveChoice<T>): void {
    const { move, analysis } = choice;
    if (analysis !== null) this.#iterations[seat]! += analysis.iterations;
    this.#advance(seat, move);
    const given = this.#watch.judge?.(seat, choice);
    if (given !== undefined && isNone(this.#game.outcome(this.#state))) this.#end = { given };
  }

  /** Makes a move and notifies all seats; a null seat means that chance moves. A secret move is known only to the seat that makes it. */
  #advance(seat: Seat | null, move: Legal<T['Move']>): void {
    const isSecret = this.#game.isSecret(this.#state);
    const text = this.#game.moveText.print(move);
    this.#making = { seat, text };
    if (isSecret) this.#known ??= this.#seated.map(() => [...this.#moves]);
    for (let other = 0; other < this.#seated.length; other++) {
      const isKnown = !isSecret || other === seat;
      this.#seated[other]!.told(seat, isKnown ? move : null);
      if (this.#known !== undefined) this.#known[other]!.push(isKnown ? text : null);
    }
    this.#state = this.#game.applyLegal(this.#state, move);
    this.#moves.push(text);
    this.#making = undefined;
    const dead = this.#deadWatch?.(this.#state);
    if (dead !== undefined) this.#end = { dead };
    const { made } = this.#watch;
    if (made === undefined) return;
    this.#isOutside = true;
    made(seat, move, this.#state);
    this.#isOutside = false;
  }
}

const resultFor = <T extends GameTypes>(game: Game<T>, course: UnseatedCourse<T>): GameOver => {
  const { final, result, loss, given } = course;
  if (result.reason !== null) return { reason: result.reason, winners: result.winners, scores: result.scores };
  const shares = sharesBy(game.teams(final), course);
  const isWon = loss !== undefined || given !== undefined;
  const winners = firstSeats(shares.length).filter((seat) => isWon && shares[seat]! > 0);
  const reason = loss !== undefined ? endReason(loss) : given === undefined ? 'broken-off' : 'adjudication';
  return { reason, winners, scores: null };
};

/** What the players are told of a game whose module failed. */
const brokenOff: GameOver = { reason: 'broken-off', winners: [], scores: null };

const endReason = ({ reason }: Loss): 'time' | 'forfeit' => (reason === 'time' ? 'time' : 'forfeit');

/**
 * Plays one game. By the time the played game is returned, all players have been released. If the module of the game throws, the result is its failure.
 *
 * @param rotation - the number of seats by which the entrants are rotated
 * @param deal - the seed of the bot at each seat, and the seed of the set-up, which also determines the chance events during play
 */
export const playOne = async <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  options: T['Options'],
  start: T['State'],
  entrants: readonly Entrant[],
  rotation: number,
  { setup, bots }: Pick<Deal, 'setup' | 'bots'>,
  watch: Watch<T> = { plies: longest },
): Promise<Either<ModuleFailure, GameCourse<T>>> => {
  const seats = firstSeats(game.seatCount(start));
  const seating = seats.map((seat) => (seat + rotation) % entrants.length);
  const players = seating.map((place) => entrants[place]!.text.slice(0, 100));
  const seated = seats.map((seat) => {
    const place = { game, options, seat, players, seed: bots[seat]! };
    return entrants[seating[seat]!]!.sit(place, knowledge, watch.listener);
  });
  const course = await new RunningGame(game, start, setup, seated, players, watch, deadWatch(game, options)).play();
  const result = isLeft(course) ? brokenOff : resultFor(game, course.right);
  await Promise.all(seated.map(async (one) => one.end?.(result)));
  return map((decided: UnseatedCourse<T>): GameCourse<T> => ({ ...decided, seating }))(course);
};

/** The notes of a record that say why a game was lost for a reason outside the rules; empty if there was no such loss. */
export const lossNotes = (teams: readonly number[], loss: SeatLoss | undefined): Partial<RecordNotes> => {
  if (loss === undefined) return {};
  const places = teams.map((team) => (team === teams[loss.seat] ? new Set(teams).size : 1));
  return { end: { reason: endReason(loss), seat: loss.seat, places }, tags: { loss: printLoss(loss).slice(0, 400) } };
};

/** The tags of a record that say why a game was broken off, if no play could have ended it. */
export const deadTags = ({ dead }: Pick<GameCourse<GameTypes>, 'dead'>): Readonly<Record<string, string>> =>
  dead === undefined ? {} : { dead: `no play ends this: ${dead} positions can be reached, and none of them is an end` };

/** The notes of a record that say how a game ended, if its rules did not end it. */
export const endNotes = (
  teams: readonly number[],
  course: Pick<GameCourse<GameTypes>, 'loss' | 'dead'>,
): Partial<RecordNotes> => (course.dead === undefined ? lossNotes(teams, course.loss) : { tags: deadTags(course) });

/** The course of a game of which only the losing seat is known; it contains no moves. */
export const lostCourse = <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  bots: number,
  rotation: number,
  loser: number,
  loss: Loss,
): GameCourse<T> => {
  const seats = firstSeats(game.seatCount(start));
  const nothing = seats.map(() => 0);
  return {
    moves: [],
    final: start,
    result: resultOf(game)(start),
    seating: seats.map((at) => (at + rotation) % bots),
    loss: { seat: seats[loser]!, ...loss },
    given: undefined,
    dead: undefined,
    millis: nothing,
    choices: nothing,
    iterations: nothing,
  };
};
