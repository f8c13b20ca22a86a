/**
 * Opening a main action: the first step of every main action, whatever its kind.
 *
 * @packageDocumentation
 */
import type { Events } from '../engine/events.js';
import type { Draft } from '../state/draft.js';
import type { Turn } from '../state/state.js';
import { declineAll } from './leech.js';

/** Opens a main action. This uses up one of the turn's actions and, in `deferred` mode, declines the seat's open offers. @rule TMY-19.5b */
export const openAction = (draft: Draft, seat: number, act: Turn['act'], events: Events | null): void => {
  if (draft.offers.length > 0) declineAll(draft, seat, events);
  const { turn } = draft;
  turn.left -= 1;
  turn.act = act;
  turn.sites = [];
  turn.built = 0;
  turn.mayDig = 0;
  turn.kind = 'none';
};
