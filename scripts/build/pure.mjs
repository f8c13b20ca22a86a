/**
 * Says of every constant of a module that making it has no effect: a bundler then leaves out what no program reads.
 *
 * `sideEffects: false` of package.json lets a bundler leave out whole modules, but not all bundlers see it (sources that were copied or
 * aliased out of the package), and inside a module that is needed it says nothing. A call at the top of a module, as in
 * `const codec = t.array(t.number)`, would stay for ever. Constants of this library are made by pure functions, so all of them are
 * annotated while the package is built, and the sources need no comment that could be forgotten.
 */
import ts from 'typescript';

const mark = '/* @__PURE__ */ ';

/**
 * An edit: this text at that place.
 *
 * @typedef {readonly [at: number, text: string]} Edit
 */

/** @param {ts.Node} node */
const isName = (node) =>
  ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression));

/**
 * @param {ts.Expression} node
 * @returns {ts.Expression}
 */
const inner = (node) =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node)
    ? inner(node.expression)
    : node;

/**
 * The marks with which bundlers see that an expression has no effect; `undefined` where marks on its calls do not show it.
 *
 * @param {ts.Expression} given
 * @param {ts.SourceFile} file
 * @returns {readonly Edit[] | undefined}
 */
const marks = (given, file) => {
  const node = inner(given);
  if (ts.isFunctionLike(node) || ts.isIdentifier(node) || ts.isLiteralExpression(node)) return [];
  if (ts.isToken(node)) return [];
  if (ts.isPrefixUnaryExpression(node) && ts.isLiteralExpression(node.operand)) return [];
  if (ts.isArrayLiteralExpression(node)) return allMarks(node.elements, file);
  if (ts.isObjectLiteralExpression(node)) return ofProperties(node, file);
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && isName(node.expression)) {
    const inside = allMarks(node.arguments ?? [], file);
    return inside === undefined ? undefined : [[node.getStart(file), mark], ...inside];
  }
  if (ts.isCallExpression(node) && ts.isCallExpression(node.expression) && isName(node.expression.expression)) {
    // `f(a)(b)`: a mark before it is for both calls.
    const inside = allMarks([...node.expression.arguments, ...node.arguments], file);
    return inside === undefined ? undefined : [[node.getStart(file), mark], ...inside];
  }
  return undefined;
};

/**
 * @param {readonly ts.Expression[]} nodes
 * @param {ts.SourceFile} file
 * @returns {readonly Edit[] | undefined}
 */
const allMarks = (nodes, file) => {
  const found = nodes.map((node) => marks(node, file));
  return found.every((edits) => edits !== undefined) ? found.flat() : undefined;
};

/**
 * @param {ts.ObjectLiteralExpression} node
 * @param {ts.SourceFile} file
 */
const ofProperties = (node, file) => {
  const plain = node.properties.every((one) => !ts.isSpreadAssignment(one) && !ts.isComputedPropertyName(one.name));
  return plain
    ? allMarks(
        node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer),
        file,
      )
    : undefined;
};

/**
 * True if an expression waits for something or is more than a value: it must stay in its place.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
const mustStay = (node) => ts.isAwaitExpression(node) || (ts.forEachChild(node, mustStay) ?? false);

/**
 * @param {ts.VariableDeclaration} declaration
 * @param {ts.SourceFile} file
 * @returns {readonly Edit[]}
 */
const ofDeclaration = ({ name, initializer }, file) => {
  if (initializer === undefined || !ts.isIdentifier(name) || mustStay(initializer)) return [];
  // An alias (`E.isLeft`) is seen by bundlers as it is.
  if (isName(inner(initializer))) return [];
  return (
    marks(initializer, file) ?? [
      [initializer.getStart(file), `${mark}(() => (`],
      [initializer.getEnd(), '))()'],
    ]
  );
};

/**
 * A module with its constants marked as free of effects. Lines stay lines.
 *
 * @param {string} code - a module of TypeScript
 * @param {string} path - its name
 * @returns {string} the same with `@__PURE__` before the calls at its top level, and in a marked function where marks on calls are not enough
 */
export const pure = (code, path) => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true);
  const edits = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap((declaration) => ofDeclaration(declaration, file));
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, put]) => `${text.slice(0, at)}${put}${text.slice(at)}`, code);
};
