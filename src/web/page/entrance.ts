/**
 * The page before a table is open: it asks for the server, for the game, and for the clock and other settings.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { ClaimSpec, ClockSpec } from '../../table/index.js';
import { optionRow } from '../play/option-row.js';
import { fieldsOf, optionsIn, optionTexts } from '../play/options.js';
import { speakerWith } from '../play/words.js';
import { type Address, readAddress, serverOf } from './address.js';
import { type FilledForm, filled, sent } from './form.js';
import type { OfferedGame, ServerCatalogue } from './server.js';
import type { Words } from './words.js';

/** A table to be opened. */
export interface TableSetup {
  readonly game: string;
  readonly spec: object;
}

const minute = 60_000;

type Clock = 'none' | 'blitz' | 'usual' | 'long' | 'move' | 'days';

/** The clocks that the form offers. */
const clocks: readonly { readonly id: Clock; readonly clock: ClockSpec | null }[] = [
  { id: 'none', clock: null },
  { id: 'blitz', clock: { _tag: 'Fischer', ms: 5 * minute, increment: 5000 } },
  {
    id: 'usual',
    clock: { _tag: 'Fischer', ms: 20 * minute, increment: 20_000 },
  },
  {
    id: 'long',
    clock: { _tag: 'Fischer', ms: 60 * minute, increment: minute },
  },
  { id: 'move', clock: { _tag: 'Move', ms: 2 * minute } },
  { id: 'days', clock: { _tag: 'Days', days: 3 } },
];

/** The times after which seats may be claimed, as the form offers them. */
const claims: readonly { readonly id: string; readonly hours: number; readonly claim: ClaimSpec | null }[] = [
  { id: 'none', hours: 0, claim: null },
  ...[1, 24, 72, 168].map((hours) => ({ id: `${hours}`, hours, claim: { afterMs: hours * 60 * minute } })),
];

/** What the form says about seats that leave. */
const leavingIn = (text: FilledForm['text']) => ({
  leaving: text('leaving'),
  claim: claims.find(({ id }) => id === text('claim'))?.claim,
});

/**
 * The request for a new table, as the form describes it. The request contains no seed, so that the server draws one: the player who opens the table
 * must not know the deal.
 */
const wantedOf = ({ form, text }: FilledForm, { options, leaving, limits = {} }: OfferedGame): TableSetup => {
  const start = text('start');
  return {
    game: text('game'),
    spec: {
      options: optionsIn(options, optionTexts(new FormData(form ?? undefined)), limits),
      clock: clocks.find(({ id }) => id === text('clock'))?.clock,
      undo: text('undo'),
      ...(leaving === undefined ? {} : leavingIn(text)),
      ...(start === '' ? {} : { start }),
    },
  };
};

/** The form that asks which server to use. */
export const entrance = (words: Words, go: (server: string) => void): TemplateResult => html`
  <form
    @submit=${sent(({ text }) => {
      const server = serverOf(text('server'));
      if (server !== null) go(server);
    })}
  >
    <h2>${words.of('page.server')}</h2>
    <label>${words.of('page.server.address')} <input name="server" required placeholder="http://localhost:8080/" /></label>
    <button>${words.of('page.go')}</button>
  </form>
`;

/** The texts and actions of the forms on a page whose server is known. */
export interface EntryForms {
  readonly words: Words;
  readonly open: (wanted: TableSetup) => void;
  readonly join: (address: Pick<Address, 'token' | 'invite'> & { readonly table: string }) => void;
  /** Chooses another game. */
  readonly choose: (game: string) => void;
}

const optionFields = ({ id, options, limits = {} }: OfferedGame, words: Words): TemplateResult => {
  const speak = speakerWith(words.catalogues(id));
  return html`
    <details>
      <summary>${words.of('page.options')}</summary>
      ${fieldsOf(options, limits).map((field) => optionRow({ id, optionInfo: options }, field, field.usual, speak, null))}
    </details>
  `;
};

/** What can happen when somebody leaves. The form begins with the first that the server offers, so that nobody ends the game for the others. */
const leavings = ['bot', 'ends', 'drops'] as const;

/** The fields for what happens when somebody leaves, and for claims, if the server knows them. */
const leavingFields = ({ leaving }: OfferedGame, words: Words): TemplateResult | typeof nothing =>
  leaving === undefined
    ? nothing
    : html`
        <label
          >${words.of('page.leaving')}
          <select name="leaving">
            ${leavings.filter((one) => leaving.includes(one)).map((one) => html`<option value=${one}>${words.of(`page.leaving.${one}`)}</option>`)}
          </select></label
        >
        <label
          >${words.of('page.claim')}
          <select name="claim">
            ${claims.map(({ id, hours }) => html`<option value=${id}>${claimWords(hours, words)}</option>`)}
          </select></label
        >
      `;

/** A time after which seats may be claimed, in words. */
const claimWords = (hours: number, { of }: Words): string =>
  hours === 0 ? of('page.claim.none') : of('page.claim.after', { time: `${hours} h` });

const newTable = (
  catalogue: ServerCatalogue,
  game: OfferedGame,
  { words, open, choose }: EntryForms,
): TemplateResult => html`
  <form class="new" @submit=${sent((form) => open(wantedOf(form, game)))}>
    <h2>${words.of('page.new')}</h2>
    <label
      >${words.of('page.game')}
      <select name="game" @change=${(event: Event) => choose(filled(event).text('game'))}>
        ${catalogue.games.map(({ id, title }) => html`<option value=${id} ?selected=${id === game.id}>${title}</option>`)}
      </select></label
    >
    <label
      >${words.of('page.clock')}
      <select name="clock">
        ${clocks.map(({ id }) => html`<option value=${id}>${words.of(`page.clock.${id}`)}</option>`)}
      </select></label
    >
    <label
      >${words.of('page.back')}
      <select name="undo">
        <option value="agreement">${words.of('page.back.agreement')}</option>
        <option value="own">${words.of('page.back.own')}</option>
        <option value="never">${words.of('page.back.never')}</option>
      </select></label
    >
    ${leavingFields(game, words)} ${optionFields(game, words)}
    <details>
      <summary>${words.of('page.start')}</summary>
      <label>${words.of('page.position')} <input name="start" autocomplete="off" /></label>
    </details>
    <button>${words.of('page.open')}</button>
  </form>
`;

const existingTable = ({ words, join }: EntryForms): TemplateResult => html`
  <form
    class="join"
    @submit=${sent(({ text }) => {
      const typed = text('table');
      const { table, token, invite } = readAddress(
        typed.includes('#') ? typed.slice(typed.indexOf('#')) : `table=${typed}`,
      );
      if (table !== null) join({ table, token, invite });
    })}
  >
    <h2>${words.of('page.existing')}</h2>
    <label>${words.of('page.link-or-id')} <input name="table" required autocomplete="off" /></label>
    <button>${words.of('page.go')}</button>
  </form>
`;

/**
 * Shows the forms for opening a new table and for joining an existing one. `chosen` is the id of the game for a new table; undefined for the first
 * game of the list.
 */
export const opening = (catalogue: ServerCatalogue, chosen: string | undefined, doors: EntryForms): TemplateResult => {
  const game = catalogue.games.find(({ id }) => id === chosen) ?? catalogue.games[0];
  return html`
    ${game === undefined ? html`<p>${doors.words.of('page.no-games')}</p>` : newTable(catalogue, game, doors)}
    ${existingTable(doors)}
  `;
};
