import fc from 'fast-check';
import { isLeft, left } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../../src/core/index.js';
import { type Drawable, svg, svgOfText } from '../../../src/face/svg/index.js';
import { game as icetraders } from '../../../src/games/icetraders/index.js';
import { game as terrafex } from '../../../src/games/terrafex/index.js';
import { game as toframenn } from '../../../src/games/toframenn/index.js';
import { game as transformartian } from '../../../src/games/transformartian/index.js';
import { optionSets as ofIceTraders } from '../../games/icetraders/kit.js';
import { optionSets as ofTerrafex } from '../../games/terrafex/kit.js';
import { optionSets as ofToframenn } from '../../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../../games/transformartian/kit.js';
import { walk } from '../../kit/play.js';
import { all, descriptionOf, having, pieces, read, said } from './kit.js';

const check = <A>(property: fc.IProperty<A>): void => {
  fc.assert(property, { numRuns: 25 });
};

/** Names of attributes by which a front end finds click targets: their values are unique. */
const handles = ['data-square', 'data-system', 'data-pool', 'data-pit', 'data-stash', 'data-tracker', 'data-column'];

/** The laws for the pictures of every game. */
const laws = <T extends GameTypes & { readonly State: Drawable; readonly View: Drawable }>(
  game: Game<T>,
  options: fc.Arbitrary<T['Options']>,
  plies: number,
): void => {
  const walks = fc
    .record({ options, seed: fc.nat() })
    .map((given) => walk(game, given.options, given.seed, plies).states);
  const states = fc.tuple(walks, fc.nat()).map(([played, pick]) => played[pick % played.length]!);
  const seat = fc.constantFrom(undefined, 0, 1, 2, 3, 4, 5);

  describe(`${game.id}: pictures`, () => {
    test('they are well-formed XML without ids, scripts and numbers that are none, and not too long', () => {
      check(
        fc.property(states, seat, (state, who) => {
          const text = svg(state, { seat: who });
          const tree = read(text);
          expect(tree.name).toBe('svg');
          expect(text).not.toMatch(/NaN|undefined|Infinity|null| id=|\bhref|<script|<style/);
          expect(text.length).toBeLessThanOrEqual(64_000);
          expect(said(tree, 'title')).toContain(game.title);
          expect(tree.attributes['aria-label']).toBe(said(tree, 'title'));
          for (const key of handles) {
            const values = having(tree, key).map(({ attributes }) => attributes[key]);
            expect(new Set(values).size).toBe(values.length);
          }
        }),
      );
    });

    test('everything lies on the paper', () => {
      check(
        fc.property(states, (state) => {
          const tree = read(svg(state));
          const [, , width, height] = (tree.attributes['viewBox'] ?? '').split(' ').map(Number);
          const visit = (node: ReturnType<typeof read>, x: number, y: number): void => {
            const [, right = 0, down = 0] = (
              /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(node.attributes['transform'] ?? '') ?? []
            ).map(Number);
            const [left, below] = [x + right, y + down];
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(width!);
            expect(below).toBeGreaterThanOrEqual(0);
            expect(below).toBeLessThanOrEqual(height!);
            // Inside a scaled group, the distances are even smaller.
            for (const child of node.children) visit(child, left, below);
          };
          visit(tree, 0, 0);
        }),
      );
    });

    test('the same position has the same picture, however it came about; the argument is left alone', () => {
      check(
        fc.property(states, seat, (state, who) => {
          const again = game.position.parse(game.position.print(state));
          if (isLeft(again)) throw new Error('a position reads back');
          const before = JSON.stringify(state);
          const picture = svg(state, { seat: who });
          expect(svg(again.right, { seat: who }) === picture).toBe(true);
          const ofText = svgOfText(game.id, game.position.print(state), { seat: who });
          expect(!isLeft(ofText) && ofText.right === picture).toBe(true);
          expect(JSON.stringify(state)).toBe(before);
        }),
      );
    });

    test('different positions of a game have different descriptions', () => {
      check(
        fc.property(walks, (played) => {
          const texts = new Set(played.map((state) => game.viewText.print(game.view({ _tag: 'None' })(state))));
          const descriptions = new Set(played.map((state) => descriptionOf(svg(state))));
          expect(descriptions.size).toBe(texts.size);
        }),
      );
    });

    test('a result is told in title, picture and description; before that, who is to move', () => {
      check(
        fc.property(walks, (played) => {
          for (const state of [played[0]!, played.at(-1)!]) {
            const tree = read(svg(state));
            const outcome = game.outcome(state);
            const expected = isSome(outcome)
              ? 'The game is over ('
              : game.seatName(game.toMove(state)[0]!, state).toLowerCase();
            for (const text of [said(tree, 'title'), said(tree, 'desc')])
              expect(text.toLowerCase()).toContain(expected.toLowerCase());
            const shown = all(tree)
              .filter(({ name }) => name === 'text')
              .map(({ text }) => text.toLowerCase());
            expect(shown.some((text) => text.includes(expected.toLowerCase()))).toBe(true);
          }
        }),
      );
    });

    test('a seat sees the same pieces as a spectator', () => {
      check(
        fc.property(states, seat, (state, who) => {
          expect(pieces(read(svg(state, { seat: who })))).toEqual(pieces(read(svg(state))));
        }),
      );
    });

    test('texts that are none give the fault of the notation', () => {
      check(
        fc.property(states, fc.nat(), fc.string(), (state, pick, noise) => {
          const text = game.position.print(state);
          for (const wrong of [noise, text.slice(0, pick % text.length), `${text}${noise}!`, `${text} `]) {
            const expected = game.position.parse(wrong);
            if (isLeft(expected) && isLeft(game.viewText.parse(wrong)))
              expect(svgOfText(game.id, wrong)).toEqual(left(expected.left));
          }
          expect(isLeft(svgOfText(game.id, 'x'.repeat(1_000_000)))).toBe(true);
        }),
      );
    });
  });
};

laws(terrafex, ofTerrafex, 120);
laws(transformartian, ofTransformartian, 80);
laws(icetraders, ofIceTraders, 80);
laws(toframenn, ofToframenn, 90);

describe('pictures of texts', () => {
  test('an id that is not a game is a fault, also one that is hostile', () => {
    for (const id of ['', 'chess', '__proto__', 'constructor', 'Terrafex', '<svg>', 'x'.repeat(1_000_000)]) {
      const none = svgOfText(id, '');
      expect(none).toMatchObject({ _tag: 'Left', left: { _tag: 'Fault', path: [], rule: undefined } });
      if (isLeft(none)) expect(none.left.reason.length).toBeLessThan(200);
    }
  });
});
