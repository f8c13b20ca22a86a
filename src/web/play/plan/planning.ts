/**
 * A plan: a seat's next moves, made in advance on a copy of the position. In a plan, the rules refuse the same moves as in the game itself. If the
 * game has quiet moves, the other seats make quiet moves; otherwise the planner moves for all seats. If the game hides something, the hidden parts of
 * the copy are drawn at random from those that the planning seat considers possible. The copy is shown as that seat would see it, so these parts
 * never become visible.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { reasonIn } from '../../../core/contract/reason.js';
import type { Seat } from '../../../core/values/seat.js';
import { type Message, message } from '../../../face/message.js';
import type { AnyDone, AnySession, AnySnapshot } from '../../session/any-session.js';
import type { Around, PlayGame, Purse } from '../game.js';
import { strongestBot } from '../levels.js';
import { foresee, type SeatForecast } from './foresee.js';

/** A change in one of a seat's possessions. */
export interface Effect {
  readonly of: Message;
  readonly by: number;
}

/** A move of a plan. */
export interface PlanStep {
  /** The move as text. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
  /** What the move costs and gains until the seat's next decision, including income. */
  readonly effects: readonly Effect[];
}

/** The greatest number of quiet moves that are made automatically in a row. No game needs this many quiet moves between two decisions of a seat. */
const most = 500;

/** The points of every team, each with the names of the team's players. */
const pointsIn = ({ teams }: PlayGame, { view, score, seats }: AnySnapshot): Purse => {
  const teamOf = score?.length === seats.length ? seats.map((_, seat) => seat) : teams(view);
  return (score ?? []).map((points, team) => {
    const who = seats.flatMap(({ name }, seat) => (teamOf[seat] === team ? [name] : [])).join(', ');
    return [message('play.plan.points', { who }), points];
  });
};

/** The possessions of a seat, or the points of every team if the game does not count possessions. */
const purseOf = (game: PlayGame, seen: AnySnapshot, seat: Seat): Purse =>
  game.purse === null ? pointsIn(game, seen) : game.purse(seen.view, seat);

const effectsOf = (before: Purse, after: Purse): readonly Effect[] =>
  after.flatMap(([of, amount], index) => {
    const was = before[index];
    return was === undefined || was[1] === amount ? [] : [{ of, by: amount - was[1] }];
  });

/** A plan for one seat. */
export class Planning {
  readonly game: PlayGame;
  readonly seat: Seat;
  readonly #around: Around;
  readonly #changed: () => void;
  #all: AnySession;
  #leave: (() => void) | undefined;
  #steps: readonly PlanStep[] = [];
  #refused: string | null = null;
  #purse: Purse = [];
  /** The number of moves that had been made on the plan's copy of the game when the plan was last updated. */
  #known = 0;
  #isBusy = false;
  #foreseen: SeatForecast | null = null;
  #looking: AbortController | null = null;
  #position: string;

  /**
   * @param game - the game
   * @param position - the text of the position from which the plan begins
   * @param seat - the seat that plans
   * @param around - what the game needs from the page, for instance a worker for bots
   * @param changed - called after each change
   */
  constructor(game: PlayGame, position: string, seat: Seat, around: Around, changed: () => void) {
    [this.game, this.seat, this.#position, this.#around, this.#changed] = [game, seat, position, around, changed];
    this.#all = this.#open();
    this.#look();
  }

  /** The session on which the plan is made. */
  get board(): AnySession {
    return this.#hasQuiet ? this.#all.as(this.seat) : this.#all;
  }

  /** The planned moves. */
  get steps(): readonly PlanStep[] {
    return this.#steps;
  }

  /** The possessions that the planning seat would have after the planned moves. */
  get purse(): Purse {
    return this.#purse;
  }

  /** The forecast for the seat that decides after the plan; null while this forecast is not known. */
  get foreseen(): SeatForecast | null {
    return this.#foreseen;
  }

  /** The planned move that the rules now refuse, with the reason; null if no planned move is refused. */
  get refused(): string | null {
    return this.#refused;
  }

  /** True if the other seats make quiet moves in a plan: passes, and other moves that change little. */
  get #hasQuiet(): boolean {
    return this.game.quiet !== null;
  }

  /** Takes back the last planned move. */
  back(): void {
    this.#replay(this.#steps.slice(0, -1));
  }

  /** Starts the plan again from a new position, with as many of the planned moves as the rules still allow. */
  rebase(position: string, isFirstMade: boolean): void {
    this.#position = position;
    this.#replay(this.#steps.slice(isFirstMade ? 1 : 0));
  }

  close(): void {
    this.#looking?.abort();
    this.#leave?.();
    this.#all.close();
  }

  #open(): AnySession {
    const play = this.game.begin({ options: {}, start: this.#position }, { ...this.#around, worker: () => undefined });
    [this.#all, this.#steps, this.#refused] = [play, [], null];
    this.#quieten();
    this.#known = play.history().length;
    this.#purse = purseOf(this.game, this.board.snapshot(), this.seat);
    this.#leave = play.subscribe(() => this.#follow());
    return play;
  }

  #replay(steps: readonly PlanStep[]): void {
    this.close();
    this.#open();
    for (const { text, words } of steps) {
      const done: AnyDone = this.board.play(text);
      if (!isLeft(done)) continue;
      this.#refused = `${words}: ${reasonIn(done.left)}`;
      break;
    }
    this.#look();
    this.#changed();
  }

  /** Lets the other seats make quiet moves until the planning seat decides or the game ends. */
  #quieten(): void {
    const { quiet } = this.game;
    this.#isBusy = true;
    for (let count = 0; quiet !== null && count < most; count++) {
      const { deciding, end } = this.#all.snapshot();
      const [other] = deciding;
      if (end !== null || other === undefined || deciding.includes(this.seat)) break;
      const mine = this.#all.as(other);
      const move = quiet(mine.snapshot().moves);
      if (move === null || isLeft(mine.play(move))) break;
    }
    this.#isBusy = false;
  }

  /** Adds to the plan a move that was made on the copy, with the move's effects up to the seat's next decision. */
  #follow(): void {
    if (this.#isBusy) return;
    const made = this.#all.history().slice(this.#known, this.#known + 1);
    this.#quieten();
    this.#known = this.#all.history().length;
    for (const { text, words } of made) {
      if (text === null) continue;
      const now = purseOf(this.game, this.board.snapshot(), this.seat);
      this.#steps = [...this.#steps, { text, words: words ?? text, effects: effectsOf(this.#purse, now) }];
      this.#purse = now;
    }
    this.#look();
    this.#changed();
  }

  /** Begins to compute a forecast for the position after the plan; the earlier forecast is dropped. */
  #look(): void {
    this.#looking?.abort();
    [this.#foreseen, this.#looking] = [null, null];
    const port = this.#around.worker();
    if (port === undefined) return;
    const control = new AbortController();
    this.#looking = control;
    const { game } = this;
    void game
      .open((face) => foresee(face, this.#all, strongestBot(game), port, control.signal))
      .then((found) => {
        if (control.signal.aborted) return;
        this.#foreseen = found;
        this.#changed();
      });
  }
}
