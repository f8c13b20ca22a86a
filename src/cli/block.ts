/**
 * One block of a match: the games of one seed, in all rotations of the seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import type { Knowledge } from '../bots/index.js';
import { decode } from '../core/codec.js';
import type { Fault } from '../core/fault.js';
import type { Game, GameTypes } from '../core/game.js';
import { parseJson, writeRecord } from '../core/record.js';
import type { RecordNotes } from '../core/record-shape.js';
import { firstSeats, type Seat } from '../core/seat.js';
import type { GameOver, Limits, Said } from '../protocol/index.js';
import { startOf } from './args.js';
import { readKnown } from './bots.js';
import { type Entrant, readEntrant } from './entrant.js';
import { type Loss, printLoss, type Seated } from './seated.js';

/** What a worker is asked to play: plain data. */
export interface BlockOrder {
  readonly game: string;
  readonly bots: readonly string[];
  /** Options as JSON text. */
  readonly options: string;
  readonly seed: number;
  /** Whether the records are wanted too. */
  readonly records: boolean;
  /** What programs may not exceed. */
  readonly limits: Limits;
}

/** A loss, and whose. */
export interface SeatLoss extends Loss {
  readonly seat: Seat;
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
  /** Why a seat lost it in a way that the rules do not know; null if none did. */
  readonly loss: SeatLoss | null;
  /** The record, if it was wanted. */
  readonly record: unknown;
}

/** A game that goes on for so long is broken off and counts as won by everybody. */
const longest = 20_000;

/** The point of a game, shared evenly by the winning teams and inside a team by its seats; by all if nobody won. Who lost it gets nothing. */
const sharesOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  loser: Seat | undefined,
): readonly number[] => {
  const teams = game.teams(state);
  const outcome = game.outcome(state);
  const winners = isSome(outcome) ? outcome.value.winners : [];
  const others = teams.filter((team) => loser === undefined || team !== teams[loser]);
  const won = new Set(winners.length === 0 ? others : winners.map((seat) => teams[seat]));
  return teams.map((team) => (won.has(team) ? 1 / won.size / teams.filter((other) => other === team).length : 0));
};

/** The seed of a bot: another one for every seat of every game, and none that is a seed of a set-up nearby. */
const botSeed = (seed: number, rotation: number, seat: number): number =>
  ((seed % 2 ** 40) + 1) * 4096 + rotation * 64 + seat;

/** A game as it was played, by whom at each seat, and who lost it in a way that the rules do not know. */
export interface Course<T extends GameTypes> {
  readonly moves: readonly T['Move'][];
  readonly final: T['State'];
  readonly seating: readonly number[];
  readonly loss: SeatLoss | undefined;
}

/** Lets those who sit decide until the game is over, somebody loses it in another way, or it is broken off. */
const decideAll = async <T extends GameTypes>(
  game: Game<T>,
  start: T['State'],
  seated: readonly Seated<T>[],
): Promise<Pick<Course<T>, 'moves' | 'final' | 'loss'>> => {
  const moves: T['Move'][] = [];
  const told: (string | null)[][] = seated.map(() => []);
  let state = start;
  for (const seat of firstSeats(seated.length)) {
    const loss = await seated[seat]?.ready;
    if (loss !== undefined) return { moves, final: state, loss: { seat, ...loss } };
  }
  while (moves.length < longest) {
    const seat: Seat | undefined = game.toMove(state)[0];
    const one = seat === undefined ? undefined : seated[seat];
    if (seat === undefined || one === undefined) break;
    const choice = await one.choose(game.view(some(seat))(state), told[seat] ?? []);
    if (isLeft(choice)) return { moves, final: state, loss: { seat, ...choice.left } };
    const { move } = choice.right;
    const isSecret = game.isSecret(state);
    for (const [other, player] of seated.entries()) {
      const known = isSecret && other !== seat ? null : move;
      player.told(seat, known);
      told[other]?.push(known === null ? null : game.moveText.print(known));
    }
    state = game.applyLegal(state, move);
    moves.push(move);
  }
  return { moves, final: state, loss: undefined };
};

const resultFor = <T extends GameTypes>(
  game: Game<T>,
  { final, loss }: Pick<Course<T>, 'final' | 'loss'>,
): GameOver => {
  const outcome = game.outcome(final);
  if (isSome(outcome))
    return { reason: outcome.value.reason, winners: outcome.value.winners, scores: game.score(final) };
  const shares = sharesOf(game, final, loss?.seat);
  const winners = firstSeats(shares.length).filter((seat) => loss !== undefined && (shares[seat] ?? 0) > 0);
  return { reason: loss === undefined ? 'broken-off' : endReason(loss), winners, scores: null };
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
  listener?: (said: Said) => void,
): Promise<Course<T>> => {
  const seats = firstSeats(game.seatCount(start));
  const seating = seats.map((seat) => (seat + rotation) % entrants.length);
  const players = seating.map((place) => entrants[place]?.text.slice(0, 100) ?? '');
  const seated = seats.flatMap((seat) => {
    const place = { game, options, seat, players, seed: botSeed(seed, rotation, seat) };
    const sat = entrants[seating[seat] ?? 0]?.sit(place, knowledge, listener);
    return sat === undefined ? [] : [sat];
  });
  const course = await decideAll(game, start, seated);
  await Promise.all(seated.map(({ end }) => end(resultFor(game, course))));
  return { ...course, seating };
};

/** What the record tells of a loss that the rules do not know. */
const notesOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  loss: SeatLoss | undefined,
): Partial<RecordNotes> => {
  if (loss === undefined) return {};
  const teams = game.teams(state);
  const places = teams.map((team) => (team === teams[loss.seat] ? new Set(teams).size : 1));
  return { end: { reason: endReason(loss), seat: loss.seat, places }, tags: { loss: printLoss(loss).slice(0, 400) } };
};

/** Plays the games of one seed. The order was checked before; a fault says what is wrong with it. */
export const playBlock = async (order: BlockOrder): Promise<Either<Fault, readonly PlayedGame[]>> => {
  const entrants: Entrant[] = [];
  for (const text of order.bots) {
    const entrant = readEntrant(text, order.limits);
    if (isLeft(entrant)) return entrant;
    entrants.push(entrant.right);
  }
  const known = readKnown(order.game);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, readonly PlayedGame[]>> => {
    const json = parseJson(order.options);
    const options = isLeft(json) ? json : decode(game.options)(json.right);
    if (isLeft(options)) return options;
    const start = startOf(game, options.right, order.seed);
    if (isLeft(start)) return start;
    const games: PlayedGame[] = [];
    for (let rotation = 0; rotation < entrants.length; rotation++) {
      const course = await playOne(game, knowledge, options.right, start.right, entrants, order.seed, rotation);
      const { moves, final, seating, loss } = course;
      const teams = game.teams(final);
      const scores = game.score(final);
      const notes = notesOf(game, final, loss);
      const record = order.records
        ? writeRecord(game)(options.right, order.seed, start.right, moves, notes)
        : right(null);
      if (isLeft(record)) return record;
      games.push({
        seed: order.seed,
        rotation,
        seating,
        shares: sharesOf(game, final, loss?.seat),
        scores: teams.map((team) => scores[team] ?? 0),
        plies: moves.length,
        over: isSome(game.outcome(final)),
        loss: loss ?? null,
        record: record.right,
      });
    }
    return right(games);
  });
};
