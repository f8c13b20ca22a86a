/**
 * What a move would do, said before it is made: under the pointer, at the focus, and under a finger that stays.
 *
 * @packageDocumentation
 */
import type { Place } from '../face/part.js';
import type { AnySession } from '../session/closed.js';
import type { Frame } from './frame.js';
import type { Spots } from './spots.js';

/** How long a finger stays until it asks what a move would do, in milliseconds. */
const long = 450;

/** How far it may slip meanwhile, in pixels. */
const slip = 10;

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

/** What the move would do that a pick of one of the places names, the points first; empty where they name none. */
const foresightOf = (held: AnySession | undefined, places: readonly Place[]): string => {
  const found = held?.preview(places) ?? null;
  if (found === null) return '';
  const gains = found.gains.map(({ who, points }) => `${who} ${signed(points)}`).join(', ');
  return [gains, found.words, ...found.told].filter((text) => text !== '').join(' · ');
};

/** Follows pointer and focus over one board. */
export class Foresight {
  readonly #frame: Frame;
  readonly #spots: Spots;
  readonly #held: () => AnySession | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: readonly [x: number, y: number] = [0, 0];
  /** True until the click that ends a long touch: it only asked. */
  #isAsking = false;

  constructor(frame: Frame, spots: Spots, held: () => AnySession | undefined) {
    [this.#frame, this.#spots, this.#held] = [frame, spots, held];
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

  /** Says what one of the places would do. */
  show(places: readonly Place[]): void {
    this.#frame.preview.textContent = foresightOf(this.#held(), places);
  }

  /** Says nothing. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#frame.preview.textContent = '';
  }

  #at(event: Event): void {
    const target = this.#spots.openAt(event);
    if (target === undefined) this.clear();
    else this.show(target.places);
    // A screen reader says it of the target that has the focus.
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

  #end(event: Event): void {
    if (this.#isAsking) event.stopPropagation();
    this.#isAsking = false;
  }
}
