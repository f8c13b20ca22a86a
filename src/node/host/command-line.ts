/**
 * Splits a command line into words, for running a program without a shell.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';

/** Matches one word, which consists of plain characters, escaped characters and quoted parts. */
const word = /(?:[^\s"'\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g;

const part = /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g;

/** Removes quotes and backslashes from a word, whose parts may be plain, escaped, or in single or double quotes. */
const plain = (text: string): string =>
  text.replaceAll(
    part,
    (_, escaped: string | undefined, single: string | undefined, double: string) =>
      escaped ?? single ?? double.replaceAll(/\\(.)/g, '$1'),
  );

/**
 * Splits a command line into words, at blanks that are neither quoted nor escaped. Quotes and backslashes have the same meaning as in a shell; no
 * other characters are special.
 */
export const wordsOf = (text: string): Either<Fault, readonly [string, ...string[]]> => {
  const words = [...text.matchAll(word)].map(([one]) => plain(one));
  const rest = text.replaceAll(word, '').trim();
  const [first, ...others] = words;
  if (rest !== '') return left(fault(['cmd'], 'a quote is not closed'));
  return first === undefined || first === '' ? left(fault(['cmd'], 'no program is named')) : right([first, ...others]);
};

/**
 * The words of a command line that is still being typed. The last, unfinished word may contain an unclosed quote; it is empty if the line ends with a
 * space.
 */
export const splitWords = (line: string): readonly string[] => {
  const closed = [...line.matchAll(word)];
  const last = closed.at(-1);
  const rest = last === undefined ? line : line.slice(last.index + last[0].length);
  const words = closed.map(([one]) => plain(one));
  if (rest === '') return words;
  return [...words, rest.trimStart().replace(/^["']/, '')];
};
