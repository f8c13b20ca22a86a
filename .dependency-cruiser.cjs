/** The rules that say which folder may import which. docs/guide/inside.md describes the layers. */

const game = '^src/games/([^/]+)/';

/** A chapter of a game: src/games/<game>/<name>.ts or the folder src/games/<game>/<name>/. */
const chapters = (...names) => `^src/games/[^/]+/(?:${names.join('|')})(?:/|\\.ts$)`;

/** A rule that forbids imports of `to` from `from`. Without a path, the rule applies everywhere. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The wings that each wing may import. All others are forbidden, so the table holds in both directions.
 * The catalogue (src/games/catalogue.ts) and the main entry (src/index.ts) are for programs that need all games.
 */
const wings = {
  core: [],
  pieces: ['core'],
  games: ['core', 'pieces'],
  face: ['core', 'pieces', 'games'],
  bots: ['core', 'games'],
  environment: ['core', 'games'],
  arena: ['core'],
  protocol: ['core'],
  table: ['core'],
  laws: ['core', 'face'],
  web: ['core', 'games', 'face', 'bots', 'table'],
  node: ['core', 'games', 'face', 'bots', 'environment', 'arena', 'protocol', 'table', 'laws', 'web'],
};
const wingRules = Object.entries(wings).map(([wing, below]) =>
  rule(
    `wing-${wing}`,
    `src/${wing} stands on ${below.length === 0 ? 'nothing' : below.join(', ')}.`,
    { path: `^src/${wing}/` },
    {
      path: '^src/',
      pathNot: `^src/(?:${[wing, ...below].join('|')}${wing === 'node' ? '|index\\.ts' : ''})(?:/|$|(?<=ts$))`,
    },
  ),
);

/**
 * The limits inside a wing: from its own wing, a room may import only the rooms listed here and the files directly in the wing. The keys are rooms, the values their imports.
 */
const rooms = {
  'core/values': [],
  'core/reading': ['values'],
  'core/contract': ['values', 'reading'],
  'core/playing': ['values', 'reading', 'contract'],
  'core/authors': ['values', 'reading', 'contract'],
  'core/records': ['values', 'reading', 'contract', 'playing'],
  'web/session': [],
  'web/board': ['session'],
  'web/play': ['session', 'board'],
  'web/react': ['session', 'board'],
  'web/page': ['session', 'board', 'play'],
  'node/host': [],
  'node/tournament': ['host'],
  'node/server': ['host'],
  'node/match': ['host', 'tournament'],
  'node/cli': ['host', 'tournament', 'server', 'match'],
};
const roomRules = Object.entries(rooms).map(([room, below]) => {
  const [wing, name] = room.split('/');
  return rule(
    `room-${wing}-${name}`,
    `src/${room} stands on ${below.length === 0 ? 'nothing' : below.join(', ')} of its wing.`,
    { path: `^src/${room}/` },
    { path: `^src/${wing}/`, pathNot: `^src/${wing}/(?:${[name, ...below].join('|')})/` },
  );
});

/**
 * The layers of a game that has separate rooms for its parts, lowest first: a room may import those below it and the main module of
 * the rules, but none above. The chapters of smaller games are listed below.
 */
const floors = ['tables', 'state', 'engine', 'moves', 'course', 'text', 'codecs', 'ledger'];
const floorRules = floors.map((floor, index) => {
  const above = [...floors.slice(index + 1), 'check', 'apply', 'game', 'index'];
  return rule(
    `floor-${floor}`,
    `${floor}/ stands below ${above.join(', ')}.`,
    { path: `${game}${floor}/` },
    { path: `^src/games/$1/(?:${above.join('|')})(?:/|\\.ts$)` },
  );
});

