/**
 * Upgrades (chapter 6): replacing structures, the favor tiles that follow, and the one-time gains from a stronghold. Only this module reads the tag
 * of a faction's `stronghold` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { gainSpades } from '../engine/points.js';
import { about, type Demand, hexesOf, inTurn, namesLand, type Question, type Reused } from '../engine/question.js';
import { canPay, gainPower, pay } from '../engine/resources.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import { hexNamed } from '../state/map.js';
import type { Move, MoveOf } from '../state/move.js';
import { factionOf } from '../state/selectors.js';
import type { Faction } from '../tables/faction.js';
import { type Kind, kinds, supply, upgradesFrom } from '../tables/pieces.js';
import type { After, Chapter } from './chapter.js';
import { grantFavors } from './favors.js';
import { openAction } from './opening.js';
import { buildStructure, hasLeft, hasNeighbour } from './structures.js';
import { sailFree, stretch } from './tracks.js';

/** Workers and coins. */
type Price = readonly [workers: number, coins: number];

/** The state, the move and the derived values checked by the conditions for an upgrade. */
interface UpgradeQuestion extends Question {
  readonly hex: number;
  readonly to: Exclude<Kind, 'D'>;
  /** The price of the upgrade; it is not paid if the upgrade is part of a special action. */
  readonly price: Price;
  /** True if the upgrade is the free trading house of a special action in progress. */
  readonly goesOn: boolean;
}

/** True if a special action's free trading house is still to be built. */
const isFree = (asked: Question): boolean => asked.state.turn.free === 'trading-house' && inTurn(asked);

/** The price of an upgrade in workers and coins; without a neighbour, a trading house costs twice as many coins. @rule TMY-6.2 */
const priceOf = ({ state, seat, faction }: Question, hex: number, to: Exclude<Kind, 'D'>): Price => {
  const [workers, coins] = faction.costs[to];
  return to === 'TP' && hex >= 0 && !hasNeighbour(state, seat, hex) ? [workers, 2 * coins] : [workers, coins];
};

/** The conditions that an upgrade must meet on its hex. */
const siteDemands: readonly Demand<UpgradeQuestion>[] = [
  {
    rule: 'TMY-17.15',
    text: 'the free upgrade can only make a trading house',
    holds: ({ goesOn, to }) => !goesOn || to === 'TP',
  },
  {
    rule: 'TMY-6.1',
    text: 'the seat has no structure there',
    holds: ({ state, seat, hex }) => state.owner[hex] === seat,
  },
  {
    rule: 'TMY-6.1',
    text: 'this structure cannot be upgraded in this way',
    holds: ({ state, hex, to }) => kinds[state.structure[hex]! - 1] === upgradesFrom[to],
  },
  {
    rule: 'TMY-2.1',
    text: 'the seat has no structure of that kind left',
    holds: ({ me, to }) => hasLeft(me, to),
  },
  {
    rule: 'TMY-6.2',
    text: 'the seat cannot pay for the upgrade',
    holds: ({ goesOn, me, price: [workers, coins] }) => goesOn || canPay(me, workers, coins, 0),
  },
];

/** The conditions for an upgrade. */
const demands: readonly Demand<UpgradeQuestion>[] = [namesLand, ...openingDemands, ...siteDemands];

/** The greatest amount of each thing that a stronghold can give, whether the seat uses it later or keeps it. */
export interface StrongholdBound {
  readonly favors: number;
  readonly bridges: number;
  readonly spades: number;
  readonly workers: number;
  readonly range: number;
  readonly tokens: number;
}

/** The bounds for a stronghold that gives nothing for later use: every amount is 0. */
export const nothingLeft: StrongholdBound = { favors: 0, bridges: 0, spades: 0, workers: 0, range: 0, tokens: 0 };

