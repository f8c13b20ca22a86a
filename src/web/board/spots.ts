/**
 * The places in a board's pictures: their marks, the keyboard focus, and the pieces that move between places.
 *
 * @packageDocumentation
 */
import type { Change } from '../../face/change.js';
import { attributeOf, clickedPlaces } from '../../face/clicked.js';
import {
  type Attributes,
  type SvgPicture,
  type SvgTree,
  element as svgElement,
  svgText,
} from '../../face/paint/element.js';
import { outline } from '../../face/paint/mark.js';
import { marks as allMarks, type Mark, type Marks } from '../../face/paint/options.js';
import type { Place } from '../../face/part.js';
import type { AnySnapshot } from '../session/any-session.js';
import type { Frame } from './frame.js';
import type { animated, Find, lostFrom } from './motion.js';
import { patch } from './patch.js';
import type { nearestTo } from './reach.js';
import { Sheets, type TabWords } from './sheets.js';
import { spoken } from './spoken-names.js';
import { hitIn, led, standsFor, type Target, targetsIn } from './targets.js';
import { cutFrom, elementOf, parsed, treeIn } from './trees.js';
import type { Zoom } from './zoom.js';

/**
 * The greatest number of places that are outlined before the first click of a move. If more places can be picked, all of them are tinted but not
 * outlined.
 */
const few = 3;

const numbers = ['x', 'y', 'width', 'height'];

/** Returns the place and size of an area that can be hit, or its outline if it is not a rectangle, in the format of the attribute `data-box`. */
const boxOf = (hit: Element): string =>
  hit.getAttribute('points') ?? numbers.map((name) => attributeOf(hit, name)).join(' ');

/**
 * The ratio of a picture's width to its height, which determines the width of the picture's column on the board. It is rounded down, so that the
 * picture is never higher than the board.
 */
const shapeOf = (picture: Element): number => {
  const [, , width = 1, height = 1] = attributeOf(picture, 'viewBox').split(' ').map(Number);
  return Math.floor((1000 * width) / height) / 1000;
};

/** True if an element with the given attributes stands for the given place. */
const isAt = (attributes: Attributes, { kind, value }: Place): boolean => String(attributes[`data-${kind}`]) === value;

const findIn =
  (targets: readonly Target[]): Find =>
  (place) =>
    targets.find((target) => standsFor(target, place))?.element;

/**
 * The ring drawn around the place that has the keyboard focus. The ring looks like a mark, but has colours of its own, so that it stands out on any
 * background.
 */
const ringOf = (hit: Element): string => svgText(svgElement('g', { class: 'ring' }, outline('picked', boxOf(hit))));

/**
 * Tells screen readers what a click on a target does. A target that cannot be picked is not a button: a cell of the grid is then disabled, and a target
 * inside a cell is only an image with a name.
 */
const describeTo = (element: Element, isOpen: boolean, isPicked: boolean): void => {
  const role = element.getAttribute('role');
  const isCell = role === 'gridcell';
  if (role === 'group') return;
  const state = isCell ? 'aria-selected' : 'aria-pressed';
  if (isOpen) element.setAttribute(state, String(isPicked));
  else element.removeAttribute(state);
  if (isCell) element.setAttribute('aria-disabled', String(!isOpen));
  else element.setAttribute('role', isOpen ? 'button' : 'img');
};

/** A click on the pictures: the places that were clicked, and the element that stands for these places. */
export interface Hit {
  readonly places: readonly Place[];
  readonly element: Element;
}

/** A piece that can be dragged, and the places that a press on it picks. */
export interface Grip {
  readonly piece: Element;
  readonly places: readonly Place[];
}

/** The places that an element and the elements around it stand for, except the names of pieces, which are not places. */
export const pickable = (element: Element): readonly Place[] =>
  clickedPlaces(element).filter(({ kind, value }) => value !== '' && kind !== 'piece');

/** The code that animates pieces, enlarges pictures, and finds small targets near a click. */
interface Motion {
  readonly nearestTo: typeof nearestTo;
  readonly animated: typeof animated;
  readonly lostFrom: typeof lostFrom;
  readonly Zoom: typeof Zoom;
}

