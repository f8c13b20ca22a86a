/**
 * Power from neighbours (chapter 8): offers, answers, and the reaction of the builder.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { react, reactionOf, reacts } from '../engine/neighbours.js';
import { hasOffer, hasOpen, worth } from '../engine/offers.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { adjacent } from '../engine/reach.js';
import { capacity, gainPower } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import { boardIn } from '../state/map.js';
import type { Move, MoveOf } from '../state/move.js';
import { factionOf, isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import type { Offer, State } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { kinds } from '../tables/pieces.js';
import { type After, type Chapter, unlisted } from './chapter.js';

/** The seats in the order in which they answer, which is the turn order rotated so that the builder is last. @rule TMY-8.3 */
const answerOrder = (state: State, builder: number): readonly number[] => {
  const { order } = state;
  const start = order.indexOf(builder) + 1;
  return order.map((_, index) => order[(start + index) % order.length]!);
};

/** For each seat, the sum of the power values of its structures around a hex; 0 for the builder. @rule TMY-8.1 @rule TMY-6.3 */
export const powerAround = (state: State, builder: number, hex: number): readonly number[] => {
  const amounts = state.seats.map(() => 0);
  for (const near of adjacent(state, boardIn(state), hex)) {
    const owner = state.owner[near]!;
    const kind = kinds[state.structure[near]! - 1];
    if (owner >= 0 && owner !== builder && kind !== undefined)
      amounts[owner] = amounts[owner]! + factionOf(state, owner).powerValues[kind];
  }
  return amounts;
};

/** Makes the offers of power that a new building causes. @rule TMY-8.1 */
export const makeOffers = (draft: Draft, builder: number, hex: number): void => {
  const amounts = powerAround(draft, builder, hex);
  if (amounts.every((amount) => amount === 0)) return;
  const build = draft.builds++;
  let real = false;
  for (const to of answerOrder(draft, builder)) {
    const amount = amounts[to]!;
    if (amount === 0 || seatOf(draft, to).dropped === 1) continue;
    const offer = { build, from: builder, to, amount, void: 0 };
    if (worth(draft, offer) === 0) continue;
    real = true;
    draft.offers.push(offer);
  }
  if (real && reacts(factionOf(draft, builder))) draft.watches.push({ build, from: builder, taken: 0, declined: 0 });
};

/** True if an answer can refer to an offer: it names either the amount offered or the present value of the offer. @rule TMY-19.5b */
const means = (state: State, offer: Offer, power: number): boolean =>
  offer.amount === power || worth(state, offer) === power;

/** The index of the oldest offer that one given seat made to another and that passes a test; -1 if there is none. */
const findOffer = (state: State, seat: number, from: string, test: (offer: Offer) => boolean): number => {
  const builder = seatNamed(state, from);
  return state.offers.findIndex((offer) => offer.to === seat && offer.from === builder && test(offer));
};

/** The state, the move and the derived values checked by the conditions for answering an offer. */
interface AnswerQuestion extends Question {
  readonly move: MoveOf<'Leech'> | MoveOf<'Decline'>;
}

/**
 * The offer that an acceptance takes: the oldest offer that fits and can still be accepted. If an older offer of the same builder and amount can only
 * be declined, no offer is accepted.
 *
 * @rule TMY-19.5b
 */
const takenOffer = (state: State, seat: number, move: MoveOf<'Leech'>): number => {
  const index = findOffer(state, seat, move.from, (offer) => offer.void === 0 && means(state, offer, move.power));
  const taken = state.offers[index];
  if (taken === undefined) return -1;
  for (let older = 0; older < index; older++) {
    const lost = state.offers[older];
    if (lost?.void !== 1 || lost.to !== seat || lost.from !== taken.from) continue;
    if (lost.amount === taken.amount || lost.amount === move.power) return -1;
  }
  return index;
};

const declinedOffer = (state: State, seat: number, move: MoveOf<'Decline'>): number =>
  findOffer(state, seat, move.from, (offer) => means(state, offer, move.power));

/** True if offers can be answered now: at any time in `deferred` mode, otherwise only in the phase for answers. */
const answering = ({ state, seat }: Question): boolean =>
  isDeferred(state)
    ? state.phase === 'turn' || state.phase === 'offers'
    : state.phase === 'offers' && state.active === seat;

