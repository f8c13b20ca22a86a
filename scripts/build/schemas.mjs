/**
 * Writes the JSON Schema documents of every game, of the protocol, of tournaments and of the command into the built package:
 * dist/schemas/<game>.<kind>.json, dist/schemas/protocol.<name>.json, dist/schemas/arena.<name>.json and dist/schemas/command.<name>.json. Each has a
 * permanent `$id`, and descriptions from the comments on the types. Part of `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { games, schemasOf } from 'rulehouse';
import { arenaSchemas } from 'rulehouse/arena';
import { protocolSchemas } from 'rulehouse/protocol';
import { Descriptions } from './descriptions.mjs';
import { schemaId } from './place.mjs';
import { sources } from './sources.mjs';

const { commandSchemas } = await sources("export { commandSchemas } from './src/node/cli/schemas.ts';");

const ids = games.map(({ id }) => id);
const descriptions = new Descriptions([
  'src/index.ts',
  'src/arena/index.ts',
  'src/protocol/index.ts',
  ...ids.map((id) => `src/games/${id}/index.ts`),
]);

/** The kinds of documents for a game, with the type and the description of each. */
const kinds = {
  options: ['Options', (title) => `The options of a game of ${title}. Missing options have their defaults.`],
  state: ['State', (title) => `A position of ${title}, including all hidden information.`],
  view: ['View', (title) => `A position of ${title} as a seat or a spectator may see it.`],
  move: ['Move', (title) => `A move of ${title}. The rules decide whether it is legal in a position.`],
  record: ['GameRecord', (title) => `A record of a game of ${title}: options, seed, start, moves and result.`],
};

/** The game itself describes its options, with their rules. */
const withOptions = (schema, infos) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).map(([name, one]) => {
      const info = infos.find((other) => other.name === name);
      return [name, info === undefined ? one : { description: `${info.meaning} (${info.rule})`, ...one }];
    }),
  ),
});

const ofGame = (game) =>
  Object.entries(schemasOf(game)).map(([kind, schema]) => {
    const [type, about] = kinds[kind];
    const file = kind === 'record' ? 'src/index.ts' : `src/games/${game.id}/index.ts`;
    const described = descriptions.described(schema, descriptions.typeOf(file, type));
    const full = kind === 'options' ? withOptions(schema, game.optionInfo) : described;
    if (kind === 'record') full.properties.options = withOptions(full.properties.options, game.optionInfo);
    return { name: `${game.id}.${kind}`, about: about(game.title), schema: full };
  });

const protocolTypes = {
  initialize: ['Initialize', 'Initialized'],
  newGame: ['NewGame'],
  go: ['Go', 'Gone'],
  told: ['Told'],
  end: ['End'],
  quit: ['Quit'],
  stop: ['Stop'],
  info: ['Info'],
};

const ofProtocol = ([name, schema]) => {
  const [method, kind] = name.split('.');
  const found = protocolTypes[method]?.[kind === 'answer' ? 1 : 0];
  const type = found === undefined ? undefined : descriptions.typeOf('src/protocol/index.ts', found);
  const key = kind === 'answer' ? 'result' : 'params';
  const properties = { ...schema.properties, [key]: descriptions.described(schema.properties[key], type) };
  const about = { request: 'A request', answer: 'The answer to the request', notification: 'The notification' }[kind];
  return {
    name: `protocol.${name}`,
    about: `${about} \`${method}\` in the protocol for bots.`,
    schema: { ...schema, properties },
  };
};

const arenaTypes = {
  spec: ['ArenaSpec', 'The specification of a tournament.'],
  game: ['GameLine', 'A line of `games.jsonl`: one game of a tournament.'],
};
const ofArena = ([name, schema]) => ({
  name: `arena.${name}`,
  about: arenaTypes[name][1],
  schema: descriptions.described(schema, descriptions.typeOf('src/arena/index.ts', arenaTypes[name][0])),
});

const ofCommand = ([name, schema]) => ({
  name: `command.${name.replace(' ', '-')}`,
  about: `What \`rulehouse ${name} --json\` prints.`,
  schema,
});

mkdirSync('dist/schemas', { recursive: true });
const documents = [
  ...games.flatMap((any) => any.open(ofGame)),
  ...Object.entries(protocolSchemas()).map(ofProtocol),
  ...Object.entries(arenaSchemas()).map(ofArena),
  ...Object.entries(commandSchemas()).map(ofCommand),
];
for (const { name, about, schema } of documents) {
  const { $schema, title, ...rest } = schema;
  const full = { $schema, $id: schemaId(name), title, description: about, ...rest };
  writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(full)}\n`);
}
console.log(`${documents.length} JSON Schema documents`);
