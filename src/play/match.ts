/**
 * A game in a page: who sits where, whose eyes the board has, and when the screen is handed over.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isSeat, type Seat } from '../core/values/seat.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';
import type { Played } from '../session/snapshot.js';
import type { Around, Beginning, PlayGame } from './game.js';

/** A move of an example that the rules refuse. */
export interface Tried {
  /** After how many moves. */
  readonly ply: number;
  /** Its text. */
  readonly move: string;
  /** The rule that it breaks; empty if none is said. */
  readonly rule: string;
  /** Why it is refused. */
  readonly text: string;
}

/** A game in a page. */
export class Match {
  readonly game: PlayGame;
  /** The session with the eyes of everybody who may look. */
  readonly play: AnySession;
  /** How it began: a rematch begins so again. */
  readonly how: Beginning;
  /** True for an example of a rule book: whoever has the link knows what is hidden in it. */
  isStudy = false;
  /** True if the game is over, whichever of its positions is shown. */
  hasEnded = false;
  /** True while the position changes for a moment that nobody sees. */
  isSaving = false;
  /** The moves of an example that the rules refuse. */
  tried: readonly Tried[] = [];
  /** The seat that the screen is handed to; null while somebody has it. */
  asked: Seat | null = null;
  /** The seat that has the screen, where several people play and something is hidden. */
  #holder: Seat | null = null;

  constructor(game: PlayGame, how: Beginning, around: Around) {
    [this.game, this.how] = [game, how];
    this.play = game.begin(how, around);
  }

  /** The seats of people. */
  get persons(): readonly Seat[] {
    return this.play.snapshot().seats.flatMap(({ bot }, seat) => (bot === null && isSeat(seat) ? [seat] : []));
  }

  /** The session in the eyes of whoever looks: the only person; where several play and something is hidden, whoever has the screen; else everybody. */
  get mine(): AnySession {
    const [only, ...others] = this.persons;
    if (only !== undefined && others.length === 0) return this.play.as(only);
    return this.game.hides ? this.play.as(this.#holder) : this.play;
  }

  /** The moves so far: where several people look at one screen, as far as all of them may know them. */
  get history(): readonly Played[] {
    return (this.game.hides && this.persons.length > 1 ? this.play.as(null) : this.mine).history();
  }

  /** The record of the game up to a ply, whichever position is shown; left out: of all of it. Null where there is none to give. */
  record(upTo?: number): string | null {
    const { ply, plies } = this.play.snapshot();
    const to = upTo ?? plies;
    if (ply === to) return this.play.save();
    this.isSaving = true;
    const isThere = !isLeft(this.play.jump(to));
    const record = isThere ? this.play.save() : null;
    if (isThere) this.play.jump(ply);
    this.isSaving = false;
    return record;
  }

  /** Hands the screen over, where something is hidden from the one who has it. */
  update(): void {
    const { persons } = this;
    const { deciding, end, ply, plies } = this.play.snapshot();
    if (ply === plies) this.hasEnded = end !== null;
    const [mover = null] = deciding.filter((seat) => persons.includes(seat));
    if (!this.game.hides || persons.length < 2) this.asked = null;
    else if (this.isStudy) [this.asked, this.#holder] = [null, mover];
    else if (mover !== null && this.#holder !== mover) [this.asked, this.#holder] = [mover, null];
  }

  /** The one who was asked has the screen. */
  reveal(): void {
    [this.#holder, this.asked] = [this.asked, null];
  }

  /** Takes back, and nobody has the screen any more. */
  undo(): void {
    this.#holder = null;
    this.mine.undo();
  }

  /** Plays the moves of an example, each for the seat that decides. */
  replay(moves: readonly string[]): void {
    const { rules } = this.game;
    this.tried = moves.flatMap((move) => {
      const [mover = null] = this.play.snapshot().deciding;
      const done = (this.game.hides ? this.play.as(mover) : this.play).play(move);
      if (!isLeft(done)) return [];
      const { left: why } = done;
      const { rule = '' } = why;
      const text = why._tag === 'Fault' ? why.reason : why.text;
      return [{ ply: this.play.snapshot().ply, move, rule: Object.hasOwn(rules, rule) ? rule : '', text }];
    });
  }

  /** The score of a seat, which may be that of its team; null while it is not known. */
  scoreOf(seat: number, { score, view, seats }: AnySnapshot): number | null {
    if (score === null || view === null) return null;
    return score[score.length === seats.length ? seat : this.game.teams(view)[seat]!]!;
  }

  /** The points that each seat made between two moments; null where they are not known. */
  gainsOf(before: AnySnapshot, now: AnySnapshot): readonly (number | null)[] {
    return now.seats.map((_, seat) => {
      const [was, is] = [this.scoreOf(seat, before), this.scoreOf(seat, now)];
      return was === null || is === null ? null : is - was;
    });
  }
}
