/**
 * Handles: each handle is a session as one viewer sees it, with the places that this viewer has picked.
 *
 * @packageDocumentation
 */

import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { GameTypes } from '../../core/contract/game.js';
import { notYourTurn, over, type Refusal } from '../../core/contract/refusal.js';
import { parseMoveIn } from '../../core/playing/play.js';
import { isObject } from '../../core/reading/objects.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { waysOf } from '../../face/choices.js';
import type { Face } from '../../face/face.js';
import { type Offer, offerAmong } from '../../face/offer.js';
import type { Part, Place } from '../../face/part.js';
import { whyNot } from '../../face/why-not.js';
import { whoDecides } from '../../face/words.js';
import type { Deed, Driver, Eye } from './driver.js';
import { foreseen, warningOf } from './foresight.js';
import { lazily } from './lazy-values.js';
import { tellAll } from './listeners.js';
import { isOpen, pickedBy, placesIn } from './picks.js';
import type { Done, NamedMove, Session, Sight, Snapshot } from './snapshot.js';

/** The fault for a pick that is not part of any move, if no rule forbids the pick. */
export const notPart = fault([], 'this is not part of a move');

const noPosition = fault([], 'there is no position');

/** The fault for any request to a session that has been closed. */
export const closed = fault([], 'the session is closed');

/** The refusal of any action at a table that stands still, with the server's reason. */
export const standsStill = (why: string): Fault => fault([], `this table stands still: ${why}`);

/** True for a message; a program in JavaScript may pass anything. */
const isMessage = (said: unknown): boolean =>
  isObject(said) && typeof said['key'] === 'string' && isObject(said['params']);

const noMove = fault([], 'no move is picked');

const noOffer: Offer<never> = { next: [], forced: [], move: null, named: 'none' };

/** The refusal of a pick by a viewer who has nothing to decide; null if the game can only be looked at. */
const waits = <T extends GameTypes>(
  { face, onlyLooks }: Driver<T>,
  { deciding, seats }: Sight<T>,
): Refusal<T['Rule']> | null => {
  if (onlyLooks) return null;
  const { turnRule, overRule } = face.game;
  if (deciding.length === 0) return over(overRule, 'the game is over');
  return notYourTurn(turnRule, whoDecides(deciding.map((seat) => seats[seat]!.name)), deciding);
};

/** The legal moves of a viewer, the kinds of part that occur in them, and the function that offers parts to pick. */
interface Offering<Move> {
  readonly moves: readonly unknown[];
  readonly kinds: readonly string[];
  readonly offer: (picked: readonly Place[]) => Offer<Move>;
}

/** Works out the parts of all moves in a list; this happens once for each list of moves, not for every pick. */
const offeringOf = <T extends GameTypes>(face: Face<T>, moves: Sight<T>['moves']): Offering<T['Move']> => {
  const ways = moves.flatMap(waysOf(face));
  const kinds = [...new Set(ways.flatMap(([, parts]) => parts.map(({ kind }) => kind)))];
  return { moves, kinds, offer: offerAmong(ways) };
};

/** The handle of a viewer. The actions of a handle also work when taken out of the handle: `const { play, undo } = session`. */
class Handle<T extends GameTypes> implements Session<T> {
  readonly face: Face<T>;
  readonly as: Session<T>['as'];
  readonly #driver: Driver<T>;
  readonly #eye: Eye;
  readonly #listeners = new Set<() => void>();
  #picked: readonly Part[] = [];
  #refused: Snapshot<T>['refused'] = null;
  /** A refusal of the server that later picks have answered; it is not shown again beside them. */
  #answered: Snapshot<T>['refused'] = null;
  #epoch: number;
  #seen: Sight<T> | undefined;
  #shown: Snapshot<T> | undefined;
  #known: Offering<T['Move']> | undefined;

  /** The function `as` returns the handles of other viewers. */
  constructor(driver: Driver<T>, eye: Eye, as: Session<T>['as']) {
    this.face = driver.face;
    this.as = as;
    this.#driver = driver;
    this.#eye = eye;
    this.#epoch = driver.epoch(eye);
  }

