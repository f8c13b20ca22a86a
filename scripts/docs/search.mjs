/**
 * Tests the search of the built site with readers' questions: the right page must be found for every question, with a mean reciprocal rank of at least 0.9. Part of `npm run docs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { sources } from '../build/sources.mjs';

const chunks = 'docs/.vitepress/dist/assets/chunks';

/**
 * The questions with the pages that answer them, without extension; a prefix of the address is enough.
 *
 * @type {readonly (readonly [question: string, pages: readonly string[]])[]}
 */
const questions = [
  ['react', ['guide/session', 'api/react/']],
  ['vue', ['guide/board']],
  ['svelte', ['guide/board']],
  ['tutorial', ['tutorial/', 'guide/first-game']],
  ['glossary', ['guide/glossary']],
  ['websocket', ['guide/faq', 'guide/server', 'guide/table']],
  ['docker', ['guide/operating', 'guide/faq', 'guide/server']],
  ['FAQ', ['guide/faq']],
  ['troubleshooting', ['guide/faq']],
  ['python', ['guide/environments', 'guide/protocol']],
  ['gymnasium', ['guide/environments']],
  ['mcts', ['guide/bots', 'guide/search', 'api/bots/']],
  ['write a bot', ['guide/bot', 'tutorial/bot']],
  ['save a game', ['guide/saving', 'guide/recipes']],
  ['undo', ['guide/session', 'api/session/', 'guide/recipes']],
  ['clock', ['guide/session', 'api/table/', 'api/session/', 'guide/table']],
  ['hidden information', ['guide/hidden-information']],
  ['perft', ['guide/second-engine', 'numbers', 'api/core/perft', 'api/rulehouse/perft', 'guide/recipes', 'guide/bot']],
  ['either', ['guide/either']],
  ['try catch', ['guide/either']],
  ['elo', ['guide/statistics']],
  ['swiss', ['guide/tournament']],
  ['german', ['guide/languages', 'api/german/']],
  ['translation', ['guide/languages']],
  ['dice', ['guide/chance']],
  ['bundle size', ['reports/performance', 'guide/entries']],
  ['cookbook', ['guide/recipes']],
  ['examples', ['guide/gallery']],
  ['boardgame.io', ['guide/boardgame-io', 'guide/coming-from-boardgame-io']],
  ['LLM', ['guide/exams', 'guide/agents']],
  ['MCP', ['guide/agents']],
  ['agent', ['guide/agents']],
  ['parquet', ['guide/data']],
  ['csv', ['guide/data']],
  ['nginx', ['guide/operating', 'guide/server']],
  ['proxy', ['guide/operating', 'guide/server']],
  ['web component', ['guide/board']],
  ['CLI', ['guide/commands']],
  ['legalMoves', ['api/']],
  ['applyMove', ['api/', 'guide/either']],
  ['randomMove', ['api/']],
  ['isLeft', ['api/', 'guide/either']],
  ['svg', ['api/svg/', 'guide/front-end']],
  ['TMY-9.3', ['rules/terra-mystica']],
  ['TF-7.2', ['rules/terrafex']],
  ['Witches', ['learn/terra-mystica', 'rules/terra-mystica', 'api/terra-mystica/']],
  ['FAV7', ['learn/terra-mystica-tiles', 'rules/terra-mystica']],
  ['alignment', ['learn/icetraders', 'rules/icetraders']],
  ['archmage', ['learn/toframenn', 'rules/toframenn']],
  ['glacier', ['learn/terrafex', 'rules/terrafex']],
  ['ExxTRA', ['rules/transformartian', 'learn/transformartian']],
  ['snellman', ['guide/ledgers', 'play/ledger']],
  ['ledger', ['guide/ledgers', 'play/ledger', 'api/terra-mystica/ledger']],
  ['json schema', ['guide/saving', 'api/', 'guide/recipes']],
  ['new game', ['guide/first-game', 'guide/adding-a-game', 'guide/commands']],
  ['custom game', ['guide/adding-a-game', 'guide/author']],
  ['animation', ['guide/touch']],
  ['worker', ['guide/bots', 'api/bots/worker']],
  ['changelog', ['changelog']],
  ['migrate', ['guide/migration', 'guide/coming-from-boardgame-io']],
  ['peer dependencies', ['guide/entries']],
  ['bot is thinking', ['guide/recipes', 'guide/snapshot']],
  ['which square was clicked', ['guide/touch', 'api/face/clickedPlaces']],
  ['bot time limit', ['guide/bot']],
  ['sample hidden state', ['guide/hidden-information']],
  ['how many games do I need', ['guide/faq', 'guide/statistics']],
  ['resume tournament', ['guide/tournament']],
  ['events hidden information leak', ['guide/hidden-information']],
  ['reverse proxy sub path', ['guide/faq', 'guide/server']],
  ['test that each rule is cited', ['guide/first-game', 'guide/conventions', 'guide/contract']],
  ['dice weights', ['guide/chance']],
  ['halflings stronghold', ['learn/terra-mystica-factions']],
  ['glacier onto forest', ['rules/terrafex']],
  ['deploy', ['guide/faq', 'guide/server']],
  ['timeout', ['guide/protocol', 'guide/secrets', 'guide/bot']],
  ['offline', ['guide/faq']],
  ['accessibility', ['guide/board']],
  ['keyboard', ['guide/board']],
  ['drag and drop', ['guide/touch']],
  ['mobile', ['guide/faq', 'guide/board']],
  ['release notes', ['changelog']],
  ['rating', ['guide/statistics']],
  ['cheating', ['guide/secrets', 'guide/hidden-information']],
  ['seed', ['guide/conventions', 'guide/recipes', 'api/author/Seed']],
  ['spectator', ['guide/hidden-information', 'guide/session', 'guide/concepts']],
  ['next.js', ['guide/faq']],
  ['zod', ['guide/faq', 'guide/saving']],
  ['rust', ['guide/protocol']],
  ['reinforcement learning', ['guide/environments']],
  ['monte carlo', ['guide/bots', 'guide/search']],
  ['redis', ['guide/tournament']],
  ['authentication', ['guide/faq', 'guide/server']],
  ['matchmaking', ['guide/faq']],
  ['draw offer', ['guide/session', 'api/table/', 'api/session/']],
  ['resign', ['guide/session', 'api/session/', 'api/table/']],
  ['hint', ['guide/commands']],
  ['FEN', ['notation']],
  ['unpkg', ['guide/board']],
  ['who won', ['guide/recipes']],
  ['legal moves', ['guide/conventions', 'guide/concepts', 'guide/recipes', 'api/']],
  ['how to play', ['learn/']],
  ['factions', ['learn/terra-mystica-factions']],
  ['power actions', ['learn/terra-mystica-tiles', 'rules/terra-mystica', 'learn/terra-mystica']],
  ['sprt', ['guide/statistics', 'guide/tournament', 'api/arena/']],
];

