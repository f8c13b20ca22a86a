/** The bar of actions of Terra Mystica, and the pictures of a wide board. */
import { describe, expect, test } from 'vitest';
import { terraMysticaSvg } from '../../src/face/svg/index.js';
import { deedNames, deeds } from '../../src/face/terra-mystica/deeds.js';
import { terraMysticaFace } from '../../src/face/terra-mystica/index.js';
import { defaultOptions, game, type State } from '../../src/games/terra-mystica/index.js';
import { seatTitle } from '../../src/games/terra-mystica/seen.js';
import { walk } from '../kit/play.js';

const { states } = walk(game, { ...defaultOptions, players: 4 }, 3, 400);

const inTurn = (state: State) => {
  const moves = game.legalMoves(state);
  return deeds(moves, moves.flatMap(terraMysticaFace.parts));
};

describe('the bar of actions', () => {
  test('always has the same kinds, and every kind has words', () => {
    const bars = states.map(inTurn).filter(({ length }) => length > 0);
    expect(bars.length).toBeGreaterThan(50);
    for (const bar of bars) expect(bar.map(({ name }) => name)).toEqual(deedNames);
    for (const name of deedNames) expect(terraMysticaFace.english.texts[`deed.${name}`]).toMatch(/^[A-Z]/);
  });

  test('passing offers every bonus tile that is free, and says what the tile does', () => {
    const state = states.find(({ phase, round, turn }) => phase === 'turn' && round === 1 && turn.act === 'none');
    const pass = inTurn(state!).find(({ name }) => name === 'pass');
    expect(pass?.choices.length).toBe(3);
    for (const { part, text } of pass?.choices ?? []) expect(text).toMatch(new RegExp(`^${part.value}: .`));
  });
});

describe('the picture beside a wide map', () => {
  test('has the board of every seat with its supplies, and the cults', () => {
    for (const state of states.filter(({ round }, ply) => round > 0 && ply % 20 === 0)) {
      const svg = terraMysticaSvg(state, { part: 'desk', interactive: true });
      for (const [seat, { coins }] of state.seats.entries()) {
        expect(svg).toContain(`aria-label="${seatTitle(seat, state)}`);
        expect(svg).toContain(`coins ${coins}<`);
      }
      for (const cult of ['FIRE', 'WATER', 'EARTH', 'AIR']) expect(svg).toContain(`data-cult="${cult}"`);
    }
  });
});
