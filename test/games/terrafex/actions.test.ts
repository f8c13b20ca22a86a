import { describe, expect } from 'vitest';
import { game } from '../../../src/games/terrafex/index.js';
import { at, legalTexts, result } from '../../kit/play.js';
import { rule } from './kit.js';

const after = result(game);
const position = at(game);

const layout1 = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........';
const tail = 'w RYGB - 000 1 k2a0';
const start = `${layout1} ${tail}`;
/** Row 4 of an otherwise empty board. */
const row4 = (row: string, rest = tail): string =>
  `......../......../......../${row}/......../......../........ ${rest}`;

describe('forests', () => {
  rule('TF-4.1', 'a bare small or medium forest grows, no other', () => {
    expect(after(start, 'G^c5')).toBe(
      '......../...G2...B3/B3.G3...../...G1G1.../.....G2.B3/B3...G2.../........ w RYB - 000 1 k2a0',
    );
    expect(after(row4('B3+G1.......'), 'G^a4')).toBe('TF-4.1');
    expect(after(row4('G3......B1'), 'G^a4')).toBe('TF-4.1');
    expect(after(row4('Y1......B1'), 'G^a4')).toBe('TF-4.1');
    expect(after(row4('Y1......B1'), 'G^b4')).toBe('TF-4.1');
  });

  rule('TF-4.2', 'a small forest comes onto an empty square beside a large one, frosted or bare', () => {
    expect(after(row4('B1+G3......B3'), 'G@b4')).toBe(
      '......../......../......../B1+G3G1.....B3/......../......../........ w RYB - 000 1 k2a0',
    );
    expect(after(row4('G3......B3'), 'G@c4')).toBe('TF-4.2');
    expect(after(row4('G3Y1.....B3'), 'G@b4')).toBe('TF-4.2');
    expect(after(row4('G2......B3'), 'G@b4')).toBe('TF-4.2');
    expect(after(row4('.......B3'), 'G@a5')).toBe('TF-4.2');
    expect(legalTexts(game, position(row4('G3.G3....B3', 'w G - 000 1 k2a0')))).toEqual([
      'G@a3',
      'G@a5',
      'G@b4',
      'G@c3',
      'G@c5',
      'G@d4',
    ]);
  });

  rule('TF-4.3', 'a frosted forest does not grow', () => {
    expect(after(row4('B1+G2......B3'), 'G^a4')).toBe('TF-4.3');
  });
});

describe('mountains', () => {
  rule('TF-5.1', 'a mountain starts on any empty square and on no other', () => {
    expect(after(row4('.......B3'), 'Y@d4')).toBe(
      '......../......../......../...Y1...B3/......../......../........ w RGB - 000 1 k2a0',
    );
    for (const square of ['a4', 'b4', 'c4', 'd4'] as const)
      expect(after(row4('G1B3+G1R2Y1...B3'), `Y@${square}`)).toBe('TF-5.1');
  });

  rule('TF-5.2', 'a small or medium mountain grows', () => {
    expect(after(row4('Y1......B3'), 'Y^a4')).toContain('/Y2......B3/');
    expect(after(row4('Y2......B3'), 'Y^a4')).toContain('/Y3......B3/');
    for (const wrong of ['Y3......B3', 'G1......B3', '.......B3']) expect(after(row4(wrong), 'Y^a4')).toBe('TF-5.2');
  });
});

