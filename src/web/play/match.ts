/**
 * A game on this machine: how it began, who plays, who views the board, and when the screen changes hands.
 *
 * @packageDocumentation
 */
import { chain, type Either, isLeft, isRight } from 'fp-ts/Either';
import { orNull } from '../../core/values/absent.js';
import { type Fault, printFault } from '../../core/values/fault.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import type { AnySession } from '../session/any-session.js';
import type { Played } from '../session/snapshot.js';
import { type ExampleGame, exampleGame } from './example-moves.js';
import type { Around, Beginning, PlayGame } from './game.js';
import { Sitting } from './sitting.js';
import { speakerWith } from './words.js';

/** The moves that were dropped when a move was made from an earlier position. */
export interface DroppedMoves {
  /** The record of the game with these moves. */
  readonly record: string;
  readonly count: number;
}

/** The same beginning, in which players without names are counted from 1 if the game has no words for its seats. */
const numbered = (game: PlayGame, how: Beginning, around: Around): Beginning => {
  const speak = speakerWith(around.catalogues);
  const begun = game.begin({ ...how, seats: [] }, { ...around, worker: () => undefined });
  const seats = begun.snapshot().seats.map(({ role }, seat) => ({
    ...(role === '' ? { name: speak('play.player', { number: String(seat + 1) }) } : {}),
    ...how.seats?.[seat],
  }));
  begun.close();
  return seats.length === 0 ? how : { ...how, seats };
};

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
  /** The seat of a failed bot in whose place people play; null if there is none. */
  standIn: Seat | null = null;

  constructor(game: PlayGame, how: Beginning, around: Around) {
    super(game, game.begin(numbered(game, how, around), around), game);
    this.how = how;
  }

  /**
   * The session as its viewer sees it. If one person plays, that person is the viewer. If several people play, the viewer is the person who has the
   * screen or, if nothing is hidden, all of them together.
   */
  override get mine(): AnySession {
    if (this.standIn !== null) return this.play.as(this.standIn);
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

  /** The record of the game up to a ply, whichever position is shown; if the ply is left out, the record of the whole game. */
  record(upTo?: number): Either<Fault, string> {
    return this.play.save(upTo ?? this.play.snapshot().plies);
  }

  /** Shows the position after the given number of moves, and keeps the whole game in case a move from there drops the rest. */
  look(to: number): void {
    const { ply, plies } = this.play.snapshot();
    const record = ply === plies ? this.play.save() : null;
    if (record !== null && isRight(record)) this.#kept = { record: record.right, count: plies };
    this.#jump(to);
  }

  /** The sessions of everybody who looks at this screen. */
  get #screens(): readonly AnySession[] {
    const { length } = this.play.snapshot().seats;
    return [...new Set([this.play, ...[null, ...firstSeats(length)].map((viewer) => this.play.as(viewer))])];
  }

  /** Shows the same position to everybody who looks at this screen. */
  #jump(to: number): void {
    this.isJumping = true;
    for (const one of this.#screens) if (one !== this.play && one.snapshot().ply !== to) one.jump(to);
    this.isJumping = false;
    this.play.jump(to);
  }

  /** After a change of the game, shows the present position to everybody who looked at an earlier one on this screen. */
  #gather(): void {
    const { cause, ply } = this.mine.snapshot();
    if (cause !== 'jumped' && this.#screens.some((one) => one.snapshot().ply !== ply)) this.#jump(ply);
  }

  /** Brings dropped moves back. */
  restore(): void {
    if (this.dropped !== null) this.play.load(this.dropped.record);
    this.dropped = null;
  }

  /** Keeps the moves that have just been dropped, or forgets the game that was kept if people are back at its last position. */
  #watch(): void {
    const { ply, plies, cause, waiting } = this.mine.snapshot();
    if (ply < plies || this.#kept === null) return;
    const { record, count } = this.#kept;
    // A decision that waits is not among the moves yet.
    const made = waiting.length > 0 ? 0 : 1;
    if (cause === 'played' && plies - made < count) this.dropped = { record, count: count - plies + made };
    this.#kept = null;
  }

  /** Asks the next player to take over the screen if something is hidden and a different player has the screen. */
  override update(): void {
    super.update();
    if (this.play.snapshot().botFault?.seat !== this.standIn) this.standIn = null;
    this.#watch();
    this.#gather();
    const { persons } = this;
    const [mover = null] = this.play
      .snapshot()
      .deciding.filter((seat) => persons.includes(seat) && !this.#hasLeft(seat));
    if (!this.game.hides || persons.length < 2) this.asked = null;
    else if (this.isStudy) [this.asked, this.#holder] = [null, mover];
    else if (mover !== null && this.#holder !== mover) [this.asked, this.#holder] = [mover, null];
  }

  /** True if a seat has left, and nobody here plays for it. */
  #hasLeft(seat: Seat): boolean {
    const { leaving = 'ends' } = this.how;
    return leaving !== 'ends' && this.play.snapshot().left.some((one) => one.seat === seat);
  }

  override leave(): void {
    this.play.close();
  }

  /** Shows the position to the player who has just been handed the screen. */
  reveal(): void {
    [this.#holder, this.asked] = [this.asked, null];
  }

  /** Asks a bot again that has failed. */
  askAgain(): void {
    this.#jump(this.play.snapshot().plies);
  }

  /** Lets people make a move in place of a bot that has failed, and shows them what its seat sees. */
  playFor(): void {
    this.standIn = orNull(this.play.snapshot().botFault?.seat);
  }

  /** Takes moves back, after which the screen must be handed over again. */
  undo(): void {
    const { mine } = this;
    this.#holder = null;
    mine.undo();
  }

  /** Makes the moves of an example, and remembers those that the rules refuse. */
  replay(moves: readonly string[]): void {
    const done = chain((empty: string) => this.game.open(({ game }) => exampleGame(game)(empty, moves)))(
      this.play.save(),
    );
    const loaded = chain(({ record }: ExampleGame) => this.play.load(record))(done);
    if (isRight(done)) this.tried = done.right.tried;
    // Loading fails, for instance, if an address lists more moves than a record can hold.
    if (isLeft(loaded)) this.tried = [{ ply: 0, move: moves[0] ?? '', rule: '', text: printFault(loaded.left) }];
  }
}
