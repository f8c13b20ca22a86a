/**
 * What a faction gains when a neighbour takes power from one of the faction's buildings (TMY-8.5, TMY-8.6). Only this module reads the tag of a
 * faction's `neighbours` field.
 *
 * @packageDocumentation
 */
import type { SeatDraft } from '../state/draft.js';
import type { Faction } from '../tables/faction.js';

/** The builder's reaction to the answers for one building: a cult step, a token at a price in points, or a free token. */
export interface Reaction {
  readonly steps: number;
  readonly tokens: number;
  readonly price: number;
  readonly gifts: number;
}

const nothing: Reaction = { steps: 0, tokens: 0, price: 0, gifts: 0 };

const oneStep: Reaction = { steps: 1, tokens: 0, price: 0, gifts: 0 };
const oneGift: Reaction = { steps: 0, tokens: 0, price: 0, gifts: 1 };

/** The most that the owner of a building can gain when neighbours answer the building's offers of power. */
export const reactionOf = ({ neighbours }: Faction): Reaction => {
  switch (neighbours._tag) {
    case 'nothing':
      return nothing;
    case 'step':
      return oneStep;
    case 'token':
      return { steps: 0, tokens: 1, price: neighbours.vp, gifts: 0 };
    case 'gift':
      return oneGift;
  }
};

/** True if a faction reacts at all to the answers that its neighbours give to its offers of power. */
export const reacts = ({ neighbours }: Faction): boolean => neighbours._tag !== 'nothing';

/** Gives a builder what its faction gains when the first neighbour accepts power. @rule TMY-8.5 @rule TMY-8.6 */
export const react = (seat: SeatDraft, faction: Faction): void => {
  const { steps, tokens, gifts } = reactionOf(faction);
  seat.steps += steps;
  seat.tokens += tokens;
  seat.bowl3 += gifts;
};
