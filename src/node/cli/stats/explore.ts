/**
 * `explore`: the moves played from a position in the given games, and their results.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Interval, wilson } from '../../../arena/index.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { readGame } from '../../host/args.js';
import { columns } from '../../host/columns.js';
import type { CommandRun } from '../../host/finish.js';
import { gamesOf, passOver, type ReplayedGame } from './games.js';
import { type GameRow, gameRow, plies } from './rows.js';

/** The flags of `explore`. */
export interface ExploreFlags {
  readonly records: readonly string[];
  readonly json?: boolean;
}

/** A move made from the explored position, with the results of the seats that made it. */
interface ExploredMove {
  readonly move: string;
  games: number;
  points: number;
  score: number;
  over: number;
}

/** The key of the requested position; undefined if none was given, so that the first move of each game is listed. */
const keyOf = (id: string, text: string | undefined): Either<Fault, string | undefined> => {
  const any = readGame(id);
  if (isLeft(any)) return any;
  return any.right.open((game): Either<Fault, string | undefined> => {
    if (text === undefined) return right(undefined);
    const state = game.position.parse(text);
    return isLeft(state) ? state : right(game.key(state.right));
  });
};

/**
 * The moves made from the wanted position, each with the seat that moved; one entry for each time the game reached it. Without a wanted position,
 * only the game's first move.
 */
const movesFrom = (
  { open }: ReplayedGame,
  id: string,
  wanted: string | undefined,
): readonly (readonly [move: string, seat: number])[] =>
  open((game, played) => {
    if (game.id !== id) return [];
    const found: (readonly [string, number])[] = [];
    for (const { state, seat, text } of plies(game, played)) {
      if (wanted === undefined) return [[text, seat]];
      if (game.key(state) === wanted) found.push([text, seat]);
    }
    return found;
  });

const added = (one: ExploredMove, { over, seats }: GameRow, seat: number): void => {
  one.games++;
  const by = seats[seat];
  // A chance move has no seat whose result could be counted.
  if (!over || by === undefined) return;
  one.over++;
  const { share, score } = by;
  if (share !== null) one.points += share;
  one.score += score;
};

const intervalOf = ({ points, over }: ExploredMove): Interval => wilson(points, over);

const rowOf = (one: ExploredMove): readonly (string | number)[] => {
  const { share, low, high } = intervalOf(one);
  const percents = [share, low, high].map((value) => (100 * value).toFixed(1));
  return [one.move, one.games, ...percents, (one.score / Math.max(1, one.over)).toFixed(1)];
};

/** Lists the moves that were made from a position, the most frequent first. */
export const explore = async (
  id: string,
  position: string | undefined,
  flags: ExploreFlags,
  run: CommandRun,
): Promise<Either<Fault, string>> => {
  const wanted = keyOf(id, position);
  if (isLeft(wanted)) return wanted;
  if (flags.records.length === 0) return left(fault(['--records'], 'name at least one file with games'));
  const tried = new Map<string, ExploredMove>();
  for await (const found of gamesOf(flags.records, run.io)) {
    if (isLeft(found)) {
      passOver(found.left, run);
      continue;
    }
    const made = movesFrom(found.right, id, wanted.right);
    if (made.length === 0) continue;
    const row = gameRow(found.right);
    for (const [move, seat] of made) {
      const one = tried.get(move) ?? { move, games: 0, points: 0, score: 0, over: 0 };
      tried.set(move, one);
      added(one, row, seat);
    }
  }
  const all = [...tried.values()].sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1));
  if (flags.json === true)
    return right(
      JSON.stringify(all.map((one) => ({ ...one, share: intervalOf(one), score: one.score / Math.max(1, one.over) }))),
    );
  if (all.length === 0) return left(fault([], `no game of ${show(id)} was played on from there`));
  return right(columns(run.io, ['move', 'games', 'share %', 'from', 'to', 'score'], all.map(rowOf)));
};
