/**
 * The course of one game between those who sit: asked one after the other, until the rules, a loss or an umpire end it.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import { sharedBy, sharesOf } from '../arena/points.js';
import type { Knowledge } from '../bots/index.js';
import type { Game, GameTypes } from '../core/game.js';
import type { RecordNotes } from '../core/record-shape.js';
import { firstSeats, type Seat } from '../core/seat.js';
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
  readonly moves: readonly T['Move'][];
  /** The texts of the moves. */
  readonly texts: readonly string[];
  readonly final: T['State'];
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
export const sharesBy = <T extends GameTypes>(
  game: Game<T>,
  { final, loss, given }: Pick<Course<T>, 'final' | 'loss' | 'given'>,
): readonly number[] => {
  const teams = game.teams(final);
  const outcome = game.outcome(final);
  return given === undefined
    ? sharesOf(teams, isSome(outcome) ? outcome.value.winners : [], loss?.seat ?? null)
    : sharedBy(teams, [given]);
};

/** The seed of a bot: another one for every seat of every game, and none that is a seed of a set-up nearby. */
const botSeed = (seed: number, rotation: number, seat: number): number =>
  ((seed % 2 ** 40) + 1) * 4096 + rotation * 64 + seat;

/** Lets those who sit decide until the game is over, somebody loses it in another way, or the watch ends it. */
const decideAll = async <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  seated: readonly Seated<T>[],
  watch: Watch<T>,
): Promise<Decided<T>> => {
  const moves: T['Move'][] = [];
  const texts: string[] = [];
  const told: (string | null)[][] = seated.map(() => []);
  const [millis, iterations] = [seated.map(() => 0), seated.map(() => 0)];
  let state = start;
  const ended = (loss?: SeatLoss, given?: number): Decided<T> => ({
    moves,
    texts,
    final: state,
    loss,
    given,
    millis,
    iterations,
  });
  for (const seat of firstSeats(seated.length)) {
    watch.asked?.(seat, 0);
    const loss = await seated[seat]?.ready;
    if (loss !== undefined) return ended({ seat, ...loss });
  }
  while (moves.length < watch.plies) {
    const seat: Seat | undefined = game.toMove(state)[0];
    const one = seat === undefined ? undefined : seated[seat];
    if (seat === undefined || one === undefined) break;
    watch.asked?.(seat, moves.length);
    const begin = performance.now();
    const chosen = one.choose(game.view(some(seat))(state), told[seat] ?? []);
    // Waiting for what is there already would cost quick games a tenth of their time.
    const choice = chosen instanceof Promise ? await chosen : chosen;
    millis[seat] = (millis[seat] ?? 0) + performance.now() - begin;
    if (isLeft(choice)) return ended({ seat, ...choice.left });
    const { move, analysis } = choice.right;
    iterations[seat] = (iterations[seat] ?? 0) + (analysis?.iterations ?? 0);
    const isSecret = game.isSecret(state);
    const text = game.moveText.print(move);
    for (const [other, player] of seated.entries()) {
      const isKnown = !isSecret || other === seat;
      player.told(seat, isKnown ? move : null);
      told[other]?.push(isKnown ? text : null);
    }
    state = game.applyLegal(state, move);
    moves.push(move);
    texts.push(text);
    const given = watch.judge?.(seat, choice.right);
    if (given !== undefined && !isSome(game.outcome(state))) return ended(undefined, given);
  }
  return ended();
};

const resultFor = <T extends GameTypes>(game: Game<T>, course: Decided<T>): GameOver => {
  const { final, loss, given } = course;
  const outcome = game.outcome(final);
  if (isSome(outcome))
    return { reason: outcome.value.reason, winners: outcome.value.winners, scores: game.score(final) };
  const shares = sharesBy(game, course);
  const isWon = loss !== undefined || given !== undefined;
  const winners = firstSeats(shares.length).filter((seat) => isWon && (shares[seat] ?? 0) > 0);
  const reason = loss !== undefined ? endReason(loss) : given === undefined ? 'broken-off' : 'adjudication';
  return { reason, winners, scores: null };
};

const endReason = ({ reason }: Loss): 'time' | 'forfeit' => (reason === 'time' ? 'time' : 'forfeit');

/** Plays one game; everybody who sits at it is gone when it is over. */
export const playOne = async <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  options: T['Options'],
  start: T['State'],
  entrants: readonly Entrant[],
  seed: number,
  rotation: number,
  watch: Watch<T> = { plies: longest },
): Promise<Course<T>> => {
  const seats = firstSeats(game.seatCount(start));
  const seating = seats.map((seat) => (seat + rotation) % entrants.length);
  const players = seating.map((place) => entrants[place]?.text.slice(0, 100) ?? '');
  const seated = seats.flatMap((seat) => {
    const place = { game, options, seat, players, seed: botSeed(seed, rotation, seat) };
    const sat = entrants[seating[seat] ?? 0]?.sit(place, knowledge, watch.listener);
    return sat === undefined ? [] : [sat];
  });
  const course = await decideAll(game, start, seated, watch);
  await Promise.all(seated.map(({ end }) => end(resultFor(game, course))));
  return { ...course, seating };
};

/** What the record tells of a loss that the rules do not know. */
export const lossNotes = (teams: readonly number[], loss: SeatLoss | undefined): Partial<RecordNotes> => {
  if (loss === undefined) return {};
  const places = teams.map((team) => (team === teams[loss.seat] ? new Set(teams).size : 1));
  return { end: { reason: endReason(loss), seat: loss.seat, places }, tags: { loss: printLoss(loss).slice(0, 400) } };
};
