/**
 * A table: what a board knows of one game, as texts and places. It keeps the view of its seat and nothing else.
 *
 * Everything that a page hands in is read by the codecs of the game; what cannot be read is a fault, and the table stays as it was.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import type * as t from 'io-ts';
import { decode } from '../core/reading/codec.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { type Legal, mintAll } from '../core/contract/legal.js';
import { notYourTurn, type Refusal } from '../core/contract/refusal.js';
import { ruleUrl } from '../core/contract/rule.js';
import type { Seat } from '../core/values/seat.js';
import type { Change } from '../face/change.js';
import type { Face } from '../face/face.js';
import { say } from '../face/message.js';
import type { SvgOptions } from '../face/paint/options.js';
import type { Place } from '../face/part.js';
import { describeRefusal } from '../face/telling.js';
import { whyNot } from '../face/why-not.js';
import type { Pictures } from './pictures.js';
import { hides, legalMovesOf } from '../core/playing/seat-moves.js';
import { type Offer, offerOf } from '../face/offer.js';

/** What a page hands in. */
export interface Given {
  /** A state, a view, or the text of one of them; `Same` keeps what is there. */
  readonly from:
    | { readonly _tag: 'State' | 'View'; readonly value: unknown }
    | { readonly _tag: 'Text'; readonly text: string }
    | { readonly _tag: 'Start' }
    | { readonly _tag: 'Same' };
  /** Who looks and plays; null: everybody who is to move, at one screen. */
  readonly seat: Seat | null;
  /** The moves that may be made; null: those of the rules. */
  readonly moves: unknown;
  /** The move that led here; null if it is not known. */
  readonly last: unknown;
}

/** A move that can be made: for the page, as text, and in words. */
export interface Named {
  /** The move itself. */
  readonly move: unknown;
  /** As text. */
  readonly text: string;
  /** In words. */
  readonly words: string;
}

/** Why a click means nothing. */
export interface Why {
  /** The refusal of the nearest move. */
  readonly refusal: Refusal<string>;
  /** In words, with the number of the rule. */
  readonly words: string;
  /** The title of the rule. */
  readonly title: string;
  /** Where the rule is, below the address of the documentation. */
  readonly url: (site: string) => string;
}

/** What can be picked, and the move that can be made. */
export interface Offered extends Omit<Offer<unknown>, 'move'> {
  /** The move that can be confirmed. */
  readonly move: Named | null;
}

/** What a table shows of a position. */
export interface Sight {
  /** What the seat sees. */
  readonly view: unknown;
  /** How the game stands, in words. */
  readonly standing: string;
  /** Draws it. */
  readonly pictures: (options: SvgOptions, narrow: boolean) => readonly string[];
  /** Below this width, in pixels, the narrow pictures are drawn. */
  readonly below: number;
  /** The kinds of places that moves have here. */
  readonly kinds: ReadonlySet<string>;
  /** What is open after some clicks. */
  readonly offer: (picked: readonly Place[]) => Offered;
  /** Why some clicks mean nothing; null where no move that people try has them. */
  readonly why: (picked: readonly Place[]) => Why | null;
  /** What happened since the position before, in words: the move, then its changes. */
  readonly told: readonly string[];
  /** The same as data. */
  readonly changes: readonly Change[];
  /** The places of the last move. */
  readonly last: readonly Place[];
}

/** A table of one game. */
export interface Table {
  /** Shows what was handed in. */
  readonly show: (given: Given) => Either<Fault, Sight>;
}

/** A value of the program itself, or the same as JSON. */
const valueOf = <A>(codec: t.Type<A, unknown>, u: unknown): Either<Fault, A> =>
  codec.is(u) ? right(u) : decode(codec)(u);

const eyes = (seat: Seat | null): Option<Seat> => (seat === null ? none : some(seat));

/** Where pieces came, went or changed. */
const placesOf = (change: Change): readonly Place[] => {
  if (change._tag === 'Moved') return [change.from, change.to];
  return change._tag === 'Placed' || change._tag === 'Removed' || change._tag === 'Replaced' ? [change.at] : [];
};

