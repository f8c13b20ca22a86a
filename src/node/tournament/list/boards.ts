/**
 * The scripts that show games on boards in a public list. The scripts are made from the files for web pages that do not use npm. They are classic
 * scripts, not modules, because browsers load classic scripts even from files on a disk.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';

/** The pattern of an import: the imported names, such as `a as b`, and the file from which they come. */
const imported = /import\{([^}]*)\}from"\.\/([^"]+)";?/y;

/** The pattern of an import of a file that a page loads later, when it is needed. */
const later = /\bimport\([`"']\.\/([^`"']+)[`"']\)/g;

/** The pattern that matches the list of exports at the end of a module. */
const exported = /export\{([^{}]*)\};?\s*$/;

const pairsOf = (names: string): readonly (readonly [from: string, to: string])[] =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [from = one, to = from] = one.split(/\sas\s/).map((name) => name.trim());
      return [from, to];
    });

/** The parts of a module, which is one of the files for web pages that do not use npm. */
interface Module {
  readonly name: string;
  readonly imports: readonly { readonly file: string; readonly names: string }[];
  readonly code: string;
  readonly names: string;
}

/**
 * Takes a module apart into its imports, its code and its exports. The module must begin with all its imports and end with one list of exports;
 * otherwise the result is undefined.
 */
const moduleOf = (name: string, text: string): Module | undefined => {
  const imports: { readonly file: string; readonly names: string }[] = [];
  let from = 0;
  imported.lastIndex = 0;
  for (let found = imported.exec(text); found !== null; found = imported.exec(text)) {
    const [, names = '', file = ''] = found;
    imports.push({ file, names });
    from = imported.lastIndex;
  }
  const rest = text.slice(from);
  const last = exported.exec(rest);
  return last === null ? undefined : { name, imports, code: rest.slice(0, last.index), names: last[1] ?? '' };
};

/** The name of the variable that holds the exports of all modules. No module uses this name, because minified names are as short as possible. */
const modules = 'rulehouseModules';

/** Wraps the code of a module in a function that is called at once. */
const scriptOf = ({ name, imports, code, names }: Module): string => {
  const taken = imports.map(({ file, names: all }) => {
    const parts = pairsOf(all).map(([from, to]) => `${from}:${to}`);
    return `const{${parts.join()}}=${modules}[${JSON.stringify(file)}];`;
  });
  const given = pairsOf(names).map(([from, to]) => `${to}:${from}`);
  const whole = code.replaceAll(later, (_, file: string) => `Promise.resolve(${modules}[${JSON.stringify(file)}])`);
  return `(()=>{${taken.join('')}${whole}\n${modules}[${JSON.stringify(name)}]={${given.join()}};})();`;
};

/** A module and the modules that it imports, in the order in which they run; after it those that it loads later. */
const withParts = async (folder: URL, name: string, seen: Set<string>): Promise<readonly Module[] | undefined> => {
  if (seen.has(name)) return [];
  seen.add(name);
  const module = moduleOf(name, await readFile(new URL(name, folder), 'utf8'));
  if (module === undefined) return undefined;
  const before: Module[] = [];
  for (const { file } of module.imports) {
    const parts = await withParts(folder, file, seen);
    if (parts === undefined) return undefined;
    before.push(...parts);
  }
  const after: Module[] = [];
  for (const [, file = ''] of module.code.matchAll(later)) {
    const parts = await withParts(folder, file, seen);
    if (parts === undefined) return undefined;
    after.push(...parts);
  }
  return [...before, module, ...after];
};

/** The code that registers a game's board element and passes the page's record to this element. */
const begin = (file: string): string => `(()=>{const{definePlay,levelsOf,playGame}=${modules}["play.js"];
const{face,board,pointsBySource}=${modules}[${JSON.stringify(file)}];
const sources=pointsBySource&&(view=>view.seats.map((_,seat)=>Object.entries(pointsBySource(view,seat))));
const given=sources?{sources}:{};
const kind=playGame(face,board,{levels:[]}).hides?"ismcts":"mcts";
definePlay([playGame(face,board,{levels:levelsOf(kind,[60,120,250,500,1000]),...given})]);
document.querySelector("rulehouse-play").record=document.getElementById("record").textContent;})();`;

/** The folder, next to the built command, that contains the files for web pages that do not use npm. */
export const bundles = new URL('../bundles/', import.meta.url);

/**
 * The script that shows a game on a board. The script is undefined if the command runs from its sources, or if there are no files for the game, for
 * instance because the game is not part of the library.
 */
export const boardScript = async (id: string, folder: URL): Promise<string | undefined> => {
  try {
    const seen = new Set<string>();
    const own = await withParts(folder, `${id}.js`, seen);
    const play = await withParts(folder, 'play.js', seen);
    if (own === undefined || play === undefined) return undefined;
    return [
      '"use strict";(()=>{',
      `const ${modules}={};`,
      ...[...own, ...play].map(scriptOf),
      begin(`${id}.js`),
      '})();\n',
    ].join('\n');
  } catch {
    return undefined;
  }
};
