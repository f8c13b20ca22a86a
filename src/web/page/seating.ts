/**
 * The seats of a table. A free seat can be taken, given away by link, or left to a bot.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnySnapshot } from '../session/any-session.js';
import type { Seated } from '../session/snapshot.js';
import type { Key } from './english.js';
import { filled } from './form.js';
import type { Screen } from './screen.js';
import type { Words } from './words.js';

/** The ways to fill a free seat. */
export interface SeatForms {
  readonly words: Words;
  /** The id of the game. */
  readonly game: string;
  /** True if whoever looks may take a free seat. */
  readonly isInvited: boolean;
  readonly sit: (seat: number, player: string) => void;
  /** Takes the seat in another player's name, and shows a link to send to that player. */
  readonly hand: (seat: number, player: string) => void;
  readonly bot: (seat: number, bot: string) => void;
  readonly copy: (text: string, note: Key) => void;
}

const botMenu = (seat: number, bots: readonly string[], chairs: SeatForms): TemplateResult => html`
  <select
    aria-label=${chairs.words.of('page.bot-here')}
    @change=${({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.value !== '') chairs.bot(seat, target.value);
    }}
  >
    <option value="">${chairs.words.of('page.or-bot')}</option>
    ${bots.map((bot) => html`<option value=${bot}>${bot}</option>`)}
  </select>
`;

const freeSeat = (seat: number, { catalogue }: Screen, { viewer }: AnySnapshot, chairs: SeatForms): TemplateResult => {
  const by =
    (fill: (seat: number, player: string) => void) =>
    (event: Event): void => {
      const { form, text } = filled(event);
      if (form?.reportValidity() === true) fill(seat, text('player'));
    };
  const isWatching = viewer === 'spectators';
  const bots = isWatching || catalogue === null ? [] : catalogue.bots;
  const { of } = chairs.words;
  const names = chairs.isInvited
    ? html`<label>${of('page.name')} <input name="player" maxlength="40" required autocomplete="off" /></label>
        ${isWatching ? html`<button class="sit" @click=${by(chairs.sit)}>${of('page.sit')}</button>` : nothing}
        <button class="hand" @click=${by(chairs.hand)}>${of('page.make-link')}</button>`
    : nothing;
  return html`
    <form class="free" @submit=${(event: Event) => event.preventDefault()}>
      ${names}
      ${bots.length === 0 ? nothing : botMenu(seat, bots, chairs)}
    </form>
  `;
};

/** A link, and a button that copies it. */
export const linkBox = (
  label: string,
  link: string,
  { words, copy }: Pick<SeatForms, 'words' | 'copy'>,
): TemplateResult => html`
  <span class="link">
    <input readonly aria-label=${label} .value=${link} />
    <button type="button" @click=${() => copy(link, 'page.copied.link')}>${words.of('page.copy')}</button>
  </span>
`;

/** Shows one seat with its player or, if the seat is free, with the ways to fill it. */
const seatLine = (
  { name, role, free }: Seated,
  seat: number,
  screen: Screen,
  now: AnySnapshot,
  chairs: SeatForms,
): TemplateResult => {
  const { words, game } = chairs;
  const handed = screen.handed.find((one) => one.seat === seat && one.player === name);
  return html`
    <li>
      <span class="who"
        ><strong>${words.name(game, name)}</strong> ${free ? words.of('page.free') : role === name ? '' : words.name(game, role)}
        ${now.viewer === seat ? html`<em>${words.of('page.you')}</em>` : nothing}</span
      >
      ${free ? freeSeat(seat, screen, now, chairs) : nothing}
      ${handed === undefined ? nothing : linkBox(words.of('page.link-of', { player: handed.player }), handed.link, chairs)}
    </li>
  `;
};

/** The seats of a table whose game has not begun. */
export const seating = (screen: Screen, now: AnySnapshot, chairs: SeatForms): TemplateResult => html`
  <ul class="seats" aria-label=${chairs.words.of('page.seats')}>
    ${now.seats.map((seated, seat) => seatLine(seated, seat, screen, now, chairs))}
  </ul>
`;
