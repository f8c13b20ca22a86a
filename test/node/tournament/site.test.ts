/** `arena site`: a public list of bots and games, from anybody's folders. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../../src/node/cli/program.js';
import { boardScript } from '../../../src/node/tournament/list/boards.js';
import { fileOf, versioned } from '../../../src/node/tournament/list/names.js';
import { historyPlot, scaleOf } from '../../../src/node/tournament/list/rating-plot.js';
import { site } from '../../../src/node/tournament/list/site.js';
import { namesIn } from '../../../src/node/tournament/play-games.js';
import { playAll, specOf } from '../../arena/played.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...parts: readonly string[]): string => join(folder, ...parts);

/** Names that try to break out of the page, the attribute, the folder and the script. */
const hostile = [
  '<img src=x onerror=alert(1)>@1',
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  'chance',
] as const;

const json = (name: string, seed: number, more: readonly string[] = []) => ({
  name,
  games: [
    { game: 'terrafex', options: { turnLimit: 4, layout: '2' } },
    { game: 'terra-mystica', options: { players: 3 }, bots: 3 },
  ],
  bots: [...hostile, ...more].map((bot) => ({ name: bot, text: 'random' })),
  blocks: 2,
  seed,
  anchor: 'chance',
  adjudication: { plies: 30 },
});

/** Plays a tournament into a folder. */
const write = (name: string, spec: ReturnType<typeof json>): void => {
  const read = specOf({ ...spec, keys: 'game' });
  const names = namesIn(read);
  mkdirSync(at(name));
  writeFileSync(at(name, 'spec.json'), JSON.stringify({ ...spec, keys: 'game' }));
  const lines = playAll(read).map((line) => JSON.stringify({ ...line, key: names.key(line) }));
  writeFileSync(at(name, 'games.jsonl'), `${lines.join('\n')}\n`);
};

/** Files for pages without npm, as short as possible. */
const bundles = (): URL => {
  mkdirSync(at('bundles'));
  const files = {
    'chunk-x.js': 'var a=1,b=2;document.later=()=>import(`./later-x.js`);export{a as z,b};',
    'later-x.js': 'import{z}from"./chunk-x.js";var w=z+4;export{w};',
    'terrafex.js': 'import{z as m,b}from"./chunk-x.js";var f=m+b;export{f as face,f as board};',
    'play.js': 'var d=()=>{};export{d as definePlay,d as levelsOf,d as playGame};',
    'toframenn.js': 'console.log("no module of that form")',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at('bundles', name), text);
  return pathToFileURL(`${at('bundles')}/`);
};

const io = { out: () => undefined, err: () => undefined, input: (async function* () {})(), width: 80 };

const flags = { out: at('list'), title: '</title><script>alert(1)</script>', games: '1' };

let boards: URL;
beforeAll(async () => {
  write('spring', json('<b>Spring</b>', 1));
  write('summer', json('Summer', 100, ['<img src=x onerror=alert(1)>@2']));
  boards = bundles();
  const done = await site([at('spring'), at('summer')], flags, io, boards);
  expect(isRight(done)).toBe(true);
});

const page = (...parts: readonly string[]): string => readFileSync(at('list', ...parts), 'utf8');

const pages = (): readonly (readonly [name: string, text: string])[] =>
  ['.', 'games', 'bots', 'watch'].flatMap((part) =>
    readdirSync(at('list', part))
      .filter((name) => name.endsWith('.html'))
      .map((name) => [join(part, name), page(part, name)] as const),
  );

describe('the pages', () => {
  test('games, bots and games to look through have one each', () => {
    expect(readdirSync(at('list', 'games')).sort()).toEqual(['terra-mystica.html', 'terrafex.html']);
    expect(readdirSync(at('list', 'bots')).sort()).toEqual(
      [...new Set(hostile.map((name) => fileOf(versioned(name).bot)))].sort(),
    );
    // Only Terrafex has a board here. It has six pairings of four bots and ten of five.
    expect(readdirSync(at('list', 'watch'))).toHaveLength(6 + 10);
    expect(readdirSync(at('list', 'boards'))).toEqual(['terrafex.js']);
  });

  test('every text from folders is escaped, in whichever place it stands', () => {
    for (const [name, text] of pages()) {
      expect([name, text]).toEqual([name, expect.not.stringMatching(/<img|<script>alert|<\/title><script|<b>Spring/)]);
      const records = [...text.matchAll(/<script([^>]*)>/g)].map(([, how]) => how);
      const own = name.startsWith('watch')
        ? [' defer src="../boards/terrafex.js"', ' type="application/json" id="record"']
        : [];
      expect([name, records]).toEqual([name, own]);
    }
    expect(page('index.html')).toContain('&lt;img src=x onerror=alert(1)&gt;');
    for (const name of readdirSync(at('list', 'bots'))) expect(name).toMatch(/^[a-z0-9-]+\.html$/);
  });

  test('every link leads to a page of the list or to a record, and nothing is loaded from outside', () => {
    for (const [name, text] of pages()) {
      const addresses = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
      for (const address of addresses.filter((one) => !one.startsWith('data:')))
        expect([name, address, readFileSync(at('list', name, '..', address), 'utf8').length > 0]).toEqual([
          name,
          address,
          true,
        ]);
      expect(text).toContain("default-src 'none'");
    }
  });

  test('the record of a page is that of its game, with the names of the bots', () => {
    const [name = ''] = readdirSync(at('list', 'watch'));
    const record = /id="record">([^<]*)</.exec(page('watch', name))?.[1] ?? '';
    expect(JSON.parse(record)).toMatchObject({ game: 'terrafex', tags: { seat0: expect.any(String) as string } });
  });

  test('versions of a bot are one bot, with its ratings in both tournaments', () => {
    const text = page('bots', fileOf('<img src=x onerror=alert(1)>'));
    expect(text).toContain('2 versions');
    expect(text.match(/@[12], (?:Summer|&lt;b&gt;Spring)/g)).toHaveLength(2 * 3);
    const game = page('games', 'terrafex.html');
    expect(game).toContain('Ratings over time');
    // There is one chart per bot; a bot that appears only without a version has no version above its marks.
    expect(game.match(/<svg /g)).toHaveLength(4);
    expect(game).toContain('>@2</text>');
  });

  test('first moves with counts and bounds, points by source, how games end', () => {
    const [terrafex, terraMystica] = [page('games', 'terrafex.html'), page('games', 'terra-mystica.html')];
    expect(terrafex).toMatch(/First moves/);
    expect(terraMystica).toMatch(/Points by source in Terra Mystica[^]*<th scope="row">leech/);
    expect(terrafex).not.toContain('Points by source');
    for (const text of [terrafex, terraMystica]) expect(text).toMatch(/Cross table[^]*How games ended/);
  });

  test('every picture says what it shows, and every table has a caption', () => {
    for (const [, text] of pages()) {
      expect(text.match(/<svg /g)?.length).toBe(text.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)?.length);
      expect(text.match(/<table>/g)?.length).toBe(text.match(/<table><caption>/g)?.length);
    }
  });
});

