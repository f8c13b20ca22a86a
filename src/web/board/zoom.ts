/**
 * Enlarges a part of the board: with two fingers, with the wheel of a mouse while Ctrl is held down (a trackpad sends the same for two fingers), or
 * with keys. The page around the board is not enlarged.
 *
 * The enlarged part of the board scrolls inside its frame, by one finger or by a drag (see `drag.ts`). A wheel alone, and a finger at the edge of the
 * part, scroll the page.
 *
 * @packageDocumentation
 */

/** Two factors: the greatest enlargement of a part, and the enlargement for one press of a button. */
const [most, step] = [4, 1.5] as const;

/** The greatest change of the enlargement by one turn of the wheel, as a power of e; a trackpad sends many small turns. */
const [mostTurned, perPixel] = [0.3, 0.01] as const;

/** The number of pixels in one unit of a wheel that counts in lines or in pages. */
const pixelsIn = [1, 16, 400] as const;

/** Two taps count as a double tap if they are at most this many milliseconds and pixels apart. */
const double = { time: 320, slip: 24 } as const;

/** A point on the screen. */
type FingerPoint = readonly [x: number, y: number];

/** The start of a two-finger gesture: the distance between the fingers, the point between them, and the factor of enlargement. */
interface Pinch {
  readonly apart: number;
  readonly scale: number;
  readonly at: FingerPoint;
}

const pointOf = ({ clientX, clientY }: Touch): FingerPoint => [clientX, clientY];

const apartBy = ([ax, ay]: FingerPoint, [bx, by]: FingerPoint): number => Math.hypot(ax - bx, ay - by);

const between = ([ax, ay]: FingerPoint, [bx, by]: FingerPoint): FingerPoint => [(ax + bx) / 2, (ay + by) / 2];

/** The positions of two fingers on the screen; undefined if there are fewer or more than two. */
const pairIn = ({ touches }: TouchEvent): readonly [FingerPoint, FingerPoint] | undefined => {
  const [one, other] = Array.from(touches, pointOf);
  return one === undefined || other === undefined || touches.length > 2 ? undefined : [one, other];
};

/** True if something that can be picked was clicked: two clicks pick it and take the pick back. */
const isOnOpen = (event: Event): boolean => {
  const [clicked] = event.composedPath();
  return clicked instanceof Element && clicked.closest('.open') !== null;
};

/** Enlarges the content of one element. */
export class Zoom {
  readonly #view: HTMLElement;
  readonly #changed: () => void;
  #scale = 1;
  #pinch: Pinch | undefined;
  #tap: { readonly at: FingerPoint; readonly time: number } | undefined;

  constructor(view: HTMLElement, changed: () => void) {
    [this.#view, this.#changed] = [view, changed];
    view.addEventListener('wheel', (event) => this.#turn(event), { passive: false });
    view.addEventListener('dblclick', (event) => !isOnOpen(event) && this.reset());
    view.addEventListener('keydown', (event) => this.#key(event));
    // A board beside other pictures leaves the fingers to the page.
    if (view.className !== 'part') return;
    view.addEventListener('touchstart', (event) => this.#begin(event), { passive: false });
    view.addEventListener('touchmove', (event) => this.#move(event), { passive: false });
    view.addEventListener('touchend', (event) => this.#end(event), { passive: false });
    view.addEventListener('touchcancel', () => (this.#pinch = undefined));
  }

  /** True if the part cannot be enlarged any further. */
  get isLargest(): boolean {
    return this.#scale >= most;
  }

  /** True if this part of the board is completely visible. */
  get isWhole(): boolean {
    return this.#scale <= 1;
  }

  /** Makes the part larger or smaller by one step, around the middle of its frame. */
  by(direction: 1 | -1): void {
    const { left, top, width, height } = this.#view.getBoundingClientRect();
    const middle: FingerPoint = [left + width / 2, top + height / 2];
    this.#to(this.#scale * step ** direction, middle, middle);
  }

  /** Zooms out until this part of the board is completely visible. */
  reset(): void {
    this.#to(1, [0, 0], [0, 0]);
  }

  /** Sets the enlargement, and scrolls the part so that the content at the first point on the screen moves to the second. */
  #to(wanted: number, [fromX, fromY]: FingerPoint, [toX, toY]: FingerPoint): void {
    const view = this.#view;
    const { left, top } = view.getBoundingClientRect();
    // Snap to the full picture when the scale is almost 1, so that zooming out returns to it exactly.
    const scale = wanted < 1.05 ? 1 : Math.min(most, wanted);
    const grown = scale / this.#scale;
    // The frame keeps its shape, also when the window changes its size.
    if (this.isWhole) view.style.aspectRatio = `${view.clientWidth}/${view.clientHeight}`;
    const [x, y] = [view.scrollLeft + fromX - left, view.scrollTop + fromY - top];
    this.#scale = scale;
    view.style.setProperty('--zoom', String(scale));
    view.style.cursor = this.isWhole ? '' : 'grab';
    if (this.isWhole) view.style.aspectRatio = '';
    view.scrollTo(x * grown - (toX - left), y * grown - (toY - top));
    this.#changed();
  }

  #turn(event: WheelEvent): void {
    // A wheel alone scrolls the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const turned = -event.deltaY * (pixelsIn[event.deltaMode] ?? 1) * perPixel;
    const at: FingerPoint = [event.clientX, event.clientY];
    this.#to(this.#scale * Math.exp(Math.max(-mostTurned, Math.min(mostTurned, turned))), at, at);
  }

  #key({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || altKey || metaKey) return;
    if (key === '+') this.by(1);
    if (key === '-') this.by(-1);
    if (key === '0') this.reset();
  }

  #begin(event: TouchEvent): void {
    const pair = pairIn(event);
    this.#pinch = pair && { apart: apartBy(...pair), scale: this.#scale, at: between(...pair) };
    // Two fingers must neither pick a place nor zoom the page.
    if (pair !== undefined) event.preventDefault();
  }

  #move(event: TouchEvent): void {
    const pair = pairIn(event);
    if (pair === undefined || this.#pinch === undefined) return;
    event.preventDefault();
    const [{ apart, scale, at }, now] = [this.#pinch, between(...pair)];
    this.#to((scale * apartBy(...pair)) / Math.max(1, apart), at, now);
    this.#pinch = { apart, scale, at: now };
  }

  #end(event: TouchEvent): void {
    const [lifted] = Array.from(event.changedTouches, pointOf);
    if (this.#pinch !== undefined || lifted === undefined) {
      this.#tap = undefined;
      if (event.touches.length === 0) this.#pinch = undefined;
      return;
    }
    const last = this.#tap;
    this.#tap = { at: lifted, time: event.timeStamp };
    if (last === undefined || this.isWhole) return;
    if (event.timeStamp - last.time > double.time || apartBy(last.at, lifted) > double.slip) return;
    // The second tap must not pick a place.
    event.preventDefault();
    this.#tap = undefined;
    this.reset();
  }
}
