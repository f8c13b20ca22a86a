/**
 * What a page shows around a game at a table: who is there, the bell, the settings, and what to do when the game is over.
 *
 * @packageDocumentation
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { AnySnapshot } from '../session/any-session.js';
import { writeAddress } from './address.js';
import type { Key } from './english.js';
import type { TableNews } from './server.js';
import type { Words } from './words.js';

/** The themes of a page. */
export const themes = ['auto', 'light', 'dark'] as const;

/** What people can do around a game. */
export interface TableTools {
  readonly words: Words;
  readonly news: TableNews | null;
  readonly isBellOn: boolean;
  readonly theme: string;
  readonly ring: () => void;
  readonly dress: (theme: string) => void;
  /** Plays again with the same players; null for those who did not play. */
  readonly rematch: (() => void) | null;
  /** The address of the place where tables are opened. */
  readonly lobby: string;
  /** The address of a table of this server. */
  readonly addressOf: (table: string) => string;
}

/** The names of the other players who have the table open. */
const hereIn = ({ present }: TableNews, { seats, viewer }: AnySnapshot): string =>
  present.flatMap((seat) => (seat === viewer ? [] : (seats[seat]?.name ?? []))).join(', ');

const bell = ({ words: { of }, isBellOn, ring }: TableTools): TemplateResult => {
  const label = of(isBellOn ? 'page.bell.on' : 'page.bell.off');
  return html`<button type="button" class="bell" aria-pressed=${isBellOn ? 'true' : 'false'} aria-label=${label} title=${label} @click=${ring}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2a2 2 0 0 1 2 2v.3A6 6 0 0 1 18 10v5l2 3H4l2-3v-5a6 6 0 0 1 4-5.7V4a2 2 0 0 1 2-2zm-2 17h4a2 2 0 0 1-4 0z" />
      ${isBellOn ? nothing : svg`<path class="off" d="M3 3l18 18" />`}
    </svg>
  </button>`;
};

/** The line above the game: who is there, the way to the reader's games, and the bell. */
export const tableTools = (tools: TableTools, now: AnySnapshot): TemplateResult => {
  const { words, news, lobby } = tools;
  const here = news === null ? '' : hereIn(news, now);
  const said = here === '' ? '' : words.of('page.here', { names: here });
  return html`<div class="tools">
    <span class="here" role="status" title=${said}>${said}</span>
    <a href=${lobby}>${words.of('page.own-games')}</a> ${bell(tools)}
  </div>`;
};

/** What the reader can do when the game is over. */
export const afterEnd = ({ words: { of }, news, rematch, addressOf, lobby }: TableTools): TemplateResult => {
  const next = news?.rematch ?? null;
  const again =
    next !== null
      ? html`<a class="main" href=${addressOf(next)}>${of('page.rematch.go')}</a>`
      : rematch === null
        ? nothing
        : html`<button type="button" class="main" @click=${rematch}>${of('page.rematch')}</button>`;
  return html`<span slot="ended" class="ended">${again} <a href=${lobby}>${of('page.new-table')}</a></span>`;
};

/** The settings of the page, for the panel of the game. */
export const tableSettings = ({ words: { of }, isBellOn, ring, theme, dress }: TableTools): TemplateResult =>
  html`<div slot="settings" class="settings">
    <label class="field"
      ><span>${of('page.theme')}</span>
      <select @change=${({ target }: Event) => target instanceof HTMLSelectElement && dress(target.value)}>
        ${themes.map((one) => {
          const key: Key = `page.theme.${one}`;
          return html`<option value=${one} ?selected=${one === theme}>${of(key)}</option>`;
        })}
      </select></label
    >
    <button type="button" aria-pressed=${isBellOn ? 'true' : 'false'} @click=${ring}>${of(isBellOn ? 'page.bell.on' : 'page.bell.off')}</button>
  </div>`;

/** The address of the place where tables are opened. */
export const lobbyAddress = (server: string | null): string =>
  writeAddress({ server, table: null, token: null, invite: null });
