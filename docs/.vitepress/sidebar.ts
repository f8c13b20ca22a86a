/** What the site lists on the left; a test keeps it complete. */
import type { DefaultTheme } from 'vitepress';

export const sidebar: DefaultTheme.SidebarItem[] = [
  {
    text: 'Guides',
    items: [
      { text: 'Start', link: '/' },
      { text: 'Conventions', link: '/guide/conventions' },
      { text: 'A front end', link: '/guide/front-end' },
      { text: 'A session', link: '/guide/session' },
      { text: 'A board', link: '/guide/board' },
      { text: 'Clicks, changes, words', link: '/guide/touch' },
      { text: 'Bots', link: '/guide/bots' },
      { text: 'A bot of your own', link: '/guide/bot' },
      { text: 'A bot in any language', link: '/guide/protocol' },
      { text: 'The command', link: '/guide/commands' },
      { text: 'A tournament', link: '/guide/tournament' },
      { text: 'Saving and loading', link: '/guide/saving' },
      { text: 'Hidden information', link: '/guide/hidden-information' },
      { text: 'A server', link: '/guide/server' },
      { text: 'Agents', link: '/guide/agents' },
      { text: 'Learning', link: '/guide/environments' },
      { text: 'Exams', link: '/guide/exams' },
      { text: 'boardgame.io', link: '/guide/boardgame-io' },
      { text: 'Ledgers of Terra Mystica', link: '/guide/ledgers' },
      { text: 'Records over releases', link: '/guide/migration' },
    ],
  },
  {
    text: 'Play',
    items: [
      { text: 'IceTraders', link: '/play/icetraders' },
      { text: 'Terra Mystica', link: '/play/terra-mystica' },
      { text: 'Terrafex', link: '/play/terrafex' },
      { text: 'Töframenn', link: '/play/toframenn' },
      { text: 'Transformartian', link: '/play/transformartian' },
      { text: 'A table of a server', link: '/play/table' },
      { text: 'Ledgers of Terra Mystica', link: '/play/ledger' },
    ],
  },
  {
    text: 'Rule books',
    items: [
      { text: 'IceTraders', link: '/rules/icetraders' },
      { text: 'Terra Mystica', link: '/rules/terra-mystica' },
      { text: 'Terrafex', link: '/rules/terrafex' },
      { text: 'Töframenn', link: '/rules/toframenn' },
      { text: 'Transformartian', link: '/rules/transformartian' },
    ],
  },
  {
    text: 'Environments',
    items: [
      { text: 'IceTraders', link: '/environments/icetraders' },
      { text: 'Terra Mystica', link: '/environments/terra-mystica' },
      { text: 'Terrafex', link: '/environments/terrafex' },
      { text: 'Töframenn', link: '/environments/toframenn' },
      { text: 'Transformartian', link: '/environments/transformartian' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API', link: '/api/' },
      { text: 'Notations', link: '/notation' },
      { text: 'Reference numbers', link: '/numbers' },
      { text: 'Performance and size', link: '/guide/performance' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
  {
    text: 'Extending',
    items: [
      { text: 'A first game', link: '/guide/first-game' },
      { text: 'Adding a game', link: '/guide/adding-a-game' },
      { text: 'The kit of authors', link: '/guide/author' },
      { text: 'The contract', link: '/guide/contract' },
      { text: 'Dice and cards', link: '/guide/chance' },
      { text: 'Games as data', link: '/guide/data' },
      { text: 'Adding a faction', link: '/guide/adding-a-faction' },
    ],
  },
];