describe('the folder', () => {
  const failed = async (folders: readonly string[], more: object = {}): Promise<string> => {
    const done = await site(folders, { ...flags, ...more }, io, boards);
    return isRight(done) ? 'written' : `${done.left.path.join(' ')}: ${done.left.reason}`;
  };

  test('a list that is there is replaced on request only, and a folder of somebody else never', async () => {
    expect(await failed([at('spring')])).toMatch(/--replace writes a new one$/);
    mkdirSync(at('mine'));
    writeFileSync(at('mine', 'letter.txt'), 'mine');
    expect(await failed([at('spring')], { out: at('mine'), replace: true })).toMatch(/is not a list/);
    expect(readFileSync(at('mine', 'letter.txt'), 'utf8')).toBe('mine');
    expect(await failed([at('spring')], { replace: true })).toBe('written');
    expect(page('index.html')).toContain('in 1 tournament');
  });

  test('what is wrong leaves everything as it was, and says where it is wrong', async () => {
    const before = page('index.html');
    expect(await failed([at('nowhere')], { replace: true })).toMatch(/nowhere: holds no spec\.json/);
    expect(await failed([at('spring')], { replace: true, games: '-1' })).toMatch(/^--games/);
    expect(await failed([at('spring')], { replace: true, title: '' })).toMatch(/^--title/);
    expect(await failed(new Array<string>(101).fill(at('spring')), { replace: true })).toMatch(/at most 100 folders/);
    expect(page('index.html')).toBe(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('the command writes it from sources without boards, and if a folder is named twice', async () => {
    let told = '';
    const out = (text: string): void => void (told += text);
    const args = ['arena', 'site', at('spring'), at('spring'), '--out', at('twice'), '--json'];
    expect(await run(args, { ...io, out })).toBe(0);
    expect(JSON.parse(told)).toMatchObject({ tournaments: 2, games: ['terra-mystica', 'terrafex'], shown: 0 });
  });
});

describe('boards', () => {
  test('modules become one script that runs them in their order', async () => {
    const script = await boardScript('terrafex', boards);
    const made: unknown[] = [];
    const element = { record: '' };
    const document = {
      querySelector: () => element,
      getElementById: () => ({ textContent: 'a record' }),
      later: (): Promise<unknown> => Promise.reject(new Error('not defined')),
    };
    runInNewContext(script?.replace('var d=()=>{}', 'var d=(face)=>{made.push(face);return{}}') ?? '', {
      document,
      made,
    });
    expect(element.record).toBe('a record');
    // The values that the chunk exports under other names reach the face of the game.
    expect(made).toContain(3);
    // A page that was opened from a disk cannot load files later, so they are in the script.
    expect(await document.later()).toEqual({ w: 5 });
  });

  test('a game without a file, and a file that is no such module, have no board', async () => {
    expect(await boardScript('icetraders', boards)).toBeUndefined();
    expect(await boardScript('toframenn', boards)).toBeUndefined();
  });
});

test('in a drawing no line reaches the words beside it', () => {
  const rating = { value: 40, low: -300, high: 900 };
  const points = Array.from({ length: 40 }, (_, at) => ({ at, version: `1.${at}`, rating }));
  const drawn = historyPlot('a bot', points, scaleOf(points, 40));
  const lines = [...drawn.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const words = [...drawn.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"[^>]*>([^<]*)</g)];
  expect(words.length).toBeGreaterThan(10);
  for (const [, x = '', y = '', anchor = '', text = ''] of words) {
    const width = 7 * text.length;
    const begin = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
      const isBeside = Math.max(x1, x2) < begin || Math.min(x1, x2) > begin + width;
      const isAbove = Math.max(y1, y2) < Number(y) - 10 || Math.min(y1, y2) > Number(y) + 3;
      expect([text, isBeside || isAbove]).toEqual([text, true]);
    }
  }
});

test('the last @ of a name begins its version', () => {
  expect(versioned('hunter@2')).toEqual({ bot: 'hunter', version: '2' });
  expect(versioned('a@b@3.1')).toEqual({ bot: 'a@b', version: '3.1' });
  for (const name of ['hunter', '@home', 'hunter@']) expect(versioned(name)).toEqual({ bot: name, version: null });
  expect(fileOf('Böse/..')).toMatch(/^b-se-[0-9a-f]{8}\.html$/);
  expect(fileOf('…')).toMatch(/^bot-[0-9a-f]{8}\.html$/);
});