/** What a table keeps: what its seat sees, and the places of the move that led there. */
interface Shown<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat | null;
  readonly last: readonly Place[];
}

type Read<T extends GameTypes> = Either<Fault, T['View'] | undefined>;

/** A view of what was handed in; undefined where there is nothing that may be shown. */
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
        // What one seat saw is not for another one.
        return right(shown === undefined || (hides(game) && shown.seat !== seat) ? undefined : shown.view);
    }
  };

/** The moves that the seat may make: all of them where everybody plays at one screen and nothing is hidden. */
const legalFor = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat | null,
): readonly Legal<T['Move']>[] => {
  if (seat === null) return hides(game) ? [] : game.legalMoves(view);
  return legalMovesOf(game)(view, seat);
};

/** Moves that a page hands in: those that the rules allow here. */
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

/** The move that led on from a view; null where it does not belong there, or where the seat may not see it. */
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

/** An empty table. */
export const tableOf = <T extends GameTypes>(face: Face<T>, pictures: Pictures<T>, below: number): Table => {
  const { game } = face;
  const speak = say([face.english]);
  const read = readWith(game);
  let shown: Shown<T> | undefined;

  const named = (view: T['View'], move: Legal<T['Move']>): Named => ({
    move,
    text: game.moveText.print(move),
    words: speak(face.describe(view, move)),
  });

  const whyOf = (refusal: Refusal<string>): Why => {
    const titles: Readonly<Record<string, string>> = game.rules;
    return {
      refusal,
      words: speak(describeRefusal(refusal)),
      title: titles[refusal.rule] ?? '',
      url: (site) => ruleUrl<string>({ id: game.id, rules: titles }, site)(refusal.rule),
    };
  };

  const sightOf = (view: T['View'], before: T['View'] | undefined, { seat, moves, last }: Given): Sight => {
    const given = allowed(game, view, moves);
    const legal = given ?? legalFor(game, view, seat);
    const offer = offerOf(face, legal);
    const mover = game.toMove(view);
    const waits = mover.length > 0 && seat !== null && !mover.includes(seat);

    const why = (picked: readonly Place[]): Why | null => {
      if (waits) {
        const names = mover.map((one) => game.seatName(one, view)).join(', ');
        return whyOf(notYourTurn(game.turnRule, `it is for ${names} to decide`, mover));
      }
      // A board without moves is to be looked at.
      if (legal.length === 0 && mover.length > 0) return null;
      const found = whyNot(face)(view, picked);
      return isSome(found) ? whyOf(found.value.refusal) : null;
    };

    const move = before === undefined ? null : madeMove(game, before, seat, last);
    const changes = before === undefined ? [] : face.changes(before, move, view);
    const words = [
      ...(before === undefined || move === null ? [] : [speak(face.describe(before, move))]),
      ...changes.map((change) => speak(face.describeChange(view, change))),
    ];
    return {
      view,
      standing: speak(face.describeView(view)),
      below,
      kinds: new Set(legal.flatMap(face.parts).map(({ kind }) => kind)),
      pictures: (options, narrow) => pictures(view, options, narrow),
      offer: (picked) => {
        const found = offer(picked);
        return { ...found, move: found.move === null ? null : named(view, found.move) };
      },
      why,
      told: words,
      changes,
      last: [...(move === null ? [] : face.parts(move)), ...changes.flatMap(placesOf)],
    };
  };

  return {
    show: (given) => {
      const view = read(given, shown);
      if (isLeft(view)) return view;
      if (view.right === undefined) return left(fault([], 'there is nothing to show yet'));
      if (given.from._tag === 'Same') {
        const sight = { ...sightOf(view.right, undefined, given), last: shown?.last ?? [] };
        shown = { view: view.right, seat: given.seat, last: sight.last };
        return right(sight);
      }
      const before = shown?.seat === given.seat || !hides(game) ? shown?.view : undefined;
      const sight = sightOf(view.right, before, given);
      shown = { view: view.right, seat: given.seat, last: sight.last };
      return right(sight);
    },
  };
};
