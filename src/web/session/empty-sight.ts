/**
 * What a viewer sees when there is no position.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import type { Sight } from './snapshot.js';

/** The part of a viewer's snapshot that stays empty as long as there is no position. */
export const emptySight: Omit<Sight<GameTypes>, 'viewer' | 'fault' | 'seats' | 'cause'> = {
  view: null,
  deciding: [],
  waiting: [],
  moves: [],
  ply: 0,
  plies: 0,
  last: null,
  changes: [],
  told: [],
  touched: [],
  standing: '',
  score: null,
  end: null,
  canUndo: false,
  canRedo: false,
  thinking: [],
  botFault: null,
  draw: null,
  canClaimDraw: false,
  undo: null,
  comments: [],
  times: null,
  left: [],
  claims: null,
  connection: 'local',
  sending: false,
  halted: null,
  refused: null,
};
