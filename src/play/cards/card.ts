/**
 * Cards: descriptions of things that can be chosen, so that people know what they choose.
 *
 * @packageDocumentation
 */
import type { Catalogue, Message } from '../../face/message.js';

/** The description of one thing that can be chosen. */
export interface Card {
  /** The name of what can be chosen. */
  readonly title: Message;
  /** The picture on the card, as SVG. */
  readonly picture: string;
  /** What one begins with after this choice. */
  readonly facts: readonly Message[];
  /** The special abilities that this choice gives. */
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
