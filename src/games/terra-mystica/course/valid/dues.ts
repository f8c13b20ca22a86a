/**
 * The decisions that seats make outside their main action: steps, tokens, spades, priests, and workers to ordain.
 *
 * @packageDocumentation
 */
import { reactionOf } from '../../engine/neighbours.js';
import { spadesBecome } from '../../engine/points.js';
import { keepsCycle } from '../../engine/resources.js';
import { roundTile } from '../../engine/tiles.js';
import { actionBound } from '../../moves/actions.js';
import { at, isDeferred } from '../../state/selectors.js';
import type { SeatState, State } from '../../state/state.js';
import type { Faction, IncomeTable } from '../../tables/faction.js';
import { cultBoard, cults, kinds } from '../../tables/pieces.js';
import { bonusTiles, type Gain } from '../../tables/tiles.js';
import { everyFaction, type Invariant, isAtTurn, strongholdOf, timesTaken } from './invariant.js';

/** The number of times that a seat can get this round's cult bonus, for its position on the track or for its priests. @rule TMY-12.6 */
const bonusTimes = (state: State, { cults: spaces }: SeatState): number => {
  const tile = roundTile(state);
  if (tile === undefined) return 0;
  const space =
    tile.counts === 'priests' ? cultBoard.priestSpaces.length * cults.length : at(spaces, cults.indexOf(tile.counts));
  return Math.floor(space / tile.every);
};

const bonusSpades = (state: State, seat: SeatState): number => {
  const bonus = roundTile(state)?.bonus;
  return bonus?._tag === 'spades' ? bonus.spades * bonusTimes(state, seat) : 0;
};

const bonusPriests = (state: State, seat: SeatState): number => {
  const bonus = roundTile(state)?.bonus;
  return bonus?._tag === 'gain' ? priestsOf(bonus.gain) * bonusTimes(state, seat) : 0;
};

const priestsOf = ({ priests = 0 }: Gain): number => priests;

const tilePriests = (tile: number): number => (tile < 0 ? 0 : priestsOf(bonusTiles[tile]!.income));

const entryOf = ({ priests }: IncomeTable, built: number): number => (priests === undefined ? 0 : priests[built]!);

const incomePriests = (faction: Faction, seat: SeatState): number =>
  tilePriests(seat.bonus) +
  kinds.reduce((sum, kind, index) => sum + entryOf(faction.income[kind], at(seat.counts, index)), 0);

/**
 * The most cult steps that a seat could have gained by actions in this round, including steps gained in place of spades. @rule TMY-15.13
 * @rule TMY-17.19
 */
const actionSteps = (state: State, faction: Faction, seat: number): number => {
  const { allSteps, allSpades } = actionBound(state, seat);
  return allSteps + (spadesBecome(faction) === 'steps' ? allSpades : 0);
};

/** The most cult steps that a seat could have gained by neighbours' answers: one step for each building. @rule TMY-8.5 */
const answerSteps = (state: State, faction: Faction, seat: number): number =>
  reactionOf(faction).steps * timesTaken(state, seat);

/** The greatest number of cult steps that a seat can still be owed outside its own action. */
const mostSteps = (state: State, faction: Faction, seat: SeatState, index: number): number => {
  switch (state.phase) {
    case 'turn':
      return isDeferred(state)
        ? answerSteps(state, faction, index) +
            actionSteps(state, faction, index) -
            (isAtTurn(state, index) ? state.turn.steps : 0)
        : 0;
    case 'offers':
      if (isDeferred(state)) return answerSteps(state, faction, index) + actionSteps(state, faction, index);
      return state.turnOf === index ? reactionOf(faction).steps : 0;
    case 'cult':
      return spadesBecome(faction) === 'steps' ? bonusSpades(state, seat) : 0;
    case 'auction':
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'bonus':
    case 'income':
    case 'end':
      return 0;
  }
};

/** The greatest number of power tokens that can be on offer to a seat. @rule TMY-8.6 */
const mostTokens = (state: State, faction: Faction, index: number): number => {
  if (state.phase !== 'turn' && state.phase !== 'offers') return 0;
  const { tokens } = reactionOf(faction);
  if (isDeferred(state)) return tokens * timesTaken(state, index);
  return state.phase === 'offers' && state.turnOf === index ? tokens : 0;
};

/** The greatest number of new priests that a seat may still have to decide about. @rule TMY-17.21 */
const mostPriests = (state: State, faction: Faction, seat: SeatState, index: number): number => {
  if (!keepsCycle(faction)) return 0;
  if (isAtTurn(state, index)) return Number.POSITIVE_INFINITY;
  if (state.phase === 'cult') return bonusPriests(state, seat);
  return state.phase === 'income' ? incomePriests(faction, seat) : 0;
};

/** The greatest number of workers that a seat may still ordain. @rule TMY-17.3 */
const mostOrdained = (state: State, faction: Faction, seat: SeatState, index: number): number => {
  const isOpen =
    !state.switches['strict-darkling-sh'] ||
    seat.dropped === 1 ||
    (isAtTurn(state, index) && state.turn.act === 'other');
  return isOpen ? strongholdOf(state, seat, faction).workers : 0;
};

/** The invariants of due decisions: each must fit the phase, the faction and the earlier course of the game. */
export const dueInvariants: readonly Invariant[] = [
  {
    path: 'seats',
    rule: 'TMY-18.1',
    text: 'a seat that has left the game still has decisions to make',
    holds: everyFaction(
      ({ dropped, steps, tokens, spades, priestsDue }) => dropped === 0 || steps + tokens + spades + priestsDue === 0,
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-9.7',
    text: 'more cult steps are pending than actions, answers and bonuses could have given',
    holds: everyFaction(
      (seat, faction, index, state) => seat.steps === 0 || seat.steps <= mostSteps(state, faction, seat, index),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-8.6',
    text: 'the number of power tokens that a seat may still buy is higher than the answers to its offers have earned',
    holds: everyFaction(
      (seat, faction, index, state) => seat.tokens === 0 || seat.tokens <= mostTokens(state, faction, index),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-14.3',
    text: 'spades are pending although no action gave them; without an action, only a cult bonus in Phase III can give spades',
    holds: everyFaction(
      (seat, faction, _, state) =>
        seat.spades <= (state.phase === 'cult' && spadesBecome(faction) === 'spades' ? bonusSpades(state, seat) : 0),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-17.21',
    text: 'a seat has more new priests to place than it has gained, or has some although its faction does not use priests on the transformation cycle',
    holds: everyFaction(
      (seat, faction, index, state) =>
        seat.priestsDue === 0 || seat.priestsDue <= mostPriests(state, faction, seat, index),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-17.3',
    text: 'workers can still be ordained although no stronghold has just been built',
    holds: everyFaction(
      (seat, faction, index, state) => seat.ordain === 0 || seat.ordain <= mostOrdained(state, faction, seat, index),
    ),
  },
];
