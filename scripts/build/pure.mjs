/**
 * Marks every constant of a module as free of side effects, so that bundlers can remove unused constants.
 *
 * With `sideEffects: false` in package.json, a bundler can remove whole modules, but not all bundlers see the field (for example if sources are
 * copied or aliased), and it has no effect inside a module that is used. There, a top-level call such as `const codec = t.array(t.number)` would
 * always be kept. All constants of this library are made by pure functions, so the build annotates all of them, and the sources need no annotations
 * that could be forgotten.
 */
import ts from 'typescript';

const mark = '/* @__PURE__ */ ';

/**
 * An edit: inserts a text at a position.
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
 * The annotations that show bundlers that an expression has no side effects; `undefined` if annotating its calls is not enough.
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
    // In `f(a)(b)`, one annotation in front covers both calls.
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
 * True if an expression contains `await`, so that it must stay where it is.
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
  // Bundlers recognize an alias (`E.isLeft`) without an annotation.
  if (isName(inner(initializer))) return [];
  return (
    marks(initializer, file) ?? [
      [initializer.getStart(file), `${mark}(() => (`],
      [initializer.getEnd(), '))()'],
    ]
  );
};

/**
 * Marks the constants of a module as free of side effects. Line numbers do not change.
 *
 * @param {string} code - a TypeScript module
 * @param {string} path - its path
 * @returns {string} the module with `@__PURE__` before its top-level calls, or before a function around the expression if annotating calls is not enough
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
