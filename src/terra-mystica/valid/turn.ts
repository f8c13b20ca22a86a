/**
 * The running turn: what may be pending, for whom, after which action.
 *
 * @packageDocumentation
 */
import { askFor, hasPending } from '../ask.js';
import { boardOf } from '../board.js';
import { homeGround, tracksAt, volcanoCurrency } from '../ground.js';
import { mostSpades, staysPayable } from '../moves/dig.js';
import { bitOf } from '../standing.js';
import {
  at,
  factionOf,
  hasStronghold,
  isDeferred,
  riverGround,
  seatOf,
  type SeatState,
  type State,
  type Turn,
  volcanoGround,
} from '../state.js';
import type { Faction, SpecialGain } from '../tables/faction.js';
import { cultBoard, cults, supply } from '../tables/pieces.js';
import { favorTiles } from '../tables/tiles.js';
import { bits, copiesIn, freeTowns, hasFavor } from '../wealth.js';
import { distinct, type Law, mayUse, within } from './law.js';

/** The seat at turn, with its faction, as invariants of its turn ask for it. */
interface Player {
  readonly state: State;
  readonly turn: Turn;
  readonly seat: number;
  readonly me: SeatState;
  readonly faction: Faction;
}

const inTurn =
  (test: (player: Player) => boolean) =>
  (state: State): boolean => {
    if (state.phase !== 'turn') return true;
    const seat = state.active;
    return test({ state, turn: state.turn, seat, me: seatOf(state, seat), faction: factionOf(state, seat) });
  };

/** Whether the seat has an action with such a gain, and has used its space if that can be seen. */
const hasTaken = ({ me, faction }: Player, gain: SpecialGain['_tag']): boolean =>
  faction.actions.some(
    (action) =>
      action.gain._tag === gain &&
      mayUse(me, action) &&
      (action.often !== 'once' || (me.used & bitOf(action.space)) !== 0),
  );

const isUsed = ({ me }: Player, space: 'BON1' | 'BON2' | 'FAV6'): boolean => (me.used & bitOf(space)) !== 0;

const isTaken = ({ state }: Player, action: number): boolean => at(state.taken, action) === 1;

/** Places of the power actions in their list. */
const [bridgeAction, spadeAction, spadesAction] = [0, 4, 5] as const;

const hasBegun = ({ act }: Turn): boolean => act !== 'none';

/** Whether only things are pending that need no action: towns, their tiles, priests. */
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

/** Whether two more actions have been taken up in this turn. @rule TMY-15.9 */
const hasMore = (player: Player): boolean => hasTaken(player, 'actions');

const actsFit = (player: Player): boolean => {
  const { left, act } = player.turn;
  if (left === 2) return act === 'none' && hasMore(player);
  if (left === 1) return act === 'none' || hasMore(player);
  return act !== 'none';
};

/** Whether a faction digs with spades, or has something else instead. */
const usesSpades = ({ perSpade, digging }: Faction): boolean =>
  digging._tag !== 'none' && (perSpade._tag === 'nothing' || perSpade._tag === 'vp' || perSpade._tag === 'power');

/** Spades that came from actions, not bought: as many as those that were taken can have given. */
const mostUnpaid = (player: Player): number => {
  const own = player.faction.actions.reduce(
    (most, { gain }) => Math.max(most, gain._tag === 'spades' && hasTaken(player, 'spades') ? gain.spades : 0),
    0,
  );
  if (isTaken(player, spadesAction)) return Math.max(2, own);
  return Math.max(own, isTaken(player, spadeAction) || isUsed(player, 'BON1') ? 1 : 0);
};

const strongholdSpades = ({ me, faction: { stronghold } }: Player): number =>
  stronghold._tag === 'spades' && hasStronghold(me) ? stronghold.spades : 0;

