/**
 * `new`: makes a folder with a small game to start from; the folder is a package of its own.
 *
 * @packageDocumentation
 */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { makeFolder } from '../host/folder.js';
import { everyGame } from '../host/own-games.js';
import { suggestion } from '../host/suggest.js';
import { type Files, filesIn } from './templates.js';

/** The flags of the command `new`. */
export interface NewFlags {
  readonly template: string;
  /** The folder to write to; if left out, a folder named after the game. */
  readonly dir?: string;
}

/** The names of the templates. A template consists of the files in its own folder and those in the folder `common`. */
const templates: readonly string[] = ['perfect', 'hands', 'dice'];

/** The names of a new game: its package, its id, its title, and the letters of its rule numbers. */
interface NewGameNames {
  readonly pack: string;
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
}

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;
const longestName = 214;
const longestId = 40;

const namesOf = (pack: string): Either<Fault, NewGameNames> => {
  if (pack.length > longestName || !packageName.test(pack) || pack === 'node_modules')
    return left(
      fault([], `${show(pack)} is not a name that npm takes: small letters, digits and dashes, for instance my-game`),
    );
  const id = pack
    .replace(/^.*\//, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestId)
    .replace(/-$/, '');
  if (id === '') return left(fault([], `${show(pack)} has no letter that the id of a game could begin with`));
  if (everyGame().some((any) => any.id === id))
    return left(fault([], `the library has a game ${show(id)} already: take another name`));
  const words = id.split('-');
  const title = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const prefix = (words.length > 1 ? initials.replaceAll(/[^a-z]/g, '') : id.slice(0, 2)).toUpperCase();
  return right({ pack, id, title, prefix });
};

/** The files of a template, including the common ones. */
const filesOf = (template: string): Files => new Map(['common', template].flatMap((folder) => [...filesIn(folder)]));

/** The rules of a new game as rows of a table, taken from the file that numbers the rules. */
const ruleRows = (rules: string): string =>
  [...rules.matchAll(/'([A-Z]+-[\d.]+)':\s*'([^'\n]*)',/g)]
    .map(([, rule = '', title = '']) => `| <a id="${rule}"></a>${rule} | ${title} |`)
    .join('\n');

/**
 * The real names of two template files that are renamed inside an npm package. If the files kept their real names, npm would leave out one of them,
 * and take the other for the package's own manifest.
 */
const realNames: ReadonlyMap<string, string> = new Map([
  ['_gitignore', '.gitignore'],
  ['_package.json', 'package.json'],
]);

/** Puts the names of the new game into the template's files. */
const named = (files: Files, { pack, id, title, prefix }: NewGameNames, version: string): Files => {
  const rows = [...files].flatMap(([name, text]) => (name === 'src/rules.ts' ? ruleRows(text) : [])).join('');
  const written = (name: string, text: string): readonly [string, string] => {
    const mine = text
      .replace('{rules}', `| rule | what it says |\n| --- | --- |\n${rows}`)
      .replaceAll('"rulehouse": "^0.0.0"', `"rulehouse": "^${version}"`)
      .replace('"name": "my-game"', `"name": "${pack}"`)
      .replaceAll('my-game', id)
      .replaceAll('My Game', title)
      .replaceAll('MG-', `${prefix}-`);
    return [realNames.get(name) ?? name, mine];
  };
  return new Map([...files].map(([name, text]) => written(name, text)));
};

const isTaken = (folder: string): boolean =>
  existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0);

/** Writes a small starter game into a folder that is new or empty. The result is a text about the next steps, or the reason why nothing was written. */
export const newGame = async (name: string, flags: NewFlags, version: string): Promise<Either<Fault, string>> => {
  const { template, dir = name.replace(/^.*\//, '') } = flags;
  if (!templates.includes(template))
    return left(
      fault(
        ['--template'],
        `${show(template)} is not a template; there are: ${templates.join(', ')}${suggestion(template, templates)}`,
      ),
    );
  const names = namesOf(name);
  if (isLeft(names)) return names;
  if (isTaken(dir)) return left(fault([dir], 'is there already and is not an empty folder'));
  const files = named(filesOf(template), names.right, version);
  for (const [file, text] of files) {
    const path = join(dir, file);
    const made = await makeFolder(dirname(path), 0o777);
    if (isLeft(made)) return made;
    writeFileSync(path, text, { flag: 'wx' });
  }
  const there = relative('.', dir);
  return right(`${names.right.title}: ${files.size} files in ${there}\n\n  cd ${there}\n  npm install\n  npm start`);
};