/** The most that a stronghold can give for later use: favor tiles, bridges, spades, workers to ordain, carpet range, and power tokens. */
export const strongholdBound = ({ stronghold }: Faction, seats: number): StrongholdBound => {
  switch (stronghold._tag) {
    case 'favor':
      return { ...nothingLeft, favors: 1 };
    case 'bridges':
      return { ...nothingLeft, bridges: stronghold.bridges };
    case 'spades':
      return { ...nothingLeft, spades: stronghold.spades };
    case 'ordain':
      return { ...nothingLeft, workers: stronghold.workers };
    case 'range':
      return { ...nothingLeft, range: stronghold.steps };
    case 'tokens':
      return { ...nothingLeft, tokens: seats };
    case 'nothing':
    case 'power':
    case 'vp':
    case 'ship':
      return nothingLeft;
  }
};

/** Gives a seat the immediate gains from its stronghold. @rule TMY-6.4 */
const gainStronghold = (draft: Draft, seat: number): void => {
  const me = seatDraft(draft, seat);
  const { stronghold } = factionOf(draft, seat);
  switch (stronghold._tag) {
    case 'nothing':
      return;
    case 'power':
      gainPower(me, stronghold.power);
      return;
    case 'ordain':
      me.ordain = stronghold.workers;
      return;
    case 'favor':
      grantFavors(draft, seat, 1);
      return;
    case 'vp':
      bookPoints(me, stronghold.vp, 'faction');
      return;
    case 'spades': {
      const spades = gainSpades(draft, seat, stronghold.spades);
      draft.turn.spades = spades;
      draft.turn.kind = spades > 0 ? 'any' : 'none';
      draft.turn.act = 'land';
      return;
    }
    case 'ship':
      sailFree(draft, seat, stronghold.steps);
      return;
    case 'range':
      stretch(draft, seat, stronghold.steps);
      return;
    case 'tokens':
      me.bowl1 += draft.seats.length;
      return;
    case 'bridges':
      draft.turn.bridges += Math.max(0, Math.min(stronghold.bridges, supply.bridges - me.bridges));
  }
};

/** Carries out an upgrade: the seat pays and places the structure, which brings points, offers and gains. @rule TMY-6.5 */
const upgrade = (draft: Draft, question: UpgradeQuestion, events: Events | null): After => {
  const { seat, faction, hex, to, goesOn, price } = question;
  if (goesOn) draft.turn.free = 'none';
  else {
    const [workers, coins] = price;
    openAction(draft, seat, 'other', events);
    pay(seatDraft(draft, seat), workers, coins, 0);
  }
  buildStructure(draft, seat, hex, to);
  if (to === 'TE' || to === 'SA') grantFavors(draft, seat, faction.favors.each);
  if (to === 'SH') gainStronghold(draft, seat);
  return 'nothing';
};

/** The kinds to which each structure can be upgraded, indexed by the structure's number in the state. */
const nextKinds: readonly (readonly Exclude<Kind, 'D'>[])[] = [[], ['TP'], ['TE', 'SH'], ['SA'], [], []];

/** Lists the legal upgrades. */
const listUpgrades = (question: Question, moves: Move[]): void => {
  const { state, board, me, faction } = question;
  const goesOn = isFree(question);
  if (!goesOn && !mayOpen(question)) return;
  const candidate: Reused<UpgradeQuestion> = about(question, { hex: -1, to: 'TP', price: [0, 0], goesOn });
  for (const hex of hexesOf(question)) {
    candidate.hex = hex;
    for (const to of nextKinds[state.structure[hex]!]!) {
      // A quick check first, because looking for neighbours, which never lower the price below this, takes longer.
      const [workers, coins] = faction.costs[to];
      if (!hasLeft(me, to) || (!goesOn && !canPay(me, workers, coins, 0))) continue;
      candidate.to = to;
      candidate.price = priceOf(question, hex, to);
      if (allHold(siteDemands, candidate)) moves.push({ _tag: 'Upgrade', by: question.by, hex: board.names[hex]!, to });
    }
  }
};

/** Upgrades. */
export const upgrades: Chapter<MoveOf<'Upgrade'>, UpgradeQuestion> = {
  question: (asked, { hex: name, to }) => {
    const hex = hexNamed(asked.board, name);
    return about(asked, { hex, to, price: priceOf(asked, hex, to), goesOn: isFree(asked) });
  },
  demands,
  perform: upgrade,
  list: listUpgrades,
};
