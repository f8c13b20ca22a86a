/** Which folder may import which. The layers are told in docs/guide/conventions.md. */

/** Folders of src that are no game. Every other folder is one, so a new game is covered from its first file. */
const noGame =
  '(?:core|author|boards|pyramids|arena|board|bots|environment|face|german|session|svg|table|protocol|boardgame-io|laws|host|tournament|match|play|react|server|cli|page)';
const game = `^src/(?!${noGame}/)([^/]+)/`;
const anyGame = `^src/(?!${noGame}/)[^/]+/`;

/** A chapter of a game: src/<game>/<name>.ts or the folder src/<game>/<name>/. */
const chapters = (...names) => `^src/(?!${noGame}/)[^/]+/(?:${names.join('|')})(?:/|\\.ts$)`;

/**
 * The floors of a game that has a room for each of its parts, from the ground up: a room may import those below it and the front page of
 * the rules, never one above. A game of a few files keeps the chapters further down.
 */
const floors = ['tables', 'state', 'engine', 'moves', 'course', 'text', 'codecs', 'ledger'];
const room = (names) => `^src/$1/(?:${names.join('|')})(?:/|\\.ts$)`;
const floorRules = floors.map((floor, index) => ({
  name: `floor-${floor}`,
  comment: `${floor}/ stands below ${[...floors.slice(index + 1), 'check, apply, game, index'].join(', ')}.`,
  severity: 'error',
  from: { path: `${game}${floor}/` },
  to: { path: room([...floors.slice(index + 1), 'check', 'apply', 'game', 'index']) },
}));

