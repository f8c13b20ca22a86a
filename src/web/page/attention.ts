/**
 * Tells people what happens at a table while they look elsewhere: the title of the page, its icon, and, if they want it, a sound and a notice.
 *
 * @packageDocumentation
 */
import type { AnySnapshot } from '../session/any-session.js';
import type { Words } from './words.js';

/** Something that happens at a table. */
export type Signal = 'turn' | 'move' | 'comment' | 'end';

/** The pitch of the sound for each signal, in hertz. */
const pitches: Readonly<Record<Signal, number>> = { turn: 880, move: 523, comment: 659, end: 392 };

/** The length of a sound, in seconds. */
const length = 0.15;

const dot = '<circle cx="400" cy="112" r="96" fill="#d33" stroke="#fff" stroke-width="24"/>';

const svgEnd = encodeURIComponent('</svg>');

/** The icon of a page with a dot, as a picture in its address. If the page's own icon is not such a picture, the dot stands alone. */
const dotted = (own: string): string => {
  const isPicture = own.startsWith('data:image/svg+xml,') && own.endsWith(svgEnd);
  const begin = isPicture
    ? own.slice(0, -svgEnd.length)
    : `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">')}`;
  return `${begin}${encodeURIComponent(dot)}${svgEnd}`;
};

/** True if the viewer has something to decide. */
export const isDueIn = ({ viewer, deciding, waiting, end, halted }: AnySnapshot): boolean =>
  end === null &&
  halted === null &&
  deciding.some((seat) => seat === viewer) &&
  !waiting.some(({ seat }) => seat === viewer);

/** The names of the other players, as a list. */
export const othersIn = ({ seats, viewer }: AnySnapshot): string =>
  seats.flatMap(({ name, free }, seat) => (free || seat === viewer ? [] : [name])).join(', ');

/** The title of a page at a table. */
const titleOf = (now: AnySnapshot, game: string, { of }: Words): string => {
  const others = othersIn(now);
  const table = others === '' ? game : of('page.title', { game, others });
  return isDueIn(now) ? `● ${of('page.your-turn')} – ${table}` : table;
};

/** True if the viewer wrote the last comment; a comment begins with the name of its author. */
const isOwnComment = ({ comments, seats, viewer }: AnySnapshot): boolean =>
  viewer !== 'spectators' && comments.at(-1)?.text.startsWith(`${seats[Number(viewer)]?.name ?? ''}: `) === true;

/** What has happened between two moments; undefined if nothing worth a sound has. */
const signalOf = (before: AnySnapshot, now: AnySnapshot): Signal | undefined => {
  if (before.end === null && now.end !== null) return 'end';
  if (!isDueIn(before) && isDueIn(now)) return 'turn';
  if (now.comments.length > before.comments.length && !isOwnComment(now)) return 'comment';
  return now.ply > before.ply ? 'move' : undefined;
};

/** Plays a short sound. Browsers allow that once people have used the page. */
const sound = (signal: Signal): void => {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitches[signal];
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + length);
};

/** Asks for the permission to show notices, which browsers grant only after a click. */
export const askForNotices = (): void => {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    void Notification.requestPermission();
};

/** Shows a notice to people who look at another page, if they allowed that. */
const notify = (title: string): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const notice = new Notification(title, { tag: 'rulehouse' });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones allow notices only to service workers.
  }
};

const badge = (isDue: boolean): void => {
  if (!('setAppBadge' in navigator)) return;
  const done = isDue ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  done.catch(() => undefined);
};

const iconOf = (): HTMLLinkElement | null => document.querySelector('link[rel~=icon]');

/** Follows a table with the title and the icon of the page, until it is closed. */
export class Attention {
  readonly #title = document.title;
  readonly #icon = iconOf()?.href;
  #before: AnySnapshot | undefined;
  #isDue: boolean | undefined;

  /** Shows what is so now, and tells what has happened since the last call. `isLoud` is true if people want sounds and notices. */
  follow(now: AnySnapshot, game: string, words: Words, isLoud: boolean): void {
    const title = titleOf(now, game, words);
    if (document.title !== title) document.title = title;
    this.#show(isDueIn(now));
    const before = this.#before;
    this.#before = now;
    const signal = before === undefined || before.view === null ? undefined : signalOf(before, now);
    if (signal === undefined || !isLoud) return;
    sound(signal);
    if (signal === 'turn' || signal === 'end') notify(title);
  }

  #show(isDue: boolean): void {
    if (this.#isDue === isDue) return;
    this.#isDue = isDue;
    const icon = iconOf();
    if (icon !== null && this.#icon !== undefined) icon.href = isDue ? dotted(this.#icon) : this.#icon;
    badge(isDue);
  }

  /** Gives the page its own title and icon back. */
  close(): void {
    document.title = this.#title;
    const icon = iconOf();
    if (icon !== null && this.#icon !== undefined) icon.href = this.#icon;
    if (this.#isDue === true) badge(false);
  }
}
