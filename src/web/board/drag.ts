/**
 * Drag and drop: a piece follows the mouse, the pen or the finger, and is dropped where the move goes on. A drag elsewhere moves a part of the board
 * that was enlarged.
 *
 * A drag says the same as two clicks. The press picks the place of the piece, and the drop picks the place under the pointer. A drop that continues
 * no move changes nothing.
 *
 * @packageDocumentation
 */
import type { Refusal } from '../../core/contract/refusal.js';
import { type Place, samePlace } from '../../face/part.js';
import type { AnySession } from '../session/any-session.js';
import type { Foresight } from './foresight.js';
import type { Frame } from './frame.js';
import { type Lifted, lifted } from './lifted.js';
import type { Grip, Hit, Spots } from './spots.js';

/** The number of pixels by which a pointer may slip and still click. */
const slip = 6;

/** A press on the pictures. A press on a piece becomes a drag once the pointer has moved far enough. */
interface Press {
  readonly grip: Grip | undefined;
  readonly element: Element | undefined;
  /** The frame that a drag of the ground scrolls, and how far it was scrolled; undefined for a finger, which scrolls by itself. */
  readonly ground: { readonly frame: Element; readonly left: number; readonly top: number } | undefined;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** A piece that is being dragged. */
interface Dragging {
  readonly grip: Grip;
  readonly held: AnySession;
  /** The picks before the drag, which are restored if the drag leads nowhere. */
  readonly before: readonly Place[];
  /**
   * If picking the place of the piece already names a whole move: the other places of this move. The place of the piece is then picked by the drop.
   */
  readonly goals: readonly Place[] | undefined;
  readonly piece: Lifted;
}

/** What a drag needs from its board. */
export interface DragBoard {
  /** The present session of the board. */
  readonly held: () => AnySession | undefined;
  /** Performs a request to the session, and reports the result to the page. */
  readonly act: (held: AnySession, act: () => unknown) => void;
  /** Shows the reason why a piece cannot be dropped on an element. */
  readonly refuse: (why: Refusal<string>, picked: readonly Place[], element: Element) => void;
}

const isAmong = (places: readonly Place[], list: readonly Place[]): boolean =>
  places.some((place) => list.some((one) => samePlace(one, place)));

/** Makes the session's picks equal to the given ones. */
const repick = (held: AnySession, picks: readonly Place[]): void => {
  while (held.snapshot().picked.length > 0) held.unpick();
  for (const place of picks) held.pick(place);
};

/** If a pick of the given places would name a whole move, the other places that this move names or touches; otherwise undefined. */
const goalsOf = (held: AnySession, places: readonly Place[]): readonly Place[] | undefined => {
  const preview = held.preview(places);
  if (preview === null) return undefined;
  return [...preview.parts, ...preview.touched].filter((one) => !isAmong([one], places));
};

/** The frame around what was pressed, which a drag may scroll. */
const groundOf = (pressed: EventTarget | undefined, pointer: string): Press['ground'] => {
  const frame = pointer === 'touch' || !(pressed instanceof Element) ? null : pressed.closest('.main,.part');
  return frame === null ? undefined : { frame, left: frame.scrollLeft, top: frame.scrollTop };
};

/** Follows one pointer over the pictures of a board. */
export class Drag {
  readonly #frame: Frame;
  readonly #spots: Spots;
  readonly #foresight: Foresight;
  readonly #board: DragBoard;
  #press: Press | undefined;
  #dragging: Dragging | undefined;
  /** True once the pointer has moved so far that its press is not a click. */
  #isMoved = false;
  /** True once the pointer has moved an enlarged part of the board. */
  #isPanned = false;
  /** The element under the pointer while a piece is dragged. */
  #over: Element | undefined;
  /** True from the end of a press that is not a click until the click that the browser sends after it. */
  #isOver = false;

