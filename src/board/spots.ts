/**
 * The places of the pictures: their marks, the one that the keyboard is at, and pieces that move from one to another.
 *
 * @packageDocumentation
 */
import type { Change } from '../face/change.js';
import { clickedPlaces } from '../face/clicked.js';
import { outline } from '../face/paint/finish.js';
import type { Mark } from '../face/paint/options.js';
import type { Place } from '../face/part.js';
import type { AnySnapshot } from '../session/closed.js';
import { animated, type Find } from './motion.js';
import { nearestTo } from './reach.js';
import { attributeOf, describeTargets, hitIn, led, standsFor, type Target, targetsIn } from './targets.js';

/** So few places are outlined before the first click; where there are more, a tint alone says which they are. */
const few = 3;

const numbers = ['x', 'y', 'width', 'height'];

/** The box of an area that can be hit, as the painters wrote it. */
const boxOf = (hit: Element): string => numbers.map((name) => attributeOf(hit, name)).join(' ');

/** The ring of the focus: its lines are those of a mark, its colours are its own, so that it stands out on everything. */
const ringOf = (hit: Element): string => `<g class="ring">${outline('picked', boxOf(hit))}</g>`;

/** A click on the pictures: the places that it means, and the element that it is about. */
export interface Hit {
  readonly places: readonly Place[];
  readonly element: Element;
}

/** The places of the pictures of one board. */
export class Spots {
  readonly #pictures: HTMLElement;
  readonly #root: ShadowRoot;
  #targets: readonly Target[] = [];
  /** What can be picked now. */
  #offers: readonly Place[] = [];
  /** What a move can begin with in this position, whatever is picked. */
  #first: readonly Place[] = [];
  #at = 0;
  #moving: readonly Animation[] = [];

