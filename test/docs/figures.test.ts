/** Pictures and diagrams in documents: every block is drawn, so what it shows about a game is true, and pages stay within their limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { diagram } from '../../docs/.vitepress/diagram.js';
import { figuresOf } from '../../docs/.vitepress/figures.js';
import { wordsOf as words } from '../../scripts/docs/words.mjs';
import { arenaSpec, reporter, summaryLines } from '../../src/arena/index.js';
import { games } from '../../src/games/catalogue.js';
import { decode, isRight } from '../../src/index.js';

const root = fileURLToPath(new URL('../../docs/', import.meta.url));

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.md') && !/^(?:api|\.vitepress)\//.test(name),
);

const read = (page: string): string => readFileSync(`${root}${page}`, 'utf8');

/** The blocks of a page that become pictures. */
const blocksOf = (page: string) =>
  [...read(page).matchAll(/^```(figure|diagram) (\S+)\n([\s\S]*?)^```/gm)].map(([, kind, what = '', text = '']) => ({
    kind,
    what,
    text,
  }));

const wordsOf = (page: string): number => words(read(page));

const figureCount = (page: string): number =>
  blocksOf(page).reduce((sum, { kind, what, text }) => sum + (kind === 'figure' ? figuresOf(what, text).length : 1), 0);

describe('books to learn a game from', () => {
  test.each(games.map(({ id }) => id))('%s: at most a thousand words, at least eight pictures, a board', (id) => {
    const page = `learn/${id}.md`;
    expect(wordsOf(page)).toBeLessThanOrEqual(1000);
    expect(figureCount(page)).toBeGreaterThanOrEqual(8);
    expect(read(page)).toContain(`<Play game="${id}" small />`);
  });
});

