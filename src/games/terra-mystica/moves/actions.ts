/**
 * Power actions and special actions (TMY-12.1, chapter 17). Only this module reads the tags of a faction's `powerUse` and `actions` fields.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { kept } from '../../../core/values/constant.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { gainSpades, mayTakeSpades, spadesBecome } from '../engine/points.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { gain, isInBowls, loseTokens, spendPower, splits, tokensIn } from '../engine/resources.js';
import { bitOf, ownSpaces } from '../engine/spaces.js';
import { hasFavor } from '../engine/tiles.js';
import { bookPoints, type Draft, replaced, type SeatDraft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf, Space, Split } from '../state/move.js';
import { factionOf, hasStronghold, seatOf } from '../state/selectors.js';
import type { SeatState, State, Turn } from '../state/state.js';
import type { Faction, Often, SpecialAction, SpecialGain, SpecialPrice } from '../tables/faction.js';
import {
  bonusTiles,
  favorTiles,
  type PowerAction,
  type PowerGain,
  powerActions,
  type TileAction,
} from '../tables/tiles.js';
import type { After, Chapter } from './chapter.js';
import { buysSpades } from './dig.js';
import { openAction } from './opening.js';

/** The effect of a power action or a special action. */
type Effect =
  | SpecialGain
  | { readonly _tag: 'gain'; readonly gain: Parameters<typeof gain>[2] }
  /** Spades that are used on two different hexes. */
  | { readonly _tag: 'two-spades'; readonly spades: number }
  | { readonly _tag: 'step' };

/** An action, as a given seat would carry it out. */
interface Plan {
  readonly price: SpecialPrice;
  readonly effect: Effect;
  readonly often: Often;
  readonly needs: SpecialAction['needs'];
}

const commonPlan = ({ powerUse }: Faction, action: PowerAction): Plan => {
  const discount = powerUse._tag === 'thrifty' ? powerUse.discount : 0;
  const price: SpecialPrice = { _tag: 'power', power: action.power - discount };
  return { price, effect: commonEffect(action.gain), often: 'once', needs: 'nothing' };
};

const commonEffect = (gained: PowerGain): Effect =>
  gained._tag === 'spades' && gained.spades > 1 ? { _tag: 'two-spades', spades: gained.spades } : gained;

const tileEffect = ({ _tag }: Exclude<TileAction, { readonly _tag: 'none' }>): Effect =>
  _tag === 'spade' ? { _tag: 'spades', spades: 1 } : { _tag: 'step' };

/**
 * The action spaces on tiles, each with its effect, the index of its bonus tile and the index of its favor tile. Each space is on only one tile, so
 * the other index is -1.
 */
const tileSpaces = ownSpaces.flatMap((space) => {
  const bonus = bonusTiles.findIndex(({ id }) => id === space);
  const favor = favorTiles.findIndex(({ id }) => id === space);
  const action = bonus >= 0 ? bonusTiles[bonus]!.action : favorTiles[favor]?.action;
  return action === undefined || action._tag === 'none' ? [] : [{ space, bonus, favor, effect: tileEffect(action) }];
});

/** An action space, with the action that it offers to a faction. */
interface OfferedPlan {
  readonly space: Space;
  readonly plan: Plan;
  /** The tile on which the space is; null if it is on a board. */
  readonly tile: (typeof tileSpaces)[number] | null;
}

/** Every action space that is open to a faction as long as it holds the tile of the space, in the order in which moves are listed. */
const plansFor = kept((faction: Faction): readonly OfferedPlan[] => [
  ...powerActions.map((action) => ({ space: action.id, plan: commonPlan(faction, action), tile: null })),
  ...ownSpaces.flatMap((space): readonly OfferedPlan[] => {
    const own = faction.actions.find((action) => action.space === space);
    if (own !== undefined)
      return [{ space, plan: { price: own.price, effect: own.gain, often: own.often, needs: own.needs }, tile: null }];
    const tile = tileSpaces.find((one) => one.space === space);
    if (tile === undefined) return [];
    return [{ space, plan: { price: { _tag: 'free' }, effect: tile.effect, often: 'once', needs: 'nothing' }, tile }];
  }),
]);