  constructor(pictures: HTMLElement, root: ShadowRoot) {
    this.#pictures = pictures;
    this.#root = root;
    pictures.tabIndex = -1;
    pictures.addEventListener('pointerdown', () => this.rest());
    pictures.addEventListener('focusin', ({ target }) => this.#focused(target));
  }

  /** The targets of the pictures, in reading order. */
  get targets(): readonly Target[] {
    return this.#targets;
  }

  /** The target that the keyboard is at; undefined if there are no targets. */
  get current(): Target | undefined {
    return this.#targets[this.#at];
  }

  /** True if something in the pictures can be picked now. */
  get isOpen(): boolean {
    return this.#targets.some((target) => this.#isNext(target));
  }

  /** The target under an event that can be picked now; undefined if there is none. */
  openAt(event: Event): Target | undefined {
    const [element] = event.composedPath();
    if (!(element instanceof Element)) return undefined;
    return this.#targets.findLast((target) => target.element.contains(element) && target.element.matches('.open'));
  }

  /** True if the pictures show a place. */
  shows(place: Place): boolean {
    return this.#targets.some((target) => standsFor(target, place));
  }

  /** Takes the pictures away. */
  clear(): void {
    this.rest();
    this.#pictures.replaceChildren();
    [this.#targets, this.#offers] = [[], []];
  }

  /** Shows other pictures. The focus stays at the target with the same places. */
  draw(pictures: readonly string[], seen: AnySnapshot, marked: readonly Place[] = []): void {
    this.rest();
    const hadFocus = this.#pictures.contains(this.#root.activeElement);
    const key = hadFocus ? this.current?.key : undefined;
    this.#pictures.innerHTML = pictures.join('');
    this.#targets = targetsIn(this.#pictures);
    describeTargets(this.#targets);
    const found = this.#targets.findIndex((target) => target.key === key);
    this.#at = Math.max(0, found);
    this.mark(seen, marked);
    // Where nothing can be reached for a while the focus waits in the picture, so that a keyboard does not begin anew.
    if (hadFocus && this.#targets.length === 0) this.#pictures.focus();
    else if (hadFocus) this.focus();
  }

  /** Marks what was touched, what is picked and what can be picked next; and what the page marks, as if it were picked. */
  mark({ picked, offers, named, touched }: AnySnapshot, marked: readonly Place[] = []): void {
    for (const old of this.#pictures.querySelectorAll('[tabindex]>[data-mark]')) old.remove();
    this.#offers = offers;
    if (picked.length === 0) this.#first = offers;
    const marks: readonly (readonly [Mark, readonly Place[]])[] = [
      ['last', touched],
      ['next', picked.length > 0 || named === 'alone' || offers.length <= few ? offers : []],
      ['picked', [...picked, ...marked]],
    ];
    for (const target of this.#targets) {
      this.#describe(target, picked);
      const hit = hitIn(target.element);
      for (const [mark, places] of marks)
        if (places.some((place) => standsFor(target, place)))
          target.element.insertAdjacentHTML('beforeend', outline(mark, boxOf(hit)));
    }
    this.current?.element.setAttribute('tabindex', '0');
    if (picked.length === 0 && offers.length <= few) this.#bringIntoView();
  }

  /** Scrolls the board to the only places that can be picked, if none of them is in view. */
  #bringIntoView(): void {
    const { parentElement: board } = this.#pictures;
    const open = this.#targets.filter((target) => this.#isNext(target));
    if (board === null || open.length === 0) return;
    const around = board.getBoundingClientRect();
    const boxes = open.map(({ element }) => hitIn(element).getBoundingClientRect());
    if (boxes.some(({ top, bottom }) => top >= around.top && bottom <= around.bottom)) return;
    board.scrollTop += boxes[0]!.top - around.top - around.height / 3;
  }

  /** Says on a target what can be done with it. A click on an open one goes on, or begins another move. */
  #describe(target: Target, picked: readonly Place[]): void {
    const { element } = target;
    const isPicked = picked.some((place) => standsFor(target, place));
    const isNext = this.#isNext(target);
    const isOpen = isPicked || isNext || this.#first.some((place) => standsFor(target, place));
    element.setAttribute('tabindex', '-1');
    element.classList.toggle('next', isNext);
    element.classList.toggle('open', isOpen);
    if (element.getAttribute('role') !== 'button') return;
    element.setAttribute('aria-pressed', String(isPicked));
    element.setAttribute('aria-disabled', String(!isOpen));
  }

  #isNext(target: Target): boolean {
    return this.#offers.some((place) => standsFor(target, place));
  }

  // ---- pieces that move ----

  /** Lets pieces come from where they were in the pictures before. */
  move(changes: readonly Change[], before: readonly Target[]): void {
    const findIn =
      (targets: readonly Target[]): Find =>
      (place) =>
        targets.find((target) => standsFor(target, place))?.element;
    this.#moving = animated(changes, findIn(this.#targets), findIn(before));
  }

  /** Ends what moves. */
  rest(): void {
    for (const one of this.#moving) one.cancel();
    this.#moving = [];
  }

  // ---- clicks and keys ----

  /** What a click means; undefined if it is not on an element. */
  hitBy(event: MouseEvent): Hit | undefined {
    const [element] = event.composedPath();
    if (!(element instanceof Element)) return undefined;
    const near = this.#near(event, element);
    const at = this.#targets.findLastIndex((one) => one === near || (!near && one.element.contains(element)));
    if (at >= 0) this.#at = at;
    return { places: clickedPlaces(near?.element ?? element), element: this.#targets[at]?.element ?? element };
  }

  /** The small target beside a click on something that cannot be picked. */
  #near(event: MouseEvent, element: Element): Target | undefined {
    const open = this.#targets.filter((target) => this.#isNext(target));
    if (open.some((target) => target.element.contains(element))) return undefined;
    const pointer = 'pointerType' in event ? String(event.pointerType) : 'mouse';
    return nearestTo(open, { x: event.clientX, y: event.clientY }, pointer);
  }

  /** Follows a key to another target; false if the key leads nowhere. */
  follow(key: string): boolean {
    const to = led(this.#targets, this.#at, key, (one) => this.#isNext(one));
    if (to !== null) this.#focusAt(to);
    return to !== null;
  }

  /** Gives the focus to the current target. */
  focus(): void {
    this.#focusAt(this.#at);
  }

  #focusAt(index: number): void {
    const element = this.#targets[index]?.element;
    if (element instanceof SVGElement) element.focus();
  }

  #focused(to: EventTarget | null): void {
    const found = this.#targets.findIndex(({ element }) => element === to);
    const target = this.#targets[found];
    if (target === undefined) return;
    this.current?.element.setAttribute('tabindex', '-1');
    this.#at = found;
    this.#pictures.querySelector('.ring')?.remove();
    target.element.setAttribute('tabindex', '0');
    target.element.insertAdjacentHTML('beforeend', ringOf(hitIn(target.element)));
  }
}
