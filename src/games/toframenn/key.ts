/**
 * The key of a position, for tables of visited positions.
 *
 * @packageDocumentation
 */
import { printSettings, printStage } from './positions.js';
import type { State } from './state.js';

/** A short text that identifies a position. Two keys are equal if and only if the position texts are equal. */
export const key = (state: State): string => {
  const { stage, board, hands, loose } = state;
  return `${String.fromCharCode(...board)}${hands.join(';')}|${loose.join(';')}|${printStage(stage)}|${printSettings(state)}`;
};
