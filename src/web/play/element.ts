/**
 * The element `<rulehouse-play>`: a game with its board, its players, and everything that people can do in it.
 *
 * @packageDocumentation
 */

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Port } from '../../bots/worker/messages.js';
import { orNull } from '../../core/values/absent.js';
import type { Catalogue } from '../../face/message.js';
import { isSession } from '../board/given-session.js';
import { languageAround } from '../board/language.js';
import type { Waiting } from '../board/shelf.js';
import type { AnySession } from '../session/any-session.js';
import { actsOf, follow, goOn, start, study } from './actions.js';
import { aheadStyle } from './ahead-style.js';
import { usualBeginning } from './beginnings.js';
import { botTrouble } from './bot-trouble.js';
import type { Around, PlayGame } from './game.js';
import { Keeping } from './kept.js';
import { mayPress, pressed } from './keys.js';
import { Learning } from './lesson-panel.js';
import { lessonIn, levelIn } from './link.js';
import { doings, panel } from './panel.js';
import { Holding } from './play-state.js';
import type { Scene } from './scene.js';
import { Sitting } from './sitting.js';
import { stage } from './stage.js';
import { strips } from './strips.js';
import { studyStyle } from './study-style.js';
import { style } from './style.js';
import { gameIn, recordAt } from './supplied-record.js';
import { toldOf } from './table-game.js';
import { questions, toast } from './table-requests.js';
import { speakerWith } from './words.js';

/** The games of a page, and the texts of these games in languages other than English. */
export interface PlayShelf {
  readonly game: (id: string) => PlayGame | undefined;
  /** Loads a game on demand; false if the page has no such game. */
  readonly load: (id: string) => Promise<boolean>;
  readonly catalogues: (id: string, language: string) => readonly Catalogue[];
  /** Lets an element look again when games are added. */
  readonly wait: (element: Waiting) => void;
  /** Opens the worker for an element to which the page gives none; undefined if there is no such worker. */
  readonly worker: () => Port | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes the class of the custom element that shows a page's games. */
export const elementClass = (shelf: PlayShelf): CustomElementConstructor =>
  class extends LitElement {
    static override readonly styles = [style, studyStyle, aheadStyle];
    static override readonly properties = {
      game: { type: String },
      theme: { type: String, reflect: true },
      site: { type: String },
      small: { type: Boolean, reflect: true },
      lesson: { type: Boolean },
      link: { attribute: false },
      record: { type: String },
      src: { type: String },
      keep: { type: Boolean },
      session: { attribute: false },
      worker: { attribute: false },
    };

    declare game: string;
    declare theme: string;
    declare site: string | null;
    declare small: boolean;
    /** True to show the lesson instead of a game. */
    declare lesson: boolean;
    /** The part of an address after `#`, which describes the game or the lesson to be shown. */
    declare link: string;
    /** The JSON of a recorded game to be replayed. */
    declare record: string;
    /** The address of a recorded game to be replayed. */
    declare src: string;
    /** True to keep the game in the browser, so that people can go on with it later. */
    declare keep: boolean;
    /** The session of a table on a server. */
    declare session: AnySession | null;
    /** Opens the worker in which the bots think. */
    declare worker: (() => Port) | null;

    readonly #held = new Holding(() => this.requestUpdate());
    readonly #keeping = new Keeping();
    readonly #learning = new Learning(() => this.requestUpdate());
    readonly #stage = {
      held: this.#held,
      around: () => this.#around,
      speak: () => speakerWith(this.#catalogues()),
      changed: () => this.requestUpdate(),
      learn: (game: PlayGame) => void this.#learning.begin(game, this.#around, 0),
      rejoin: () => this.#open(),
    };
    readonly #acts = actsOf(this.#stage);
    readonly #waiting = {
      soon: () => {
        this.#missing = '';
        this.requestUpdate();
      },
    };
    #port: Port | undefined;
    #hadFocus = false;
    #isTurned = false;
    /**
     * The id of the game that the page was asked for and does not have. While it is being looked for, nothing is said about it; once it is missed, it
     * is looked for again only when games are added.
     */
    #missing = '';
    /** The link of the lesson that people have left; it is remembered so that the lesson does not open again. */
    #left: string | null = null;

