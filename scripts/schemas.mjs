/**
 * Writes the JSON Schema documents of every game, of the protocol and of tournaments into the built package: dist/schemas/<game>.<kind>.json and
 * dist/schemas/protocol.<name>.json, dist/schemas/arena.<name>.json and dist/schemas/command.<name>.json. Part of `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { games, schemasOf } from 'rulehouse';
import { arenaSchemas } from 'rulehouse/arena';
import { protocolSchemas } from 'rulehouse/protocol';
import { commandSchemas } from '../dist/cli/schemas.mjs';

mkdirSync('dist/schemas', { recursive: true });
const files = games.flatMap((any) =>
  any.open((game) => Object.entries(schemasOf(game)).map(([kind, schema]) => [`${game.id}.${kind}.json`, schema])),
);
files.push(...Object.entries(protocolSchemas()).map(([name, schema]) => [`protocol.${name}.json`, schema]));
files.push(
  ...Object.entries(commandSchemas()).map(([name, schema]) => [`command.${name.replace(' ', '-')}.json`, schema]),
);
files.push(...Object.entries(arenaSchemas()).map(([name, schema]) => [`arena.${name}.json`, schema]));
for (const [name, schema] of files) writeFileSync(`dist/schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`);
console.log(`${files.length} JSON Schema documents`);