const isHeld = (me: SeatState, tile: OfferedPlan['tile']): boolean =>
  tile === null || (tile.bonus >= 0 ? me.bonus === tile.bonus : hasFavor(me, tile.favor));

const powerIndex = (space: Space): number => powerActions.findIndex(({ id }) => id === space);

/** The action that an action space offers to the seat that wants to move; `undefined` if it offers none. */
const planOf = ({ faction, me }: Question, space: Space): Plan | undefined => {
  const offered = plansFor(faction).find((one) => one.space === space);
  return offered !== undefined && isHeld(me, offered.tile) ? offered.plan : undefined;
};

/** True if an action space can still be used in this round; some seats may use a common space again. @rule TMY-17.18 */
const isFree = ({ state, me, faction }: Question, space: Space): boolean => {
  const index = powerIndex(space);
  if (index < 0) return (me.used & bitOf(space)) === 0;
  return state.taken[index] === 0 || (faction.powerUse._tag === 'thrifty' && hasStronghold(me));
};

const payable = ({ me }: Question, price: SpecialPrice): boolean => {
  switch (price._tag) {
    case 'free':
      return true;
    case 'workers':
      return me.workers >= price.workers;
    case 'power':
      return me.bowl3 >= price.power;
    case 'tokens':
      return me.bowl1 + me.bowl2 + me.bowl3 >= price.tokens;
  }
};

/** The number of times that a limited action may be used in a game. @rule TMY-18.2 */
const limitOf = (state: State, often: Often): number => {
  switch (often) {
    case 'once':
    case 'always':
      return Number.POSITIVE_INFINITY;
    case 'seats':
      return state.seats.length;
    case 'opponents':
      return state.seats.length - 1;
  }
};

const isCounted = (often: Often): boolean => often === 'seats' || often === 'opponents';

/** True if a seat could have used its limited actions as often as the state says. */
export const isUseCount = (state: State, seat: number): boolean => {
  const uses = state.seats[seat]!.uses;
  const limits = factionOf(state, seat).actions.filter(({ often }) => isCounted(often));
  return (
    uses === 0 || (hasStronghold(seatOf(state, seat)) && limits.some(({ often }) => uses <= limitOf(state, often)))
  );
};

/** True if a seat has the structures needed for an action of its own board. */
const hasAction = (me: SeatState, { needs }: SpecialAction): boolean => needs === 'nothing' || hasStronghold(me);

/** The seat's own action spaces that could have been used in the current round, as bits. @rule TMY-15.13 */
export const usableSpaces = (seat: SeatState, faction: Faction): number => {
  let mask = 0;
  for (const action of faction.actions)
    if (action.often === 'once' && hasAction(seat, action)) mask |= bitOf(action.space);
  for (const { space, bonus, favor, effect } of tileSpaces) {
    const hasHeld = seat.bonus === bonus || seat.passed === 1 || seat.dropped === 1;
    const isForbidden = effect._tag === 'spades' && spadesBecome(faction) === 'nothing';
    if (favor < 0 ? hasHeld && !isForbidden : hasFavor(seat, favor)) mask |= bitOf(space);
  }
  return mask;
};

/**
 * Bounds that follow from the action spaces that a seat has used. The bounds say how much a single action can leave to be done, and how much all
 * actions of this round together could have given.
 */
export interface ActionBound {
  /** The greatest number of spades that one action gives; `allSpades` is the number that all actions together give. */
  readonly spades: number;
  readonly allSpades: number;
  /** True if the seat has taken an action whose spades are used on two hexes. */
  readonly pair: boolean;
  /** The greatest number of single cult steps that one action gives; `allSteps` is the number that all actions together give. */
  readonly steps: number;
  readonly allSteps: number;
  /** The number of cult steps that an action makes all at once, on a single track. */
  readonly leap: number;
  readonly bridges: number;
  readonly actions: number;
  readonly shift: number;
  /** The free buildings or transformations that the actions give. */
  readonly free: readonly Turn['free'][];
}