    constructor() {
      super();
      [this.game, this.theme, this.site] = ['', 'auto', null];
      [this.link, this.record, this.src] = ['', '', ''];
      [this.session, this.worker] = [null, null];
      [this.small, this.lesson, this.keep] = [false, false, false];
      // A click or Space skips the animation and shows the next move.
      this.addEventListener('pointerdown', () => this.#held.skip(), { capture: true });
      this.addEventListener('keydown', (event) => this.#key(event), { capture: true });
    }

    #key(event: KeyboardEvent): void {
      if (event.key === ' ') this.#held.skip();
      if (!mayPress(event)) return;
      const scene = this.#scene();
      const root = this.renderRoot;
      if (scene === null || !(root instanceof ShadowRoot)) return;
      const turn = (): void => {
        this.#isTurned = !this.#isTurned;
        this.requestUpdate();
      };
      pressed(event, { scene, acts: this.#acts, turn, root, pointed: this.#held.logbook.pointed });
    }

    /** Moves the focus elsewhere if the button that had it is gone or can no longer be pressed. */
    #refocus(): void {
      const focused = this.renderRoot instanceof ShadowRoot ? this.renderRoot.activeElement : null;
      const isLost = this.#hadFocus && (focused === null || !focused.isConnected || focused.matches(':disabled'));
      if (!isLost) return;
      const places = ['.calm', '.panel form :is(input,select,button)', '[role=tab][aria-selected=true]', '.bar button'];
      const next = places.flatMap((place) => [...this.renderRoot.querySelectorAll<HTMLElement>(`${place}:enabled`)]);
      // The place that people look at stays where it is; only who moves by keys is led to the focus.
      next[0]?.focus({ preventScroll: true });
      if (next[0]?.matches(':focus-visible')) next[0].scrollIntoView({ block: 'nearest' });
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#learning.close();
      this.#held.close();
      this.#port?.terminate?.();
      this.#port = undefined;
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (this.hasUpdated && !this.#isOpen) this.#open();
    }

    protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
      this.#hadFocus = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
      const { src } = this.#set;
      if (changed.has('src') && src !== '') void this.#fetch(src);
      const isOther =
        ['game', 'link', 'record', 'session'].some((name) => changed.has(name)) ||
        (changed.has('lesson') && this.lesson);
      if (isOther || !this.#isOpen) this.#open();
    }

    protected override updated(): void {
      this.#refocus();
      if (this.keep) this.#keeping.follow(this.#held.own);
      const list = this.renderRoot.querySelector('.moves');
      const current = list?.querySelector('[aria-current]');
      if (!list || !current) return;
      // Scroll only the list to the current move, not the page.
      const [around, now] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
      const isShown = now.top >= around.top && now.bottom <= around.bottom;
      if (!isShown) list.scrollTop += now.top - around.top - (around.height - now.height) / 2;
    }

    protected override render(): TemplateResult {
      const taught = this.#taught();
      if (taught !== null) return taught;
      const scene = this.#scene();
      if (scene === null) return html`<p role="status">${this.#nothing()}</p>`;
      return this.small ? this.#little(scene) : this.#whole(scene);
    }

    /** The session that the page has set; null if the page has set something that is not a session. */
    get #given(): AnySession | null {
      return isSession(this.session) ? this.session : null;
    }

    /** The texts of the attributes that the page has set; a removed attribute counts as empty. */
    get #set(): { readonly link: string; readonly record: string; readonly src: string } {
      return { link: textOf(this.link), record: textOf(this.record), src: textOf(this.src) };
    }

    /** The id of the game, which comes from the record if the page does not set it. */
    get #id(): string {
      const game = textOf(this.game);
      return game === '' ? gameIn(this.#set.record) : game;
    }

    get #isOpen(): boolean {
      return this.#held.match !== null || this.#learning.isOpen;
    }

    // ---- rendering ----

