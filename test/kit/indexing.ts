/**
 * The test build: each `list[index]!` in the sources throws if there is no element.
 *
 * @packageDocumentation
 */
import ts from 'typescript';
import type { Plugin } from 'vitest/config';

/** Expressions that can safely be evaluated twice, so that a compound assignment can check before it writes. */
const isPlain = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) ||
  ts.isNumericLiteral(node) ||
  node.kind === ts.SyntaxKind.ThisKeyword ||
  (ts.isPropertyAccessExpression(node) && isPlain(node.expression)) ||
  (ts.isElementAccessExpression(node) && isPlain(node.expression) && isPlain(node.argumentExpression)) ||
  (ts.isNonNullExpression(node) && isPlain(node.expression)) ||
  (ts.isParenthesizedExpression(node) && isPlain(node.expression)) ||
  (ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken].includes(
      node.operatorToken.kind,
    ) &&
    isPlain(node.left) &&
    isPlain(node.right));

const isAssigned = (node: ts.Node, { parent } = node): boolean =>
  (ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment) ||
  ts.isPostfixUnaryExpression(parent) ||
  (ts.isPrefixUnaryExpression(parent) &&
    (parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken));

/**
 * The source with a check at every index that its author declares safe: it returns the value, or throws an error with file and line. Line numbers do
 * not change.
 */
export const looking = (code: string, name: string): string => {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const print = (node: ts.Node): string => {
    if (ts.isNonNullExpression(node) && ts.isElementAccessExpression(node.expression))
      return before(node) + checked(node, node.expression);
    // Keep all other code, but also transform its parts.
    let text = '';
    let at = node.getFullStart();
    ts.forEachChild(node, (child) => {
      text += code.slice(at, child.getFullStart()) + print(child);
      at = child.getEnd();
    });
    return text + code.slice(at, node.getEnd());
  };
  /** White space and comments before a node. */
  const before = (node: ts.Node): string => code.slice(node.getFullStart(), node.getStart(file));
  const bare = (node: ts.Node): string => print(node).slice(before(node).length);
  const checked = (node: ts.NonNullExpression, read: ts.ElementAccessExpression): string => {
    const [list, index] = [bare(read.expression), print(read.argumentExpression)];
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const found = `globalThis.__found(${list}[${index}], ${JSON.stringify(`${name}:${line}: ${node.getText(file)} finds nothing`)})`;
    if (!isAssigned(node)) return found;
    if (!isPlain(read.expression) || !isPlain(read.argumentExpression))
      throw new Error(`${name}:${line}: write to this place by plain names`);
    return `(${found}, ${list})[${index}]`;
  };
  return print(file);
};

/** The vitest plugin that checks every declared safe index of the library. */
export const safeIndexes = (src: string): Plugin => ({
  name: 'safe-indexes',
  enforce: 'pre',
  transform: (code, id) => {
    const path = id.split('?')[0] ?? '';
    if (!path.startsWith(`${src}/`) || !path.endsWith('.ts') || !code.includes(']!')) return undefined;
    return { code: looking(code, path.slice(src.length + 1)), map: null };
  },
});
