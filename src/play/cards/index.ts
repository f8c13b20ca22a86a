/**
 * The cards of the library's games and their presentation. They are one file, which a page loads when there is something to choose.
 *
 * @packageDocumentation
 */
import type { Deck } from './card.js';
import { factionDeck } from './factions.js';

export { cardsView } from './show.js';

/** The decks of the games of the library. */
export const decks: readonly Deck[] = [factionDeck];
