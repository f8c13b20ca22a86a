/** The possible changes to a source, one at a time: each replaces a node of the syntax tree with another text. */
import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** For each operator, the operators that replace it. */
const operators = new Map([
  [Kind.LessThanToken, ['<=', '>=']],
  [Kind.LessThanEqualsToken, ['<', '>']],
  [Kind.GreaterThanToken, ['>=', '<=']],
  [Kind.GreaterThanEqualsToken, ['>', '<']],
  [Kind.EqualsEqualsEqualsToken, ['!==']],
  [Kind.ExclamationEqualsEqualsToken, ['===']],
  [Kind.AmpersandAmpersandToken, ['||']],
  [Kind.BarBarToken, ['&&']],
  [Kind.PlusToken, ['-']],
  [Kind.MinusToken, ['+']],
  [Kind.AsteriskToken, ['+']],
  [Kind.SlashToken, ['*']],
  [Kind.PercentToken, ['*']],
  [Kind.AmpersandToken, ['|']],
  [Kind.BarToken, ['&']],
  [Kind.PlusEqualsToken, ['-=']],
  [Kind.MinusEqualsToken, ['+=']],
  [Kind.BarEqualsToken, ['&=']],
  [Kind.AmpersandEqualsToken, ['|=']],
]);

const swapped = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['some', 'every'],
  ['every', 'some'],
]);

const isName = (node) =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isEnumMember(node.parent);

const ofBinary = (node) => {
  const [left, right] = [node.left.getText(), node.right.getText()];
  const isAssignment =
    node.operatorToken.kind >= Kind.FirstAssignment && node.operatorToken.kind <= Kind.LastAssignment;
  return (operators.get(node.operatorToken.kind) ?? []).map((operator) =>
    isAssignment ? `${left} ${operator} ${right}` : `(${left}) ${operator} (${right})`,
  );
};

const ofArray = (node) =>
  node.elements.map((_, index) => `[${node.elements.filter((__, other) => other !== index).map((e) => e.getText())}]`);

/** Swaps `some` and `every`, `min` and `max`. */
const ofCall = (node) => {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const other = swapped.get(expression.getText());
  if (other !== undefined) return [node.getText().replace(expression.getText(), other)];
  const method = swapped.get(expression.name.text);
  if (method === undefined || method.startsWith('Math')) return [];
  const text = node.getText();
  const at = expression.name.getStart() - node.getStart();
  return [text.slice(0, at) + method + text.slice(at + expression.name.text.length)];
};

/** The texts that can replace an expression. */
const ofExpression = (node) => {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : [`${node.text} + 1`, `${node.text} - 1`];
  if (ts.isArrayLiteralExpression(node)) return ofArray(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) return [node.operand.getText()];
  if (ts.isPostfixUnaryExpression(node))
    return [`${node.operand.getText()}${node.operator === Kind.PlusPlusToken ? '--' : '++'}`];
  if (ts.isConditionalExpression(node))
    return [`(${node.condition.getText()}) ? (${node.whenFalse.getText()}) : (${node.whenTrue.getText()})`];
  if (node.kind === Kind.TrueKeyword) return ['false'];
  if (node.kind === Kind.FalseKeyword) return ['true'];
  if (ts.isCallExpression(node)) return ofCall(node);
  return [];
};

/** True if an expression is the `holds` of a demand. */
const isHolds = (node) =>
  ts.isPropertyAssignment(node.parent) && node.parent.initializer === node && node.parent.name.getText() === 'holds';

/** True if an expression is a fallback for a missing element, or part of one: `list[index] ?? 0`. */
const isFallback = (node) => {
  for (let inner = node; ts.isExpression(inner); inner = inner.parent) {
    const { parent } = inner;
    if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== Kind.QuestionQuestionToken) continue;
    if (parent.right === inner)
      return ts.isElementAccessExpression(parent.left) || /\.(get|at)\([^()]*\)$/.test(parent.left.getText());
  }
  return false;
};

/** True if an array literal is the target of an assignment. */
const isTarget = (node) =>
  ts.isArrayLiteralExpression(node) &&
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === Kind.EqualsToken;

/**
 * All mutants of a source: the position and the code of the line, whether it is in a fallback, the texts before and after, and whether a statement is
 * removed.
 *
 * @param {string} file
 * @param {string} code
 */
export const mutantsOf = (file, code) => {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const lines = code.split('\n');
  const found = [];
  const add = (node, after, kind) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const { line, character } = tree.getLineAndCharacterOfPosition(start);
    found.push({
      file,
      line: line + 1,
      column: character + 1,
      code: lines[line].trim(),
      isFallback: isFallback(node),
      start,
      end,
      before: code.slice(start, end),
      after,
      kind,
    });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || isTarget(node)) return;
    if (ts.isExpressionStatement(node)) add(node, '', 'statement');
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`, 'expression');
    if (ts.isExpression(node)) {
      if (isHolds(node)) add(node, '() => true', 'demand');
      for (const after of ofExpression(node)) add(node, after, 'expression');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The code for an inactive mutant, by kind. A demand's mutant counts as reached when the demand is checked, not when the list of demands is made. */
const asleep = {
  statement: (number, body) => `{if(!$isOn(${number})){${body}}}`,
  expression: (number, body, after) => `($isOn(${number})?(${after}):(${body}))`,
  demand: (number, body) => `((...$asked)=>$isOn(${number})||(${body})(...$asked))`,
};

/**
 * Inserts mutants into a source. Each is inactive until its number is selected.
 *
 * @param {string} code
 * @param {readonly { number: number, start: number, end: number, after: string, kind: string }[]} mutants
 */
export const instrumented = (code, mutants) => {
  // Innermost ranges last, because they are written into the outer ones.
  const sorted = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end);
  const between = (start, end, inside) => {
    let [text, from] = ['', start];
    for (let index = 0; index < inside.length; ) {
      const outer = inside[index];
      let next = index + 1;
      while (next < inside.length && inside[next].start < outer.end) next++;
      const here = inside.slice(index, next);
      const same = here.filter((one) => one.start === outer.start && one.end === outer.end);
      const deeper = here.filter((one) => !same.includes(one));
      let body = between(outer.start, outer.end, deeper);
      // Insert expressions first, so that removing a statement also removes them.
      for (const { number, after, kind } of same.sort((a, b) => a.kind.localeCompare(b.kind)))
        body = asleep[kind](number, body, after);
      text += code.slice(from, outer.start) + body;
      [from, index] = [outer.end, next];
    }
    return text + code.slice(from, end);
  };
  return `const $isOn = globalThis.$isOn;\n${between(0, code.length, sorted)}`;
};
