/** The options for testing the game against the laws: see docs/guide/contract.md of rulehouse. */
import fc from 'fast-check';
import type { LawOptions } from 'rulehouse/laws';
import { draw, face } from './face.ts';
import { game, type Types } from './game.ts';

export { game };
export const lawOptions: LawOptions<Types> = {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }), goal: fc.integer({ min: 10, max: 30 }) }),
  wins: 'most',
  deals: false,
  unordered: [],
  shows: ['players', 'goal'],
  candidates: ['Take 1', 'Take 6', 'Fall 16', 'Fall 61', 'Fall 33'],
  face,
  draw: (view, seat) => draw(view, { seat }),
};
