/**
 * Digging (TMY-4.3, TMY-15.6, TMY-15.14): buying spades, and checking that the bought spades can be used. Only this module reads the tag of a
 * faction's `digging` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { gainSpades } from '../engine/points.js';
import { about, type Demand, groundsInReach, inTurn, type Question } from '../engine/question.js';
import { skipPrice } from '../engine/reach.js';
import { affords, type Purse, pay, priestLimit } from '../engine/resources.js';
import { canErupt, mostSpades, takersOf, volcanoCurrency, volcanoPrice } from '../engine/terrain.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { ringSize } from '../state/selectors.js';
import type { AdvancePrice, Faction } from '../tables/faction.js';
import type { After, Chapter } from './chapter.js';
import { openAction } from './opening.js';

/** The price of one bought spade in workers and priests. */
const spadePrice = ({ faction, me }: Question): { readonly workers: number; readonly priests: number } => {
  const { digging } = faction;
  switch (digging._tag) {
    case 'track':
      return { workers: digging.workers[me.digging]!, priests: 0 };
    case 'priests':
      return { workers: 0, priests: digging.priests };
    case 'fixed':
      return { workers: digging.workers, priests: 0 };
    case 'none':
      return { workers: 0, priests: 0 };
  }
};

/** True if a faction buys spades. */
export const buysSpades = ({ digging }: Faction): boolean => digging._tag !== 'none';

/** The price of advancing one level of digging; null for factions without a digging track. */
export const diggingAdvance = ({ digging }: Faction): AdvancePrice | null =>
  digging._tag === 'track' ? digging.advance : null;

/** The highest level on a faction's digging track; 0 for factions without a digging track. */
export const lastDigging = ({ digging }: Faction): number =>
  digging._tag === 'track' ? digging.workers.length - 1 : 0;

/** The sum of the points for advancing to the given level of the digging track. */
export const diggingPoints = ({ digging }: Faction, level: number): number =>
  digging._tag === 'track' ? digging.vp * level : 0;

const someGround = (mask: number, test: (ground: number) => boolean): boolean => {
  for (let ground = 0; ground < ringSize; ground++) if ((mask & (1 << ground)) !== 0 && test(ground)) return true;
  return false;
};

/**
 * True if a seat can still use up the given number of pending spades. Some hex in reach must take exactly the pending spades, or more if the purse,
 * after conversions, can pay for the additional spades.
 *
 * @rule TMY-15.14
 */
const canEnd = (question: Question, spades: number, purse: Purse): boolean => {
  const { free, skip } = groundsInReach(question);
  const price = spadePrice(question);
  const limit = priestLimit(question.state, question.seat);
  for (let total = spades; total <= mostSpades; total++) {
    const takers = takersOf(question.me, total);
    const workers = price.workers * (total - spades);
    const priests = price.priests * (total - spades);
    if ((free & takers) !== 0 && affords(purse, workers, priests, limit)) return true;
    if ((skip & takers) === 0) continue;
    const toll = skipPrice(question.state, question.seat);
    if (affords(purse, workers + toll.workers, priests + toll.priests, limit)) return true;
  }
  return false;
};

/** True if an action that has begun can still make its volcano: the tokens or cult steps suffice for some hex in reach. @rule TMY-17.24 */
const canEruptSomewhere = (question: Question, purse: Purse): boolean => {
  const { state, seat } = question;
  const { free, skip } = groundsInReach(question);
  const tokens = purse.bowl1 + purse.bowl2 + purse.bowl3;
  const payable = (ground: number): boolean =>
    canErupt(state, seat, ground) &&
    (volcanoCurrency(question.faction) === 'steps' || tokens >= volcanoPrice(state, seat, ground));
  if (someGround(free, payable)) return true;
  const toll = skipPrice(state, seat);
  return someGround(skip, payable) && affords(purse, toll.workers, toll.priests, priestLimit(state, seat));
};

/** True if the seat has begun parts of an action that it must be able to pay for. */
export const isBound = ({ state: { turn } }: Question): boolean => turn.eruption > 0 || turn.paid > 0;

/** True if the resources in a purse suffice to finish the parts of an action that cannot be given up. @rule TMY-15.14 */
export const staysPayable = (question: Question, purse: Purse): boolean => {
  const { turn } = question.state;
  if (turn.eruption > 0) return canEruptSomewhere(question, purse);
  return turn.paid === 0 || canEnd(question, turn.spades, purse);
};

