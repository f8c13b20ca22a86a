/**
 * Points and effects of single events: structures built, spades gained, towns founded, cult steps made. The owner of the seam
 * `perSpade`.
 *
 * @packageDocumentation
 */
import {
  type Draft,
  factionOf,
  hasStronghold,
  isDeferred,
  mine,
  score,
  type SeatState,
  seatOf,
  type State,
} from './state.js';
import { hasFavor, gainPower } from './wealth.js';
import { cultBoard, type Kind } from './tables/pieces.js';
import { favorTiles, scoringTiles, type ScoringTile } from './tables/tiles.js';

/** The scoring tile of the running round. */
export const roundTile = (state: State): ScoringTile | undefined =>
  state.round === 0 ? undefined : scoringTiles[state.scoring[state.round - 1] ?? 0];

/** The favor tiles that score structures. */
const builders = favorTiles.flatMap(({ built }, index) => (built === null ? [] : [index]));

/** Books the points for a structure built: favor tiles, then the round tile. @rule TMY-6.5 */
export const scoreBuilt = (draft: Draft, seat: number, kind: Kind): void => {
  const me = mine(draft, seat);
  for (const index of builders) {
    const built = favorTiles[index]?.built;
    if (built?.kind === kind && hasFavor(me, index)) score(me, built.vp, 'favor');
  }
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'built' && tile.kinds.includes(kind)) score(me, tile.vp, 'round');
};

/** Books the points for a town. @rule TMY-10.3 */
export const scoreTown = (draft: Draft, seat: number): void => {
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'town') score(mine(draft, seat), tile.vp, 'round');
};

/**
 * Books everything that happens for spades gained and gives how many of them can be used: none for those who get
 * something else instead.
 *
 * @rule TMY-4.10 @rule TMY-4.8 @rule TMY-4.9 @rule TMY-4.3 @rule TMY-4.11
 */
export const gainSpades = (draft: Draft, seat: number, spades: number): number => {
  const me = mine(draft, seat);
  const { perSpade } = factionOf(draft, seat);
  if (perSpade._tag === 'lost') return 0;
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'spade') score(me, tile.vp * spades, 'round');
  switch (perSpade._tag) {
    case 'nothing':
      return spades;
    case 'vp':
      score(me, perSpade.vp * spades, 'faction');
      return spades;
    case 'power':
      if (hasStronghold(me)) gainPower(me, perSpade.power * spades);
      return spades;
    case 'step':
      if (draft.phase === 'turn') draft.turn.steps += spades;
      else me.steps += spades;
      return 0;
    case 'token':
      me.bowl1 += spades;
      return 0;
  }
};

/** Whether spades are worth anything to a faction: otherwise it may not take them. @rule TMY-4.9 */
export const mayTakeSpades = (state: State, seat: number): boolean => factionOf(state, seat).perSpade._tag !== 'lost';

/** Who stands on space 10 of a track, or -1. */
export const topOf = (state: State, cult: number): number =>
  state.seats.findIndex((seat) => (seat.cults[cult] ?? 0) === cultBoard.top);

/** The space that a marker reaches by so many steps: 10 needs a key and must be free. @rule TMY-9.2 */
const landing = (state: State, seat: number, cult: number, steps: number): number => {
  const me = seatOf(state, seat);
  const position = me.cults[cult] ?? 0;
  const target = Math.min(cultBoard.top, position + steps);
  if (target < cultBoard.top || position === cultBoard.top) return target;
  return me.keys > 0 && topOf(state, cult) < 0 ? target : Math.max(position, cultBoard.top - 1);
};

/**
 * Whether another seat must be left the time to reach space 10 first: one that reacts to neighbours' power by cult
 * steps, holds a key and could get there with steps that are due or offers of its own that nobody has taken yet.
 *
 * @rule TMY-19.5b
 */
export const mustWait = (state: State, seat: number, cult: number): boolean => {
  if (!isDeferred(state)) return false;
  return state.seats.some((other, index) => {
    if (index === seat || other.faction < 0 || factionOf(state, index).neighbours._tag !== 'step') return false;
    if (other.keys === 0 || other.dropped === 1) return false;
    let steps = other.steps;
    for (const watch of state.watches)
      if (watch.from === index && watch.taken === 0 && hasOpen(state, watch.build)) steps++;
    const position = other.cults[cult] ?? 0;
    return position < cultBoard.top && position + steps >= cultBoard.top;
  });
};

/** Whether somebody has still to answer for a building. */
export const hasOpen = (state: State, build: number): boolean => state.offers.some((offer) => offer.build === build);

/** Whether a step on a track is barred for the moment because another seat has the first right to space 10. */
export const stepWaits = (state: State, seat: number, cult: number, steps: number): boolean =>
  (seatOf(state, seat).cults[cult] ?? 0) < cultBoard.top &&
  landing(state, seat, cult, steps) === cultBoard.top &&
  mustWait(state, seat, cult);

const powerOnWay = (from: number, to: number): number => {
  let power = 0;
  for (let space = from + 1; space <= to; space++) power += cultBoard.power[space] ?? 0;
  return power;
};

/** Moves a marker up: power on the way, space 10 for a key, a note if only the key was missing. @rule TMY-9.1 @rule TMY-9.2 @rule TMY-9.3 */
export const climb = (draft: Draft, seat: number, cult: number, steps: number): void => {
  const me = mine(draft, seat);
  const from = me.cults[cult] ?? 0;
  const to = landing(draft, seat, cult, steps);
  if (from + steps >= cultBoard.top && to < cultBoard.top && me.keys === 0 && seat === draft.active)
    draft.turn.blocked |= 1 << cult;
  me.cults[cult] = to;
  if (to === cultBoard.top && from < to) me.keys -= 1;
  gainPower(me, powerOnWay(from, to));
};

/** Moves a marker down, which costs no power; leaving space 10 gives the key back. @rule TMY-9.6 */
export const sink = (draft: Draft, seat: number, cult: number, steps: number): void => {
  const me = mine(draft, seat);
  const from = me.cults[cult] ?? 0;
  if (from === cultBoard.top) me.keys += 1;
  me.cults[cult] = Math.max(0, from - steps);
};

/** Number of structures of a kind that a seat has on the map. */
export const countOf = (seat: SeatState, kind: Kind): number =>
  seat.counts[kind === 'D' ? 0 : kind === 'TP' ? 1 : kind === 'TE' ? 2 : kind === 'SH' ? 3 : 4] ?? 0;
