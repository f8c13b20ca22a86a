/**
 * The progress through a lesson: the step on the screen, the wrong tries, and the moves that the lesson makes by itself.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../../core/contract/game.js';
import type { Face } from '../../../face/face.js';
import type { AnySession } from '../../session/any-session.js';
import type { Around, PlayGame } from '../game.js';
import { asksFor, type Lesson, type LessonStep } from '../lesson.js';
import { coached } from './coach.js';

/** The number of wrong tries after which a hint is given. */
const mostTries = 2;

/** The first legal move that a step asks for; undefined if no legal move fits. */
const firstMove = (play: AnySession, game: PlayGame, step: LessonStep): string | undefined =>
  game.open(<T extends GameTypes>({ game: rules }: Face<T>) => {
    const { view } = play.snapshot();
    // A lesson only passes views of sessions of this game.
    const texts = view === null ? [] : rules.legalMoves(view).map(rules.moveText.print);
    return texts.find((text) => asksFor(step, text));
  });

/** Returns the session of the seat that decides: in a game that hides something, only this seat may move. */
const deciderOf = (play: AnySession, { hides }: PlayGame): AnySession => {
  const [seat = null] = play.snapshot().deciding;
  return hides ? play.as(seat) : play;
};

/** A lesson in progress. */
export class Course {
  readonly game: PlayGame;
  readonly lesson: Lesson;
  readonly #around: Around;
  readonly #changed: () => void;
  #at = 0;
  #tries = 0;
  #isDone = false;
  #play: AnySession;
  /** The session shown by the board. */
  #shown: AnySession;
  #leave: (() => void) | undefined;

  constructor(game: PlayGame, lesson: Lesson, around: Around, changed: () => void) {
    [this.game, this.lesson, this.#around, this.#changed] = [game, lesson, around, changed];
    this.#play = this.#positionOf(0);
    this.#shown = this.#play;
    this.#begin();
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  /** The step shown. */
  get step(): LessonStep {
    return this.lesson.steps[this.#at]!;
  }

  /** True once the move of the step has been made. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** True if the step on the screen is the last of the lesson. */
  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1;
  }

  /** True once there have been enough wrong tries to offer a hint. */
  get wantsHint(): boolean {
    return !this.#isDone && this.#tries >= mostTries;
  }

  /** The session that the board shows. */
  get session(): AnySession {
    return this.#shown;
  }

  /** Counts a wrong try; called after each refused click. */
  missed(): void {
    if (this.#isDone) return;
    this.#tries++;
    this.#changed();
  }

  /** Goes to a different step of the lesson; does nothing if the lesson has no such step. */
  go(at: number): void {
    if (this.lesson.steps[at] === undefined) return;
    this.close();
    this.#at = at;
    this.#play = this.#positionOf(at);
    this.#begin();
    this.#changed();
  }

  /** Ends the session of the step. */
  close(): void {
    this.#leave?.();
    this.#play.close();
  }

  #begin(): void {
    const { step } = this;
    [this.#tries, this.#isDone] = [0, false];
    const mine = deciderOf(this.#play, this.game);
    this.#shown = this.game.open((face) => coached(face, mine, (text) => asksFor(step, text)));
    const [play, { view }] = [this.#play, mine.snapshot()];
    this.#leave = play.subscribe(() => {
      // A decision counts as made even if it still waits for those of other seats.
      if (this.#isDone || play !== this.#play || mine.snapshot().view === view) return;
      this.#isDone = true;
      this.#changed();
      void this.#reply(play, step.replies);
    });
  }

  /** Plays the moves that answer the learner's move, with a pause before each of them. */
  async #reply(play: AnySession, replies: readonly string[]): Promise<void> {
    for (const reply of replies) {
      await this.#around.pace();
      if (play !== this.#play) return;
      deciderOf(play, this.game).play(reply);
    }
    if (play === this.#play) this.#changed();
  }

  /** Opens the position in which a step begins; if the step states no position, the earlier steps are played to reach it. */
  #positionOf(at: number): AnySession {
    const { steps } = this.lesson;
    const from = steps.findLastIndex(({ position }, index) => index <= at && position !== null);
    const start = steps[Math.max(0, from)]!.position;
    const play = this.game.begin({ options: {}, ...(start === null ? {} : { start }) }, this.#around);
    for (const step of steps.slice(Math.max(0, from), at)) {
      const mine = deciderOf(play, this.game);
      mine.play(firstMove(mine, this.game, step) ?? '');
      for (const reply of step.replies) deciderOf(play, this.game).play(reply);
    }
    return play;
  }
}
