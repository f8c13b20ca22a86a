/** The options for testing the game against the laws: see docs/guide/contract.md of rulehouse. */
import fc from 'fast-check';
import type { LawOptions } from 'rulehouse/laws';
import { draw, face } from './face.ts';
import { game, type Types } from './game.ts';

export { game };
export const lawOptions: LawOptions<Types> = {
  options: fc.record({ side: fc.integer({ min: 3, max: 5 }) }),
  wins: 'most',
  deals: false,
  unordered: [],
  shows: ['side'],
  candidates: ['a1', 'c3', 'e5', 'i9'],
  face,
  draw: (view, seat) => draw(view, { seat }),
};