describe('fires', () => {
  const fire = (row: string, size: number, pit = '000'): string => row4(row, `w RYGB ${size} ${pit} 1 k2a0`);

  rule('TF-6.1', 'a size is selected of which the pool holds a red piece', () => {
    expect(after(start, 'R2')).toBe(`${layout1} w RYGB 2 000 1 k2a0`);
    expect(after(row4('G1......B3', 'w RYGB - 050 1 k2a0'), 'R2')).toBe('TF-6.1');
    expect(after(row4('R1R1R1R1R1..B3'), 'R1')).toBe('TF-6.1');
  });

  rule('TF-6.2', 'only a fire that the other seat can play', () => {
    expect(after(row4('B3+G1.......'), 'R2')).toBe('TF-6.2');
    expect(after(row4('R1......B3'), 'R3')).toBe('TF-6.2');
    // The only forest would leave a small fire when it burns, and no small fire is available.
    expect(after(row4('G1R2R2R2R2R2.B3'), 'R2')).toBe('TF-6.1');
    expect(after(row4('G2R1R1R1R1R1B3.'), 'R3')).toBe('TF-6.2');
  });

  rule('TF-6.3', 'a selected fire and nothing else is played, by the other seat, at no other time', () => {
    const selected = `${layout1} w RYGB 1 000 1 k2a0`;
    for (const move of ['G^c5', 'Y@a1', 'R1', 'R2', 'Ba5>b5', 'R2@b5', 'R3xc5', 'R2^c5'])
      expect(after(selected, move)).toBe('TF-6.3');
    for (const move of ['R1@b5', 'R1xc5', 'R2^c5']) expect(after(start, move)).toBe('TF-6.3');
    expect(after(selected, 'R1@b5')).toContain(' w YGB - 000 1 ');
  });

  rule('TF-6.4', 'a small fire starts on an empty square', () => {
    expect(after(fire('.......B3', 1), 'R1@a4')).toContain('/R1......B3/');
    expect(after(fire('Y1......B3', 1), 'R1@a4')).toBe('TF-6.4');
    expect(after(fire('G2......B3', 2), 'R2@b4')).toBe('TF-6.4');
  });

  rule('TF-6.5', 'a fire grows by exactly one size; the old one goes to the pit', () => {
    expect(after(fire('R1......B3', 2), 'R2^a4')).toBe(row4('R2......B3', 'w YGB - 100 1 k2a0'));
    expect(after(fire('R2......B3', 3), 'R3^a4')).toBe(row4('R3......B3', 'w YGB - 010 1 k2a0'));
    expect(after(fire('R1G1.....B3', 3), 'R3^a4')).toBe('TF-6.5');
    expect(after(fire('R1......B3', 1), 'R1^a4')).toBe('TF-6.5');
    expect(after(fire('R1......B3', 2), 'R2^b4')).toBe('TF-6.5');
  });

  rule('TF-6.6', 'burning a forest, all nine meetings', () => {
    const table = [
      [1, 1, '.', '100'],
      [1, 2, 'G1', '100'],
      [1, 3, 'G2', '100'],
      [2, 1, 'R1', '010'],
      [2, 2, '.', '010'],
      [2, 3, 'G1', '010'],
      [3, 1, 'R2', '001'],
      [3, 2, 'R1', '001'],
      [3, 3, '.', '001'],
    ] as const;
    for (const [size, forest, rest, pit] of table)
      expect(after(fire(`G${forest}......B3`, size), `R${size}xa4`)).toBe(
        row4(`${rest}......B3`, `w YGB - ${pit} 1 k2a0`),
      );
  });

  rule('TF-6.7', 'burning frost leaves the forest alone', () => {
    const table = [
      [1, 'B1+G1', 'G1'],
      [3, 'B1+G3', 'G3'],
      [1, 'B2+G2', 'B1+G2'],
      [2, 'B2+G3', 'G3'],
      [1, 'B3+G3', 'B2+G3'],
      [2, 'B3+G3', 'B1+G3'],
      [3, 'B3+G3', 'G3'],
    ] as const;
    for (const [size, stack, rest] of table)
      expect(after(fire(`${stack}......B3`, size), `R${size}xa4`)).toContain(`/${rest}......B3/`);
  });

  rule('TF-6.8', 'nothing else burns', () => {
    for (const thing of ['B3+G1', 'B2', 'Y1', 'R2', '.'])
      expect(after(fire(`${thing}G1.....B3`, 1), 'R1xa4')).toBe('TF-6.8');
  });

  rule(
    'TF-6.9',
    'the fire that is left comes from the pool, else from the pit, else the forest cannot be burned',
    () => {
      expect(after(fire('G1R2R2....B3', 3, '000'), 'R3xa4')).toBe(row4('R2R2R2....B3', 'w YGB - 001 1 k2a0'));
      expect(after(fire('G1R2R2....B3', 3, '030'), 'R3xa4')).toBe(row4('R2R2R2....B3', 'w YGB - 021 1 k2a0'));
      expect(after(fire('G1R2R2R2R2R2.B3', 3), 'R3xa4')).toBe('TF-6.9');
    },
  );
});

