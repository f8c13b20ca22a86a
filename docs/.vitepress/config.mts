import { fileURLToPath } from 'node:url';
import { map } from 'fp-ts/lib/Either.js';
import { decode, gameById, games, isLeft, rulesOf, ruleUrl } from 'rulehouse';
import { svgOfText, terraMysticaSvg } from 'rulehouse/svg';
import { game as terraMystica } from 'rulehouse/terra-mystica';
import { defineConfig } from 'vitepress';
import manifest from '../../package.json' with { type: 'json' };
import { everywhere } from '../../scripts/build/entries.mjs';
import { base as path } from '../../scripts/build/place.mjs';
import release from '../../scripts/release/release.json' with { type: 'json' };
import { about } from './about.js';
import { boardPictures } from './board-pictures.js';
import { chapters } from './chapters.js';
import { codeBreaks } from './code-breaks.js';
import { drawingsOf } from './drawings.js';
import { oneEdition } from './edition.js';
import { exampleLanguage } from './example-language.js';
import { figures } from './figures.js';
import { firstPictures } from './first.js';
import { describePage, headOf } from './head.js';
import { type Marks, pictures } from './pictures.js';
import { entryItems, referenceBars, ruleMarks } from './reference.js';
import { ruleLinks } from './rule-links.js';
import { ruleLines, writeRuleAddresses } from './rule-marks.js';
import { boostWithTheBox, miniSearchIn, searchable } from './search.js';
import { sidebar } from './sidebar.js';
import { signatures, tableCards } from './signatures.js';
import { sourceLinks, writeSources } from './sources.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const base = path as `/${string}/`;

const ids = games.map(({ id }) => id);

const addresses = new Map(
  games.flatMap((any) =>
    any.open((game) => rulesOf(game.rules).map((rule) => [rule, ruleUrl(game, '/')(rule)] as const)),
  ),
);

const titles = new Map(games.flatMap((any) => any.open((game) => Object.entries<string>(game.rules))));

/** The start of a game, as shown in its rule book. */
const start = (id: string): string =>
  gameById(id)?.open((game) => {
    const options = decode(game.options)({});
    if (isLeft(options)) return '';
    const state = game.setup(options.right, 1);
    return isLeft(state) ? '' : game.position.print(state.right);
  }) ?? '';

/** A full sheet of Terra Mystica is too large for an example, so show the map or the cults if a move names a place there, and the factions. */
const partsOf = (text: string, marks: Marks) =>
  map((state: Parameters<typeof terraMysticaSvg>[0]) => {
    const kinds = Object.values(marks).flatMap((places) => places.map(({ kind }) => kind));
    const main = kinds.includes('hex') ? ['map' as const] : kinds.includes('cult') ? ['cults' as const] : [];
    return [...main, 'seats' as const].map((part) => terraMysticaSvg(state, { theme: 'auto', part, marks }));
  })(terraMystica.position.parse(text));

const drawings = drawingsOf(base);

const examples = pictures({
  ids,
  drawings,
  draw: (id, text, marks) =>
    id === 'terra-mystica' && marks !== undefined
      ? partsOf(text, marks)
      : map((svg: string) => [svg])(svgOfText(id, text, { theme: 'auto', marks: marks ?? {} })),
  start,
  about,
});

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const edition = oneEdition([here('..'), dist], [here('../../package-lock.json'), here('../../CHANGELOG.md')]);

export default defineConfig({
  title: 'rulehouse',
  description: 'Rules engines for tabletop games: every refusal cites its rule.',
  lang: 'en',
  base,
  // Below the bars at the top and the head of a chapter.
  scrollOffset: 152,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }],
    ['link', { rel: 'manifest', href: `${base}site.webmanifest` }],
  ],
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play/', activeMatch: '^/play/' },
      { text: 'Learn', link: '/learn/terrafex', activeMatch: '^/learn/' },
      { text: 'Guides', link: '/guide/entries', activeMatch: '^/(?:guide|tutorial)/' },
      { text: 'Rule books', link: '/rules/terrafex', activeMatch: '^/rules/' },
      { text: 'Notations', link: '/notation' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      // Every release keeps its own site, so show the reader which one this is.
      { text: manifest.version === '0.0.0' ? 'unreleased' : manifest.version, link: '/changelog' },
    ],
    sidebar: {
      '/': sidebar,
      '/api/': [
        { text: 'All pages', link: '/' },
        { text: 'API', link: '/api/', collapsed: true, items: entryItems },
      ],
    },
    outline: { level: [2, 3], label: 'On this page' },
    search: {
      provider: 'local',
      options: {
        miniSearch: miniSearchIn(here('..')),
        _render: (source, env: { readonly frontmatter?: { readonly synonyms?: string } }, md) => {
          const html = md.render(source, env);
          return searchable(html, titles, env.frontmatter?.synonyms);
        },
      },
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  markdown: {
    image: { lazyLoading: true },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languages: ids.map(exampleLanguage),
    config: (md) => {
      md.use(signatures);
      md.use(sourceLinks);
      md.use(ruleLinks(addresses));
      md.use(ruleLines(ruleMarks, base));
      // A cell holds the line below its rule too.
      md.use(tableCards);
      md.use(examples);
      md.use(figures(drawings));
      md.use(chapters);
      md.use(codeBreaks);
    },
  },
  ignoreDeadLinks: [/^\/source\//, /^\/arena\//],
  metaChunk: true,
  transformPageData: (page, { siteConfig }) => {
    // Only code blocks with signatures need them.
    delete page.frontmatter['links'];
    describePage(page, siteConfig.srcDir);
  },
  transformHead: ({ pageData }) => headOf(pageData),
  buildEnd: ({ outDir }) => {
    writeRuleAddresses(addresses, outDir, base);
    writeSources(fileURLToPath(new URL('../..', import.meta.url)), outDir, { base, repository: release.repository });
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('rulehouse-') } } },
  vite: {
    plugins: [
      drawings.vite,
      firstPictures,
      boardPictures(drawings, here('../public/pictures/positions.json')),
      referenceBars,
      edition,
      boostWithTheBox(here('..')),
    ],
    // The built package, module by module, so that a page with one game loads no other game; and the server's page, which has no entry.
    resolve: {
      alias: [...everywhere, { name: 'rulehouse/page', path: 'page/index' }].map(({ name, path }) => ({
        find: new RegExp(`^${name}$`),
        replacement: `${dist}/${path}.js`,
      })),
    },
    worker: { format: 'es' },
    build: {
      chunkSizeWarningLimit: 2000, // the search index, which is loaded only when somebody searches
      rollupOptions: { output: { hashCharacters: 'hex' } },
    },
  },
});
