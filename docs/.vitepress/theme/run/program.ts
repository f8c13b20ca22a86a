/** Transforms TypeScript written by a person into the body of a function that reports the value of each statement. */
import { parse } from 'acorn';
import { transform } from 'sucrase';

/** The line number at an index in the text, from 1. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Names that the transformation adds. */
const isOwn = /^(?:"use strict"|exports\.|Object\.defineProperty\(exports)/;

/** `console.log(…)` already prints its value. */
const speaks = /^(?:await\s+)?console\./;

/**
 * The body of an async function with the parameters `require`, `exports`, `console` and `told`. A top-level statement that is only an expression is
 * passed to `told` with its line number. Line numbers do not change, so errors point to the right lines.
 */
export const programOf = (code: string): string => {
  const { code: plain } = transform(code, {
    transforms: ['typescript', 'imports'],
    production: true,
    preserveDynamicImport: false,
  });
  const { body } = parse(plain, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
  return body.reduceRight((text, statement) => {
    if (statement.type !== 'ExpressionStatement') return text;
    const { start, end } = statement.expression;
    const written = plain.slice(start, end);
    if (isOwn.test(written) || speaks.test(written) || statement.expression.type === 'AssignmentExpression')
      return text;
    return `${text.slice(0, start)}told(${lineAt(plain, start)}, (${written}))${text.slice(end)}`;
  }, plain);
};
