/** Text can be read where a picture is as wide as a telephone: nine pixels at 360. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/core/reading/codec.js';
import type { Game, GameTypes } from '../../src/core/contract/game.js';
import { connections, game as icetraders } from '../../src/icetraders/index.js';
import { type Drawable, icetradersSvg, svg, terraMysticaSvg, toframennSvg } from '../../src/svg/index.js';
import { game as terraMystica } from '../../src/terra-mystica/index.js';
import { game as terrafex } from '../../src/terrafex/index.js';
import { colourTables, game as toframenn } from '../../src/toframenn/index.js';
import { game as transformartian } from '../../src/transformartian/index.js';
import { walk } from '../kit/play.js';
import { all, having, type Node, read, said, textHeights } from './kit.js';

const readable = <T extends GameTypes & { readonly State: Drawable; readonly View: Drawable }>(
  game: Game<T>,
  variants: readonly unknown[],
): void => {
  test(`${game.id}: every text is at least 14 units high in a picture 560 wide`, () => {
    for (const [seed, variant] of variants.entries()) {
      const options = decode(game.options)(variant);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const { states } = walk(game, options.right, seed, 120);
      for (const state of states.filter((_, index) => index % 10 === 0 || index === states.length - 1)) {
        const tree = read(svg(state));
        expect(tree.attributes['viewBox']).toMatch(/^0 0 560 /);
        const heights = textHeights(tree);
        expect(heights.length).toBeGreaterThan(10);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(13.999);
      }
    }
  });
};

describe('text at 360 pixels', () => {
  readable(terrafex, [{}, { layout: '2', push: 1 }, {}]);
  readable(toframenn, [{}, { build: 'stack' }, { table: 'limited', pool: 'four' }]);
  readable(transformartian, [{}, { players: 3, teams: 3 }, { players: 4 }]);
  readable(icetraders, [{ players: 2 }, { players: 3 }, { players: 5 }]);
});

const walked = <T extends GameTypes>(game: Game<T>, variant: unknown, plies: number): readonly T['State'][] => {
  const options = decode(game.options)(variant);
  if (isLeft(options)) throw new Error(JSON.stringify(options.left));
  return walk(game, options.right, 3, plies).states;
};

const values = (tree: Node, key: string): readonly string[] =>
  having(tree, key).map(({ attributes }) => attributes[key] ?? '');

/** What a front end can click: every attribute that names a place, with its value. */
const targets = (tree: Node): ReadonlySet<string> =>
  new Set(
    having(tree, 'data-hit').length === 0
      ? []
      : all(tree)
          .filter(({ attributes }) => attributes['role'] === 'button')
          .flatMap(({ attributes }) =>
            Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('data-') ? [`${key}=${value}`] : [])),
          ),
  );

describe('Terra Mystica in parts', () => {
  const parts = ['map', 'cults', 'seats', 'tiles'] as const;
  const states = [{ players: 2 }, { players: 4, map: 'fire-ice' }].flatMap((variant) =>
    walked(terraMystica, variant, 240).filter((_, index) => index % 40 === 0),
  );

  test('every text of a part is at least nine pixels high at 360', () => {
    for (const state of states)
      for (const part of parts) {
        const tree = read(terraMysticaSvg(state, { part }));
        const width = Number(tree.attributes['viewBox']?.split(' ')[2]);
        expect([part, Math.min(...textHeights(tree)) * (360 / width) >= 8.999]).toEqual([part, true]);
      }
  });

  test('the parts together have the targets of the whole, and its words', () => {
    for (const state of states) {
      const whole = read(terraMysticaSvg(state, { interactive: true }));
      const drawn = parts.map((part) => read(terraMysticaSvg(state, { part, interactive: true })));
      const together = new Set(drawn.flatMap((tree) => [...targets(tree)]));
      expect(targets(whole).size).toBeGreaterThan(100);
      expect([...targets(whole)].filter((target) => !together.has(target))).toEqual([]);
      for (const tree of drawn) expect(said(tree, 'desc') === said(whole, 'desc')).toBe(true);
    }
  });
});

describe('what is drawn as lines', () => {
  test('IT-1.7: every connection is a line of the map, and nothing else is', () => {
    for (const players of [2, 5])
      for (const state of walked(icetraders, { players }, 150))
        expect([...values(read(icetradersSvg(state)), 'data-connection')].sort()).toEqual(
          connections(state)
            .map(([a, b]) => `${a}-${b}`)
            .sort(),
        );
  });

  test('TO-1.6, TO-1.7: the wheel has an arrow for every attack of the table in force', () => {
    for (const table of ['standard', 'limited'] as const) {
      const [state] = walked(toframenn, table === 'limited' ? { table, pool: 'four' } : {}, 1);
      if (state === undefined) throw new Error('a start');
      const attacks = Object.entries<readonly string[]>(colourTables[table]).flatMap(([colour, victims]) =>
        victims.map((victim) => `${colour}${victim}`),
      );
      expect([...values(read(toframennSvg(state)), 'data-attack')].sort()).toEqual(attacks.sort());
    }
  });
});
