/**
 * The key of a position, for tables of positions that were seen.
 *
 * @packageDocumentation
 */
import type { Settings, Stage, State } from './state.js';

const stageText = (stage: Stage): string =>
  stage._tag === 'Over' ? `O${stage.winner}${stage.reason}` : `${stage._tag.charAt(0)}${stage.side}`;

const settingsText = ({ table, nullDuels, bothFall, quietLimit, plyLimit }: Settings): string =>
  `${table.charAt(0)}${Number(nullDuels)}${bothFall.charAt(1)}${quietLimit},${plyLimit}`;

/** A short text with a character for each square and reserve: equal exactly if the position texts are. */
export const key = ({ stage, board, hands, loose, quiet, plies, settings }: State): string =>
  `${String.fromCharCode(...board)}${hands.join(';')}|${loose.join(';')}|${quiet},${plies}|${stageText(stage)}|${settingsText(settings)}`;
