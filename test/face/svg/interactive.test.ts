/** Interactive pictures: every target says in words what it is and what is on it. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../../src/core/contract/game.js';
import { playout } from '../../../src/core/playing/playout.js';
import { source } from '../../../src/core/values/random.js';
import { icetradersSvg, terrafexSvg, terraMysticaSvg, toframennSvg } from '../../../src/face/svg/index.js';
import { game as icetraders } from '../../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { initial } from '../../../src/games/terrafex/index.js';
import { game as toframenn } from '../../../src/games/toframenn/index.js';
import { all, read } from './kit.js';

const labels = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    all(read(svg)).flatMap(({ attributes }) => {
      const place = Object.keys(attributes).find((key) => key.startsWith('data-'));
      return attributes['role'] === 'button' && place !== undefined
        ? [[`${place.slice(5)}:${attributes[place] ?? ''}`, attributes['aria-label'] ?? ''] as const]
        : [];
    }),
  );

const parsed = <T extends GameTypes>({ position }: Game<T>, text: string): T['State'] => {
  const state = position.parse(text);
  if (!isRight(state)) throw new Error(state.left.reason);
  return state.right;
};

const played = <T extends GameTypes>(game: Game<T>, options: unknown, plies: number): T['State'] => {
  const decoded = game.options.decode(options);
  if (!isRight(decoded)) throw new Error('no options');
  const state = game.setup(decoded.right, 1);
  if (!isRight(state)) throw new Error(state.left.text);
  return playout(game)(state.right, source(3), plies);
};

describe('labels of targets', () => {
  test('a square alone, with a piece, with a whole stack', () => {
    const terrafex = labels(terrafexSvg(initial, { interactive: true }));
    expect(terrafex.get('square:c1')).toBe('square c1');
    expect(terrafex.get('square:a5')).toBe('square a5: large blue');
    const stack = parsed(toframenn, 'play:L a8:G1Y2R3* c7:B1* - - std,null,caster,-,-');
    const board = labels(toframennSvg(stack, { interactive: true }));
    expect(board.get('square:a8')).toBe('square a8: Light, Archmage, large red, medium yellow, small green');
  });

  test('ships are said with the seat that they belong to', () => {
    const drawn = labels(icetradersSvg(played(icetraders, { players: 3 }, 30), { interactive: true }));
    const owned = [...drawn].filter(([place, label]) => place.startsWith('system') && label.includes('of seat'));
    expect(owned.length).toBeGreaterThan(0);
    for (const [place, label] of drawn)
      if (place.startsWith('owner')) expect(label).toMatch(/^seat \d: (?:small|medium|large) /);
  });

  test('hexes and tiles of Terra Mystica say only once what they are', () => {
    const drawn = labels(terraMysticaSvg(played(terraMystica, { players: 2 }, 100), { interactive: true }));
    expect([...drawn.values()].some((label) => /^hex [A-I]\d+: \w+, (?:dwelling|trading house) of /.test(label))).toBe(
      true,
    );
    expect(drawn.get('tile:FAV2')).toBe('tile FAV2: Water 3');
    expect(drawn.get('cult:FIRE')).toBe('cult of Fire');
    expect(drawn.get('cult-space:FIRE:3')).toMatch(/^priest space on Fire, 3 steps/);
    expect([...drawn.values()].filter((label) => /^(?:holding|supply|level|resource|seat)\b/.test(label))).toEqual([]);
  });

  test('names given by the page are escaped', () => {
    const label = (): string => '<b>"&\'';
    const svg = terrafexSvg(initial, { interactive: true, label });
    expect(new Set(labels(svg).values())).toEqual(new Set(['<b>"&\'']));
  });
});
