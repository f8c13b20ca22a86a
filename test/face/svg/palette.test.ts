/** Colours: enough contrast for texts and parts, and sides that people with a colour vision deficiency can tell apart. */
import { describe, expect, test } from 'vitest';
import { badges } from '../../../src/face/icetraders/badge.js';
import { sky } from '../../../src/face/icetraders/sky.js';
import { element } from '../../../src/face/paint/element.js';
import { tint } from '../../../src/face/paint/frame.js';
import { markColours } from '../../../src/face/paint/mark.js';
import { inkOf, paintOf } from '../../../src/face/paint/pyramid.js';
import { dyeOf } from '../../../src/face/paint/theme.js';
import { type Colour, namedColours } from '../../../src/face/pyramids.js';
import { trackPaint } from '../../../src/face/terra-mystica/cult.js';
import { boardPaint, groundPaint, page } from '../../../src/face/terra-mystica/paint.js';
import { edges } from '../../../src/face/terrafex/shapes.js';
import { counting, quiet } from '../../../src/face/terrafex/square.js';
import { rings } from '../../../src/face/toframenn/wizard.js';

type Rgb = readonly [red: number, green: number, blue: number];

const linear = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(linear(one)), luminance(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Colours as they look without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

const seen = (hex: string, matrix: readonly (readonly number[])[]): Rgb => {
  const from = linear(hex);
  const [red = 0, green = 0, blue = 0] = matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        from.reduce((sum, value, index) => sum + value * row[index]!, 0),
      ),
    ),
  );
  return [red, green, blue];
};

/** The distance of two colours in CIELAB. */
const distance = (one: Rgb, other: Rgb): number => {
  const lab = ([red, green, blue]: Rgb): Rgb => {
    const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
    const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = f(luminance([red, green, blue]));
    const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const isLetter = (text: string): text is Colour => namedColours.some(([letter]) => letter === text);

const letters = namedColours.map(([letter]) => letter).filter(isLetter);

describe('contrast', () => {
  test('texts have 4.5: names of hexes, letters on structures, points on squares', () => {
    const pairs = [
      ...Object.entries(groundPaint).map(([ground, { fill, ink }]) => [ground, fill, ink] as const),
      ...letters.map((letter) => [letter, paintOf(letter), inkOf(letter)] as const),
      ...badges.map(([, fill, ink], seat) => [`seat ${seat}`, fill, ink] as const),
      ...trackPaint.map(([head]) => ['cult', head, '#fff'] as const),
      ...[sky.ground, sky.card, sky.pending].flatMap((ground) =>
        [sky.ink, sky.faint].map((ink) => ['sky', ground, ink] as const),
      ),
      ...Object.entries(boardPaint).map(([board, [fill, ink]]) => [board, fill, ink] as const),
      ...counting.map(([ground, ink]) => ['points', ground, ink] as const),
    ];
    for (const [name, fill, ink] of pairs) expect([name, contrast(fill, ink) >= 4.5]).toEqual([name, true]);
  });

  const papers = [tint.paper, tint.panel, tint.accentPaper].flatMap((paper) =>
    [tint.ink, tint.faint].map((ink) => [paper, ink] as const),
  );
  const cards = [page.back, page.card, ...trackPaint.map(([, ground]) => ground)].flatMap((paper) =>
    [page.ink, page.quiet, page.accent].map((ink) => [paper, ink] as const),
  );

  test.each(['light', 'dark'] as const)('texts have 4.5 on every paper, %s', (theme) => {
    for (const pair of [...papers, ...cards]) {
      const [paper = '', ink = ''] = pair.map((fill) =>
        String(dyeOf(theme).each(element('rect', { fill })).attributes['fill']),
      );
      expect([...pair, contrast(paper, ink) >= 4.5]).toEqual([...pair, true]);
    }
  });

  test('marks have 3 beside the white line around them, lanes and frames on the sky', () => {
    for (const colour of Object.values(markColours)) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(3);
    for (const colour of [sky.lane, sky.faint, sky.glow])
      for (const ground of [sky.ground, sky.card]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });

  test('parts have 3: outlines on their squares, rings beside their edges, motifs on their hexes', () => {
    for (const ground of [...quiet, counting[0][0]]) expect(contrast(ground, edges.light)).toBeGreaterThanOrEqual(3);
    expect(contrast(counting[1][0], edges.dark)).toBeGreaterThanOrEqual(3);
    for (const { band, edge } of rings) expect(contrast(band, edge)).toBeGreaterThanOrEqual(3);
    for (const { fill, ink } of Object.values(groundPaint)) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(deficiencies))('with %s', (_, matrix) => {
  const apart = (one: string, other: string): number => distance(seen(one, matrix), seen(other, matrix));

  test('two sides differ strongly: squares of Terrafex, rings of Töframenn', () => {
    expect(apart(counting[0][0], counting[1][0])).toBeGreaterThan(40);
    expect(apart(rings[0].band, rings[1].band)).toBeGreaterThan(40);
    for (const ground of quiet) for (const [own] of counting) expect(apart(ground, own)).toBeGreaterThan(10);
  });

  test('pieces have a letter of their own, and few colours of pieces look alike', () => {
    expect(new Set(letters).size).toBe(letters.length);
    const paints = letters.map(paintOf);
    const close = paints.flatMap((one, at) => paints.slice(at + 1).filter((other) => apart(one, other) < 10));
    expect(close.length).toBeLessThanOrEqual(2);
  });

  test('each seat in IceTraders has its own shape', () => {
    expect(new Set(badges.map(([d]) => d)).size).toBe(badges.length);
  });

  test('seats that look alike have other letters, and grounds that look alike have other motifs', () => {
    expect(new Set(Object.values(groundPaint).map(({ sign }) => sign)).size).toBe(Object.keys(groundPaint).length);
    const fills = Object.values(boardPaint).map(([fill]) => fill);
    const close = fills.flatMap((one, at) => fills.slice(at + 1).filter((other) => apart(one, other) < 8));
    expect(close.length).toBeLessThanOrEqual(2);
  });
});
