/**
 * What a player can do in a turn, by kind of action, for a bar of actions that always looks the same.
 *
 * @packageDocumentation
 */
import type { Part, Place } from './part.js';

/** A choice within a kind of action: the first part of its moves, and what it means. */
export interface DeedChoice {
  /** The first part of the moves. */
  readonly part: Part;
  /** What the choice means, in English as in a picture; empty if the label of the part says enough. */
  readonly text: string;
}

/** A kind of action, such as passing. */
export interface Deed {
  /** The name; the catalogues have its words under `deed.` and the name. */
  readonly name: string;
  /** The choices; empty if the action is not possible now. */
  readonly choices: readonly DeedChoice[];
  /** The part that the action picks at once, because it has no other choice; undefined if there are several, or if it is on the map. */
  readonly only: Part | undefined;
  /** The places that the rules are asked about if the action is not possible. */
  readonly asked: readonly Place[];
}