/** The places in the pictures of one board. */
export class Spots {
  readonly #pictures: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #sheets: Sheets;
  #targets: readonly Target[] = [];
  /** The places that can be picked now. */
  #offers: readonly Place[] = [];
  /** The places with which a move can begin in this position, whatever has been picked. */
  #first: readonly Place[] = [];
  #at = 0;
  /** True once a part of a move has been picked. */
  #isBegun = false;
  #moving: readonly Animation[] = [];
  #motion: Motion | undefined;
  /** The pictures on the page, as elements and as trees, and the trees of the previous pictures. */
  #shown: readonly Element[] = [];
  #trees: readonly SvgTree[] = [];
  #before: readonly SvgTree[] = [];
  /** The elements that look different during a preview, each with its usual content. */
  #drawn: readonly (readonly [Element, string])[] = [];

  /**
   * @param frame - the parts of the board's layout
   * @param turned - called when a different part is shown
   */
  constructor({ pictures, root, tabs }: Frame, turned: () => void) {
    this.#pictures = pictures;
    this.#root = root;
    this.#sheets = new Sheets(pictures, tabs, () => {
      this.#settle();
      turned();
    });
    pictures.tabIndex = -1;
    pictures.addEventListener('pointerdown', () => this.rest());
    pictures.addEventListener('focusin', ({ target }) => this.#focused(target));
  }

  /** Animates pieces, enlarges pictures and finds targets near a click with code that was loaded later. */
  equip(motion: Motion): void {
    this.#motion = motion;
    this.#sheets.enlarge(motion.Zoom);
  }

  /** The targets in the pictures, in reading order. */
  get targets(): readonly Target[] {
    return this.#targets;
  }

  /** The target that has the keyboard focus; undefined if there are no targets. */
  get current(): Target | undefined {
    return this.#targets[this.#at];
  }

  /** True if at least one place in view can be picked now. */
  get isOpen(): boolean {
    return this.#targets.some((target) => this.#isNext(target) && this.#isSeen(target));
  }

  /** The target of an event, if this target can be picked or taken back; otherwise undefined. */
  openAt(event: Event): Target | undefined {
    const [element] = event.composedPath();
    if (!(element instanceof Element)) return undefined;
    return this.#targets.findLast((target) => target.element.contains(element) && target.element.matches('.open'));
  }

  /**
   * True if the pictures show a place, so that the place needs no button. A place behind a tab that is not selected needs a button if a move has
   * begun, or if nothing in view can be picked.
   */
  shows(place: Place): boolean {
    const found = this.#targets.filter((target) => standsFor(target, place));
    return found.length > 0 && (found.some((target) => this.#isSeen(target)) || (!this.#isBegun && this.isOpen));
  }

  #isSeen({ element }: Target): boolean {
    return this.#sheets.isSeen(element);
  }

  /** Removes the pictures. */
  clear(): void {
    this.rest();
    this.#sheets.lay([], undefined);
    [this.#targets, this.#offers, this.#trees, this.#shown, this.#at] = [[], [], [], [], 0];
  }

  /** Shows other pictures. The keyboard focus stays on the target that stands for the same places as before. */
  draw(
    pictures: readonly SvgPicture[],
    words: TabWords | undefined,
    seen: AnySnapshot,
    marked: readonly Place[] = [],
    lit: Marks = {},
  ): void {
    this.rest();
    const hadFocus = this.#pictures.contains(this.#root.activeElement);
    // The focus may be on a button now, and return to the target later.
    const { current } = this;
    this.#redraw(pictures, words);
    this.#pictures
      .querySelectorAll('svg')
      .forEach((picture, index) => this.#pictures.style.setProperty(`--wide${index}`, String(shapeOf(picture))));
    this.#targets = targetsIn(this.#pictures);
    this.#at = this.#nowAt(current);
    this.mark(seen, marked, lit);
    // If no place can be picked for now, keep the focus on the picture, so that keyboard users do not lose their place.
    if (hadFocus && this.#targets.length === 0) this.#pictures.focus();
    else if (hadFocus) this.focus();
  }

  /**
   * Where a target of the previous pictures is now. A place that is gone, for instance a tile that was taken, leaves the focus on another target for
   * the same place, or nearby.
   */
  #nowAt(was: Target | undefined): number {
    const same = this.#targets.findIndex(({ key }) => key === was?.key);
    if (same >= 0) return same;
    const alike = this.#targets.findIndex((target) => was?.places.some((place) => standsFor(target, place)));
    return alike >= 0 ? alike : Math.max(0, Math.min(this.#at, this.#targets.length - 1));
  }

  /** Patches the pictures where they differ from the previous ones. */
  #redraw(pictures: readonly SvgPicture[], words: TabWords | undefined): void {
    this.#undo();
    for (const added of this.#pictures.querySelectorAll('[tabindex]>[data-mark],.ring')) added.remove();
    const trees = pictures.map((one) => spoken(treeIn(one)));
    const drawn = trees.map((tree, index) => {
      const [there, was] = [this.#shown[index], this.#trees[index]];
      if (there === undefined || was === undefined) return elementOf(tree);
      patch(there, was, tree);
      return there;
    });
    this.#sheets.lay(drawn, words);
    [this.#before, this.#trees, this.#shown] = [this.#trees, trees, drawn];
  }

  /** Restores the elements that the preview of a move changed. */
  #undo(): void {
    for (const [element, drawn] of this.#drawn) element.innerHTML = drawn;
    this.#drawn = [];
  }

  /** Marks the places that the last move touched, that have been or can be picked, or that the page or game wants marked. */
  mark({ picked, offers, named, touched }: AnySnapshot, marked: readonly Place[] = [], lit: Marks = {}): void {
    for (const old of this.#pictures.querySelectorAll('[tabindex]>[data-mark]')) old.remove();
    this.#offers = offers;
    this.#isBegun = picked.length > 0;
    if (picked.length === 0) this.#first = offers;
    const isFew = picked.length > 0 || named === 'alone' || offers.length <= few;
    const next = isFew ? offers : offers.filter((offer) => this.#hasShape(offer));
    const marks: Marks = { ...lit, last: touched, next, picked: [...picked, ...marked] };
    for (const target of this.#targets) this.#describe(target, picked);
    for (const mark of allMarks) this.#outline(mark, marks[mark]);
    this.#settle();
    this.#sheets.tell((part) => this.#targets.some((target) => part.contains(target.element) && this.#isNext(target)));
    this.#bringIntoView();
  }

  /** True if a place is not a rectangle: it lies among others of its kind, where a tint alone would not be seen. */
  #hasShape(place: Place): boolean {
    return this.#targets.some((target) => standsFor(target, place) && hitIn(target.element).matches('polygon'));
  }

  /** Marks the places that a move would touch, and removes the marks for any previous preview. */
  preview(places: readonly Place[]): void {
    for (const old of this.#pictures.querySelectorAll('[data-mark=preview]')) old.remove();
    this.#outline('preview', places);
  }

  /** Makes the elements with the given attribute look as in the pictures of a previewed move; without pictures, restores them. */
  ahead(pictures: readonly SvgPicture[], attribute: string): void {
    this.#undo();
    const other = parsed(
      pictures.flatMap((one) => cutFrom(spoken(treeIn(one)), (tree) => attribute in tree.attributes)),
    );
    const own = [...this.#pictures.querySelectorAll(`[${attribute}]`)];
    const pairs = [...other.querySelectorAll(`[${attribute}]`)].flatMap(({ innerHTML }, index) => {
      const element = own[index];
      return element === undefined || element.innerHTML === innerHTML ? [] : [[element, innerHTML] as const];
    });
    this.#drawn = pairs.map(([element]) => [element, element.innerHTML]);
    for (const [element, drawn] of pairs) element.innerHTML = drawn;
  }

  #outline(mark: Mark, places: readonly Place[] = []): void {
    for (const target of this.#targets)
      if (places.some((place) => standsFor(target, place)))
        target.element.insertAdjacentHTML('beforeend', svgText(outline(mark, boxOf(hitIn(target.element)))));
  }

  /** If no place that can be picked is in view, scrolls the board to the first such place. */
  #bringIntoView(): void {
    const { parentElement: board } = this.#pictures;
    const open = this.#targets.filter((target) => this.#isNext(target) && this.#isSeen(target));
    if (board === null || open.length === 0) return;
    const around = board.getBoundingClientRect();
    const boxes = open.map(({ element }) => hitIn(element).getBoundingClientRect());
    if (boxes.some(({ top, bottom }) => top >= around.top && bottom <= around.bottom)) return;
    board.scrollTop += boxes[0]!.top - around.top - around.height / 3;
  }

  /**
   * Sets a target's attributes and classes, which show what a click on the target does. A click on a place that can be picked either continues the
   * move or begins a new move.
   */
  #describe(target: Target, picked: readonly Place[]): void {
    const { element } = target;
    const isPicked = picked.some((place) => standsFor(target, place));
    const isNext = this.#isNext(target);
    const isOpen = isPicked || isNext || this.#first.some((place) => standsFor(target, place));
    element.setAttribute('tabindex', '-1');
    element.classList.toggle('next', isNext);
    element.classList.toggle('open', isOpen);
    describeTo(element, isOpen, isPicked);
  }

  #isNext(target: Target): boolean {
    return this.#offers.some((place) => standsFor(target, place));
  }

  // ---- moving pieces ----

  /** Animates pieces from their places in the previous pictures. */
  move(changes: readonly Change[]): void {
    // Pieces that are gone exist only in the previous pictures, so collect them before these are replaced.
    const motion = this.#motion;
    if (motion === undefined) return;
    const lost = motion.lostFrom(changes);
    const before = targetsIn(
      parsed(
        this.#before.flatMap((tree) =>
          cutFrom(tree, ({ attributes }) => lost.some((place) => isAt(attributes, place))),
        ),
      ),
    );
    this.#moving = motion.animated(changes, findIn(this.#targets), findIn(before));
  }

  /** Ends what moves. */
  rest(): void {
    for (const one of this.#moving) one.cancel();
    this.#moving = [];
  }

  // ---- clicks and keys ----

  /** The places that a click hits, and their element; undefined if the click is not on an element. */
  hitBy(event: MouseEvent): Hit | undefined {
    const [element] = event.composedPath();
    if (!(element instanceof Element)) return undefined;
    const hit = this.hitOn(element, event);
    const at = this.#targets.findIndex((one) => one.element === hit.element);
    if (at >= 0) this.#at = at;
    return hit;
  }

  /** The places that a pointer hits on an element, and the element of the target that stands for these places. */
  hitOn(element: Element, event: MouseEvent): Hit {
    const near = this.#near(event, element);
    const target = near ?? this.#targets.findLast((one) => one.element.contains(element));
    return { places: pickable(near?.element ?? element), element: target?.element ?? element };
  }

  /** The piece that a press lifts; undefined if nothing that can be picked was pressed, or if no piece is there. */
  gripBy(event: MouseEvent): Grip | undefined {
    const [pressed] = event.composedPath();
    const target = this.openAt(event);
    if (target === undefined || !(pressed instanceof Element)) return undefined;
    const under = pressed.closest('[data-piece]');
    const inside = [...target.element.querySelectorAll('[data-piece]')];
    const piece = under !== null && target.element.contains(under) ? under : inside.at(-1);
    return piece === undefined ? undefined : { piece, places: pickable(target.element) };
  }

  /** If what was clicked cannot be picked, finds a small target nearby that can be picked. */
  #near(event: MouseEvent, element: Element): Target | undefined {
    // A part of the main picture that its frame hides may lie below the other pictures.
    const main = element.closest('.main');
    const open = this.#targets.filter((one) => this.#isNext(one) && one.element.closest('.main') === main);
    if (open.some((target) => target.element.contains(element))) return undefined;
    const pointer = 'pointerType' in event ? String(event.pointerType) : 'mouse';
    return this.#motion?.nearestTo(open, { x: event.clientX, y: event.clientY }, pointer);
  }

  /** Moves the focus to a different target when a key is pressed; returns false if the key leads nowhere. */
  follow(key: string): boolean {
    const seen = this.#targets.flatMap((target, index) => (this.#isSeen(target) ? [index] : []));
    const targets = seen.map((index) => this.#targets[index]!);
    const to = led(targets, seen.indexOf(this.#at), key, (one) => this.#isNext(one));
    if (to !== null) this.#focusAt(seen[to] ?? this.#at);
    return to !== null;
  }

  /** Makes sure that the target with the keyboard focus is in view. */
  #settle(): void {
    const { current } = this;
    current?.element.setAttribute('tabindex', '-1');
    if (current !== undefined && !this.#isSeen(current))
      this.#at = Math.max(
        0,
        this.#targets.findIndex((target) => this.#isSeen(target)),
      );
    this.current?.element.setAttribute('tabindex', '0');
  }

  /** Moves the focus to the current target; if the target already has the focus, shows the focus ring again. */
  focus(): void {
    const { activeElement } = this.#root;
    if (activeElement === this.current?.element) this.#focused(activeElement);
    else this.#focusAt(this.#at);
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
