/** The documentation site: what it lists, what its plugins do, and pages that scripts write. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLeft, left, right } from 'fp-ts/Either';
import { createMarkdownRenderer, type DefaultTheme, type MarkdownRenderer } from 'vitepress';
import { describe, expect, test } from 'vitest';
import { hyphenAnchors } from '../../docs/.vitepress/anchors.js';
import { exampleLanguage } from '../../docs/.vitepress/example-language.js';
import { pictures, positionsOf } from '../../docs/.vitepress/pictures.js';
import { ruleLinks } from '../../docs/.vitepress/rule-links.js';
import { searchable, tokenize } from '../../docs/.vitepress/search.js';
import { sidebar } from '../../docs/.vitepress/sidebar.js';
import { games, isRuleOf, rulesOf, ruleUrl } from '../../src/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const linksOf = (items: readonly DefaultTheme.SidebarItem[]): readonly string[] =>
  items.flatMap(({ link, items: inner }) => [...(link === undefined ? [] : [link]), ...linksOf(inner ?? [])]);

describe('the sidebar', () => {
  const pages = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/^(api|\.vitepress)\//.test(name))
    .map((name) => `/${name.replace(/(?:index)?\.md$/, '')}`);

  test('lists every page of the site and nothing else', () => {
    expect([...linksOf(sidebar)].sort()).toEqual([...pages, '/api/'].sort());
  });
});

describe('the figures of the home page', () => {
  const home = readFileSync(`${root}docs/index.md`, 'utf8');
  const figures = [...home.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, figure]) => figure);

  test('are what they count', () => {
    const rules = games.reduce((sum, any) => sum + any.open((game) => rulesOf(game.rules).length), 0);
    const rows = readdirSync(`${root}test/vectors`)
      .filter((name) => name.endsWith('.perft.json'))
      .flatMap((name) => JSON.parse(readFileSync(`${root}test/vectors/${name}`, 'utf8')) as { nodes: number }[]);
    const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
    const budget = /'rulehouse\/board': \{ all: \d+, play: ([\d.]+) \}/.exec(
      readFileSync(`${root}scripts/sizes.mjs`, 'utf8'),
    )?.[1];
    expect(figures).toEqual([String(rules), nodes.toLocaleString('en'), `${budget ?? '?'} kB`]);
  });
});

describe('the reference numbers', () => {
  test('are what the perft rows say', () => {
    expect(() => execFileSync('node', ['scripts/numbers.mjs'], { cwd: root, stdio: 'pipe' })).not.toThrow();
  });
});

const addresses = new Map([
  ['XY-1.2', '/rules/go.html#XY-1.2'],
  ['XY-1.2a', '/rules/go.html#XY-1.2a'],
]);

const drawn = pictures({
  ids: ['go'],
  base: '/docs/',
  draw: (id, position) => (position === 'bad' ? left('bad') : right(`<svg><title>${id} ${position}</title></svg>`)),
});

const config = (md: MarkdownRenderer): void => {
  md.use(hyphenAnchors);
  md.use(ruleLinks(addresses));
  md.use(drawn.markdown);
};

// VitePress keeps one renderer for a process.
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

describe('anchors of the API', () => {
  test('have a hyphen for an underscore inside a word, as links to them have', async () => {
    const html = await render('<a id="property-_tag"></a> a <a id="property-a/b_v2-1"></a> <a id="XY_1"></a>');
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="property-_tag"', 'id="property-a/b-v2-1"', 'id="XY_1"']);
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
      { position: 'a b', caption: 'the position', start: 'a b', moves, ply: 0 },
      { position: 'd', caption: 'after c', start: 'a b', moves, ply: 1 },
      { position: 'f', caption: 'the position', start: 'f', moves: [], ply: 0 },
    ]);
  });

  test('stand below the block, open in the first example of a page only', async () => {
    const html = await render(`${example}\n${example}\n\`\`\`js\nposition: a\n\`\`\`\n`);
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details class="pictures" open>', '<details class="pictures">']);
    expect(html.match(/<figcaption>[^<]*/g)?.slice(0, 2)).toEqual([
      '<figcaption>the position',
      '<figcaption>after c&#60;3',
    ]);
    expect(html).toMatch(
      /<img :src="'\/docs\/pictures\/go-[0-9a-f]{12}\.svg'" alt="go &#123;&#123;a}}" loading="lazy">/,
    );
  });

  test('a position that cannot be drawn has none', async () => {
    expect(await render('```go\nposition: bad\ninvalid: XY-1.2\n```\n')).not.toContain('details');
  });

  test('each picture is a file of the site', () => {
    const files: unknown[] = [];
    const { generateBundle } = drawn.vite;
    if (typeof generateBundle !== 'function') throw new Error('no hook');
    // The hook needs of its context and arguments only this.
    Reflect.apply(generateBundle, { emitFile: (file: unknown) => files.push(file) }, []);
    expect(files).toHaveLength(2);
    expect(files[0]).toMatchObject({ type: 'asset', source: '<svg><title>go {{a}}</title></svg>' });
  });
});

describe('rule books', () => {
  test('every rule number that a document names is one of a game', () => {
    const known = (number: string): boolean =>
      games.some((any) => any.open((game) => isRuleOf<string>(game.rules)(number)));
    const texts = linksOf(sidebar)
      .filter((link) => link !== '/api/')
      .map((link) => readFileSync(`${root}docs${link === '/' ? '/index' : link}.md`, 'utf8'));
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
