/**
 * Makes a session for a board from the positions that a page supplies. The page, not the board, decides the result of a move. The session keeps only
 * the seat's view of each position.
 *
 * The game's codecs read everything that a page supplies; a value that cannot be read gives a fault and leaves the position as it was.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { type Legal, mintAll } from '../../core/contract/legal.js';
import { isGameOver } from '../../core/playing/chance.js';
import { checkRecorded } from '../../core/playing/recorded.js';
import { hides, legalMovesOf } from '../../core/playing/seat-moves.js';
import { decode } from '../../core/reading/codec.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import type { Catalogue } from '../../face/message.js';
import type { Place } from '../../face/part.js';
import type { Confirm, Deed, Driver, Eye } from '../session/driver.js';
import { emptySight } from '../session/empty-sight.js';
import { sessionOf } from '../session/handle.js';
import { happeningOf, nothingHappened } from '../session/happening.js';
import { tellAll } from '../session/listeners.js';
import type { Done, NamedMove, Session, Sight, Viewer } from '../session/snapshot.js';
import { roleIn, speakerOf } from '../session/touch.js';

/** A position as the page supplies it. */
export interface Given {
  /** The state or view to be shown, or its text; `Same` keeps the present position. */
  readonly from:
    | { readonly _tag: 'State' | 'View'; readonly value: unknown }
    | { readonly _tag: 'Text'; readonly text: string }
    | { readonly _tag: 'Start' }
    | { readonly _tag: 'Same' };
  /** The seat that sees the board and plays on it; null if all seats to move share one screen. */
  readonly seat: Seat | null;
  /** The moves that may be made; null allows all moves that are legal. */
  readonly moves: unknown;
  /** The move that led to the position; null if the move is not known. */
  readonly last: unknown;
}

/** Reads a value that is either already decoded or given as JSON. */
const valueOf = <A>(codec: t.Type<A, unknown>, u: unknown): Either<Fault, A> =>
  codec.is(u) ? right(u) : decode(codec)(u);

const eyes = (seat: Seat | null): Option<Seat> => (seat === null ? none : some(seat));

/** The seat's view, and the places touched by the move that led to this view. */
interface SuppliedView<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat | null;
  readonly touched: readonly Place[];
}

type ViewResult<T extends GameTypes> = Either<Fault, T['View'] | undefined>;

/** The seat's view of a given position; undefined if the seat may see nothing of it. */
const readWith =
  <T extends GameTypes>(game: Game<T>) =>
  ({ from, seat }: Given, shown: SuppliedView<T> | undefined): ViewResult<T> => {
    const seen = (state: Either<Fault, T['State']>): ViewResult<T> =>
      isLeft(state) ? state : right(game.view(eyes(seat))(state.right));
    switch (from._tag) {
      case 'State':
        return seen(valueOf(game.state, from.value));
      case 'View':
        return valueOf(game.viewState, from.value);
      case 'Text': {
        const state = seen(game.position.parse(from.text));
        const view = game.viewText.parse(from.text);
        return isLeft(state) && !isLeft(view) ? view : state;
      }
      case 'Start': {
        const options = decode(game.options)({});
        if (isLeft(options)) return options;
        const start = game.setup(options.right, 1);
        return isLeft(start) ? left(fault([], start.left.text, start.left.rule)) : seen(start);
      }
      case 'Same':
        // Never show one seat's view to another seat.
        return right(shown === undefined || (hides(game) && shown.seat !== seat) ? undefined : shown.view);
    }
  };

/** The moves that the given seat may make. If all seats share one screen and nothing is hidden, the moves of all seats are listed. */
const legalFor = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat | null,
): readonly Legal<T['Move']>[] => {
  if (seat === null) return hides(game) ? [] : game.legalMoves(view);
  return legalMovesOf(game)(view, seat);
};

/** The moves from the page's list that are legal in the shown position; null if the page supplied no list. */
const allowed = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  moves: unknown,
): readonly Legal<T['Move']>[] | null => {
  if (!Array.isArray(moves)) return null;
  const list: readonly unknown[] = moves;
  return mintAll(
    list.slice(0, mostMoves).flatMap((one) => {
      const move = valueOf(game.move, one);
      if (isLeft(move)) return [];
      const checked = game.check(move.right)(view);
      return isLeft(checked) ? [] : [checked.right];
    }),
  );
};

const mostMoves = 4096;

/** The move that led to a view; null if the move was not legal in the previous position, or if the seat may not see it. */
const madeMove = <T extends GameTypes>(
  game: Game<T>,
  before: T['View'],
  seat: Seat | null,
  last: unknown,
): T['Move'] | null => {
  if (last === null) return null;
  if (game.isSecret(before) && !game.toMove(before).some((one) => one === seat)) return null;
  const move = valueOf(game.move, last);
  return isLeft(move) || isLeft(checkRecorded(game)(move.right)(before)) ? null : move.right;
};

/** The functions through which a session gets a board's settings and reports the moves made. */
export interface Ears<T extends GameTypes> {
  /** Returns the setting that says when a board asks for confirmation before making the only move that fits the picks. */
  readonly confirm: () => Confirm;
  /** Called with a move that a person has made. */
  readonly made: (move: NamedMove<T>) => void;
  /** The names of the players, by seat. */
  readonly names: () => readonly (string | null)[];
  /** The catalogues that are searched before the English catalogue. */
  readonly catalogues: () => readonly Catalogue[];
}

