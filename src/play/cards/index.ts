/**
 * The cards of the library's games and their presentation. Cards and presentation are in one file, which a page loads when a game that has cards
 * begins.
 *
 * @packageDocumentation
 */
import type { Deck } from './card.js';
import { factionDeck } from './factions.js';

export { cardsView } from './show.js';

/** The decks of the games of the library. */
export const decks: readonly Deck[] = [factionDeck];
