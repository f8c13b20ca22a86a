/** The documentation site: its navigation, its plugins, and the pages that scripts write. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLeft, left, right } from 'fp-ts/Either';
import { createMarkdownRenderer, type DefaultTheme, type MarkdownRenderer } from 'vitepress';
import { describe, expect, test } from 'vitest';
import { chapters } from '../../docs/.vitepress/chapters.js';
import { codeBreaks } from '../../docs/.vitepress/code-breaks.js';
import { drawingsOf } from '../../docs/.vitepress/drawings.js';
import { exampleLanguage } from '../../docs/.vitepress/example-language.js';
import { describedBy } from '../../docs/.vitepress/head.js';
import { levels, usualLevel } from '../../docs/.vitepress/levels.js';
import { pictures, positionsOf } from '../../docs/.vitepress/pictures.js';
import { ruleLinks } from '../../docs/.vitepress/rule-links.js';
import { marksHtml, ruleLines } from '../../docs/.vitepress/rule-marks.js';
import { boostBy, searchable, tokenize } from '../../docs/.vitepress/search.js';
import { sidebar } from '../../docs/.vitepress/sidebar.js';
import { signatureHtml, signatures, tableCards } from '../../docs/.vitepress/signatures.js';
import { titles } from '../../docs/.vitepress/titles.js';
import { games, isRuleOf, rulesOf, ruleUrl } from '../../src/index.js';
import { plays } from '../../src/web/play/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const linksOf = (items: readonly DefaultTheme.SidebarItem[]): readonly string[] =>
  items.flatMap(({ link, items: inner }) => [...(link === undefined ? [] : [link]), ...linksOf(inner ?? [])]);

describe('the sidebar', () => {
  const pages = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/^(api|\.vitepress)\//.test(name))
    .map((name) => `/${name.replace(/(?:index)?\.md$/, '')}`);

  test('lists every page of the site and nothing else', () => {
    expect([...new Set(linksOf(sidebar))].sort()).toEqual([...pages, '/api/'].sort());
  });
});

describe('the page of the games', () => {
  test('has every game, with the number of its players', () => {
    expect(titles.map(({ id, title }) => [id, title])).toEqual(plays.map(({ id, title }) => [id, title]));
    for (const { id, players } of titles) {
      const seats = games.find((one) => one.id === id)?.open((game) => game.seats) ?? expect.fail();
      expect(players).toBe(seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`);
    }
  });

  test('has the levels of the play element, which begins with the same one', () => {
    for (const game of plays) {
      expect(game.levels.map(({ name }) => name)).toEqual(levels);
      expect(game.levels[1]?.name).toBe(usualLevel);
    }
  });
});

describe('the figures of the home page and of the README', () => {
  const home = readFileSync(`${root}docs/index.md`, 'utf8');
  const figures = [...home.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, figure]) => figure);

  test('match the counts', () => {
    const rules = games.reduce((sum, any) => sum + any.open((game) => rulesOf(game.rules).length), 0);
    const rows = readdirSync(`${root}test/vectors`)
      .filter((name) => name.endsWith('.perft.json'))
      .flatMap((name) => JSON.parse(readFileSync(`${root}test/vectors/${name}`, 'utf8')) as { nodes: number }[]);
    const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
    const budget = /'rulehouse\/board': \{ all: [\d.]+, play: ([\d.]+) \}/.exec(
      readFileSync(`${root}scripts/check/sizes.mjs`, 'utf8'),
    )?.[1];
    const counted = [String(rules), nodes.toLocaleString('en'), `${budget ?? '?'} kB`];
    expect(figures).toEqual(counted);
    const readme = readFileSync(`${root}README.md`, 'utf8');
    const trusted = readme.slice(readme.indexOf('## Why trust it'), readme.indexOf('## fp-ts'));
    expect([...trusted.matchAll(/\*\*([^*]+)\*\*/g)].map(([, figure]) => figure)).toEqual(counted);
  });
});

describe('the reference numbers', () => {
  test('match the perft rows', () => {
    expect(() => execFileSync('node', ['scripts/docs/numbers.mjs'], { cwd: root, stdio: 'pipe' })).not.toThrow();
  });
});

const addresses = new Map([
  ['XY-1.2', '/rules/go.html#XY-1.2'],
  ['XY-1.2a', '/rules/go.html#XY-1.2a'],
]);

