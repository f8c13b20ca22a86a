/**
 * The custom element of a board: it handles everything that a person sees, clicks, hears and types. Everything that the element knows about the game
 * comes from a session.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Refusal } from '../../core/contract/refusal.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { attributeOf } from '../../face/clicked.js';
import type { Deed } from '../../face/deed.js';
import { type Catalogue, message } from '../../face/message.js';
import type { SvgPicture } from '../../face/paint/element.js';
import type { Marks } from '../../face/paint/options.js';
import { tellIn } from '../../face/paint/translate.js';
import type { Place } from '../../face/part.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import { Announcer } from './announcer.js';
import { Arriving } from './arriving.js';
import { asking } from './asking.js';
import { confirmOf, namesIn, placesIn, seatOf, themeOf } from './attributes.js';
import { barOf, buttonsIn, type Control, controlsOf, warningIn } from './controls.js';
import type { Drag } from './drag.js';
import { effectsOf, Foresight } from './foresight.js';
import { Frame } from './frame.js';
import type { BoardGame, HandedIn } from './game.js';
import { isSession } from './given-session.js';
import { languageAround } from './language.js';
import { isRenamed, playersIn } from './players.js';
import { refusalIn } from './refusal.js';
import { cataloguesIn, type Shelf } from './shelf.js';
import { pickable, Spots } from './spots.js';
import type { Given } from './supplied-positions.js';
import { statusOf, tabWordsOf } from './words.js';

/**
 * The greatest number of events to announce. More events mean that the page now shows a different game; only the standing of that game is then
 * announced.
 */
const mostTold = 60;

/** The least width, in pixels, at which a board with the attribute `fit` places its parts side by side. */
const besideFrom = 700;

/** The least ratio of a board's width to its height, for instance on a phone held sideways, at which two parts are always placed side by side. */
const lying = 1.4;

/** The least width, in pixels, of a board whose desk is drawn for very wide boards. Its height has to be at least {@link besideFrom}. */
const wideFrom = 1150;

/**
 * How a board uses its space: one whole picture, narrow pictures below each other, parts behind tabs, or parts side by side, which may be a desk, on
 * very wide boards with longer rows of tiles. The words are also the classes of the pictures.
 */
type BoardSpace = 'whole' | 'narrow' | 'parts' | 'beside' | `beside desk${'' | ' wide'}`;

/** True if nobody is to move, for a reason outside the position: people have ended the game, or its table is halted. */
const isStopped = ({ end, halted }: AnySnapshot): boolean => end?._tag === 'ByPeople' || halted !== null;

/** The properties of a board that a page may set. */
const properties = ['state', 'view', 'moves', 'last', 'names', 'session', 'marked'] as const;

/**
 * Makes the class of the custom element that shows the games of a page. The class is created inside a function, because a server has no `HTMLElement`
 * to extend.
 *
 * @param shelf - the games that boards may show, and their languages
 */