  readonly say: Session<T>['say'] = (said) => (isMessage(said) ? this.#driver.speak(this.#sight().view, said) : '');

  readonly snapshot: Session<T>['snapshot'] = () => {
    const now = this.#sight();
    this.#shown ??= this.#snapshotOf(now, this.#picked);
    return this.#shown;
  };

  readonly subscribe: Session<T>['subscribe'] = (listener) => {
    const heard = (): void => listener();
    this.#listeners.add(heard);
    const stop = this.#driver.subscribe(heard);
    return () => {
      this.#listeners.delete(heard);
      stop();
    };
  };

  readonly pick: Session<T>['pick'] = (given) => {
    const now = this.#sight();
    if (this.#isClosed()) return this.#refuse(closed);
    if (now.halted !== null) return this.#refuse(standsStill(now.halted));
    const places = placesIn(given);
    const found = pickedBy((list) => this.#offer(now, list), this.#picked, places);
    switch (found._tag) {
      case 'On':
        return this.#go(now, found.picked);
      case 'Back':
        return this.#change(found.picked, null);
      case 'Anew':
        // The previous move could not continue, so the pick never makes a move at once, even if it names one. It only begins the other move.
        return this.#change(found.picked, this.#why(now, places));
      case 'Nothing':
        return this.#refuse(this.#why(now, places) ?? notPart);
    }
  };

  readonly unpick: Session<T>['unpick'] = () => {
    this.#sight();
    if (this.#picked.length > 0 && !this.#isClosed()) this.#change(this.#picked.slice(0, -1), null);
  };

  readonly play: Session<T>['play'] = (given) => {
    const now = this.#sight();
    if (this.#isClosed()) return this.#refuse(closed);
    if (now.view === null) return this.#refuse(noPosition);
    if (now.halted !== null) return this.#refuse(standsStill(now.halted));
    if (typeof given !== 'string') {
      const move: T['Move'] | null = given === undefined ? this.#offer(now, this.#picked).move : given;
      if (move !== null) return this.#act({ _tag: 'Play', move });
      return this.#refuse((now.moves.length === 0 ? waits(this.#driver, now) : null) ?? noMove);
    }
    const read = parseMoveIn(this.face.game)(given)(now.view);
    return isLeft(read) ? this.#refuse(read.left) : this.#act({ _tag: 'Play', move: read.right });
  };

  readonly whyNot: Session<T>['whyNot'] = (places) => this.#why(this.#sight(), placesIn(places));

  readonly preview: Session<T>['preview'] = (given) => {
    const now = this.#sight();
    const places = placesIn(given);
    const picked = this.#picked;
    const found =
      places.length === 0
        ? ({ _tag: 'On', picked } as const)
        : pickedBy((list) => this.#offer(now, list), picked, places);
    if (found._tag === 'Nothing' || found._tag === 'Back') return null;
    const { move } = this.#offer(now, found.picked);
    return move === null ? null : foreseen(this.#driver, now, move);
  };

  readonly undo: Session<T>['undo'] = (ply) => this.#act({ _tag: 'Undo', ply });
  readonly redo: Session<T>['redo'] = () => this.#act({ _tag: 'Redo' });
  readonly jump: Session<T>['jump'] = (ply) => this.#act({ _tag: 'Jump', ply });
  readonly resign: Session<T>['resign'] = (seat) => this.#act({ _tag: 'Resign', seat });
  readonly offerDraw: Session<T>['offerDraw'] = () => this.#act({ _tag: 'OfferDraw' });
  readonly claimDraw: Session<T>['claimDraw'] = () => this.#act({ _tag: 'ClaimDraw' });
  readonly answerDraw: Session<T>['answerDraw'] = (accept) => this.#act({ _tag: 'AnswerDraw', accept });
  readonly answerUndo: Session<T>['answerUndo'] = (accept) => this.#act({ _tag: 'AnswerUndo', accept });
  readonly claim: Session<T>['claim'] = (seat) => this.#act({ _tag: 'Claim', seat });
  readonly comment: Session<T>['comment'] = (text) => this.#act({ _tag: 'Comment', text });
  readonly sit: Session<T>['sit'] = (seat, setup) => this.#act({ _tag: 'Sit', seat, setup });
  readonly positionText: Session<T>['positionText'] = (ply) => this.#driver.positionText(this.#eye, ply);
  readonly history: Session<T>['history'] = () => this.#driver.history(this.#eye);
  readonly save: Session<T>['save'] = (ply) => this.#driver.save(this.#eye, ply);

  readonly load: Session<T>['load'] = (text) => {
    const done = this.#act({ _tag: 'Load', text });
    if (isRight(done)) return done;
    const { left: wrong } = done;
    return left(wrong._tag === 'Fault' ? wrong : fault([], wrong.text, wrong.rule));
  };

  readonly close: Session<T>['close'] = () => this.#driver.close();
  readonly rest = (): void => this.#driver.rest?.();
  readonly resume = (): void => this.#driver.resume?.();
  get recall(): Driver<T>['recall'] {
    return this.#driver.recall;
  }

  #isClosed(): boolean {
    return this.#driver.isClosed?.() === true;
  }

  /** What the viewer sees at present. If the position has changed, earlier picks and refusals are dropped, because they belong to the old position. */
  #sight(): Sight<T> {
    const now = this.#driver.sight(this.#eye);
    if (now !== this.#seen) this.#shown = undefined;
    const epoch = this.#driver.epoch(this.#eye);
    if (epoch !== this.#epoch) [this.#picked, this.#refused, this.#epoch] = [[], null, epoch];
    this.#seen = now;
    return now;
  }

  #offering({ moves }: Sight<T>): Offering<T['Move']> {
    if (this.#known?.moves !== moves) this.#known = offeringOf(this.face, moves);
    return this.#known;
  }

  #offer(now: Sight<T>, places: readonly Place[]): Offer<T['Move']> {
    return now.view === null || now.moves.length === 0 ? noOffer : this.#offering(now).offer(places);
  }

  #snapshotOf(now: Sight<T>, parts: readonly Part[]): Snapshot<T> {
    let made: Offer<T['Move']> | undefined;
    const open = (): Offer<T['Move']> => (made ??= this.#offer(now, parts));
    const refused = this.#refused ?? (now.refused === this.#answered ? null : now.refused);
    return lazily(
      now,
      { picked: this.#spoken(now, parts), refused },
      {
        offers: () => this.#spoken(now, open().next),
        forced: () => this.#spoken(now, open().forced),
        move: () => this.#named(now, open().move),
        kinds: () => this.#offering(now).kinds,
        named: () => open().named,
      },
    );
  }

  /** Translates the names of the parts into the language of the session. */
  #spoken({ view }: Sight<T>, parts: readonly Part[]): readonly Part[] {
    return parts.map((part) =>
      part.said === undefined ? part : { ...part, label: this.#driver.speak(view, part.said) },
    );
  }

  #named({ view }: Sight<T>, move: Offer<T['Move']>['move']): NamedMove<T> | null {
    if (view === null || move === null) return null;
    const words = this.#driver.speak(view, this.face.describe(view, move));
    return { move, text: this.face.game.moveText.print(move), words };
  }

  #change(to: readonly Part[], why: Snapshot<T>['refused']): Done<T> {
    const { refused } = this.#sight();
    [this.#picked, this.#refused, this.#answered, this.#shown] = [to, why, refused, undefined];
    tellAll(this.#listeners);
    return right(undefined);
  }

  #refuse(why: Refusal<T['Rule']> | Fault): Done<T> {
    this.#change(this.#picked, why);
    return left(why);
  }

  #act(deed: Deed<T>): Done<T> {
    this.#sight();
    // Any new action clears the previous refusal.
    if (this.#refused !== null) [this.#refused, this.#shown] = [null, undefined];
    const done = this.#driver.act(this.#eye, deed);
    return isLeft(done) ? this.#refuse(done.left) : done;
  }

  #why(now: Sight<T>, places: readonly Place[]): Refusal<T['Rule']> | null {
    const { view } = now;
    if (view === null || now.halted !== null) return null;
    if (now.moves.length === 0) return waits(this.#driver, now);
    if (isOpen(this.#offer(now, this.#picked), places)) return null;
    for (const place of places) {
      const found = whyNot(this.face)(view, [...this.#picked, place]);
      if (isSome(found)) return found.value.refusal;
    }
    return null;
  }

  /** Replaces the picks. If the new picks determine a move, the move is made, unless it has to be confirmed, for instance because it loses at once. */
  #go(now: Sight<T>, to: readonly Part[]): Done<T> {
    const { confirm } = this.#driver;
    const { move, named } = this.#offer(now, to);
    const isSure = named === 'whole' || (named === 'alone' && confirm === 'never');
    if (move === null || !isSure || confirm === 'always') return this.#change(to, null);
    if (confirm !== 'never' && warningOf(this.#driver, now, move) !== '') return this.#change(to, null);
    this.#picked = to;
    return this.#act({ _tag: 'Play', move });
  }
}

/** Makes a session from its driver. Each eye of a session has a single handle, so that the viewer's picks are kept. */
export const sessionOf = <T extends GameTypes>(driver: Driver<T>): Session<T> => {
  const handles = new Map<Eye, Session<T>>();
  const of = (eye: Eye): Session<T> => {
    const known = handles.get(eye);
    if (known !== undefined) return known;
    const made = new Handle(driver, eye, (seat) => of(driver.viewer(seat)));
    handles.set(eye, made);
    return made;
  };
  return of(driver.viewer(undefined));
};
