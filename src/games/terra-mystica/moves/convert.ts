/**
 * Free exchanges (TMY-5.4, TMY-5.5): burning power and converting resources. Only this module reads the tag of a faction's `exchange` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { about, type Demand, inTurn, type Question, type Reused } from '../engine/question.js';
import { gainPriests, type Purse, spendPower } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { isDeferred } from '../state/selectors.js';
import type { SeatState } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { burnPrice, coinsPerVp, type Rate, type Resource, rates } from '../tables/pieces.js';
import type { After, Chapter } from './chapter.js';
import { isBound, staysPayable } from './dig.js';
import { voidOffers } from './leech.js';

/** The state, the move and the derived values checked by the conditions for burning power tokens. */
interface BurnQuestion extends Question {
  readonly move: MoveOf<'Burn'>;
}

/** The conditions for burning power tokens. */
const burnDemands: readonly Demand<BurnQuestion>[] = [
  { rule: 'TMY-19.4', text: "it is not this seat's turn", holds: inTurn },
  {
    rule: 'TMY-5.4',
    text: 'bowl II does not hold two tokens for each token to be burned',
    holds: ({ me, move }) => me.bowl2 >= burnPrice * move.tokens,
  },
  {
    rule: 'TMY-15.14',
    text: 'after this move, the current action could not be finished',
    holds: (question) => !isBound(question) || staysPayable(question, afterBurning(question)),
  },
];

const afterBurning = ({ me, move }: BurnQuestion): Purse => ({
  ...purseOf(me),
  bowl2: me.bowl2 - burnPrice * move.tokens,
  bowl3: me.bowl3 + move.tokens,
});

const purseOf = ({ workers, priests, bowl1, bowl2, bowl3 }: SeatState): Purse => ({
  workers,
  priests,
  bowl1,
  bowl2,
  bowl3,
});

/** Burns power: for each token that goes to bowl III, a second token leaves the game. */
const burn = (draft: Draft, { seat, move }: BurnQuestion): After => {
  const me = seatDraft(draft, seat);
  me.bowl2 -= burnPrice * move.tokens;
  me.bowl3 += move.tokens;
  return 'nothing';
};

/** The special exchange rates of a faction. */
const ownRates = ({ exchange }: Faction): readonly Rate[] => {
  switch (exchange._tag) {
    case 'nothing':
      return [];
    case 'alchemy':
      return [
        { give: 1, from: 'VP', to: 'C' },
        { give: exchange.coinsPerVp, from: 'C', to: 'VP' },
      ];
  }
};

/** True if a faction may exchange victory points. */
export const tradesPoints = ({ exchange }: Faction): boolean => exchange._tag === 'alchemy';

/** The number of coins that give one victory point at the end of the game. @rule TMY-16.6 */
export const coinsForPoint = ({ exchange }: Faction): number =>
  exchange._tag === 'alchemy' ? exchange.coinsPerVp : coinsPerVp;

/** True if a conversion ordains workers, as a newly built stronghold allows. @rule TMY-17.3 */
const ordains = ({ from, to }: { readonly from: Resource; readonly to: Resource }): boolean =>
  from === 'W' && to === 'P';

/** The state, the move and the derived values checked by the conditions for converting resources. */
interface ConvertQuestion extends Question {
  readonly move: MoveOf<'Convert'>;
}

const rateOf = ({ faction, move }: ConvertQuestion): Rate | undefined => {
  const fits = ({ from, to }: Rate): boolean => from === move.from && to === move.to;
  return (
    rates.find(fits) ?? ownRates(faction).find(fits) ?? (ordains(move) ? { give: 1, from: 'W', to: 'P' } : undefined)
  );
};

const amountOf = (seat: SeatState, resource: Resource): number => {
  switch (resource) {
    case 'PW':
      return seat.bowl3;
    case 'P':
      return seat.priests;
    case 'W':
      return seat.workers;
    case 'C':
      return seat.coins;
    case 'VP':
      return seat.vp;
  }
};

const after = ({ me, move }: ConvertQuestion): Purse => {
  const purse = purseOf(me);
  const [got, lost] = [
    (resource: Resource) => (move.to === resource ? move.get : 0),
    (resource: Resource) => (move.from === resource ? move.give : 0),
  ];
  return {
    workers: purse.workers + got('W') - lost('W'),
    priests: purse.priests + got('P') - lost('P'),
    bowl1: purse.bowl1 + lost('PW'),
    bowl2: purse.bowl2,
    bowl3: purse.bowl3 - lost('PW'),
  };
};

