/**
 * Power actions and special actions (TMY-12.1, chapter 17). The owner of the seams `powerUse` and `actions`.
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { gainSpades, mayTakeSpades } from '../engine/points.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { gain, loseTokens, spendPower, splits } from '../engine/resources.js';
import { bitOf, ownSpaces } from '../engine/spaces.js';
import { hasFavor } from '../engine/tiles.js';
import { bookPoints, type Draft, replaced, seatDraft, type SeatDraft } from '../state/draft.js';
import type { MoveOf, Space, Split } from '../state/move.js';
import { factionOf, hasStronghold, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { Often, SpecialAction, SpecialGain, SpecialPrice } from '../tables/faction.js';
import { bonusTiles, favorTiles, powerActions } from '../tables/tiles.js';
import type { After, Chapter } from './chapter.js';
import { openAction } from './opening.js';

/** What any action comes down to. */
type Effect =
  | SpecialGain
  | { readonly _tag: 'gain'; readonly gain: Parameters<typeof gain>[2] }
  /** Spades for two hexes. */
  | { readonly _tag: 'two-spades'; readonly spades: number }
  | { readonly _tag: 'step' };

/** An action as a seat sees it. */
interface Plan {
  readonly price: SpecialPrice;
  readonly effect: Effect;
  readonly often: Often;
  readonly needs: SpecialAction['needs'];
}

const commonPlan = (question: Question, index: number): Plan | undefined => {
  const action = powerActions[index];
  if (action === undefined) return undefined;
  const discount = question.faction.powerUse._tag === 'thrifty' ? question.faction.powerUse.discount : 0;
  const gained = action.gain;
  const effect: Effect =
    gained._tag === 'spades' && gained.spades > 1 ? { _tag: 'two-spades', spades: gained.spades } : gained;
  return { price: { _tag: 'power', power: action.power - discount }, effect, often: 'once', needs: 'nothing' };
};

const tilePlan = ({ me }: Question, space: Space): Plan | undefined => {
  const action =
    bonusTiles[me.bonus]?.id === space
      ? bonusTiles[me.bonus]?.action
      : favorTiles.find(({ id }, index) => id === space && hasFavor(me, index))?.action;
  if (action === undefined || action._tag === 'none') return undefined;
  const effect: Effect = action._tag === 'spade' ? { _tag: 'spades', spades: 1 } : { _tag: 'step' };
  return { price: { _tag: 'free' }, effect, often: 'once', needs: 'nothing' };
};

const powerIndex = (space: Space): number => powerActions.findIndex(({ id }) => id === space);

/** The action of a space for the asking seat; `undefined` if it has none there. */
const planOf = (question: Question, space: Space): Plan | undefined => {
  const index = powerIndex(space);
  if (index >= 0) return commonPlan(question, index);
  const own = question.faction.actions.find((action) => action.space === space);
  if (own !== undefined) return { price: own.price, effect: own.gain, often: own.often, needs: own.needs };
  return tilePlan(question, space);
};

/** Whether a space was used in this round; some seats may use a common one again. @rule TMY-17.18 */
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

/** How many times in a game actions may be used that are so limited. @rule TMY-18.2 */
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

/** Whether a state could hold so many counted uses of a seat. */
export const isUseCount = (state: State, seat: number): boolean => {
  const uses = state.seats[seat]!.uses;
  const limits = factionOf(state, seat).actions.filter(({ often }) => isCounted(often));
  return (
    uses === 0 || (hasStronghold(seatOf(state, seat)) && limits.some(({ often }) => uses <= limitOf(state, often)))
  );
};

/** A question about an action. */
interface ActionQuestion extends Question {
  readonly move: MoveOf<'Action'>;
  /** What its space does for the asking seat; undefined if it has none there. */
  readonly plan: Plan | undefined;
}

const givesSpades = (plan: Plan | undefined): boolean =>
  plan?.effect._tag === 'spades' || plan?.effect._tag === 'two-spades';

const splitFits = ({ me, move }: ActionQuestion, plan: Plan): boolean => {
  if (move.from === null) return true;
  if (plan.price._tag !== 'tokens') return false;
  const [one, two, three] = move.from;
  return one + two + three === plan.price.tokens && one <= me.bowl1 && two <= me.bowl2 && three <= me.bowl3;
};

const planned =
  (test: (plan: Plan, question: ActionQuestion) => boolean) =>
  (question: ActionQuestion): boolean =>
    question.plan !== undefined && test(question.plan, question);

/** What an action demands. */
const demands: readonly Demand<ActionQuestion>[] = [
  ...openingDemands,
  { rule: 'TMY-15.13', text: 'the seat has no such action', holds: planned(() => true) },
  {
    rule: 'TMY-15.13',
    text: 'the stronghold is not built',
    holds: planned(({ needs }, { me }) => needs === 'nothing' || hasStronghold(me)),
  },
  {
    rule: 'TMY-4.9',
    text: 'this faction cannot use spades',
    holds: (question) => !givesSpades(question.plan) || mayTakeSpades(question.state, question.seat),
  },
  {
    rule: 'TMY-12.1',
    text: 'the action was taken in this round',
    holds: planned(({ often }, question) => often !== 'once' || isFree(question, question.move.space)),
  },
  {
    rule: 'TMY-18.2',
    text: 'the action was used as often as a game allows',
    holds: planned(({ often }, { state, me }) => me.uses < limitOf(state, often)),
  },
  {
    rule: 'TMY-15.8',
    text: 'the action cannot be paid',
    holds: planned(({ price }, question) => payable(question, price)),
  },
  {
    rule: 'TMY-5.7',
    text: 'the bowls do not hold that many tokens',
    holds: planned((plan, question) => splitFits(question, plan)),
  },
];

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

/** Spades to be used in this action; nothing if the faction gets something else for them. @rule TMY-4.8 */
const takeSpades = (draft: Draft, seat: number, spades: number, kind: 'one' | 'two'): void => {
  const { turn } = draft;
  const usable = gainSpades(draft, seat, spades);
  if (usable === 0) return;
  turn.act = 'land';
  turn.spades = usable;
  turn.kind = kind;
  turn.mayDig = factionOf(draft, seat).digging._tag === 'none' ? 0 : 1;
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

/** Takes an action: price, space, gain. */
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

/** Every action space, in the order in which moves are listed. */
const spaces: readonly Space[] = ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6', ...ownSpaces];

/** The legal actions. */
const listActions = (question: Question): readonly MoveOf<'Action'>[] => {
  if (!mayOpen(question)) return [];
  const moves: MoveOf<'Action'>[] = [];
  for (const space of spaces) {
    // A first look, since most actions cannot be paid or belong to others.
    const plan = planOf(question, space);
    if (plan === undefined || !payable(question, plan.price)) continue;
    const move: MoveOf<'Action'> = { _tag: 'Action', by: question.by, space, from: null };
    if (!allHold(demands, about(question, { move, plan }))) continue;
    moves.push(move);
    const { price } = plan;
    if (price._tag === 'tokens')
      for (const from of splits(question.me, price.tokens).slice(1)) moves.push({ ...move, from });
  }
  return moves;
};

/** Actions. */
export const actions: Chapter<MoveOf<'Action'>, ActionQuestion> = {
  question: (asked, move) => about(asked, { move, plan: planOf(asked, move.space) }),
  demands,
  perform: act,
  list: listActions,
};
