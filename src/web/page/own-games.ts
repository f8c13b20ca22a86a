/**
 * The tables at which the reader sits, as this browser remembers them.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { writeAddress } from './address.js';
import type { OwnTable } from './memory.js';
import type { Words } from './words.js';

const line = (
  one: OwnTable,
  ownServer: string | null,
  { of }: Words,
  forget: (one: OwnTable) => void,
): TemplateResult => {
  const server = one.server === ownServer ? null : one.server;
  const state = one.isOver ? of('page.own-games.over') : one.isDue ? of('page.own-games.turn') : '';
  const others = one.others === '' ? '' : of('page.own-games.with', { others: one.others });
  return html`<li class=${one.isOver ? 'over' : ''}>
    <a href=${writeAddress({ server, table: one.table, token: null, invite: null })}
      >${one.isDue ? html`<span class="dot" aria-hidden="true">●</span> ` : nothing}${one.title}</a
    >
    <span>${others}</span> <em>${state}</em>
    <button type="button" class="forget" aria-label=${of('page.forget', { game: one.title })} @click=${() => forget(one)}>×</button>
  </li>`;
};

/** The list of the reader's games, those that wait for the reader first; nothing if there are none. */
export const ownGames = (
  tables: readonly OwnTable[],
  ownServer: string | null,
  words: Words,
  forget: (one: OwnTable) => void,
): TemplateResult | typeof nothing =>
  tables.length === 0
    ? nothing
    : html`<section class="own-games">
        <h2>${words.of('page.own-games')}</h2>
        <ul>
          ${tables
            .toSorted(
              (one, other) => Number(other.isDue) - Number(one.isDue) || Number(one.isOver) - Number(other.isOver),
            )
            .map((one) => line(one, ownServer, words, forget))}
        </ul>
      </section>`;
