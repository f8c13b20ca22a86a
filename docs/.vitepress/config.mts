import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decode, gameById, games, isLeft, rulesOf, ruleUrl } from 'rulehouse';
import { svgOfText } from 'rulehouse/svg';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { about } from './about.js';
import { hyphenAnchors } from './anchors.js';
import { exampleLanguage } from './example-language.js';
import { pictures } from './pictures.js';
import { ruleLinks } from './rule-links.js';
import { searchable, tokenize } from './search.js';
import { sidebar } from './sidebar.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Where the site is served, `/` unless the environment says otherwise: `DOCS_BASE=/rulehouse/ npm run docs`. */
const base = `/${process.env['DOCS_BASE'] ?? ''}/`.replaceAll(/\/+/g, '/') as `/${string}/`;

const ids = games.map(({ id }) => id);

const addresses = new Map(
  games.flatMap((any) =>
    any.open((game) => rulesOf(game.rules).map((rule) => [rule, ruleUrl(game, '/')(rule)] as const)),
  ),
);

const titles = new Map(games.flatMap((any) => any.open((game) => Object.entries<string>(game.rules))));

/** The start of a game, as its rule book shows it. */
const start = (id: string): string =>
  gameById(id)?.open((game) => {
    const options = decode(game.options)({});
    if (isLeft(options)) return '';
    const state = game.setup(options.right, 1);
    return isLeft(state) ? '' : game.position.print(state.right);
  }) ?? '';

const drawn = pictures({ ids, base, draw: (id, text) => svgOfText(id, text, { theme: 'auto' }), start, about });

/** Written by TypeDoc; absent until it ran. */
const apiSidebar = new URL('../api/typedoc-sidebar.json', import.meta.url);
const api = existsSync(apiSidebar) ? (JSON.parse(readFileSync(apiSidebar, 'utf8')) as DefaultTheme.SidebarItem[]) : [];

export default defineConfig({
  title: 'rulehouse',
  description: 'Rules engines for tabletop games: every refusal cites its rule.',
  lang: 'en',
  base,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play/terrafex', activeMatch: '^/play/' },
      { text: 'Guides', link: '/guide/conventions', activeMatch: '^/guide/' },
      { text: 'Rule books', link: '/rules/terrafex', activeMatch: '^/rules/' },
      { text: 'Notations', link: '/notation' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
    ],
    sidebar: {
      '/': sidebar,
      '/api/': [
        { text: 'All pages', link: '/' },
        { text: 'API', link: '/api/', items: api },
      ],
    },
    outline: { level: [2, 3], label: 'On this page' },
    search: {
      provider: 'local',
      options: {
        // Words are found with a wrong letter and from their beginning; a number is that number.
        miniSearch: {
          options: { tokenize },
          searchOptions: {
            fuzzy: (term: string) => (/\d/.test(term) ? false : 0.2),
            prefix: true,
            boost: { title: 4, text: 2, titles: 1 },
          },
        },
        _render: (source, env, md) => searchable(md.render(source, env), titles),
      },
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languages: ids.map(exampleLanguage),
    config: (md) => {
      md.use(hyphenAnchors);
      md.use(ruleLinks(addresses));
      md.use(drawn.markdown);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'rulehouse-board' } } },
  vite: {
    plugins: [drawn.vite],
    // The built package, module by module, so that a page of one game loads no other.
    resolve: { alias: [{ find: /^rulehouse(\/.+)?$/, replacement: `${dist}$1/index.js` }] },
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 }, // the index of the search, which is loaded when somebody searches
  },
});
