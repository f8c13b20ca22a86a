/** TypeScript as a person writes it, made into the body of a function that says what each of its statements is worth. */
import { parse } from 'acorn';
import { transform } from 'sucrase';

/** The line of the text at an index, from 1. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** What the transformation writes by itself. */
const isOwn = /^(?:"use strict"|exports\.|Object\.defineProperty\(exports)/;

/** `console.log(…)` speaks for itself. */
const speaks = /^(?:await\s+)?console\./;

/**
 * The body of an async function of `require`, `exports`, `console` and `told`. A statement at the top that is only an expression is handed to
 * `told` with its line. Lines stay where they are, so that faults name the right ones.
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