/** The state, the move `dig n` and the derived values checked by the conditions for digging. */
interface DigQuestion extends Question {
  readonly goesOn: boolean;
  readonly spades: number;
  /** The total price of the spades that are bought. */
  readonly price: { readonly workers: number; readonly priests: number };
  /** The resources that the seat would have left. */
  readonly rest: Purse;
}

/** True if spades are added to an action in progress. @rule TMY-15.11 */
const goesOn = (question: Question): boolean =>
  inTurn(question) && question.state.turn.mayDig === 1 && question.faction.digging._tag !== 'none';

const digQuestion = (asked: Question, spades: number): DigQuestion => {
  const one = spadePrice(asked);
  const price = { workers: one.workers * spades, priests: one.priests * spades };
  return about(asked, { goesOn: goesOn(asked), spades, price, rest: afterDigging(asked, price) });
};

const afterDigging = ({ me }: Question, price: DigQuestion['price']): Purse => ({
  workers: me.workers - price.workers,
  priests: me.priests - price.priests,
  bowl1: me.bowl1,
  bowl2: me.bowl2,
  bowl3: me.bowl3,
});

/** True if a faction has any use for digging. */
const digsAtAll = (faction: Faction): boolean => buysSpades(faction) || volcanoCurrency(faction) !== 'none';

/** The conditions for digging that depend on the number of spades. */
const numberDemands: readonly Demand<DigQuestion>[] = [
  {
    rule: 'TMY-17.24',
    text: 'this faction can only make one volcano at a time: use `dig 1`',
    holds: ({ faction, spades }) => faction.digging._tag !== 'none' || spades === 1,
  },
  {
    rule: 'TMY-15.8',
    text: 'the seat does not have enough workers for the spades',
    holds: ({ rest }) => rest.workers >= 0,
  },
  {
    rule: 'TMY-15.8',
    text: 'the seat does not have enough priests for the spades',
    holds: ({ rest }) => rest.priests >= 0,
  },
  {
    rule: 'TMY-15.14',
    text: 'no hex in reach needs exactly this many spades',
    holds: (question) =>
      question.faction.digging._tag === 'none' ||
      canEnd(question, (question.goesOn ? question.state.turn.spades : 0) + question.spades, question.rest),
  },
  {
    rule: 'TMY-15.14',
    text: 'the seat is not high enough on any cult track to pay for a volcano on a hex in reach',
    holds: (question) => volcanoCurrency(question.faction) !== 'steps' || canEruptSomewhere(question, question.me),
  },
  {
    rule: 'TMY-15.14',
    text: 'the seat does not have enough power tokens to pay for a volcano on a hex in reach',
    holds: (question) => volcanoCurrency(question.faction) !== 'tokens' || canEruptSomewhere(question, question.me),
  },
];

/** The conditions for digging. */
const demands: readonly Demand<DigQuestion>[] = [
  { rule: 'TMY-4.9', text: 'this faction cannot dig', holds: ({ faction }) => digsAtAll(faction) },
  ...openingDemands,
  ...numberDemands,
];

/** Buys spades; for a faction that makes volcanoes, begins a volcano instead. */
const dig = (draft: Draft, { seat, faction, spades, price }: DigQuestion, events: Events | null): After => {
  const { turn } = draft;
  const me = seatDraft(draft, seat);
  const { digging } = faction;
  if (turn.mayDig === 0) openAction(draft, seat, 'land', events);
  if (digging._tag === 'none') {
    turn.eruption = 1;
    return 'nothing';
  }
  pay(me, price.workers, 0, price.priests);
  if (digging._tag === 'priests') bookPoints(me, digging.vp * spades, 'faction');
  const usable = gainSpades(draft, seat, spades);
  turn.spades += usable;
  turn.paid += usable;
  turn.kind = 'one';
  turn.mayDig = 1;
  return 'nothing';
};

/** Lists the legal numbers of spades to buy. */
const listDigs = (question: Question, moves: Move[]): void => {
  const { faction, me } = question;
  if (!(goesOn(question) || mayOpen(question)) || !digsAtAll(faction)) return;
  const one = spadePrice(question);
  const most = buysSpades(faction) ? mostSpades : 1;
  for (let spades = 1; spades <= most; spades++) {
    // More spades than the seat can pay for need no closer look.
    if (me.workers < one.workers * spades || me.priests < one.priests * spades) return;
    if (allHold(numberDemands, digQuestion(question, spades))) moves.push({ _tag: 'Dig', by: question.by, spades });
  }
};

/** Digging. */
export const digs: Chapter<MoveOf<'Dig'>, DigQuestion> = {
  question: (asked, { spades }) => digQuestion(asked, spades),
  demands,
  perform: dig,
  list: listDigs,
};
