/**
 * Says which game a table plays, and with which options, before the game begins.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Screen } from './screen.js';
import type { Words } from './words.js';

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The title of the game and the options that were chosen for the table. Nobody should take a seat without knowing what is played there. */
export const aboutGame = (
  { about, catalogue }: Screen,
  game: string,
  words: Words,
): TemplateResult | typeof nothing => {
  if (about === null) return nothing;
  const infos = catalogue?.games.find(({ id }) => id === game)?.options ?? [];
  const meaningOf = (name: string): string => infos.find((one) => one.name === name)?.meaning ?? name;
  const chosen = Object.entries(about.options).filter(([, value]) => value !== null);
  return html`<h2>${words.of('page.plays', { game: about.title })}</h2>
    ${
      chosen.length === 0
        ? nothing
        : html`<ul class="chosen" aria-label=${words.of('page.options')}>
            ${chosen.map(([name, value]) => html`<li>${words.about(game, meaningOf(name))}: ${valueText(value)}</li>`)}
          </ul>`
    }`;
};
