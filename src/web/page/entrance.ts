/**
 * The page before a table is open: it asks for the server, for the game, and for the clock and other settings.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { ClaimSpec, ClockSpec } from '../../table/index.js';
import { groupsOf, presetsOf } from '../play/option-groups.js';
import { optionRow } from '../play/option-row.js';
import { type FormField, fieldsOf, optionsIn, optionTexts } from '../play/options.js';
import { speakerWith } from '../play/words.js';
import { type Address, readAddress, serverOf } from './address.js';
import { type FilledForm, sent } from './form.js';
import { keepName, keptName } from './memory.js';
import type { FirstPlayers, OfferedGame, ServerCatalogue } from './server.js';
import { botMenu, botsFor } from './strengths.js';
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
const wantedOf = ({ form, text }: FilledForm, { id, options, leaving, limits = {} }: OfferedGame): TableSetup => {
  const start = text('start');
  return {
    game: id,
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
  readonly open: (wanted: TableSetup, first: FirstPlayers) => void;
  readonly join: (address: Pick<Address, 'token' | 'invite'> & { readonly table: string }) => void;
  /** Chooses another game. */
  readonly choose: (game: string) => void;
}

const optionFields = ({ id, options, limits = {} }: OfferedGame, words: Words): TemplateResult => {
  const speak = speakerWith(words.catalogues(id));
  const fields = fieldsOf(options, limits).filter(({ name }) => name !== 'players');
  const row = (field: FormField): TemplateResult =>
    optionRow({ id, optionInfo: options }, field, field.usual, speak, null);
  return html`
    <details>
      <summary>${words.of('page.options')}</summary>
      ${presetsOf(id, fields, speak)}
      ${groupsOf(id, fields).map(
        ({ name, fields: list }) => html`${name === null ? nothing : html`<h3>${speak(name)}</h3>`}${list.map(row)}`,
      )}
    </details>
  `;
};

/** What can happen when somebody leaves. The form begins with the first that the server offers, so that nobody ends the game for the others. */
const leavings = ['bot', 'ends', 'drops'] as const;

/** The fields for what happens when somebody leaves, and for claims, if the server knows them. */
const leavingFields = ({ leaving }: OfferedGame, words: Words): TemplateResult | typeof nothing =>
  leaving === undefined
    ? nothing
    : html`${menu(
        'leaving',
        words.of('page.leaving'),
        leavings.filter((one) => leaving.includes(one)).map((one) => [one, words.of(`page.leaving.${one}`)] as const),
      )}
      ${menu(
        'claim',
        words.of('page.claim'),
        claims.map(({ id, hours }) => [id, claimWords(hours, words)] as const),
      )}`;

/** A time after which seats may be claimed, in words. */
const claimWords = (hours: number, { of }: Words): string =>
  hours === 0 ? of('page.claim.none') : of('page.claim.after', { time: `${hours} h` });

/** The ways to a new table: against bots, with a friend, or with seats that anybody may take. */
const ways = ['bot', 'friend'] as const;

/** The number of seats of a new table; undefined if only the game itself can say. */
const seatsOf = ({ options, seats }: OfferedGame, texts: ReadonlyMap<string, string>): number | undefined => {
  const players = options.find(({ name }) => name === 'players');
  const asked = Number(texts.get('players') ?? players?.default);
  if (players !== undefined && Number.isSafeInteger(asked) && asked > 0) return asked;
  return seats !== undefined && seats.min === seats.max ? seats.min : undefined;
};

/** The players with whom a table opens, as the button says that was pressed. */
const firstPlayers = ({ form, text, way }: FilledForm, game: OfferedGame, { of }: Words): FirstPlayers => {
  const seats = seatsOf(game, optionTexts(new FormData(form ?? undefined)));
  if (!ways.some((one) => one === way) || seats === undefined) return {};
  const typed = text('player');
  if (typed !== '') keepName(typed);
  const player = typed === '' ? of('page.guest') : typed;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? player : null));
  const bots = players.flatMap((one, seat) => (one === null ? [{ seat, bot: text('strength') }] : []));
  return way === 'bot' ? { players, bots } : { players };
};