/** The conditions for an answer to an offer. */
const answerDemands: readonly Demand<AnswerQuestion>[] = [
  { rule: 'TMY-19.5', text: 'offers cannot be answered now', holds: answering },
  {
    rule: 'TMY-8.1',
    text: 'this power is not on offer',
    holds: ({ state, seat, move }: AnswerQuestion): boolean => {
      const builder = seatNamed(state, move.from);
      return state.offers.some((offer) => offer.to === seat && offer.from === builder && inOrder(state, offer));
    },
  },
  {
    rule: 'TMY-8.2',
    text: 'the offer is for a different amount of power',
    holds: ({ state, seat, move }) =>
      findOffer(state, seat, move.from, (offer) => inOrder(state, offer) && means(state, offer, move.power)) >= 0,
  },
  {
    rule: 'TMY-19.5b',
    text: 'the offer can no longer be accepted',
    holds: ({ state, seat, move }) => move._tag === 'Decline' || takenOffer(state, seat, move) >= 0,
  },
];

/** True if an offer can be answered now: in `immediate` mode, only the first offer of the list. @rule TMY-19.5a */
const inOrder = (state: State, offer: Offer): boolean => isDeferred(state) || state.offers[0] === offer;

/**
 * Stops waiting for answers once a building has no open offer. With the option `errata-cultist-power`, the owner gains 1 power if an offer was
 * declined and none was accepted. @rule TMY-8.5
 */
const closeWatch = (draft: Draft, build: number, events: Events | null): void => {
  const index = draft.watches.findIndex((watch) => watch.build === build);
  const watch = draft.watches[index];
  if (watch === undefined || hasOpen(draft, build)) return;
  draft.watches.splice(index, 1);
  if (watch.taken === 1 || watch.declined === 0 || !draft.switches['errata-cultist-power']) return;
  gainPower(seatDraft(draft, watch.from), 1);
  events?.happened({ _tag: 'Declined', seat: watch.from }, draft);
};

/** Carries out the builder's reaction when a seat first accepts power from a building. @rule TMY-8.5 @rule TMY-8.6 */
const acceptFirst = (draft: Draft, build: number, events: Events | null): void => {
  const watch = draft.watches.find((known) => known.build === build);
  if (watch === undefined || watch.taken === 1) return;
  watch.taken = 1;
  react(seatDraft(draft, watch.from), factionOf(draft, watch.from));
  events?.happened({ _tag: 'Accepted', seat: watch.from }, draft);
};

const remove = (draft: Draft, index: number): Offer | undefined => draft.offers.splice(index, 1)[0];

/** Accepts an offer of power: the seat gains power and loses points. @rule TMY-8.2 */
const accept = (draft: Draft, index: number, events: Events | null): void => {
  const offer = remove(draft, index);
  if (offer === undefined) return;
  const to = seatDraft(draft, offer.to);
  const gained = worth(draft, offer);
  if (gained > 0) {
    gainPower(to, gained);
    bookPoints(to, 1 - gained, 'leech');
    if (draft.switches['strict-leech'])
      for (const earlier of draft.offers.slice(0, index)) if (earlier.to === offer.to) earlier.void = 1;
    acceptFirst(draft, offer.build, events);
    dropIfFull(draft, offer.to, events);
  }
  closeWatch(draft, offer.build, events);
};

/** Drops all offers to a seat that can no longer gain power, since such offers leave nothing to decide. @rule TMY-8.7 */
export const dropIfFull = (draft: Draft, seat: number, events: Events | null): void => {
  if (capacity(seatOf(draft, seat)) === 0) dropOffers(draft, seat, events);
};

/** Removes all offers to a seat from the list, leaving them unanswered. */
export const dropOffers = (draft: Draft, seat: number, events: Events | null): void => {
  for (let index = firstTo(draft, seat); index >= 0; index = firstTo(draft, seat)) dropOffer(draft, index, events);
};

const firstTo = (state: State, seat: number): number => state.offers.findIndex(({ to }) => to === seat);

/** Removes an offer that leaves nothing to decide, without counting it as accepted or declined. @rule TMY-8.7 */
export const dropOffer = (draft: Draft, index: number, events: Events | null): void => {
  const offer = remove(draft, index);
  if (offer !== undefined) closeWatch(draft, offer.build, events);
};