/** Whether the pending spades can have come so. @rule TMY-15.3 @rule TMY-15.4 @rule TMY-15.7b */
const spadesFit = (player: Player): boolean => {
  const { spades, paid, kind, sites, built, mayDig, act, eruption } = player.turn;
  const isOpen = spades > 0 && kind !== 'any' && sites.length === 0;
  if (mayDig !== (isOpen ? 1 : 0)) return false;
  if (spades === 0) return kind === 'none' && paid === 0;
  if (act !== 'land' || built > 0 || eruption > 0 || !usesSpades(player.faction)) return false;
  switch (kind) {
    case 'none':
      return false;
    case 'one':
      return (
        spades <= mostSpades &&
        paid <= spades &&
        (paid === 0 || sites.length === 0) &&
        sites.length <= 1 &&
        spades - paid + sites.length <= mostUnpaid(player)
      );
    case 'two':
      return paid === 0 && isTaken(player, spadesAction) && spades + sites.length <= 2;
    case 'any':
      return paid === 0 && spades + sites.length <= strongholdSpades(player);
  }
};

/** Whether the building sites of the action can be such. @rule TMY-15.5 @rule TMY-15.7b */
const sitesFit = (player: Player): boolean => {
  const { turn, state, seat, me } = player;
  const { sites, built, act } = turn;
  if (act !== 'land') return sites.length === 0 && built === 0;
  const home = homeGround(me);
  const stands = sites.filter((hex) => at(state.structure, hex) !== 0);
  return (
    sites.length <= Math.max(2, strongholdSpades(player)) &&
    (sites.length === 0 || home >= 0) &&
    sites.filter((hex) => state.ground[hex] !== home).length <= 1 &&
    stands.length <= built &&
    stands.every((hex) => state.owner[hex] === seat)
  );
};

/** Whether what is free follows from the action that gives it. */
const freeFits = (player: Player): boolean => {
  const { free, act, sites, built } = player.turn;
  switch (free) {
    case 'none':
      return true;
    case 'ride':
    case 'trading-house':
      return act === 'other' && hasTaken(player, free);
    case 'sandstorm':
      return act === 'land' && sites.length === 0 && built === 0 && hasTaken(player, free);
  }
};

/** Whether a volcano that was begun, or its price, can be due. @rule TMY-17.24 */
const volcanoFits = ({ turn, state, me, faction }: Player): boolean => {
  const { eruption, loss, lossFrom, sites, act, built } = turn;
  const currency = volcanoCurrency(faction);
  if (eruption > 0 && (currency === 'none' || act !== 'land' || sites.length + built + loss > 0)) return false;
  if (loss === 0) return lossFrom === 0;
  if (faction.ground._tag !== 'volcano' || currency !== 'steps' || act !== 'land' || sites.length !== 1) return false;
  const { plain, home } = faction.ground.price;
  return (
    (loss === plain || loss === home) &&
    lossFrom === tracksAt(me, loss) &&
    lossFrom !== 0 &&
    sites.every((hex) => state.ground[hex] === volcanoGround)
  );
};

/** Whether a tunnel or carpet was used on a hex of this action. @rule TMY-7.4 */
const skipFits = ({ turn, state, seat, faction }: Player): boolean => {
  const { skipped, act, sites } = turn;
  if (skipped === -1) return true;
  const isUsedHex = sites.includes(skipped) || state.owner[skipped] === seat;
  return (
    boardOf(state.switches.map).lands.includes(skipped) &&
    faction.skipping._tag !== 'none' &&
    act === 'land' &&
    isUsedHex
  );
};

/** The favor tiles that the seat could take. @rule TMY-6.4 */
const takeable = ({ state, me }: Player): number =>
  favorTiles.filter((_, tile) => copiesIn(state.favorPool, tile) > 0 && !hasFavor(me, tile)).length;

const favorsFit = (player: Player): boolean => {
  const { favors, act } = player.turn;
  if (favors === 0) return true;
  const most = Math.max(player.faction.favors.each, player.faction.stronghold._tag === 'favor' ? 1 : 0);
  return act === 'other' && favors <= Math.min(most, takeable(player));
};

