/**
 * The custom element: what a person sees, clicks, hears and types. What it knows of the game it asks of a table.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isSeat, type Seat } from '../core/values/seat.js';
import { printFault } from '../core/values/fault.js';
import { clickedPlaces } from '../face/clicked.js';
import { outline } from '../face/paint/finish.js';
import type { Mark, Theme } from '../face/paint/options.js';
import { type Part, type Place, samePlace } from '../face/part.js';
import { buttonsIn, type Control, controlsOf } from './controls.js';
import type { BoardGame } from './game.js';
import { animated, type Find } from './motion.js';
import { style } from './style.js';
import type { Given, Offered, Sight, Table, Why } from './table.js';
import { hitIn, led, standsFor, type Target, targetsIn } from './targets.js';
import { words } from './words.js';

const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');

const seatOf = (text: string | null): Seat | null => {
  const seat = Number(text === null || text === '' ? NaN : text);
  return isSeat(seat) ? seat : null;
};

/** The smallest side of a target, in pixels. */
const smallest = 24;

/** More than this happens where another game is shown: then it is said how that one stands. */
const mostTold = 60;

/** What a page may set. */
const properties = ['state', 'view', 'moves', 'last'] as const;

const nothing: Offered = { next: [], forced: [], move: null, named: 'none' };

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
 * @param gameOf - finds a game by its id
 */