const guides = pages.filter((page) => /^(?:guide|tutorial)\//.test(page));

describe('guides', () => {
  test.each(guides)('%s has a picture', (page) => {
    expect(blocksOf(page).length).toBeGreaterThan(0);
  });

  test('none is longer than 1,200 words', () => {
    expect(guides.map((page) => [page, wordsOf(page)] as const).filter(([, words]) => words > 1200)).toEqual([]);
  });

  test('recipes are at least thirty, each with code and a link', () => {
    const recipes = read('guide/recipes.md').split(/^## /m).slice(1);
    expect(recipes.length).toBeGreaterThanOrEqual(30);
    expect(recipes.filter((text) => !/^```(?:ts|sh)$/m.test(text) || !/^More: .*\]\(/m.test(text))).toEqual([]);
  });
});

describe('figures and diagrams', () => {
  test.each(pages.filter((page) => blocksOf(page).length > 0))('of %s are drawn', (page) => {
    for (const { kind, what, text } of blocksOf(page)) {
      const drawn = kind === 'figure' ? figuresOf(what, text).map(({ svg }) => svg) : [diagram(what, text)];
      expect(drawn.length, text).toBeGreaterThan(0);
      for (const svg of drawn) expect(svg).toContain('<svg');
    }
  });

  test('a move that the rules do not refuse as the block says fails', () => {
    const block = (move: string) => `start:\nmove: ${move}\ncaption: a\n`;
    expect(figuresOf('terrafex', block('Ba5>c5 !! TF-7.2'))).toHaveLength(1);
    expect(() => figuresOf('terrafex', block('Ba5>c5'))).toThrow('TF-7.2');
    expect(() => figuresOf('terrafex', block('Ba5>b5 !! TF-7.2'))).toThrow('no rule');
    expect(() => figuresOf('terrafex', 'begin: now\n')).toThrow('not a line');
    expect(() => figuresOf('terra-mystica', 'start:\npart: sky\ncaption: a\n')).toThrow('the parts are map');
    for (const seat of ['7', 'me', '-1', '0.5'])
      expect(() => figuresOf('terrafex', `start:\nseat: ${seat}\ncaption: a\n`)).toThrow('is not a seat');
  });

  test('the drawn report is that of the cup of the site', () => {
    const cup = (name: string): string => read(`arena/cup/${name}`);
    const spec = decode(arenaSpec)(JSON.parse(cup('spec.json')));
    const given = isRight(spec) ? reporter(spec.right, games) : undefined;
    for (const [index, line] of cup('games.jsonl').trim().split('\n').entries()) given?.add(line, index + 1);
    const said = given === undefined ? '' : summaryLines(given.report()).join('\n');
    const drawn = [...read('guide/statistics.md').matchAll(/^```diagram bounds\n([\s\S]*?)^```/gm)];
    const rows = drawn.flatMap(([, text = '']) => text.trim().split('\n').slice(1));
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [, name = '', ...figures] = /^(.*): (\d+)(?: (\d+) (\d+))?$/.exec(row) ?? [];
      const [value = '', low, high] = figures;
      const rating = low === undefined ? `${value} \\(anchor\\)` : `\\+${value} \\[\\+${low}, \\+${high ?? ''}\\]`;
      expect(said).toMatch(new RegExp(`^${name} .* ${rating}`, 'm'));
    }
  });

  test('a picture for a seat hides what the seat may not see', () => {
    const block =
      'options: {"players":2}\nstart:\nmove: evil\nmove: good\nseat: 1\ncaption: a\nseat: spectator\ncaption: b\n';
    const [own, others] = figuresOf('icetraders', block);
    // Compare words only, because a diff of whole pictures is unreadable.
    const says = (word: string) => [own, others].map((one) => one?.svg.includes(`>${word}<`));
    expect([says('Good'), says('Evil')]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

/** Chapters of rule books in which there is nothing to see on a table, by reason. */
const unseen = {
  notation: { icetraders: [10], 'terra-mystica': [19], terrafex: [11], toframenn: [9, 10], transformartian: [10] },
  // In some books, the second chapter is the set-up and the last one the options. There, only numbers in bold count.
  options: { icetraders: [0], 'terra-mystica': [18], terrafex: [2], toframenn: [2], transformartian: [2] },
  // Prose explains who may act when, what is refused, and when a game ends.
  course: {
    icetraders: [2, 7, 8, 9],
    'terra-mystica': [1, 13, 14],
    terrafex: [9],
    toframenn: [8],
    transformartian: [3, 8, 9],
  },
} as const;

/** Rules of other chapters that only say what is counted, or when a player may act. */
const unseenRules: ReadonlySet<string> = new Set([
  ...['TF-3.4', 'TF-3.6'],
  ...['TMY-10.7', 'TMY-15.8', 'TMY-15.11', 'TMY-16.7'],
]);

describe('rules with something to see', () => {
  const without = (id: keyof typeof unseen.notation) => {
    const [book, learn] = [read(`rules/${id}.md`), read(`learn/${id}.md`)];
    const rules = [...book.matchAll(/<a id="([A-Z]+-\d+\.\w+)">/g)].map(([, rule = '']) => rule);
    const named = /[A-Z]{2,3}-\d+\.\d+[a-z]?/g;
    // A rule has a picture if a caption or an example names the rule, or if an example follows it.
    const blocks = [...`${book}\n${learn}`.matchAll(/^```(.*)\n([\s\S]*?)^```/gm)]
      .filter(([, kind = '', text = '']) => kind.startsWith('figure') || (kind === id && /^position:/m.test(text)))
      .flatMap(([whole]) => whole.match(named) ?? []);
    const before = [...book.matchAll(/<a id="([A-Z]+-\d+\.\w+)">(?:(?!<a id="(?!RU-))[\s\S])*?\n```(\S+)/g)]
      .filter(([, , kind]) => kind === id || kind === 'figure')
      .map(([, rule = '']) => rule);
    const pictured = new Set([...blocks, ...before]);
    const chapters: ReadonlySet<number> = new Set(Object.values(unseen).flatMap((games) => games[id]));
    const open = rules.filter(
      (rule) => !pictured.has(rule) && !unseenRules.has(rule) && !chapters.has(Number(/-(\d+)/.exec(rule)?.[1])),
    );
    return { rules: rules.length, pictured: rules.filter((rule) => pictured.has(rule)).length, open };
  };

  test.each(['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'] as const)(
    '%s: every rule has a picture',
    (id) => {
      const { rules, pictured, open } = without(id);
      console.log(`${id}: ${pictured} of ${rules} rules have a picture`);
      expect(open).toEqual([]);
    },
  );
});
