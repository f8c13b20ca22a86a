/**
 * Chapter 2: setting up a game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { mapLeft } from 'fp-ts/Either';
import { broken, type Refusal } from '../core/refusal.js';
import { layoutFault } from './codec.js';
import { parseBoard } from './notation.js';
import type { RuleId } from './rules.js';
import { allStanding, type Options, type State } from './state.js';
import { layouts } from './tables.js';
import { complete } from './valid.js';

const boardOf = (layout: string): string => (layout === '1' || layout === '2' ? layouts[layout] : layout);

/**
 * The state at the start: white to act, all trackers standing, turn 1. Nothing is left to chance, so a seed would change nothing.
 *
 * @rule TF-2.7
 */
export const setup = ({ layout, ...settings }: Options): Either<Refusal<RuleId>, State> => {
  const wrong = layoutFault(layout);
  const board = parseBoard(boardOf(layout));
  if (wrong !== undefined || isLeft(board)) return left(broken('TF-2.6', wrong?.reason ?? 'no board'));
  const start = {
    board: board.right,
    pit: [0, 0, 0],
    active: 0 as const,
    trackers: allStanding,
    selected: 0 as const,
    turn: 1,
    quiet: 0,
    settings,
  };
  return mapLeft(({ reason }: { readonly reason: string }) => broken<RuleId>('TF-2.6', reason))(complete(start));
};
