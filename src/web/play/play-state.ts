/**
 * The game that an element shows, the latest snapshot of that game, and the panels that people have opened.
 *
 * @packageDocumentation
 */

import { orNull } from '../../core/values/absent.js';
import { printFault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Place } from '../../face/part.js';
import type { AnySnapshot } from '../session/any-session.js';
import { Analysing } from './analysis-panel.js';
import { Dealing } from './card-panel.js';
import { Director } from './director.js';
import { Logbook } from './logbook.js';
import { Match } from './match.js';
import { keptNaming } from './naming.js';
import { Remembering } from './past.js';
import { Foreseeing } from './plan-panel.js';
import { LookingBack } from './review-panel.js';
import type { Tab } from './scene.js';
import { declinedIn, hasComment, type PlayerQuestion } from './sent.js';
import type { Sitting } from './sitting.js';

/** The time, in milliseconds, for which a note about an action or a new comment is shown. */
const noted = 4000;

/** The interval at which running clocks are updated, in milliseconds. */
const tick = 500;

/** The game that an element shows, and the state of the panels around it. */
export class Holding {
  readonly director = new Director();
  readonly lookingBack: LookingBack;
  readonly analysis: Analysing;
  readonly dealing: Dealing;
  readonly foreseeing: Foreseeing;
  readonly remembering: Remembering;
  readonly logbook: Logbook;
  tab: Tab = 'moves';
  naming = keptNaming();
  /** The number of comments that the viewer has seen. */
  #read = 0;
  /** The number of seats chosen in the form for a new game; null while there is no form. */
  forming: number | null = null;
  isResigning = false;
  /** The seat to be claimed, after the first of the two clicks by which people claim a seat; otherwise null. */
  claiming: Seat | null = null;
  /** The text in the field for comments. It stays there until the comment has arrived at the table. */
  draft = '';
  problem = '';
  /** The places of a proposed move, which the board marks. */
  marked: readonly Place[] = [];
  readonly #changed: () => void;
  #match: Sitting | null = null;
  #leave: (() => void) | undefined;
  #seen: AnySnapshot | null = null;
  #gains: readonly (number | null)[] = [];
  #note = '';
  #toast = '';
  #toasting: ReturnType<typeof setTimeout> | undefined;
  #sent: string | null = null;
  #declined: PlayerQuestion | null = null;
  #withdrawn: PlayerQuestion | null = null;
  #heard = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.lookingBack = new LookingBack(changed);
    this.analysis = new Analysing(changed);
    this.foreseeing = new Foreseeing(changed);
    this.remembering = new Remembering(changed);
    this.logbook = new Logbook(changed);
    this.dealing = new Dealing(() => this.#lead(null));
  }

  get match(): Sitting | null {
    return this.#match;
  }

  /** The game, if it runs on this machine; otherwise null. */
  get own(): Match | null {
    return this.#match instanceof Match ? this.#match : null;
  }

  /** The latest snapshot. */
  get seen(): AnySnapshot | null {
    return this.#seen;
  }

  /** The points that each seat gained at the latest change in the scores; null for a seat whose points are not known. */
  get gains(): readonly (number | null)[] {
    return this.#gains;
  }

  /** The note about the latest action, for instance that a text was copied; empty if there is none. */
  get note(): string {
    return this.#note;
  }