/** The rooms of core, from the ground up: values, readers of JSON, the contract; then those who play, write games and keep records. */
const coreRooms = {
  values: '',
  reading: 'values',
  contract: 'values|reading',
  playing: 'values|reading|contract',
  authors: 'values|reading|contract',
  records: 'values|reading|contract|playing',
};
const coreRules = Object.entries(coreRooms).map(([name, below]) => ({
  name: `core-${name}`,
  comment: `src/core/${name} stands on ${below === '' ? 'nothing' : below.replaceAll('|', ', ')}.`,
  severity: 'error',
  from: { path: `^src/core/${name}/` },
  to: { path: '^src/core/', pathNot: `^src/core/(?:${[name, below].filter((one) => one !== '').join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-game-to-game',
      comment: 'Duplication between games is better than coupling them.',
      severity: 'error',
      from: { path: game },
      to: { path: anyGame, pathNot: '^src/$1/' },
    },
    {
      name: 'core-stands-alone',
      comment: 'core knows no game, no board and no command.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/', pathNot: '^src/core/' },
    },
    {
      name: 'base-knows-no-game',
      comment: 'boards and pyramids stand on core and on each other only.',
      severity: 'error',
      from: { path: '^src/(?:boards|pyramids)/' },
      to: { path: '^src/', pathNot: '^src/(?:core|boards|pyramids)/' },
    },
    {
      name: 'pictures-are-last',
      comment: 'Pictures know the games; but for boards and the laws of faces nothing in the library needs a picture.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(?:board|face|german|session|svg|laws|host|match|play|react|tournament|server|cli|page)/',
      },
      to: { path: '^src/(?:face|svg)/' },
    },
    {
      name: 'pictures-use-the-declared-face',
      comment: 'Pictures and words know of a game its public surface and what its seen.ts hands out, nothing else.',
      severity: 'error',
      from: { path: '^src/(?:face|svg)/' },
      to: { path: anyGame, pathNot: '/(?:index|seen)\\.ts$' },
    },
    {
      name: 'environments-use-the-declared-face',
      comment: 'Encodings know the core, and of a game its public surface and what its seen.ts hands out.',
      severity: 'error',
      from: { path: '^src/environment/' },
      to: { path: '^src/(?!core/|environment/)', pathNot: '^src/[^/]+/(?:index|seen)\\.ts$' },
    },
    {
      name: 'nobody-needs-an-environment',
      comment: 'Only the command runs them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:environment|host|cli)/' },
      to: { path: '^src/environment/' },
    },
    {
      name: 'translations-know-messages',
      comment:
        'A language is texts: it knows messages and no game, so that a page can load it beside whatever game it has.',
      severity: 'error',
      from: { path: '^src/face/german/' },
      to: { path: '^src/', pathNot: '^src/(?:german/|face/message\\.ts$|core/values/constant\\.ts$)' },
    },
    {
      name: 'nobody-needs-a-translation',
      comment: 'Only the page of the server loads one, and only when its reader wants it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:german|page)/' },
      to: { path: '^src/face/german/' },
    },
    {
      name: 'boards-know-faces',
      comment:
        'A board knows the core, sessions and what people see of games, and no rules; nothing in the library needs one.',
      severity: 'error',
      from: { path: '^src/web/board/' },
      to: { path: '^src/', pathNot: '^src/(?:board|core|face|session)/' },
    },
    {
      name: 'nobody-needs-a-board',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:board|play|react|page)/' },
      to: { path: '^src/web/board/' },
    },
    {
      name: 'bots-see-faces',
      comment: 'Bots know the core and the public face of games, nothing behind it.',
      severity: 'error',
      from: { path: '^src/bots/' },
      to: { path: '^src/(?!core/|bots/)', pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'nobody-needs-a-bot',
      comment: 'The command, sessions and pages use bots; rules, core and pictures do not.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:bots|session|play|page|host|match|tournament|server|cli)/' },
      to: { path: '^src/bots/' },
    },
    {
      name: 'hosts-know-the-core',
      comment:
        'A table hosts any game; the protocol, the adapter and tournaments speak of any: they know the contract and no game.',
      severity: 'error',
      from: { path: '^src/(arena|table|protocol|boardgame-io)/' },
      to: { path: '^src/', pathNot: '^src/(?:core|$1)/' },
    },
    {
      name: 'sessions-know-faces',
      comment:
        'A session knows the core, faces, bots and who decides at a table; it knows no game, no board and no page.',
      severity: 'error',
      from: { path: '^src/web/session/' },
      to: { path: '^src/', pathNot: '^src/(?:session|core|face|bots|table)/' },
    },
    {
      name: 'nobody-needs-a-session',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:session|board|play|react|page|cli)/' },
      to: { path: '^src/web/session/' },
    },
    {
      name: 'nobody-needs-a-host',
      comment: 'What hosts games stands on tables and the protocol; rules, bots and pictures do not.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(?:arena|table|protocol|boardgame-io|session|host|match|tournament|server|cli|page)/',
      },
      to: { path: '^src/(?:arena|table|protocol|boardgame-io)/' },
    },
    {
      name: 'laws-know-the-contract',
      comment: 'Laws know the contracts of games and faces, and no game; nothing in the library needs them.',
      severity: 'error',
      from: { path: '^src/laws/' },
      to: {
        path: '^src/',
        pathNot: '^src/(?:laws|core)/|^src/face/(?:change|choices|face|message|model|paint/element|part|why-not)\\.ts$',
      },
    },
    {
      name: 'nobody-needs-a-law',
      comment: 'Only the command `laws` runs them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:laws/|cli/laws\\.ts$)' },
      to: { path: '^src/laws/' },
    },
    {
      name: 'front-door',
      comment: 'Only the command uses the front door; what stands behind it does not.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:host|match|tournament|server|cli)/' },
      to: { path: '^src/(?:index\\.ts$|host/|tournament/|server/|cli/)' },
    },
    {
      name: 'text-knows-no-moves',
      comment: 'Codecs and notations see the state and the tables, never the rules of moving.',
      severity: 'error',
      from: { path: chapters('codec', 'positions', 'text') },
      to: { path: chapters('moves', 'turn') },
    },
    ...floorRules,
    ...coreRules,
    {
      name: 'tables-are-first',
      comment: 'tables and rule titles are printed data: they stand below everything else in a game.',
      severity: 'error',
      from: { path: chapters('tables', 'rules') },
      to: {
        path: chapters(
          'state',
          'options',
          'setup',
          'invariants',
          'valid',
          'moves',
          'turn',
          'score',
          'view',
          'codec',
          'move-text',
          'positions',
          'index',
        ),
      },
    },
    {
      name: 'state-is-second',
      comment: 'The state stands on the tables and below the moves.',
      severity: 'error',
      from: { path: chapters('state') },
      to: {
        path: chapters(
          'options',
          'setup',
          'invariants',
          'valid',
          'moves',
          'turn',
          'score',
          'view',
          'codec',
          'move-text',
          'positions',
          'index',
        ),
      },
    },
    {
      name: 'the-command-is-last',
      comment:
        'Who sits at a game (host) serves tournaments and tables; the command stands on all three, and nothing stands on it.',
      severity: 'error',
      from: { path: '^src/(?:host|tournament|server)/' },
      to: { path: '^src/node/cli/' },
    },
    {
      name: 'loops-are-a-door',
      comment: 'The loops for code stand on hosts and tournaments, as the command does; nothing stands on them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/node/match/' },
      to: { path: '^src/node/match/' },
    },
    {
      name: 'nobody-needs-the-whole-game',
      comment:
        'The element with players, moves and result stands above sessions and boards; the page of a server is one of its pages.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:page|play)/' },
      to: { path: '^src/web/play/' },
    },
    {
      name: 'react-is-a-door',
      comment: 'Hooks over sessions and the board: they know no game, and nothing stands on them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/react/' },
      to: { path: '^src/web/react/' },
    },
    {
      name: 'hosting-is-first',
      severity: 'error',
      from: { path: '^src/node/host/' },
      to: { path: '^src/(?:tournament|server)/' },
    },
    {
      name: 'tables-play-no-tournament',
      severity: 'error',
      from: { path: '^src/(tournament|server)/' },
      to: { path: '^src/(?:tournament|server)/', pathNot: '^src/$1/' },
    },
    {
      name: 'no-node-in-the-library',
      comment: 'The library runs in browsers too.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:host|match|tournament|server|cli)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'commander-is-for-the-command',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:host|match|tournament|server|cli)/' },
      to: { path: '(?:commander|piscina)' },
    },
    {
      name: 'the-page-stands-alone',
      comment:
        'The page of the server is bundled as a whole: it knows the element of whole games, faces, languages, sessions, bots and what tables say, and nobody imports it.',
      severity: 'error',
      from: { path: '^src/web/page/' },
      to: { path: '^src/', pathNot: '^src/(?:page|board|bots|core|face|german|play|session|table)/' },
    },
    {
      name: 'nobody-needs-the-page',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/page/' },
      to: { path: '^src/web/page/' },
    },
    {
      name: 'no-tools-in-the-library',
      comment:
        'What is only a devDependency would be bundled; the page of the server is, and commander with the command.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/page/' },
      to: {
        pathNot: '^node_modules/commander/',
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
      },
    },
    {
      name: 'no-test-in-the-library',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:test|bench|scripts)/' },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