/** The conditions for converting resources. */
const convertDemands: readonly Demand<ConvertQuestion>[] = [
  { rule: 'TMY-19.4', text: "it is not this seat's turn", holds: inTurn },
  {
    rule: 'TMY-5.5',
    text: 'these resources cannot be exchanged in this way',
    holds: (question: ConvertQuestion): boolean => {
      const rate = rateOf(question);
      return rate !== undefined && question.move.give === rate.give * question.move.get && question.move.get > 0;
    },
  },
  {
    rule: 'TMY-17.3',
    text: 'that many workers cannot become priests',
    holds: ({ me, move }) => !ordains(move) || move.get <= me.ordain,
  },
  {
    rule: 'TMY-5.5',
    text: 'the seat does not have enough of what it wants to exchange',
    holds: ({ me, move }) => amountOf(me, move.from) >= move.give,
  },
  {
    rule: 'TMY-15.14',
    text: 'after this move, the current action could not be finished',
    holds: (question) => !isBound(question) || staysPayable(question, after(question)),
  },
];

const take = (seat: ReturnType<typeof seatDraft>, resource: Resource, amount: number): void => {
  switch (resource) {
    case 'PW':
      spendPower(seat, amount);
      return;
    case 'P':
      seat.priests -= amount;
      return;
    case 'W':
      seat.workers -= amount;
      return;
    case 'C':
      seat.coins -= amount;
      return;
    case 'VP':
      bookPoints(seat, -amount, 'exchange');
  }
};

const give = (draft: Draft, seat: number, resource: Resource, amount: number): void => {
  const me = seatDraft(draft, seat);
  switch (resource) {
    case 'PW':
      return;
    case 'P':
      gainPriests(draft, seat, amount);
      return;
    case 'W':
      me.workers += amount;
      return;
    case 'C':
      me.coins += amount;
      return;
    case 'VP':
      bookPoints(me, amount, 'exchange');
  }
};

/** Carries out a conversion of resources. */
const convert = (draft: Draft, { seat, move }: ConvertQuestion): After => {
  const me = seatDraft(draft, seat);
  take(me, move.from, move.give);
  give(draft, seat, move.to, move.get);
  if (ordains(move) || !draft.switches['strict-darkling-sh']) me.ordain = 0;
  if (isDeferred(draft) && draft.switches['strict-leech']) voidOffers(draft, seat);
  return 'nothing';
};

/** Lists the legal move that burns a single token, if there is one. */
const listBurns = (question: Question, moves: Move[]): void => {
  if (question.me.bowl2 < burnPrice || !inTurn(question)) return;
  const move: MoveOf<'Burn'> = { _tag: 'Burn', by: question.by, tokens: 1 };
  if (allHold(burnDemands, about(question, { move }))) moves.push(move);
};

/** Lists the legal conversions. Each converts a single unit, except that up to three workers can become priests at once. */
const listConversions = (question: Question, moves: Move[]): void => {
  const { me, faction, by } = question;
  if (!inTurn(question)) return;
  const candidate: Reused<ConvertQuestion> = about(question, { move: nothing });
  const offer = (move: MoveOf<'Convert'>): void => {
    candidate.move = move;
    if (allHold(convertDemands, candidate)) moves.push(move);
  };
  for (const rate of rates) if (amountOf(me, rate.from) >= rate.give) offer(unit(question, rate));
  for (const rate of ownRates(faction)) if (amountOf(me, rate.from) >= rate.give) offer(unit(question, rate));
  for (let workers = 1; workers <= me.ordain; workers++)
    offer({ _tag: 'Convert', by, give: workers, from: 'W', get: workers, to: 'P' });
};

/** The move in a question about no conversion yet. */
const nothing: MoveOf<'Convert'> = { _tag: 'Convert', by: null, give: 0, from: 'W', get: 0, to: 'C' };

const unit = (question: Question, { give: amount, from, to }: Rate): MoveOf<'Convert'> => ({
  _tag: 'Convert',
  by: question.by,
  give: amount,
  from,
  get: 1,
  to,
});

/** Burning power. */
export const burns: Chapter<MoveOf<'Burn'>, BurnQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: burnDemands,
  perform: burn,
  list: listBurns,
};

/** Conversions. */
export const conversions: Chapter<MoveOf<'Convert'>, ConvertQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: convertDemands,
  perform: convert,
  list: listConversions,
};
