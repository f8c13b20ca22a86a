/**
 * Invariants of the current turn: what can be pending, for each seat and action.
 *
 * @packageDocumentation
 */

import { hasPending } from '../../engine/pending.js';
import { spadesBecome } from '../../engine/points.js';
import { questionFor } from '../../engine/question.js';
import { freeTowns } from '../../engine/tiles.js';
import { actionBound } from '../../moves/actions.js';
import { staysPayable } from '../../moves/dig.js';
import { at, factionOf, isDeferred, riverGround, seatOf } from '../../state/selectors.js';
import { seatShape, turnShape } from '../../state/shape.js';
import type { State, Turn } from '../../state/state.js';
import { cultBoard } from '../../tables/pieces.js';
import { bridgesFit, chosenFits, favorsFit, stepsFit, tracksOf } from './choices.js';
import { distinct, everySeat, type Invariant, inRange, within } from './invariant.js';
import { freeFits, sitesFit, skipFits, spadesFit, volcanoFits } from './land.js';
import { inTurn, type Player } from './player.js';

const hasBegun = ({ act }: Turn): boolean => act !== 'none';

/** True if nothing that is pending shows that an action has begun. Towns, town tiles and priests can be pending without an action. */
const isUnbegun = (turn: Turn): boolean =>
  [
    turn.spades,
    turn.eruption,
    turn.built,
    turn.favors,
    turn.bridges,
    turn.steps,
    turn.leap,
    turn.loss,
    turn.shift,
  ].every((n) => n === 0) &&
  turn.sites.length === 0 &&
  turn.free === 'none' &&
  turn.skipped === -1;

/** True if the seat could have used a space that gives it further main actions in this turn. @rule TMY-15.9 */
const hasMore = ({ state, seat }: Player): boolean => actionBound(state, seat).actions > 0;

const actsFit = (player: Player): boolean => {
  const { left, act } = player.turn;
  if (left === 2) return act === 'none' && hasMore(player);
  if (left === 1) return act === 'none' || hasMore(player);
  return act !== 'none';
};

/** True if no part of a turn is pending. */
const isIdle = (turn: Turn): boolean =>
  isUnbegun(turn) && turn.paid + turn.mayDig + turn.lossFrom === 0 && turn.kind === 'none';

/** True if the parts of a turn that are still pending fit the phase. @rule TMY-19.8 */
const restFits = (state: State): boolean => {
  const { turn, phase, turnOf } = state;
  const isNone = isIdle(turn) && turn.towns === 0 && turn.choose === 0 && turn.left === 0 && !hasBegun(turn);
  switch (phase) {
    case 'turn':
      return true;
    case 'offers':
      return isDeferred(state) ? isNone && turn.blocked === 0 : !hasPending(state) && answeredFits(state, turnOf);
    case 'favor':
      return isNone || (isIdle({ ...turn, favors: 0 }) && turn.favors === 1 && turn.blocked === 0);
    case 'cult':
    case 'income':
      return isNone && (turn.blocked === 0 || stepsStop(state));
    case 'auction':
    case 'faction':
    case 'terrain':
    case 'dwelling':
    case 'bonus':
    case 'end':
      return isNone && turn.blocked === 0;
  }
};

/** True if the turn whose offers are being answered ended with a pass or an action. @rule TMY-19.5a */
const answeredFits = (state: State, seat: number): boolean => {
  const { turn } = state;
  const me = seatOf(state, seat);
  const player: Player = { state, turn, seat, me, faction: factionOf(state, seat) };
  if (me.passed === 1) return turn.left === 0 && turn.act === 'none' && isIdle(turn) && chosenFits(player);
  return (
    turn.act !== 'none' &&
    (turn.left === 0 || (turn.left === 1 && hasMore(player))) &&
    turn.kind === 'none' &&
    turn.paid + turn.mayDig + turn.lossFrom === 0 &&
    sitesFit(player) &&
    skipFits(player) &&
    chosenFits(player)
  );
};