describe('glaciers', () => {
  rule('TF-7.1', 'a glacier moves, bare or capping; frost does not', () => {
    expect(after(row4('B1+G1......B3'), 'Ba4>b4')).toBe('TF-7.1');
    expect(after(row4('G1......B3'), 'Ba4>b4')).toBe('TF-7.1');
    expect(after(row4('.......B3'), 'Ba4>b4')).toBe('TF-7.1');
    expect(after(row4('B2+G1.......'), 'Ba4>b4')).toContain('/.B2+G1....../');
  });

  rule('TF-7.2', 'one step to an adjacent square', () => {
    for (const target of ['c4', 'b5', 'a4', 'h7']) expect(after(row4('B2.......'), `Ba4>${target}`)).toBe('TF-7.2');
    expect(after(`B3......./......../......../......../......../......../........ ${tail}`, 'Ba7>h6')).toBe('TF-7.2');
  });

  rule(
    'TF-7.3',
    'away from a mountain, a glacier or the edge: beside it, or under `line` the first thing behind',
    () => {
      expect(after(start, 'Ba5>a6')).toBe('TF-7.3');
      expect(after(row4('Y1B1......'), 'Bb4>c4')).toContain('/Y1.B1...../');
      expect(after(row4('B1B1......'), 'Bb4>c4')).toContain('/B1.B1...../');
      expect(after(row4('B2+G1B1......'), 'Bb4>c4')).toContain('/B2+G1.B1...../');
      for (const behind of ['B1+G2', 'G1', 'R1', '.'])
        expect(after(row4(`${behind}B1......`), 'Bb4>c4')).toBe('TF-7.3');
      const line = 'w RYGB - 000 1 k2l0';
      expect(after(row4('..B1.....', line), 'Bc4>d4')).toBe(row4('...B1....', line.replace('RYGB', 'RYG')));
      expect(after(row4('Y1.B1.....', line), 'Bc4>d4')).toContain('/Y1..B1..../');
      for (const behind of ['B1+G2', 'G1', 'R1'])
        expect(after(row4(`${behind}.B1.....`, line), 'Bc4>d4')).toBe('TF-7.3');
    },
  );

  rule('TF-7.4', 'onto an empty square, with the forest that it caps', () => {
    expect(after(start, 'Ba5>b5')).toBe(
      '......../...G2...B3/.B3G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYG - 000 1 k2a0',
    );
    expect(after(row4('B3+G2.......'), 'Ba4>b4')).toContain('/.B3+G2....../');
  });

  rule('TF-7.5', 'merging adds sizes up to large; a large piece needs nothing from the pool', () => {
    for (const [b, t, sum] of [
      [1, 1, 2],
      [1, 2, 3],
      [2, 2, 3],
      [3, 1, 3],
      [2, 3, 3],
      [3, 3, 3],
    ] as const)
      expect(after(row4(`B${b}B${t}......`), 'Ba4>b4')).toContain(`/.B${sum}....../`);
    const noLarge = '......../......../......../B2B3....../......../.....B3../......B3B3 w RYGB - 000 1 k2a0';
    expect(after(noLarge, 'Ba4>b4')).toContain('/.B3....../');
  });

  rule('TF-2.9', 'with the option pool every merge needs its piece in the pool, as it is before the two return', () => {
    const merges = (row: string, spare: string, rules: string): string =>
      after(`......../......../......../${row}....../......../......../${spare} w RYGB - 000 1 ${rules}`, 'Ba4>b4');
    const [none, one] = ['.....B3B3B3', '......B3B3'];
    for (const row of ['B3B1', 'B1B3', 'B2B3']) {
      expect(merges(row, none, 'k2ap0')).toBe('TF-3.7');
      expect(merges(row, one, 'k2ap0')).toContain('/.B3....../');
      expect(merges(row, none, 'k2a0')).toContain('/.B3....../');
    }
    // Of two large ones both return to the pool, but only after one has been taken from it.
    expect(merges('B3B3', '......B3B3', 'k2ap0')).toBe('TF-3.7');
    expect(merges('B3B3', '.......B3', 'k2ap0')).toContain('/.B3....../');
    // A merge of smaller glaciers needs its piece under either setting.
    for (const rules of ['k2a0', 'k2ap0']) expect(merges('B2B1', '....B3B3B3B3', rules)).toBe('TF-3.7');
    // Frost (TF-7.12), one capped forest (TF-8.5) and two (TF-8.6), where the large glacier is asked for before the forest.
    for (const row of ['B3B1+G2', 'B1B3+G1', 'B3+G1B1', 'B3+G1B2+G1', 'B3+G1B2+G2']) {
      expect(merges(row, none, 'k2ap0')).toBe('TF-3.7');
      expect(merges(row, none, 'k2a0')).not.toContain('TF-');
      expect(merges(row, one, 'k2ap0')).not.toContain('TF-');
    }
  });

  rule('TF-2.9', 'a large glacier of the layouts, which leave none in the pool, merges only with keep', () => {
    const near = '......../......../......../B3B1B3...../......../......../......B3B3 w RYGB - 000 1 k2l';
    expect(after(`${near}0`, 'Ba4>b4')).toContain('/.B3B3...../');
    expect(after(`${near}p0`, 'Ba4>b4')).toBe('TF-3.7');
  });

  rule('TF-7.6', 'a small mountain is pushed two squares (or one) onto an empty square', () => {
    expect(after(row4('B2Y1......'), 'Ba4>b4')).toContain('/.B2.Y1..../');
    expect(after(row4('B2Y1G1.....'), 'Ba4>b4')).toContain('/.B2G1Y1..../');
    expect(after(row4('B2Y1.G1....'), 'Ba4>b4')).toBe('TF-7.6');
    expect(after(row4('B2Y1.G1....', 'w RYGB - 000 1 k1a0'), 'Ba4>b4')).toContain('/.B2Y1G1..../');
    expect(after(row4('B2Y1G1.....', 'w RYGB - 000 1 k1a0'), 'Ba4>b4')).toBe('TF-7.6');
    expect(after(row4('....Y1B2Y1.'), 'Bf4>g4')).toBe('TF-7.6');
    expect(after(row4('....Y1B2Y1.', 'w RYGB - 000 1 k1a0'), 'Bf4>g4')).toContain('/....Y1.B2Y1/');
    expect(after(row4('.....Y1B2Y1', 'w RYGB - 000 1 k1a0'), 'Bg4>h4')).toBe('TF-7.6');
    expect(after(row4('B3+G2Y1......'), 'Ba4>b4')).toContain('/.B3+G2.Y1..../');
  });

  rule('TF-7.7', 'on a medium mountain: one small, two small, or a small and a medium', () => {
    expect(after(row4('B1Y2......'), 'Ba4>b4=a4:1')).toContain('/B1Y1....../');
    expect(after(row4('B2Y2......'), 'Ba4>b4=a4:1,b3:1')).toContain('/B1Y1....../.B1....../');
    expect(after(row4('B3Y2......'), 'Ba4>b4=a4:2,b5:1')).toContain('/.B1....../B2Y1....../');
    for (const list of ['a4:1', 'a4:2', 'a4:1,b3:1', 'a4:1,b3:1,b5:1', 'a4:2,b3:2'])
      expect(after(row4('B3Y2......'), `Ba4>b4=${list}`)).toBe('TF-7.7');
    const full = 'B1B1B1B1B1.../......../......../...Y1B1Y2../......../......../........';
    expect(after(`${full.replace('B1B1B1B1B1', 'B1B1B1B1.')} ${tail}`, 'Be4>f4=e4:1')).toContain('/...Y1B1Y1../');
  });

  rule('TF-7.8', 'on a large mountain: as many small ones as its size', () => {
    expect(after(row4('B1Y3......'), 'Ba4>b4=b5:1')).toContain('/.B1....../.Y2....../');
    expect(after(row4('B2Y3......'), 'Ba4>b4=b3:1,b5:1')).toContain('/.B1....../.Y2....../.B1....../');
    expect(after(row4('B3Y3......'), 'Ba4>b4=a4:1,b3:1,b5:1')).toContain('/.B1....../B1Y2....../.B1....../');
    for (const list of ['a4:1', 'a4:1,b3:2', 'a4:1,b3:1'])
      expect(after(row4('B3Y3......'), `Ba4>b4=${list}`)).toBe('TF-7.8');
  });

  rule('TF-7.9', 'landing on the square left and the two beside the mountain, singly, if free', () => {
    expect(
      legalTexts(game, position(row4('B3Y2......', 'w B - 000 1 k2a0'))).filter((text) => text.startsWith('Ba4>b4'))
        .length,
    ).toBe(6);
    const side = '......../......../......../B3Y3....../.G1....../......../........';
    expect(after(`${side} ${tail}`, 'Ba4>b4=a4:1,b3:1,b5:1')).toBe('TF-7.9');
    expect(after(row4('B2Y3......'), 'Ba4>b4=b5:1,c4:1')).toBe('TF-7.9');
    expect(after(row4('B2Y3......'), 'Ba4>b4=a4:1,a4:1')).toBe('TF-7.9');
    expect(after(row4('B2Y3......'), 'Ba4>b4')).toBe('TF-7.9');
    expect(after(row4('B2.......'), 'Ba4>b4=a4:1')).toBe('TF-7.9');
    expect(after(row4('B2Y1......'), 'Ba4>b4=a4:1')).toBe('TF-7.9');
    const edge = `......../......../......../......../......../......../Y1B2Y3..... ${tail}`;
    expect(after(edge, 'Bb1>c1=b1:1,c2:1')).toContain('/..B1...../Y1B1Y2.....');
  });

  rule('TF-7.10', 'glacier and fire melt each other, all nine meetings', () => {
    const table = [
      [1, 1, '.', '100'],
      [1, 2, 'R1', '010'],
      [1, 3, 'R2', '001'],
      [2, 1, 'B1', '100'],
      [2, 2, '.', '010'],
      [2, 3, 'R1', '001'],
      [3, 1, 'B2', '100'],
      [3, 2, 'B1', '010'],
      [3, 3, '.', '001'],
    ] as const;
    for (const [b, r, rest, pit] of table)
      expect(after(row4(`B${b}R${r}.....B1`), 'Ba4>b4')).toBe(row4(`.${rest}.....B1`, `w RYG - ${pit} 1 k2a0`));
    expect(
      after('......../......../......../B1R3....../......../......../.......B1 w RYGB - 050 1 k2a0', 'Ba4>b4'),
    ).toBe('TF-3.7');
  });

  rule('TF-7.11', 'a forest shrinks by one and is covered, all nine meetings', () => {
    for (const b of [1, 2, 3])
      for (const forest of [1, 2, 3]) {
        const rest = forest === 1 ? '' : `+G${forest - 1}`;
        expect(after(row4(`B${b}G${forest}.....B1`), 'Ba4>b4')).toContain(`/.B${b}${rest}.....B1/`);
      }
  });

  rule('TF-7.12', 'glacier and frost merge, and the forest does not shrink', () => {
    expect(after(row4('B1B1+G2.....B1'), 'Ba4>b4')).toContain('/.B2+G2.....B1/');
    expect(after(row4('B2B1+G2.....B1'), 'Ba4>b4')).toContain('/.B3+G2.....B1/');
    expect(after(row4('B1B1+G1.....B1'), 'Ba4>b4')).toContain('/.B2+G1.....B1/');
  });
});

