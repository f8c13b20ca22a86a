/**
 * The cult tracks: steps up and down, keys, and space 10 (chapter 9).
 *
 * @packageDocumentation
 */
import { type Draft, replaced, seatDraft } from '../state/draft.js';
import { factionOf, isDeferred, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { cultBoard, cults } from '../tables/pieces.js';
import { reactionOf } from './neighbours.js';
import { hasOpen } from './offers.js';
import { gainPower } from './resources.js';

/** The seat on space 10 of a track; -1 if this space is free. */
export const topOf = (state: State, cult: number): number =>
  state.seats.findIndex((seat) => seat.cults[cult] === cultBoard.top);

/** The space that a marker reaches with the given number of steps; space 10 needs a key and must be free. @rule TMY-9.2 */
const landing = (state: State, seat: number, cult: number, steps: number): number => {
  const me = seatOf(state, seat);
  const position = me.cults[cult]!;
  const target = Math.min(cultBoard.top, position + steps);
  if (target < cultBoard.top || position === cultBoard.top) return target;
  return me.keys > 0 && topOf(state, cult) < 0 ? target : Math.max(position, cultBoard.top - 1);
};

/**
 * True if another seat must first be given time to reach space 10. That seat must hold a key, and its faction must gain cult steps when neighbours
 * take power from its buildings. The seat must also be able to reach space 10 with the steps that it still has to make and those that answers to its
 * open offers may bring.
 *
 * @rule TMY-19.5b
 */
export const mustWait = (state: State, seat: number, cult: number): boolean => {
  if (!isDeferred(state)) return false;
  return state.seats.some((other, index) => {
    if (index === seat || other.faction < 0 || reactionOf(factionOf(state, index)).steps === 0) return false;
    if (other.keys === 0 || other.dropped === 1) return false;
    let steps = other.steps;
    for (const watch of state.watches)
      if (watch.from === index && watch.taken === 0 && hasOpen(state, watch.build)) steps++;
    const position = other.cults[cult]!;
    return position < cultBoard.top && position + steps >= cultBoard.top;
  });
};

/** True if a step on a track is barred for the moment because another seat has first claim to space 10. */
export const stepWaits = (state: State, seat: number, cult: number, steps: number): boolean =>
  isDeferred(state) &&
  seatOf(state, seat).cults[cult]! < cultBoard.top &&
  landing(state, seat, cult, steps) === cultBoard.top &&
  mustWait(state, seat, cult);

const powerOnWay = (from: number, to: number): number => {
  let power = 0;
  for (let space = from + 1; space <= to; space++) power += cultBoard.power[space]!;
  return power;
};

/**
 * Moves a seat's marker up: the seat gains power on the way, and pays a key for space 10. If only the lack of a key stops the marker on a track, that
 * track is noted.
 *
 * @rule TMY-9.1 @rule TMY-9.2 @rule TMY-9.3
 */
export const climb = (draft: Draft, seat: number, cult: number, steps: number): void => {
  const me = seatDraft(draft, seat);
  const from = me.cults[cult]!;
  const to = landing(draft, seat, cult, steps);
  if (from + steps >= cultBoard.top && to < cultBoard.top && me.keys === 0 && seat === draft.active)
    draft.turn.blocked |= 1 << cult;
  me.cults = replaced(me.cults, cult, to);
  if (to === cultBoard.top && from < to) me.keys -= 1;
  gainPower(me, powerOnWay(from, to));
};

/** Moves a seat's marker down, which costs no power; a seat that leaves space 10 gets its key back. @rule TMY-9.6 */
export const descend = (draft: Draft, seat: number, cult: number, steps: number): void => {
  const me = seatDraft(draft, seat);
  const from = me.cults[cult]!;
  if (from === cultBoard.top) me.keys += 1;
  me.cults = replaced(me.cults, cult, Math.max(0, from - steps));
};

/** Those tracks of a mask on which space 10 is free, as bits. @rule TMY-9.3 @rule TMY-10.6 */
export const freeTops = (state: State, mask: number): number => {
  let open = 0;
  for (let cult = 0; cult < cults.length; cult++)
    if ((mask & (1 << cult)) !== 0 && topOf(state, cult) < 0) open |= 1 << cult;
  return open;
};