const { miniSearchIn } = await sources("export { miniSearchIn } from './docs/.vitepress/search.ts';");
const miniSearch = miniSearchIn('docs');
const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndex'));
const { default: json } = await import(pathToFileURL(resolve(join(chunks, file ?? ''))).href);
// Load the index with the same options as the search box of VitePress.
const index = MiniSearch.loadJSON(json, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: miniSearch.searchOptions,
  ...miniSearch.options,
});

/** The rank of the first page that answers; 0 if it is not among the sixteen that the box shows. */
const rankOf = (question, pages) =>
  index
    .search(question)
    .slice(0, 16)
    .findIndex(({ id }) => pages.some((page) => id.replace(/^\//, '').startsWith(page))) + 1;

const ranks = questions.map(([question, pages]) => ({ question, rank: rankOf(question, pages) }));
const mean = ranks.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
for (const { question, rank } of ranks.filter((one) => one.rank !== 1))
  console.log(
    `  ${question}: ${rank === 0 ? 'not found' : `place ${rank}`} (${index
      .search(question)
      .slice(0, 3)
      .map(({ id }) => id)
      .join(' ')})`,
  );
console.log(`search: ${questions.length} questions, mean reciprocal rank ${mean.toFixed(3)}`);

/** The rank of a page among the pages found for a question; 0 if it is not among them. */
const placeOf = (question, page) =>
  [
    ...new Set(
      index
        .search(question)
        .slice(0, 16)
        .map(({ id }) => id.replace(/^\//, '').replace(/(?:\.html)?(?:#.*)?$/, '')),
    ),
  ].indexOf(page) + 1;

/**
 * The readers' questions in docs/reports/questions.md, with a dozen in each table. The search must lead from each question to the page given as its
 * answer, as the first hit for at least nine of them. The number of opened pages is the rank of that hit, plus the pages needed from there.
 */
const dozens = readFileSync('docs/reports/questions.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n', 1)[0],
    rows: text.split('\n').flatMap((line) => {
      const cells = line.split(/ *(?<!\\)\| */).slice(1, -1);
      const page = /\]\(\.\.\/([\w/-]+)\.md/.exec(cells[3] ?? '')?.[1];
      return page === undefined ? [] : [{ asked: cells[2], page, opened: Number(cells[4]) }];
    }),
  }))
  .filter(({ rows }) => rows.length > 0);
for (const { title, rows } of dozens) {
  const found = rows.map((row) => ({ ...row, rank: placeOf(row.asked, row.page) }));
  const first = found.filter(({ rank }) => rank === 1).length;
  const median = found.map(({ opened }) => opened).toSorted((a, b) => a - b)[Math.floor(found.length / 2)];
  const wrong = found.filter(({ rank, opened }) => rank === 0 || rank > opened);
  console.log(
    `${title}: ${found.length} readers' questions, ${first} answered by the first hit, ${median} pages opened (median)`,
  );
  for (const { asked, page, rank } of wrong)
    console.log(`  ${asked}: ${page} is ${rank === 0 ? 'not found' : `place ${rank}`}`);
  if (found.length !== 12 || first < 9 || median > 2 || wrong.length > 0) {
    console.log(
      'but there must be twelve, with at least nine answered by the first hit, at most two pages opened, and the numbers given on the page',
    );
    process.exitCode = 1;
  }
}
if (dozens.length === 0) {
  console.log('docs/reports/questions.md has no questions by readers');
  process.exitCode = 1;
}

if (mean < 0.9 || ranks.some(({ rank }) => rank === 0)) {
  console.log('but it must be at least 0.9, with an answer to every question');
  process.exitCode = 1;
}
