/**
 * The page before there is a table: which server, which game, what is agreed.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ClockSpec } from '../table/index.js';
import { readAddress, serverOf } from './address.js';
import { filled, sent, type Texts } from './form.js';
import type { Catalogue } from './server.js';

/** What is wanted of a new table. */
export interface Wanted {
  readonly game: string;
  readonly spec: object;
}

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A word, as people write it.
    return text;
  }
};

const minute = 60_000;

/** Clocks as a list offers them. */
const clocks: Readonly<Record<string, { readonly name: string; readonly clock: ClockSpec | null }>> = {
  none: { name: 'no clock', clock: null },
  blitz: { name: '5 minutes, and 5 seconds a move', clock: { _tag: 'Fischer', ms: 5 * minute, increment: 5000 } },
  usual: { name: '20 minutes, and 20 seconds a move', clock: { _tag: 'Fischer', ms: 20 * minute, increment: 20_000 } },
  long: { name: '60 minutes, and 60 seconds a move', clock: { _tag: 'Fischer', ms: 60 * minute, increment: minute } },
  move: { name: '2 minutes for each move', clock: { _tag: 'Move', ms: 2 * minute } },
  days: { name: '3 days for each move', clock: { _tag: 'Days', days: 3 } },
};

/** The seed is left out, so that the server draws it: whoever opens the table must not know what is dealt. */
const wantedOf = (fields: Texts): Wanted => {
  const options = [...fields].flatMap(([name, value]) =>
    name.startsWith('option ') ? [[name.slice('option '.length), valueOf(value)] as const] : [],
  );
  const start = fields.get('start')?.trim() ?? '';
  return {
    game: fields.get('game') ?? '',
    spec: {
      options: Object.fromEntries(options),
      clock: clocks[fields.get('clock') ?? '']?.clock ?? null,
      undo: fields.get('undo') ?? 'agreement',
      ...(start === '' ? {} : { start }),
    },
  };
};

/** Asks for a server. */
export const entrance = (go: (server: string) => void): TemplateResult => html`
  <form
    @submit=${sent((text) => {
      const server = serverOf(text.get('server') ?? null);
      if (server !== null) go(server);
    })}
  >
    <h2>Which server?</h2>
    <label>Address of the server <input name="server" required placeholder="http://localhost:8080/" /></label>
    <button>Go there</button>
  </form>
`;

/** What a page that has a server can do. */
export interface Doors {
  readonly open: (wanted: Wanted) => void;
  readonly join: (address: { readonly table: string; readonly token: string | null }) => void;
  /** Another game was chosen. */
  readonly choose: (game: string) => void;
}

const optionFields = ({ games }: Catalogue, game: string): TemplateResult => html`
  <details>
    <summary>Options of the game</summary>
    ${games
      .find(({ id }) => id === game)
      ?.options.map(
        ({ name, meaning, values, rule, default: usual }) => html`
          <label class="option">
            <span>${name} <small>${meaning} (${values}), ${rule}</small></span>
            <input name=${`option ${name}`} .value=${usual} />
          </label>
        `,
      )}
  </details>
`;

/** Asks for a new table, or for the id of one. */
export const opening = (catalogue: Catalogue, game: string, { open, join, choose }: Doors): TemplateResult => html`
  <form class="new" @submit=${sent((text) => open(wantedOf(text)))}>
    <h2>A new table</h2>
    <label
      >Game
      <select name="game" @change=${(event: Event) => choose(filled(event).text.get('game') ?? '')}>
        ${catalogue.games.map(({ id, title }) => html`<option value=${id} ?selected=${id === game}>${title}</option>`)}
      </select></label
    >
    <label
      >Clock
      <select name="clock">
        ${Object.entries(clocks).map(([id, { name }]) => html`<option value=${id}>${name}</option>`)}
      </select></label
    >
    <label
      >Taking back
      <select name="undo">
        <option value="agreement">if all agree</option>
        <option value="own">one's own move, as long as nobody has answered</option>
        <option value="never">never</option>
      </select></label
    >
    ${optionFields(catalogue, game)}
    <details>
      <summary>Another start</summary>
      <label>Position, as text <input name="start" autocomplete="off" /></label>
    </details>
    <button>Open a table</button>
  </form>
  <form
    class="join"
    @submit=${sent((fields) => {
      const text = fields.get('table')?.trim() ?? '';
      const { table, token } = readAddress(text.includes('#') ? text.slice(text.indexOf('#')) : `table=${text}`);
      if (table !== null) join({ table, token });
    })}
  >
    <h2>A table that is there</h2>
    <label>Its link, or its id <input name="table" required autocomplete="off" /></label>
    <button>Go there</button>
  </form>
  ${catalogue.games.length === 0 ? html`<p>This server has no games.</p>` : nothing}
`;