const bridgesFit = (player: Player): boolean => {
  const { bridges, act } = player.turn;
  if (bridges === 0) return true;
  const { stronghold } = player.faction;
  const given =
    stronghold._tag === 'bridges' && hasStronghold(player.me)
      ? Math.min(stronghold.bridges, supply.bridges - player.me.bridges)
      : 0;
  const acted = isTaken(player, bridgeAction) || hasTaken(player, 'bridge') ? 1 : 0;
  return act === 'other' && bridges <= Math.max(given, acted);
};

/** The most single steps that one action can have left. @rule TMY-15.13 @rule TMY-17.19 */
const mostSteps = (player: Player): number => {
  const isReplaced = player.faction.perSpade._tag === 'step';
  if (isReplaced && isTaken(player, spadesAction)) return 2;
  const isSpade = isReplaced && (isTaken(player, spadeAction) || isUsed(player, 'BON1'));
  return isSpade || isUsed(player, 'BON2') || isUsed(player, 'FAV6') ? 1 : 0;
};

const leapOf = (player: Player): number =>
  player.faction.actions.reduce(
    (most, { gain }) => (gain._tag === 'leap' && hasTaken(player, 'leap') ? gain.steps : most),
    0,
  );

const stepsFit = (player: Player): boolean => {
  const { steps, leap, act } = player.turn;
  return (
    (steps + leap === 0 || act === 'other') &&
    (steps === 0 || leap === 0) &&
    steps <= mostSteps(player) &&
    (leap === 0 || leap === leapOf(player))
  );
};

/** The least space of a track that was stopped: replays may step back before a town tile. @rule TMY-9.3 */
const leastStopped = (state: State): number => (isDeferred(state) ? 7 : cultBoard.top - 1);

const tracksOf = (mask: number): readonly number[] =>
  cults.flatMap((_, cult) => ((mask & (1 << cult)) === 0 ? [] : [cult]));

/** Whether the tracks that stopped, and those of which the seat must choose, can be such. @rule TMY-9.3 @rule TMY-10.6 */
const chosenFits = ({ turn, state, me }: Player): boolean => {
  const { choose, blocked } = turn;
  return (
    tracksOf(blocked).every((cult) => at(me.cults, cult) >= leastStopped(state)) &&
    (choose & ~blocked) === 0 &&
    (choose === 0 || (me.keys > 0 && tracksOf(choose).every((cult) => at(me.cults, cult) < cultBoard.top))) &&
    (choose === 0 || isDeferred(state) || isScarce(state, choose, me.keys))
  );
};

/** Whether fewer keys are there than tracks whose space 10 is free. */
const isScarce = ({ seats }: State, choose: number, keys: number): boolean =>
  bits(choose) > keys && tracksOf(choose).every((cult) => seats.every((seat) => at(seat.cults, cult) < cultBoard.top));

/** Whether nothing of a turn is pending. */
const isIdle = (turn: Turn): boolean =>
  isUnbegun(turn) && turn.paid + turn.mayDig + turn.lossFrom === 0 && turn.kind === 'none';

/** Whether what a turn leaves behind fits the phase. @rule TMY-19.8 */
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

/** Whether the turn whose offers are answered ended by a pass or with an action. @rule TMY-19.5a */
const answeredFits = (state: State, seat: number): boolean => {
  const { turn } = state;
  const me = seatOf(state, seat);
  const player: Player = { state, turn, seat, me, faction: factionOf(state, seat) };
  if (me.passed === 1) return turn.left === 0 && turn.act === 'none' && isIdle(turn) && chosenFits(player);
  return (
    turn.act !== 'none' &&
    turn.left <= (hasMore(player) ? 1 : 0) &&
    turn.kind === 'none' &&
    turn.paid + turn.mayDig + turn.lossFrom === 0 &&
    sitesFit(player) &&
    skipFits(player) &&
    chosenFits(player)
  );
};

