/**
 * Splits a command line into words, for running a program without a shell.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';

/** Matches one word, which consists of plain characters, escaped characters and quoted parts. */
const word = /(?:[^\s"'\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g;

/** The same on Windows, where a backslash is an ordinary character unless it stands before a double quote. */
const windowsWord = /(?:[^\s"'\\]|\\"|\\(?!")|'[^']*'|"(?:[^"\\]|\\"|\\(?!"))*")+/g;

const windowsPart = /\\(")|'([^']*)'|"((?:[^"\\]|\\"|\\(?!"))*)"/g;

const part = /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g;

/** Removes quotes and backslashes from a word, whose parts may be plain, escaped, or in single or double quotes. */
const plain = (text: string): string =>
  text.replaceAll(
    part,
    (_, escaped: string | undefined, single: string | undefined, double: string) =>
      escaped ?? single ?? double.replaceAll(/\\(.)/g, '$1'),
  );

const windowsPlain = (text: string): string =>
  text.replaceAll(
    windowsPart,
    (_, escaped: string | undefined, single: string | undefined, double: string) =>
      escaped ?? single ?? double.replaceAll('\\"', '"'),
  );

/** The words of a command line, and what belongs to no word: blanks, and an open quote. */
interface SplitLine {
  readonly words: readonly string[];
  readonly rest: string;
}

const split = (text: string): SplitLine => ({
  words: [...text.matchAll(word)].map(([one]) => plain(one)),
  rest: text.replaceAll(word, ''),
});

const splitOnWindows = (text: string): SplitLine => ({
  words: [...text.matchAll(windowsWord)].map(([one]) => windowsPlain(one)),
  rest: text.replaceAll(windowsWord, ''),
});

/**
 * Splits a command line into words, at blanks that are neither quoted nor escaped. Quotes and backslashes have the same meaning as in a shell; no
 * other characters are special. On Windows, where backslashes separate the parts of a path, a backslash has a meaning only before a double quote.
 */
export const wordsOf = (
  text: string,
  platform: string = process.platform,
): Either<Fault, readonly [string, ...string[]]> => {
  const { words, rest } = platform === 'win32' ? splitOnWindows(text) : split(text);
  const [first, ...others] = words;
  if (rest.trim() !== '') return left(fault(['cmd'], 'a quote is not closed'));
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
