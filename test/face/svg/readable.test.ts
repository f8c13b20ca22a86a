/** Text is readable in a picture as wide as a phone: eleven pixels high at a width of 382, which remains of 390. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../../src/core/contract/game.js';
import { decode } from '../../../src/core/reading/codec.js';
import {
  type Drawable,
  icetradersSvg,
  type SvgOptions,
  svg,
  type TerrafexSvgOptions,
  type ToframennSvgOptions,
  terrafexSvg,
  terraMysticaSvg,
  toframennSvg,
  transformartianSvg,
} from '../../../src/face/svg/index.js';
import { connections, game as icetraders, look } from '../../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../../src/games/terrafex/index.js';
import { colourTables, game as toframenn } from '../../../src/games/toframenn/index.js';
import { game as transformartian } from '../../../src/games/transformartian/index.js';
import { walk } from '../../kit/play.js';
import { all, having, type Node, read, said, textHeights } from './kit.js';

const readable = <T extends GameTypes & { readonly State: Drawable; readonly View: Drawable }>(
  game: Game<T>,
  variants: readonly unknown[],
): void => {
  test(`${game.id}: every text is at least 16.13 units high in a picture 560 wide`, () => {
    for (const [seed, variant] of variants.entries()) {
      const options = decode(game.options)(variant);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const { states } = walk(game, options.right, seed, 120);
      for (const state of states.filter((_, index) => index % 10 === 0 || index === states.length - 1)) {
        const tree = read(svg(state));
        expect(tree.attributes['viewBox']).toMatch(/^0 0 560 /);
        const heights = textHeights(tree);
        expect(heights.length).toBeGreaterThan(10);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual((11 * 560) / 382);
      }
    }
  });
};

describe('text on a phone', () => {
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

/** Everything that a front end can make clickable: every attribute that names a place, with its value. */
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

  // On a screen of 390 pixels, a picture is 382 pixels wide. Next to a map of 1,152 pixels, the other parts are 320 pixels wide.
  test('every text of a part is at least 11 pixels high on a phone, and in a column beside the map', () => {
    for (const state of states)
      for (const part of parts) {
        const tree = read(terraMysticaSvg(state, { part }));
        const width = Number(tree.attributes['viewBox']?.split(' ')[2]);
        const shown = part === 'map' ? 382 : 320;
        expect([part, Math.min(...textHeights(tree)) * (shown / width) >= 11]).toEqual([part, true]);
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

describe('parts of the games of pyramids', () => {
  const cases = [
    ...[{ players: 2 }, { players: 5 }].flatMap((variant) =>
      walked(icetraders, variant, 60)
        .filter((_, index) => index % 10 === 0)
        .map((state) => ({
          whole: (options: SvgOptions) => icetradersSvg(state, options),
          parts: (options: SvgOptions) =>
            (['map', 'table'] as const).map((part) => icetradersSvg(state, { ...options, part })),
        })),
    ),
    ...[{}, { build: 'stack' }, { table: 'limited', pool: 'four' }].flatMap((variant) =>
      walked(toframenn, variant, 40)
        .filter((_, index) => index % 5 === 0)
        .map((state) => ({
          whole: (options: SvgOptions) => toframennSvg(state, options),
          parts: (options: SvgOptions) =>
            (['board', 'table'] as const).map((part) => toframennSvg(state, { ...options, part })),
        })),
    ),
  ];

  // Next to the board, the hands are in a column 320 pixels wide.
  test('IT-1.7, TO-1.6: every text is at least 11 pixels high on a phone, and in a column beside the board', () => {
    for (const { parts } of cases)
      for (const [index, tree] of parts({}).map(read).entries()) {
        const width = Number(tree.attributes['viewBox']?.split(' ')[2]);
        expect(Math.min(...textHeights(tree)) * ((index === 0 ? 382 : 320) / width)).toBeGreaterThanOrEqual(11);
      }
  });

  test('the parts together have the targets of the whole, and its words', () => {
    for (const { whole, parts } of cases)
      for (const seat of [0, 1] as const) {
        const trees = parts({ interactive: true, seat }).map(read);
        const all = read(whole({ interactive: true, seat }));
        expect(new Set(trees.flatMap((tree) => [...targets(tree)]))).toEqual(new Set(targets(all)));
        for (const tree of trees) expect(said(tree, 'desc')).toBe(said(all, 'desc'));
      }
  });
});

describe('the parts of Terrafex and Töframenn that share a wide window', () => {
  const cases = [
    ...walked(terrafex, {}, 40)
      .filter((_, index) => index % 8 === 0)
      .map((state) => (options: TerrafexSvgOptions) => terrafexSvg(state, options)),
    ...walked(toframenn, {}, 60)
      .filter((_, index) => index % 8 === 0)
      .map((state) => (options: ToframennSvgOptions) => toframennSvg(state, options)),
  ];
  const names = { White: 'Alexandra', Black: 'Bartholomew', Light: 'Alexandra', Darkness: 'Bartholomew' };

  // At 1280 x 800 the board is 620 pixels high, and 240 pixels remain beside it.
  test('every text is at least 11 pixels high at 1280 x 800', () => {
    for (const draw of cases)
      for (const part of ['large', 'beside'] as const) {
        const tree = read(draw({ part, names }));
        const [, , width = 0, height = 0] = (tree.attributes['viewBox'] ?? '').split(' ').map(Number);
        const scale = part === 'large' ? Math.min(620 / height, 675 / width) : 240 / width;
        expect([part, Math.min(...textHeights(tree)) * scale >= 11]).toEqual([part, true]);
      }
  });

  test('a square is at least a tenth larger than beside bars and a heading', () => {
    for (const draw of cases) {
      const scaleIn = (part: 'large' | 'board', most: number): number => {
        const [, , width = 0, height = 0] = (read(draw({ part })).attributes['viewBox'] ?? '').split(' ').map(Number);
        return Math.min(620 / height, most / width);
      };
      expect(scaleIn('large', 675) / scaleIn('board', 595)).toBeGreaterThan(1.1);
    }
  });

  test('together they have the targets and the words of the whole picture', () => {
    for (const draw of cases)
      for (const seat of [0, 1] as const) {
        const trees = (['large', 'beside'] as const).map((part) => read(draw({ part, interactive: true, seat })));
        const whole = read(draw({ interactive: true, seat }));
        expect(new Set(trees.flatMap((tree) => [...targets(tree)]))).toEqual(new Set(targets(whole)));
        for (const tree of trees) expect(said(tree, 'desc')).toBe(said(whole, 'desc'));
      }
  });
});

describe('the parts of Transformartian', () => {
  const states = [{ turnLimit: 100 }, { players: 4, teams: 2, turnLimit: 100 }].flatMap((variant) =>
    walked(transformartian, variant, 60).filter((_, index) => index % 10 === 0),
  );
  const names = { 'Seat 0': 'Bartholomew the Older', 'Seat 1': 'Alexandrina Victoria' };

  // At 1280 x 800 the grid is 620 pixels high, and 288 pixels remain beside it.
  test('at 1280 x 800 every text is at least 11 pixels high, and a square at least 100 pixels wide', () => {
    for (const state of states)
      for (const part of ['grid', 'table'] as const) {
        const tree = read(transformartianSvg(state, { part, names }));
        const [, , width = 0, height = 0] = (tree.attributes['viewBox'] ?? '').split(' ').map(Number);
        const scale = part === 'grid' ? 620 / height : 288 / width;
        expect([part, Math.min(...textHeights(tree)) * scale >= 11]).toEqual([part, true]);
        if (part === 'grid') expect(50 * scale).toBeGreaterThanOrEqual(100);
      }
  });

  test('together they have the targets and the words of the whole picture', () => {
    for (const state of states)
      for (const seat of [0, 1] as const) {
        const shown = { interactive: true, seat } as const;
        const trees = (['grid', 'table'] as const).map((part) => read(transformartianSvg(state, { ...shown, part })));
        const whole = read(transformartianSvg(state, shown));
        expect(new Set(trees.flatMap((tree) => [...targets(tree)]))).toEqual(new Set(targets(whole)));
        for (const tree of trees) expect(said(tree, 'desc')).toBe(said(whole, 'desc'));
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

  test('the map of IceTraders has one size; its lines stay in place as long as the same rows and columns have systems', () => {
    const lines = (tree: Node): readonly string[] =>
      having(tree, 'data-connection').map(({ attributes: { d = '', stroke = '' } }) => `${d} ${stroke}`);
    for (const players of [2, 5]) {
      const states = walked(icetraders, { players }, 150);
      const trees = states.map((state) => read(icetradersSvg(state)));
      expect(new Set(trees.map(({ attributes }) => attributes['viewBox'])).size).toBe(1);
      const grids = states.map((state) => {
        const types = look(state).map(({ markers: [first = ''] }) => first);
        const empty = Math.min(3, types.filter((type) => type === '').length);
        return [0, 1]
          .map((at) => [...new Set(types.map((type) => type.charAt(at)))].sort().join(''))
          .concat(`${empty}`);
      });
      const keys = grids.map((grid) => grid.join(' '));
      for (const key of new Set(keys)) {
        const same = new Set(trees.filter((_, index) => keys[index] === key).flatMap(lines));
        const [colours = '', sizes = ''] = key.split(' ');
        // Pairs in every row, and pairs in every column.
        const pairs = (count: number): number => (count * (count - 1)) / 2;
        const most = colours.length * pairs(sizes.length) + sizes.length * pairs(colours.length);
        expect(same.size).toBeLessThanOrEqual(most);
      }
      expect(new Set(trees.flatMap(lines)).size).toBeGreaterThan(4);
    }
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
