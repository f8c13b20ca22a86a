/**
 * A game on this machine: how it began, who plays, who views the board, and when the screen changes hands.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { reasonIn } from '../../core/contract/reason.js';
import type { Seat } from '../../core/values/seat.js';
import type { AnySession } from '../session/any-session.js';
import type { Played } from '../session/snapshot.js';
import type { Around, Beginning, PlayGame } from './game.js';
import { Sitting } from './sitting.js';

/** The moves that were dropped when a move was made from an earlier position. */
export interface DroppedMoves {
  /** The record of the game with these moves. */
  readonly record: string;
  readonly count: number;
}

/** A game on this machine. */
export class Match extends Sitting {
  declare readonly game: PlayGame;
  /** How the game began; a rematch begins in the same way. */
  readonly how: Beginning;
  /** The moves that can be brought back; null if no moves were dropped. */
  dropped: DroppedMoves | null = null;
  /** The game as it was when people began to look at earlier positions; null while the last position is shown. */
  #kept: DroppedMoves | null = null;
  /** The seat whose player has the screen, if several people play a game with hidden information. */
  #holder: Seat | null = null;

  constructor(game: PlayGame, how: Beginning, around: Around) {
    super(game, game.begin(how, around), game);
    this.how = how;
  }

  /**
   * The session as its viewer sees it. If one person plays, that person is the viewer. If several people play, the viewer is the person who has the
   * screen or, if nothing is hidden, all of them together.
   */
  override get mine(): AnySession {
    const [only, ...others] = this.persons;
    if (only !== undefined && others.length === 0) return this.play.as(only);
    return this.game.hides ? this.play.as(this.#holder) : this.play;
  }

  /** The moves so far. If something is hidden and several people share one screen, only what all of these people may know is included. */
  override get history(): readonly Played[] {
    return (this.game.hides && this.persons.length > 1 ? this.play.as(null) : this.mine).history();
  }

  /** The seat whose strip is below the board; if everybody shares one screen, the seat of the first person. */
  override get own(): readonly number[] {
    const [viewer] = super.own;
    return viewer === undefined ? this.persons.slice(0, 1) : [viewer];
  }

  /**
   * The record of the game up to a ply, whichever position is shown; if the ply is left out, the record of the whole game. The result is null if the
   * game has no record.
   */
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

  /** Shows the position after the given number of moves, and keeps the whole game in case a move from there drops the rest. */
  look(to: number): void {
    const { ply, plies } = this.play.snapshot();
    const record = ply === plies ? this.play.save() : null;
    if (record !== null) this.#kept = { record, count: plies };
    this.play.jump(to);
  }

  /** Brings dropped moves back. */
  restore(): void {
    if (this.dropped !== null) this.play.load(this.dropped.record);
    this.dropped = null;
  }

  /** Keeps the moves that have just been dropped, or forgets the game that was kept if people are back at its last position. */
  #watch(): void {
    const { ply, plies, cause } = this.play.snapshot();
    if (ply < plies || this.#kept === null) return;
    const { record, count } = this.#kept;
    if (cause === 'played' && plies <= count) this.dropped = { record, count: count - plies + 1 };
    this.#kept = null;
  }

  /** Asks the next player to take over the screen if something is hidden and a different player has the screen. */
  override update(): void {
    super.update();
    this.#watch();
    const { persons } = this;
    const [mover = null] = this.play.snapshot().deciding.filter((seat) => persons.includes(seat));
    if (!this.game.hides || persons.length < 2) this.asked = null;
    else if (this.isStudy) [this.asked, this.#holder] = [null, mover];
    else if (mover !== null && this.#holder !== mover) [this.asked, this.#holder] = [mover, null];
  }

  override leave(): void {
    this.play.close();
  }

  /** Shows the position to the player who has just been handed the screen. */
  reveal(): void {
    [this.#holder, this.asked] = [this.asked, null];
  }

  /** Takes moves back, after which the screen must be handed over again. */
  undo(): void {
    this.#holder = null;
    this.mine.undo();
  }

  /** Plays the moves of an example, each for the seat that decides, and remembers the moves that the rules refuse. */
  replay(moves: readonly string[]): void {
    const { rules } = this.game;
    this.tried = moves.flatMap((move) => {
      const [mover = null] = this.play.snapshot().deciding;
      const done = (this.game.hides ? this.play.as(mover) : this.play).play(move);
      if (!isLeft(done)) return [];
      const { left: why } = done;
      const { rule = '' } = why;
      const text = reasonIn(why);
      return [{ ply: this.play.snapshot().ply, move, rule: Object.hasOwn(rules, rule) ? rule : '', text }];
    });
  }
}
