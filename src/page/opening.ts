/**
 * The page before there is a table: it asks for the server, the game, and what is agreed.
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit-html';
import type { ClockSpec } from '../table/index.js';
import { readAddress, serverOf } from './address.js';
import { type Filled, filled, sent } from './form.js';
import type { Catalogue } from './server.js';

/** A table to open. */
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

/** The clocks that a list offers. */
const clocks: readonly { readonly id: string; readonly name: string; readonly clock: ClockSpec | null }[] = [
  { id: 'none', name: 'no clock', clock: null },
  { id: 'blitz', name: '5 minutes, and 5 seconds a move', clock: { _tag: 'Fischer', ms: 5 * minute, increment: 5000 } },
  {
    id: 'usual',
    name: '20 minutes, and 20 seconds a move',
    clock: { _tag: 'Fischer', ms: 20 * minute, increment: 20_000 },
  },
  {
    id: 'long',
    name: '60 minutes, and 60 seconds a move',
    clock: { _tag: 'Fischer', ms: 60 * minute, increment: minute },
  },
  { id: 'move', name: '2 minutes for each move', clock: { _tag: 'Move', ms: 2 * minute } },
  { id: 'days', name: '3 days for each move', clock: { _tag: 'Days', days: 3 } },
];

const optionField = 'option ';

/** The seed is left out, so that the server draws it: a player who opens the table must not know what is dealt. */
const wantedOf = ({ text, names }: Filled): Wanted => {
  const options = names.flatMap((name) =>
    name.startsWith(optionField) ? [[name.slice(optionField.length), valueOf(text(name))] as const] : [],
  );
  const start = text('start');
  return {
    game: text('game'),
    spec: {
      options: Object.fromEntries(options),
      clock: clocks.find(({ id }) => id === text('clock'))?.clock,
      undo: text('undo'),
      ...(start === '' ? {} : { start }),
    },
  };
};

/** Asks for a server. */
export const entrance = (go: (server: string) => void): TemplateResult => html`
  <form
    @submit=${sent(({ text }) => {
      const server = serverOf(text('server'));
      if (server !== null) go(server);
    })}
  >
    <h2>Which server?</h2>
    <label>Address of the server <input name="server" required placeholder="http://localhost:8080/" /></label>
    <button>Go there</button>
  </form>
`;

/** The ways on from a page that has a server. */
export interface Doors {
  readonly open: (wanted: Wanted) => void;
  readonly join: (address: { readonly table: string; readonly token: string | null }) => void;
  /** Chooses another game. */
  readonly choose: (game: string) => void;
}

type OfferedGame = Catalogue['games'][number];

const optionFields = ({ options }: OfferedGame): TemplateResult => html`
  <details>
    <summary>Options of the game</summary>
    ${options.map(
      ({ name, meaning, values, rule, default: usual }) => html`
        <label class="option">
          <span>${name} <small>${meaning} (${values}), ${rule}</small></span>
          <input name=${`${optionField}${name}`} .value=${usual} />
        </label>
      `,
    )}
  </details>
`;

const newTable = ({ games }: Catalogue, game: OfferedGame, { open, choose }: Doors): TemplateResult => html`
  <form class="new" @submit=${sent((form) => open(wantedOf(form)))}>
    <h2>A new table</h2>
    <label
      >Game
      <select name="game" @change=${(event: Event) => choose(filled(event).text('game'))}>
        ${games.map(({ id, title }) => html`<option value=${id} ?selected=${id === game.id}>${title}</option>`)}
      </select></label
    >
    <label
      >Clock
      <select name="clock">
        ${clocks.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
      </select></label
    >
    <label
      >Taking back
      <select name="undo">
        <option value="agreement">if all agree</option>
        <option value="own">one's own move, until it is answered</option>
        <option value="never">never</option>
      </select></label
    >
    ${optionFields(game)}
    <details>
      <summary>Another start</summary>
      <label>Position, as text <input name="start" autocomplete="off" /></label>
    </details>
    <button>Open a table</button>
  </form>
`;

const existingTable = ({ join }: Doors): TemplateResult => html`
  <form
    class="join"
    @submit=${sent(({ text }) => {
      const typed = text('table');
      const { table, token } = readAddress(typed.includes('#') ? typed.slice(typed.indexOf('#')) : `table=${typed}`);
      if (table !== null) join({ table, token });
    })}
  >
    <h2>An existing table</h2>
    <label>Its link, or its id <input name="table" required autocomplete="off" /></label>
    <button>Go there</button>
  </form>
`;

/** Asks for a new table, or for an existing one. `chosen` is the id of the game for a new one; undefined: the first game. */
export const opening = (catalogue: Catalogue, chosen: string | undefined, doors: Doors): TemplateResult => {
  const game = catalogue.games.find(({ id }) => id === chosen) ?? catalogue.games[0];
  return html`
    ${game === undefined ? html`<p>This server has no games.</p>` : newTable(catalogue, game, doors)}
    ${existingTable(doors)}
  `;
};
