/**
 * Positions that come back, and the draws that players may claim because of them.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import { timelessIn } from '../core/playing/closure.js';
import { hides } from '../core/playing/seat-moves.js';
import { became, refuse, type TableStepResult } from './consequence.js';
import { drawn } from './ending.js';
import type { ClaimDraw } from './message.js';
import type { Made, Play, Table } from './table.js';

/** The number of times that a position has to occur before a draw can be claimed. */
const enough = 3;

/** The key by which a position is recognised when it comes back; null in a game that hides something, where nobody may learn that it has. */
export const keyAfter = <T extends GameTypes>(game: Game<T>, state: T['State']): string | null =>
  hides(game) ? null : game.key(timelessIn(game)(state));

/** How often each position has occurred since chance decided last. What only luck brings back is not a repetition. */
type PositionCounts = Map<string, number>;

/**
 * The counts of games, each under the last move that it counts. A move is made once, so the moves before it are always the same. The next move takes
 * the counts over, and where none is found, the positions are counted anew. Comparing a new position with all others would take most of the time of a
 * move in a long game.
 */
const kept = new WeakMap<Made, PositionCounts>();

const counted = (counts: PositionCounts, { key }: Pick<Made, 'key'>): PositionCounts =>
  key === null ? counts : counts.set(key, (counts.get(key) ?? 0) + 1);

/** The counts to continue after a move; empty if the move was one of chance, which leaves no key. */
const countsAfter = (move: Made): PositionCounts => {
  const counts = kept.get(move) ?? new Map<string, number>();
  kept.delete(move);
  return counts;
};

const countsTo = <T extends GameTypes>({ game }: Table<T>, { start, made }: Play<T>, last: Made): PositionCounts => {
  const known = made.findLastIndex((one) => one !== last && (one.key === null || kept.has(one)));
  const before = known < 0 ? counted(new Map(), { key: keyAfter(game, start) }) : countsAfter(made[known]!);
  const counts = made.slice(known + 1).reduce(counted, before);
  kept.set(last, counts);
  return counts;
};

/** The number of times that the position after the last move has occurred. */
const occurrences = <T extends GameTypes>(table: Table<T>, play: Play<T>): number => {
  const last = play.made.at(-1);
  if (last === undefined || last.key === null) return 0;
  return (kept.get(last) ?? countsTo(table, play, last)).get(last.key) ?? 0;
};

/** The reason why no draw can be claimed in the present position; undefined if a draw can be claimed. */
const hindrance = <T extends GameTypes>(table: Table<T>, play: Play<T>): string | undefined => {
  const { game, spec } = table;
  if (!spec.draws) return 'at this table no draw is claimed';
  if (hides(game)) return 'no draw is claimed in a game that hides something';
  if (game.lengths?.quietRule?.(play.options) === true)
    return 'a rule of this game ends quiet play: no draw is claimed';
  return occurrences(table, play) < enough
    ? 'a draw can be claimed only when the same position occurs for the third time'
    : undefined;
};

/** True if a draw can be claimed because the present position has occurred three times. */
export const mayClaimDraw = <T extends GameTypes>(table: Table<T>, play: Play<T>): boolean =>
  hindrance(table, play) === undefined;

/** Ends the game with a draw if the present position has occurred three times. Nobody has to agree. */
export const claimDraw = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  { ply }: Pick<ClaimDraw, 'ply'>,
): TableStepResult<T> => {
  const count = play.made.length;
  if (ply !== count) return refuse(`${count} moves have been made, not ${ply}`);
  const why = hindrance(table, play);
  return why === undefined ? became(drawn(table, play, 'repetition')) : refuse(why);
};
