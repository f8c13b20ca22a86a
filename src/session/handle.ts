/**
 * Handles: a session in the eyes of one viewer, with what this viewer has picked.
 *
 * @packageDocumentation
 */
import { tellAll } from './telling.js';
import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { GameTypes } from '../core/contract/game.js';
import { notYourTurn, over, type Refusal } from '../core/contract/refusal.js';
import { parseMoveIn } from '../core/playing/play.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { waysOf } from '../face/choices.js';
import { type Offer, offerAmong } from '../face/offer.js';
import type { Part, Place } from '../face/part.js';
import { whyNot } from '../face/why-not.js';
import type { Deed, Driver } from './deed.js';
import { foreseen } from './foresight.js';
import { lazilyWith } from './lazily.js';
import { isOpen, pickedBy, placesIn } from './picking.js';
import type { Done, NamedMove, Session, Sight, Snapshot, Viewer } from './snapshot.js';

/** The fault of a pick that no move has, and of which no rule speaks. */
export const notPart = fault([], 'this is not part of a move');

const noPosition = fault([], 'there is no position');

const noOffer: Offer<never> = { next: [], forced: [], move: null, named: 'none' };

/** The refusal of a viewer that has nothing to decide. */
const waits = <T extends GameTypes>(
  { face, onlyLooks }: Driver<T>,
  { deciding, seats }: Sight<T>,
): Refusal<T['Rule']> | null => {
  if (onlyLooks) return null;
  const { turnRule, overRule } = face.game;
  if (deciding.length === 0) return over(overRule, 'the game is over');
  return notYourTurn(turnRule, `it is for ${deciding.map((seat) => seats[seat]!.name).join(', ')} to decide`, deciding);
};

/** The moves of a viewer as parts: the kinds of these, and the offers that they make. */
interface Offering<Move> {
  readonly moves: readonly unknown[];
  readonly kinds: readonly string[];
  readonly offer: (picked: readonly Place[]) => Offer<Move>;
}

