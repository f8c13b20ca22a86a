/** Marks that follow from a pick: the prey and the danger of a wizard, and the partners of an exchange that scores. */
import { describe, expect, test } from 'vitest';
import { svgText } from '../../src/face/paint/element.js';
import { outline } from '../../src/face/paint/mark.js';
import { marks } from '../../src/face/paint/options.js';
import { lit as litToframenn } from '../../src/face/toframenn/lit.js';
import { lit as litTransformartian } from '../../src/face/transformartian/lit.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { boards } from '../../src/web/board/index.js';
import { at } from '../kit/play.js';

const square = (value: string) => ({ kind: 'square', value });

const values = (places: readonly { readonly value: string }[] = []): readonly string[] =>
  places.map(({ value }) => value).sort();

describe('Töframenn', () => {
  const example = 'play:L a8:K1O2P3*,c6:W1B3,d3:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3* - - std,null,caster,-,-';
  const state = at(toframenn)(example);

  test('TO-6.8, TO-7.6: prey is each pyramid that a Bolt or a Duel of the wizard can remove', () => {
    for (const from of ['a8', 'c6', 'd3']) {
      const targets = toframenn.legalMoves(state).flatMap((move) => {
        if (move._tag === 'CastBolt' && move.from === from) return [`${move.to}:${move.target}`];
        return move._tag === 'FightDuel' && move.from === from && move.removal > 0
          ? [`${move.to}:${move.removal}`]
          : [];
      });
      expect([from, values(litToframenn(state, [square(from)]).scoring)]).toEqual([from, targets.sort()]);
    }
    expect(values(litToframenn(state, [square('d3')]).scoring)).toEqual(['a3:3']);
  });

  test('danger is the square of the wizard and those of its moves on which it would be hit', () => {
    expect(values(litToframenn(state, [square('d3')]).threatened)).toEqual(['d3', 'f5']);
    expect(litToframenn(state, [square('a8')])).toEqual({ scoring: [], threatened: [] });
  });

  test('a wizard of the other side shows what it could do', () => {
    expect(values(litToframenn(state, [square('d2')]).scoring)).toEqual(['d3:2']);
  });

  test('nothing is marked without a wizard, nor before play', () => {
    for (const picked of [[], [square('e4')], [square('z9')], [{ kind: 'hand', value: 'R1G2B3' }]])
      expect(litToframenn(state, picked)).toEqual({});
    const over = { ...state, stage: { _tag: 'Over', winner: 0, reason: 'passed' } } as const;
    expect(litToframenn(over, [square('d3')])).toEqual({ scoring: [], threatened: [] });
  });
});

describe('Transformartian', () => {
  test('TX-6.3: partners of an exchange that scores', () => {
    const state = at(transformartian)(
      'RRGGY/PPRGG/RPRYG/BPPYB/YBYBB 3 RY 00000/00000/00000/00000/00001 5,0 2:2 X,+,Z,I,W 5,3,1 61 pi 0',
    );
    expect(values(litTransformartian(state, [square('a3')]).scoring)).toContain('b4');
    expect(litTransformartian(state, [])).toEqual({});
  });
});

test('boards of the two games mark it, the others have nothing to add', () => {
  expect(boards.filter(({ lit }) => lit !== undefined).map(({ id }) => id)).toEqual(['toframenn', 'transformartian']);
});

test('every mark has a line of its own, apart from its colour', () => {
  const shapes = marks.map((mark) =>
    svgText(outline(mark, '0 0 64 64'))
      .replaceAll(/#[0-9a-f]{3,6}/g, '')
      .replace(mark, ''),
  );
  expect(new Set(shapes).size).toBe(marks.length);
  for (const small of ['0 0 1 1', '0 0 16 20'])
    for (const mark of marks) expect(svgText(outline(mark, small))).not.toMatch(/NaN|-0[^.\d]/);
});