/** How many people play a game, in words. */
const playersText = ({ seats }: OfferedGame, { of }: Words): string =>
  seats === undefined
    ? ''
    : of('page.players', { count: seats.min === seats.max ? seats.min : `${seats.min}–${seats.max}` });

/** A game as a card to choose. */
const gameCard = (game: OfferedGame, isChosen: boolean, { words, choose }: EntryForms): TemplateResult =>
  html`<label class="game">
    <input type="radio" name="game" value=${game.id} .checked=${isChosen} @change=${() => choose(game.id)} />
    <strong>${game.title}</strong> <small>${playersText(game, words)}</small>
  </label>`;

/** A field in which people choose one of several values. */
const menu = (
  name: string,
  label: string,
  values: readonly (readonly [value: string, words: string])[],
): TemplateResult =>
  html`<label class="field"
    ><span>${label}</span>
    <select name=${name}>
      ${values.map(([value, said]) => html`<option value=${value}>${said}</option>`)}
    </select></label
  >`;

/** The field for the number of players; nothing where the game has one number. */
const seatsField = ({ id, options, limits = {} }: OfferedGame, words: Words): readonly TemplateResult[] => {
  const speak = speakerWith(words.catalogues(id));
  return fieldsOf(options, limits)
    .filter(({ name }) => name === 'players')
    .map((field) => optionRow({ id, optionInfo: options }, field, field.usual, speak, null));
};

/** Who plays: the reader's name, the strength of bots, and the buttons that open a table. */
const players = (
  catalogue: ServerCatalogue,
  game: OfferedGame,
  { words: { of }, words }: EntryForms,
): TemplateResult => {
  const bots = botsFor(game, catalogue, words);
  const isSized = seatsOf(game, new Map()) !== undefined;
  return html`<label class="field"
      ><span>${of('page.your-name')}</span>
      <input name="player" maxlength="40" autocomplete="nickname" placeholder=${of('page.guest')} .defaultValue=${keptName()}
    /></label>
    ${
      bots.length === 0
        ? nothing
        : html`<label class="field"><span>${of('page.strength')}</span> ${botMenu('strength', of('page.strength'), bots)}</label>`
    }
    ${seatsField(game, words)}
    <div class="ways">
      ${bots.length === 0 || !isSized ? nothing : html`<button name="way" value="bot">${of('page.play-bot')}</button>`}
      ${isSized ? html`<button name="way" value="friend">${of('page.play-friend')}</button>` : nothing}
      <button name="way" value="all">${of('page.open')}</button>
    </div>`;
};

/** What is seldom changed, folded away. */
const settings = (game: OfferedGame, words: Words): TemplateResult => {
  const { of } = words;
  const undo = (['agreement', 'own', 'never'] as const).map((one) => [one, of(`page.back.${one}`)] as const);
  return html`<details>
      <summary>${of('page.more')}</summary>
      ${menu(
        'clock',
        of('page.clock'),
        clocks.map(({ id }) => [id, of(`page.clock.${id}`)] as const),
      )}
      ${menu('undo', of('page.back'), undo)} ${leavingFields(game, words)}
    </details>
    ${optionFields(game, words)}
    <details>
      <summary>${of('page.start')}</summary>
      <label class="field"><span>${of('page.position')}</span> <input name="start" autocomplete="off" /></label>
    </details>`;
};

const newTable = (catalogue: ServerCatalogue, game: OfferedGame, doors: EntryForms): TemplateResult => {
  const { words, open } = doors;
  return html`<form
    class="new"
    @submit=${sent((form) => open(wantedOf(form, game), firstPlayers(form, game, words)))}
  >
    <h2>${words.of('page.new')}</h2>
    <div class="games" role="radiogroup" aria-label=${words.of('page.game')}>
      ${catalogue.games.map((one) => gameCard(one, one.id === game.id, doors))}
    </div>
    ${players(catalogue, game, doors)} ${settings(game, words)}
  </form>`;
};

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