/** True if some faction that gets cult steps instead of spades has reached at least space 9 on every track where a step was stopped. @rule TMY-17.19 */
const stepsStop = (state: State): boolean =>
  state.seats.some(
    (me, seat) =>
      spadesBecome(factionOf(state, seat)) === 'steps' &&
      tracksOf(state.turn.blocked).every((cult) => at(me.cults, cult) >= cultBoard.top - 1),
  );

const fitsShift = ({ turn, state, seat }: Player): boolean =>
  turn.shift === 0 || (turn.act === 'other' && actionBound(state, seat).shift > 0);

const isTurn = inRange(turnShape, 'TMY-19.8');

/** The running turn. */
export const turnInvariants: readonly Invariant[] = [
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'the number of pending decisions is out of range',
    holds: ({ turn }) => isTurn(turn),
  },
  {
    path: 'turn',
    rule: 'TMY-15.5',
    text: 'a building site is not a land hex, or is listed twice',
    holds: ({ turn, ground }) =>
      distinct(turn.sites) &&
      turn.sites.every((hex) => within(hex, 0, ground.length - 1) && ground[hex] !== riverGround),
  },
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'something is pending although no turn is being taken',
    holds: restFits,
  },
  {
    path: 'turn',
    rule: 'TMY-15.9',
    text: 'the number of main actions in this turn is impossible',
    holds: inTurn(actsFit),
  },
  {
    path: 'turn',
    rule: 'TMY-19.2',
    text: 'part of an action is pending although no action has begun',
    holds: inTurn(({ turn }) => hasBegun(turn) || isUnbegun(turn)),
  },
  { path: 'turn', rule: 'TMY-15.3', text: 'no action gives these pending spades', holds: inTurn(spadesFit) },
  {
    path: 'turn',
    rule: 'TMY-15.5',
    text: 'the building sites of this action are not hexes that the action could have transformed',
    holds: inTurn(sitesFit),
  },
  {
    path: 'turn',
    rule: 'TMY-15.13',
    text: 'a free ride, trading house or sandstorm is pending although no action gave it',
    holds: inTurn(freeFits),
  },
  {
    path: 'turn',
    rule: 'TMY-17.24',
    text: 'a volcano, or the payment for it, is pending although this faction cannot make volcanoes',
    holds: inTurn(volcanoFits),
  },
  {
    path: 'turn',
    rule: 'TMY-7.4',
    text: 'the tunnel or the carpet ride reaches none of the hexes of this action',
    holds: inTurn(skipFits),
  },
  { path: 'turn', rule: 'TMY-6.4', text: 'more favor tiles are pending than can be taken', holds: inTurn(favorsFit) },
  {
    path: 'turn',
    rule: 'TMY-11.1',
    text: 'a bridge is pending although no action gave a bridge',
    holds: inTurn(bridgesFit),
  },
  {
    path: 'turn',
    rule: 'TMY-9.7',
    text: 'cult steps are pending although no action gave a cult step',
    holds: inTurn(stepsFit),
  },
  {
    path: 'turn',
    rule: 'TMY-17.22',
    text: 'a new home terrain has to be chosen although no action allowed a shift',
    holds: inTurn((player) => fitsShift(player)),
  },
  {
    path: 'turn',
    rule: 'TMY-10.6',
    text: 'the seat still has to choose on which track it reaches space 10, although it had enough keys for every track',
    holds: inTurn(chosenFits),
  },
  {
    path: 'turn',
    rule: 'TMY-10.7',
    text: 'more town tiles are pending than the pool has left',
    holds: (state) => freeTowns(state) >= 0,
  },
  {
    path: 'bonus',
    rule: 'TMY-12.2',
    text: 'a seat holds a bonus tile that does not exist',
    holds: everySeat(inRange(seatShape, 'TMY-12.2')),
  },
  {
    path: 'turn',
    rule: 'TMY-15.14',
    text: 'the current action can neither be finished nor given up',
    holds: inTurn(({ state, seat, me }) => staysPayable(questionFor(state, seat), me)),
  },
];
