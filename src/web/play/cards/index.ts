/**
 * The cards of the library's games, and the code that shows the cards. The cards and the code that shows them are in one file, which a page loads
 * when a game that has cards begins.
 *
 * @packageDocumentation
 */
import type { Deck } from '../card.js';
import { factionDeck } from './factions.js';

export { cardsView } from './show.js';

/** The decks of cards for the games of the library. */
export const decks: readonly Deck[] = [factionDeck];
