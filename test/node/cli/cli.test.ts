import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/index.js';
import { rulehouse } from './kit.js';

const vectors = (id: string): string => new URL(`../../vectors/${id}.jsonl`, import.meta.url).pathname;
const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYGB - 000 1 k2l0,12:0';
const folders: string[] = [];

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'rulehouse-test-'));
  folders.push(made);
  return made;
};

afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

describe('the command', () => {
  test('games', async () => {
    const { code, out } = await rulehouse(['games']);
    expect(code).toBe(0);
    for (const { id, title } of games) expect(out).toContain(`${id}: ${title}`);
    const json = JSON.parse((await rulehouse(['games', '--json'])).out) as readonly { readonly id: string }[];
    expect(json.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  });

  test('start', async () => {
    expect(await rulehouse(['start', 'terrafex'])).toMatchObject({ code: 0, out: start, err: '' });
    expect((await rulehouse(['start', 'terrafex', '--options', '{"push":1}', '--seed', '5'])).out).toBe(
      start.replace('k2', 'k1'),
    );
    for (const [json, message] of [
      ['{"push":3}', 'TF-2.3: --options.push: 3 is not one of 1, 2'],
      ['{"pull":3}', 'TF-2.0: --options.pull: unknown key'],
      ['{', /^--options: no JSON/],
      ['[]', 'TF-2.0: --options: a list of 0 is not an object'],
    ] as const) {
      const { code, out, err } = await rulehouse(['start', 'terrafex', '--options', json]);
      // If the options are valid JSON, the refusal comes from the game and cites a rule.
      expect([code, out]).toEqual([err.startsWith('--') ? 2 : 1, '']);
      expect(err).toMatch(message);
      expect(err).not.toContain('\n');
    }
  });

  test('in a terminal show, legal and why break lines between words; in a pipe, and as data, lines stay whole', async () => {
    const wordsOf = (text: string): readonly string[] => text.split(/\s+/);
    for (const id of ['terra-mystica', 'terrafex']) {
      const { out: start } = await rulehouse(['start', id]);
      const [move = ''] = (await rulehouse(['legal', id, start])).lines;
      for (const line of [
        ['legal', id, start],
        ['show', id, start, '--words'],
        ['why', id, start, move],
      ]) {
        const shown = stripVTControlCharacters((await rulehouse(line, [], { isTerminal: true })).out);
        expect(shown.split('\n').filter((one) => one.length > 80)).toEqual([]);
        const words = wordsOf(shown);
        expect(wordsOf((await rulehouse(line)).out).filter((word) => !words.includes(word))).toEqual([]);
      }
      const svg = ['show', id, start, '--svg'];
      expect((await rulehouse(svg, [], { isTerminal: true })).out).toBe((await rulehouse(svg)).out);
    }
  });

  test('legal, apply, why, show', async () => {
    const legal = (await rulehouse(['legal', 'terrafex', start])).out.split('\n');
    expect(legal.length).toBe(67);
    expect(legal).toEqual([...legal].sort());
    const typed = (await rulehouse(['legal', 'terrafex', start, '--json'])).out.split('\n');
    expect(JSON.parse(typed[0] ?? '')).toEqual({ _tag: 'MoveGlacier', from: 'a2', to: 'a1' });
    expect((await rulehouse(['apply', 'terrafex', start, 'R1'])).out).toBe(start.replace('- 000', '1 000'));
    expect(await rulehouse(['apply', 'terrafex', start, 'Ba5>c5'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^TF-7\.2: /) as string,
    });
    expect((await rulehouse(['why', 'terrafex', start, 'R1'])).out).toBe('legal');
    expect((await rulehouse(['why', 'terrafex', start, 'Ba5>c5'])).out).toMatch(/^TF-7\.2: Step: /);
    expect((await rulehouse(['why', 'terrafex', start, '?'])).out).toMatch(/^TF-11\.1: Move notation: /);
    expect((await rulehouse(['show', 'terrafex', start, '--seat', '1'])).out).toContain('Turn 1: White to act');
    expect(await rulehouse(['show', 'terrafex', start, '--seat', '2'])).toMatchObject({ code: 2 });
    expect(await rulehouse(['legal', 'terrafex', 'nonsense'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^TF-11\.3: /) as string,
    });
  });

  test('perft', async () => {
    expect((await rulehouse(['perft', 'terrafex', start, '2'])).out).toBe('2048');
    const rows = (await rulehouse(['perft', 'terrafex', start, '2', '--divide'])).out.split('\n');
    expect(rows.at(-1)).toBe('total: 2048');
    for (const depth of ['-1', 'x', '99', '1.5'])
      expect((await rulehouse(['perft', 'terrafex', start, depth])).code).not.toBe(0);
  });

  test('playout prints transcripts that check', async () => {
    const played = await rulehouse([
      'playout',
      'terrafex',
      '--seed',
      '3..6',
      '--max-plies',
      '50',
      '--options',
      '{"turnLimit":30}',
    ]);
    expect(played.out.split('\n').length).toBe(4);
    expect((await rulehouse(['check', '-'], [played.out.slice(0, 1000), played.out.slice(1000), '\n'])).out).toBe(
      '4 passed, 0 failed',
    );
    const from = await rulehouse(['playout', 'terrafex', '--position', start, '--max-plies', '3']);
    expect(from.out).toContain(start);
    const ofTwo = ['playout', 'icetraders', '--max-plies', '3', '--position', '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -'];
    expect((await rulehouse(ofTwo)).out).toContain('"options":{"players":2,');
    expect((await rulehouse([...ofTwo, '--options', '{"players":3}'])).err).toMatch(/^--options\.players: /);
    for (const [flag, value, code] of [
      ['--seed', '5..3', 2],
      ['--seed', 'x', 2],
      ['--max-plies', '-1', 2],
      ['--position', 'x', 1],
    ] as const)
      expect([flag, (await rulehouse(['playout', 'terrafex', flag, value])).code]).toEqual([flag, code]);
  });

  test.each(games.map(({ id }) => id))('check: every transcript of %s passes', async (id) => {
    const lines = readFileSync(vectors(id), 'utf8').trim().split('\n').length;
    expect(await rulehouse(['check', vectors(id)])).toMatchObject({
      code: 0,
      out: `${lines} passed, 0 failed`,
      err: '',
    });
  });

  test('check names the first difference of every bad line', async () => {
    const [first = '', second = ''] = readFileSync(vectors('terrafex'), 'utf8').split('\n');
    const bad = second.replace('"legal":59', '"legal":60');
    const { code, out } = await rulehouse(['check', '-'], [`${first}\n${bad}\r\n\nnot json\n{}`]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'line 2: plies.0.legal: the transcript says 60, the rules give 59',
      expect.stringMatching(/^line 4: no JSON/) as string,
      expect.stringMatching(/^line 5: game: missing/) as string,
      '1 passed, 3 failed',
    ]);
    expect(await rulehouse(['check', '/no/such/file'])).toMatchObject({ code: 1, out: '' });
    expect((await rulehouse(['check', folder()])).err).toMatch(/\S: is a folder$/);
  });

  test('demo plays every game, saves, reads back and verifies', async () => {
    const { code, out, err } = await rulehouse(['demo', '--out', join(folder(), 'new', 'demo')]);
    expect([code, err]).toEqual([0, '']);
    for (const { title } of games) expect(out).toContain(`${title}, at the start:`);
    expect(out).toContain(`${games.length} of ${games.length} games played to their end`);
    expect(out.match(/read back and verified\.\n/g)?.length).toBe(games.length);
    expect(out).toContain(`Demo: ${12 * games.length} games, `);
    expect(out).not.toContain('not counted');
    expect(out.match(/: 12 games$/gm)?.length).toBe(games.length);
  });

  test('a file that is not what a command reads is named', async () => {
    const file = join(folder(), 'other.txt');
    writeFileSync(file, '{"torn');
    for (const args of [
      ['ledger', 'import', file],
      ['ledger', 'export', file],
      ['play', 'terrafex', '--resume', file],
    ]) {
      const { code, err } = await rulehouse(args);
      expect([args, code, err.startsWith(`${file}: `)]).toEqual([args, 1, true]);
    }
  });

  test('verify says where the records of a match are', async () => {
    const file = join(folder(), 'match.jsonl');
    await rulehouse([
      'match',
      'terrafex',
      'random',
      'greedy',
      '--games',
      '2',
      '--options',
      '{"turnLimit":5}',
      '--jsonl',
      file,
    ]);
    const { err, code } = await rulehouse(['verify', file]);
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      'line 1: is a line of a match or tournament, not a record: its record is in the field "record"',
    ]);
  });

  test('verify reads a saved record', async () => {
    const file = join(folder(), 'game.json');
    await rulehouse(['play', 'terrafex'], ['R1\n', `save ${file}\n`, 'quit\n']);
    expect((await rulehouse(['verify', file])).out).toMatch(/^Terrafex: 2 moves, not over/);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ tags: { writer: `rulehouse ${version}` } });
    const newer = readFileSync(file, 'utf8').replace('"format":2', '"format":3').replace(version, '9.0.0');
    expect((await rulehouse(['verify', '-'], [newer])).err).toContain(
      'format: 3 is the format of a newer release ("rulehouse 9.0.0"); this one reads 1 and 2',
    );
    writeFileSync(file, readFileSync(file, 'utf8').replace('"R1"', '"R9"'));
    expect(await rulehouse(['verify', file])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^TF-11\.1: moves\.0: /) as string,
    });
    writeFileSync(file, '{"game":"chess"}');
    expect((await rulehouse(['verify', file])).err).toBe('game: no game "chess"');
  });

  test('check of nothing fails: there was nothing to check', async () => {
    expect(await rulehouse(['check', '-'], ['\n \n'])).toMatchObject({
      code: 1,
      out: '0 passed, 0 failed',
      err: 'standard input: there are no transcripts',
    });
  });

  test('save keeps a file that is there, unless it is asked for, and never follows a link', async () => {
    const made = folder();
    const [file, link] = [join(made, 'game.json'), join(made, 'link.json')];
    // Lines are wrapped at blanks, and where depends on the length of the file's name.
    const save = async (line: string): Promise<string> =>
      (await rulehouse(['play', 'terrafex', '--seed', '0'], [`${line}\n`])).out.replaceAll(/\s+/g, ' ');
    expect(await save(`save ${file}`)).toContain(`Saved ${file}.`);
    const first = readFileSync(file, 'utf8');
    writeFileSync(file, 'mine');
    expect(await save(`save ${file}`)).toContain('is there already (`save! FILE` replaces a file)');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await save(`save! ${file}`)).toContain(`Saved ${file}.`);
    expect(readFileSync(file, 'utf8')).toBe(first);
    writeFileSync(join(made, 'target'), 'mine');
    symlinkSync(join(made, 'target'), link);
    for (const word of ['save', 'save!'])
      expect(await save(`${word} ${link}`)).toContain('is there already and is not a plain file');
    expect(readFileSync(join(made, 'target'), 'utf8')).toBe('mine');
    expect(await save('save')).toContain('save needs the name of a file.');
    expect(await save(`save ${join(made, 'no', 'such', 'folder')}`)).toContain('Not saved: ');
    // No partly written file is left behind.
    expect(readdirSync(made).sort()).toEqual(['game.json', 'link.json', 'target']);
  });

  test('lists of moves are wrapped between moves, to the width of the terminal', async () => {
    const { out } = await rulehouse(['play', 'terrafex'], ['moves\n']);
    const lines = out.split('\n').filter((line) => /^ ?\d+ \S+  +\d/.test(line));
    expect(lines.length).toBeGreaterThan(4);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join('  ')).toContain('13 G^c5  ');
  });

  test('play offers moves, explains refusals, takes back', async () => {
    const { code, out } = await rulehouse(
      ['play', 'terrafex'],
      ['help\nmoves R\nwhy G^a1\nBa5>c5\nR1\n', 'undo\nundo\nposition\n', 'board\nnonsense\nquit\n'],
    );
    expect(code).toBe(0);
    expect(out).toContain('3 of 67 legal moves:\n  19  R1  White selects a small fire\n');
    expect(out).toContain('TF-4.1: A forest grows: there is no bare forest on the square');
    expect(out).toContain('Refused. TF-7.2: ');
    expect(out).toContain('Black: R1');
    expect(out).toContain('There is nothing to take back.');
    // The game need not end by itself, so the terminal sets a limit, and says so.
    expect(out).toContain(`\n${start.replace('k2l0', 'k2l100')}`);
    expect(out).toContain('The game need not end by itself');
    expect(out).toContain('Refused. TF-11.1');
  });

  test('play goes to the end of a game', async () => {
    const lone =
      'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../......../B1......Y1 w RYGB - 554 21 k2a21,12:11';
    const { out } = await rulehouse(['play', 'terrafex', '--position', lone], ['Ba1>b1\n']);
    expect(out).toContain('The game is over (quiet). Won by: Black.');
  });

  test('play shows the result of a game that is over', async () => {
    const over = '.......G2/......../......../......../......../......../........ w RYG - 100 1 k2a0';
    expect((await rulehouse(['play', 'terrafex', '--position', over])).out).toContain('The game is over (glaciers)');
  });

  test('hostile text in a file can neither forge a line nor steer the terminal', async () => {
    const [first = ''] = readFileSync(vectors('terrafex'), 'utf8').split('\n');
    const forged = first.replace(/"digest":"[0-9a-f]*"/, '"digest":"\\u001b[31m\\nline 2: x"');
    const { out } = await rulehouse(['check', '-'], [forged]);
    expect(out.split('\n').length).toBe(2);
    expect(out).not.toContain('\u001b');
  });

  test('tells its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect((await rulehouse(['--version'])).out.trim()).toBe(version);
  });

  test('wrong usage is exit code 2, wrong values are 1, help is 0', async () => {
    for (const args of [
      [],
      ['nonsense'],
      ['start'],
      ['start', 'terrafex', '--colour', 'x'],
      ['legal', 'terrafex'],
      ['games', 'x'],
    ])
      expect([args, (await rulehouse(args)).code]).toEqual([args, 2]);
    expect(await rulehouse(['start', 'chess'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no game "chess"') as string,
    });
    expect((await rulehouse(['--help'])).code).toBe(0);
  });

  test('a name that is not a command is refused, also where help is asked for', async () => {
    for (const args of [['nonsense'], ['nonsense', '--help'], ['help', 'nonsense'], ['-h', 'nonsense']])
      expect(await rulehouse(args)).toMatchObject({
        code: 2,
        out: '',
        err: "error: unknown command 'nonsense'\n(rulehouse --help lists the commands)",
      });
    expect((await rulehouse(['matsh', '--help'])).err).toContain('Did you mean match?');
    expect(await rulehouse(['arena', 'shov', '--help'])).toMatchObject({
      code: 2,
      err: "error: unknown command 'shov'\n(Did you mean show?)\n(rulehouse arena --help lists the commands)",
    });
    for (const args of [
      ['help', 'match'],
      ['match', '--help'],
      ['arena', 'show', '--help'],
      ['help', 'arena', 'show'],
      ['help'],
    ])
      expect(await rulehouse(args)).toMatchObject({ code: 0, err: '' });
    expect((await rulehouse(['help', 'match'])).out).toMatch(/^Usage: rulehouse match /);
  });

  test('faults name existing arguments and options of the command', async () => {
    for (const [args, start] of [
      [['match', 'terrafex', 'greedy', 'grady'], 'bots: no bot "grady"'],
      [['try', 'grady'], 'bot: no bot "grady"'],
      [['bot', 'grady'], 'text: no bot "grady"'],
      [['play', 'terrafex', '--bot', 'grady'], '--bot: no bot "grady"'],
    ] as const)
      expect([args, (await rulehouse(args)).err.startsWith(start)]).toEqual([args, true]);
  });

  test('what is near a known name is suggested', async () => {
    for (const [args, end] of [
      [['start', 'terafex'], 'did you mean terrafex?'],
      [['match', 'terrafex', 'greedy', 'grady'], 'did you mean greedy?'],
      [['play', 'terrafex', '--bot', 'mtcs'], 'did you mean mcts?'],
      [['think', 'terrafex', start, '--bot', 'mcts:iteration=5'], 'did you mean iterations?'],
      [['export', '-', '--format', 'cvs'], 'did you mean csv?'],
      [['export', '-', '--rows', 'seat'], 'did you mean seats?'],
      [['new', 'hill', '--template', 'dices'], 'did you mean dice?'],
      [['bot', 'qqqqq'], 'plan'],
    ] as const)
      expect([args, (await rulehouse(args)).err.endsWith(end)]).toEqual([args, true]);
  });

  test('a match of one bot is wrong usage', async () => {
    expect(await rulehouse(['match', 'terrafex', 'greedy'])).toMatchObject({
      code: 2,
      err: 'error: a match needs 2 to 6 bots: name another one\n(rulehouse match --help explains the arguments)',
    });
  });

  test('a file that cannot be read is named, in words', async () => {
    for (const args of [
      ['verify', 'nofile'],
      ['check', 'nofile'],
      ['stats', 'nofile'],
      ['laws', 'nofile'],
      ['check-protocol', 'nofile'],
      ['ledger', 'import', 'nofile'],
      ['arena', 'run', 'nofile', '--out', folder()],
      ['play', 'terrafex', '--resume', 'nofile'],
    ])
      expect([args, (await rulehouse(args)).err.split('\n')[0]]).toEqual([
        args,
        expect.stringMatching(/^nofile: (?:cannot be loaded: )?no such file$/),
      ]);
    expect((await rulehouse(['verify', 'src'])).err).toBe('src: is a folder');
    expect((await rulehouse(['games', '--with', 'nofile'])).err).toBe('--with nofile: cannot be loaded: no such file');
  });

  test('hostile arguments end in one clear line', async () => {
    for (const text of ['', '\u0000', 'x'.repeat(100_000), '/'.repeat(10_000), '__proto__', '{"__proto__":1}', '-1']) {
      for (const args of [
        ['legal', 'terrafex', text],
        ['apply', 'terrafex', start, text],
        ['apply', text, start, 'R1'],
        ['start', 'terrafex', `--options=${text}`],
        ['start', 'terrafex', `--seed=${text}`],
        ['show', 'terrafex', start, `--seat=${text}`],
        ['check', text],
        ['verify', text],
        ['stats', text],
        ['ledger', 'import', text],
        ['play', 'terrafex', '--resume', text],
        ['check-protocol', text],
        ['laws', text],
      ]) {
        const { code, err, out } = await rulehouse(args);
        expect([args[0], code]).not.toEqual([args[0], 0]);
        expect(err.length + out.length).toBeLessThan(2000);
        expect(err).not.toMatch(/\n\s+at /);
      }
    }
  });
});