/** Whether somebody climbs in Phase III, and has a marker where it can have stopped. @rule TMY-17.19 */
const stepsStop = (state: State): boolean =>
  state.seats.some(
    (me, seat) =>
      factionOf(state, seat).perSpade._tag === 'step' &&
      tracksOf(state.turn.blocked).every((cult) => at(me.cults, cult) >= cultBoard.top - 1),
  );

/** The running turn. */
export const turnLaws: readonly Law[] = [
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'what is pending is counted from 0',
    holds: ({ turn, ground }) =>
      [
        turn.left,
        turn.spades,
        turn.paid,
        turn.favors,
        turn.towns,
        turn.bridges,
        turn.steps,
        turn.leap,
        turn.loss,
      ].every((n) => within(n, 0, ground.length)) &&
      [turn.mayDig, turn.eruption, turn.built, turn.shift].every((n) => within(n, 0, 1)) &&
      [turn.lossFrom, turn.blocked, turn.choose].every((n) => within(n, 0, (1 << cults.length) - 1)) &&
      within(turn.left, 0, 2) &&
      within(turn.skipped, -1, ground.length - 1),
  },
  {
    path: 'turn',
    rule: 'TMY-15.5',
    text: 'building sites are different land hexes',
    holds: ({ turn, ground }) =>
      distinct(turn.sites) &&
      turn.sites.every((hex) => within(hex, 0, ground.length - 1) && ground[hex] !== riverGround),
  },
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'nothing is pending when a turn is over',
    holds: restFits,
  },
  { path: 'turn', rule: 'TMY-15.9', text: 'one main action a turn, or two more', holds: inTurn(actsFit) },
  {
    path: 'turn',
    rule: 'TMY-19.2',
    text: 'nothing of an action is pending before one is begun',
    holds: inTurn(({ turn }) => hasBegun(turn) || isUnbegun(turn)),
  },
  { path: 'turn', rule: 'TMY-15.3', text: 'the pending spades come from no action so', holds: inTurn(spadesFit) },
  { path: 'turn', rule: 'TMY-15.5', text: 'the hexes of this action are not such', holds: inTurn(sitesFit) },
  {
    path: 'turn',
    rule: 'TMY-15.13',
    text: 'what is free comes from an action that was used',
    holds: inTurn(freeFits),
  },
  {
    path: 'turn',
    rule: 'TMY-17.24',
    text: 'a volcano and its price are due to those who make some',
    holds: inTurn(volcanoFits),
  },
  { path: 'turn', rule: 'TMY-7.4', text: 'a tunnel or carpet led to a hex of this action', holds: inTurn(skipFits) },
  { path: 'turn', rule: 'TMY-6.4', text: 'favor tiles are due that can be taken', holds: inTurn(favorsFit) },
  {
    path: 'turn',
    rule: 'TMY-11.1',
    text: 'bridges are due after an action that gives some',
    holds: inTurn(bridgesFit),
  },
  {
    path: 'turn',
    rule: 'TMY-9.7',
    text: 'cult steps are due after an action that gives some',
    holds: inTurn(stepsFit),
  },
  {
    path: 'turn',
    rule: 'TMY-17.22',
    text: 'a new home terrain is due after a shift only',
    holds: inTurn((player) => player.turn.shift === 0 || (player.turn.act === 'other' && hasTaken(player, 'shift'))),
  },
  {
    path: 'turn',
    rule: 'TMY-10.6',
    text: 'tracks to choose among have stopped before space 10, for want of keys',
    holds: inTurn(chosenFits),
  },
  {
    path: 'turn',
    rule: 'TMY-10.7',
    text: 'never more town rights than tiles',
    holds: (state) => freeTowns(state) >= 0,
  },
  {
    path: 'turn',
    rule: 'TMY-15.14',
    text: 'what was begun and cannot be given up can be finished',
    holds: inTurn(({ state, seat, me }) => staysPayable(askFor(state, seat), me)),
  },
];
