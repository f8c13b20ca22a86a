/**
 * The element: a game with its board, its players, and all that can be done to it.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { html, LitElement, type TemplateResult } from 'lit';
import { languageAround } from '../board/language.js';
import type { Port } from '../bots/worker/messages.js';
import { printFault } from '../core/values/fault.js';
import type { Catalogue } from '../face/message.js';
import type { Place } from '../face/part.js';
import type { AnySnapshot } from '../session/closed.js';
import type { Line } from './analysis.js';
import { Director } from './director.js';
import { beginningIn } from './form.js';
import { Learning } from './learning.js';
import { LookingBack } from './looking-back.js';
import type { Around, Beginning, PlayGame } from './game.js';
import { strongestBot, usualBot } from './levels.js';
import { lessonIn, readLink } from './link.js';
import { Match } from './match.js';
import { doings, panel } from './panel.js';
import type { Acts, Scene, Tab } from './scene.js';
import { addressOf, saveFile } from './sharing.js';
import { stage } from './stage.js';
import { strips } from './strips.js';
import { forked } from './fork.js';
import { style } from './style.js';
import { studyStyle } from './study-style.js';
import { speakerWith } from './words.js';

/** The games of a page, and what is said of them in other languages. */
export interface Shelf {
  readonly game: (id: string) => PlayGame | undefined;
  readonly catalogues: (id: string, language: string) => readonly Catalogue[];
}

/** How long it is said that something was copied, in milliseconds. */
const noted = 4000;

const firstSeed = 1;

