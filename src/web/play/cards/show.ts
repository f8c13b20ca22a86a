/**
 * Cards on the screen: one card for each thing that can be chosen now, with a button for choosing it.
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Catalogue } from '../../../face/message.js';
import type { Part } from '../../../face/part.js';
import type { Card, Deck } from '../card.js';
import type { Acts, Scene } from '../scene.js';
import { type Speak, speakerWith } from '../words.js';

/** Translates a message on a card; the gaps of the message may contain messages themselves. */
const said = (speak: Speak, { key, params }: Card['title']): string => speak(key, params);

const cardView = (part: Part, card: Card, speak: Speak, acts: Acts): TemplateResult => {
  const title = said(speak, card.title);
  return html`<li class="card">
    <h3><span class="sketch">${unsafeSVG(card.picture)}</span> ${title}</h3>
    <ul class="facts">
      ${card.facts.map((fact) => html`<li>${said(speak, fact)}</li>`)}
    </ul>
    <ul class="powers">
      ${card.powers.map((power) => html`<li>${said(speak, power)}</li>`)}
    </ul>
    <button type="button" class="main" @click=${() => acts.pick(part)}>${speak('play.choose.one', { what: title })}</button>
  </li>`;
};

/**
 * The cards of the things that can be chosen now.
 *
 * @param scene - the state that the parts of the element show
 * @param acts - the actions that people can take
 * @param deck - the cards
 * @param language - the catalogues of texts in the page's language
 */
export const cardsView = (
  { seen, match }: Scene,
  acts: Acts,
  { kind, cardOf, texts }: Deck,
  language: readonly Catalogue[],
): TemplateResult => {
  const { english } = match.mine.face;
  const wanted = [...language, english].map((one) => one.language);
  const speak = speakerWith([...language, ...texts.filter((one) => wanted.includes(one.language)), english]);
  const cards = seen.offers.flatMap((part) => {
    const card = part.kind === kind ? cardOf(seen.view, part.value) : null;
    return card === null ? [] : [cardView(part, card, speak, acts)];
  });
  return html`<ul class="cards" aria-label=${speak('play.choose')}>
    ${cards}
  </ul>`;
};