  constructor(frame: Frame, spots: Spots, foresight: Foresight, board: DragBoard) {
    [this.#frame, this.#spots, this.#foresight, this.#board] = [frame, spots, foresight, board];
    const { pictures } = frame;
    pictures.addEventListener('pointerdown', (event) => this.#begin(event));
    pictures.addEventListener('pointermove', (event) => this.#move(event));
    pictures.addEventListener('pointerup', (event) => this.#end(event));
    pictures.addEventListener('pointercancel', () => this.#revert());
    pictures.addEventListener('click', (event) => this.#click(event), { capture: true });
  }

  /** Drops the piece where it came from, and changes no picks. */
  cancel(): void {
    this.#dragging?.piece.drop();
    [this.#press, this.#dragging, this.#over] = [undefined, undefined, undefined];
    [this.#isMoved, this.#isPanned] = [false, false];
  }

  /** Ends the drag, if there is one, with the picks of before; returns false if nothing was being dragged. */
  escape(): boolean {
    const isDragging = this.#dragging !== undefined;
    this.#revert();
    return isDragging;
  }

  #begin(event: PointerEvent): void {
    this.#revert();
    this.#isOver = false;
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const [pressed] = event.composedPath();
    const element = pressed instanceof Element ? this.#spots.hitOn(pressed, event).element : undefined;
    this.#press = {
      grip: this.#spots.gripBy(event),
      element,
      ground: groundOf(pressed, event.pointerType),
      pointer,
      x,
      y,
    };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press === undefined) return;
    if (press.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.#isMoved && Math.hypot(dx, dy) <= slip) return;
    this.#isMoved = true;
    const dragging = (this.#dragging ??= press.grip && this.#lift(press.grip, press.pointer));
    if (dragging === undefined) {
      this.#pan(press, dx, dy);
      return;
    }
    dragging.piece.moveBy(dx, dy);
    this.#foretell(dragging, this.#hit(event));
  }

  /** Moves an enlarged part of the board with the pointer; a part that is completely visible has nowhere to go. */
  #pan({ ground, pointer }: Press, dx: number, dy: number): void {
    if (ground === undefined) return;
    const { frame, left, top } = ground;
    frame.scrollTo(left - dx, top - dy);
    if (frame.scrollLeft === left && frame.scrollTop === top) return;
    this.#isPanned = true;
    this.#foresight.clear();
    this.#capture(pointer);
  }

  /** Lets the pictures hear of the pointer wherever it goes. */
  #capture(pointer: number): void {
    if ('setPointerCapture' in this.#frame.pictures) this.#frame.pictures.setPointerCapture(pointer);
  }

  /** Shows what a drop would do, once for each element under the pointer. */
  #foretell(dragging: Dragging, hit: Hit | undefined): void {
    if (hit?.element === this.#over) return;
    this.#over = hit?.element;
    if (hit !== undefined && this.#takes(dragging, hit))
      this.#foresight.show(dragging.goals !== undefined ? dragging.grip.places : hit.places);
    else this.#foresight.clear();
  }

  /** Lifts the piece: its place is picked, unless that alone would name a move. */
  #lift(grip: Grip, pointer: number): Dragging | undefined {
    const held = this.#board.held();
    if (held === undefined) return undefined;
    const { places } = grip;
    const { picked, offers, forced } = held.snapshot();
    const last = picked.slice(-1);
    const isPicked = isAmong(places, last);
    if (!isPicked && !isAmong(places, [...offers, ...forced])) repick(held, []);
    const goals = isPicked ? undefined : goalsOf(held, places);
    if (!isPicked && goals === undefined) this.#board.act(held, () => held.pick(places));
    this.#capture(pointer);
    return { grip, held, before: picked, goals, piece: lifted(grip.piece) };
  }

  #hit(event: PointerEvent): Hit | undefined {
    const element = this.#frame.root.elementFromPoint(event.clientX, event.clientY);
    return element === null || !this.#frame.pictures.contains(element) ? undefined : this.#spots.hitOn(element, event);
  }

  /** True if a drop on the given places continues the move. */
  #takes({ held, goals }: Dragging, { places }: Hit): boolean {
    const { offers, forced } = held.snapshot();
    return isAmong(places, goals ?? [...offers, ...forced]);
  }

  #end(event: PointerEvent): void {
    const [dragging, press, hit] = [this.#dragging, this.#press, this.#isMoved ? this.#hit(event) : undefined];
    // A press that leaves its place is not a click, whether or not a piece was under it.
    this.#isOver = this.#isPanned || (this.#isMoved && (dragging !== undefined || press?.element !== hit?.element));
    if (dragging === undefined) this.cancel();
    else if (hit === undefined || isAmong(hit.places, dragging.grip.places)) this.#revert();
    else this.#drop(dragging, hit);
  }

  #drop(dragging: Dragging, hit: Hit): void {
    const { held, goals, grip } = dragging;
    if (this.#takes(dragging, hit)) {
      this.cancel();
      this.#board.act(held, () => held.pick(goals !== undefined ? grip.places : hit.places));
      return;
    }
    const [why, { picked }] = [held.whyNot(hit.places), held.snapshot()];
    this.#revert();
    if (why !== null) this.#board.refuse(why, [...picked, ...hit.places.slice(0, 1)], hit.element);
  }

  /** Puts the piece back, and restores the picks of before the drag. */
  #revert(): void {
    const dragging = this.#dragging;
    this.cancel();
    if (dragging === undefined) return;
    this.#foresight.clear();
    const { held, before } = dragging;
    const { picked } = held.snapshot();
    const isSame = picked.length === before.length && picked.every((one, index) => samePlace(one, before[index]!));
    if (!isSame) this.#board.act(held, () => repick(held, before));
  }

  /** The click that a browser sends after a drag picks nothing. */
  #click(event: MouseEvent): void {
    if (this.#isOver && event.detail > 0) event.stopImmediatePropagation();
    this.#isOver = false;
  }
}
