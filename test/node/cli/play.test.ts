/** `play` as a person uses it: numbers, beginnings of notations, hints, repeated boards, colours, and games that are saved and resumed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../../src/index.js';
import { rulehouse } from './kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-play-'));
let kept = '';

beforeEach(() => {
  kept = mkdtempSync(join(root, 'kept-'));
});

afterAll(() => rmSync(root, { recursive: true }));

const typed = (...lines: readonly string[]): readonly string[] => lines.map((line) => `${line}\n`);
const boards = (out: string): number => out.split('Turn 1: White to act').length + out.split(/Turn \d+: /).length - 2;

describe('choosing', () => {
  test('moves are listed by kind, and a number chooses one', async () => {
    const { out } = await rulehouse(['play', 'terrafex'], typed('19', 'quit'));
    expect(out).toContain(
      '67 legal moves:\n   1-12  move glacier    Ba2>a1  Ba2>a3  Ba2>b2  Ba5>a4  Ba5>a6  Ba5>b5  ...\n  13-18  grow forest ',
    );
    expect(out).toContain('White: R1 (White selects a small fire)');
    expect(out).toContain('Your move, White (a number or a notation; ? for help):');
  });

  test('the beginning of a notation lists, and never plays', async () => {
    const { out } = await rulehouse(['play', 'terrafex'], typed('G^', 'G^c', 'moves fire', 'moves zz', 'quit'));
    expect(out).toContain('6 of 67 legal moves:\n  13  G^c5  White grows the forest on c5\n');
    expect(out).toContain('1 of 67 legal moves:\n  13  G^c5  White grows the forest on c5');
    expect(out).toContain('3 of 67 legal moves:\n  19  R1  White selects a small fire\n');
    expect(out).toContain('0 of 67 legal moves:');
    expect(out).not.toContain('White: ');
  });

  test('whoever resigns has lost, and the game is over', async () => {
    const { out, code } = await rulehouse(['play', 'terrafex'], typed('19', 'resign', '1'));
    expect(out).toMatch(/resigned: the game is over$/);
    expect(code).toBe(0);
  });

  test('a number of no move, and what is not a move, are refused', async () => {
    const { out } = await rulehouse(['play', 'terrafex'], typed('68', '0', 'nonsense', 'quit'));
    expect(out).toContain('There is no move 68: the moves have the numbers 1 to 67.');
    expect(out).toContain('There is no move 0');
    expect(out).toContain('Refused. TF-11.1: ');
  });

  test.each(games.map(({ id }) => id))(
    'every line of %s fits into a narrow terminal, but for its board',
    async (id) => {
      for (const width of [50, 80]) {
        const { lines, code } = await rulehouse(['play', id, '--seed', '1'], typed('1', 'moves', '1', 'legend', '1'), {
          width,
        });
        expect(code).toBe(0);
        const lists = lines.filter((text) => /^ *\d+(?:-\d+)? /.test(text) && !text.includes('\n7  '));
        for (const line of lists.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(width);
      }
    },
  );

  test.each(games.map(({ id }) => id))('no line of %s is longer than a terminal has columns', async (id) => {
    const answers = typed('1', '1', '1', 'moves', '?', 'board', 'legend', 'why 1', 'hint random', 'undo', 'quit');
    for (const width of [50, 80]) {
      const { out } = await rulehouse(['play', id, '--seed', '1', '--color', 'never'], answers, {
        width,
        isTerminal: true,
      });
      const isOfBoard = (line: string): boolean => width === 50 && id === 'terra-mystica' && line.includes('   ');
      expect(out.split('\n').filter((line) => line.length > width && !isOfBoard(line))).toEqual([]);
    }
  });

  test('a bot gives a hint, with its reason in words', async () => {
    const { out } = await rulehouse(['play', 'terrafex'], typed('hint mcts:iterations=50', 'hint grady', 'quit'));
    expect(out).toMatch(/\n\d+  \S+  White .*\(mcts:iterations=50 expects \d+\.\d% of the point\)/s);
    expect(out).toContain('hint: no bot "grady"');
  });
});

describe('what is shown', () => {
  test('the board is printed again when another seat has moved, not after each ply', async () => {
    const alone = await rulehouse(['play', 'terrafex'], typed('G^c5', 'Y@a1', 'quit'));
    expect(boards(alone.out)).toBe(boards((await rulehouse(['play', 'terrafex'], typed('quit'))).out));
    expect(alone.out).toContain('  A medium forest on c5 becomes a large forest. ');
    const back = await rulehouse(['play', 'terrafex'], typed('G^c5', 'undo', 'quit'));
    expect(boards(back.out)).toBeGreaterThan(boards(alone.out));
  });

  test('the legend is shown once on a terminal, and when it is asked for', async () => {
    const count = (out: string): number => out.split('R fire, Y mountain').length - 1;
    expect(count((await rulehouse(['play', 'terrafex'], typed('quit'))).out)).toBe(0);
    expect(count((await rulehouse(['play', 'terrafex'], typed('legend', 'quit'))).out)).toBe(1);
    expect(
      count(
        (await rulehouse(['play', 'terrafex', '--color', 'never'], typed('board', 'quit'), { isTerminal: true })).out,
      ),
    ).toBe(1);
  });

  test.each(games.map(({ id }) => id))('colours of %s add nothing but colours', async (id) => {
    const line = ['play', id, '--seed', '1', '--bot-seed', '1'];
    const plain = await rulehouse(line, typed('1', 'legend', 'quit'));
    const coloured = await rulehouse([...line, '--color', 'always'], typed('1', 'legend', 'quit'));
    const bare = coloured.out.replaceAll(new RegExp('\u001b\\[[\\d;]*m', 'g'), '');
    expect(coloured.out.length).toBeGreaterThan(bare.length);
    expect(bare).toBe(plain.out);
  });

  test('colours only where they are wanted', async () => {
    const has = async (flags: readonly string[], world: object): Promise<boolean> =>
      (await rulehouse(['play', 'terrafex', ...flags], typed('quit'), world)).out.includes('\u001b[');
    expect(await has([], {})).toBe(false);
    expect(await has([], { isTerminal: true })).toBe(true);
    expect(await has([], { isTerminal: true, env: { TERM: 'dumb' } })).toBe(false);
    expect(await has([], { isTerminal: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await has([], { isTerminal: true, env: { NO_COLOR: '' } })).toBe(true);
    expect(await has([], { env: { FORCE_COLOR: '1' } })).toBe(true);
    expect(await has([], { isTerminal: true, env: { FORCE_COLOR: '0' } })).toBe(false);
    expect(await has(['--color', 'never'], { env: { FORCE_COLOR: '1' }, isTerminal: true })).toBe(false);
    expect(await has(['--color', 'always'], { env: { NO_COLOR: '1' } })).toBe(true);
    expect(await rulehouse(['games', '--color', 'blue'])).toMatchObject({ code: 2 });
  });
});

describe('games that are kept', () => {
  const play = (flags: readonly string[], lines: readonly string[], world: object = { kept }) =>
    rulehouse(['play', 'terrafex', ...flags], typed(...lines), world);

  test('a game that is left is kept, and resumed with its bot', async () => {
    const first = await play(['--bot', 'greedy', '--seed', '4'], ['G^c5', 'quit']);
    expect(first.out).toMatch(/The game is kept\. To resume it: rulehouse play terrafex --resume$/);
    const [name = ''] = readdirSync(kept);
    expect(name).toMatch(/^terrafex-\d{8}T\d{9}Z\.json$/);
    expect(statSync(join(kept, name)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(kept, name), 'utf8'))).toMatchObject({
      moves: ['G^c5'],
      tags: { person: '0', bot1: 'greedy' },
    });
    expect((await rulehouse(['verify', join(kept, name)])).code).toBe(0);
    const again = await play(['--resume'], ['Y@a1', 'R1', 'quit']);
    expect(again.out).not.toContain('White: G^c5');
    expect(again.out).toContain('White: Y@a1');
    const { moves } = JSON.parse(readFileSync(join(kept, name), 'utf8')) as { readonly moves: readonly string[] };
    expect(moves.slice(0, 3)).toEqual(['G^c5', 'Y@a1', 'R1']);
    expect(readdirSync(kept)).toEqual([name]);
  });

  test('a new game does not touch the earlier one, and says how to resume it', async () => {
    await play([], ['G^c5', 'quit']);
    const next = await play([], ['G^d4', 'quit']);
    expect(next.out).toMatch(/^An earlier game is kept\. To resume it: rulehouse play terrafex --resume\n/);
    expect(readdirSync(kept).length).toBe(2);
    const unplayed = await play([], ['quit']);
    expect(unplayed.out).not.toContain('The game is kept.');
    expect(readdirSync(kept).length).toBe(2);
  });

  test('a game that is over is not kept', async () => {
    const lone =
      'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../......../B1......Y1 w RYGB - 554 21 k2a21,12:11';
    expect((await play(['--position', lone], ['Ba1>b1'])).out).toMatch(/Scores: .*$/);
    expect(readdirSync(kept)).toEqual([]);
  });

  test('an interrupt says how to resume what is kept', async () => {
    const said: string[] = [];
    const interrupts: (() => void)[] = [];
    const world = {
      kept,
      onInterrupt: (act: () => void) => interrupts.push(act),
      out: (text: string) => said.push(text),
    };
    await play([], ['G^c5', 'quit'], world);
    expect(interrupts.length).toBe(1);
    for (const interrupt of interrupts) interrupt();
    expect(said.slice(-2)).toEqual(Array(2).fill('The game is kept. To resume it: rulehouse play terrafex --resume'));
  });

  test('any record can be resumed from its file, also in a pipe, and is kept there', async () => {
    const file = join(kept, 'mine.json');
    await play([], ['G^c5', `save ${file}`, 'quit'], {});
    const { out } = await play(['--resume', file, '--seat', '0'], ['Y@a1', 'quit'], {});
    expect(out).toContain(`To resume it: rulehouse play terrafex --resume ${file}`);
    expect((JSON.parse(readFileSync(file, 'utf8')) as { readonly moves: unknown }).moves).toEqual(['G^c5', 'Y@a1']);
  });

  test('says why a game cannot be resumed', async () => {
    const file = join(kept, 'mine.json');
    expect((await play(['--resume'], [])).err).toBe('no game of terrafex is kept');
    expect((await play(['--resume'], [], {})).err).toContain('--resume: name the file');
    expect((await play(['--resume', join(kept, 'none.json')], [])).code).toBe(1);
    await play([], ['G^c5', `save ${file}`, 'quit'], {});
    expect((await play(['--resume', file, '--seed', '3'], [])).err).toBe('--seed: a game that is resumed has its own');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"bot1":"random"', '"bot1":"cmd:touch pwned"'));
    expect((await play(['--resume', file], [])).err).toContain('--bot: the game was played with a program');
    expect((await rulehouse(['play', 'toframenn', '--resume', file])).code).toBe(1);
  });

  test('a game of chance and secrets goes on as it was', async () => {
    const file = join(kept, 'ice.json');
    const first = await rulehouse(
      ['play', 'icetraders', '--seed', '2'],
      typed('good', '1', '1', `save ${file}`, 'quit'),
    );
    expect(first.err).toBe('');
    const { out, err } = await rulehouse(['play', 'icetraders', '--resume', file], typed('position', 'quit'));
    expect(err).toBe('');
    expect(out).not.toMatch(/^[123].*(Good|Evil)/m);
    expect(out).toContain('Your move, Seat 0');
  });
});
