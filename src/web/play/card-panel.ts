/**
 * Shows cards in the play element; the cards are loaded when a game that has cards begins.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import type { Catalogue } from '../../face/message.js';
import type { AnySnapshot } from '../session/any-session.js';
import type { Deck } from './card.js';
import type { cardsView } from './cards/show.js';
import type { DeckSource, ToldGame } from './game.js';
import type { Acts, Scene } from './scene.js';

/** The cards of the game on the screen, once they are loaded. */
export class Dealing {
  readonly #changed: () => void;
  #deck: Deck | undefined;
  #view: typeof cardsView | undefined;
  /** The source of the cards that were requested most recently. */
  #asked: DeckSource | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Loads the cards of a game. */
  async load({ id, cards }: ToldGame): Promise<void> {
    if (cards === this.#asked) return;
    [this.#asked, this.#deck] = [cards, undefined];
    if (cards === null) return;
    const { cardsView: view, decks } = await import('./cards/index.js');
    const deck = cards === 'library' ? decks.find(({ game }) => game === id) : await cards();
    if (cards !== this.#asked) return;
    [this.#deck, this.#view] = [deck, view];
    this.#changed();
  }

  /** True if the cards describe something that can be chosen now. */
  isOffering(seen: AnySnapshot | null): boolean {
    const kind = this.#deck?.kind;
    return kind !== undefined && seen?.offers.some((part) => part.kind === kind) === true;
  }

  /** The cards shown on the screen; null if no card describes something that can be chosen now. */
  view(scene: Scene, acts: Acts, catalogues: readonly Catalogue[]): TemplateResult | null {
    if (this.#deck === undefined || this.#view === undefined || !this.isOffering(scene.seen)) return null;
    return this.#view(scene, acts, this.#deck, catalogues);
  }
}
