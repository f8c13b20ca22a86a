/**
 * The course of one game between those who sit: asked one after the other, until the rules, a loss or an umpire end it.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import { isNone, some } from 'fp-ts/Option';
import { sharedBy, sharesOf } from '../arena/points.js';
import type { Knowledge } from '../bots/index.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { resultOf } from '../core/records/record.js';
import type { Seed } from '../core/values/random.js';
import type { RecordNotes, RecordResult } from '../core/records/shape.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { GameOver, Said } from '../protocol/index.js';
import type { Entrant } from './entrant.js';
import { type Choice, type Loss, printLoss, type Seated } from './seated.js';

/** A loss, and whose. */
export interface SeatLoss extends Loss {
  readonly seat: Seat;
}

/** Looks on while a game is played. */
export interface Watch<T extends GameTypes> {
  /** A game of so many plies is broken off. */
  readonly plies: number;
  /** Is told every line that programs and host say to each other. */
  readonly listener?: (said: Said) => void;
  /** Is told who is asked now. */
  readonly asked?: (seat: Seat, ply: number) => void;
  /** Is told what a seat chose, and says which team has won in its opinion; undefined: the game goes on. */
  readonly judge?: (seat: Seat, choice: Choice<T>) => number | undefined;
}

/** A game as it was played, by whom at each seat, and how it ended if not by its rules. */
export interface Course<T extends GameTypes> {
  /** The texts of the moves. */
  readonly moves: readonly string[];
  readonly final: T['State'];
  /** How the final state stands by the rules. */
  readonly result: RecordResult;
  readonly seating: readonly number[];
  /** Who lost it in a way that the rules do not know. */
  readonly loss: SeatLoss | undefined;
  /** The team that the umpire gave it to. */
  readonly given: number | undefined;
  /** By seat the milliseconds that were waited for it. */
  readonly millis: readonly number[];
  /** By seat the iterations that searches spent. */
  readonly iterations: readonly number[];
}

type Decided<T extends GameTypes> = Omit<Course<T>, 'seating'>;

/** A game that goes on for so long is broken off. */
export const longest = 20_000;

/** The parts of the point that the seats have by the course of a game: by the umpire, else by its rules, else by who lost it. */
export const sharesBy = (
  teams: readonly number[],
  { result, loss, given }: Pick<Course<GameTypes>, 'result' | 'loss' | 'given'>,
): readonly number[] =>
  given === undefined ? sharesOf(teams, result.winners, loss?.seat ?? null) : sharedBy(teams, [given]);

/**
 * Lets those who sit decide until the game is over, somebody loses it in another way, or the watch ends it. What is there already is not
 * waited for: a promise for each move would cost quick games a tenth of their time.
 */
const decideAll = async <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  seated: readonly Seated<T>[],
  watch: Watch<T>,
): Promise<Decided<T>> => {
  const moves: string[] = [];
  const told: (string | null)[][] = seated.map(() => []);
  const [millis, iterations] = [seated.map(() => 0), seated.map(() => 0)];
  let state = start;
  let end: Partial<Pick<Decided<T>, 'loss' | 'given'>> | undefined;

  const make = (seat: Seat, choice: Choice<T>): void => {
    const { move, analysis } = choice;
    iterations[seat] = (iterations[seat] ?? 0) + (analysis?.iterations ?? 0);
    const isSecret = game.isSecret(state);
    const text = game.moveText.print(move);
    for (let other = 0; other < seated.length; other++) {
      const isKnown = !isSecret || other === seat;
      seated[other]?.told(seat, isKnown ? move : null);
      told[other]?.push(isKnown ? text : null);
    }
    state = game.applyLegal(state, move);
    moves.push(text);
    const given = watch.judge?.(seat, choice);
    if (given !== undefined && isNone(game.outcome(state))) end = { given };
  };
  const take = (seat: Seat, choice: Either<Loss, Choice<T>>, took: number): void => {
    millis[seat] = (millis[seat] ?? 0) + took;
    if (isLeft(choice)) end = { loss: { seat, ...choice.left } };
    else make(seat, choice.right);
  };
  /** Goes on until somebody has to be waited for, and gives what is waited for; undefined: the game has ended. */
  const goOn = (): Promise<void> | undefined => {
    while (end === undefined && moves.length < watch.plies) {
      const seat: Seat | undefined = game.toMove(state)[0];
      const one = seat === undefined ? undefined : seated[seat];
      if (seat === undefined || one === undefined) return undefined;
      watch.asked?.(seat, moves.length);
      const begin = performance.now();
      const chosen = one.choose(game.view(some(seat))(state), told[seat] ?? []);
      if (chosen instanceof Promise) return chosen.then((choice) => take(seat, choice, performance.now() - begin));
      take(seat, chosen, performance.now() - begin);
    }
    return undefined;
  };

  for (const seat of firstSeats(seated.length)) {
    const ready = seated[seat]?.ready;
    if (ready === undefined) continue;
    watch.asked?.(seat, 0);
    const loss = await ready;
    if (loss === undefined) continue;
    end = { loss: { seat, ...loss } };
    break;
  }
  for (let waiting = goOn(); waiting !== undefined; waiting = goOn()) await waiting;
  const result = resultOf(game)(state);
  return { moves, final: state, result, loss: end?.loss, given: end?.given, millis, iterations };
};

const resultFor = <T extends GameTypes>(game: Game<T>, course: Decided<T>): GameOver => {
  const { final, result, loss, given } = course;
  if (result.reason !== null) return { reason: result.reason, winners: result.winners, scores: result.scores };
  const shares = sharesBy(game.teams(final), course);
  const isWon = loss !== undefined || given !== undefined;
  const winners = firstSeats(shares.length).filter((seat) => isWon && (shares[seat] ?? 0) > 0);
  const reason = loss !== undefined ? endReason(loss) : given === undefined ? 'broken-off' : 'adjudication';
  return { reason, winners, scores: null };
};

const endReason = ({ reason }: Loss): 'time' | 'forfeit' => (reason === 'time' ? 'time' : 'forfeit');

/** Plays one game; everybody who sits at it is gone when it is over. `seeds` are those of the bots by seat. */
export const playOne = async <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  options: T['Options'],
  start: T['State'],
  entrants: readonly Entrant[],
  rotation: number,
  seeds: readonly Seed[],
  watch: Watch<T> = { plies: longest },
): Promise<Course<T>> => {
  const seats = firstSeats(game.seatCount(start));
  const seating = seats.map((seat) => (seat + rotation) % entrants.length);
  const players = seating.map((place) => entrants[place]?.text.slice(0, 100) ?? '');
  const seated = seats.flatMap((seat) => {
    const place = { game, options, seat, players, seed: seeds[seat] ?? 0 };
    const sat = entrants[seating[seat] ?? 0]?.sit(place, knowledge, watch.listener);
    return sat === undefined ? [] : [sat];
  });
  const course = await decideAll(game, start, seated, watch);
  const ends = seated.flatMap(({ end }) => end ?? []);
  if (ends.length > 0) {
    const result = resultFor(game, course);
    await Promise.all(ends.map((end) => end(result)));
  }
  return { ...course, seating };
};

/** What the record tells of a loss that the rules do not know. */
export const lossNotes = (teams: readonly number[], loss: SeatLoss | undefined): Partial<RecordNotes> => {
  if (loss === undefined) return {};
  const places = teams.map((team) => (team === teams[loss.seat] ? new Set(teams).size : 1));
  return { end: { reason: endReason(loss), seat: loss.seat, places }, tags: { loss: printLoss(loss).slice(0, 400) } };
};
