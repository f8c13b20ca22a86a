/**
 * Shipping and digging tracks (chapter 15). Everything about advancing in shipping and digging is in this module.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { rangeBound, shippingAdvance, shippingBound, shippingPoints } from '../engine/reach.js';
import { canPay, pay } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { factionOf } from '../state/selectors.js';
import type { AdvancePrice } from '../tables/faction.js';
import type { After, Chapter } from './chapter.js';
import { diggingAdvance, diggingPoints, lastDigging } from './dig.js';
import { openAction } from './opening.js';

/** The state, the move and the derived values checked by the conditions for advancing on a track. */
interface TrackQuestion extends Question {
  readonly track: Track;
  /** The price of the track's next level; null if the faction has no such track. */
  readonly price: AdvancePrice | null;
}

type Track = MoveOf<'Advance'>['track'];

const priceOf = ({ faction }: Question, track: Track): AdvancePrice | null =>
  track === 'ship' ? shippingAdvance(faction) : diggingAdvance(faction);

const isBelowTop = ({ faction, me, track }: TrackQuestion): boolean =>
  track === 'ship' ? me.shipping < shippingBound(faction)[1] : me.digging < lastDigging(faction);

/** The conditions that concern the track. */
const trackDemands: readonly Demand<TrackQuestion>[] = [
  { rule: 'TMY-17.1', text: 'this faction has no such track', holds: ({ price }) => price !== null },
  { rule: 'TMY-17.1', text: 'the seat has already reached the end of the track', holds: isBelowTop },
  {
    rule: 'TMY-15.8',
    text: 'the seat cannot pay for this step',
    holds: ({ me, price }) => price !== null && canPay(me, price.workers, price.coins, price.priests),
  },
];

/** The conditions for advancing on a track. */
const demands: readonly Demand<TrackQuestion>[] = [...openingDemands, ...trackDemands];

/** Advances a seat by one shipping level, and scores the points for that level. */
const sail = (draft: Draft, seat: number): void => {
  const me = seatDraft(draft, seat);
  const faction = factionOf(draft, seat);
  if (me.shipping >= shippingBound(faction)[1]) return;
  bookPoints(me, shippingPoints(faction, me.shipping + 1) - shippingPoints(faction, me.shipping), 'shipping');
  me.shipping += 1;
};

/** Advances a seat's shipping by the given number of levels for free; at the end of the track, nothing happens. @rule TMY-17.14 */
export const sailFree = (draft: Draft, seat: number, steps: number): void => {
  for (let step = 0; step < steps; step++) sail(draft, seat);
};

/** Extends the range of carpet rides, up to the faction's limit. @rule TMY-17.12 */
export const stretch = (draft: Draft, seat: number, steps: number): void => {
  const me = seatDraft(draft, seat);
  me.range = Math.min(rangeBound(factionOf(draft, seat))[1], me.range + steps);
};

/** Gives the effect of the town tile TW7: a shipping level, more carpet range, or nothing. @rule TMY-12.4 */
export const travel = (draft: Draft, seat: number): void => {
  sail(draft, seat);
  stretch(draft, seat, 1);
};

/** Carries out an advance on a track. */
const advance = (draft: Draft, question: TrackQuestion, events: Events | null): After => {
  const { seat, faction, track, price } = question;
  const me = seatDraft(draft, seat);
  openAction(draft, seat, 'other', events);
  if (price !== null) pay(me, price.workers, price.coins, price.priests);
  if (track === 'ship') sail(draft, seat);
  else {
    me.digging += 1;
    bookPoints(me, diggingPoints(faction, 1), 'digging');
  }
  return 'nothing';
};

const tracks: readonly Track[] = ['ship', 'dig'];

/** Lists the legal advances. */
const listAdvances = (question: Question, moves: Move[]): void => {
  if (!mayOpen(question)) return;
  for (const track of tracks) {
    const price = priceOf(question, track);
    // A quick check first, because few seats can pay for an advance.
    if (price === null || question.me.priests < price.priests || question.me.coins < price.coins) continue;
    if (allHold(trackDemands, about(question, { track, price })))
      moves.push({ _tag: 'Advance', by: question.by, track });
  }
};

/** Advances. */
export const advances: Chapter<MoveOf<'Advance'>, TrackQuestion> = {
  question: (asked, { track }) => about(asked, { track, price: priceOf(asked, track) }),
  demands,
  perform: advance,
  list: listAdvances,
};
