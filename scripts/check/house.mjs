/**
 * Measures the structure of the code: `npm run house [-- --long] [-- --fallbacks] [-- --switches] [-- --names] [-- --map] [-- --json]`.
 *
 * For the whole project:
 *
 * - folders, rooms, arrows, floors, circles, upward arrows: see rooms.mjs; `--map` prints every room with its imports.
 * - rooms and arrows of the picture: the same with all games as one room, and all of `face`; `core`, on which every room stands, counts separately.
 * - build lines, script files: the lines in `scripts/build`, and the files in `scripts`.
 * - names thrice: type names declared in three or more files, not counting the games; `--names` prints them with their files.
 * - lines without functional rules: the share of lines in files for which one of these lint rules is switched off.
 *
 * For each room:
 *
 * - lines, files: all `*.ts` files below `src`, including comments and blank lines.
 * - functions: everything with a name and a body (declarations, values of variables and fields, methods, accessors, constructors), from
 *   its first to its last line; a function that only returns another function counts once. A class does not count, but its methods do;
 *   if a function makes a class, the lines of the class do not count for the function.
 * - fallbacks: `??` followed by a literal: a number, a string, `true`, `false`, `null`, an empty or literal list, or an empty object.
 * - tag switches: `switch (…._tag)` on a value whose type is a game's `Move`.
 * - dead ends: `!`, `any`, and `as` without a comment in the two lines before it (`as const` does not count).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { given } from '../given.mjs';
import { inWords, pictureOf, roomOf, roomsOf, shapeOf } from './rooms.mjs';
import { typeNamesIn } from './type-names.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    map: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    fallbacks: { type: 'boolean', default: false },
    switches: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const root = resolve(values.root);
const source = join(root, 'src');
const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort();

const linesOf = (file, node) => {
  const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
  return file.getLineAndCharacterOfPosition(node.getEnd()).line - first + 1;
};

/** The number of lines of the classes that a function makes. */
const classLinesOf = (file, node) => {
  let lines = 0;
  const visit = (inner) => {
    if (ts.isClassLike(inner)) lines += linesOf(file, inner) - 1;
    else ts.forEachChild(inner, visit);
  };
  ts.forEachChild(node, visit);
  return lines;
};