/** A session for the latest position that a page supplied, and the function that shows a new position. */
export interface Handed<T extends GameTypes> {
  /** The session that a board shows. */
  readonly session: Session<T>;
  /** Shows what a page supplies; a value that cannot be read gives a fault and changes nothing. */
  readonly show: (given: Given) => Either<Fault, void>;
}

class HandedPosition<T extends GameTypes> implements Driver<T> {
  readonly face: Face<T>;
  readonly #ears: Ears<T>;
  readonly #read: (given: Given, shown: SuppliedView<T> | undefined) => ViewResult<T>;
  readonly #listeners = new Set<() => void>();
  #shown: SuppliedView<T> | undefined;
  #sight: Sight<T> = { ...emptySight, viewer: 'spectators', seats: [], cause: 'opened', fault: null };
  /** The move that a person made on the board, kept until the page shows the position after this move. */
  #own: T['Move'] | null = null;
  #epoch = 0;

  constructor(face: Face<T>, ears: Ears<T>) {
    this.face = face;
    this.#ears = ears;
    this.#read = readWith(face.game);
  }

  get confirm(): Confirm {
    return this.#ears.confirm();
  }

  /** True if the board only shows the position: no move can be made, yet the game is neither over nor waiting for others. */
  get onlyLooks(): boolean {
    const { moves, deciding, viewer, view } = this.#sight;
    if (moves.length > 0 || view === null || isGameOver(this.face.game)(view)) return false;
    return !(deciding.length > 0 && typeof viewer === 'number' && !deciding.includes(viewer));
  }

  speak(view: T['State'] | T['View'] | null, said: Parameters<Driver<T>['speak']>[1]): string {
    return speakerOf(this.face, this.#ears.catalogues())(view, this.#ears.names(), said);
  }

  viewer(): Viewer {
    return 'spectators';
  }

  sight(): Sight<T> {
    return this.#sight;
  }

  epoch(): number {
    return this.#epoch;
  }

  act(_: Eye, deed: Deed<T>): Done<T> {
    const { view } = this.#sight;
    if (view === null || deed._tag !== 'Play') return left(fault([], 'only the page can do that'));
    const { game } = this.face;
    const checked = game.check(deed.move)(view);
    if (isLeft(checked)) return checked;
    const move = checked.right;
    this.#own = move;
    this.#change(this.#sight);
    const words = this.speak(view, this.face.describe(view, move));
    this.#ears.made({ move, text: game.moveText.print(move), words });
    return right(undefined);
  }

  history(): readonly never[] {
    return [];
  }

  positionText(): string | null {
    const { view } = this.#sight;
    return view === null ? null : this.face.game.viewText.print(view);
  }

  save(): Either<Fault, never> {
    return left(fault([], 'only the page has the record'));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  show(given: Given): Either<Fault, void> {
    const read = this.#read(given, this.#shown);
    if (isLeft(read)) return read;
    const view = read.right;
    if (view === undefined) return left(fault([], 'there is nothing to show yet'));
    const isSame = given.from._tag === 'Same';
    const { seat } = given;
    const isKnown = !isSame && (this.#shown?.seat === seat || !hides(this.face.game));
    const before = isKnown ? this.#shown?.view : undefined;
    const { game } = this.face;
    // If the number of seats changed, it is another game, so no moves connect the two positions.
    const led = before !== undefined && game.seatCount(before) === game.seatCount(view) ? before : undefined;
    const sight = this.#sightOf(view, led, given);
    const touched = isSame && this.#shown !== undefined ? this.#shown.touched : sight.touched;
    if (!isSame) this.#own = null;
    this.#shown = { view, seat, touched };
    this.#change({ ...sight, touched });
    return right(undefined);
  }

  #change(sight: Sight<T>): void {
    this.#sight = sight;
    this.#epoch++;
    tellAll(this.#listeners);
  }

  #sightOf(view: T['View'], before: T['View'] | undefined, { seat, moves, last }: Given): Sight<T> {
    const { face } = this;
    const { game } = face;
    const move = before === undefined ? null : madeMove(game, before, seat, last ?? this.#own);
    const names = this.#ears.names();
    return {
      ...emptySight,
      viewer: seat ?? (hides(game) ? 'spectators' : 'all'),
      view,
      seats: firstSeats(game.seatCount(view)).map((one) => ({
        name: names[one] ?? game.seatName(one, view),
        role: roleIn(game.seatName(one, view)),
        bot: null,
        free: false,
      })),
      deciding: game.toMove(view),
      moves: allowed(game, view, moves) ?? legalFor(game, view, seat),
      ...(before === undefined ? nothingHappened : happeningOf(this, before, move, view)),
      cause: before === undefined ? 'opened' : 'played',
      standing: this.speak(view, face.describeView(view)),
      fault: null,
    };
  }
}

/** Makes a session that has no position until the page supplies one. */
export const handedTo = <T extends GameTypes>(face: Face<T>, ears: Ears<T>): Handed<T> => {
  const position = new HandedPosition(face, ears);
  return { session: sessionOf(position), show: (given) => position.show(given) };
};
