/**
 * Breaks the lines of a text for a terminal at blanks, so that the terminal does not break them inside words.
 *
 * @packageDocumentation
 */

import type { Io } from './io.js';

const escape = '\u001b';

/** The number of columns that a text takes. The codes of colours take none. */
export const plainLength = (text: string): number =>
  text.split(escape).reduce((sum, part, index) => sum + part.length - (index === 0 ? 0 : part.indexOf('m') + 1), 0);

/** A word of a line, and the blanks before it. */
interface SpacedWord {
  readonly blanks: string;
  readonly word: string;
}

/** The words of a line; each blank after the first one belongs to the word behind it. */
const spacedWords = (line: string): readonly SpacedWord[] =>
  line.split(' ').reduce<readonly SpacedWord[]>((found, word, index) => {
    const last = found.at(-1);
    const blanks = last?.word === '' ? last.blanks : '';
    const spaced = { blanks: index === 0 ? '' : `${blanks} `, word };
    return last?.word === '' ? [...found.slice(0, -1), spaced] : [...found, spaced];
  }, []);

/** True if a line must not be broken between two words: a number stays with what it counts, and a bracket with what it encloses. */
const belong = (word: string, next: string): boolean =>
  /^[([]$/.test(word) ||
  (/^[a-z]+$/.test(word) && /^\d[\d/]*$/.test(next)) ||
  (/^\d[\d/]*$/.test(word) && /^[A-Z]{1,2}$/.test(next));

/** The words of a line in groups that must not be broken. */
const groupsIn = (line: string): readonly SpacedWord[] =>
  spacedWords(line).reduce<readonly SpacedWord[]>((groups, { blanks, word }) => {
    const last = groups.at(-1);
    return last !== undefined && belong(last.word.slice(last.word.lastIndexOf(' ') + 1), word)
      ? [...groups.slice(0, -1), { ...last, word: `${last.word}${blanks}${word}` }]
      : [...groups, { blanks, word }];
  }, []);

/** The column at which the later lines of a long line begin: below the text if the line is a name and a text, otherwise two columns further in. */
const hangOf = (line: string, width: number): number => {
  const lead = line.length - line.trimStart().length;
  const gap = line.indexOf('  ', lead);
  const text = gap < 0 ? 0 : line.length - line.slice(gap).trimStart().length;
  return lead > 0 && text > 0 && text <= width / 2 ? text : Math.min(lead + 2, Math.floor(width / 2));
};

/** The length of a column: of the words from the given one up to the next gap. */
const columnLength = (groups: readonly SpacedWord[], from: number): number => {
  const end = groups.findIndex(({ blanks }, index) => index > from && blanks.length > 2);
  return groups
    .slice(from, end < 0 ? groups.length : end)
    .reduce((sum, { blanks, word }, index) => sum + (index === 0 ? 0 : blanks.length) + plainLength(word), 0);
};

const foldedLine = (line: string, width: number): string => {
  if (plainLength(line) <= width) return line;
  const hang = ' '.repeat(hangOf(line, width));
  const groups = groupsIn(line);
  return groups
    .reduce<readonly string[]>((lines, { blanks, word }, index) => {
      const last = lines.at(-1);
      if (last === undefined) return [blanks + word];
      const before = last + blanks;
      // A column that fits into a line is not broken.
      const column = blanks.length > 2 && before.length !== hang.length ? columnLength(groups, index) : 0;
      const added = hang.length + column <= width ? Math.max(column, plainLength(word)) : plainLength(word);
      return plainLength(before) + added <= width ? [...lines.slice(0, -1), before + word] : [...lines, hang + word];
    }, [])
    .join('\n');
};

/**
 * Breaks every line that is longer than the given width at blanks. The later lines are indented: below the text if the line is a name with a text
 * beside it, otherwise two columns further in than the line. Lines that fit, such as those of a board, are not changed.
 */
export const folded = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => foldedLine(line, width))
    .join('\n');

/** The same output, with lines that fit into the width of the terminal. */
export const foldedIo = (io: Io): Io => ({ ...io, out: (text) => io.out(folded(text, io.width)) });
