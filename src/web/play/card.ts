/**
 * Cards: descriptions of things that can be chosen, so that people know what they are choosing.
 *
 * @packageDocumentation
 */
import type { Catalogue, Message } from '../../face/message.js';

/** The description of something that can be chosen. */
export interface Card {
  /** The name of the thing that can be chosen. */
  readonly title: Message;
  /** The picture on the card, as SVG. */
  readonly picture: string;
  /** What a player has at the beginning of the game after making this choice. */
  readonly facts: readonly Message[];
  /** The special abilities that this choice gives. */
  readonly powers: readonly Message[];
}

/** The cards for one kind of choice in a game, for instance for all factions. */
export interface Deck {
  /** The id of the game. */
  readonly game: string;
  /** The kind of thing that people choose, for instance `faction`. */
  readonly kind: string;
  /** Returns the card for the item with the given value in the given view; null if there is no such card. */
  readonly cardOf: (view: unknown, value: string) => Card | null;
  /** The texts of the cards in every language, including English. */
  readonly texts: readonly Catalogue[];
}