/**
 * The effects that the used action spaces could have had, as far as a position shows them. A space without a limit may have been used any number of
 * times.
 */
const usedEffects = (state: State, me: SeatState, faction: Faction): readonly Effect[] => [
  ...powerActions.flatMap((action, index) => (state.taken[index] === 1 ? [commonEffect(action.gain)] : [])),
  ...faction.actions.flatMap((action) => {
    const isUsed = action.often !== 'once' || (me.used & bitOf(action.space)) !== 0;
    return isUsed && hasAction(me, action) ? [action.gain] : [];
  }),
  ...tileSpaces.flatMap(({ space, effect }) => ((me.used & bitOf(space)) !== 0 ? [effect] : [])),
];

/** The bounds that follow from the action spaces that a seat has used. @rule TMY-15.13 */
export const actionBound = (state: State, seat: number): ActionBound => {
  const bound = {
    spades: 0,
    allSpades: 0,
    pair: false,
    steps: 0,
    allSteps: 0,
    leap: 0,
    bridges: 0,
    actions: 0,
    shift: 0,
  };
  const free: Turn['free'][] = [];
  for (const effect of usedEffects(state, seatOf(state, seat), factionOf(state, seat)))
    switch (effect._tag) {
      case 'spades':
      case 'two-spades':
        bound.spades = Math.max(bound.spades, effect.spades);
        bound.allSpades += effect.spades;
        bound.pair ||= effect._tag === 'two-spades';
        break;
      case 'step':
        bound.steps = 1;
        bound.allSteps += 1;
        break;
      case 'leap':
        bound.leap = effect.steps;
        break;
      case 'bridge':
        bound.bridges = 1;
        break;
      case 'actions':
        bound.actions = effect.actions;
        break;
      case 'shift':
        bound.shift = 1;
        break;
      case 'ride':
      case 'trading-house':
      case 'sandstorm':
        free.push(effect._tag);
        break;
      case 'gain':
        break;
    }
  return { ...bound, free };
};

/** The state, the move and the derived values checked by the conditions for an action. */
interface ActionQuestion extends Question {
  readonly move: MoveOf<'Action'>;
  /** The action that the named space offers to the seat that wants to move; undefined if it offers none. */
  readonly plan: Plan | undefined;
}

const givesSpades = (plan: Plan | undefined): boolean =>
  plan?.effect._tag === 'spades' || plan?.effect._tag === 'two-spades';

const planned =
  (test: (plan: Plan, question: ActionQuestion) => boolean) =>
  (question: ActionQuestion): boolean =>
    question.plan !== undefined && test(question.plan, question);

/** The conditions that concern the action and its price. */
const planDemands: readonly Demand<ActionQuestion>[] = [
  { rule: 'TMY-15.13', text: 'the seat has no such action', holds: planned(() => true) },
  {
    rule: 'TMY-15.13',
    text: 'the stronghold has not been built yet',
    holds: planned(({ needs }, { me }) => needs === 'nothing' || hasStronghold(me)),
  },
  {
    rule: 'TMY-4.9',
    text: 'this faction cannot use spades',
    holds: (question) => !givesSpades(question.plan) || mayTakeSpades(question.state, question.seat),
  },
  {
    rule: 'TMY-12.1',
    text: 'this action has already been taken in this round',
    holds: planned(({ often }, question) => often !== 'once' || isFree(question, question.move.space)),
  },
  {
    rule: 'TMY-18.2',
    text: 'this action cannot be used again in this game',
    holds: planned(({ often }, { state, me }) => me.uses < limitOf(state, often)),
  },
  {
    rule: 'TMY-15.8',
    text: 'the seat cannot pay for the action',
    holds: planned(({ price }, question) => payable(question, price)),
  },
  {
    rule: 'TMY-5.7',
    text: 'this is not the number of power tokens to be paid',
    holds: planned(
      ({ price }, { move: { from } }) => from === null || (price._tag === 'tokens' && tokensIn(from) === price.tokens),
    ),
  },
  {
    rule: 'TMY-5.7',
    text: 'the bowls do not hold these power tokens',
    holds: ({ me, move: { from } }) => from === null || isInBowls(me, from),
  },
];

