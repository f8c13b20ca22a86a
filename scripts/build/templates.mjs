/** The templates of `rulehouse new` as a module that contains their texts, so that the built command needs no other file. */
import { readdirSync } from 'node:fs';
import { sources } from './sources.mjs';

const { filesIn } = await sources("export { filesIn } from './src/node/cli/templates.ts';");

/** The code of this module. */
export const templateModule = () => {
  const folders = readdirSync('templates').map((folder) => [folder, Object.fromEntries(filesIn(folder, 'templates'))]);
  return [
    `const folders = ${JSON.stringify(Object.fromEntries(folders))};`,
    'export const filesIn = (folder) => new Map(Object.entries(folders[folder]));',
  ].join('\n');
};