  /** The number of comments that have arrived while people read something else. */
  get unread(): number {
    return Math.max(0, (this.#seen?.comments.length ?? 0) - this.#read);
  }

  /** The latest comment of somebody else, for a few seconds after it arrived while people read something else; otherwise empty. */
  get toast(): string {
    return this.#toast;
  }

  /** The viewer's question that was declined since the last move; null if there is none. */
  get declined(): PlayerQuestion | null {
    return this.#declined;
  }

  /** The moment, by a clock that nobody can set, at which the clocks of the game were last read. */
  get heard(): number {
    return this.#heard;
  }

  /** Shows a different game. If the new game cannot begin, the reason is shown, and the previous game stays on the screen. */
  take(match: Sitting): boolean {
    const { fault } = match.play.snapshot();
    if (fault !== null) {
      match.leave();
      this.tell(printFault(fault));
      return false;
    }
    this.close();
    [this.#match, this.problem, this.forming, this.tab] = [match, '', null, 'moves'];
    this.#leave = match.play.subscribe(() => this.#follow());
    this.#clock = setInterval(() => {
      if (this.#seen?.end === null && (this.#seen.times ?? this.#seen.claims) !== null) this.#changed();
    }, tick);
    this.show();
    void this.dealing.load(match.game);
    this.#lead(null);
    return true;
  }

  close(): void {
    this.#leave?.();
    clearInterval(this.#clock);
    this.analysis.stop();
    this.foreseeing.close();
    this.remembering.close();
    this.logbook.close();
    this.lookingBack.close();
    this.#match?.leave();
    this.director.close();
    [this.#match, this.#seen, this.#gains, this.marked] = [null, null, [], []];
    [this.draft, this.#sent, this.#declined, this.#withdrawn, this.claiming] = ['', null, null, null, null];
    this.#read = 0;
    this.#untoast();
  }

  /** Shows the present state of the game. If the next player may see something that the previous player may not see, the screen is handed over first. */
  show(): void {
    const match = this.#match;
    if (match === null) return;
    match.update();
    const [before, now] = [this.#seen, match.mine.snapshot()];
    if (before !== null && before.ply !== now.ply) this.#gain(match.gainsOf(before, now), now.ply - before.ply);
    if (now.ply !== before?.ply) [this.isResigning, this.claiming] = [false, null];
    if (before !== null && before.view !== null) this.#announce(before, now);
    this.#hear(before, now);
    if (now.times !== before?.times || now.claims !== before.claims) this.#heard = performance.now();
    this.#seen = now;
    this.logbook.follow(match);
    const isFirst = before === null || before.view === null;
    if (this.tab === 'talk' || isFirst) this.#read = now.comments.length;
    this.#changed();
  }

  /** Opens a part of the panel. */
  open(tab: Tab): void {
    this.tab = tab;
    if (tab !== 'talk') return;
    this.#read = this.#seen?.comments.length ?? 0;
    this.#untoast();
  }

  /** Shows the latest comment for a few seconds, unless people read the comments or wrote it themselves. */
  #announce(before: AnySnapshot, now: AnySnapshot): void {
    const latest = now.comments.slice(before.comments.length).at(-1);
    const isOwn = this.#sent !== null && hasComment(before, now, this.#sent);
    if (latest === undefined || isOwn || this.tab === 'talk') return;
    this.#untoast();
    this.#toast = latest.text;
    this.#toasting = setTimeout(() => {
      this.#untoast();
      this.#changed();
    }, noted);
  }

  #untoast(): void {
    clearTimeout(this.#toasting);
    this.#toast = '';
  }

  /** Remembers which comment was sent, and empties the field for comments when that comment has arrived. */
  send(text: string): void {
    [this.draft, this.#sent] = [text, text];
  }

  /** Remembers an answer to a question. If the question is the viewer's own, it is withdrawn, and nobody else is said to have declined it. */
  answer(question: PlayerQuestion, accept: boolean): void {
    if (!accept && this.#seen?.[question]?.by === this.#seen?.viewer) this.#withdrawn = question;
  }

  /** Finds out what became of the comments and questions that people sent. */
  #hear(before: AnySnapshot | null, now: AnySnapshot): void {
    this.#declined = declinedIn(before, now, this.#declined, this.#withdrawn);
    if (this.#withdrawn !== null && now[this.#withdrawn] === null) this.#withdrawn = null;
    if (this.#sent === null || !hasComment(before, now, this.#sent)) return;
    if (this.draft === this.#sent) this.draft = '';
    this.#sent = null;
  }

  /** Remembers the points gained by a move until a later move changes the scores. A jump to a different position clears these points. */
  #gain(gains: readonly (number | null)[], plies: number): void {
    if (plies < 0 || plies > gains.length) this.#gains = [];
    else if (gains.some((gain) => gain !== 0)) this.#gains = gains;
  }

  /** Shows a fault. */
  tell(problem: string): void {
    this.problem = problem;
    this.#changed();
  }

  /** Briefly shows a note about an action. */
  say(note: string): void {
    this.#note = note;
    this.#changed();
    setTimeout(() => {
      this.#note = '';
      this.#changed();
    }, noted);
  }

  /** Shows the next move immediately. */
  skip(): void {
    if (this.director.isBusy) this.director.skip();
  }

  /**
   * Opens the part of the panel that shows something new, unless people are reading a different part. Closes a part of the panel whose content no
   * longer exists.
   */
  #lead(before: AnySnapshot | null): void {
    const now = this.#seen;
    if (now === null) return;
    const isOffering = this.dealing.isOffering(now);
    if (now.end !== null && before?.end == null) this.tab = 'result';
    else if (isOffering && this.tab === 'moves' && !this.dealing.isOffering(before)) this.tab = 'choose';
    else if ((now.end === null && this.tab === 'result') || (!isOffering && this.tab === 'choose')) this.tab = 'moves';
    this.#changed();
  }

  #follow(): void {
    const match = this.#match;
    if (match === null || match.isJumping) return;
    const before = this.#seen;
    this.analysis.stop();
    this.show();
    const now = this.#seen;
    if (now === null) return;
    this.#lead(before);
    this.remembering.follow(now);
    if (now.ply === before?.ply) return;
    this.marked = [];
    if (now.end !== null) this.foreseeing.close();
    else this.foreseeing.follow(match, orNull(now.last?.text));
    // The board draws the move in this task. Begin the beat afterwards, so that a slow drawing does not shorten the animation.
    if (now.cause === 'played') void Promise.resolve().then(() => this.director.began());
  }
}
