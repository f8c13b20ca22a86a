/**
 * The automatic events of a move: reactions to offers, bonuses, income, and points at the end. The rules work in the same way with and without
 * listeners.
 *
 * @packageDocumentation
 */
import type { State } from '../state/state.js';
import type { Cult } from '../tables/pieces.js';
import type { FinalId } from '../tables/tiles.js';

/** A thing that is scored by rank at the end: a cult, a final scoring tile, or the largest area. @rule TMY-16.7 */
export type Ranked = Cult | FinalId | 'network';

/** An event that the rules bring about without a decision. */
export type Event =
  /** A round ends, or the next one begins. @rule TMY-14.11 */
  | { readonly _tag: 'Phase' }
  /** The first neighbour has accepted power from a building; the faction that built it reacts if it can. @rule TMY-8.5 */
  | { readonly _tag: 'Accepted'; readonly seat: number }
  /** All neighbours have declined the power that a building offered them. @rule TMY-8.5 */
  | { readonly _tag: 'Declined'; readonly seat: number }
  /** A seat receives its cult bonus. @rule TMY-14.3 */
  | { readonly _tag: 'CultBonus'; readonly seat: number }
  /** A seat receives its income. @rule TMY-14.1 */
  | { readonly _tag: 'Income'; readonly seat: number }
  /** A seat scores for its rank in the end scoring. @rule TMY-16.4 */
  | { readonly _tag: 'Ranked'; readonly seat: number; readonly what: Ranked }
  /** The remaining resources of a seat become points. @rule TMY-16.6 */
  | { readonly _tag: 'Resources'; readonly seat: number };

/** Listeners for events: each listener is called immediately, with the position just after the event. */
export interface Events {
  readonly happened: (event: Event, state: State) => void;
}