describe('stacks', () => {
  rule('TF-8.1', 'capped if the blue piece is bigger, else frosted', () => {
    const capped = ['B2+G1', 'B3+G1', 'B3+G2'];
    const frosted = ['B1+G1', 'B1+G2', 'B1+G3', 'B2+G2', 'B2+G3', 'B3+G3'];
    for (const stack of capped) expect(game.score(position(row4(`${stack}......B1`)))).toEqual([0, 0]);
    for (const stack of frosted)
      expect(game.score(position(row4(`${stack}......B1`))).some((score) => score > 0)).toBe(true);
    for (const stack of capped) expect(after(row4(`${stack}......B1`), 'Ba4>b4')).toContain(`/.${stack}.....B1/`);
    for (const stack of frosted) expect(after(row4(`${stack}......B1`), 'Ba4>b4')).toBe('TF-7.1');
  });

  rule('TF-8.2', 'a capped stack meets everything as a glacier of its blue size', () => {
    expect(after(row4('B2+G1B1......'), 'Ba4>b4')).toContain('/.B3+G1....../');
    expect(after(row4('B2+G1Y1......'), 'Ba4>b4')).toContain('/.B2+G1.Y1..../');
  });

  rule('TF-8.3', 'splitting releases the forest onto the square left', () => {
    expect(after(row4('B3+G2Y2......'), 'Ba4>b4=b3:1,b5:2')).toContain('/.B2....../G2Y1....../.B1....../');
    expect(after(row4('B3+G2Y2......'), 'Ba4>b4=a4:1,b5:2')).toBe('TF-7.9');
    expect(after(row4('B2+G1Y3......'), 'Ba4>b4=b3:1,b5:1')).toContain('/.B1....../G1Y2....../.B1....../');
  });

  rule('TF-8.4', 'melting leaves the forest behind', () => {
    for (const [r, rest] of [
      [1, 'B2'],
      [2, 'B1'],
      [3, '.'],
    ] as const)
      expect(after(row4(`B3+G2R${r}.....B1`), 'Ba4>b4')).toContain(`/G2${rest}.....B1/`);
  });

  rule('TF-8.5', 'the one forest of two merging glaciers lies below the result', () => {
    expect(after(row4('B2+G1B1......'), 'Ba4>b4')).toContain('/.B3+G1....../');
    expect(after(row4('B1B2+G1......'), 'Ba4>b4')).toContain('/.B3+G1....../');
    expect(after(row4('B3B3+G2......'), 'Ba4>b4')).toContain('/.B3+G2....../');
  });

  rule('TF-8.6', 'two forests: every meeting of a capping glacier with green', () => {
    const rows: Readonly<Record<string, readonly [string, string, string]>> = {
      'B2+G1': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B3+G1': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B3+G2': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B1+G1': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B1+G2': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B2+G2': ['B3+G2', 'B3+G2', 'B3+G2'],
      'B1+G3': ['B3+G3', 'B3+G3', 'B3+G3'],
      'B2+G3': ['B3+G3', 'B3+G3', 'B3+G3'],
      'B3+G3': ['B3+G3', 'B3+G3', 'B3+G3'],
      G1: ['B2+G1', 'B3+G1', 'B3+G2'],
      G2: ['B2+G1', 'B3+G2', 'B3+G2'],
      G3: ['B2+G2', 'B3+G2', 'B3+G2'],
    };
    for (const [target, results] of Object.entries(rows))
      for (const [index, mover] of ['B2+G1', 'B3+G1', 'B3+G2'].entries())
        expect([mover, target, after(row4(`${mover}${target}.....B1`), 'Ba4>b4').split('/')[3]]).toEqual([
          mover,
          target,
          `.${results[index] ?? ''}.....B1`,
        ]);
    const noMedium = '......../......../......../B2+G1B2+G1....../......../.....G2G2./.....G2G2G2 w RYGB - 000 1 k2a0';
    expect(after(noMedium, 'Ba4>b4')).toBe('TF-8.6');
    expect(after(noMedium.replace('B2+G1B2+G1', 'B2+G1B1+G1'), 'Ba4>b4')).toBe('TF-8.6');
    // The medium forest that has just been returned is available; the one being carried does not help where a small one is needed.
    const given = '......../......../......../B3+G1G2....../......../.....G2../.....G2G2G2 w RYGB - 000 1 k2a0';
    expect(after(given, 'Ba4>b4')).toContain('/.B3+G2....../');
    const carried = '......../......../......../B2+G1G2....../......../.....G1../.....G1G1G1 w RYGB - 000 1 k2a0';
    expect(after(carried, 'Ba4>b4')).toBe('TF-3.7');
  });
});
