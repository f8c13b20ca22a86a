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
import { about, type Demand, hexesInReach, hexesSkippedTo, inTurn, type Question } from '../engine/question.js';
import { canSkip, skipPrice } from '../engine/reach.js';
import { affords, type Purse, pay, priestLimit } from '../engine/resources.js';
import { canErupt, canTakeExactly, volcanoCurrency, volcanoPrice } from '../engine/terrain.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { MoveOf } from '../state/move.js';
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

/** The greatest number of spades that any transformation takes. */
export const mostSpades = ringSize - 1;

/** The terrains of the empty hexes within reach, as bits: `free` for hexes that cost nothing to reach, `skip` for hexes reached by skipping. */
const groundsInReach = (question: Question): { readonly free: number; readonly skip: number } => {
  const { state, board, faction } = question;
  const marks = hexesInReach(question);
  let [free, skip] = [0, 0];
  for (const hex of board.lands) {
    if (state.structure[hex] !== 0) continue;
    const bit = 1 << state.ground[hex]!;
    if (marks[hex] === 1 || state.turn.skipped === hex) free |= bit;
    else if (canSkip(faction) && (skip & bit) === 0 && hexesSkippedTo(question)[hex] === 1) skip |= bit;
  }
  return { free, skip };
};

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
  const toll = skipPrice(question.state, question.seat);
  const limit = priestLimit(question.state, question.seat);
  for (let total = spades; total <= mostSpades; total++) {
    const [workers, priests] = [price.workers * (total - spades), price.priests * (total - spades)];
    const takes = (ground: number): boolean => canTakeExactly(question.me, ground, total);
    if (affords(purse, workers, priests, limit) && someGround(free, takes)) return true;
    if (skip !== 0 && affords(purse, workers + toll.workers, priests + toll.priests, limit) && someGround(skip, takes))
      return true;
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
}

/** True if spades are added to an action in progress. @rule TMY-15.11 */
const goesOn = (question: Question): boolean =>
  inTurn(question) && question.state.turn.mayDig === 1 && question.faction.digging._tag !== 'none';

const digQuestion = (asked: Question, spades: number): DigQuestion => {
  const { workers, priests } = spadePrice(asked);
  return about(asked, {
    goesOn: goesOn(asked),
    spades,
    price: { workers: workers * spades, priests: priests * spades },
  });
};

const afterDigging = ({ me, price }: DigQuestion): Purse => ({
  workers: me.workers - price.workers,
  priests: me.priests - price.priests,
  bowl1: me.bowl1,
  bowl2: me.bowl2,
  bowl3: me.bowl3,
});

/** The conditions for digging. */
const demands: readonly Demand<DigQuestion>[] = [
  {
    rule: 'TMY-4.9',
    text: 'this faction cannot dig',
    holds: ({ faction }) => faction.digging._tag !== 'none' || volcanoCurrency(faction) !== 'none',
  },
  ...openingDemands,
  {
    rule: 'TMY-17.24',
    text: 'this faction can only make one volcano at a time: use `dig 1`',
    holds: ({ faction, spades }) => faction.digging._tag !== 'none' || spades === 1,
  },
  {
    rule: 'TMY-15.8',
    text: 'the seat does not have enough workers for the spades',
    holds: (question) => afterDigging(question).workers >= 0,
  },
  {
    rule: 'TMY-15.8',
    text: 'the seat does not have enough priests for the spades',
    holds: (question) => afterDigging(question).priests >= 0,
  },
  {
    rule: 'TMY-15.14',
    text: 'no hex in reach needs exactly this many spades',
    holds: (question) =>
      question.faction.digging._tag === 'none' ||
      canEnd(question, (question.goesOn ? question.state.turn.spades : 0) + question.spades, afterDigging(question)),
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

/** The legal numbers of spades to buy. */
const listDigs = (question: Question): readonly MoveOf<'Dig'>[] => {
  const moves: MoveOf<'Dig'>[] = [];
  const volcanic = question.faction.digging._tag === 'none';
  if (!goesOn(question) && !mayOpen(question)) return moves;
  if (volcanic && volcanoCurrency(question.faction) === 'none') return moves;
  for (let spades = 1; spades <= mostSpades; spades++) {
    const candidate = digQuestion(question, spades);
    const after = afterDigging(candidate);
    if (after.workers < 0 || after.priests < 0 || (volcanic && spades > 1)) break;
    if (allHold(demands, candidate)) moves.push({ _tag: 'Dig', by: question.by, spades });
  }
  return moves;
};

/** Digging. */
export const digs: Chapter<MoveOf<'Dig'>, DigQuestion> = {
  question: (asked, { spades }) => digQuestion(asked, spades),
  demands,
  perform: dig,
  list: listDigs,
};