const isLiteral = (node) =>
  ts.isNumericLiteral(node) ||
  ts.isStringLiteralLike(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
  (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
  (ts.isArrayLiteralExpression(node) && node.elements.every(isLiteral)) ||
  (ts.isObjectLiteralExpression(node) && node.properties.length === 0);

/** True if a function has a name. A callback written as an argument counts as a part of the function around it. */
const hasName = (node) =>
  node.name !== undefined ||
  ts.isConstructorDeclaration(node) ||
  ts.isVariableDeclaration(node.parent) ||
  ts.isPropertyAssignment(node.parent) ||
  ts.isPropertyDeclaration(node.parent);

const configFile = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
const config = ts.parseJsonConfigFileContent(configFile.config, ts.sys, root);
const program = ts.createProgram(
  names.map((name) => join(source, name)),
  config.options,
);
const checker = program.getTypeChecker();

/** True if an expression is the tag of a move: the type of its object is called `Move`, or is a member of such a union. */
const isMoveTag = (node) => {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== '_tag') return false;
  const type = checker.getTypeAtLocation(node.expression);
  const called = type.aliasSymbol?.name ?? '';
  if (/Move$/.test(called)) return true;
  const declared = (type.isUnion() ? [type, ...type.types] : [type]).flatMap(
    (part) => part.getSymbol?.()?.declarations ?? [],
  );
  return declared.some((one) => /\/(?:move|state\/move)\.ts$/.test(one.getSourceFile().fileName));
};

const rooms = new Map();
/** @type {{ functions: { length: number, at: string }[], fallbacks: string[], switches: string[] }} */
const all = { functions: [], fallbacks: [], switches: [] };
for (const name of names) {
  const file = given(program.getSourceFile(join(source, name)));
  const text = file.text;
  const room = rooms.get(roomOf(name)) ?? { files: 0, lines: 0, functions: [], fallbacks: 0, switches: 0 };
  rooms.set(roomOf(name), room);
  room.files += 1;
  room.lines += text.split('\n').length - 1;
  const at = (node) => `${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && hasName(node)) {
      const length = linesOf(file, node) - classLinesOf(file, node);
      room.functions.push(length);
      all.functions.push({ length, at: at(node) });
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      isLiteral(node.right)
    ) {
      room.fallbacks += 1;
      all.fallbacks.push(`${at(node)} ${node.getText(file).replace(/\s+/g, ' ').slice(0, 100)}`);
    }
    if (ts.isSwitchStatement(node) && isMoveTag(node.expression)) {
      room.switches += 1;
      all.switches.push(`${at(node)} ${node.expression.getText(file)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const countLines = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

/** The percentage of lines in files for which a functional rule is switched off. */
const shareWithoutRules = async () => {
  const eslint = new ESLint({ cwd: root });
  let off = 0;
  let lines = 0;
  for (const name of names) {
    const { rules } = await eslint.calculateConfigForFile(join(source, name));
    const own = Object.entries(rules).filter(([rule]) => rule.startsWith('functional/'));
    lines += countLines(join(source, name));
    if (own.some(([, [severity]]) => severity === 0)) off += countLines(join(source, name));
  }
  return (100 * off) / lines;
};

/** The files below a folder in the root of the project. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const map = roomsOf(source);
const thrice = [...typeNamesIn(source)]
  .filter(([, files]) => files.length > 2)
  .sort(([, a], [, b]) => b.length - a.length);
const picture = [...pictureOf(map)];
const whole = {
  folders: new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0])).size,
  ...shapeOf(map),
  'rooms of the picture': picture.length,
  'arrows of the picture': picture.reduce((sum, [, below]) => sum + below.length, 0),
  'of them to core': picture.filter(([, below]) => below.includes('core')).length,
  'build lines': filesIn('scripts/build').reduce((sum, file) => sum + countLines(file), 0),
  'script files': filesIn('scripts').length,
  'names thrice': thrice.length,
  'lines without functional rules %': Number((await shareWithoutRules()).toFixed(1)),
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const share = (functions) =>
  functions.length === 0 ? 0 : (100 * functions.filter((length) => length > 25).length) / functions.length;
const row = (room, { files, lines, functions, fallbacks, switches }) => ({
  room,
  files,
  lines,
  functions: functions.length,
  median: median(functions),
  'over 25 %': Number(share(functions).toFixed(1)),
  longest: Math.max(0, ...functions),
  fallbacks,
  'tag switches': switches,
});
const total = [...rooms.values()].reduce(
  (sum, one) => ({
    files: sum.files + one.files,
    lines: sum.lines + one.lines,
    functions: [...sum.functions, ...one.functions],
    fallbacks: sum.fallbacks + one.fallbacks,
    switches: sum.switches + one.switches,
  }),
  { files: 0, lines: 0, functions: [], fallbacks: 0, switches: 0 },
);
const table = [...map.keys()].map((room) => row(room, rooms.get(room))).concat(row('all', total));
if (values.json) console.log(JSON.stringify({ whole, rooms: table }));
else {
  console.table(whole);
  console.table(table);
}
if (values.map) for (const [room, below] of map) console.log(`| \`${room}\` | ${inWords(below, map)} |`);
if (values.names) for (const [name, files] of thrice) console.log(files.length, name, files.join(' '));
if (values.long)
  for (const { length, at } of all.functions.toSorted((a, b) => b.length - a.length))
    if (length > 25) console.log(length, at);
if (values.fallbacks) for (const line of all.fallbacks) console.log(line);
if (values.switches) for (const line of all.switches) console.log(line);
