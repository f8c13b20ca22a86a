/** The files for which a functional rule of ESLint is turned off: each must need the exception, so that a rule is on wherever it holds. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const exceptions = JSON.parse(readFileSync(`${root}eslint.functional.json`, 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

const isUpdate = (node: ts.Node): boolean =>
  (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
  [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].some((token) => node.operator === token);

const isAssignment = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** The methods that modify the value on which they are called. */
const changing =
  /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear|assign|define\w+|set\w+)$/;

const isChangingCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  changing.test(node.expression.name.text);

/** True if a rule forbids nodes of this kind. */
const forbidden: Readonly<Record<string, (node: ts.Node) => boolean>> = {
  'immutable-data': (node) =>
    isUpdate(node) || isAssignment(node) || ts.isDeleteExpression(node) || isChangingCall(node),
  'no-classes': ts.isClassLike,
  'no-let': (node) => ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Let) !== 0,
  'no-loop-statements': (node) => ts.isIterationStatement(node, false),
  'no-throw-statements': ts.isThrowStatement,
};

const has = (node: ts.Node, found: (node: ts.Node) => boolean): boolean =>
  found(node) || ts.forEachChild(node, (child) => has(child, found) || undefined) === true;

describe('every exception from a functional rule is needed', () => {
  test.each(Object.entries(exceptions))('%s', (rule, files) => {
    const isForbidden = forbidden[rule];
    if (isForbidden === undefined) throw new Error(`no exceptions are expected from ${rule}`);
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual([...new Set(files)].sort());
    const needless = files.filter((file) => {
      const code = readFileSync(root + file, 'utf8');
      return !has(ts.createSourceFile(file, code, ts.ScriptTarget.Latest), isForbidden);
    });
    expect(needless).toEqual([]);
  });
});