const drawings = drawingsOf('/docs/');

const drawn = pictures({
  ids: ['go'],
  drawings,
  draw: (id, position, marks = {}) => {
    const marked = Object.entries(marks).map(
      ([mark, places]) => `${mark} ${places.map(({ value }) => value).join(',')}`,
    );
    const text = [id, position, ...marked.filter((one) => /\d/.test(one))].join(' ');
    return position === 'bad' ? left('bad') : right([`<svg><title>${text}</title></svg>`]);
  },
});

const config = (md: MarkdownRenderer): void => {
  md.use(signatures);
  md.use(tableCards);
  md.use(ruleLinks(addresses));
  md.use(drawn);
};

// VitePress keeps one renderer per process.
const renderer = createMarkdownRenderer(`${root}docs`, { languages: [exampleLanguage('go')], config });

const render = async (text: string): Promise<string> =>
  (await renderer).render(text, { relativePath: 'page.md', cleanUrls: false });

describe('links of rules', () => {
  test('a number in a text becomes a link; unknown numbers, code, links and headings stay', async () => {
    const html = await render('# XY-1.2\n\nSee XY-1.2a, `XY-1.2`, [XY-1.2](page.md) and XY-9.9.');
    expect(html.match(/\/rules\/go\.html#[^"]*/g)).toEqual(['/rules/go.html#XY-1.2a']);
    expect(html).toContain('and XY-9.9.');
  });
});

describe('tables', () => {
  test('a cell knows the head of its column', async () => {
    const html = await render('| `a` | [b](page.md) |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n');
    expect(html.match(/<td data-label="[^"]*"><span>\d/g)).toEqual([
      '<td data-label="a"><span>1',
      '<td data-label="b"><span>2',
      '<td data-label="a"><span>3',
      '<td data-label="b"><span>4',
    ]);
  });
});

describe('code in a text', () => {
  test('may break after the signs between its names if it is long, and nowhere else', async () => {
    const md = await renderer;
    md.use(codeBreaks);
    const html = md.render('`game.view(some(seat))(state)`, `rulehouse.gym.RulehouseVectorEnv`, `state.turn`, `<b>`');
    expect(html).toContain('>game.<wbr>view(<wbr>some(<wbr>seat))<wbr>(<wbr>state)<');
    expect(html).toContain('>rulehouse.<wbr>gym.<wbr>RulehouseVectorEnv<');
    expect(html).toContain('>state.turn<');
    expect(html).toContain('>&lt;b&gt;<');
  });

  test('a long name below a rule breaks after its dots', () => {
    const marks = { code: [], tests: [], api: [['Settings.turnLimit', 'go/Settings#turnLimit']] } as const;
    expect(marksHtml('XY-1.2', marks, '/')).toContain('>Settings.<wbr>turnLimit</a>');
  });
});

describe('lines of rules', () => {
  const marks = {
    code: [['src/go/play.ts', 7]],
    tests: [['test/go/play.test.ts', 9]],
    api: [['Move.to', 'go/Move#to']],
  } as const;

  test('code, tests and API are in the paragraph of the rule, in rule books only', async () => {
    const md = await renderer;
    md.use(ruleLines({ 'XY-1.2': marks }, '/docs/'));
    const text = '- <a id="XY-1.2"></a>**XY-1.2** A rule.';
    const html = md.render(text, { relativePath: 'rules/go.md' });
    expect(html).toContain(marksHtml('XY-1.2', marks, '/docs/'));
    expect(html).toContain('href="/docs/source/src/go/play.ts.html#L7"');
    expect(html).toContain('href="/docs/api/go/Move.html#to"');
    expect(md.render(text, { relativePath: 'page.md' })).not.toContain('class="marks"');
  });
});

describe('chapters of rule books', () => {
  test('each is a section that begins with its head; the text before the first stays outside, and other pages have none', async () => {
    const md = await renderer;
    md.use(chapters);
    const text = '# Go\n\nOf stones.\n\n## 1. Stones & board\n\nRound.\n\n### More\n\n## 2. Turns\n\nOne each.\n';
    const html = md.render(text, { relativePath: 'rules/go.md' });
    const heads = [
      ...html.matchAll(
        /<section class="chapter"[^>]*><a class="chapter-head" href="#([^"]*)"[^>]* data-head="([^"]*)">/g,
      ),
    ];
    expect(heads.map(([, id, head]) => [id, head])).toEqual([
      ['_1-stones-board', '1. Stones &amp; board'],
      ['_2-turns', '2. Turns'],
    ]);
    for (const [, id] of heads) expect(html).toContain(`<h2 id="${id}"`);
    expect(html.replaceAll(/<(?!\/?section|h\d)[^>]*>|\n/g, '')).toMatch(
      /^<h1.*Of stones\.<section.*More.*<\/section><section.*<\/section>$/,
    );
    expect(md.render(text, { relativePath: 'page.md' })).not.toContain('<section');
  });
});

describe('signatures', () => {
  const links = { State: 'State.html', Either: '../rulehouse/Either.html' };

  test('names lead to their pages; fields of that name, words and texts stay', () => {
    expect(signatureHtml("(State: Array<State>, to: 'State' | null) => Either<never, State>\n", links)).toBe(
      '(State: Array&lt;<a href="State.html">State</a>&gt;, to: <span class="literal">\'State\'</span> | null) =&gt; ' +
        '<a href="../rulehouse/Either.html">Either</a>&lt;never, <a href="State.html">State</a>&gt;',
    );
  });

  test('a block is a signature, or a line that is copied; any other is code', async () => {
    const html = await render(
      '```ts signature\nconst a: B\n```\n\n```ts import\nimport { a } from "b";\n```\n\n```ts\na;\n```\n',
    );
    expect(html.match(/<pre class="signature">/g)).toHaveLength(1);
    expect(html.match(/title="Copy import"/g)).toHaveLength(1);
    expect(html.match(/title="Copy Code"/g)).toHaveLength(1);
  });
});

describe('the search', () => {
  test('a rule is a section of its own; sections that every entry of the API has are none', () => {
    const page =
      '<p><a id="XY-1.2"></a><strong>XY-1.2</strong></p><h4 id="parameters">Parameters <a href="#parameters">#</a></h4><p>b</p>';
    expect(searchable(page, new Map([['XY-1.2', 'Board']]))).toBe(
      '<p><h3>XY-1.2 Board<a href="#XY-1.2">#</a></h3><strong>XY-1.2</strong></p><p>b</p>',
    );
  });

  test('a rule number is one word', () => {
    expect(tokenize('(TF-7.9, Töframenn: legal_moves)')).toEqual(['TF-7.9', 'Töframenn', 'legal_moves']);
  });
});

describe('pictures of examples', () => {
  const example = '```go\nposition: {{a}}\nmove: b2\nrefused: XY-1.2\nmove: c<3\ngives: d\n```\n';

  test('the positions of an example: the first one and what moves give', () => {
    const moves = ['c', 'e'];
    expect(positionsOf('position: a b\nmove: c\ngives: d\nmove: e\nrefused: XY-1.2\nposition: f\n')).toEqual([
      { position: 'a b', caption: 'the position', start: 'a b', moves, ply: 0, made: ['c', 'e'] },
      { position: 'd', caption: 'after c', start: 'a b', moves, ply: 1, made: ['c'] },
      { position: 'f', caption: 'the position', start: 'f', moves: [], ply: 0, made: [] },
    ]);
  });

  test('stand open above the notation, which is folded', async () => {
    const html = await render(`${example}\n${example}\n\`\`\`js\nposition: a\n\`\`\`\n`);
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details class="notation">', '<details class="notation">']);
    expect(html.indexOf('<figure>')).toBeLessThan(html.indexOf('<details'));
    expect(html.match(/<figcaption>[^<]*/g)?.slice(0, 2)).toEqual([
      '<figcaption>the position',
      '<figcaption>after c&#60;3',
    ]);
    expect(html).toMatch(
      /<img :src="'\/docs\/pictures\/go-[0-9a-f]{12}\.svg'" alt="go &#123;&#123;a}} next b2" loading="lazy">/,
    );
  });

  test('mark what the move names and, at the start, what is tried', async () => {
    const html = await render('```go\nposition: e\nmove: a2-c4\ngives: f\n```\n');
    expect(html.match(/alt="[^"]*/g)).toEqual(['alt="go e next a2,c4', 'alt="go f last a2,c4']);
  });

  test('a position that cannot be drawn has none', async () => {
    expect(await render('```go\nposition: bad\ninvalid: XY-1.2\n```\n')).not.toContain('details');
  });

  test('each picture that a page shows is a file of the site', async () => {
    const html = await render(example);
    const files: { readonly type: string; readonly fileName: string; readonly source: string }[] = [];
    const { generateBundle } = drawings.vite;
    if (typeof generateBundle !== 'function') throw new Error('no hook');
    // Of its context and arguments, the hook uses only `emitFile`.
    Reflect.apply(generateBundle, { emitFile: (file: (typeof files)[number]) => files.push(file) }, []);
    const shown = [...html.matchAll(/<img :src="'\/docs\/([^']+)'" alt="([^"]*)"/g)];
    expect(shown.map(([, name]) => files.find(({ fileName }) => fileName === name)?.source)).toEqual([
      '<svg><title>go {{a}} next b2</title></svg>',
      '<svg><title>go d</title></svg>',
    ]);
    expect(files.every(({ type }) => type === 'asset')).toBe(true);
  });
});

