/**
 * Cards: descriptions of things that can be chosen, so that people know what they choose.
 *
 * @packageDocumentation
 */
import type { Catalogue, Message } from '../../face/message.js';

/** The description of one thing that can be chosen. */
export interface Card {
  /** Its name. */
  readonly title: Message;
  /** Its picture, as SVG. */
  readonly picture: string;
  /** Its starting possessions. */
  readonly facts: readonly Message[];
  /** Its special abilities. */
  readonly powers: readonly Message[];
}

/** The cards of one kind of place of a game. */
export interface Deck {
  /** The id of the game. */
  readonly game: string;
  /** The kind of place that is chosen, for instance `faction`. */
  readonly kind: string;
  /** The card of a value in a view; null if there is none. */
  readonly cardOf: (view: unknown, value: string) => Card | null;
  /** The texts of the cards in every language, including English. */
  readonly texts: readonly Catalogue[];
}
