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
import type { Play, Table } from './table.js';

/** The number of times that a position has to occur before a draw can be claimed. */
const enough = 3;

/** The key by which a position is recognised when it comes back; null in a game that hides something, where nobody may learn that it has. */
export const keyAfter = <T extends GameTypes>(game: Game<T>, state: T['State']): string | null =>
  hides(game) ? null : game.key(timelessIn(game)(state));

/** The number of times that the present position has occurred since chance decided last. What only luck brings back is not a repetition. */
const occurrences = <T extends GameTypes>({ game }: Table<T>, { start, made }: Play<T>): number => {
  const keys = [keyAfter(game, start), ...made.map((one) => one.key)];
  const key = keys[made.length];
  // Chance leaves no key.
  return keys.slice(keys.lastIndexOf(null) + 1).filter((one) => one === key).length;
};

/** The reason why no draw can be claimed in the present position; undefined if a draw can be claimed. */
const hindrance = <T extends GameTypes>(table: Table<T>, play: Play<T>): string | undefined => {
  const { game, spec } = table;
  if (!spec.draws) return 'at this table no draw is claimed';
  if (hides(game)) return 'no draw is claimed in a game that hides something';
  if (game.lengths?.quietRule?.(play.options) === true)
    return 'a rule of this game ends quiet play: no draw is claimed';
  const count = occurrences(table, play);
  return count < enough ? 'a draw can be claimed only when the same position occurs for the third time' : undefined;
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
