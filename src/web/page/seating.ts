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
import { keptName } from './memory.js';
import type { Screen } from './screen.js';
import { botMenu, botsFor, type NamedBot } from './strengths.js';
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

/** A menu of bots, and the button that seats the chosen one: going through a menu by keys must not seat anybody. */
const botChoice = (seat: number, bots: readonly NamedBot[], { words: { of }, bot }: SeatForms): TemplateResult => html`
  <span class="bots">
    ${botMenu('bot', of('page.bot-here'), bots)}
    <button type="button" class="seat-bot" @click=${(event: Event) => bot(seat, filled(event).text('bot'))}>${of('page.seat-bot')}</button>
  </span>
`;

const freeSeat = (
  seat: number,
  { catalogue }: Screen,
  { viewer, seats }: AnySnapshot,
  chairs: SeatForms,
): TemplateResult => {
  const by =
    (fill: (seat: number, player: string) => void) =>
    (event: Event): void => {
      const { form, text } = filled(event);
      if (form?.reportValidity() === true) fill(seat, text('player'));
    };
  const isWatching = viewer === 'spectators';
  // Whoever sits already would give the seat to somebody else.
  const isFirst = isWatching && seats.findIndex(({ free }) => free) === seat;
  const offered = catalogue?.games.find(({ id }) => id === chairs.game);
  const bots = isWatching || catalogue === null ? [] : botsFor(offered, catalogue, chairs.words);
  const { of } = chairs.words;
  const names = chairs.isInvited
    ? html`<label>${of('page.name')} <input name="player" maxlength="40" required autocomplete="off" .defaultValue=${isFirst ? keptName() : ''} /></label>
        ${isWatching ? html`<button class="sit" @click=${by(chairs.sit)}>${of('page.sit')}</button>` : nothing}
        <button class="hand" @click=${by(chairs.hand)}>${of('page.make-link')}</button>`
    : nothing;
  return html`
    <form class="free" @submit=${(event: Event) => event.preventDefault()}>
      ${names}
      ${bots.length === 0 ? nothing : botChoice(seat, bots, chairs)}
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
