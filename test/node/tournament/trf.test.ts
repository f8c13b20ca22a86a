/** The Tournament Report File: its columns, names, ranks and results. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type GameLine, type Report, reporter } from '../../../src/arena/index.js';
import { printFault } from '../../../src/core/index.js';
import { games } from '../../../src/games/catalogue.js';
import { trfWriter } from '../../../src/node/tournament/trf.js';
import { playAll, specOf } from '../../arena/played.js';
import { ok } from '../server/tables-kit.js';

const fieldsOf = (line: string) => {
  const letters = [...line];
  const at = (from: number, to: number): string => letters.slice(from - 1, to).join('');
  return {
    number: Number(at(5, 8)),
    name: at(15, 47).trimEnd(),
    points: at(81, 84),
    rank: Number(at(86, 89)),
    cells: Array.from({ length: (letters.length - 89) / 10 }, (_, round) => at(90 + 10 * round, 99 + 10 * round)),
    gaps: [at(48, 48), at(80, 80), at(85, 85)].join(''),
  };
};

const linesOf = (text: string) =>
  text
    .split('\r\n')
    .filter((line) => line.startsWith('001'))
    .map(fieldsOf);

const specWith = (names: readonly string[], more: object = {}) =>
  specOf({
    games: [{ game: 'terrafex', options: { turnLimit: 1 } }],
    bots: names.map((name) => ({ name, text: 'random' })),
    ...more,
  });

/** The text of a file for the given lines, and the report of the same lines. */
const written = (spec: ReturnType<typeof specOf>, lines: readonly GameLine[]) => {
  const writer = ok(trfWriter(spec));
  const { add, report } = reporter(spec, games);
  for (const [index, line] of lines.entries()) {
    const { seating, shares } = line;
    add(JSON.stringify(line), index + 1);
    writer.see({ line, teams: [...seating.keys()], places: shares.map((one) => (one > 0 ? 1 : 2)), decisions: [1, 1] });
  }
  return { text: writer.text(report()), report: report() };
};

describe('a Tournament Report File', () => {
  test('keeps letters of all languages, and its columns', () => {
    const names = [
      'Ö',
      'Žižek, Ångström',
      '王小明',
      'Ελένη 🏆 Папа',
      'A name that is longer than its thirty-three columns',
    ];
    const spec = specWith(names, { name: 'Øl Čup\u2028x' });
    const text = ok(written(spec, playAll(spec)).text);
    expect(text).toContain('012 Øl Čup x\r\n');
    const lines = linesOf(text);
    expect(lines.map(({ name }) => name)).toEqual([...names.slice(0, 4), 'A name that is longer than its th']);
    for (const { gaps, cells } of lines) {
      expect(gaps).toBe('   ');
      expect(cells.every((cell) => /^ {2}[ \d]{4} [wb-] [10=UZ]$/.test(cell))).toBe(true);
    }
  });

  test('has the points of its results, up to 99.5; more are refused with the reason', () => {
    const spec = specWith(['a', 'b'], { blocks: 50 });
    const first = playAll(specWith(['a', 'b']))[0]!;
    const winning = (count: number): readonly GameLine[] =>
      Array.from({ length: count }, (_, index) => ({
        ...first,
        seed: index >> 1,
        rotation: index % 2,
        seating: index % 2 === 0 ? [0, 1] : [1, 0],
        shares: index === 0 ? [0.5, 0.5] : index % 2 === 0 ? [1, 0] : [0, 1],
      }));
    const [a] = linesOf(ok(written(spec, winning(100)).text));
    expect([a?.points, a?.gaps, a?.cells.length]).toEqual(['99.5', '   ', 100]);
    const { text } = written({ ...spec, blocks: 51 }, winning(101));
    expect(isLeft(text) && printFault(text.left)).toBe(
      '--trf: "a" has 100.5 points: a Tournament Report File has columns for 99.9 at most',
    );
  });

  test('refuses shares for which it has no result', () => {
    const spec = specWith(['a', 'b']);
    const lines = playAll(spec).map((line, index) => (index === 0 ? { ...line, shares: [0.3, 0.7] } : line));
    const { text } = written(spec, lines);
    expect(isLeft(text) && printFault(text.left)).toBe(
      `${lines[0]?.key}: a Tournament Report File has no result for the shares 0.3 and 0.7, only win, draw and loss`,
    );
  });

  test('has the ranks of the report, also where points are equal', () => {
    const spec = specWith(['a', 'b', 'c', 'd', 'e'], { blocks: 2 });
    const { text, report } = written(spec, playAll(spec));
    const order = (report.table ?? report.total.standings).map(({ bot }) => bot);
    expect(isRight(text)).toBe(true);
    for (const { number, rank } of linesOf(ok(text))) expect(order[rank - 1]).toBe(number - 1);
  });

  test('has the order of the table if there is one', () => {
    const spec = specWith(['a', 'b', 'c'], { format: { _tag: 'League', meetings: 1, points: [3, 1] } });
    const lines = playAll(spec);
    const { report } = written(spec, lines);
    // A table in another order than the standings: the file follows the table.
    const table = [...(report.table ?? [])].reverse();
    const turned: Report = { ...report, table };
    const writer = ok(trfWriter(spec));
    for (const line of lines) writer.see({ line, teams: [0, 1], places: [1, 2], decisions: [1, 1] });
    const ranks = linesOf(ok(writer.text(turned))).map(({ rank }) => rank);
    expect(ranks.map((rank) => table[rank - 1]?.bot)).toEqual([0, 1, 2]);
  });
});
