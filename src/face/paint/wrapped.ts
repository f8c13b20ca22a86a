/**
 * Breaks a text into lines.
 *
 * @packageDocumentation
 */

/** Breaks a text into lines of at most `most` characters, never after a number; the empty text has no lines. */
export const wrapped = (text: string, most: number): readonly string[] =>
  (text === '' ? [] : text.split(/(?<!\d) /)).reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length >= most
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