const aboveTheState = [
  ...['options', 'setup', 'invariants', 'valid', 'moves', 'turn', 'score', 'view', 'codec', 'move-text', 'positions'],
  'index',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-circular', 'Nothing needs itself.', {}, { circular: true }),
    ...wingRules,
    ...roomRules,
    ...floorRules,
    rule(
      'no-game-to-game',
      'Duplication between games is better than coupling them.',
      { path: game },
      { path: '^src/games/', pathNot: '^src/games/$1/' },
    ),
    rule(
      'the-declared-face-of-a-game',
      'Pictures, encodings and bots know of a game its public surface and what its seen.ts hands out; the catalogue lists games.',
      { path: '^src/(?:face|environment|bots|web|node)/' },
      {
        path: '^src/games/[^/]+/',
        pathNot: '^src/games/[^/]+/(?:index|seen)\\.ts$|^src/games/terra-mystica/ledger/index\\.ts$',
      },
    ),
    rule(
      'translations-know-messages',
      'A language is texts: it knows messages and no game, so that a page can load it beside whatever game it has.',
      { path: '^src/face/german/' },
      { path: '^src/', pathNot: '^src/(?:face/german/|face/message\\.ts$|core/values/constant\\.ts$)' },
    ),
    rule(
      'languages-are-loaded',
      'What people see in English needs no other language: pages load one when their reader wants it.',
      { path: '^src/', pathNot: '^src/(?:face/german|web/(?:page|play))/' },
      { path: '^src/face/german/' },
    ),
    rule(
      'elements-know-no-game',
      'A session, a board and hooks know no game; a board knows no bots either.',
      { path: '^src/web/(?:session|react|board/(?!games/))' },
      { path: '^src/games/' },
    ),
    rule(
      'tables-in-a-box',
      'The adapter to boardgame.io is one folder of the wing of tables.',
      { path: '^src/table/', pathNot: '^src/table/boardgame-io/' },
      { path: '^src/table/boardgame-io/' },
    ),
    rule(
      'laws-know-the-contract',
      'Laws know the contracts of games and faces.',
      { path: '^src/laws/' },
      {
        path: '^src/face/',
        pathNot: '^src/face/(?:change|choices|face|message|model|paint/element|part|why-not)\\.ts$',
      },
    ),
    rule(
      'only-a-command-runs-laws',
      'Only the command `laws` needs them.',
      { path: '^src/node/', pathNot: '^src/node/cli/laws\\.ts$' },
      { path: '^src/laws/' },
    ),
    rule(
      'only-programs-ask-for-a-session',
      'Of what runs in Node only the command plays at a table of another server.',
      { path: '^src/node/', pathNot: '^src/node/cli/' },
      { path: '^src/web/' },
    ),
    rule(
      'the-command-asks-sessions-only',
      'The command has no page.',
      { path: '^src/node/cli/' },
      { path: '^src/web/', pathNot: '^src/web/session/' },
    ),
    rule(
      'environments-are-run-by-programs',
      'Hosts and the command run environments.',
      { path: '^src/node/(?:match|tournament|server)/' },
      { path: '^src/environment/' },
    ),
    rule(
      'text-knows-no-moves',
      'Codecs and notations see the state and the tables, never the rules of moving.',
      { path: chapters('codec', 'positions', 'text') },
      { path: chapters('moves', 'turn') },
    ),
    rule(
      'tables-are-first',
      'Tables and rule titles are printed data: they stand below everything else in a game.',
      { path: chapters('tables', 'rules') },
      { path: chapters('state', ...aboveTheState) },
    ),
    rule(
      'state-is-second',
      'The state stands on the tables and below the moves.',
      { path: chapters('state') },
      { path: chapters(...aboveTheState) },
    ),
    rule(
      'no-node-in-the-library',
      'The library runs in browsers too.',
      { path: '^src/', pathNot: '^src/node/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'commander-is-for-the-command',
      'Programs of Node may bring programs.',
      { path: '^src/', pathNot: '^src/node/' },
      { path: '(?:commander|piscina)' },
    ),
    rule(
      'no-tools-in-the-library',
      'What is only a devDependency would be bundled; the page of the server is, and commander with the command.',
      { path: '^src/', pathNot: '^src/web/page/' },
      {
        pathNot: '^node_modules/commander/',
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
      },
    ),
    rule(
      'no-test-in-the-library',
      'Sources need no tests, no benches and no build.',
      { path: '^src/' },
      { path: '^(?:test|bench|scripts|research)/' },
    ),
    rule('not-unresolvable', 'Every import leads somewhere.', { path: '^src/' }, { couldNotResolve: true }),
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