export const elementClass = (shelf: Shelf<BoardGame>): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes = ['game', 'position', 'seat', 'theme', 'lang', 'turned'];

    /** The session supplied by the page; null if the page supplies positions instead. */
    #session: AnySession | null = null;
    #handed: HandedIn | undefined;
    #leave: (() => void) | undefined;
    #seen: AnySnapshot | null = null;
    #from: Given['from'] = { _tag: 'Start' };
    #moves: unknown = null;
    #last: unknown = null;
    #names: readonly (string | null)[] = [];
    #marked: readonly Place[] = [];
    #room: BoardSpace = 'whole';
    /** True if the pictures must be redrawn although the position has not changed. */
    #isStale = true;
    /** True while the board shows why a piece could not be dropped. The session knows nothing of it, because the drop changed nothing. */
    #isDropRefused = false;
    /** The move that is reported to the page once the click is over. */
    #made: unknown = null;
    /** When the present position was heard of. */
    #heard = 0;
    /** The last key that asked about the position, and how often it was pressed again. */
    #asked: readonly [key: string, again: number] | readonly [] = [];
    /** The kind of action that was chosen in the bar of actions. */
    #deed: string | null = null;
    /** The buttons below the pictures, as a text. */
    #buttons = '';
    readonly #arriving = new Arriving(() => {
      if (this.isConnected) this.#show();
    });
    /** Looks again: another script of the page may bring the game or the language of this board later. */
    readonly #present = {
      soon: () => {
        this.#isStale = true;
        this.#arriving.soon();
      },
    };

    readonly #frame = new Frame(this.attachShadow({ mode: 'open' }));
    readonly #spots = new Spots(this.#frame, () => this.#turned());
    readonly #foresight = new Foresight(
      this.#frame,
      this.#spots,
      () => this.#held,
      (then) => this.#ahead(then),
    );
    #drag: Drag | undefined;
    readonly #announcer = new Announcer((text) => {
      this.#frame.news.textContent = text;
    });

    constructor() {
      super();
      const { pictures, controls } = this.#frame;
      pictures.onclick = (event) => this.#click(event);
      pictures.onkeydown = (event) => this.#key(event);
      controls.onkeydown = (event) => this.#keyOfControls(event);
    }

    // ---- input from the page ----

    /** Reading the property `state` returns the view, because the board keeps only the seat's view of a state. */
    get state(): unknown {
      return this.view;
    }
    set state(value: unknown) {
      this.#hand({ _tag: 'State', value });
    }

    get view(): unknown {
      return this.#seen === null ? null : this.#seen.view;
    }
    set view(value: unknown) {
      this.#hand({ _tag: 'View', value });
    }

    get moves(): unknown {
      return this.#moves;
    }
    set moves(value: unknown) {
      this.#moves = orNull(value);
      this.#arriving.soon();
    }

    get last(): unknown {
      return this.#last;
    }
    set last(value: unknown) {
      this.#last = orNull(value);
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

    get marked(): unknown {
      return this.#marked;
    }
    set marked(value: unknown) {
      const marked = placesIn(value);
      if (marked.length === 0 && this.#marked.length === 0) return;
      this.#marked = marked;
      this.#arriving.soon();
    }

    #hand(from: Given['from']): void {
      this.#from = from;
      this.#arriving.soon();
    }

    connectedCallback(): void {
      // Properties set before the element was defined are own properties, which hide the accessors. Set them again.
      for (const name of properties) {
        const descriptor = Object.getOwnPropertyDescriptor(this, name);
        if (descriptor === undefined || !Reflect.deleteProperty(this, name)) continue;
        Reflect.set(this, name, descriptor.value);
      }
      this.#sizes?.observe(this);
      shelf.waiting.add(this.#present);
      this.#arriving.soon();
      void this.#equip();
    }

    /** Loads what moves pieces and enlarges pictures. A board that cannot load it, for instance while the network is down, is played by clicks and keys. */
    async #equip(): Promise<void> {
      const moving = await import('./moving.js').catch(() => undefined);
      if (moving === undefined) return;
      this.#spots.equip(moving);
      this.#drag ??= new moving.Drag(this.#frame, this.#spots, this.#foresight, {
        held: () => this.#held,
        act: (held, act) => this.#act(held, act),
        refuse: (why, picked, element) => {
          this.#isDropRefused = true;
          this.#refuse(why, picked, element);
        },
      });
    }

    /** Adds the styles again, because a document to which the board moves, for instance in a new window, does not have them. */
    adoptedCallback(): void {
      this.#frame.dress();
    }

    disconnectedCallback(): void {
      this.#sizes?.disconnect();
      shelf.waiting.delete(this.#present);
      this.#hold(undefined);
      this.#drag?.cancel();
      this.#spots.rest();
      this.#announcer.forget();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      this.#isStale = true;
      if (name === 'game') this.#handed = undefined;
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
            const game = this.#game;
            if (this.#seen !== null && game !== undefined && this.#roomFor(game) !== this.#room) this.#draw(this.#seen);
          });

    /** Shows the session or the position that the page has set. */
    #show(): void {
      if (this.#session === null) this.#showHanded();
      else {
        this.#hold(this.#session);
        this.#changed();
      }
    }

    /** Begins to listen to a session, and stops listening to the previous one. */
    #hold(held: AnySession | undefined): void {
      this.#leave?.();
      this.#leave = held?.subscribe(() => this.#changed());
    }

    get #held(): AnySession | undefined {
      return this.#session ?? this.#handed?.session;
    }

    get #gameId(): string {
      return this.#session?.face.game.id ?? attributeOf(this, 'game');
    }

    get #game(): BoardGame | undefined {
      return shelf.games.get(this.#gameId);
    }

    get #catalogues(): readonly Catalogue[] {
      return cataloguesIn(shelf, this.#gameId, languageAround(this));
    }

    #showHanded(): void {
      this.#handed ??= this.#open();
      // While the board was removed from the page, it was subscribed to another session or to none.
      this.#hold(this.#handed?.session);
      this.#isStale = true;
      const isNew = this.#from._tag !== 'Same';
      const shown = this.#handed?.show({
        from: this.#from,
        seat: seatOf(this.getAttribute('seat')),
        moves: this.#moves,
        last: this.#last,
      });
      if (shown === undefined) {
        this.#miss();
        return;
      }
      // From now on, keep only the seat's view and drop the state that the page set.
      this.#from = { _tag: 'Same' };
      if (isNew) this.#last = null;
      if (isLeft(shown)) this.#fail(printFault(shown.left));
    }

    #open(): HandedIn | undefined {
      return this.#game?.handed({
        confirm: () => confirmOf(this.getAttribute('confirm')),
        made: (move) => {
          this.#made = move;
        },
        names: () => this.#names,
        catalogues: () => this.#catalogues,
      });
    }

    /** Shows the present snapshot, with new pictures if the position has changed, otherwise only with new marks. */
    #changed(): void {
      const held = this.#held;
      if (held === undefined) return;
      const { hasFocus } = this.#frame;
      this.#update(held);
      // A button that had the focus may be gone.
      if (hasFocus && !this.#frame.hasFocus) this.#settle();
    }

    #update(held: AnySession): void {
      const [before, now] = [this.#seen, held.snapshot()];
      [this.#seen, this.#heard] = [now, performance.now()];
      this.#frame.status.textContent = this.#session === null ? '' : statusOf(held, now);
      if (now.view === null) {
        this.#fail(now.fault === null ? '' : printFault(now.fault));
        return;
      }
      this.#frame.fault.textContent = '';
      if (now.refused === null && !this.#isDropRefused) this.#frame.refusal.replaceChildren();
      this.#foresight.clear();
      const isOther = before?.view !== now.view;
      if (isOther) this.#deed = null;
      // These changes leave the position as it is: a resignation ends the game and can be taken back, and a table can be halted and resumed.
      const isStopChanged = before !== null && isStopped(before) !== isStopped(now);
      // Where several seats decide at once, a decision of another seat leaves the viewer's position as it is.
      const isOtherDue = String(before?.deciding) !== String(now.deciding);
      if (isOther || isOtherDue || isStopChanged || this.#isStale || isRenamed(before?.seats, now.seats))
        this.#draw(now);
      else {
        this.#spots.mark(this.#narrowed(now), this.#marked, this.#lit(now));
        this.#button(now);
      }
      if (isOther) this.#tell(held, now, before);
      if (isStopChanged && isStopped(now)) this.#announcer.say(now.standing);
      // A server refuses a move some time after the click.
      if (now.refused !== null && now.refused !== before?.refused && this.#session !== null)
        this.#refuse(now.refused, [], this.#frame.controls);
    }

    #miss(): void {
      this.#fail(`no board for "${this.#gameId}"`);
    }

    #fail(reason: string): void {
      this.#seen = null;
      this.#frame.fault.textContent = reason;
      this.#clear();
    }

    #clear(): void {
      this.#spots.clear();
      this.#buttons = '';
      this.#frame.controls.replaceChildren();
      this.#frame.refusal.replaceChildren();
    }

    // ---- rendering ----

    /**
     * Decides how a board uses its space. A picture that must fit into the board is drawn as large as the board's height allows. If a large game must
     * fit into the board, it is shown in parts, so that its map gets as much space as possible.
     */
    #roomFor({ parts, tabs, below, desk }: BoardGame): BoardSpace {
      const { clientWidth, clientHeight } = this;
      const isBelow = (width: number): boolean => clientWidth > 0 && clientWidth < width;
      const usual = isBelow(below) ? 'narrow' : 'whole';
      if (!this.hasAttribute('fit') || parts.length === 0) return usual;
      const isLying = parts.length < 3 && clientHeight > 0 && clientWidth > lying * clientHeight;
      if (!isLying && isBelow(besideFrom)) return tabs ? 'parts' : usual;
      if (desk === undefined) return 'beside';
      return isBelow(wideFrom) || clientHeight < besideFrom ? 'beside desk' : 'beside desk wide';
    }

    /** Redraws the pictures. Marks and buttons change with every click, but pictures change only with the position. */
    #draw(seen: AnySnapshot): void {
      const game = this.#game;
      if (game === undefined) {
        this.#miss();
        return;
      }
      [this.#isStale, this.#isDropRefused] = [false, false];
      // A piece of the previous picture cannot be dropped in the new one.
      this.#drag?.cancel();
      this.#room = this.#roomFor(game);
      const words = this.#room === 'parts' ? tabWordsOf(this.#held, game.parts) : undefined;
      this.#frame.pictures.className = `pictures ${this.#room}`;
      const pictures = this.#pictures(game, seen);
      this.#spots.draw(pictures, words, this.#narrowed(seen), this.#marked, this.#lit(seen));
      this.#button(seen);
    }

    /**
     * The pictures of a game in the present position. If the position after a previewed move is also given, the pictures show what the move would
     * change.
     */
    #pictures(game: BoardGame, seen: AnySnapshot, then?: unknown): readonly SvgPicture[] {
      const seat = typeof seen.viewer === 'number' ? seen.viewer : undefined;
      const catalogues = this.#catalogues;
      const theme = themeOf(this.getAttribute('theme'));
      const standing = isStopped(seen) ? seen.standing : undefined;
      // A board that shows a position of the page knows nothing of decisions that wait.
      const deciding = this.#session === null || isStopped(seen) ? undefined : seen.deciding;
      const decided = seen.waiting.find((one) => one.seat === seat)?.move ?? undefined;
      const names = playersIn(seen.seats);
      const turned = this.hasAttribute('turned');
      const options = { seat, turned, theme, interactive: true, catalogues, names, standing, deciding, decided };
      const draw = (this.#room.includes('desk') ? game.desk : undefined) ?? game.pictures;
      return draw(seen.view, options, !/whole|wide/.test(this.#room), then);
    }

    /** Draws what would be different after a previewed move; null ends the preview. */
    #ahead(then: unknown): void {
      const game = this.#game;
      if (game?.ahead === undefined || this.#seen === null) return;
      this.#spots.ahead(then === null ? [] : this.#pictures(game, this.#seen, then), game.ahead);
    }

    /** Updates the buttons when a different part is shown: places that are now hidden may need buttons, and places that are now visible need none. */
    #turned(): void {
      if (this.#seen !== null) this.#button(this.#seen);
    }

    #lit({ view, picked }: AnySnapshot): Marks {
      return picked.length === 0 ? {} : (this.#game?.lit?.(view, picked) ?? {});
    }

    #button(seen: AnySnapshot): void {
      const held = this.#held;
      if (held === undefined) return;
      this.#frame.controls.setAttribute('aria-label', held.say(message('board.controls')));
      const deeds = this.#deeds(seen);
      const controls =
        deeds.length === 0
          ? controlsOf(seen, (place) => this.#spots.shows(place), held.say)
          : barOf(deeds, this.#chosen(seen), held.say, tellIn({ catalogues: this.#catalogues }));
      // The same buttons stay, so that the one that has the focus keeps it.
      const warning = controls[0]?._tag === 'Play' ? (held.preview([])?.warning ?? '') : '';
      const text = JSON.stringify([controls, warning]);
      if (text === this.#buttons) return;
      this.#buttons = text;
      const buttons = buttonsIn(controls, (control) => this.#press(control));
      for (const [index, button] of buttons.entries()) this.#foretell(button, controls[index]!);
      this.#frame.controls.replaceChildren(...buttons, ...warningIn(warning));
    }

    /** The kinds of actions, while nothing is picked; empty if the game has none. A lesson offers only some of the moves. */
    #deeds({ moves, picked, offers }: AnySnapshot): readonly Deed[] {
      return picked.length > 0 ? [] : (this.#game?.deeds?.(moves, offers) ?? []);
    }

    #chosen(seen: AnySnapshot): Deed | undefined {
      return this.#deeds(seen).find(({ name, choices }) => name === this.#deed && choices.length > 0);
    }

    /** Marks only what belongs to the kind of action that was chosen. */
    #narrowed(seen: AnySnapshot): AnySnapshot {
      const chosen = this.#chosen(seen);
      return chosen === undefined ? seen : { ...seen, offers: chosen.choices.map(({ part }) => part) };
    }

    /** Chooses a kind of action: if it has only one choice, that is picked; if it is not possible, the rules say why. */
    #perform(held: AnySession, deed: Deed, button: Element): void {
      const { only } = deed;
      if (deed.choices.length === 0) {
        const why = deed.asked.length === 0 ? null : held.whyNot(deed.asked);
        const text = held.say(message('board.deed.off', { deed: message(`deed.${deed.name}`) }));
        this.#refuse(why ?? fault([], text), [], button);
      } else if (only !== undefined) this.#act(held, () => held.pick(only));
      else this.#narrow(deed.name);
    }

    #narrow(name: string | null): void {
      this.#deed = name;
      const seen = this.#seen;
      if (seen === null) return;
      this.#spots.mark(this.#narrowed(seen), this.#marked, this.#lit(seen));
      this.#button(seen);
    }

    /** Shows the effects of a button's move while the pointer or the focus is on the button. */
    #foretell(button: HTMLElement, control: Control): void {
      const part = 'part' in control ? control.part : undefined;
      if (control._tag !== 'Play' && part === undefined) return;
      const places = part === undefined ? [] : [part];
      const price = part === undefined ? effectsOf(this.#held?.preview([])) : '';
      if (price !== '') button.append(Object.assign(document.createElement('small'), { textContent: price }));
      button.setAttribute('aria-describedby', this.#frame.preview.id);
      for (const begin of ['pointerenter', 'focus']) button.addEventListener(begin, () => this.#foresight.show(places));
      for (const end of ['pointerleave', 'blur']) button.addEventListener(end, () => this.#foresight.clear());
    }

    /** Announces what happened, and animates pieces from their previous places. */
    #tell(held: AnySession, now: AnySnapshot, before: AnySnapshot | null): void {
      const { told, changes, standing, cause } = now;
      if (cause !== 'played') this.#announcer.forget();
      if (cause === 'undone') this.#announcer.say(`${held.say(message('board.undone'))}. ${standing}`);
      else if (told.length > 0)
        this.#announcer.say(told.length > mostTold ? '' : this.#newsOf(held, now, before), standing);
      if (typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      if (typeof this.animate === 'function') this.#spots.move(changes);
    }

    /** The moves since another ply, each in one sentence; its effects are told to whoever asks. Moves that are not known are what the first effect says. */
    #newsOf(held: AnySession, { told, ply }: AnySnapshot, before: AnySnapshot | null): string {
      const made = held
        .history()
        .slice(before?.ply ?? ply, ply)
        .flatMap(({ words }) => words ?? []);
      return (made.length > 0 ? made : told.slice(0, 1)).join('. ');
    }

    // ---- clicks ----

    /** Sends a request to the session, and reports the result to the page. */
    #act(held: AnySession, act: () => unknown): void {
      this.#isDropRefused = false;
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
      const hit = this.#spots.hitBy(event);
      if (hit !== undefined) this.#choose(hit.places, hit.element);
    }

    /** Handles a click: it picks the next part, takes back the last one, begins a new move, or is refused with the rule that the nearest move breaks. */
    #choose(places: readonly Place[], element: Element): void {
      const held = this.#held;
      if (held === undefined || this.#seen === null) return;
      if (places.length === 0) {
        this.#frame.refusal.replaceChildren();
        return;
      }
      const { picked } = this.#seen;
      this.#act(held, () => held.pick(places));
      const { refused } = held.snapshot();
      if (refused !== null) this.#refuse(refused, [...picked, ...places.slice(0, 1)], element);
    }

    #press(control: Control): void {
      const held = this.#held;
      if (held === undefined) return;
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
        case 'Deed':
          this.#perform(held, control.deed, this.#frame.controls);
          if (control.deed.choices.length === 0) return;
          break;
        case 'Back':
          this.#narrow(null);
          break;
      }
      this.#settle();
    }

    /** Shows the reason why a place cannot be picked, in a box beside the place. */
    #refuse(why: Refusal<string> | Fault, picked: readonly Place[], element: Element): void {
      const held = this.#held;
      if (held === undefined) return;
      this.#frame.refuse(refusalIn(held, why, element, this.getAttribute('site')), element);
      this.#say('refused', { refusal: why._tag === 'Fault' ? null : why, picked });
    }

    #say(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    // ---- keys ----

    /** Moves the focus to where the move continues: to the picture, or to the buttons if no place on the board can be picked next. */
    #settle(): void {
      const [button] = this.#frame.controls.children;
      if (button instanceof HTMLElement && (!this.#spots.isOpen || this.#seen?.named === 'alone')) button.focus();
      else this.#spots.focus();
    }

    #key(event: KeyboardEvent): void {
      const { key } = event;
      const target = this.#spots.current;
      if (key === 'Escape') this.#back();
      else if ((key === 'Enter' || key === ' ') && target !== undefined) {
        this.#choose(pickable(target.element), target.element);
        if (this.#seen !== null && this.#seen.picked.length > 0) this.#settle();
      } else if (!this.#spots.follow(key) && !this.#ask(event)) return;
      event.preventDefault();
    }

    /** Answers a key that asks about the position; returns false for other keys. */
    #ask({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
      const wanted = key.toLowerCase();
      if (key.length > 1 || ctrlKey || altKey || metaKey || !asking.includes(wanted)) return false;
      const [last = '', count = 0] = this.#asked;
      this.#asked = [wanted, last === wanted ? count + 1 : 0];
      void this.#answer(wanted, this.#asked[1]);
      return true;
    }

    async #answer(key: string, before: number): Promise<void> {
      const answers = await import('./answers.js').catch(() => undefined);
      if (answers === undefined) {
        this.#announcer.answer(this.#held?.say(message('board.unloaded')) ?? '');
        return;
      }
      const [held, seen, game, here] = [this.#held, this.#seen, this.#game, this.#spots.current];
      if (held === undefined || seen === null || game === undefined) return;
      const catalogues = this.#catalogues;
      if (key === '?') {
        answers.showKeys(this.#frame.root, catalogues);
        return;
      }
      const { targets } = this.#spots;
      const [next, elapsed] = [answers.nextFrom(game, seen, here), performance.now() - this.#heard];
      this.#announcer.answer(answers.answerTo(key, { held, seen, catalogues, targets, here, next, elapsed, before }));
    }

    #back(): void {
      const held = this.#held;
      if (this.#drag?.escape()) return;
      if (this.#frame.refusal.hasChildNodes()) this.#frame.refusal.replaceChildren();
      else if (held !== undefined && this.#seen !== null && this.#seen.picked.length > 0) this.#act(held, held.unpick);
    }

    #keyOfControls(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        this.#back();
        this.#spots.focus();
      } else if (!this.#frame.follow(event.key) && !this.#ask(event)) return;
      event.preventDefault();
    }
  };