/** The conditions for taking a power action or a special action. */
const demands: readonly Demand<ActionQuestion>[] = [...openingDemands, ...planDemands];

const charge = (me: SeatDraft, price: SpecialPrice, split: Split): void => {
  switch (price._tag) {
    case 'free':
      return;
    case 'workers':
      me.workers -= price.workers;
      return;
    case 'power':
      spendPower(me, price.power);
      return;
    case 'tokens':
      loseTokens(me, price.tokens, split);
  }
};

/** Makes spades available in this action, unless the faction gets something else instead of spades. @rule TMY-4.8 */
const takeSpades = (draft: Draft, seat: number, spades: number, kind: 'one' | 'two'): void => {
  const { turn } = draft;
  const usable = gainSpades(draft, seat, spades);
  if (usable === 0) return;
  turn.act = 'land';
  turn.spades = usable;
  turn.kind = kind;
  turn.mayDig = buysSpades(factionOf(draft, seat)) ? 1 : 0;
};

const effect = (draft: Draft, seat: number, what: Effect): void => {
  const { turn } = draft;
  switch (what._tag) {
    case 'gain':
      gain(draft, seat, what.gain);
      return;
    case 'bridge':
      turn.bridges += 1;
      return;
    case 'spades':
      takeSpades(draft, seat, what.spades, 'one');
      return;
    case 'two-spades':
      takeSpades(draft, seat, what.spades, 'two');
      return;
    case 'step':
      turn.steps += 1;
      return;
    case 'leap':
      turn.leap = what.steps;
      return;
    case 'ride':
      turn.free = 'ride';
      return;
    case 'trading-house':
      turn.free = 'trading-house';
      return;
    case 'sandstorm':
      turn.free = 'sandstorm';
      turn.act = 'land';
      return;
    case 'shift':
      turn.shift = 1;
      bookPoints(seatDraft(draft, seat), what.vp, 'faction');
      return;
    case 'actions':
      turn.left += what.actions;
      turn.act = 'none';
  }
};

/** Carries out an action: the seat pays the price, occupies the action space, and receives the gain. */
const act = (draft: Draft, { seat, move, plan }: ActionQuestion, events: Events | null): After => {
  if (plan === undefined) return 'nothing';
  const me = seatDraft(draft, seat);
  openAction(draft, seat, 'other', events);
  charge(me, plan.price, move.from);
  const index = powerIndex(move.space);
  if (index >= 0) draft.taken = replaced(draft.taken, index, 1);
  else if (plan.often === 'once') me.used |= bitOf(move.space);
  else if (isCounted(plan.often)) me.uses += 1;
  effect(draft, seat, plan.effect);
  return 'nothing';
};

/** Lists the legal actions. */
const listActions = (question: Question, moves: Move[]): void => {
  const { me, faction, by } = question;
  if (!mayOpen(question)) return;
  for (const { space, plan, tile } of plansFor(faction)) {
    // A quick check first, because most actions are too expensive or on tiles of other seats.
    if (!payable(question, plan.price) || !isHeld(me, tile)) continue;
    const move: MoveOf<'Action'> = { _tag: 'Action', by, space, from: null };
    if (!allHold(planDemands, about(question, { move, plan }))) continue;
    moves.push(move);
    const { price } = plan;
    if (price._tag === 'tokens') for (const from of splits(me, price.tokens).slice(1)) moves.push({ ...move, from });
  }
};

/** Actions. */
export const actions: Chapter<MoveOf<'Action'>, ActionQuestion> = {
  question: (asked, move) => about(asked, { move, plan: planOf(asked, move.space) }),
  demands,
  perform: act,
  list: listActions,
};