/** The class of the element for the games that a page wants. */
export const elementClass = (shelf: Shelf): CustomElementConstructor =>
  class extends LitElement {
    static override readonly styles = [style, studyStyle];
    static override readonly properties = {
      game: { type: String },
      theme: { type: String, reflect: true },
      site: { type: String },
      small: { type: Boolean, reflect: true },
      lesson: { type: Boolean },
      link: { attribute: false },
      record: { attribute: false },
      worker: { attribute: false },
    };

    declare game: string;
    declare theme: string;
    declare site: string | null;
    declare small: boolean;
    /** True for the lesson in place of a game. */
    declare lesson: boolean;
    /** The part of an address after `#`. */
    declare link: string;
    /** The JSON of a recorded game that is looked through. */
    declare record: string;
    /** Opens the worker in which the bots think. */
    declare worker: (() => Port) | null;

    readonly #director = new Director();
    readonly #learning = new Learning(() => this.requestUpdate());
    readonly #lookingBack = new LookingBack(() => this.requestUpdate());
    #match: Match | null = null;
    #leave: (() => void) | undefined;
    #port: Port | undefined;
    #seen: AnySnapshot | null = null;
    #gains: readonly (number | null)[] = [];
    #problem = '';
    #note = '';
    #tab: Tab = 'moves';
    #forming: number | null = null;
    #isResigning = false;
    #lines: readonly Line[] = [];
    #analysis: AbortController | null = null;
    #marked: readonly Place[] = [];
    /** The address whose lesson was left: it is not opened again. */
    #left: string | null = null;

    constructor() {
      super();
      [this.game, this.theme, this.site] = ['', 'auto', null];
      [this.link, this.record, this.worker] = ['', '', null];
      [this.small, this.lesson] = [false, false];
      // A click or Space shows the next move at once.
      this.addEventListener('pointerdown', () => this.#skip(), { capture: true });
      this.addEventListener('keydown', (event) => event.key === ' ' && this.#skip(), { capture: true });
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#learning.close();
      this.#close();
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (this.hasUpdated && !this.#isOpen) this.#open();
    }

    protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
      const isOther =
        ['game', 'link', 'record'].some((name) => changed.has(name)) || (changed.has('lesson') && this.lesson);
      if (isOther || !this.#isOpen) this.#open();
    }

    protected override updated(): void {
      const list = this.renderRoot.querySelector('.moves');
      const current = list?.querySelector('[aria-current]');
      if (!list || !current) return;
      // The list alone follows the current move: the page stays where it is.
      const [around, now] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
      const isShown = now.top >= around.top && now.bottom <= around.bottom;
      if (!isShown) list.scrollTop += now.top - around.top - (around.height - now.height) / 2;
    }

    get #isOpen(): boolean {
      return this.#match !== null || this.#learning.isOpen;
    }

    protected override render(): TemplateResult {
      const taught = this.#taught();
      if (taught !== null) return taught;
      const scene = this.#scene();
      if (scene === null) return html`<p role="status">${this.#nothing()}</p>`;
      return this.small ? this.#little(scene) : this.#whole(scene);
    }

    // ---- what is shown ----

    #whole(scene: Scene): TemplateResult {
      return html`<div class="shell">
        <div class="head"><slot name="head"></slot></div>
        <div class="stage">
          ${strips(scene, 'above')} ${stage(scene, this.#acts, this)} ${strips(scene, 'below')} ${this.#trouble()}
        </div>
        ${panel(scene, this.#acts)}
      </div>`;
    }

    #little(scene: Scene): TemplateResult {
      return html`<div class="stage">
        ${stage(scene, this.#acts, this)} ${this.#trouble()} ${doings(scene, this.#acts)}
        <slot></slot>
      </div>`;
    }

    /** The lesson; null while a game is shown. */
    #taught(): TemplateResult | null {
      const game = shelf.game(this.game);
      const shown = this.#learning.view({
        catalogues: this.#catalogues(),
        language: languageAround(this),
        theme: this.theme,
        small: this.small,
        site: this.site,
        leave: () => this.#leaveLesson(),
        play: () => {
          if (game !== undefined) this.#start(game, this.#usual(game));
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
      return html`<p class="problem" role="alert">${this.#problem}</p>`;
    }

    #nothing(): string {
      const speak = speakerWith(this.#catalogues());
      if (this.#problem !== '') return this.#problem;
      return shelf.game(this.game) === undefined && this.game !== ''
        ? speak('play.no-game', { game: this.game })
        : speak('play.setting-up');
    }

    #scene(): Scene | null {
      const [match, seen] = [this.#match, this.#seen];
      if (match === null || seen === null) return null;
      return {
        game: match.game,
        match,
        seen,
        history: match.history,
        speak: speakerWith(this.#catalogues()),
        site: this.site,
        tab: this.#tab,
        forming: this.#forming,
        isResigning: this.#isResigning,
        gains: this.#gains,
        lines: this.#lines,
        isAnalysing: this.#analysis !== null,
        note: this.#note,
        speed: this.#director.speed,
        marked: this.#marked,
        review: (shown, acts) => this.#lookingBack.view(shown, acts),
      };
    }

    #catalogues(): readonly Catalogue[] {
      return shelf.catalogues(this.game, languageAround(this));
    }

    // ---- the game ----

    get #around(): Around {
      return {
        pace: () => this.#director.turn(),
        worker: () => this.#worker(),
        catalogues: this.#catalogues(),
      };
    }

    #worker(): Port | undefined {
      this.#port ??= this.worker?.();
      return this.#port;
    }

    /** The recorded game, that of the address, or a first one against bots. */
    #open(): void {
      const game = shelf.game(this.game);
      if (game === undefined) return;
      const asked = this.link === this.#left ? null : lessonIn(this.link);
      const step = this.lesson ? 0 : asked;
      if (step !== null && game.lesson !== null) {
        void this.#learning.begin(game, this.#around, step);
        return;
      }
      this.#learning.close();
      if (this.record !== '') {
        this.#study(game);
        return;
      }
      const link = readLink(this.link);
      if (link === null) this.#start(game, this.#usual(game));
      else this.#example(game, link);
    }

    /** A recorded game to look through; nothing in it is hidden from whoever has the record. */
    #study(game: PlayGame): void {
      const match = this.#loaded(game, this.record);
      if (match === null) return;
      match.isStudy = true;
      this.#take(match);
    }

    /** The game of a record; null where it is not one of this game, which is told. */
    #loaded(game: PlayGame, record: string): Match | null {
      const match = new Match(game, { options: {} }, this.#around);
      const done = match.play.load(record);
      if (!isLeft(done)) return match;
      this.#problem = printFault(done.left);
      match.play.close();
      this.requestUpdate();
      return null;
    }

    #learn(game: PlayGame): void {
      void this.#learning.begin(game, this.#around, 0);
    }

    /** Goes back to the game before the lesson, or to a first one. */
    #leaveLesson(): void {
      this.#learning.close();
      [this.lesson, this.#left] = [false, this.link];
      this.requestUpdate();
    }

    /** One person against careful bots. */
    #usual(game: PlayGame): Beginning {
      const options = game.recommended;
      const begin = game.begin({ options, seed: firstSeed }, { ...this.#around, worker: () => undefined });
      const seats = begin.snapshot().seats.map((_, seat) => (seat === 0 ? {} : { bot: usualBot(game) }));
      begin.close();
      return { options, seats, seed: firstSeed };
    }

    #example(game: PlayGame, { start, moves, ply }: NonNullable<ReturnType<typeof readLink>>): void {
      const match = new Match(game, { options: {}, start }, this.#around);
      if (!this.#take(match)) {
        this.#start(game, this.#usual(game));
        return;
      }
      match.isStudy = ply !== null;
      match.replay(moves);
      if (ply !== null) match.play.jump(ply);
      this.#show();
    }

    #start(game: PlayGame, how: Beginning): boolean {
      return this.#take(new Match(game, how, this.#around));
    }

    /** Shows another game; one that cannot begin is told, and the game before stays. */
    #take(match: Match): boolean {
      const { fault } = match.play.snapshot();
      if (fault !== null) {
        this.#problem = printFault(fault);
        match.play.close();
        this.requestUpdate();
        return false;
      }
      this.#close();
      [this.#match, this.#problem, this.#forming, this.#tab] = [match, '', null, 'moves'];
      this.#leave = match.play.subscribe(() => this.#changed());
      this.#show();
      if (this.#seen?.end != null) this.#tab = 'result';
      return true;
    }

    #close(): void {
      this.#leave?.();
      this.#stopAnalysis();
      this.#lookingBack.close();
      this.#match?.play.close();
      this.#director.close();
      [this.#match, this.#seen, this.#gains, this.#marked] = [null, null, [], []];
    }

    #changed(): void {
      if (this.#match?.isSaving === true) return;
      const before = this.#seen;
      this.#stopAnalysis();
      this.#show();
      const now = this.#seen;
      if (now === null || now.ply === before?.ply) return;
      this.#marked = [];
      if (now.cause === 'played') this.#director.began();
      if (now.end !== null && before?.end === null) this.#tab = 'result';
      if (now.end === null && this.#tab === 'result') this.#tab = 'moves';
    }

    /** Shows how the game stands; hands the screen over where something is hidden from the one who had it. */
    #show(): void {
      const match = this.#match;
      if (match === null) return;
      match.update();
      const [before, now] = [this.#seen, match.mine.snapshot()];
      if (before !== null && before.ply !== now.ply) {
        const gains = match.gainsOf(before, now);
        if (gains.some((gain) => gain !== 0)) this.#gains = gains;
      }
      if (now.ply !== before?.ply) this.#isResigning = false;
      this.#seen = now;
      this.requestUpdate();
    }

    #skip(): void {
      if (this.#director.isBusy) this.#director.skip();
    }

    #stopAnalysis(): void {
      this.#analysis?.abort();
      [this.#analysis, this.#lines] = [null, []];
    }

    #say(note: string): void {
      this.#note = note;
      this.requestUpdate();
      setTimeout(() => {
        this.#note = '';
        this.requestUpdate();
      }, noted);
    }

    #copy(text: string): void {
      const { speak } = this.#scene() ?? { speak: speakerWith([]) };
      void navigator.clipboard.writeText(text).then(() => this.#say(speak('play.copied')));
    }

    // ---- what people do ----

    /** Does something to the game that is there. */
    #do(act: (match: Match) => void): () => void {
      return () => {
        if (this.#match !== null) act(this.#match);
        this.requestUpdate();
      };
    }

    readonly #acts: Acts = {
      open: (tab) => {
        this.#tab = tab;
        if (tab === 'review' && this.#match !== null) void this.#lookingBack.open(this.#match, this.#around);
        this.requestUpdate();
      },
      look: (ply) => this.#do(({ play }) => play.jump(ply))(),
      propose: (ply, places) => {
        this.#do(({ play }) => play.jump(ply))();
        this.#marked = places;
      },
      fork: (ply) => this.#do((match) => this.#fork(match, ply))(),
      undo: this.#do((match) => match.undo()),
      resign: this.#do(({ mine }) => {
        if (this.#isResigning) mine.resign();
        this.#isResigning = !this.#isResigning;
      }),
      offerDraw: this.#do(({ mine }) => mine.offerDraw()),
      answerDraw: (accept) => this.#do(({ mine }) => mine.answerDraw(accept))(),
      form: (seats) => {
        this.#forming = seats;
        this.#problem = '';
        this.requestUpdate();
      },
      begin: (form) => {
        const match = this.#match;
        if (match !== null) this.#start(match.game, beginningIn(match.game, form));
      },
      rematch: this.#do(({ game, how }) => {
        const { seed: _, ...again } = how;
        this.#start(game, again);
      }),
      learn: this.#do(({ game }) => this.#learn(game)),
      reveal: this.#do((match) => {
        match.reveal();
        this.#show();
      }),
      analyse: this.#do((match) => {
        if (this.#analysis === null) this.#analyse(match);
        else this.#stopAnalysis();
      }),
      copyLink: this.#do((match) => this.#copy(addressOf(match))),
      copyRecord: this.#do(({ play }) => {
        const record = play.save();
        if (record !== null) this.#copy(record);
      }),
      save: this.#do(({ game, play }) => {
        const record = play.save();
        if (record !== null) saveFile(`${game.id}.json`, record);
      }),
      load: (file) => void this.#load(file),
      pace: (speed) => {
        this.#director.speed = speed;
        this.requestUpdate();
      },
    };

    /** Another game from a position of this one. */
    #fork(match: Match, ply: number): void {
      const next = forked(match, ply, this.#around);
      if (next !== null) this.#take(next);
    }

    async #load(file: File | undefined): Promise<void> {
      const match = this.#match;
      if (file === undefined || match === null) return;
      const next = this.#loaded(match.game, await file.text());
      if (next !== null) this.#take(next);
    }

    #analyse({ game, play }: Match): void {
      const control = new AbortController();
      this.#analysis = control;
      const asked = {
        play,
        bot: strongestBot(game),
        worker: () => this.#worker(),
        catalogues: this.#catalogues(),
        signal: control.signal,
        onLines: (lines: readonly Line[]) => {
          if (this.#analysis !== control) return;
          this.#lines = lines;
          this.requestUpdate();
        },
      };
      void game.analyse(asked).then(() => {
        if (this.#analysis === control) this.#analysis = null;
        this.requestUpdate();
      });
    }
  };
