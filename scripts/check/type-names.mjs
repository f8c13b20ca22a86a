/** The names of the types of the sources: a figure of `npm run house`, and a test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './rooms.mjs';

/** The names of the types that a file declares at the top level. */
const declaredIn = (text) =>
  ts
    .createSourceFile('types.ts', text, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [],
    );

/**
 * Every type name of the sources, with the files that declare it. The games are left out, because each has states and moves of its own.
 *
 * @param {string} source - the folder of the sources
 * @returns {Map<string, string[]>} the files of each name, as paths below that folder
 */
export const typeNamesIn = (source) => {
  const names = new Map();
  for (const file of filesBelow(source, '.ts').filter((one) => !one.startsWith('games/')))
    for (const name of declaredIn(readFileSync(join(source, file), 'utf8')))
      names.set(name, [...(names.get(name) ?? []), file]);
  return names;
};

/** True if two of the given files are in the same wing. */
export const shareWing = (files) => new Set(files.map((file) => file.split('/')[0])).size < files.length;