export const elementClass = (gameOf: (id: string) => BoardGame | undefined): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes = ['game', 'position', 'seat', 'theme'];

    #table: Table | null = null;
    #sight: Sight | null = null;
    #from: Given['from'] = { _tag: 'Start' };
    #moves: unknown = null;
    #last: unknown = null;
    #picked: readonly Part[] = [];
    #offer: Offered = nothing;
    #targets: readonly Target[] = [];
    #at = 0;
    #narrow = false;
    #isDue = false;
    #moving: readonly Animation[] = [];
    /** What the person made, until the page shows what came of it. */
    #own: unknown = null;

    readonly #board = made('board');
    readonly #pictures = made('pictures');
    readonly #refusal = made('refusal');
    readonly #controls = made('controls');
    readonly #fault = made('fault');
    readonly #news = made('news');

    constructor() {
      super();
      const look = document.createElement('style');
      look.textContent = style;
      this.#refusal.setAttribute('role', 'alert');
      this.#controls.setAttribute('role', 'toolbar');
      this.#controls.setAttribute('aria-label', words.controls);
      this.#news.setAttribute('aria-live', 'polite');
      this.#board.append(this.#pictures, this.#refusal);
      this.attachShadow({ mode: 'open' }).append(look, this.#fault, this.#board, this.#controls, this.#news);
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
      return this.#sight?.view ?? null;
    }
    set view(value: unknown) {
      this.#hand({ _tag: 'View', value });
    }

    get moves(): unknown {
      return this.#moves;
    }
    set moves(value: unknown) {
      this.#moves = value ?? null;
      this.#soon();
    }

    get last(): unknown {
      return this.#last;
    }
    set last(value: unknown) {
      this.#last = value ?? null;
      this.#soon();
    }

    #hand(from: Given['from']): void {
      this.#from = from;
      this.#soon();
    }

    connectedCallback(): void {
      // What was set before the element was known lies on it as properties of its own.
      for (const name of properties) {
        const descriptor = Object.getOwnPropertyDescriptor(this, name);
        if (descriptor === undefined || !Reflect.deleteProperty(this, name)) continue;
        Reflect.set(this, name, descriptor.value);
      }
      this.#sizes?.observe(this);
      this.#soon();
    }

    disconnectedCallback(): void {
      this.#sizes?.disconnect();
      this.#rest();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'game') this.#table = null;
      if (name === 'position' || (name === 'game' && this.#from._tag === 'Same')) {
        const text = this.getAttribute('position');
        this.#from = text === null ? { _tag: 'Start' } : { _tag: 'Text', text };
      }
      this.#soon();
    }

    readonly #sizes =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (this.#isNarrow() !== this.#narrow) this.#draw();
          });

    /** Properties and attributes that change together are shown together. */
    #soon(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      void Promise.resolve().then(() => {
        this.#isDue = false;
        if (this.isConnected) this.#show();
      });
    }

    #show(): void {
      const given: Given = {
        from: this.#from,
        seat: seatOf(this.getAttribute('seat')),
        moves: this.#moves,
        last: this.#last ?? this.#own,
      };
      const isNew = given.from._tag !== 'Same';
      // From here on the table keeps what the seat may see; what was handed in is let go.
      this.#from = { _tag: 'Same' };
      if (isNew) [this.#last, this.#own] = [null, null];
      this.#table ??= gameOf(this.getAttribute('game') ?? '')?.table() ?? null;
      const found = this.#table?.show(given);
      if (found === undefined || isLeft(found)) {
        this.#sight = null;
        this.#fault.textContent =
          found === undefined ? `no board for "${this.getAttribute('game') ?? ''}"` : printFault(found.left);
        this.#clear();
        return;
      }
      const before = this.#targets;
      this.#sight = found.right;
      this.#fault.textContent = '';
      this.#pick([]);
      this.#draw();
      if (isNew) this.#tell(found.right, before);
    }

    #clear(): void {
      this.#rest();
      this.#pictures.replaceChildren();
      this.#controls.replaceChildren();
      this.#targets = [];
      this.#pick([]);
    }

    // ---- what is shown ----

    #isNarrow(): boolean {
      const { clientWidth } = this;
      return clientWidth > 0 && clientWidth < (this.#sight?.below ?? 0);
    }

    /** Draws the pictures anew. Marks and buttons follow each click; the pictures only each position. */
    #draw(): void {
      const sight = this.#sight;
      if (sight === null) return;
      this.#rest();
      const at = this.#isFocusedIn(this.#pictures) ? this.#targets[this.#at]?.key : undefined;
      this.#narrow = this.#isNarrow();
      const seat = seatOf(this.getAttribute('seat'));
      const options = { seat: seat ?? undefined, theme: themeOf(this.getAttribute('theme')), interactive: true };
      this.#pictures.innerHTML = sight.pictures(options, this.#narrow).join('');
      this.#targets = targetsIn(this.#pictures);
      for (const { element } of this.#targets) {
        // What holds other targets is not a button: nobody would hear of those inside.
        if (element.querySelectorAll('[data-hit]').length > 1) element.setAttribute('role', 'group');
        // Who speaks to a computer says what stands there.
        const label = element.getAttribute('aria-label') ?? '';
        const texts = [...element.querySelectorAll('text')];
        const seen = texts.map(({ textContent }) => textContent).join(' ');
        for (const text of texts) text.after(' ');
        if (!label.toLowerCase().includes(seen.toLowerCase())) element.setAttribute('aria-label', `${label}, ${seen}`);
      }
      this.#widen(sight);
      const found = this.#targets.findIndex(({ key }) => key === at);
      this.#at = Math.max(0, found);
      this.#mark();
      if (found >= 0) this.#focus(found);
    }

    /** Gives a picture at least the width at which the smallest target of a move can be hit; it scrolls inside the board. */
    #widen({ kinds }: Sight): void {
      for (const svg of this.#pictures.querySelectorAll('svg')) {
        const { width } = svg.getBoundingClientRect();
        const own = this.#targets.filter(
          ({ element, places }) => svg.contains(element) && places.some(({ kind }) => kinds.has(kind)),
        );
        const sides = own.map(({ element }) => {
          const box = hitIn(element).getBoundingClientRect();
          return Math.min(box.width, box.height);
        });
        const least = Math.min(...sides);
        if (least > 0 && least < smallest) svg.style.minInlineSize = `${Math.ceil((width * smallest) / least)}px`;
      }
    }

    /** The marks and the focus of the targets, and the buttons. */
    #mark(): void {
      for (const old of this.#pictures.querySelectorAll('[tabindex]>[data-mark]')) old.remove();
      const marks: readonly (readonly [Mark, readonly Place[]])[] = [
        ['last', this.#sight?.last ?? []],
        ['next', this.#picked.length === 0 && this.#offer.named !== 'alone' ? [] : this.#offer.next],
        ['picked', this.#picked],
      ];
      for (const target of this.#targets) {
        const { element } = target;
        const isPicked = this.#picked.some((place) => standsFor(target, place));
        element.setAttribute('tabindex', '-1');
        element.classList.toggle('next', this.#isNext(target));
        if (element.getAttribute('role') === 'button') element.setAttribute('aria-pressed', String(isPicked));
        const hit = hitIn(element);
        for (const [mark, places] of marks)
          if (places.some((place) => standsFor(target, place)))
            element.insertAdjacentHTML('beforeend', outline(mark, boxOf(hit)));
      }
      this.#targets[this.#at]?.element.setAttribute('tabindex', '0');
      const hasTarget = (place: Place): boolean => this.#targets.some((target) => standsFor(target, place));
      const controls = controlsOf(this.#offer, this.#picked, hasTarget);
      this.#controls.replaceChildren(...buttonsIn(controls, (control) => this.#press(control)));
    }

    #isNext(target: Target): boolean {
      return this.#offer.next.some((place) => standsFor(target, place));
    }

    /** Says what happened, and lets pieces come from where they were. */
    #tell({ told, changes, standing }: Sight, before: readonly Target[]): void {
      if (told.length > 0) this.#news.textContent = told.length > mostTold ? standing : told.join('. ');
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

    #pick(picked: readonly Part[]): void {
      this.#refusal.replaceChildren();
      this.#picked = picked;
      this.#offer = this.#sight?.offer(picked) ?? nothing;
    }

    /** Goes on with other clicks: a move that is named is played, or asked for. */
    #go(picked: readonly Part[]): void {
      this.#pick(picked);
      this.#mark();
      this.#say('pick', { picked, words: picked.map(({ label }) => label) });
      const confirm = this.getAttribute('confirm');
      const { named } = this.#offer;
      const isSure = named === 'whole' || (named === 'alone' && confirm === 'never');
      if (isSure && confirm !== 'always' && picked.length > 0) this.#play();
    }

    #play(): void {
      const { move } = this.#offer;
      if (move === null) return;
      this.#pick([]);
      this.#mark();
      this.#own = move.move;
      this.#say('move', move);
    }

    #click(event: MouseEvent): void {
      const [element] = event.composedPath();
      if (!(element instanceof Element)) return;
      const at = this.#targets.findLastIndex((one) => one.element.contains(element));
      if (at >= 0) this.#at = at;
      const target = this.#targets[at]?.element ?? element;
      this.#choose(clickedPlaces(element), target);
    }

    /** A click is the next part, takes back the last one, begins anew, or is refused by the rule of the nearest move. */
    #choose(around: readonly Place[], element: Element): void {
      const sight = this.#sight;
      const places = around.filter(({ kind, value }) => value !== '' && kind !== 'piece');
      if (sight === null) return;
      const among = (parts: readonly Part[]): Part | undefined =>
        places.flatMap((place) => parts.filter((part) => samePlace(part, place)))[0];
      const before = this.#picked.at(-1);
      const isBefore = before !== undefined && places.some((place) => samePlace(place, before));
      const next = among([...this.#offer.next, ...this.#offer.forced]);
      const anew = before === undefined ? undefined : among(sight.offer([]).next);
      if (next !== undefined) this.#go([...this.#picked, next]);
      else if (isBefore) this.#go(this.#picked.slice(0, -1));
      else {
        const tried = places.map((place) => [...this.#picked, place]);
        const why = tried.map(sight.why).find((one) => one !== null) ?? null;
        // Whoever begins anew is told all the same why it could not go on.
        if (anew !== undefined) this.#go([anew]);
        if (anew === undefined || why !== null) this.#refuse(why, tried[0] ?? [], element);
      }
    }

    #press(control: Control): void {
      switch (control._tag) {
        case 'Play':
          this.#play();
          break;
        case 'TakeBack':
          this.#go(this.#picked.slice(0, -1));
          break;
        case 'Part':
          this.#go([...this.#picked, control.part]);
          break;
      }
      this.#settle();
    }

    /** Shows beside a place why it cannot be picked. */
    #refuse(why: Why | null, picked: readonly Place[], element: Element): void {
      const label = element.getAttribute('aria-label');
      if (label === null && why === null) {
        this.#refusal.replaceChildren();
        return;
      }
      const text = document.createElement('div');
      text.textContent = why?.words ?? `${label ?? ''}: ${words.nothing}`;
      const site = this.getAttribute('site');
      const link = document.createElement('a');
      if (why !== null && site !== null) {
        link.href = why.url(site);
        link.textContent = `${words.read}: ${why.title}`;
        link.setAttribute('part', 'rule');
      } else link.textContent = why?.title ?? '';
      this.#refusal.replaceChildren(text, link);
      const [board, place] = [this.#board.getBoundingClientRect(), element.getBoundingClientRect()];
      const room = Math.max(0, board.width - this.#refusal.offsetWidth);
      const aside = Math.min(room, Math.max(0, place.left - board.left)) + this.#board.scrollLeft;
      this.#refusal.style.insetInlineStart = `${aside}px`;
      this.#refusal.style.insetBlockStart = `${place.bottom - board.top + 4}px`;
      this.#say('refused', { refusal: why?.refusal ?? null, picked });
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
      if (button instanceof HTMLElement && (!isOnBoard || this.#offer.named === 'alone')) button.focus();
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
        if (this.#picked.length > 0) this.#settle();
      } else return;
      event.preventDefault();
    }

    #back(): void {
      if (this.#refusal.hasChildNodes()) this.#refusal.replaceChildren();
      else if (this.#picked.length > 0) this.#go(this.#picked.slice(0, -1));
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
