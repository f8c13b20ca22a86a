/**
 * Suggests a known name in place of an unknown one that somebody has probably mistyped.
 *
 * @packageDocumentation
 */

/** The greatest length of a word that can be taken for a mistyped name. */
const longest = 40;

/** The distance between two words: how many letters must be changed, left out, added, or swapped with a neighbour. */
const distance = (a: string, b: string): number => {
  let [before, row]: [readonly number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(change, row[j]! + 1, next[j - 1]! + 1, isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY),
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
};

/** Returns, for instance, `; did you mean greedy?` if a known name is close to the word, and otherwise an empty text. */
export const suggestion = (word: string, names: readonly string[]): string => {
  if (word.length > longest) return '';
  const near = names
    .map((name) => ({ name, far: name.startsWith(word) && word.length > 1 ? 0.5 : distance(word, name) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.min(3, name.length * 0.4)))
    .sort((a, b) => a.far - b.far);
  return near[0] === undefined ? '' : `; did you mean ${near[0].name}?`;
};