describe('rule books', () => {
  test('every rule number in a document belongs to a game', () => {
    const known = (number: string): boolean =>
      games.some((any) => any.open((game) => isRuleOf<string>(game.rules)(number)));
    const texts = linksOf(sidebar)
      .filter((link) => link !== '/api/')
      .map((link) => readFileSync(`${root}docs${link.replace(/\/$/, '/index')}.md`, 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/\b(?:IT|TF|TMY|TO|TX)-\d+\.\d+[a-z]?/g)].map(([n]) => n));
    expect([...new Set(named)].filter((number) => !known(number))).toEqual([]);
  });

  test('the address of a rule is an anchor of its page', () => {
    for (const any of games)
      any.open((game) => {
        const book = readFileSync(`${root}docs/rules/${game.id}.md`, 'utf8');
        for (const rule of Object.keys(game.rules).filter(isRuleOf(game.rules))) {
          const [page, anchor] = ruleUrl(game)(rule).split('#');
          expect(page).toBe(`rules/${game.id}.html`);
          expect(book).toContain(`<a id="${anchor ?? ''}"></a>`);
        }
      });
  });

  test('a picture needs a position that reads', () => {
    for (const any of games)
      any.open((game) => {
        const book = readFileSync(`${root}docs/rules/${game.id}.md`, 'utf8');
        const blocks = [...book.matchAll(new RegExp(`^\`\`\`${game.id}\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
        const shown = blocks.flatMap(([, text = '']) => (text.includes('invalid:') ? [] : positionsOf(text)));
        expect(shown.filter(({ position }) => isLeft(game.position.parse(position)))).toEqual([]);
      });
  });
});

describe('what the search puts first', () => {
  const boost = boostBy({ 'guide/faq': 'questions faq' });

  test('pages whose synonyms have the word, then pages that teach, then names of the reference', () => {
    expect(boost('/guide/faq.html#top', 'faq')).toBe(6);
    expect(boost('/guide/board.html#top', 'faq')).toBe(1.5);
    expect(boost('/api/terrafex/legalMoves.html#section-top', 'legalmoves')).toBe(1.5);
    expect(boost('/api/session/Session-type.html#section-top', 'session')).toBe(1.5);
    expect(boost('/api/terrafex/legalMoves.html#section-example', 'legalmoves')).toBe(0.6);
    expect(boost('/below/a/path/guide/faq.html', 'faq')).toBe(6);
  });

  test('the browser is sent a text that does the same', () => {
    // VitePress evaluates it in the browser in the same way.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    const sent = new Function(`return ${String(boost)}`)() as typeof boost;
    for (const id of ['/guide/faq.html#top', '/api/', '/tutorial/bot.html', '/numbers.html'])
      expect(sent(id, 'faq')).toBe(boost(id, 'faq'));
  });
});

test.each([
  [
    '---\ntitle: x\n---\n\n# Title\n\nThe **first** paragraph, with [a link](x.md)\nand `code`.\n\nMore.',
    'The first paragraph, with a link and code.',
  ],
  ['# Title\n\n<div>\n\n| a | b |\n', ''],
  ['Long words '.repeat(40), `${'Long words '.repeat(18)}…`],
])('a page that states no description has its first paragraph', (text, said) => {
  expect(describedBy(text)).toBe(said);
});
