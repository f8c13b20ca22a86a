/** Texts for people: the names of seats and the plain-text picture. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { defaultOptions, game, type State, setup } from '../../../src/games/terra-mystica/index.js';
import { scene } from './kit.js';

const fresh = (): State => {
  const start = setup({ ...defaultOptions, players: 2 }, 7);
  if (isLeft(start)) throw new Error(start.left.text);
  return start.right;
};

describe('names and picture', () => {
  test('a seat is called by its number until it has a faction', () => {
    const start = fresh();
    expect([game.seatName(0, start), game.seatName(1, start)]).toEqual(['Seat 0', 'Seat 1']);
    const chosen = scene({ seats: [['giants'], ['witches']], hexes: {} });
    expect([game.seatName(0, chosen), game.seatName(1, chosen)]).toEqual(['Giants', 'Witches']);
  });

  test('the picture has a line for each seat: its faction and what it has, or that it has none yet', () => {
    const lines = game.board(fresh()).split('\n');
    expect(lines.filter((line) => line.endsWith('no faction yet'))).toEqual(['0 no faction yet', '1 no faction yet']);
    const seats = game
      .board(scene({ seats: [['giants', { coins: 7 }], ['witches']], hexes: {} }))
      .split('\n')
      .filter((line) => /^\d (Giants|Witches)/.test(line));
    expect(seats).toHaveLength(2);
    expect(seats[0]).toMatch(/^0 Giants \(red\): \d+ VP 7 C /);
  });
});
