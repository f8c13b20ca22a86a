/**
 * What happens by itself in a move: reactions, income, bonuses, points at the end.
 *
 * @packageDocumentation
 */
import type { State } from '../state/state.js';

/** What happened that a ledger shows as a row of its own. */
export interface Notes {
  readonly note: (kind: string, seat: number, draft: State) => void;
}
