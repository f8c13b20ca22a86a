/**
 * The custom element: what a person sees, clicks, hears and types. What it knows of the game it asks of a table.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Refusal } from '../core/contract/refusal.js';
import { type Fault, printFault } from '../core/values/fault.js';
import { isSeat, type Seat } from '../core/values/seat.js';
import { clickedPlaces } from '../face/clicked.js';
import { type Catalogue, message } from '../face/message.js';
import { outline } from '../face/paint/finish.js';
import type { Mark, Theme } from '../face/paint/options.js';
import type { Place } from '../face/part.js';
import { Announcer } from './announcer.js';
import { Arriving } from './arriving.js';
import { buttonsIn, type Control, controlsOf } from './controls.js';
import type { BoardGame, HandedIn } from './game.js';
import type { Given } from './handed.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';
import { isSession } from './given-session.js';
import { isRenamed, playersIn } from './players.js';
import { animated, type Find } from './motion.js';
import { nearestTo } from './reach.js';
import { refusalIn } from './refusal.js';
import { style } from './style.js';
import { describeTargets, hitIn, led, standsFor, type Target, targetsIn } from './targets.js';
import { statusOf } from './words.js';

const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');

const seatOf = (text: string | null): Seat | null => {
  const seat = Number(text === null || text === '' ? NaN : text);
  return isSeat(seat) ? seat : null;
};

/** More than this happens where another game is shown: then it is said how that one stands. */
const mostTold = 60;

/** What a page may set. */
const properties = ['state', 'view', 'moves', 'last', 'names', 'session'] as const;

const namesIn = (u: unknown): readonly (string | null)[] => {
  if (!Array.isArray(u)) return [];
  const list: readonly unknown[] = u;
  return list.slice(0, 64).map((one) => (typeof one === 'string' ? one.slice(0, 100) : null));
};

/** The games that boards of a page may show, and what they say in other languages. */
export interface Shelf {
  readonly game: (id: string) => BoardGame | undefined;
  readonly catalogues: (id: string, language: string) => readonly Catalogue[];
}

/** Makes a division that a page can style by its name. */
const made = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('part', name);
  return element;
};

const numbers = ['x', 'y', 'width', 'height'];

/** The box of an area that can be hit, as the painters wrote it. */
const boxOf = (hit: Element): string => numbers.map((name) => hit.getAttribute(name) ?? '0').join(' ');

/** The ring of the focus: its lines are those of a mark, its colours of its own, so that it stands out on everything. */
const ringOf = (hit: Element): string => `<g class="ring">${outline('picked', boxOf(hit))}</g>`;

/**
 * The class of the element, for the games that a page wants. A function, since a server has no elements to extend.
 *
 * @param shelf - the games and languages
 */
