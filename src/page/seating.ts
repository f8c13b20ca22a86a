/**
 * Who sits where: free seats are taken, given away by link, or left to a bot; clocks run beside the names.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seats } from '../core/values/seat.js';
import type { Look } from '../table/index.js';
import { filled } from './form.js';
import type { Handed, Screen } from './screen.js';

/** What can be done with a free seat. */
export interface Chairs {
  readonly sit: (seat: number, player: string) => void;
  /** Takes the seat in the name of somebody, and gives the link to hand on. */
  readonly hand: (seat: number, player: string) => void;
  readonly bot: (seat: number, bot: string) => void;
  readonly copy: (text: string, what: string) => void;
}

/** Hours, minutes and seconds. */
const time = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** What the clock of a seat shows now. */
const clockOf = ({ times }: Look, received: number, seat: number, now: number): string => {
  const left = times?.left[seat];
  if (times === null || left === undefined) return '';
  return time(times.running.some((one) => one === seat) ? left - (now - received) : left);
};

const freeSeat = (seat: number, screen: Screen, chairs: Chairs): TemplateResult => {
  const act = (event: Event, what: (seat: number, player: string) => void): void => {
    const { form, text } = filled(event);
    if (form?.reportValidity() === true) what(seat, text.get('player')?.trim() ?? '');
  };
  const isWatching = screen.look?.viewer === 'spectators';
  return html`
    <form class="free" @submit=${(event: Event) => event.preventDefault()}>
      <label>Name <input name="player" maxlength="40" required autocomplete="off" /></label>
      ${
        isWatching
          ? html`<button class="sit" @click=${(event: Event) => act(event, chairs.sit)}>Sit here</button>`
          : nothing
      }
      <button class="hand" @click=${(event: Event) => act(event, chairs.hand)}>Make a link</button>
      ${
        isWatching || (screen.catalogue?.bots.length ?? 0) === 0
          ? nothing
          : html`<select
              aria-label="A bot sits here"
              @change=${({ target }: Event) => {
                if (target instanceof HTMLSelectElement && target.value !== '') chairs.bot(seat, target.value);
              }}
            >
              <option value="">or a bot …</option>
              ${screen.catalogue?.bots.map((bot) => html`<option value=${bot}>${bot}</option>`)}
            </select>`
      }
    </form>
  `;
};

const handedOut = ({ link, player }: Handed, { copy }: Chairs): TemplateResult => html`
  <span class="link">
    <input readonly aria-label=${`The link of ${player}`} .value=${link} />
    <button type="button" @click=${() => copy(link, 'Link')}>Copy</button>
  </span>
`;

/** The seats of a table. */
export const seating = (screen: Screen, look: Look, chairs: Chairs, now: number): TemplateResult => {
  const { sight, players, viewer } = look;
  const line = (player: string | null, seat: number): TemplateResult => {
    const isDeciding = sight?.deciding.some((one) => one === seat) === true;
    const hasDecided = sight?.waiting.some((one) => one.seat === seat) === true;
    const chair = seats[seat];
    const side = chair === undefined ? undefined : screen.seen?.seatName(chair);
    const handed = sight === null ? screen.handed.find((one) => one.seat === seat && one.player === player) : undefined;
    return html`
      <li class=${isDeciding ? 'deciding' : ''}>
        <span class="who"
          ><strong>${player ?? `Seat ${seat}`}</strong>
          ${player === null ? 'free' : side}
          ${viewer === seat ? html`<em>you</em>` : nothing}</span
        >
        <span class="state">${isDeciding ? 'decides' : hasDecided ? 'has decided' : ''}</span>
        <span class="clock" role="timer">${clockOf(look, screen.received, seat, now)}</span>
        ${player === null ? freeSeat(seat, screen, chairs) : nothing}
        ${handed === undefined ? nothing : handedOut(handed, chairs)}
      </li>
    `;
  };
  return html`<ul class="seats" aria-label="Seats">
    ${players.map(line)}
  </ul>`;
};
