/**
 * Shipping and digging tracks (chapter 15). The owner of advancing them.
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { canPay, pay } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { MoveOf } from '../state/move.js';
import { factionOf } from '../state/selectors.js';
import type { AdvancePrice, Faction } from '../tables/faction.js';
import type { After, Chapter } from './chapter.js';
import { openAction } from './opening.js';

/** A question about a track. */
interface TrackQuestion extends Question {
  readonly move: MoveOf<'Advance'>;
}

/** The highest shipping level of a faction. */
const lastShip = (faction: Faction): number =>
  faction.shipping._tag === 'track' ? faction.shipping.start + faction.shipping.vp.length : 0;

const hasTrack = ({ faction, move }: TrackQuestion): boolean =>
  move.track === 'ship' ? faction.shipping._tag === 'track' : faction.digging._tag === 'track';

const isBelowTop = ({ faction, me, move }: TrackQuestion): boolean => {
  if (move.track === 'ship') return me.shipping < lastShip(faction);
  return faction.digging._tag === 'track' && me.digging < faction.digging.workers.length - 1;
};

const nothing: AdvancePrice = { workers: 0, coins: 0, priests: 0 };

const priceOf = ({ faction, move }: TrackQuestion): AdvancePrice => {
  if (move.track === 'ship')
    return faction.shipping._tag === 'track' ? { workers: 0, ...faction.shipping.advance } : nothing;
  return faction.digging._tag === 'track' ? faction.digging.advance : nothing;
};

/** What advancing a track demands. */
const demands: readonly Demand<TrackQuestion>[] = [
  ...openingDemands,
  { rule: 'TMY-17.1', text: 'this faction has no such track', holds: hasTrack },
  { rule: 'TMY-17.1', text: 'the track is at its end', holds: isBelowTop },
  {
    rule: 'TMY-15.8',
    text: 'the price cannot be paid',
    holds: (question: TrackQuestion): boolean => {
      const { workers, coins, priests } = priceOf(question);
      return canPay(question.me, workers, coins, priests);
    },
  },
];

/** One shipping level with its points. */
const sail = (draft: Draft, seat: number): void => {
  const me = seatDraft(draft, seat);
  const { shipping } = factionOf(draft, seat);
  if (shipping._tag !== 'track' || me.shipping >= shipping.start + shipping.vp.length) return;
  bookPoints(me, shipping.vp[me.shipping - shipping.start]!, 'shipping');
  me.shipping += 1;
};

/** Shipping levels for free; nothing at the end of the track. @rule TMY-17.14 */
export const sailFree = (draft: Draft, seat: number, steps: number): void => {
  for (let step = 0; step < steps; step++) sail(draft, seat);
};

/** Carpet range, as far as it goes. @rule TMY-17.12 */
export const stretch = (draft: Draft, seat: number, steps: number): void => {
  const me = seatDraft(draft, seat);
  const { skipping } = factionOf(draft, seat);
  if (skipping._tag === 'carpet') me.range = Math.min(skipping.maxRange, me.range + steps);
};

/** What TW7 gives: a shipping level, or carpet range, or nothing. @rule TMY-12.4 */
export const travel = (draft: Draft, seat: number): void => {
  sail(draft, seat);
  stretch(draft, seat, 1);
};

/** Carries out an advance. */
const advance = (draft: Draft, question: TrackQuestion, events: Events | null): After => {
  const { seat, faction, move } = question;
  const me = seatDraft(draft, seat);
  openAction(draft, seat, 'other', events);
  const { workers, coins, priests } = priceOf(question);
  pay(me, workers, coins, priests);
  if (move.track === 'ship') sail(draft, seat);
  else {
    me.digging += 1;
    bookPoints(me, faction.digging._tag === 'track' ? faction.digging.vp : 0, 'digging');
  }
  return 'nothing';
};

/** The legal advances. */
const listAdvances = (question: Question): readonly MoveOf<'Advance'>[] => {
  const moves: MoveOf<'Advance'>[] = [];
  if (!mayOpen(question)) return moves;
  for (const track of ['ship', 'dig'] as const) {
    const move: MoveOf<'Advance'> = { _tag: 'Advance', by: question.by, track };
    if (allHold(demands, about(question, { move }))) moves.push(move);
  }
  return moves;
};

/** Advances. */
export const advances: Chapter<MoveOf<'Advance'>, TrackQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands,
  perform: advance,
  list: listAdvances,
};