export const elementClass = (shelf: Shelf): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes = ['game', 'position', 'seat', 'theme', 'lang'];

    /** The session that the page handed in; null: it hands in positions. */
    #session: AnySession | null = null;
    #handed: HandedIn | null = null;
    #leave: (() => void) | undefined;
    #seen: AnySnapshot | null = null;
    #from: Given['from'] = { _tag: 'Start' };
    #moves: unknown = null;
    #last: unknown = null;
    #names: readonly (string | null)[] = [];
    #targets: readonly Target[] = [];
    /** What a move can begin with in this position, whatever is picked. */
    #first: readonly Place[] = [];
    #at = 0;
    #narrow = false;
    /** True if the pictures are to be drawn anew although the position is the same. */
    #isStale = true;
    #moving: readonly Animation[] = [];
    /** The move that the page hears of once the click is over. */
    #made: unknown = null;
    readonly #arriving = new Arriving(() => {
      if (this.isConnected) this.#show();
    });

    readonly #board = made('board');
    readonly #pictures = made('pictures');
    readonly #refusal = made('refusal');
    readonly #controls = made('controls');
    readonly #status = made('status');
    readonly #fault = made('fault');
    readonly #news = made('news');
    readonly #announcer = new Announcer((text) => {
      this.#news.textContent = text;
    });

    constructor() {
      super();
      const look = document.createElement('style');
      look.textContent = style;
      this.#refusal.setAttribute('role', 'alert');
      this.#controls.setAttribute('role', 'toolbar');
      this.#news.setAttribute('aria-live', 'polite');
      this.#board.append(this.#pictures, this.#refusal);
      this.attachShadow({ mode: 'open' }).append(
        look,
        this.#fault,
        this.#status,
        this.#board,
        this.#controls,
        this.#news,
      );
      this.#pictures.tabIndex = -1;
      this.#pictures.onpointerdown = () => this.#rest();
      this.#pictures.onclick = (event) => this.#click(event);
      this.#pictures.onkeydown = (event) => this.#key(event);
      this.#pictures.addEventListener('focusin', ({ target }) => this.#focused(target));
      this.#controls.onkeydown = (event) => this.#keyOfControls(event);
    }

    // ---- what a page hands in ----

    /** Reading gives the view: a state is reduced to what the seat may see, and let go. */
    get state(): unknown {
      return this.view;
    }
    set state(value: unknown) {
      this.#hand({ _tag: 'State', value });
    }

    get view(): unknown {
      return this.#seen?.view ?? null;
    }
    set view(value: unknown) {
      this.#hand({ _tag: 'View', value });
    }

    get moves(): unknown {
      return this.#moves;
    }
    set moves(value: unknown) {
      this.#moves = value ?? null;
      this.#arriving.soon();
    }

    get last(): unknown {
      return this.#last;
    }
    set last(value: unknown) {
      this.#last = value ?? null;
      this.#arriving.soon();
    }

    get names(): unknown {
      return this.#names;
    }
    set names(value: unknown) {
      this.#names = namesIn(value);
      this.#arriving.soon();
    }

    get session(): unknown {
      return this.#session;
    }
    set session(value: unknown) {
      this.#session = isSession(value) ? value : null;
      this.#arriving.soon();
    }

    #hand(from: Given['from']): void {
      this.#from = from;
      this.#arriving.soon();
    }

    connectedCallback(): void {
      // What was set before the element was known lies on it as properties of its own.
      for (const name of properties) {
        const descriptor = Object.getOwnPropertyDescriptor(this, name);
        if (descriptor === undefined || !Reflect.deleteProperty(this, name)) continue;
        Reflect.set(this, name, descriptor.value);
      }
      this.#sizes?.observe(this);
      this.#arriving.soon();
    }

    disconnectedCallback(): void {
      this.#sizes?.disconnect();
      this.#hold(null);
      this.#rest();
      this.#announcer.forget();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      this.#isStale = true;
      if (name === 'game') this.#handed = null;
      if (name === 'position' || (name === 'game' && this.#from._tag === 'Same')) {
        const text = this.getAttribute('position');
        this.#from = text === null ? { _tag: 'Start' } : { _tag: 'Text', text };
      }
      this.#arriving.soon();
    }

    readonly #sizes =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (this.#seen !== null && this.#isNarrow() !== this.#narrow) this.#draw(this.#seen);
          });

    /** Shows what the page has set: a session, or a position. */
    #show(): void {
      if (this.#session === null) this.#showHanded();
      else {
        this.#hold(this.#session);
        this.#changed();
      }
    }

    /** Listens to a session, and no longer to the one before. */
    #hold(held: AnySession | null): void {
      this.#leave?.();
      this.#leave = held?.subscribe(() => this.#changed());
    }

    get #held(): AnySession | null {
      return this.#session ?? this.#handed?.session ?? null;
    }

    get #gameId(): string {
      return this.#session?.face.game.id ?? this.getAttribute('game') ?? '';
    }

    #showHanded(): void {
      this.#handed ??= this.#open();
      this.#isStale = true;
      const isNew = this.#from._tag !== 'Same';
      const shown = this.#handed?.show({
        from: this.#from,
        seat: seatOf(this.getAttribute('seat')),
        moves: this.#moves,
        last: this.#last,
      });
      // From here on the view of the seat is kept; what was handed in is let go.
      this.#from = { _tag: 'Same' };
      if (isNew) this.#last = null;
      if (shown === undefined) this.#fail(`no board for "${this.#gameId}"`);
      else if (isLeft(shown)) this.#fail(printFault(shown.left));
    }

    #open(): HandedIn | null {
      const made = shelf.game(this.#gameId)?.handed({
        confirm: () => {
          const confirm = this.getAttribute('confirm');
          return confirm === 'always' || confirm === 'never' ? confirm : 'ambiguous';
        },
        made: (move) => {
          this.#made = move;
        },
        names: () => this.#names,
        catalogues: () => shelf.catalogues(this.#gameId, this.#language()),
      });
      this.#hold(made?.session ?? null);
      return made ?? null;
    }

    /** The language of the page around the board. */
    #language(): string {
      return this.closest('[lang]')?.getAttribute('lang') ?? '';
    }

    /** Shows what the session says now: the pictures anew if the position is another one, else the marks. */
    #changed(): void {
      const held = this.#held;
      if (held === null) return;
      const [before, now] = [this.#seen, held.snapshot()];
      this.#seen = now;
      this.#status.textContent = this.#session === null ? '' : statusOf(held, now);
      if (now.view === null) {
        this.#fail(now.fault === null ? '' : printFault(now.fault));
        return;
      }
      this.#fault.textContent = '';
      if (now.refused === null) this.#refusal.replaceChildren();
      const targets = this.#targets;
      const isOther = before?.view !== now.view;
      if (isOther || this.#isStale || isRenamed(before?.seats, now.seats)) this.#draw(now);
      else this.#mark(now);
      if (isOther) this.#tell(held, now, targets);
      // A server refuses later than the click.
      if (now.refused !== null && now.refused !== before?.refused && this.#session !== null)
        this.#refuse(now.refused, [], this.#controls);
    }

    #fail(reason: string): void {
      this.#seen = null;
      this.#fault.textContent = reason;
      this.#clear();
    }

    #clear(): void {
      this.#rest();
      this.#pictures.replaceChildren();
      this.#controls.replaceChildren();
      this.#refusal.replaceChildren();
      this.#targets = [];
    }

    // ---- what is shown ----

    #isNarrow(): boolean {
      const { clientWidth } = this;
      return clientWidth > 0 && clientWidth < (shelf.game(this.#gameId)?.below ?? 0);
    }

    /** Draws the pictures anew. Marks and buttons follow each click; the pictures only each position. */
    #draw(seen: AnySnapshot): void {
      this.#rest();
      this.#isStale = false;
      const hadFocus = this.#isFocusedIn(this.#pictures);
      const at = hadFocus ? this.#targets[this.#at]?.key : undefined;
      this.#narrow = this.#isNarrow();
      const seat = typeof seen.viewer === 'number' ? seen.viewer : undefined;
      const catalogues = shelf.catalogues(this.#gameId, this.#language());
      const theme = themeOf(this.getAttribute('theme'));
      const options = { seat, theme, interactive: true, catalogues, names: playersIn(seen.seats) };
      const game = shelf.game(this.#gameId);
      if (game === undefined) {
        this.#fail(`no board for "${this.#gameId}"`);
        return;
      }
      // A large game is shown in parts, so that its map is as large as the room allows.
      const parts = this.hasAttribute('fit') && game.parts;
      this.#pictures.classList.toggle('parts', parts);
      this.#pictures.innerHTML = game.pictures(seen.view, options, this.#narrow || parts).join('');
      this.#targets = targetsIn(this.#pictures);
      describeTargets(this.#targets);
      const found = this.#targets.findIndex(({ key }) => key === at);
      this.#at = Math.max(0, found);
      this.#mark(seen);
      // Where nothing can be reached for a while the focus waits in the picture, so that a keyboard does not begin anew.
      if (hadFocus && this.#targets.length === 0) this.#pictures.focus();
      else if (hadFocus) this.#focus(this.#at);
    }

    /** The marks and the focus of the targets, and the buttons. */
    #mark(seen: AnySnapshot): void {
      for (const old of this.#pictures.querySelectorAll('[tabindex]>[data-mark]')) old.remove();
      const { picked, offers, named, touched } = seen;
      if (picked.length === 0) this.#first = offers;
      const marks: readonly (readonly [Mark, readonly Place[]])[] = [
        ['last', touched],
        ['next', picked.length === 0 && named !== 'alone' ? [] : offers],
        ['picked', picked],
      ];
      for (const target of this.#targets) {
        const { element } = target;
        const isPicked = picked.some((place) => standsFor(target, place));
        element.setAttribute('tabindex', '-1');
        element.classList.toggle('next', this.#isNext(target));
        const isOpen = isPicked || this.#isOpen(target);
        element.classList.toggle('open', isOpen);
        if (element.getAttribute('role') === 'button') {
          element.setAttribute('aria-pressed', String(isPicked));
          element.setAttribute('aria-disabled', String(!isOpen));
        }
        const hit = hitIn(element);
        for (const [mark, places] of marks)
          if (places.some((place) => standsFor(target, place)))
            element.insertAdjacentHTML('beforeend', outline(mark, boxOf(hit)));
      }
      this.#targets[this.#at]?.element.setAttribute('tabindex', '0');
      this.#button(seen);
    }

    #button(seen: AnySnapshot): void {
      const held = this.#held;
      if (held === null) return;
      const hasTarget = (place: Place): boolean => this.#targets.some((target) => standsFor(target, place));
      this.#controls.setAttribute('aria-label', held.say(message('board.controls')));
      const controls = controlsOf(seen, hasTarget, held.say);
      this.#controls.replaceChildren(...buttonsIn(controls, (control) => this.#press(held, control)));
    }

    #isNext(target: Target): boolean {
      return this.#seen?.offers.some((place) => standsFor(target, place)) === true;
    }

    /** True if a click on a target goes on, or begins another move. */
    #isOpen(target: Target): boolean {
      return this.#isNext(target) || this.#first.some((place) => standsFor(target, place));
    }

    /** Says what happened, and lets pieces come from where they were. */
    #tell(held: AnySession, { told, changes, standing, cause }: AnySnapshot, before: readonly Target[]): void {
      if (cause !== 'played') this.#announcer.forget();
      if (cause === 'undone') this.#announcer.say(`${held.say(message('board.undone'))}. ${standing}`);
      else if (told.length > 0) this.#announcer.say(told.length > mostTold ? standing : told.join('. '));
      if (typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const findIn =
        (targets: readonly Target[]): Find =>
        (place) =>
          targets.find((target) => standsFor(target, place))?.element;
      if (typeof this.animate === 'function') this.#moving = animated(changes, findIn(this.#targets), findIn(before));
    }

    /** Ends what moves. */
    #rest(): void {
      for (const one of this.#moving) one.cancel();
      this.#moving = [];
    }

    // ---- clicks ----

    /** Does something to the session, and tells the page what came of it. */
    #act(held: AnySession, act: () => unknown): void {
      const before = held.snapshot();
      act();
      const after = held.snapshot();
      const made = this.#made;
      this.#made = null;
      const { picked } = after;
      if (made !== null) this.#say('move', made);
      else if (picked !== before.picked && after.view === before.view)
        this.#say('pick', { picked, words: picked.map(({ label }) => label) });
    }

    #click(event: MouseEvent): void {
      const [element] = event.composedPath();
      if (!(element instanceof Element)) return;
      const near = this.#near(event, element);
      const at = this.#targets.findLastIndex((one) => one === near || (!near && one.element.contains(element)));
      if (at >= 0) this.#at = at;
      const target = this.#targets[at]?.element ?? element;
      this.#choose(clickedPlaces(near?.element ?? element), target);
    }

    /** The small target beside a click on something that cannot be picked. */
    #near(event: MouseEvent, element: Element): Target | undefined {
      const open = this.#targets.filter((target) => this.#isNext(target));
      if (open.some((target) => target.element.contains(element))) return undefined;
      const pointer = 'pointerType' in event ? String(event.pointerType) : 'mouse';
      return nearestTo(open, { x: event.clientX, y: event.clientY }, pointer);
    }

    /** A click is the next part, takes back the last one, begins anew, or is refused by the rule of the nearest move. */
    #choose(around: readonly Place[], element: Element): void {
      const held = this.#held;
      const places = around.filter(({ kind, value }) => value !== '' && kind !== 'piece');
      if (held === null || this.#seen === null) return;
      if (places.length === 0) {
        this.#refusal.replaceChildren();
        return;
      }
      const { picked } = this.#seen;
      this.#act(held, () => held.pick(places));
      const { refused } = held.snapshot();
      if (refused !== null) this.#refuse(refused, [...picked, ...places.slice(0, 1)], element);
    }

    #press(held: AnySession, control: Control): void {
      switch (control._tag) {
        case 'Play':
          this.#act(held, held.play);
          break;
        case 'TakeBack':
          this.#act(held, held.unpick);
          break;
        case 'Part':
          this.#act(held, () => held.pick(control.part));
          break;
      }
      this.#settle();
    }

    /** Shows beside a place why it cannot be picked. */
    #refuse(why: Refusal<string> | Fault, picked: readonly Place[], element: Element): void {
      const held = this.#held;
      if (held === null) return;
      this.#refusal.replaceChildren(...refusalIn(held, why, element, this.getAttribute('site')));
      const [board, place] = [this.#board.getBoundingClientRect(), element.getBoundingClientRect()];
      const room = Math.max(0, board.width - this.#refusal.offsetWidth);
      const aside = Math.min(room, Math.max(0, place.left - board.left)) + this.#board.scrollLeft;
      this.#refusal.style.insetInlineStart = `${aside}px`;
      this.#refusal.style.insetBlockStart = `${place.bottom - board.top + 4}px`;
      this.#say('refused', { refusal: why._tag === 'Fault' ? null : why, picked });
    }

    #say(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    // ---- keys ----

    #isFocusedIn(part: Element): boolean {
      return part.contains(this.shadowRoot?.activeElement ?? null);
    }

    #focused(target: EventTarget | null): void {
      const found = this.#targets.findIndex(({ element }) => element === target);
      if (found < 0) return;
      this.#targets[this.#at]?.element.setAttribute('tabindex', '-1');
      this.#at = found;
      this.#pictures.querySelector('.ring')?.remove();
      const element = this.#targets[found]?.element;
      element?.setAttribute('tabindex', '0');
      if (element) element.insertAdjacentHTML('beforeend', ringOf(hitIn(element)));
    }

    #focus(index: number): void {
      const element = this.#targets[index]?.element;
      if (element instanceof SVGElement) element.focus();
    }

    /** The focus goes to the next thing to do: to the buttons where nothing on the board can come next, else to the picture. */
    #settle(): void {
      const [button] = this.#controls.children;
      const isOnBoard = this.#targets.some((target) => this.#isNext(target));
      if (button instanceof HTMLElement && (!isOnBoard || this.#seen?.named === 'alone')) button.focus();
      else this.#focus(this.#at);
    }

    #key(event: KeyboardEvent): void {
      const { key } = event;
      const target = this.#targets[this.#at];
      const to = led(this.#targets, this.#at, key, (one) => this.#isNext(one));
      if (to !== null) this.#focus(to);
      else if (key === 'Escape') this.#back();
      else if ((key === 'Enter' || key === ' ') && target !== undefined) {
        this.#choose(clickedPlaces(target.element), target.element);
        if (this.#seen !== null && this.#seen.picked.length > 0) this.#settle();
      } else return;
      event.preventDefault();
    }

    #back(): void {
      const held = this.#held;
      if (this.#refusal.hasChildNodes()) this.#refusal.replaceChildren();
      else if (held !== null && this.#seen !== null && this.#seen.picked.length > 0) this.#act(held, held.unpick);
    }

    #keyOfControls(event: KeyboardEvent): void {
      const buttons = [...this.#controls.querySelectorAll('button')];
      const at = buttons.findIndex((one) => one === this.shadowRoot?.activeElement);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape') {
        this.#back();
        this.#focus(this.#at);
      } else if (step !== undefined && at >= 0) {
        const to = buttons[(at + step + buttons.length) % buttons.length];
        for (const one of buttons) one.tabIndex = one === to ? 0 : -1;
        to?.focus();
      } else return;
      event.preventDefault();
    }
  };
