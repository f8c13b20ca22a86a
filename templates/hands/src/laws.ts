/** The options for testing the game against the laws: see docs/guide/contract.md of rulehouse. */
import fc from 'fast-check';
import type { LawOptions } from 'rulehouse/laws';
import { draw, face } from './face.ts';
import { faceDown, game, redeal, type Types } from './game.ts';

export { game };
export const lawOptions: LawOptions<Types> = {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }), cards: fc.integer({ min: 1, max: 4 }) }),
  hides: true,
  redeal,
  faceDown,
  unordered: ['deck', 'hands.*'],
  shows: ['players', 'cards'],
  deals: true,
  wins: 'most',
  candidates: Array.from('123456789'),
  face,
  draw: (view, seat) => draw(view, { seat }),
};