/** Declines an offer. */
const decline = (draft: Draft, index: number, events: Events | null): void => {
  const offer = remove(draft, index);
  if (offer === undefined) return;
  const watch = draft.watches.find((known) => known.build === offer.build);
  if (watch !== undefined && worth(draft, offer) > 0) watch.declined += 1;
  closeWatch(draft, offer.build, events);
};

/** Declines every offer to a seat, in order, as a new main action does in `deferred` mode. @rule TMY-19.5b */
export const declineAll = (draft: Draft, seat: number, events: Events | null): void => {
  for (let index = firstTo(draft, seat); index >= 0; index = firstTo(draft, seat)) decline(draft, index, events);
};

/** Carries out the answer to an offer of power. */
const answer = (draft: Draft, { seat, move }: AnswerQuestion, events: Events | null): After => {
  if (move._tag === 'Leech') accept(draft, takenOffer(draft, seat, move), events);
  else decline(draft, declinedOffer(draft, seat, move), events);
  return 'due';
};

/** Marks the open offers to a seat that has converted resources; from then on, the seat can only decline those offers. @rule TMY-19.5b */
export const voidOffers = (draft: Draft, seat: number): void => {
  for (const offer of draft.offers) if (offer.to === seat) offer.void = 1;
};

/** The conditions for buying a power token with `gain P3 for VP`. @rule TMY-8.6 */
const tokenDemands: readonly Demand<Question>[] = [
  { rule: 'TMY-8.6', text: 'this seat has no offer of a power token', holds: ({ me }) => me.tokens > 0 },
  {
    rule: 'TMY-2.2',
    text: 'the seat has no victory point to pay with',
    holds: ({ me, faction }) => me.vp >= reactionOf(faction).price,
  },
];

/** Buys a new power token, which goes to bowl III. @rule TMY-5.8 */
const buyToken = (draft: Draft, { seat, faction }: Question): After => {
  const me = seatDraft(draft, seat);
  me.tokens -= 1;
  bookPoints(me, -reactionOf(faction).price, 'faction');
  me.bowl3 += 1;
  return 'due';
};

/**
 * Lists the possible answers of a seat to its offers, offer by offer; equal answers are listed once. In `immediate` mode, only the first offer can be
 * answered.
 *
 * @rule TMY-19.5
 */
const listAnswers = (question: Question, moves: Move[]): void => {
  const { state, seat, by } = question;
  if (state.offers.length === 0) return;
  const known = new Set<string>();
  for (const offer of isDeferred(state) ? state.offers : state.offers.slice(0, 1)) {
    if (offer.to !== seat) continue;
    const from = factions[seatOf(state, offer.from).faction]?.id;
    if (from === undefined) continue;
    for (const _tag of ['Leech', 'Decline'] as const) {
      const move: AnswerQuestion['move'] = { _tag, by, power: offer.amount, from };
      const name = `${_tag}${offer.amount}${from}`;
      if (known.has(name) || !allHold(answerDemands, about(question, { move }))) continue;
      known.add(name);
      moves.push(move);
    }
  }
};

/** The chapter of the rules on accepting offers; each acceptance is listed together with the refusal of the same offer. */
export const acceptances: Chapter<MoveOf<'Leech'>, AnswerQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: answerDemands,
  perform: answer,
  list: listAnswers,
};

/** The chapter of the rules on refusing offers; the refusals are listed by {@link acceptances}. */
export const refusals: Chapter<MoveOf<'Decline'>, AnswerQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: answerDemands,
  perform: answer,
  list: unlisted,
};

/** The chapter of the rules on refusing all offers at once. @rule TMY-19.5b */
export const fullRefusals: Chapter<MoveOf<'DeclineAll'>, Question> = {
  question: (asked) => asked,
  demands: [
    {
      rule: 'TMY-8.1',
      text: 'this power is not on offer',
      holds: ({ state, seat }) => hasOffer(state, seat) && isDeferred(state),
    },
  ],
  perform: (draft, { seat }, events) => {
    declineAll(draft, seat, events);
    return 'due';
  },
  list: unlisted,
};

/** The chapter of the rules on buying a power token. */
export const tokens: Chapter<MoveOf<'GainToken'>, Question> = {
  question: (asked) => asked,
  demands: tokenDemands,
  perform: buyToken,
  list: (question, moves) => {
    if (allHold(tokenDemands, question)) moves.push({ _tag: 'GainToken', by: question.by });
  },
};
