/**
 * Positions that a page hands in, shown through the interface of a session. The page decides the result of a move. Only the view of the seat is kept.
 *
 * Everything that a page hands in is read by the codecs of the game; a value that cannot be read is a fault, and the position stays as it was.
 *
 * @packageDocumentation
 */
import { tellAll } from '../session/telling.js';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../core/contract/game.js';
import { type Legal, mintAll } from '../core/contract/legal.js';
import { isGameOver } from '../core/playing/chance.js';
import { hides, legalMovesOf } from '../core/playing/seat-moves.js';
import { decode } from '../core/reading/codec.js';
import { type Fault, fault } from '../core/values/fault.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { Face } from '../face/face.js';
import type { Catalogue } from '../face/message.js';
import type { Place } from '../face/part.js';
import type { Confirm, Deed, Driver } from '../session/deed.js';
import { emptySight } from '../session/empty-sight.js';
import { sessionOf } from '../session/handle.js';
import { happeningOf, nothingHappened } from '../session/happening.js';
import type { Done, NamedMove, Session, Sight, Viewer } from '../session/snapshot.js';
import { roleIn, speakerOf } from '../session/touch.js';

/** A position as a page hands it in. */
export interface Given {
  /** A state, a view, or the text of one of them; `Same` keeps the present one. */
  readonly from:
    | { readonly _tag: 'State' | 'View'; readonly value: unknown }
    | { readonly _tag: 'Text'; readonly text: string }
    | { readonly _tag: 'Start' }
    | { readonly _tag: 'Same' };
  /** The seat that views and plays; null if all seats to move share one screen. */
  readonly seat: Seat | null;
  /** The moves that may be made; null for all that the rules allow. */
  readonly moves: unknown;
  /** The move that led here; null if it is not known. */
  readonly last: unknown;
}

/** A value as the program itself holds it, or the same value as JSON. */
const valueOf = <A>(codec: t.Type<A, unknown>, u: unknown): Either<Fault, A> =>
  codec.is(u) ? right(u) : decode(codec)(u);

const eyes = (seat: Seat | null): Option<Seat> => (seat === null ? none : some(seat));

/** The view of the seat, and the places of the move that led to it. */
interface Shown<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat | null;
  readonly touched: readonly Place[];
}

type Read<T extends GameTypes> = Either<Fault, T['View'] | undefined>;

/** A view of the given position; undefined if there is nothing that may be shown. */
const readWith =
  <T extends GameTypes>(game: Game<T>) =>
  ({ from, seat }: Given, shown: Shown<T> | undefined): Read<T> => {
    const seen = (state: Either<Fault, T['State']>): Read<T> =>
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
        // One seat's view is not for another seat.
        return right(shown === undefined || (hides(game) && shown.seat !== seat) ? undefined : shown.view);
    }
  };

/** The moves that the seat may make. If all seats share one screen and nothing is hidden, the list has the moves of all seats. */
const legalFor = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat | null,
): readonly Legal<T['Move']>[] => {
  if (seat === null) return hides(game) ? [] : game.legalMoves(view);
  return legalMovesOf(game)(view, seat);
};

/** Those of the moves handed in by the page that the rules allow in this position. */
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

/** The move that led to a view; null if that move does not lead there, or if the seat may not see it. */
const madeMove = <T extends GameTypes>(
  game: Game<T>,
  before: T['View'],
  seat: Seat | null,
  last: unknown,
): T['Move'] | null => {
  if (last === null) return null;
  if (game.isSecret(before) && !game.toMove(before).some((one) => one === seat)) return null;
  const move = valueOf(game.move, last);
  return isLeft(move) || isLeft(game.check(move.right)(before)) ? null : move.right;
};

/** How a board handles the moves that people make. */
export interface Ears<T extends GameTypes> {
  /** Says when a pick that leaves only one move makes that move, and when the board asks first. */
  readonly confirm: () => Confirm;
  /** Called with a move that was made. */
  readonly made: (move: NamedMove<T>) => void;
  /** The names of the players, by seat. */
  readonly names: () => readonly (string | null)[];
  /** The catalogues that are searched before the English one. */
  readonly catalogues: () => readonly Catalogue[];
}

/** A session for the position that was handed in last. */
export interface Handed<T extends GameTypes> {
  /** The session that a board shows. */
  readonly session: Session<T>;
  /** Shows what a page hands in; a value that cannot be read is a fault and changes nothing. */
  readonly show: (given: Given) => Either<Fault, void>;
}

class HandedPosition<T extends GameTypes> implements Driver<T> {
  readonly face: Face<T>;
  readonly #ears: Ears<T>;
  readonly #read: (given: Given, shown: Shown<T> | undefined) => Read<T>;
  readonly #listeners = new Set<() => void>();
  #shown: Shown<T> | undefined;
  #sight: Sight<T> = { ...emptySight, viewer: 'spectators', seats: [], cause: 'opened', fault: null };
  /** The move that a person made, until the page shows its result. */
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

  /** A board without moves only shows the position, unless its seat waits for others or the game is over. */
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

  act(_: Viewer, deed: Deed<T>): Done<T> {
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

  save(): null {
    return null;
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
    // With other seats it is another game: nothing led from there to here.
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

/** Makes a session, which has no position until the page hands one in. */
export const handedTo = <T extends GameTypes>(face: Face<T>, ears: Ears<T>): Handed<T> => {
  const position = new HandedPosition(face, ears);
  return { session: sessionOf(position), show: (given) => position.show(given) };
};
