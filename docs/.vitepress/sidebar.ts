/** The sidebar of the site, grouped by readers' goals; a test checks that it is complete. */
import type { DefaultTheme } from 'vitepress';
import { titles } from './titles.js';

type Item = DefaultTheme.SidebarItem;

/** The page of each game. */
const ofGames = (folder: string): Item[] => titles.map(({ id, title }) => ({ text: title, link: `/${folder}/${id}` }));

/**
 * A group that is folded unless one of its pages is open. Its name links to the first of them; without a link, the theme would put one button into
 * another.
 */
const folded = (text: string, items: Item[]): Item => ({
  text,
  collapsed: true,
  items,
  ...(items[0]?.link === undefined ? {} : { link: items[0].link }),
});

export const sidebar: Item[] = [
  {
    text: 'Start',
    items: [
      { text: 'Overview', link: '/' },
      { text: 'Which entry do I need', link: '/guide/entries' },
      { text: 'Gallery of examples', link: '/guide/gallery' },
    ],
  },
  {
    text: 'Tutorials',
    items: [
      { text: 'A page for two, or against a bot', link: '/tutorial/page' },
      { text: 'A bot that beats greedy', link: '/tutorial/bot' },
      { text: 'A tournament with a verdict', link: '/tutorial/tournament' },
      { text: 'A game of your own', link: '/guide/first-game' },
    ],
  },
  {
    text: 'Concepts',
    items: [
      { text: 'Nine words', link: '/guide/concepts' },
      { text: 'Either and Option', link: '/guide/either' },
      { text: 'With Effect', link: '/guide/effect' },
      { text: 'Conventions', link: '/guide/conventions' },
    ],
  },
  {
    text: 'How to',
    items: [
      folded('Pages', [
        { text: 'A front end', link: '/guide/front-end' },
        { text: 'A session', link: '/guide/session' },
        { text: 'Undo, save and load', link: '/guide/undo' },
        { text: 'The fields of a snapshot', link: '/guide/snapshot' },
        { text: 'A board', link: '/guide/board' },
        { text: 'Keys for screen readers', link: '/guide/board-keys' },
        { text: 'Pages rendered on a server', link: '/guide/rendered' },
        { text: 'Style guide of the pictures', link: '/guide/style' },
        { text: 'A whole game', link: '/guide/whole-game' },
        { text: 'Clicks, changes, words', link: '/guide/touch' },
        { text: 'Languages', link: '/guide/languages' },
        { text: 'Saving and loading', link: '/guide/saving' },
        { text: 'Hidden information', link: '/guide/hidden-information' },
      ]),
      folded('Bots', [
        { text: 'Bots of the library', link: '/guide/bots' },
        { text: 'Levels for people', link: '/guide/levels' },
        { text: 'What bots learn and draw', link: '/guide/learned-bots' },
        { text: 'A bot of your own', link: '/guide/bot' },
        { text: 'A search of your own', link: '/guide/search' },
        { text: 'A bot in any language', link: '/guide/protocol' },
        { text: 'Learning programs', link: '/guide/environments' },
        { text: 'Python', link: '/guide/python' },
        { text: 'Learners', link: '/guide/learners' },
        { text: 'Exams', link: '/guide/exams' },
      ]),
      folded('Tournaments', [
        { text: 'A tournament', link: '/guide/tournament' },
        { text: 'Leagues', link: '/guide/leagues' },
        { text: 'Swiss tournaments', link: '/guide/swiss' },
        { text: 'Many machines', link: '/guide/machines' },
        { text: 'What a tournament shows', link: '/guide/statistics' },
        { text: 'A public list', link: '/guide/public-list' },
        { text: 'Programs in a tournament', link: '/guide/secrets' },
        { text: 'Games as data', link: '/guide/data' },
      ]),
      folded('Hosts', [
        { text: 'A server', link: '/guide/server' },
        { text: 'Operating a server', link: '/guide/operating' },
        { text: 'Bad days of a server', link: '/guide/bad-days' },
        { text: 'Whose turn it is', link: '/guide/turns' },
        { text: 'Requests of the server', link: '/guide/requests' },
        { text: 'Rights at a table', link: '/guide/rights' },
        { text: 'A host of your own', link: '/guide/table' },
        { text: 'Leaving and claims', link: '/guide/leaving' },
        { text: 'Agents', link: '/guide/agents' },
        { text: 'boardgame.io', link: '/guide/boardgame-io' },
        { text: 'Records over releases', link: '/guide/migration' },
      ]),
      folded('Terra Mystica', [{ text: 'Ledgers of played games', link: '/guide/ledgers' }]),
      folded('Authors of games', [
        { text: 'Coming from boardgame.io', link: '/guide/coming-from-boardgame-io' },
        { text: 'Adding a game', link: '/guide/adding-a-game' },
        { text: 'The kit of authors', link: '/guide/author' },
        { text: 'The contract', link: '/guide/contract' },
        { text: 'Dice and cards', link: '/guide/chance' },
        { text: 'What a module exports', link: '/guide/modules' },
        { text: 'Compare a second engine', link: '/guide/second-engine' },
        { text: 'Inside the library', link: '/guide/inside' },
        { text: 'Adding a faction', link: '/guide/adding-a-faction' },
      ]),
    ],
  },
  {
    text: 'Look up',
    items: [
      { text: 'Recipes', link: '/guide/recipes' },
      { text: 'Questions and troubleshooting', link: '/guide/faq' },
      { text: 'The command', link: '/guide/commands' },
      { text: 'Glossary', link: '/guide/glossary' },
    ],
  },
  {
    text: 'Learn to play',
    items: [
      ...ofGames('learn'),
      folded('Tables of Terra Mystica', [
        { text: 'Factions', link: '/learn/terra-mystica-factions' },
        { text: 'Tiles', link: '/learn/terra-mystica-tiles' },
        { text: 'Maps', link: '/learn/terra-mystica-maps' },
      ]),
    ],
  },
  folded('Play', [
    { text: 'All games', link: '/play/' },
    ...ofGames('play'),
    { text: 'A table of a server', link: '/play/table' },
    { text: 'Replay a ledger', link: '/play/ledger' },
  ]),
  folded('Rules', ofGames('rules')),
  {
    text: 'Reference',
    items: [
      { text: 'API', link: '/api/' },
      { text: 'Notations', link: '/notation' },
      { text: 'Reference numbers', link: '/numbers' },
      { text: 'The laws of a game', link: '/laws' },
      folded('Environments', ofGames('environments')),
      folded('Facts', [...ofGames('facts'), { text: 'Tables of endings', link: '/facts/endings' }]),
    ],
  },
  {
    text: 'Reports',
    items: [
      { text: 'Strength of the bots', link: '/reports/strength' },
      { text: 'How games end', link: '/reports/endings' },
      { text: 'Speed and size', link: '/reports/performance' },
      { text: 'The server, tested and measured', link: '/reports/server' },
      { text: 'What was attacked', link: '/reports/attacks' },
      { text: 'Tournaments', link: '/reports/tournaments' },
      { text: 'Learning', link: '/reports/learning' },
      { text: 'Can the pictures be read', link: '/reports/pictures' },
      { text: 'What additions cost', link: '/reports/additions' },
      { text: 'Questions of readers', link: '/reports/questions' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
];