    #whole(scene: Scene): TemplateResult {
      return html`<div class="shell ${scene.tab === 'choose' ? 'choosing' : ''}">
        <div class="head"><slot name="head"></slot></div>
        <div class="stage ${scene.match.known?.board.deeds === undefined ? '' : 'full'}">
          ${strips(scene, 'above', this.#acts)} ${stage(scene, this.#acts, this)} ${strips(scene, 'below', this.#acts)}
          ${this.#trouble()}
          ${botTrouble(scene, this.#acts)}
          ${scene.own === null ? html`${questions(scene, this.#acts)} ${toast(scene)}` : nothing}
        </div>
        ${panel(scene, this.#acts)}
      </div>`;
    }

    #little(scene: Scene): TemplateResult {
      return html`<div class="stage">
        ${stage(scene, this.#acts, this)} ${this.#trouble()} ${botTrouble(scene, this.#acts)}
        ${doings(scene, this.#acts)}
        <slot></slot>
      </div>`;
    }

    /** The lesson; null while a game is shown. */
    #taught(): TemplateResult | null {
      const game = shelf.game(this.#id);
      const shown = this.#learning.view({
        catalogues: this.#catalogues(),
        language: languageAround(this),
        theme: this.theme,
        small: this.small,
        site: this.site,
        leave: () => this.#leaveLesson(),
        play: () => {
          if (game !== undefined) this.#begin(game);
          this.#leaveLesson();
        },
      });
      return shown === null
        ? null
        : html`<div class="shell taught">
            <div class="head"><slot name="head"></slot></div>
            ${shown}
          </div>`;
    }

    #trouble(): TemplateResult {
      return html`<p class="problem" role="alert">${this.#held.problem}</p>`;
    }

    #nothing(): string {
      const { problem } = this.#held;
      const speak = speakerWith(this.#catalogues());
      if (problem !== '') return problem;
      return this.#given === null && this.#missing !== '' && this.#missing === this.#id
        ? speak('play.no-game', { game: this.#id })
        : speak('play.setting-up');
    }

    #scene(): Scene | null {
      const { match, own, seen, analysis, dealing, director, foreseeing, lookingBack, tab, forming, isResigning } =
        this.#held;
      if (match === null || seen === null) return null;
      const { claiming, draft, declined, gains, note, marked, heard, logbook } = this.#held;
      return {
        game: match.game,
        match,
        own,
        seen,
        history: match.history,
        speak: speakerWith(this.#catalogues()),
        site: this.site,
        tab,
        forming,
        isResigning,
        ...{ claiming, draft, declined },
        gains,
        elapsed: performance.now() - heard,
        lines: analysis.lines,
        isAnalysing: analysis.isRunning,
        note,
        speed: director.speed,
        naming: this.#held.naming,
        marked: logbook.pointed ?? marked,
        listed: logbook.listed,
        trail: logbook.trail,
        cards: (shown, acts) => dealing.view(shown, acts, this.#catalogues()),
        planned: foreseeing.board,
        plan: (shown, acts) => foreseeing.view(shown, acts, this.#catalogues()),
        past: this.#held.remembering.shown,
        isAway: own !== null && this.#given !== null,
        hasSettings: this.querySelector('[slot=settings]') !== null,
        ...{ unread: this.#held.unread, toast: this.#held.toast, isTurned: this.#isTurned },
        review: (shown, acts) => lookingBack.view(shown, acts),
      };
    }

    #catalogues(): readonly Catalogue[] {
      return shelf.catalogues(this.#given?.face.game.id ?? this.#id, languageAround(this));
    }

    get #around(): Around {
      return {
        pace: () => this.#held.director.turn(),
        worker: () => this.#worker(),
        catalogues: this.#catalogues(),
      };
    }

    #worker(): Port | undefined {
      this.#port ??= this.worker === null ? shelf.worker() : this.worker();
      return this.#port;
    }

    // ---- the game ----

    /**
     * Opens what the page asks for: a server's table, a recorded game, or the game that an address describes. If the page asks for nothing, a first
     * game against bots begins.
     */
    #open(): void {
      const given = this.#given;
      if (given !== null) {
        this.#join(given);
        return;
      }
      const game = shelf.game(this.#id);
      if (game === undefined) {
        if (this.#id !== this.#missing) void this.#load(this.#id);
        return;
      }
      const { link, record, src } = this.#set;
      // The record is still loading.
      if (src !== '' && record === '') return;
      const asked = link === this.#left ? null : lessonIn(link);
      const step = this.lesson ? 0 : asked;
      if (step !== null && game.lesson !== null) {
        void this.#learning.begin(game, this.#around, step);
        return;
      }
      this.#learning.close();
      if (record !== '') study(this.#stage, game, record);
      else if (!follow(this.#stage, game, link) && !goOn(this.#stage, game, link)) this.#beginInstead(game, link);
    }

    /** Loads a game and opens it; if the page has no such game, the element says so, and keeps what it shows. */
    async #load(id: string): Promise<void> {
      const isThere = await shelf.load(id);
      this.#missing = isThere ? '' : id;
      if (id !== this.#id) return;
      if (!isThere) {
        shelf.wait(this.#waiting);
        this.requestUpdate();
      }
      if (isThere) {
        this.#open();
        this.requestUpdate();
      } else if (this.#held.match !== null) {
        this.#held.tell(speakerWith(this.#catalogues())('play.no-game', { game: id }));
      }
    }

    /** Begins a new game in place of the one that an address should describe, and says what is wrong with an address that names a position. */
    #beginInstead(game: PlayGame, link: string): void {
      const { problem } = this.#held;
      this.#begin(game);
      if (link.includes('position=')) this.#held.tell(problem);
    }

    async #fetch(address: string): Promise<void> {
      const record = await recordAt(address);
      if (this.src !== address) return;
      if (record === null) this.#held.tell(speakerWith(this.#catalogues())('play.no-record', { address }));
      else this.record = record;
    }

    #join(session: AnySession): void {
      const known = shelf.game(session.face.game.id);
      this.#learning.close();
      this.#held.take(new Sitting(toldOf(session, known), session, orNull(known)));
    }

    #begin(game: PlayGame): void {
      start(this.#stage, game, usualBeginning(game, this.#around, levelIn(this.#set.link)));
    }

    /** Returns from the lesson to the game shown before it; if no game was shown, starts a first game. */
    #leaveLesson(): void {
      this.#learning.close();
      [this.lesson, this.#left] = [false, this.#set.link];
      this.requestUpdate();
    }
  };
