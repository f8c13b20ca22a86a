/**
 * Previews of moves: while the pointer, the focus or a resting finger is on a place, the board shows what a move there would do.
 *
 * @packageDocumentation
 */
import { orNull } from '../../core/values/absent.js';
import type { Place } from '../../face/part.js';
import { signed } from '../../face/signed.js';
import type { AnySession } from '../session/any-session.js';
import type { Preview } from '../session/snapshot.js';
import type { Frame } from './frame.js';
import type { Spots } from './spots.js';

/** The number of milliseconds that a finger must rest before the effects of a move are shown. */
const long = 450;

/** The number of pixels by which a finger may slip and still count as resting. */
const slip = 10;

/** What a move costs, and the points gained; empty if it costs nothing. */
export const effectsOf = (found: Preview | null | undefined): string => {
  if (!found || found.costs.length === 0) return '';
  return [found.costs.join(' '), gainsOf(found)].filter((text) => text !== '').join(' · ');
};

const gainsOf = ({ gains }: Preview): string => gains.map(({ who, points }) => `${who} ${signed(points)}`).join(', ');

/** Returns the effects of a move in words, beginning with a warning, with what it costs and with the points gained. */
const wordsOf = (found: Preview): string =>
  [found.warning, found.costs.join(' '), gainsOf(found), found.words, ...found.told]
    .filter((text) => text !== '')
    .join(' · ');

/** Follows the pointer and the focus on one board, and previews the move to which a click there would lead. */
export class Foresight {
  readonly #frame: Frame;
  readonly #spots: Spots;
  readonly #held: () => AnySession | undefined;
  readonly #ahead: (then: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: readonly [x: number, y: number] = [0, 0];
  /** True from the start of a long touch, which only previews a move, until the click that follows the touch. */
  #isAsking = false;

  /**
   * @param frame - the parts of the board's layout
   * @param spots - the places of the board's pictures
   * @param held - returns the present session of the board
   * @param ahead - draws what a move would change; null ends the preview
   */
  constructor(frame: Frame, spots: Spots, held: () => AnySession | undefined, ahead: (then: unknown) => void) {
    [this.#frame, this.#spots, this.#held, this.#ahead] = [frame, spots, held, ahead];
    const { pictures } = frame;
    pictures.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && this.#at(event));
    pictures.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && this.clear());
    pictures.addEventListener('focusin', (event) => this.#at(event));
    pictures.addEventListener('focusout', () => this.clear());
    pictures.addEventListener('pointerdown', (event) => this.#press(event));
    pictures.addEventListener('pointermove', (event) => this.#slipped(event) && clearTimeout(this.#timer));
    for (const end of ['pointerup', 'pointercancel']) pictures.addEventListener(end, () => clearTimeout(this.#timer));
    pictures.addEventListener('click', (event) => this.#end(event), { capture: true });
    pictures.addEventListener('contextmenu', (event) => this.#isAsking && event.preventDefault());
  }

  /** Previews the move that results from picking the given places: shows its effects, and marks the places it would touch. */
  show(places: readonly Place[]): void {
    const found = orNull(this.#held()?.preview(places));
    this.#frame.preview.textContent = found === null ? '' : wordsOf(found);
    this.#spots.preview(found?.touched ?? []);
    this.#ahead(orNull(found?.then));
  }

  /** Says nothing. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#frame.preview.textContent = '';
    this.#spots.preview([]);
    this.#ahead(null);
  }

  #at(event: Event): void {
    const target = this.#spots.openAt(event);
    if (target === undefined) this.clear();
    else this.show(target.places);
    // Screen readers read this description for the focused target.
    if (event.type === 'focusin') target?.element.setAttribute('aria-describedby', this.#frame.preview.id);
  }

  #press(event: PointerEvent): void {
    this.#isAsking = false;
    clearTimeout(this.#timer);
    if (event.pointerType !== 'touch') return;
    this.#from = [event.clientX, event.clientY];
    const target = this.#spots.openAt(event);
    if (target === undefined) return;
    this.#timer = setTimeout(() => {
      this.#isAsking = true;
      this.show(target.places);
    }, long);
  }

  #slipped({ clientX, clientY }: PointerEvent): boolean {
    const [x, y] = this.#from;
    return Math.hypot(clientX - x, clientY - y) > slip;
  }

  /**
   * Makes sure that the click which ends a long touch picks nothing. A click by a key or a screen reader (press count 0) always goes through, even if
   * a long touch has ended without a click.
   */
  #end(event: MouseEvent): void {
    if (this.#isAsking && event.detail > 0) event.stopPropagation();
    this.#isAsking = false;
  }
}
