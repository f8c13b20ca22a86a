/**
 * The layout of a board, in parts that a page can style by name.
 *
 * @packageDocumentation
 */
import { dress } from './dress.js';
import { style } from './style.js';

const made = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('part', name);
  return element;
};

/** The parts of one board's layout. */
export class Frame {
  /** The tabs for the parts of a large game, shown when the board has little space. */
  readonly tabs = made('tabs');
  readonly board = made('board');
  readonly pictures = made('pictures');
  /** The box, shown beside a place, that explains why the place cannot be picked. */
  readonly refusal = made('refusal');
  readonly controls = made('controls');
  readonly status = made('status');
  readonly fault = made('fault');
  /** The text about the effects of the move under the pointer or the focus. While this text is shown, it covers the status line. */
  readonly preview = made('preview');
  readonly line = made('line');
  /** The announcements for a screen reader. */
  readonly news = made('news');

  readonly root: ShadowRoot;

  constructor(root: ShadowRoot) {
    this.root = root;
    this.dress();
    this.refusal.setAttribute('role', 'alert');
    this.controls.setAttribute('role', 'toolbar');
    this.news.setAttribute('aria-live', 'polite');
    this.preview.id = 'preview';
    this.line.append(this.status, this.preview);
    // Otherwise a board that scrolls would be a Tab stop of its own in some browsers.
    this.board.tabIndex = -1;
    this.board.append(this.pictures, this.refusal);
    root.append(this.fault, this.line, this.tabs, this.board, this.controls, this.news);
  }

  /** True if something on the board has the keyboard focus. */
  get hasFocus(): boolean {
    return this.root.activeElement !== null;
  }

  /** Gives the board its styles in the document that contains it. */
  dress(): void {
    dress(this.root, style);
  }

  /** Shows the box with a refusal beside an element of the board, within the visible part of the board. */
  refuse(content: readonly HTMLElement[], element: Element): void {
    this.refusal.replaceChildren(...content);
    const [board, place] = [this.board.getBoundingClientRect(), element.getBoundingClientRect()];
    const room = Math.max(0, board.width - this.refusal.offsetWidth);
    const aside = Math.min(room, Math.max(0, place.left - board.left)) + this.board.scrollLeft;
    this.refusal.style.insetInlineStart = `${aside}px`;
    // The buttons may be below the visible part of the board, so keep the box inside it.
    const lowest = Math.max(0, board.height - this.refusal.offsetHeight);
    const below = Math.min(place.bottom - board.top + 4, lowest) + this.board.scrollTop;
    this.refusal.style.insetBlockStart = `${below}px`;
  }

  /** Moves the focus from button to button with the arrow keys; returns false if the key does not move the focus. */
  follow(key: string): boolean {
    const buttons = [...this.controls.querySelectorAll('button')];
    const at = buttons.findIndex((one) => one === this.root.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step === undefined || at < 0) return false;
    const to = buttons[(at + step + buttons.length) % buttons.length];
    for (const one of buttons) one.tabIndex = one === to ? 0 : -1;
    to?.focus();
    return true;
  }
}
