/**
 * A session in which only the moves that a step of a lesson asks for can be made. All other moves are refused; if a move breaks a rule, the refusal
 * cites that rule.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../../core/contract/game.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { choicesAmong, waysOf } from '../../../face/choices.js';
import type { Face } from '../../../face/face.js';
import { type Offer, offerAmong } from '../../../face/offer.js';
import { type Place, samePlace } from '../../../face/part.js';
import type { AnyDone, AnySession, AnySnapshot } from '../../session/any-session.js';
import { tellAll } from '../../session/listeners.js';
import { placesIn } from '../../session/picks.js';

/** The fault for a click that the rules allow but the step does not ask for. The reason for this fault is given as a key of the element's texts. */
const other: Fault = fault([], 'play.lesson.other');

const done: AnyDone = right(undefined);

/** The ways in which clicks in a position can lead to a move. */
interface ClickWays {
  /** True if the given clicks can lead to a move that the step asks for. */
  readonly leads: (picked: readonly Place[]) => boolean;
  /** The choices that the rules offer after the given clicks. */
  readonly offer: (picked: readonly Place[]) => Offer<unknown>;
}

const waysIn = <T extends GameTypes>(face: Face<T>, view: unknown, asks: (text: string) => boolean): ClickWays => {
  const { game } = face;
  // A lesson only passes views of sessions of this game.
  const legal = view === null ? [] : game.legalMoves(view);
  const wanted = legal.filter((move) => asks(game.moveText.print(move)));
  const choose = choicesAmong(wanted.flatMap(waysOf(face)));
  return {
    leads: (picked) => choose(picked).moves.length > 0,
    offer: offerAmong(legal.flatMap(waysOf(face))),
  };
};

const among = (places: readonly Place[], list: readonly Place[]): readonly Place[] =>
  places.filter((place) => list.some((one) => samePlace(one, place)));

/** The session that a lesson shows; only moves that the present step asks for can be made in it. */
class Coached<T extends GameTypes> {
  readonly #face: Face<T>;
  readonly #inner: AnySession;
  readonly #asks: (text: string) => boolean;
  readonly #listeners = new Set<() => void>();
  #refused: AnySnapshot['refused'] = null;
  #ways: readonly [view: unknown, ways: ClickWays] | undefined;
  #shown: readonly [of: AnySnapshot, refused: AnySnapshot['refused'], shown: AnySnapshot] | undefined;
  #start: unknown;

  constructor(face: Face<T>, inner: AnySession, asks: (text: string) => boolean) {
    [this.#face, this.#inner, this.#asks] = [face, inner, asks];
    this.#start = inner.snapshot().view;
  }

  get #known(): ClickWays {
    const { view } = this.#inner.snapshot();
    const known = this.#ways;
    if (known !== undefined && known[0] === view) return known[1];
    const made = waysIn(this.#face, view, this.#asks);
    this.#ways = [view, made];
    return made;
  }

  /** True once the move of the step has been made. */
  get #isOver(): boolean {
    return this.#inner.snapshot().view !== this.#start;
  }

  readonly snapshot = (): AnySnapshot => {
    const of = this.#inner.snapshot();
    if (this.#shown?.[0] === of && this.#shown[1] === this.#refused) return this.#shown[2];
    const { picked, offers, forced, move, named } = of;
    const leads = (part: Place): boolean => !this.#isOver && this.#known.leads([...picked, part]);
    const isAsked = !this.#isOver && picked.length > 0 && move !== null && this.#asks(move.text);
    const shown: AnySnapshot = {
      ...of,
      refused: this.#refused,
      offers: offers.filter(leads),
      forced: forced.filter(leads),
      move: isAsked ? move : null,
      named: isAsked ? named : 'none',
    };
    this.#shown = [of, this.#refused, shown];
    return shown;
  };

  readonly pick: AnySession['pick'] = (given) => {
    const places = placesIn(given);
    const { picked } = this.#inner.snapshot();
    if (this.#isOver) return done;
    const { leads, offer } = this.#known;
    const [now, anew] = [offer(picked), offer([])];
    const on = among(places, [...now.next, ...now.forced]);
    const back = among(places, picked.slice(-1));
    const again = among(places, [...anew.next, ...anew.forced]);
    const wanted = [
      ...on.filter((one) => leads([...picked, one])),
      ...back,
      ...again.filter((one) => on.length === 0 && leads([one])),
    ];
    if (wanted.length > 0) return this.#passOn(this.#inner.pick(wanted), true);
    if (on.length + again.length > 0) return this.#passOn(left(other), false);
    return this.#passOn(this.#inner.pick(places), false);
  };

  /** Informs the listeners of a click. If the step does not ask for the click, the reason for its refusal is kept. */
  #passOn(result: AnyDone, isWanted: boolean): AnyDone {
    this.#refused = !isWanted && result._tag === 'Left' ? result.left : null;
    tellAll(this.#listeners);
    return result;
  }

  readonly subscribe: AnySession['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    const stop = this.#inner.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  };
}

/**
 * Returns a session of the same game in which only the moves of a lesson's step can be made.
 *
 * @param face - the face of the game
 * @param inner - the session of the game, as the learner sees it
 * @param asks - returns true for the notation of a move that the step asks for
 * @returns the session that the board shows
 */
export const coached = <T extends GameTypes>(
  face: Face<T>,
  inner: AnySession,
  asks: (text: string) => boolean,
): AnySession => {
  const { snapshot, pick, subscribe } = new Coached(face, inner, asks);
  return { ...inner, snapshot, pick, subscribe };
};