/** The handle of a viewer; `as` finds those of others. */
const handleOf = <T extends GameTypes>(
  driver: Driver<T>,
  viewer: Viewer,
  as: (seat: Seat | null) => Session<T>,
): Session<T> => {
  const { face } = driver;
  const { game } = face;
  const listeners = new Set<() => void>();
  let picked: readonly Part[] = [];
  let refused: Snapshot<T>['refused'] = null;
  let epoch = driver.epoch();
  let seen: Sight<T> | undefined;
  let shown: Snapshot<T> | undefined;
  let known: Offering<T['Move']> | undefined;

  /** Picks and refusals belong to one position. */
  const sight = (): Sight<T> => {
    const now = driver.sight(viewer);
    if (now !== seen) shown = undefined;
    if (driver.epoch() !== epoch) [picked, refused, epoch] = [[], null, driver.epoch()];
    seen = now;
    return now;
  };

  /** The parts of all moves are worked out once, not for every pick. */
  const offering = ({ moves }: Sight<T>): Offering<T['Move']> => {
    if (known?.moves !== moves) {
      const ways = moves.flatMap(waysOf(face));
      const kinds = [...new Set(ways.flatMap(([, parts]) => parts.map(({ kind }) => kind)))];
      known = { moves, kinds, offer: offerAmong(ways) };
    }
    return known;
  };

  const offer = (now: Sight<T>, places: readonly Place[]): Offer<T['Move']> =>
    now.view === null || now.moves.length === 0 ? noOffer : offering(now).offer(places);

  /** The parts as they are called in the language of the session. */
  const spoken = ({ view }: Sight<T>, parts: readonly Part[]): readonly Part[] =>
    parts.map((part) => (part.said === undefined ? part : { ...part, label: driver.speak(view, part.said) }));

  const namedMove = ({ view }: Sight<T>, move: Offer<T['Move']>['move']): NamedMove<T> | null =>
    view === null || move === null
      ? null
      : { move, text: game.moveText.print(move), words: driver.speak(view, face.describe(view, move)) };

  const snapshot = (): Snapshot<T> => {
    const now = sight();
    if (shown !== undefined) return shown;
    const parts = picked;
    let made: Offer<T['Move']> | undefined;
    const open = (): Offer<T['Move']> => (made ??= offer(now, parts));
    shown = lazilyWith(
      now,
      { refused: refused ?? now.refused },
      {
        picked: () => spoken(now, parts),
        offers: () => spoken(now, open().next),
        forced: () => spoken(now, open().forced),
        move: () => namedMove(now, open().move),
        kinds: () => offering(now).kinds,
        named: () => open().named,
      },
    );
    return shown;
  };

  const changed = (to: readonly Part[], why: Snapshot<T>['refused']): void => {
    [picked, refused, shown] = [to, why, undefined];
    tellAll(listeners);
  };

  const refuse = (why: Refusal<T['Rule']> | Fault): Done<T> => {
    changed(picked, why);
    return left(why);
  };

  const act = (deed: Deed<T>): Done<T> => {
    sight();
    // What was refused before is forgotten once something else is done.
    if (refused !== null) [refused, shown] = [null, undefined];
    const done = driver.act(viewer, deed);
    return isLeft(done) ? refuse(done.left) : done;
  };

  const play: Session<T>['play'] = (given) => {
    const now = sight();
    if (now.view === null) return refuse(noPosition);
    if (typeof given !== 'string') {
      const move: T['Move'] | null = given === undefined ? offer(now, picked).move : given;
      if (move !== null) return act({ _tag: 'Play', move });
      return refuse((now.moves.length === 0 ? waits(driver, now) : null) ?? fault([], 'no move is picked'));
    }
    const read = parseMoveIn(game)(given)(now.view);
    return isLeft(read) ? refuse(read.left) : act({ _tag: 'Play', move: read.right });
  };

  const why = (now: Sight<T>, places: readonly Place[]): Refusal<T['Rule']> | null => {
    const { view } = now;
    if (view === null) return null;
    if (now.moves.length === 0) return waits(driver, now);
    const open = offer(now, picked);
    if (isOpen(open, places)) return null;
    const reasons = places.flatMap((place) => {
      const found = whyNot(face)(view, [...picked, place]);
      return isSome(found) ? [found.value.refusal] : [];
    });
    return reasons[0] ?? null;
  };

  /** Continues with other picks: a move that they name is played, as far as nobody wants to confirm it. */
  const go = (now: Sight<T>, to: readonly Part[], reason: Snapshot<T>['refused']): Done<T> => {
    const { move, named } = offer(now, to);
    const isSure = named === 'whole' || (named === 'alone' && driver.confirm === 'never');
    if (move === null || !isSure || driver.confirm === 'always') {
      changed(to, reason);
      return right(undefined);
    }
    picked = to;
    return act({ _tag: 'Play', move });
  };

  const pick: Session<T>['pick'] = (given) => {
    const now = sight();
    const places = placesIn(given);
    const found = pickedBy((list) => offer(now, list), picked, places);
    switch (found._tag) {
      case 'On':
        return go(now, found.picked, null);
      case 'Anew':
        // Where a pick begins another move it is said all the same why the one before could not go on.
        return go(now, found.picked, why(now, places));
      case 'Nothing':
        return refuse(why(now, places) ?? notPart);
    }
  };

  const preview: Session<T>['preview'] = (given) => {
    const now = sight();
    const places = placesIn(given);
    const found = places.length === 0 ? { picked } : pickedBy((list) => offer(now, list), picked, places);
    if (!('picked' in found) || (places.length > 0 && found.picked.length < picked.length)) return null;
    const { move } = offer(now, found.picked);
    return move === null ? null : foreseen(driver, now, move);
  };

  return {
    face,
    say: (said) => driver.speak(sight().view, said),
    snapshot,
    subscribe: (listener) => {
      const heard = (): void => listener();
      listeners.add(heard);
      const stop = driver.subscribe(heard);
      return () => {
        listeners.delete(heard);
        stop();
      };
    },
    pick,
    unpick: () => {
      sight();
      if (picked.length > 0) changed(picked.slice(0, -1), null);
    },
    play,
    whyNot: (places) => why(sight(), placesIn(places)),
    preview,
    undo: (ply) => act({ _tag: 'Undo', ply }),
    redo: () => act({ _tag: 'Redo' }),
    jump: (ply) => act({ _tag: 'Jump', ply }),
    resign: (seat) => act({ _tag: 'Resign', seat }),
    offerDraw: () => act({ _tag: 'OfferDraw' }),
    answerDraw: (accept) => act({ _tag: 'AnswerDraw', accept }),
    answerUndo: (accept) => act({ _tag: 'AnswerUndo', accept }),
    comment: (text) => act({ _tag: 'Comment', text }),
    sit: (seat, setup) => act({ _tag: 'Sit', seat, setup }),
    positionText: (ply) => driver.positionText(viewer, ply),
    history: () => driver.history(viewer),
    save: () => driver.save(),
    load: (text) => {
      const done = act({ _tag: 'Load', text });
      if (isRight(done)) return done;
      const { left: wrong } = done;
      return left(wrong._tag === 'Fault' ? wrong : fault([], wrong.text, wrong.rule));
    },
    as,
    close: () => driver.close(),
  };
};

/** The session of a driver: each viewer has one handle, so that what was picked stays with it. */
export const sessionOf = <T extends GameTypes>(driver: Driver<T>): Session<T> => {
  const handles = new Map<Viewer, Session<T>>();
  const of = (viewer: Viewer): Session<T> => {
    const known = handles.get(viewer);
    if (known !== undefined) return known;
    const made = handleOf(driver, viewer, (seat) => of(driver.viewer(seat)));
    handles.set(viewer, made);
    return made;
  };
  return of(driver.viewer(undefined));
};
